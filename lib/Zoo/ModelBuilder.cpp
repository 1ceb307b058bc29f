//===- ModelBuilder.cpp - Arguments, layers, shapes -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ModelBuilder.h"
#include "planner/Support/Units.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace planner {

/// Sizes and sums of sizes stay far from overflow.
static constexpr int64_t kMostElements = int64_t(1) << 56;

ModelBuilder::ModelBuilder(MLIRContext &context, llvm::StringRef name,
                           llvm::StringRef place, Type computeType)
    : builder(&context),
      // No line: it stands for the whole model.
      location(FileLineColLoc::get(&context, place, 0, 0)),
      compute(computeType), module(ModuleOp::create(location, name)),
      path("params") {
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, location, "main",
                                  builder.getFunctionType({}, {}));
  entry = function.addEntryBlock();
  builder.setInsertionPointToEnd(entry);
}

Expected<OwningOpRef<ModuleOp>> ModelBuilder::finish(Value loss) {
  if (problem)
    return std::move(*problem);
  func::ReturnOp::create(builder, location, loss);
  function.setType(
      builder.getFunctionType(entry->getArgumentTypes(), loss.getType()));
  // One by one each would copy those of all arguments.
  std::vector<DictionaryAttr> attributes;
  for (const auto &name : names)
    attributes.push_back(builder.getDictionaryAttr(
        builder.getNamedAttr("jax.arg_info", builder.getStringAttr(name))));
  function.setAllArgAttrs(attributes);
  function.setResultAttr(0, "jax.result_info", builder.getStringAttr("result"));
  return std::move(module);
}

//===----------------------------------------------------------------------===//
// Arguments and layers
//===----------------------------------------------------------------------===//

ModelBuilder::Scope::Scope(ModelBuilder &b, const llvm::Twine &name)
    : builder(b), length(b.path.size()), outer(b.location) {
  b.path += ("['" + name + "']").str();
  b.locate();
}

ModelBuilder::Scope::~Scope() {
  builder.path.resize(length);
  builder.location = outer;
}

void ModelBuilder::locate() {
  // As in params['blocks'][1]['attn'], without what is above all of them.
  location = NameLoc::get(builder.getStringAttr(
      llvm::StringRef(path).substr(llvm::StringRef("params").size())));
}

RankedTensorType ModelBuilder::tensor(Sizes shape, Type element) {
  int64_t elements = 1;
  for (int64_t size : shape)
    elements = saturatingMul(elements, size);
  if (elements <= kMostElements)
    return RankedTensorType::get(shape, element);
  if (!problem) {
    std::string text;
    for (int64_t size : shape)
      text += (text.empty() ? "" : "x") + std::to_string(size);
    problem = makeError("a tensor of " + text +
                            " elements is too large: expected at most 2^56",
                        {}, "make the model or its batch smaller");
  }
  // What is written from here on is thrown away.
  return RankedTensorType::get(SizeList(shape.size(), 1), element);
}

Value ModelBuilder::addParameter(std::string name, Sizes shape, Type element) {
  const RankedTensorType type = tensor(shape, element);
  parameters = saturatingAdd(parameters, type.getNumElements());
  names.insert(names.begin() + parameterArguments, std::move(name));
  return entry->insertArgument(parameterArguments++, type, location);
}

Value ModelBuilder::parameter(llvm::StringRef name, Sizes shape, Type element) {
  if (!element)
    element = compute;
  std::string full = (path + "['" + name + "']").str();
  if (!loop)
    return addParameter(std::move(full), shape, element);
  SizeList stacked = {loop->count};
  stacked.append(shape.begin(), shape.end());
  loop->stacks.push_back(addParameter(std::move(full), stacked, element));
  const Value stack =
      loop->body->addArgument(loop->stacks.back().getType(), location);
  return sliceOfStack(stack, loop->counter);
}

Value ModelBuilder::input(llvm::StringRef name, Sizes shape, Type element) {
  names.push_back(name.str());
  return entry->addArgument(tensor(shape, element), location);
}

Value ModelBuilder::sliceOfStack(Value stack, Value counter) {
  SizeList sizes(shapeOf(stack));
  sizes[0] = 1;
  llvm::SmallVector<Value> starts = {counter};
  while (starts.size() < sizes.size())
    starts.push_back(scalar(0, i32()));
  const Value part = stablehlo::DynamicSliceOp::create(
      builder, location, tensor(sizes, elementOf(stack)), stack, starts, sizes);
  return reshape(part, Sizes(sizes).drop_front());
}

