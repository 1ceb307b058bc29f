//===- Entry.cpp - The entry function and its arguments' sizes ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Entry.h"
#include "Importer.h"
#include "mlir/IR/BuiltinTypes.h"
#include <charconv>

using namespace mlir;

namespace planner {

//===----------------------------------------------------------------------===//
// The entry function
//===----------------------------------------------------------------------===//

static std::string listNames(llvm::ArrayRef<func::FuncOp> functions) {
  std::string text;
  for (func::FuncOp function : functions)
    text += (text.empty() ? "@" : ", @") + function.getSymName().str();
  return text;
}

Expected<func::FuncOp> selectEntry(ModuleOp module, llvm::StringRef wanted) {
  llvm::SmallVector<func::FuncOp> all, candidates;
  for (func::FuncOp function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    all.push_back(function);
    if (function.isPublic())
      candidates.push_back(function);
  }
  const std::string place = locationText(module.getLoc());
  if (all.empty())
    return makeError(module.getBody()->empty()
                         ? "the module is empty"
                         : "the module has no function with a body",
                     place,
                     "export the model with one public function, as "
                     "jax.jit(f).lower(...).as_text() does");
  if (!wanted.empty()) {
    wanted = wanted.ltrim('@');
    for (func::FuncOp function : all)
      if (function.getSymName() == wanted)
        return function;
    return makeError("no function @" + wanted.str() +
                         " in the module; it has " + listNames(all),
                     place);
  }
  for (func::FuncOp function : candidates)
    if (function.getSymName() == "main")
      return function;
  if (candidates.size() == 1)
    return candidates.front();
  if (candidates.empty() && all.size() == 1)
    return all.front();
  if (candidates.empty())
    return makeError("no entry function: all of the module's functions are "
                     "private: " +
                         listNames(all),
                     place, "choose one with --entry NAME, or make it public");
  return makeError("several entry functions: " + listNames(candidates) +
                       "; expected one, or one called @main",
                   place, "choose one with --entry NAME");
}

//===----------------------------------------------------------------------===//
// Sizes of dynamic dimensions
//===----------------------------------------------------------------------===//

std::string argumentName(func::FuncOp entry, unsigned number) {
  llvm::StringRef name = locationName(entry.getArgument(number).getLoc());
  for (llvm::StringRef key : {"jax.arg_info", "planner.name"})
    if (auto text = entry.getArgAttrOfType<StringAttr>(number, key))
      name = text.strref();
  return name.empty() ? "arg" + std::to_string(number) : name.str();
}

std::optional<std::pair<std::string, int64_t>>
parseBinding(std::string_view text) {
  const size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0)
    return std::nullopt;
  int64_t value = 0;
  const char *end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data() + equals + 1, end, value);
  if (parsed.ec != std::errc() || parsed.ptr != end || value <= 0)
    return std::nullopt;
  return std::pair{std::string(text.substr(0, equals)), value};
}

namespace {

/// Remembers which bindings were of use.
class Binder {
public:
  explicit Binder(llvm::ArrayRef<std::pair<std::string, int64_t>> given)
      : bindings(given), isUsed(given.size()) {}

  void bind(ArgumentShape &argument, size_t number);
  /// A plain name may stand for the only dynamic dimension of the module.
  bool bindOnly(int64_t &size);
  Expected<void> check() const;

private:
  llvm::ArrayRef<std::pair<std::string, int64_t>> bindings;
  std::vector<bool> isUsed;
};

} // namespace

void Binder::bind(ArgumentShape &argument, size_t number) {
  Shape &shape = argument.shape;
  const auto dynamicDims = llvm::count_if(shape, ShapedType::isDynamic);
  if (dynamicDims == 0)
    return;
  const std::string byNumber = std::to_string(number);
  const std::string byDefaultName = "arg" + byNumber;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (!ShapedType::isDynamic(shape[dim]))
      continue;
    const std::string suffix = "." + std::to_string(dim);
    for (size_t i = 0; i < bindings.size(); ++i) {
      const auto &[key, size] = bindings[i];
      bool matches = key == "*";
      for (const std::string *candidate :
           std::initializer_list<const std::string *>{&argument.name, &byNumber,
                                                      &byDefaultName}) {
        matches |= key == *candidate + suffix;
        matches |= dynamicDims == 1 && key == *candidate;
      }
      if (!matches)
        continue;
      isUsed[i] = true;
      shape[dim] = size;
    }
  }
}

bool Binder::bindOnly(int64_t &size) {
  for (size_t i = 0; i < bindings.size(); ++i) {
    if (isUsed[i] || bindings[i].first.find('.') != std::string::npos)
      continue;
    isUsed[i] = true;
    size = bindings[i].second;
    return true;
  }
  return false;
}

Expected<void> Binder::check() const {
  for (size_t i = 0; i < bindings.size(); ++i) {
    const auto &[key, size] = bindings[i];
    const std::string text = "--bind " + key + "=" + std::to_string(size);
    if (size < 0)
      return makeError(text + ": expected a size of 0 or more");
    if (!isUsed[i])
      return makeError(
          text + " names no dynamic dimension of the entry function", {},
          "a name is ARGUMENT.DIMENSION, as in --bind tokens.0=8 or "
          "--bind arg3.0=8");
  }
  return {};
}

Expected<void>
bindDims(llvm::MutableArrayRef<ArgumentShape> arguments,
         llvm::ArrayRef<std::pair<std::string, int64_t>> bindings,
         Location entry) {
  Binder binder(bindings);
  std::vector<std::string> unbound;
  int64_t *last = nullptr;
  for (size_t number = 0; number < arguments.size(); ++number) {
    ArgumentShape &argument = arguments[number];
    binder.bind(argument, number);
    for (size_t dim = 0; dim < argument.shape.size(); ++dim)
      if (ShapedType::isDynamic(argument.shape[dim])) {
        unbound.push_back(argument.name + "." + std::to_string(dim));
        last = &argument.shape[dim];
      }
  }
  if (unbound.empty() || (unbound.size() == 1 && binder.bindOnly(*last)))
    return binder.check();
  std::string list;
  for (size_t i = 0; i < unbound.size() && i < 8; ++i)
    list += (i ? ", " : "") + unbound[i];
  if (unbound.size() > 8)
    list += ", ...";
  return makeError("dynamic dimensions without a size: " + list +
                       " (argument.dimension); expected static shapes",
                   locationText(entry),
                   "give each a size, as in --bind " + unbound.front() +
                       "=8, or --bind '*=8' for all");
}

} // namespace planner
