//===- IopddlProof.cpp - Proofs as JSON -----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "IopddlProof.h"
#include <algorithm>
#include <nlohmann/json.hpp>

using namespace planner;
using namespace planner::solver;
using nlohmann::json;

using Kind = ProofStep::Kind;

static constexpr std::pair<Kind, const char *> kNames[] = {
    {Kind::ArcConsistency, "arc_consistency"},
    {Kind::SumParallel, "sum_parallel"},
    {Kind::MergeBijections, "merge_bijections"},
    {Kind::FoldSeparable, "fold_separable"},
    {Kind::TakeCommonUsage, "take_common_usage"},
    {Kind::FilterByCapacity, "filter_by_capacity"},
    {Kind::CompressTimes, "compress_times"},
    {Kind::Dominated, "dominated"},
    {Kind::Eliminate, "eliminate"},
    {Kind::Fix, "fix"},
    {Kind::Cover, "cover"},
    {Kind::SolveComponents, "solve_components"},
    {Kind::Bound, "bound"},
    {Kind::Enumerate, "enumerate"},
    {Kind::Infeasible, "infeasible"},
    {Kind::Split, "split"},
};

static bool hasList(Kind kind) {
  return kind == Kind::CompressTimes || kind == Kind::Dominated ||
         kind == Kind::Eliminate || kind == Kind::Cover ||
         kind == Kind::SolveComponents || kind == Kind::Split;
}
static bool hasGap(Kind kind) {
  return kind == Kind::Fix || kind == Kind::SolveComponents;
}
static bool hasDual(Kind kind) {
  return kind == Kind::Fix || kind == Kind::Bound || kind == Kind::Enumerate;
}

template <typename Number>
static void appendList(std::string &text, const std::vector<Number> &list) {
  text += '[';
  for (size_t i = 0; i < list.size(); ++i) {
    if (i > 0)
      text += ',';
    text += std::to_string(list[i]);
  }
  text += ']';
}

static void appendDual(std::string &text, const IopddlProblem &read,
                       const ProofDual &dual) {
  text += "{\"shift\":" + std::to_string(dual.shift) +
          ",\"price_shift\":" + std::to_string(dual.priceShift) +
          ",\"prices\":[";
  // Covers have numbers after the problem's times.
  const uint32_t times = uint32_t(read.times.size());
  std::string covers;
  size_t listed = 0;
  for (const auto &[time, price] : dual.prices) {
    std::string &list = time < times ? text : covers;
    if (time < times ? listed++ > 0 : !covers.empty())
      list += ',';
    appendList(list,
               std::vector<int64_t>{
                   time < times ? read.times[time] : time - times, price});
  }
  if (!covers.empty())
    text += "],\"cover_prices\":[" + covers;
  text += "],\"messages\":";
  appendList(text, dual.messages);
  text += '}';
}

std::string solver::proofText(const IopddlProblem &read, const Proof &proof) {
  if (proof.steps.empty())
    return "null";
  std::string text =
      "{\"claim\": " + std::to_string(proof.claim) + ", \"steps\": [";
  for (size_t i = 0; i < proof.steps.size(); ++i) {
    const ProofStep &step = proof.steps[i];
    text += i > 0 ? ",\n    [\"" : "\n    [\"";
    for (const auto &[kind, name] : kNames)
      if (kind == step.kind)
        text += name;
    text += '"';
    if (hasList(step.kind)) {
      text += ',';
      appendList(text, step.list);
    }
    if (hasGap(step.kind))
      text += ',' + std::to_string(step.gap);
    if (hasDual(step.kind)) {
      text += ',';
      if (step.dual)
        appendDual(text, read, *step.dual);
      else
        text += "null";
    }
    text += ']';
  }
  return text + "]}";
}

namespace {

template <typename Integer>
bool readList(const json &list, std::vector<Integer> &values) {
  if (!list.is_array())
    return false;
  values.reserve(list.size());
  for (const json &item : list) {
    if (!item.is_number_integer())
      return false;
    // What is unsigned is not negative; anything else fits into 64 bits.
    if (item.is_number_unsigned()
            ? item.get<uint64_t>() >
                  uint64_t(std::numeric_limits<Integer>::max())
            : item.get<int64_t>() <
                  int64_t(std::numeric_limits<Integer>::min()))
      return false;
    values.push_back(item.get<Integer>());
  }
  return true;
}

bool readNumber(const json &object, const char *key, unsigned &value) {
  auto at = object.find(key);
  if (at == object.end() || !at->is_number_unsigned() ||
      at->get<uint64_t>() > 127)
    return false;
  value = at->get<unsigned>();
  return true;
}

bool readDual(const IopddlProblem &read, const json &text, ProofDual &dual) {
  if (!text.is_object() || !readNumber(text, "shift", dual.shift) ||
      !readNumber(text, "price_shift", dual.priceShift))
    return false;
  auto prices = text.find("prices"), messages = text.find("messages");
  if (prices == text.end() || !prices->is_array() || messages == text.end())
    return false;
  for (const json &item : *prices) {
    std::vector<int64_t> both;
    if (!readList(item, both) || both.size() != 2)
      return false;
    auto at = std::lower_bound(read.times.begin(), read.times.end(), both[0]);
    if (at == read.times.end() || *at != both[0])
      return false;
    dual.prices.push_back({uint32_t(at - read.times.begin()), both[1]});
  }
  const json covers = text.value("cover_prices", json::array());
  if (!covers.is_array())
    return false;
  for (const json &item : covers) {
    std::vector<int64_t> both;
    constexpr int64_t kMostCovers = int64_t(1) << 30;
    if (!readList(item, both) || both.size() != 2 || both[0] < 0 ||
        both[0] > kMostCovers)
      return false;
    dual.prices.push_back(
        {uint32_t(read.times.size()) + uint32_t(both[0]), both[1]});
  }
  return readList(*messages, dual.messages);
}

/// Takes what it has read out of the text: both at once would be too much.
bool readStep(const IopddlProblem &read, json &text, ProofStep &step) {
  if (!text.is_array() || text.empty() || !text[0].is_string())
    return false;
  auto name =
      std::find_if(std::begin(kNames), std::end(kNames),
                   [&](const auto &known) { return text[0] == known.second; });
  if (name == std::end(kNames))
    return false;
  step.kind = name->first;
  size_t at = 1;
  if (hasList(step.kind)) {
    if (at >= text.size() || !readList(text[at], step.list))
      return false;
    ++at;
  }
  if (hasGap(step.kind)) {
    if (at >= text.size() || !text[at].is_number_integer())
      return false;
    step.gap = text[at++].get<int64_t>();
  }
  if (hasDual(step.kind)) {
    if (at >= text.size())
      return false;
    if (!text[at].is_null()) {
      auto dual = std::make_shared<ProofDual>();
      if (!readDual(read, text[at], *dual))
        return false;
      text[at] = nullptr;
      step.dual = std::move(dual);
    }
    ++at;
  }
  return at == text.size();
}

} // namespace

std::optional<Proof> solver::readProof(const IopddlProblem &read, json text) {
  Proof proof;
  if (!text.is_object())
    return std::nullopt;
  auto claim = text.find("claim"), steps = text.find("steps");
  if (claim == text.end() || !claim->is_number_integer() ||
      steps == text.end() || !steps->is_array())
    return std::nullopt;
  proof.claim = claim->get<int64_t>();
  for (json &step : *steps) {
    proof.steps.emplace_back();
    if (!readStep(read, step, proof.steps.back()))
      return std::nullopt;
  }
  return proof;
}
