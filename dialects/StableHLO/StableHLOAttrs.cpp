//===- StableHLOAttrs.cpp - Attributes and their syntax -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/AsmSupport.h"
#include "dialects/StableHLO/StableHLOAsm.h"
#include "dialects/StableHLO/StableHLODialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::stablehlo;
using planner::Dims;
using planner::StructPrinter;

#include "dialects/StableHLO/StableHLOEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/StableHLO/StableHLOAttrs.cpp.inc"

void StableHLODialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/StableHLO/StableHLOAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

// `bounds` is the short name of type_extensions.
static constexpr StringLiteral kBounds = "bounds";

static Attribute parseBounds(DialectAsmParser &parser) {
  Dims bounds;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&] {
        return planner::parseDim(parser, bounds.emplace_back());
      }))
    return {};
  return TypeExtensionsAttr::get(parser.getContext(), bounds);
}

Attribute StableHLODialect::parseAttribute(DialectAsmParser &parser,
                                           Type type) const {
  SMLoc loc = parser.getCurrentLocation();
  StringRef mnemonic;
  Attribute attribute;
  if (OptionalParseResult result =
          generatedAttributeParser(parser, &mnemonic, type, attribute);
      result.has_value())
    return attribute;
  if (mnemonic == kBounds)
    return parseBounds(parser);
  parser.emitError(loc) << "unknown stablehlo attribute `" << mnemonic << "`";
  return {};
}

void StableHLODialect::printAttribute(Attribute attribute,
                                      DialectAsmPrinter &printer) const {
  if (auto extensions = dyn_cast<TypeExtensionsAttr>(attribute)) {
    printer << kBounds << '<';
    llvm::interleaveComma(
        extensions.getBounds(), printer.getStream(),
        [&](int64_t bound) { planner::printDim(printer.getStream(), bound); });
    printer << '>';
    return;
  }
  if (failed(generatedAttributePrinter(attribute, printer)))
    llvm_unreachable("attribute of another dialect");
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess() || parser.parseKeyword("bounds") ||
      parser.parseEqual())
    return {};
  FailureOr<Dims> bounds = planner::parseDims(parser);
  if (failed(bounds) || parser.parseGreater())
    return {};
  return get(parser.getContext(), *bounds);
}

void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  printer << "<bounds = ";
  planner::printDims(printer, getBounds());
  printer << '>';
}

LogicalResult TypeExtensionsAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type,
    function_ref<InFlightDiagnostic()> emitError) const {
  if (getBounds().size() != shape.size())
    return emitError() << "expected " << shape.size() << " bounds, got "
                       << getBounds().size();
  for (auto [bound, size] : llvm::zip_equal(getBounds(), shape))
    if (!ShapedType::isDynamic(bound) && !ShapedType::isDynamic(size))
      return emitError() << "a dimension of static size " << size
                         << " has the bound " << bound;
  return success();
}

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  if (parser.parseLess() ||
      planner::parseStruct(parser,
                           {{"lhs_batching_dimensions", lhsBatching},
                            {"rhs_batching_dimensions", rhsBatching},
                            {"lhs_contracting_dimensions", lhsContracting},
                            {"rhs_contracting_dimensions", rhsContracting}}))
    return {};
  return get(parser.getContext(), lhsBatching, rhsBatching, lhsContracting,
             rhsContracting);
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer)
      .entry("lhs_batching_dimensions", getLhsBatchingDimensions())
      .entry("rhs_batching_dimensions", getRhsBatchingDimensions())
      .entry("lhs_contracting_dimensions", getLhsContractingDimensions())
      .entry("rhs_contracting_dimensions", getRhsContractingDimensions());
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims offset, collapsed, operandBatching, indicesBatching, indexMap;
  int64_t indexVectorDim = 0;
  if (parser.parseLess() ||
      planner::parseStruct(parser,
                           {{"offset_dims", offset},
                            {"collapsed_slice_dims", collapsed},
                            {"operand_batching_dims", operandBatching},
                            {"start_indices_batching_dims", indicesBatching},
                            {"start_index_map", indexMap},
                            {"index_vector_dim", indexVectorDim}}))
    return {};
  return get(parser.getContext(), offset, collapsed, operandBatching,
             indicesBatching, indexMap, indexVectorDim);
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer)
      .entry("offset_dims", getOffsetDims())
      .entry("collapsed_slice_dims", getCollapsedSliceDims())
      .entry("operand_batching_dims", getOperandBatchingDims())
      .entry("start_indices_batching_dims", getStartIndicesBatchingDims())
      .entry("start_index_map", getStartIndexMap())
      .entry("index_vector_dim", getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims window, inserted, inputBatching, indicesBatching, toOperand;
  int64_t indexVectorDim = 0;
  if (parser.parseLess() ||
      planner::parseStruct(parser,
                           {{"update_window_dims", window},
                            {"inserted_window_dims", inserted},
                            {"input_batching_dims", inputBatching},
                            {"scatter_indices_batching_dims", indicesBatching},
                            {"scatter_dims_to_operand_dims", toOperand},
                            {"index_vector_dim", indexVectorDim}}))
    return {};
  return get(parser.getContext(), window, inserted, inputBatching,
             indicesBatching, toOperand, indexVectorDim);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  StructPrinter(printer)
      .entry("update_window_dims", getUpdateWindowDims())
      .entry("inserted_window_dims", getInsertedWindowDims())
      .entry("input_batching_dims", getInputBatchingDims())
      .entry("scatter_indices_batching_dims", getScatterIndicesBatchingDims())
      .entry("scatter_dims_to_operand_dims", getScatterDimsToOperandDims())
      .entry("index_vector_dim", getIndexVectorDim());
}

