//===- Jax.cpp - A plan as a Python file for JAX --------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Export/Jax.h"
#include "JaxRuntime.h"
#include "Pins.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace planner {

/// Escapes of everything but printable ASCII. Bytes that are no UTF-8 become
/// the replacement character.
std::string pythonString(std::string_view text) {
  std::string out = "\"";
  llvm::raw_string_ostream os(out);
  const auto *at = reinterpret_cast<const llvm::UTF8 *>(text.data());
  const llvm::UTF8 *end = at + text.size();
  while (at != end) {
    llvm::UTF32 code = 0xFFFD;
    const llvm::UTF8 *start = at;
    if (llvm::convertUTF8Sequence(&at, end, &code, llvm::strictConversion) !=
        llvm::conversionOK) {
      code = 0xFFFD;
      at = start + 1;
    }
    if (code == '"' || code == '\\')
      os << '\\' << static_cast<char>(code);
    else if (code == '\n')
      os << "\\n";
    else if (code >= 0x20 && code < 0x7F)
      os << static_cast<char>(code);
    else if (code <= 0xFF)
      os << llvm::format("\\x%02x", code);
    else if (code <= 0xFFFF)
      os << llvm::format("\\u%04x", code);
    else
      os << llvm::format("\\U%08x", code);
  }
  os << '"';
  return out;
}

namespace {

/// What numpy and JAX call an element type; empty if they have no such type.
std::string pythonDType(DType type) {
  const std::string_view text = name(type);
  switch (type) {
  case DType::BF16:
    return "bfloat16";
  case DType::I1:
    return "bool";
  case DType::C64:
    return "complex64";
  case DType::C128:
    return "complex128";
  case DType::Other:
    return "";
  default:
    break;
  }
  if (isInteger(type))
    return (text[0] == 'u' ? "uint" : "int") +
           std::string(text.substr(text.find_first_of("0123456789")));
  // f32 is float32, f8E4M3FN is float8_e4m3fn.
  const size_t end = std::min(text.find('E'), text.size());
  std::string result = "float" + std::string(text.substr(1, end - 1));
  if (end < text.size())
    result += "_" + llvm::StringRef(text.substr(end)).lower();
  return result;
}

template <typename List> std::string tupleOf(const List &sizes) {
  std::string text = "(";
  for (size_t i = 0; i < sizes.size(); ++i)
    text += (i ? ", " : "") + std::to_string(sizes[i]);
  return text + (sizes.size() == 1 ? ",)" : ")");
}

/// The user's name of an argument, as JAX writes it; empty if it has none.
llvm::StringRef argumentName(func::FuncOp entry, unsigned number) {
  for (llvm::StringRef key : {"jax.arg_info", "planner.name"})
    if (auto text = entry.getArgAttrOfType<StringAttr>(number, key))
      return text.strref();
  return locationName(entry.getArgument(number).getLoc());
}

class JaxWriter {
public:
  JaxWriter(const TracedModel &tracedModel, const Plan &plan)
      : model(tracedModel), entry(tracedModel.entry),
        stage(plan.stages.front()), pins(tracedModel, plan.stages.front()),
        os(text) {}

  ExportedText run() {
    writeHead();
    writeInputs();
    writeOutputs();
    writeConstraints();
    os << llvm::StringRef(kJaxRuntime);
    pins.surprises["only arguments and results are pinned; for the plan's "
                   "layouts inside, use --to sdy or the file's CONSTRAINTS"] =
        0;
    return {text, pins.warnings()};
  }

private:
  const TracedModel &model;
  func::FuncOp entry;
  const Stage &stage;
  Pins pins;
  std::string text;
  llvm::raw_string_ostream os;

  std::string spec(const TensorSharding &layout) {
    std::string result = "P(";
    size_t last = layout.dims.size();
    while (last > 0 && layout.dims[last - 1].empty())
      --last;
    for (size_t d = 0; d < last; ++d) {
      const auto &axes = layout.dims[d];
      if (d)
        result += ", ";
      if (axes.empty())
        result += "None";
      if (axes.size() == 1)
        result += pythonString(stage.mesh.axes[axes[0]].name);
      if (axes.size() < 2)
        continue;
      result += "(";
      for (size_t i = 0; i < axes.size(); ++i)
        result += (i ? ", " : "") + pythonString(stage.mesh.axes[axes[i]].name);
      result += ")";
    }
    return result + ")";
  }

  void writeHead() {
    // Nothing of the model's may end the string.
    os << "\"\"\"Where a plan for " << stage.mesh.devices()
       << " devices has the arguments and results of a function.\n\n"
          "    mesh = make_mesh()\n"
          "    step = apply(function, mesh)  # jitted\n"
          "    results = step(*arguments)\n\"\"\"\n\n"
          "import ast\nimport functools\nimport inspect\nimport math\n"
          "import re\n\nimport jax\nimport numpy as np\n"
          "from jax.sharding import Mesh, NamedSharding, PartitionSpec as P\n"
          "\n# The model that was planned.\nMODEL = "
       << pythonString(model.graph.name)
       << "\n\n# Axes, outermost first.\nMESH = (\n";
    for (const MeshAxis &axis : stage.mesh.axes)
      os << "    (" << pythonString(axis.name) << ", " << axis.size << "),\n";
    if (stage.mesh.axes.empty())
      os << "    (\"device\", 1),\n";
    os << ")\n";
  }

