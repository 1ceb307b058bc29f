//===- Importer.cpp - The entry function and the finished graph -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "dialects/StableHLO/StableHLODialect.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "planner/Graph/Constraints.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace planner {

std::string locationText(Location location) {
  if (auto file = dyn_cast<FileLineColLoc>(location)) {
    // Lines count from 1: of what stands for the whole file there is none.
    std::string text = file.getFilename().str();
    if (file.getLine() > 0)
      text += ":" + std::to_string(file.getLine()) + ":" +
              std::to_string(file.getColumn());
    return text;
  }
  if (auto named = dyn_cast<NameLoc>(location)) {
    std::string child = locationText(named.getChildLoc());
    return child.empty() ? named.getName().str() : child;
  }
  if (auto call = dyn_cast<CallSiteLoc>(location))
    return locationText(call.getCallee());
  if (auto fused = dyn_cast<FusedLoc>(location)) {
    for (Location part : fused.getLocations())
      if (std::string text = locationText(part); !text.empty())
        return text;
  }
  return {};
}

llvm::StringRef locationName(Location location) {
  if (auto named = dyn_cast<NameLoc>(location))
    return named.getName().strref();
  if (auto fused = dyn_cast<FusedLoc>(location)) {
    for (Location part : fused.getLocations())
      if (llvm::StringRef text = locationName(part); !text.empty())
        return text;
  }
  return {};
}

static DType integerType(IntegerType type) {
  const bool isUnsigned = type.isUnsigned();
  switch (type.getWidth()) {
  case 1:
    return DType::I1;
  case 2:
    return isUnsigned ? DType::U2 : DType::I2;
  case 4:
    return isUnsigned ? DType::U4 : DType::I4;
  case 8:
    return isUnsigned ? DType::U8 : DType::I8;
  case 16:
    return isUnsigned ? DType::U16 : DType::I16;
  case 32:
    return isUnsigned ? DType::U32 : DType::I32;
  case 64:
    return isUnsigned ? DType::U64 : DType::I64;
  default:
    return DType::Other;
  }
}

static DType floatType(FloatType type) {
  return llvm::TypeSwitch<FloatType, DType>(type)
      .Case<Float64Type>([](auto) { return DType::F64; })
      .Case<Float32Type>([](auto) { return DType::F32; })
      // Computed in 32 bits, as wide in memory.
      .Case<FloatTF32Type>([](auto) { return DType::F32; })
      .Case<BFloat16Type>([](auto) { return DType::BF16; })
      .Case<Float16Type>([](auto) { return DType::F16; })
      .Case<Float8E5M2Type>([](auto) { return DType::F8E5M2; })
      .Case<Float8E4M3Type>([](auto) { return DType::F8E4M3; })
      .Case<Float8E4M3FNType>([](auto) { return DType::F8E4M3FN; })
      .Case<Float8E4M3FNUZType>([](auto) { return DType::F8E4M3FNUZ; })
      .Case<Float8E4M3B11FNUZType>([](auto) { return DType::F8E4M3B11FNUZ; })
      .Case<Float8E5M2FNUZType>([](auto) { return DType::F8E5M2FNUZ; })
      .Case<Float8E3M4Type>([](auto) { return DType::F8E3M4; })
      .Case<Float8E8M0FNUType>([](auto) { return DType::F8E8M0FNU; })
      .Case<Float6E2M3FNType>([](auto) { return DType::F6E2M3FN; })
      .Case<Float6E3M2FNType>([](auto) { return DType::F6E3M2FN; })
      .Case<Float4E2M1FNType>([](auto) { return DType::F4E2M1FN; })
      .Default([](auto) { return DType::Other; });
}

Shape shapeOf(RankedTensorType type) {
  Shape shape(type.getShape().begin(), type.getShape().end());
  auto extensions =
      dyn_cast_or_null<stablehlo::TypeExtensionsAttr>(type.getEncoding());
  if (!extensions)
    return shape;
  for (auto [size, bound] : llvm::zip(shape, extensions.getBounds()))
    if (ShapedType::isDynamic(size))
      size = bound;
  return shape;
}

DType dtypeOf(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integerType(integer);
  if (auto real = dyn_cast<FloatType>(type))
    return floatType(real);
  if (isa<IndexType>(type))
    return DType::I64;
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType().isF64() ? DType::C128 : DType::C64;
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return dtypeOf(quantized.getStorageType());
  return DType::Other;
}

