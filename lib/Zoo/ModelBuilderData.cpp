//===- ModelBuilderData.cpp - Contractions, reductions, windows -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ModelBuilder.h"
#include "dialects/Chlo/ChloDialect.h"
#include <limits>

using namespace mlir;

namespace planner {

static int64_t at(Sizes sizes, int64_t dim) {
  return sizes[static_cast<size_t>(dim)];
}

Value ModelBuilder::dot(Value lhs, Value rhs, const DotDims &dims,
                        Type element) {
  SizeList shape;
  for (int64_t dim : dims.lhsBatch)
    shape.push_back(at(shapeOf(lhs), dim));
  auto addOthers = [&](Value operand, const SizeList &batch,
                       const SizeList &contract) {
    for (int64_t dim = 0; dim < typeOf(operand).getRank(); ++dim)
      if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contract, dim))
        shape.push_back(at(shapeOf(operand), dim));
  };
  addOthers(lhs, dims.lhsBatch, dims.lhsContract);
  addOthers(rhs, dims.rhsBatch, dims.rhsContract);
  MLIRContext *context = builder.getContext();
  const Attribute precision =
      stablehlo::PrecisionAttr::get(context, stablehlo::Precision::DEFAULT);
  return stablehlo::DotGeneralOp::create(
      builder, location, tensor(shape, element ? element : elementOf(lhs)), lhs,
      rhs,
      stablehlo::DotDimensionNumbersAttr::get(context, dims.lhsBatch,
                                              dims.rhsBatch, dims.lhsContract,
                                              dims.rhsContract),
      builder.getArrayAttr({precision, precision}),
      stablehlo::DotAlgorithmAttr());
}

Value ModelBuilder::matmul(Value x, Value weight) {
  return dot(x, weight, {{}, {}, {typeOf(x).getRank() - 1}, {0}});
}

/// A region that combines two numbers.
template <typename OpTy>
static void fillCombiner(OpBuilder &builder, Location location, Region &region,
                         Type element) {
  const OpBuilder::InsertionGuard guard(builder);
  Block &block = region.emplaceBlock();
  const auto type = RankedTensorType::get({}, element);
  const Value x = block.addArgument(type, location);
  const Value y = block.addArgument(type, location);
  builder.setInsertionPointToEnd(&block);
  const Value combined = OpTy::create(builder, location, x, y);
  stablehlo::ReturnOp::create(builder, location, combined);
}

template <typename OpTy>
Value ModelBuilder::reduce(Value x, Sizes dims, double start) {
  SizeList shape;
  for (int64_t dim = 0; dim < typeOf(x).getRank(); ++dim)
    if (!llvm::is_contained(dims, dim))
      shape.push_back(at(shapeOf(x), dim));
  const Value init = scalar(start, elementOf(x));
  auto op = stablehlo::ReduceOp::create(
      builder, location, TypeRange(Type(tensor(shape, elementOf(x)))),
      ValueRange(x), ValueRange(init), dims);
  fillCombiner<OpTy>(builder, location, op.getBody(), elementOf(x));
  return op.getResult(0);
}

Value ModelBuilder::sum(Value x, Sizes dims) {
  return reduce<stablehlo::AddOp>(x, dims, 0);
}

Value ModelBuilder::maximum(Value x, Sizes dims) {
  return reduce<stablehlo::MaxOp>(x, dims,
                                  -std::numeric_limits<double>::infinity());
}

Value ModelBuilder::mean(Value x, Sizes dims) {
  double count = 1;
  for (int64_t dim : dims)
    count *= static_cast<double>(at(shapeOf(x), dim));
  const Value total = sum(x, dims);
  return divide(total, splat(count, shapeOf(total), elementOf(total)));
}

Value ModelBuilder::gatherRows(Value table, Value indices) {
  SizeList shape(shapeOf(indices)), expanded = shape;
  expanded.push_back(1);
  const int64_t width = shapeOf(table).back();
  const int64_t rank = typeOf(indices).getRank();
  shape.push_back(width);
  const auto dims = stablehlo::GatherDimensionNumbersAttr::get(
      builder.getContext(), {rank}, {0}, {}, {}, {0}, rank);
  return stablehlo::GatherOp::create(
      builder, location, tensor(shape, elementOf(table)), table,
      reshape(indices, expanded), dims, SizeList{1, width}, false);
}