//===----------------------------------------------------------------------===//
// Convolution dimension numbers
//===----------------------------------------------------------------------===//

namespace {
/// The dimensions of one tensor of a convolution: two with names and the
/// spatial ones, by position.
struct ConvDims {
  char firstName, secondName;
  int64_t first = 0, second = 0;
  Dims spatial;

  /// False unless the numbers are a permutation of 0..rank-1.
  bool isPermutation() const {
    llvm::SmallVector<bool> seen(spatial.size() + 2);
    auto take = [&](int64_t dim) {
      if (dim < 0 || dim >= static_cast<int64_t>(seen.size()) || seen[dim])
        return false;
      return seen[dim] = true;
    };
    return take(first) && take(second) && llvm::all_of(spatial, take);
  }
};
} // namespace

static void printConvDims(AsmPrinter &printer, const ConvDims &dims) {
  llvm::SmallVector<std::string> letters(dims.spatial.size() + 2);
  letters[dims.first] = dims.firstName;
  letters[dims.second] = dims.secondName;
  for (auto [index, dim] : llvm::enumerate(dims.spatial))
    letters[dim] = std::to_string(index);
  printer << '[';
  llvm::interleaveComma(letters, printer.getStream());
  printer << ']';
}

/// Reads one entry of `[b, 0, 1, f]`, the `position`-th.
static ParseResult parseConvEntry(AsmParser &parser, ConvDims &dims,
                                  int64_t position) {
  SMLoc loc = parser.getCurrentLocation();
  int64_t index;
  OptionalParseResult number = parser.parseOptionalInteger(index);
  if (number.has_value()) {
    if (failed(*number))
      return failure();
    // No tensor has so many dimensions; keeps a typing error from allocating.
    constexpr int64_t kMaxSpatial = 64;
    if (index < 0 || index >= kMaxSpatial)
      return parser.emitError(loc)
             << "spatial dimension " << index << " is out of range";
    if (index >= static_cast<int64_t>(dims.spatial.size()))
      dims.spatial.resize(index + 1, -1);
    if (dims.spatial[index] >= 0)
      return parser.emitError(loc)
             << "spatial dimension " << index << " is given twice";
    dims.spatial[index] = position;
    return success();
  }
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  for (auto [name, value] : {std::pair(dims.firstName, &dims.first),
                             std::pair(dims.secondName, &dims.second)}) {
    if (keyword != StringRef(&name, 1))
      continue;
    if (*value >= 0)
      return parser.emitError(loc)
             << "dimension `" << keyword << "` is given twice";
    *value = position;
    return success();
  }
  return parser.emitError(loc) << "expected `" << StringRef(&dims.firstName, 1)
                               << "`, `" << StringRef(&dims.secondName, 1)
                               << "` or a number, got `" << keyword << "`";
}

static FailureOr<ConvDims> parseConvDims(AsmParser &parser, char firstName,
                                         char secondName) {
  ConvDims dims{firstName, secondName, -1, -1, {}};
  SMLoc loc = parser.getCurrentLocation();
  int64_t position = 0;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return parseConvEntry(parser, dims, position++);
      }))
    return failure();
  if (!dims.isPermutation())
    return parser.emitError(loc) << "expected `" << StringRef(&firstName, 1)
                                 << "`, `" << StringRef(&secondName, 1)
                                 << "` and every spatial dimension from 0 on";
  return dims;
}

ParseResult
mlir::stablehlo::parseConvDimensionNumbers(AsmParser &parser,
                                           ConvDimensionNumbersAttr &result) {
  FailureOr<ConvDims> input = parseConvDims(parser, 'b', 'f');
  if (failed(input) || parser.parseKeyword("x"))
    return failure();
  FailureOr<ConvDims> kernel = parseConvDims(parser, 'i', 'o');
  if (failed(kernel) || parser.parseArrow())
    return failure();
  FailureOr<ConvDims> output = parseConvDims(parser, 'b', 'f');
  if (failed(output))
    return failure();
  result = ConvDimensionNumbersAttr::get(
      parser.getContext(), input->first, input->second, input->spatial,
      kernel->first, kernel->second, kernel->spatial, output->first,
      output->second, output->spatial);
  return success();
}