std::optional<double> splatOf(Attribute attr) {
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(attr)) {
    if (!dense.isSplat() || isa<ComplexType>(dense.getElementType()))
      return std::nullopt;
    attr = dense.getSplatValue<Attribute>();
  }
  if (auto real = dyn_cast_or_null<FloatAttr>(attr)) {
    const double value = real.getValueAsDouble();
    if (value != value)
      return std::nullopt;
    return value;
  }
  if (auto integer = dyn_cast_or_null<IntegerAttr>(attr)) {
    const llvm::APInt value = integer.getValue();
    if (value.getBitWidth() > 64)
      return std::nullopt;
    if (value.getBitWidth() == 1 || integer.getType().isUnsignedInteger())
      return static_cast<double>(value.getZExtValue());
    return static_cast<double>(value.getSExtValue());
  }
  return std::nullopt;
}

Importer::Importer(ModuleOp sourceModule, const ImportOptions &importOptions)
    : module(sourceModule), options(importOptions) {}

LogicalResult Importer::fail(Diagnostic problem) {
  if (!firstProblem)
    firstProblem = std::move(problem);
  return llvm::failure();
}

LogicalResult Importer::fail(Location location, std::string message,
                             std::string fix) {
  return fail(
      makeError(std::move(message), locationText(location), std::move(fix)));
}

void Importer::warn(const std::string &text, Location location) {
  Surprise &surprise = surprises[text];
  if (surprise.count++ == 0)
    surprise.location = locationText(location);
}

void Importer::writeWarnings() {
  for (const auto &[text, surprise] : surprises) {
    std::string line = text;
    if (surprise.count > 1)
      line += " (" + std::to_string(surprise.count) + " times)";
    if (!surprise.location.empty())
      line += ", first at " + surprise.location;
    graph.warnings.push_back(std::move(line));
  }
}

Expected<func::FuncOp> Importer::entryFunction() {
  func::FuncOp entry;
  if (llvm::failed(chooseEntry(entry)))
    return std::move(*firstProblem);
  return entry;
}

Expected<OpGraph> Importer::run(ValueOrigins *origins) {
  func::FuncOp entry;
  TensorIds yielded;
  if (llvm::failed(chooseEntry(entry)) || llvm::failed(addArguments(entry)))
    return std::move(*firstProblem);
  callStack.push_back(entry.getSymName());
  // Calls make more operators than there are operations, constants and the like
  // fewer; training adds several to each, and to each parameter. Growing is
  // what costs, room that is not used does not.
  size_t operations = 0;
  module.walk([&](Operation *) { ++operations; });
  graph.ops.reserve(5 * operations + 6 * entry.getNumArguments());
  graph.tensors.reserve(5 * operations + 12 * entry.getNumArguments());
  counted.reserve(operations + entry.getNumArguments());
  values.reserve(static_cast<unsigned>(operations));
  if (llvm::failed(convertBlock(entry.getBody().front(), yielded)) ||
      llvm::failed(addResults(entry, yielded)))
    return std::move(*firstProblem);
  // Shardings that contradict each other.
  if (firstProblem)
    return std::move(*firstProblem);
  if (origins) {
    // Tensors still have the numbers that they were made with.
    *origins = std::move(values);
    graph.tracesOrigins = true;
  }
  dissolveCopies();
  dropDeadOps();
  writeWarnings();
  // Sizes that were given may contradict the static ones.
  if (!options.bindings.empty())
    if (Expected<void> valid = graph.verify(); !valid) {
      Diagnostic problem = valid.takeError();
      problem.message =
          "the sizes given with --bind do not fit: " + problem.message;
      return problem;
    }
  if (module.getSymName())
    graph.name = module.getSymName()->str();
  else
    graph.name = entry.getSymName().str();
  return std::move(graph);
}

LogicalResult Importer::chooseEntry(func::FuncOp &entry) {
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    functions[function.getSymName()] = function;
  Expected<func::FuncOp> chosen = selectEntry(module, options.entry);
  if (!chosen)
    return fail(chosen.takeError());
  entry = *chosen;
  return success();
}

