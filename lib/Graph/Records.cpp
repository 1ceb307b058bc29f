//===- Records.cpp - Tensors and operators as records ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Records.h"
#include <algorithm>
#include <boost/container_hash/hash.hpp>
#include <charconv>

namespace planner {
namespace {

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The end of the number that begins there; `at` itself if none does. What has
/// leading zeros is none, nor what is too long.
size_t endOfNumber(std::string_view text, size_t at) {
  constexpr size_t kMostDigits = 15;
  size_t end = at;
  while (end < text.size() && isDigit(text[end]))
    ++end;
  const bool isNumber =
      end > at && end - at <= kMostDigits && (text[at] != '0' || end - at == 1);
  return isNumber ? end : at;
}

/// Calls other(part) for what is no number, and number(value) for what is.
template <typename Other, typename Number>
void splitText(std::string_view text, Other &&other, Number &&number) {
  size_t begin = 0;
  for (size_t at = 0; at < text.size();) {
    const size_t end = endOfNumber(text, at);
    if (end == at) {
      // Not in the midst of digits.
      do
        ++at;
      while (at < text.size() && isDigit(text[at - 1]) && isDigit(text[at]));
      continue;
    }
    other(text.substr(begin, at - begin));
    int64_t value = 0;
    std::from_chars(text.data() + at, text.data() + end, value);
    number(value);
    begin = at = end;
  }
  other(text.substr(begin));
}

/// Adds the numbers of a record.
class NumberReader {
public:
  explicit NumberReader(Records &r) : records(r) {}
  void operator()(uint32_t id) {
    records.numbers.push_back(id == kNone ? -1 : int64_t(id));
  }
  void operator()(int32_t value) { records.numbers.push_back(value); }
  void operator()(std::string_view text) {
    splitText(
        text, [](std::string_view) {},
        [&](int64_t value) { records.numbers.push_back(value); });
  }
  void location(std::string_view text) { (*this)(withoutColumn(text)); }

private:
  Records &records;
};

/// Sets them, in the same order.
class NumberWriter {
public:
  explicit NumberWriter(std::span<const int64_t> n) : numbers(n) {}
  void operator()(uint32_t &id) {
    const int64_t value = take();
    id = value < 0 ? kNone : static_cast<uint32_t>(value);
  }
  void operator()(int32_t &value) { value = static_cast<int32_t>(take()); }
  void operator()(std::string &text) {
    std::string changed;
    changed.reserve(text.size() + 2);
    splitText(
        text, [&](std::string_view part) { changed += part; },
        [&](int64_t) { changed += std::to_string(take()); });
    text = std::move(changed);
  }
  void location(std::string &text) {
    std::string place(withoutColumn(text));
    text.erase(0, place.size());
    (*this)(place);
    text.insert(0, place);
  }

private:
  std::span<const int64_t> numbers;
  size_t next = 0;

  int64_t take() { return numbers[next++]; }
};

/// Of a tensor or a constant one.
template <typename Own, typename Visit>
void visitTensor(Own &tensor, Visit &&visit) {
  visit(tensor.producer);
  visit(tensor.updatedTo);
  visit(tensor.argument);
  visit(tensor.origin);
  for (auto &output : tensor.outputs)
    visit(output);
  visit(tensor.name);
}

/// Of a constant rule or of its own.
template <typename Rule, typename Visit>
void visitRule(Rule &rule, Visit &&visit) {
  for (auto &factor : rule.factors)
    visit(factor.dimClass);
}

template <typename Own, typename Visit> void visitOp(Own &op, Visit &&visit) {
  if (!takesMany(op))
    for (auto &operand : op.operands)
      visit(operand);
  for (auto &result : op.results)
    visit(result);
  visit(op.adjointOf);
  visit(op.recomputes);
  visit(op.alike);
  visit(op.tiedTo);
  visit(op.origin);
  for (auto &value : op.inner)
    visit(value.origin);
  if constexpr (std::is_const_v<Own>)
    visitRule(*op.rule, visit);
  else
    visitRule(op.rule.edit(), visit);
  visit.location(op.location);
}

template <typename Own, typename Visit>
void visitClass(Own &dimClass, Visit &&visit) {
  for (auto &part : dimClass.parts)
    visit(part);
  visit(dimClass.name);
}

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

class Kind {
public:
  template <typename T> void add(const T &value) {
    if constexpr (std::is_enum_v<T>)
      boost::hash_combine(seed, static_cast<int>(value));
    else
      boost::hash_combine(seed, value);
  }
  template <typename List> void addList(const List &list) {
    add(list.size());
    for (const auto &item : list)
      add(item);
  }
  void addText(std::string_view text) {
    size_t numbers = 0;
    splitText(
        text, [&](std::string_view part) { add(part); },
        [&](int64_t) { ++numbers; });
    add(numbers);
  }
  void addMap(const TensorMap &map) {
    add(map.size());
    for (const DimFactors &factors : map)
      addList(factors);
  }
  void addWork(const Work &work) {
    add(work.matmulFlops);
    add(work.vectorFlops);
  }
  void addFactor(const Factor &factor) {
    add(factor.size);
    add(factor.kind);
    add(factor.reduce);
    add(factor.haloLow);
    add(factor.haloHigh);
    add(factor.name);
  }
  void addMember(const Member &member) {
    add(member.mnemonic);
    addWork(member.work);
    addList(member.factors);
    addList(member.internalReduction);
    addList(member.resultFactors);
    add(member.dtype);
    add(member.reduce);
    add(member.round);
  }