ModelBuilder::Values ModelBuilder::layers(llvm::StringRef name, int64_t count,
                                          bool asLoop, Values carried,
                                          Layer layer) {
  if (!asLoop) {
    for (int64_t i = 0; i < count; ++i) {
      const Scope all(*this, name);
      path += "[" + std::to_string(i) + "]";
      locate();
      carried = layer(carried);
    }
    return carried;
  }
  const Scope scope(*this, name);
  Block body;
  Loop current{count, &body, body.addArgument(tensor({}, i32()), location), {}};
  Values inside;
  for (Value value : carried)
    inside.push_back(body.addArgument(value.getType(), location));
  loop = &current;
  builder.setInsertionPointToEnd(&body);
  const Values next = layer(inside);
  loop = nullptr;
  return closeLoop(current, carried, next);
}

Value ModelBuilder::layers(llvm::StringRef name, int64_t count, bool asLoop,
                           Value carried,
                           llvm::function_ref<Value(Value)> layer) {
  return layers(name, count, asLoop, Values{carried},
                [&](const Values &values) {
                  return Values{layer(values.front())};
                })
      .front();
}

Value ModelBuilder::overSteps(
    Value sequence, Values carried,
    llvm::function_ref<Values(Value, const Values &)> step) {
  Block body;
  Loop current{shapeOf(sequence).front(),
               &body,
               body.addArgument(tensor({}, i32()), location),
               {}};
  Values inside;
  for (Value value : carried)
    inside.push_back(body.addArgument(value.getType(), location));
  // The outputs are written into a buffer that is carried, too.
  builder.setInsertionPointToEnd(&body);
  current.stacks.push_back(sequence);
  const Value stack = body.addArgument(sequence.getType(), location);
  Values next = step(sliceOfStack(stack, current.counter), inside);
  const Value output = next.pop_back_val();
  SizeList shape = {current.count};
  shape.append(shapeOf(output).begin(), shapeOf(output).end());
  builder.setInsertionPointToEnd(entry);
  const Value buffer = splat(0, shape, elementOf(output));
  builder.setInsertionPointToEnd(&body);
  const Value inner = body.insertArgument(
      static_cast<unsigned>(1 + carried.size()), buffer.getType(), location);
  shape[0] = 1;
  llvm::SmallVector<Value> starts = {current.counter};
  while (starts.size() < shape.size())
    starts.push_back(scalar(0, i32()));
  next.push_back(stablehlo::DynamicUpdateSliceOp::create(
      builder, location, buffer.getType(), inner, reshape(output, shape),
      starts));
  carried.push_back(buffer);
  return closeLoop(current, carried, next).back();
}