Value ModelBuilder::gatherBatched(Value tables, Value indices) {
  SizeList shape(shapeOf(indices)), expanded = shape, sizes = {1, 1};
  expanded.push_back(1);
  SizeList offsets;
  const int64_t rank = typeOf(indices).getRank();
  for (int64_t size : shapeOf(tables).drop_front(2)) {
    offsets.push_back(static_cast<int64_t>(shape.size()));
    shape.push_back(size);
    sizes.push_back(size);
  }
  const auto dims = stablehlo::GatherDimensionNumbersAttr::get(
      builder.getContext(), offsets, {1}, {0}, {0}, {1}, rank);
  return stablehlo::GatherOp::create(
      builder, location, tensor(shape, elementOf(tables)), tables,
      reshape(indices, expanded), dims, sizes, false);
}

ModelBuilder::Values ModelBuilder::sortByKey(Value keys, Value values) {
  auto op = stablehlo::SortOp::create(
      builder, location, TypeRange{keys.getType(), values.getType()},
      ValueRange{keys, values},
      static_cast<uint64_t>(typeOf(keys).getRank() - 1), true);
  const OpBuilder::InsertionGuard guard(builder);
  Block &block = op.getComparator().emplaceBlock();
  for (Value operand : {keys, keys, values, values})
    block.addArgument(tensor({}, elementOf(operand)), location);
  builder.setInsertionPointToEnd(&block);
  const Value isLess = compare(stablehlo::ComparisonDirection::LT,
                               block.getArgument(0), block.getArgument(1));
  stablehlo::ReturnOp::create(builder, location, isLess);
  return {op.getResult(0), op.getResult(1)};
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

ModelBuilder::Window ModelBuilder::Window::square(int64_t size, int64_t stride,
                                                  int64_t padding) {
  return {
      {size, size}, {stride, stride}, {{padding, padding}, {padding, padding}}};
}

ModelBuilder::Window ModelBuilder::Window::same(Sizes size, int64_t stride,
                                                Sizes image) {
  Window window{SizeList(size), {stride, stride}, {}};
  for (auto [extent, width] : llvm::zip(image, size)) {
    const int64_t positions = (extent + stride - 1) / stride;
    const int64_t total =
        std::max<int64_t>(0, (positions - 1) * stride + width - extent);
    window.padding.emplace_back(total / 2, total - total / 2);
  }
  return window;
}

DenseIntElementsAttr
ModelBuilder::paddingAttr(llvm::ArrayRef<std::pair<int64_t, int64_t>> padding) {
  SizeList flat;
  for (auto [low, high] : padding) {
    flat.push_back(low);
    flat.push_back(high);
  }
  return DenseIntElementsAttr::get(
      RankedTensorType::get({static_cast<int64_t>(padding.size()), 2},
                            builder.getI64Type()),
      llvm::ArrayRef<int64_t>(flat));
}

/// Positions of a window along one dimension.
static int64_t positions(int64_t extent, int64_t size, int64_t stride,
                         std::pair<int64_t, int64_t> padding) {
  return (extent + padding.first + padding.second - size) / stride + 1;
}

Value ModelBuilder::convolve(Value image, Value kernel, const Window &window,
                             int64_t groups) {
  const Sizes in = shapeOf(image);
  SizeList shape = {in[0]};
  for (size_t d = 0; d < 2; ++d)
    shape.push_back(positions(in[1 + d], window.size[d], window.stride[d],
                              window.padding[d]));
  shape.push_back(shapeOf(kernel).back());
  for (int64_t size : shape)
    if (size <= 0 && !problem)
      problem = makeError("an image of " + std::to_string(in[1]) + "x" +
                              std::to_string(in[2]) +
                              " is too small for a window of " +
                              std::to_string(window.size[0]) + "x" +
                              std::to_string(window.size[1]),
                          {}, "make the image larger");
  if (problem)
    shape = {1, 1, 1, shape.back()};
  MLIRContext *context = builder.getContext();
  const auto dims = stablehlo::ConvDimensionNumbersAttr::get(
      context, 0, 3, {1, 2}, 2, 3, {0, 1}, 0, 3, {1, 2});
  const Attribute precision =
      stablehlo::PrecisionAttr::get(context, stablehlo::Precision::DEFAULT);
  return stablehlo::ConvolutionOp::create(
      builder, location, tensor(shape, elementOf(image)), image, kernel,
      builder.getDenseI64ArrayAttr(window.stride), paddingAttr(window.padding),
      builder.getDenseI64ArrayAttr({1, 1}),
      builder.getDenseI64ArrayAttr({1, 1}),
      builder.getDenseBoolArrayAttr({false, false}), dims,
      builder.getI64IntegerAttr(groups), builder.getI64IntegerAttr(1),
      builder.getArrayAttr({precision, precision}));
}

template <typename OpTy>
Value ModelBuilder::reduceWindow(
    Value x, Sizes sizes, Sizes strides,
    llvm::ArrayRef<std::pair<int64_t, int64_t>> padding, double start) {
  SizeList shape;
  for (size_t d = 0; d < sizes.size(); ++d) {
    shape.push_back(positions(shapeOf(x)[d], sizes[d], strides[d], padding[d]));
    if (shape.back() <= 0) {
      if (!problem)
        problem = makeError("an image of " + std::to_string(shapeOf(x)[d]) +
                                " is too small for a window of " +
                                std::to_string(sizes[d]),
                            {}, "make the image larger");
      shape.back() = 1;
    }
  }
  const SizeList ones(sizes.size(), 1);
  const Value init = scalar(start, elementOf(x));
  auto op = stablehlo::ReduceWindowOp::create(
      builder, location, TypeRange(Type(tensor(shape, elementOf(x)))),
      ValueRange(x), ValueRange(init), builder.getDenseI64ArrayAttr(sizes),
      builder.getDenseI64ArrayAttr(strides), builder.getDenseI64ArrayAttr(ones),
      builder.getDenseI64ArrayAttr(ones), paddingAttr(padding));
  fillCombiner<OpTy>(builder, location, op.getBody(), elementOf(x));
  return op.getResult(0);
}

namespace {

/// A window over images in all four dimensions.
struct ImageWindow {
  SizeList sizes, strides;
  llvm::SmallVector<std::pair<int64_t, int64_t>, 4> padding;

  explicit ImageWindow(const ModelBuilder::Window &window)
      : sizes{1, window.size[0], window.size[1], 1},
        strides{1, window.stride[0], window.stride[1], 1},
        padding{{0, 0}, window.padding[0], window.padding[1], {0, 0}} {}
};

} // namespace

Value ModelBuilder::maxPool(Value image, const Window &window) {
  const ImageWindow all(window);
  return reduceWindow<stablehlo::MaxOp>(
      image, all.sizes, all.strides, all.padding,
      -std::numeric_limits<double>::infinity());
}

Value ModelBuilder::averagePool(Value image, const Window &window) {
  const ImageWindow all(window);
  const Value total = reduceWindow<stablehlo::AddOp>(
      image, all.sizes, all.strides, all.padding, 0);
  return scale(total,
               1.0 / static_cast<double>(window.size[0] * window.size[1]));
}

Value ModelBuilder::runningSum(Value x, int64_t dim) {
  const auto index = static_cast<size_t>(dim);
  const size_t rank = shapeOf(x).size();
  SizeList sizes(rank, 1), strides(rank, 1);
  llvm::SmallVector<std::pair<int64_t, int64_t>, 4> padding(rank, {0, 0});
  sizes[index] = shapeOf(x)[index];
  padding[index].first = sizes[index] - 1;
  return reduceWindow<stablehlo::AddOp>(x, sizes, strides, padding, 0);
}

ModelBuilder::Values ModelBuilder::topK(Value x, int64_t count) {
  SizeList shape(shapeOf(x));
  shape.back() = count;
  auto op = chlo::TopKOp::create(
      builder, location, tensor(shape, elementOf(x)), tensor(shape, i32()), x,
      builder.getI64IntegerAttr(count), builder.getBoolAttr(true));
  return {op.getValues(), op.getIndices()};
}

} // namespace planner