/// Prints the three lists; false, printing nothing, if the numbers form none.
static bool printConvLists(AsmPrinter &printer, ConvDimensionNumbersAttr attr) {
  ConvDims input{'b', 'f', attr.getInputBatchDimension(),
                 attr.getInputFeatureDimension(),
                 Dims(attr.getInputSpatialDimensions())};
  ConvDims kernel{'i', 'o', attr.getKernelInputFeatureDimension(),
                  attr.getKernelOutputFeatureDimension(),
                  Dims(attr.getKernelSpatialDimensions())};
  ConvDims output{'b', 'f', attr.getOutputBatchDimension(),
                  attr.getOutputFeatureDimension(),
                  Dims(attr.getOutputSpatialDimensions())};
  if (!input.isPermutation() || !kernel.isPermutation() ||
      !output.isPermutation())
    return false;
  printConvDims(printer, input);
  printer << 'x';
  printConvDims(printer, kernel);
  printer << "->";
  printConvDims(printer, output);
  return true;
}

void mlir::stablehlo::printConvDimensionNumbers(AsmPrinter &printer,
                                                ConvDimensionNumbersAttr attr) {
  if (!printConvLists(printer, attr))
    printer << attr;
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  ConvDimensionNumbersAttr result;
  if (failed(parser.parseOptionalKeyword("raw"))) {
    if (parseConvDimensionNumbers(parser, result) || parser.parseGreater())
      return {};
    return result;
  }
  int64_t inputBatch = 0, inputFeature = 0, kernelInput = 0, kernelOutput = 0,
          outputBatch = 0, outputFeature = 0;
  Dims inputSpatial, kernelSpatial, outputSpatial;
  if (planner::parseStruct(parser,
                           {{"input_batch_dimension", inputBatch},
                            {"input_feature_dimension", inputFeature},
                            {"input_spatial_dimensions", inputSpatial},
                            {"kernel_input_feature_dimension", kernelInput},
                            {"kernel_output_feature_dimension", kernelOutput},
                            {"kernel_spatial_dimensions", kernelSpatial},
                            {"output_batch_dimension", outputBatch},
                            {"output_feature_dimension", outputFeature},
                            {"output_spatial_dimensions", outputSpatial}}))
    return {};
  return get(parser.getContext(), inputBatch, inputFeature, inputSpatial,
             kernelInput, kernelOutput, kernelSpatial, outputBatch,
             outputFeature, outputSpatial);
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  auto list = [&](StringRef key, ArrayRef<int64_t> dims) {
    printer << ", " << key << " = ";
    planner::printDims(printer, dims);
  };
  printer << '<';
  if (!printConvLists(printer, *this)) {
    printer << "raw input_batch_dimension = " << getInputBatchDimension()
            << ", input_feature_dimension = " << getInputFeatureDimension();
    list("input_spatial_dimensions", getInputSpatialDimensions());
    printer << ", kernel_input_feature_dimension = "
            << getKernelInputFeatureDimension()
            << ", kernel_output_feature_dimension = "
            << getKernelOutputFeatureDimension();
    list("kernel_spatial_dimensions", getKernelSpatialDimensions());
    printer << ", output_batch_dimension = " << getOutputBatchDimension()
            << ", output_feature_dimension = " << getOutputFeatureDimension();
    list("output_spatial_dimensions", getOutputSpatialDimensions());
  }
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Result accuracy
//===----------------------------------------------------------------------===//

/// `key = 1.0e-5,` if it is there.
static ParseResult parseTolerance(AsmParser &parser, StringRef key,
                                  APFloat &value) {
  if (failed(parser.parseOptionalKeyword(key)))
    return success();
  double number;
  if (parser.parseEqual() || parser.parseFloat(number) || parser.parseComma())
    return failure();
  value = APFloat(number);
  return success();
}

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  APFloat atol(0.0), rtol(0.0);
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  if (parser.parseLess() || parseTolerance(parser, "atol", atol) ||
      parseTolerance(parser, "rtol", rtol))
    return {};
  if (succeeded(parser.parseOptionalKeyword("ulps")) &&
      (parser.parseEqual() || parser.parseInteger(ulps) || parser.parseComma()))
    return {};
  if (parser.parseKeyword("mode") || parser.parseEqual() ||
      parser.parseCustomAttributeWithFallback(mode) || parser.parseGreater())
    return {};
  return get(parser.getContext(), atol, rtol, ulps, mode);
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  auto tolerance = [&](StringRef key, const APFloat &value) {
    if (value.isZero())
      return;
    printer << key << " = ";
    printer.printFloat(value);
    printer << ", ";
  };
  printer << '<';
  tolerance("atol", getAtol());
  tolerance("rtol", getRtol());
  if (getUlps() != 0)
    printer << "ulps = " << getUlps() << ", ";
  printer << "mode = " << getMode() << '>';
}