/// The arguments' names and shapes, with the sizes that the options give.
LogicalResult
Importer::bindArguments(func::FuncOp entry,
                        llvm::SmallVectorImpl<ArgumentShape> &shapes) {
  for (BlockArgument argument : entry.getArguments()) {
    const unsigned number = argument.getArgNumber();
    const Type type = argument.getType();
    ArgumentShape shape{argumentName(entry, number), {}};
    if (auto ranked = dyn_cast<RankedTensorType>(type)) {
      shape.shape = shapeOf(ranked);
    } else if (isa<ShapedType>(type)) {
      std::string text;
      llvm::raw_string_ostream(text) << type;
      return fail(argument.getLoc(),
                  "argument " + std::to_string(number) + " of @" +
                      entry.getSymName().str() + " has type " + text +
                      ", expected a ranked tensor",
                  "export the model on tensors, before bufferization");
    }
    shapes.push_back(std::move(shape));
  }
  if (Expected<void> bound = bindDims(shapes, options.bindings, entry.getLoc());
      !bound)
    return fail(bound.takeError());
  return success();
}

LogicalResult Importer::addArguments(func::FuncOp entry) {
  llvm::SmallVector<ArgumentShape> shapes;
  if (failed(bindArguments(entry, shapes)))
    return failure();
  for (BlockArgument argument : entry.getArguments()) {
    const unsigned number = argument.getArgNumber();
    Tensor tensor;
    tensor.name = std::move(shapes[number].name);
    tensor.shape = std::move(shapes[number].shape);
    const Type type = argument.getType();
    auto ranked = dyn_cast<RankedTensorType>(type);
    tensor.dtype = dtypeOf(ranked ? ranked.getElementType() : type);
    tensor.argument = static_cast<int32_t>(number);
    if (auto role = entry.getArgAttrOfType<StringAttr>(number, "planner.role"))
      tensor.roleAttribute = role.str();
    tensor.origin = static_cast<OriginId>(graph.tensors.size());
    TensorId id = graph.addTensor(std::move(tensor));
    counted.push_back(-1);
    graph.arguments.push_back(id);
    Attribute sharding = entry.getArgAttr(number, kPlannedShardingAttr);
    if (!sharding)
      sharding = entry.getArgAttr(number, "sdy.sharding");
    if (sharding)
      constrain(id, sharding, entry, true);
    define(argument, id);
    if (entry.getArgAttr(number, "mhlo.sharding"))
      warn("GSPMD shardings (mhlo.sharding) are ignored; export with Shardy "
           "to have them honoured",
           argument.getLoc());
  }
  return success();
}

/// The new value of a state is stored as the old one, however it is made.
bool Importer::replacesArgument(TensorId result, Attribute sharding,
                                func::FuncOp entry) {
  const Tensor &tensor = graph.tensors[result];
  if (!tensor.constraint)
    return false;
  auto wanted = readSharding(sharding, tensor.shape.size(), entry);
  return wanted && llvm::any_of(graph.arguments, [&](TensorId id) {
           const Tensor &argument = graph.tensors[id];
           return argument.shape == tensor.shape &&
                  argument.dtype == tensor.dtype &&
                  argument.constraint == wanted;
         });
}

/// A donated argument and the result in its place lie alike.
LogicalResult Importer::checkDonation(func::FuncOp entry, unsigned argument,
                                      unsigned result) {
  const Tensor &tensor = graph.tensors[graph.arguments[argument]];
  Attribute attr = entry.getResultAttr(result, kPlannedShardingAttr);
  if (!attr)
    attr = entry.getResultAttr(result, "sdy.sharding");
  const auto wanted = readSharding(attr, tensor.shape.size(), entry);
  const auto isOpen = [](bool open) { return open; };
  if (!wanted || !tensor.constraint || *wanted == *tensor.constraint ||
      llvm::any_of(wanted->open, isOpen) ||
      llvm::any_of(tensor.constraint->open, isOpen))
    return success();
  planner::Diagnostic problem = makeError(
      "argument " + std::to_string(argument) + " is donated to result " +
          std::to_string(result) + ", and their shardings differ",
      locationText(entry.getLoc()),
      "give both the same sharding, or drop them with --ignore-shardings");
  problem.notes.push_back("argument " + std::to_string(argument) + " (" +
                          tensor.name + ") is " + toText(*tensor.constraint) +
                          " at " +
                          locationText(entry.getArgument(argument).getLoc()));
  problem.notes.push_back("result " + std::to_string(result) + " is " +
                          toText(*wanted) + " at " +
                          locationText(entry.getLoc()));
  return fail(std::move(problem));
}