  size_t seed = 0;
};

/// What is in lists of their own where there are many operands.
void addTaken(const Op &op, Kind &kind) {
  kind.add(op.operands.size());
  for (const TensorMap &map : op.rule->operands)
    kind.addMap(map);
  kind.add(op.rule->linear.size());
  for (const ByteList &set : op.rule->linear)
    kind.addList(set);
  kind.addWork(op.work);
  kind.addList(op.operandTouched);
  kind.add(op.members.size());
  for (const Member &member : op.members)
    kind.addMember(member);
  kind.add(op.memberWork.size());
  for (const Work &work : op.memberWork)
    kind.addWork(work);
}

void addAttention(const AttentionInfo &attention, Kind &kind) {
  kind.add(attention.density);
  kind.add(attention.causal);
  kind.add(attention.masked);
  kind.add(attention.queryGroups);
  kind.add(attention.dropout);
  kind.add(attention.form);
}

size_t kindOf(const Op &op) {
  Kind kind;
  kind.add(op.kind);
  kind.add(op.mnemonic);
  kind.add(op.loop);
  kind.add(op.phase);
  kind.add(op.isRecomputed);
  kind.add(op.alwaysRuns);
  kind.add(op.axis);
  kind.add(op.rule->factors.size());
  for (const Factor &factor : op.rule->factors)
    kind.addFactor(factor);
  kind.add(op.results.size());
  for (const TensorMap &map : op.rule->results)
    kind.addMap(map);
  kind.addList(op.resultTouched);
  kind.add(op.attention.has_value());
  if (op.attention)
    addAttention(*op.attention, kind);
  kind.add(op.inner.size());
  for (const InnerValue &value : op.inner) {
    kind.add(value.operand);
    kind.addMap(value.map);
  }
  kind.add(takesMany(op));
  if (!takesMany(op))
    addTaken(op, kind);
  kind.addText(withoutColumn(op.location));
  return kind.seed;
}

size_t kindOf(const Tensor &tensor) {
  Kind kind;
  kind.addList(tensor.shape);
  kind.add(tensor.dtype);
  kind.add(tensor.role);
  kind.add(tensor.resultIndex);
  kind.add(tensor.isDonated);
  kind.add(tensor.splat.has_value());
  kind.add(tensor.splat.value_or(0));
  kind.add(tensor.roleAttribute);
  kind.add(tensor.outputs.size());
  kind.addText(tensor.name);
  return kind.seed;
}

} // namespace

std::string_view withoutColumn(std::string_view location) {
  constexpr std::string_view kDigits = "0123456789";
  // What ends with two numbers is in a file.
  const size_t column = location.find_last_not_of(kDigits);
  if (column == std::string_view::npos || location[column] != ':')
    return location;
  const size_t line = location.find_last_not_of(kDigits, column - 1);
  const bool isInFile = column > 0 && line != std::string_view::npos &&
                        location[line] == ':' && line + 1 < column;
  return isInFile ? location.substr(0, column) : location;
}

bool takesMany(const Op &op) {
  // Of every layer something, and there are a few of them (Preparation.cpp).
  constexpr size_t kMany = 5;
  return op.operands.size() >= kMany &&
         std::all_of(op.rule->operands.begin(), op.rule->operands.end(),
                     [](const TensorMap &map) { return map.empty(); });
}

void addRecord(const Tensor &tensor, Records &records) {
  visitTensor(tensor, NumberReader(records));
  records.finish(kindOf(tensor));
}

void addRecord(const Op &op, OpId foldedInto, Records &records) {
  visitOp(op, NumberReader(records));
  records.numbers.push_back(foldedInto);
  records.finish(kindOf(op));
}

void addRecord(const DimClass &dimClass, Records &records) {
  visitClass(dimClass, NumberReader(records));
  Kind kind;
  kind.add(dimClass.kind);
  kind.add(dimClass.size);
  kind.add(dimClass.parts.size());
  kind.addText(dimClass.name);
  records.finish(kind.seed);
}

void addOperands(const Op &op, Records &records) {
  for (size_t i = 0; i < op.operands.size(); ++i) {
    Kind kind;
    kind.addMap(op.rule->operands[i]);
    kind.add(op.operandTouched.empty() ? -1 : op.operandTouched[i]);
    records.numbers.push_back(op.operands[i]);
    records.finish(kind.seed);
  }
}

void addMembers(const Op &op, Records &records) {
  for (size_t i = 0; i < op.members.size(); ++i) {
    Kind kind;
    kind.addMember(op.members[i]);
    kind.add(op.memberWork.empty());
    kind.addWork(workOf(op, i));
    records.finish(kind.seed);
  }
}

void setNumbers(Tensor &tensor, std::span<const int64_t> numbers) {
  visitTensor(tensor, NumberWriter(numbers));
}

void setNumbers(Op &op, std::span<const int64_t> numbers) {
  visitOp(op, NumberWriter(numbers));
}

void setNumbers(DimClass &dimClass, std::span<const int64_t> numbers) {
  visitClass(dimClass, NumberWriter(numbers));
}

} // namespace planner