  TensorSharding layoutOf(Value value) {
    auto it = pins.values.find(value);
    if (it != pins.values.end())
      return it->second;
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return replicated(type ? static_cast<size_t>(type.getRank()) : 0);
  }

  void writeInputs() {
    os << "\n# The compiled function's arguments: path in the Python arguments "
          "(empty if unknown),\n# shape, element type, donated, layout.\n"
          "INPUTS = (\n";
    for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
      const BlockArgument argument = entry.getArgument(i);
      const bool donated = entry.getArgAttr(i, "tf.aliasing_output") ||
                           entry.getArgAttr(i, "jax.buffer_donor");
      // Further arguments of the graph are constants of the module.
      const Tensor &tensor = model.graph.tensors[model.graph.arguments[i]];
      os << "    (" << pythonString(argumentName(entry, i)) << ", "
         << tupleOf(tensor.shape) << ", \"" << pythonDType(tensor.dtype)
         << "\", " << (donated ? "True" : "False") << ", "
         << spec(pins.even(layoutOf(argument), argument.getType())) << "),\n";
    }
    os << ")\n";
  }

  void writeOutputs() {
    os << "\n# Its results: path, shape, element type, layout.\nOUTPUTS = (\n";
    for (unsigned i = 0; i < entry.getNumResults(); ++i) {
      const Tensor &tensor = model.graph.tensors[model.graph.results[i]];
      auto info = entry.getResultAttrOfType<StringAttr>(i, "jax.result_info");
      std::string path = info ? info.str() : std::string();
      // One result has no path; several without paths are a tuple.
      if (path.empty() && entry.getNumResults() > 1)
        path = "result[" + std::to_string(i) + "]";
      os << "    (" << pythonString(path) << ", " << tupleOf(tensor.shape)
         << ", \"" << pythonDType(tensor.dtype) << "\", "
         << spec(pins.even(pins.results[i], entry.getResultTypes()[i]))
         << "),\n";
    }
    os << ")\n";
  }

  /// Where a user would write jax.lax.with_sharding_constraint: what the large
  /// operations make, and where layouts change. Equal lines are counted.
  void writeConstraints() {
    llvm::StringMap<size_t> counts;
    std::vector<std::string> lines;
    auto add = [&](Operation *op, Value value, const TensorSharding &layout,
                   llvm::StringRef what) {
      auto type = dyn_cast<RankedTensorType>(value.getType());
      // Partial sums are the compiler's.
      if (!type || layout.partial != 0)
        return;
      std::string place =
          model.hasLocations ? locationText(op->getLoc()) : std::string();
      std::string line =
          pythonString(place) + ", " +
          pythonString((what + op->getName().stripDialect()).str()) + ", " +
          tupleOf(shapeOf(type)) + ", " + spec(layout);
      if (++counts[line] == 1)
        lines.push_back(std::move(line));
    };
    static const llvm::StringSet<> large = {
        "dot_general", "dot",   "convolution",   "gather",
        "scatter",     "sort",  "reduce_window", "select_and_scatter",
        "ragged_dot",  "top_k", "custom_call"};
    entry.getBody().walk([&](Operation *op) {
      if (!large.contains(op->getName().stripDialect()))
        return;
      for (Value result : op->getResults())
        if (auto it = pins.values.find(result); it != pins.values.end())
          add(op, result, it->second, "result of ");
    });
    for (const PinnedUse &use : pins.uses)
      add(use.use->getOwner(), use.use->get(), use.layout, "operand of ");
    os << "\n# Where jax.lax.with_sharding_constraint would fix the plan's "
          "layouts inside: source\n# line, operation, shape, layout, how many "
          "times.\nCONSTRAINTS = (\n";
    for (const std::string &line : lines)
      os << "    (" << line << ", " << counts[line] << "),\n";
    os << ")\n";
  }
};

} // namespace

Expected<ExportedText> exportJax(const TracedModel &model, const Plan &plan) {
  if (Expected<void> ok = checkOneStage(plan); !ok)
    return ok.takeError();
  const size_t results = model.graph.results.size();
  func::FuncOp entry = model.entry;
  // A graph made for training has the optimizer's results after the model's.
  if (entry.getNumResults() > results ||
      entry.getNumArguments() > model.graph.arguments.size())
    return makeError(
        "the model's results are tuples, which no function lowered "
        "by JAX has");
  ExportedText exported = JaxWriter(model, plan).run();
  warnOfMicroBatches(exported, plan, model.graph);
  return exported;
}

} // namespace planner