/// Ends the body, and makes the loop with what the body uses of outside.
ModelBuilder::Values ModelBuilder::closeLoop(Loop &current,
                                             const Values &carried,
                                             const Values &next) {
  const Value nextCounter = add(current.counter, scalar(1, i32()));
  llvm::SetVector<Value> captured;
  for (Operation &op : *current.body)
    for (Value operand : op.getOperands())
      if (operand.getParentBlock() == entry)
        captured.insert(operand);
  llvm::SmallVector<Value> yielded = {nextCounter};
  yielded.append(next.begin(), next.end());
  const size_t firstInvariant = yielded.size();
  for (Value value : captured) {
    const Value inner = current.body->addArgument(value.getType(), location);
    value.replaceUsesWithIf(inner, [&](OpOperand &use) {
      return use.getOwner()->getBlock() == current.body;
    });
  }
  llvm::append_range(yielded,
                     current.body->getArguments().drop_front(firstInvariant));
  stablehlo::ReturnOp::create(builder, location, yielded);

  builder.setInsertionPointToEnd(entry);
  llvm::SmallVector<Value> starts = {scalar(0, i32())};
  starts.append(carried.begin(), carried.end());
  starts.append(current.stacks.begin(), current.stacks.end());
  starts.append(captured.begin(), captured.end());
  auto loopOp = stablehlo::WhileOp::create(
      builder, location, TypeRange(ValueRange(starts)), starts);
  Block &condition = loopOp.getCond().emplaceBlock();
  for (Value value : starts)
    condition.addArgument(value.getType(), location);
  builder.setInsertionPointToEnd(&condition);
  const Value more =
      compare(stablehlo::ComparisonDirection::LT, condition.getArgument(0),
              scalar(static_cast<double>(current.count), i32()));
  stablehlo::ReturnOp::create(builder, location, more);
  Block &body = loopOp.getBody().emplaceBlock();
  for (BlockArgument argument : current.body->getArguments())
    argument.replaceAllUsesWith(body.addArgument(argument.getType(), location));
  body.getOperations().splice(body.end(), current.body->getOperations());
  builder.setInsertionPointToEnd(entry);
  Values results;
  for (size_t i = 0; i < carried.size(); ++i)
    results.push_back(loopOp.getResult(static_cast<unsigned>(1 + i)));
  return results;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Value ModelBuilder::constant(double value, RankedTensorType type) {
  const Type element = type.getElementType();
  const Attribute attr = isa<FloatType>(element)
                             ? Attribute(builder.getFloatAttr(element, value))
                             : Attribute(builder.getIntegerAttr(
                                   element, static_cast<int64_t>(value)));
  return stablehlo::ConstantOp::create(builder, location,
                                       DenseElementsAttr::get(type, attr));
}

Value ModelBuilder::scalar(double value, Type element) {
  return constant(value, tensor({}, element));
}

Value ModelBuilder::splat(double value, Sizes shape, Type element) {
  return broadcast(scalar(value, element), {}, shape);
}

Value ModelBuilder::broadcast(Value value, Sizes dims, Sizes shape) {
  return stablehlo::BroadcastInDimOp::create(
      builder, location, tensor(shape, elementOf(value)), value, dims);
}

Value ModelBuilder::broadcastLast(Value value, Value like) {
  SizeList dims;
  const int64_t first = typeOf(like).getRank() - typeOf(value).getRank();
  for (int64_t i = 0; i < typeOf(value).getRank(); ++i)
    dims.push_back(first + i);
  return broadcast(value, dims, shapeOf(like));
}

Value ModelBuilder::convert(Value value, Type element) {
  if (elementOf(value) == element)
    return value;
  return stablehlo::ConvertOp::create(builder, location,
                                      tensor(shapeOf(value), element), value);
}

Value ModelBuilder::reshape(Value value, Sizes shape) {
  return stablehlo::ReshapeOp::create(builder, location,
                                      tensor(shape, elementOf(value)), value);
}

Value ModelBuilder::transpose(Value value, Sizes permutation) {
  SizeList shape;
  for (int64_t dim : permutation)
    shape.push_back(shapeOf(value)[static_cast<size_t>(dim)]);
  return stablehlo::TransposeOp::create(
      builder, location, tensor(shape, elementOf(value)), value, permutation);
}

Value ModelBuilder::slice(Value value, size_t dim, int64_t start,
                          int64_t limit) {
  SizeList starts(shapeOf(value).size(), 0), limits(shapeOf(value)),
      strides(shapeOf(value).size(), 1);
  starts[dim] = start;
  limits[dim] = limit;
  SizeList shape = limits;
  shape[dim] = limit - start;
  return stablehlo::SliceOp::create(builder, location,
                                    tensor(shape, elementOf(value)), value,
                                    starts, limits, strides);
}

Value ModelBuilder::concatenate(ValueRange values, int64_t dim) {
  SizeList shape(shapeOf(values.front()));
  int64_t &joined = shape[static_cast<size_t>(dim)];
  joined = 0;
  for (Value value : values)
    joined += shapeOf(value)[static_cast<size_t>(dim)];
  return stablehlo::ConcatenateOp::create(
      builder, location, tensor(shape, elementOf(values.front())), values, dim);
}

Value ModelBuilder::iota(Sizes shape, int64_t dim, Type element) {
  return stablehlo::IotaOp::create(builder, location, tensor(shape, element),
                                   dim);
}

//===----------------------------------------------------------------------===//
// Element by element
//===----------------------------------------------------------------------===//

Value ModelBuilder::add(Value x, Value y) {
  return binary<stablehlo::AddOp>(x, y);
}
Value ModelBuilder::subtract(Value x, Value y) {
  return binary<stablehlo::SubtractOp>(x, y);
}
Value ModelBuilder::multiply(Value x, Value y) {
  return binary<stablehlo::MulOp>(x, y);
}
Value ModelBuilder::divide(Value x, Value y) {
  return binary<stablehlo::DivOp>(x, y);
}

Value ModelBuilder::scale(Value x, double factor) {
  return multiply(x, splat(factor, shapeOf(x), elementOf(x)));
}

Value ModelBuilder::addScalar(Value x, double term) {
  return add(x, splat(term, shapeOf(x), elementOf(x)));
}

Value ModelBuilder::compare(stablehlo::ComparisonDirection direction, Value x,
                            Value y) {
  const auto kind = isa<FloatType>(elementOf(x))
                        ? stablehlo::ComparisonType::FLOAT
                        : stablehlo::ComparisonType::SIGNED;
  return stablehlo::CompareOp::create(
      builder, location, tensor(shapeOf(x), builder.getI1Type()), x, y,
      direction,
      stablehlo::ComparisonTypeAttr::get(builder.getContext(), kind));
}

Value ModelBuilder::select(Value predicate, Value x, Value y) {
  return stablehlo::SelectOp::create(builder, location, x.getType(), predicate,
                                     x, y);
}

Value ModelBuilder::random(Sizes shape) {
  const auto sizes = RankedTensorType::get({static_cast<int64_t>(shape.size())},
                                           builder.getI64Type());
  const Value wanted = stablehlo::ConstantOp::create(
      builder, location, DenseElementsAttr::get(sizes, shape));
  return stablehlo::RngOp::create(builder, location, tensor(shape, f32()),
                                  scalar(0, f32()), scalar(1, f32()), wanted,
                                  stablehlo::RngDistribution::UNIFORM);
}

} // namespace planner