LogicalResult Importer::addResults(func::FuncOp entry,
                                   llvm::ArrayRef<TensorId> yielded) {
  // A tuple counts as its elements, which have no attributes of their own.
  const bool hasAttributes = yielded.size() == entry.getNumResults();
  for (size_t i = 0; i < yielded.size(); ++i) {
    const unsigned number = static_cast<unsigned>(i);
    TensorId id = yielded[i];
    Attribute sharding;
    if (hasAttributes)
      sharding = entry.getResultAttr(number, kPlannedShardingAttr);
    if (hasAttributes && !sharding)
      sharding = entry.getResultAttr(number, "sdy.sharding");
    if (sharding && !replacesArgument(id, sharding, entry))
      constrain(id, sharding, entry, graph.tensors[id].argument < 0);
    Tensor &tensor = graph.tensors[id];
    tensor.outputs.push_back(static_cast<int32_t>(number));
    graph.results.push_back(id);
    StringAttr info;
    if (hasAttributes)
      info = entry.getResultAttrOfType<StringAttr>(number, "jax.result_info");
    if (tensor.argument < 0 && info && !info.empty())
      tensor.name = info.str();
  }
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    Tensor &tensor = graph.tensors[graph.arguments[i]];
    auto alias = entry.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output");
    if (alias && alias.getInt() >= 0 &&
        alias.getInt() < static_cast<int64_t>(graph.results.size())) {
      const auto result = static_cast<unsigned>(alias.getInt());
      tensor.updatedTo = graph.results[result];
      if (hasAttributes && llvm::failed(checkDonation(entry, i, result)))
        return failure();
    }
    auto donor = entry.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor");
    tensor.isDonated = donor && donor.getValue();
  }
  if (graph.results.empty())
    warn("the entry function returns nothing, so all of it is dead",
         entry.getLoc());
  return success();
}

namespace {

/// Keeps what the results depend on. An operator of a loop-carried value lives
/// with its partner.
struct LiveSet {
  const OpGraph &graph;
  std::vector<bool> live;
  std::vector<OpId> work;

  explicit LiveSet(const OpGraph &source)
      : graph(source), live(source.ops.size()) {
    std::vector<OpId> partner(graph.ops.size(), kNone);
    for (OpId id = 0; id < graph.ops.size(); ++id)
      if (graph.ops[id].tiedTo != kNone)
        partner[graph.ops[id].tiedTo] = id;
    for (TensorId id : graph.results)
      mark(graph.tensors[id].producer);
    while (!work.empty()) {
      const OpId id = work.back();
      work.pop_back();
      for (TensorId operand : graph.ops[id].operands)
        mark(graph.tensors[operand].producer);
      mark(graph.ops[id].tiedTo);
      mark(partner[id]);
    }
  }
  void mark(OpId id) {
    if (id == kNone || live[id])
      return;
    live[id] = true;
    work.push_back(id);
  }
};

} // namespace

void Importer::dropDeadOps() {
  const std::vector<bool> live = LiveSet(graph).live;
  std::vector<TensorId> tensorMap(graph.tensors.size(), kNone);
  TensorId tensors = 0;
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    Tensor &tensor = graph.tensors[id];
    if (tensor.producer == kNone ? tensor.argument < 0 : !live[tensor.producer])
      continue;
    tensorMap[id] = tensors;
    if (tensors != id)
      graph.tensors[tensors] = std::move(tensor);
    ++tensors;
  }
  graph.tensors.resize(tensors);
  for (TensorId id = 0; id < tensors; ++id) {
    Tensor &tensor = graph.tensors[id];
    if (tensor.updatedTo != kNone)
      tensor.updatedTo = tensorMap[tensor.updatedTo];
    // Numbers are those that are printed.
    if (tensor.name.empty())
      tensor.name = "%" + std::to_string(id);
  }
  std::vector<OpId> opMap(graph.ops.size(), kNone);
  OpId ops = 0;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    if (!live[id])
      continue;
    opMap[id] = ops;
    if (ops != id)
      graph.ops[ops] = std::move(graph.ops[id]);
    Op &op = graph.ops[ops];
    if (op.tiedTo != kNone)
      op.tiedTo = opMap[op.tiedTo];
    for (uint32_t i = 0; i < op.operands.size(); ++i) {
      op.operands[i] = tensorMap[op.operands[i]];
      graph.tensors[op.operands[i]].uses.push_back({ops, i});
    }
    for (TensorId &result : op.results) {
      result = tensorMap[result];
      graph.tensors[result].producer = ops;
    }
    ++ops;
  }
  graph.ops.resize(ops);
  for (TensorId &id : graph.arguments)
    id = tensorMap[id];
  for (TensorId &id : graph.results)
    id = tensorMap[id];
}

} // namespace planner
