//===- SdyAttrs.cpp - Attributes and their syntax -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/AsmSupport.h"
#include "dialects/Sdy/SdyDialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::sdy;

#include "dialects/Sdy/SdyEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/Sdy/SdyAttrs.cpp.inc"

void SdyDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/Sdy/SdyAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

using Delimiter = AsmParser::Delimiter;

/// Attributes in the short form, or in full: `#sdy.axis_ref..`.
template <typename Attr>
static ParseResult parseAttrs(AsmParser &parser, Delimiter delimiter,
                              SmallVectorImpl<Attr> &attrs) {
  return parser.parseCommaSeparatedList(delimiter, [&] {
    return parser.parseCustomAttributeWithFallback(attrs.emplace_back());
  });
}

template <typename Attr>
static void printAttrs(AsmPrinter &printer, StringRef open,
                       ArrayRef<Attr> attrs, StringRef close) {
  printer << open;
  llvm::interleaveComma(attrs, printer.getStream(), [&](Attr attr) {
    printer.printStrippedAttrOrType(attr);
  });
  printer << close;
}

static ParseResult parseIntegers(AsmParser &parser, Delimiter delimiter,
                                 SmallVectorImpl<int64_t> &values) {
  return parser.parseCommaSeparatedList(
      delimiter, [&] { return parser.parseInteger(values.emplace_back()); });
}

//===----------------------------------------------------------------------===//
// Meshes and axes
//===----------------------------------------------------------------------===//

Attribute MeshAxisAttr::parse(AsmParser &parser, Type) {
  std::string axis;
  int64_t size;
  if (parser.parseString(&axis) || parser.parseEqual() ||
      parser.parseInteger(size))
    return {};
  return get(parser.getContext(), axis, size);
}

void MeshAxisAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  printer << '=' << getSize();
}

/// Product of the sizes; saturates.
static int64_t totalSize(ArrayRef<MeshAxisAttr> axes) {
  uint64_t total = 1;
  for (MeshAxisAttr axis : axes)
    total = llvm::SaturatingMultiply(
        total, static_cast<uint64_t>(std::max<int64_t>(axis.getSize(), 0)));
  return static_cast<int64_t>(
      std::min<uint64_t>(total, std::numeric_limits<int64_t>::max()));
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> ids;
  if (parser.parseLess() || parseAttrs(parser, Delimiter::Square, axes))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("device_ids") || parser.parseEqual() ||
       parseIntegers(parser, Delimiter::Square, ids)))
    return {};
  if (parser.parseGreater())
    return {};
  // The order of the axes is the default.
  bool isInOrder =
      !axes.empty() && llvm::equal(ids, llvm::seq<int64_t>(0, ids.size()));
  if (isInOrder && static_cast<int64_t>(ids.size()) == totalSize(axes))
    ids.clear();
  return parser.getChecked<MeshAttr>(parser.getContext(), axes, ids);
}

void MeshAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "<[", getAxes(), "]");
  if (!getDeviceIds().empty()) {
    printer << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), printer.getStream());
    printer << ']';
  }
  printer << '>';
}

Attribute SubAxisInfoAttr::parse(AsmParser &parser, Type) {
  int64_t preSize, size;
  if (parser.parseLParen() || parser.parseInteger(preSize) ||
      parser.parseRParen() || parser.parseInteger(size))
    return {};
  return get(parser.getContext(), preSize, size);
}

void SubAxisInfoAttr::print(AsmPrinter &printer) const {
  printer << '(' << getPreSize() << ')' << getSize();
}

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  std::string axis;
  SubAxisInfoAttr part;
  if (parser.parseString(&axis))
    return {};
  if (succeeded(parser.parseOptionalColon()) &&
      parser.parseCustomAttributeWithFallback(part))
    return {};
  return get(parser.getContext(), axis, part);
}

void AxisRefAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  if (!getSubAxisInfo())
    return;
  printer << ':';
  printer.printStrippedAttrOrType(getSubAxisInfo());
}

Attribute AxisRefListAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  if (parseAttrs(parser, Delimiter::Braces, axes))
    return {};
  return get(parser.getContext(), axes);
}

void AxisRefListAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "{", getValue(), "}");
}

Attribute ListOfAxisRefListsAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefListAttr> lists;
  if (parseAttrs(parser, Delimiter::Square, lists))
    return {};
  return get(parser.getContext(), lists);
}

void ListOfAxisRefListsAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "[", getValue(), "]");
}

Attribute ManualAxesAttr::parse(AsmParser &parser, Type) {
  SmallVector<StringAttr> names;
  if (parser.parseCommaSeparatedList(Delimiter::Braces, [&] {
        return parser.parseAttribute(names.emplace_back());
      }))
    return {};
  return get(parser.getContext(), names);
}

void ManualAxesAttr::print(AsmPrinter &printer) const {
  printer << '{';
  llvm::interleaveComma(getValue(), printer.getStream(),
                        [&](StringAttr axis) { printer << axis; });
  printer << '}';
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

/// `p3` if it is there; no sign, no leading zeros.
static ParseResult parsePriority(AsmParser &parser,
                                 std::optional<int64_t> &priority) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  if (failed(parser.parseOptionalKeyword(&text)))
    return success();
  StringRef digits = text;
  int64_t value;
  bool isNumber =
      digits.consume_front("p") && !digits.empty() &&
      llvm::all_of(digits, [](char c) { return llvm::isDigit(c); }) &&
      !digits.getAsInteger(10, value);
  if (!isNumber || (digits.size() > 1 && digits.front() == '0'))
    return parser.emitError(loc)
           << "expected a priority such as `p1`, got `" << text << "`";
  priority = value;
  return success();
}

Attribute DimensionShardingAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  bool isClosed = true;
  auto entry = [&]() -> ParseResult {
    if (!isClosed)
      return parser.emitError(parser.getCurrentLocation(),
                              "expected `?` to be the last entry");
    if (succeeded(parser.parseOptionalQuestion())) {
      isClosed = false;
      return success();
    }
    return parser.parseCustomAttributeWithFallback(axes.emplace_back());
  };
  std::optional<int64_t> priority;
  if (parser.parseCommaSeparatedList(Delimiter::Braces, entry) ||
      parsePriority(parser, priority))
    return {};
  return get(parser.getContext(), axes, isClosed, priority);
}

void DimensionShardingAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "{", getAxes(), "");
  if (!getIsClosed())
    printer << (getAxes().empty() ? "?" : ", ?");
  printer << '}';
  if (getPriority())
    printer << 'p' << *getPriority();
}

/// `@mesh`, or `mesh<..>`.
static ParseResult parseMeshOrRef(AsmParser &parser, Attribute &meshOrRef) {
  if (succeeded(parser.parseOptionalKeyword("mesh"))) {
    MeshAttr mesh;
    if (parser.parseCustomAttributeWithFallback(mesh))
      return failure();
    meshOrRef = mesh;
    return success();
  }
  SymbolRefAttr symbol;
  if (parser.parseAttribute(symbol))
    return failure();
  meshOrRef = symbol;
  return success();
}

/// `={..}`; for unreduced axes also `=max{..}` or `{..}`.
static ParseResult parseUnreduced(AsmParser &parser,
                                  SmallVectorImpl<AxisRefAttr> &axes,
                                  ReductionOp &reduction) {
  if (succeeded(parser.parseOptionalEqual())) {
    StringRef name;
    SMLoc loc = parser.getCurrentLocation();
    if (succeeded(parser.parseOptionalKeyword(&name))) {
      std::optional<ReductionOp> op = symbolizeReductionOp(name);
      if (!op)
        return parser.emitError(loc)
               << "expected `sum`, `max` or `min`, got `" << name << "`";
      reduction = *op;
    }
  }
  return parseAttrs(parser, Delimiter::Braces, axes);
}

Attribute TensorShardingAttr::parse(AsmParser &parser, Type) {
  Attribute mesh;
  SmallVector<DimensionShardingAttr> dims;
  SmallVector<AxisRefAttr> replicated, unreduced;
  ReductionOp reduction = ReductionOp::SUM;
  if (parser.parseLess() || parseMeshOrRef(parser, mesh) ||
      parser.parseComma() || parseAttrs(parser, Delimiter::Square, dims))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    if (replicated.empty() &&
        succeeded(parser.parseOptionalKeyword("replicated"))) {
      if (parser.parseEqual() ||
          parseAttrs(parser, Delimiter::Braces, replicated))
        return {};
    } else if (unreduced.empty() &&
               succeeded(parser.parseOptionalKeyword("unreduced"))) {
      if (parseUnreduced(parser, unreduced, reduction))
        return {};
    } else {
      parser.emitError(parser.getCurrentLocation(),
                       "expected `replicated` or `unreduced`, each once");
      return {};
    }
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), mesh, dims, replicated, unreduced, reduction);
}

void TensorShardingAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef())) {
    printer << "mesh";
    printer.printStrippedAttrOrType(mesh);
  } else {
    printer << getMeshOrRef();
  }
  printAttrs(printer, ", [", getDimShardings(), "]");
  if (!getReplicatedAxes().empty())
    printAttrs(printer, ", replicated={", getReplicatedAxes(), "}");
  if (!getUnreducedAxes().empty()) {
    printer << ", unreduced=";
    if (getReductionOp() != ReductionOp::SUM)
      printer << stringifyReductionOp(getReductionOp());
    printAttrs(printer, "{", getUnreducedAxes(), "}");
  }
  printer << '>';
}

Attribute TensorShardingPerValueAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorShardingAttr> shardings;
  if (parser.parseLess() || parseAttrs(parser, Delimiter::Square, shardings) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), shardings);
}

void TensorShardingPerValueAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "<[", getShardings(), "]>");
}

//===----------------------------------------------------------------------===//
// Sharding rules
//===----------------------------------------------------------------------===//

// Factors 0 to 17 are `i` to `z`, then follow `z_1`, `z_2`, ...
static constexpr int64_t kLastLetter = 'z' - 'i';

static std::string factorName(int64_t factor) {
  if (factor <= kLastLetter)
    return std::string(1, static_cast<char>('i' + factor));
  return "z_" + std::to_string(factor - kLastLetter);
}

/// Takes one factor off the front of `text`.
static ParseResult takeFactor(AsmParser &parser, SMLoc loc, StringRef &text,
                              int64_t &factor) {
  auto wrong = [&]() -> ParseResult {
    return parser.emitError(loc)
           << "expected a factor `i` to `z` or `z_1` and so on, got `" << text
           << "`";
  };
  if (text.starts_with("z_")) {
    StringRef rest = text.drop_front(2);
    bool startsWell =
        !rest.empty() && llvm::isDigit(rest.front()) && rest.front() != '0';
    // More factors than any operation has.
    constexpr int64_t kMaxNumber = 1 << 20;
    int64_t number;
    if (!startsWell || rest.consumeInteger(10, number) || number > kMaxNumber)
      return wrong();
    factor = kLastLetter + number;
    text = rest;
    return success();
  }
  if (text.empty() || text.front() < 'i' || text.front() > 'z')
    return wrong();
  factor = text.front() - 'i';
  text = text.drop_front();
  return success();
}

/// One factor.
static ParseResult parseFactor(AsmParser &parser, int64_t &factor) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  if (parser.parseKeyword(&text) || takeFactor(parser, loc, text, factor))
    return failure();
  if (!text.empty())
    return parser.emitError(loc, "expected a single factor");
  return success();
}

Attribute DimMappingAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  SmallVector<int64_t> factors;
  if (parser.parseKeyword(&text))
    return {};
  while (!text.empty())
    if (takeFactor(parser, loc, text, factors.emplace_back()))
      return {};
  return get(parser.getContext(), factors);
}

void DimMappingAttr::print(AsmPrinter &printer) const {
  for (int64_t factor : getFactorIndices())
    printer << factorName(factor);
}

Attribute TensorMappingAttr::parse(AsmParser &parser, Type) {
  SmallVector<DimMappingAttr> dims;
  if (parseAttrs(parser, Delimiter::Square, dims))
    return {};
  return get(parser.getContext(), dims);
}

void TensorMappingAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "[", getDimMappings(), "]");
}

/// `{i=8, j=16}`: all factors in order.
static ParseResult parseFactorSizes(AsmParser &parser,
                                    SmallVectorImpl<int64_t> &sizes) {
  return parser.parseCommaSeparatedList(
      Delimiter::OptionalBraces, [&]() -> ParseResult {
        SMLoc loc = parser.getCurrentLocation();
        int64_t factor;
        auto expected = static_cast<int64_t>(sizes.size());
        if (parseFactor(parser, factor) || parser.parseEqual() ||
            parser.parseInteger(sizes.emplace_back()))
          return failure();
        if (factor != expected)
          return parser.emitError(loc)
                 << "expected the size of factor `" << factorName(expected)
                 << "`, got that of `" << factorName(factor) << "`";
        return success();
      });
}

/// `key={k, l}` if it is there.
static ParseResult parseFactors(AsmParser &parser, StringRef key,
                                SmallVectorImpl<int64_t> &factors) {
  if (failed(parser.parseOptionalKeyword(key)))
    return success();
  if (parser.parseEqual())
    return failure();
  return parser.parseCommaSeparatedList(Delimiter::Braces, [&] {
    return parseFactor(parser, factors.emplace_back());
  });
}

Attribute OpShardingRuleAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorMappingAttr> operands, results;
  SmallVector<int64_t> sizes, reduction, replication, permutation, blocked;
  if (parser.parseLess() || parseAttrs(parser, Delimiter::Paren, operands) ||
      parser.parseArrow() || parseAttrs(parser, Delimiter::Paren, results) ||
      parseFactorSizes(parser, sizes) ||
      parseFactors(parser, "reduction", reduction) ||
      parseFactors(parser, "need_replication", replication) ||
      parseFactors(parser, "permutation", permutation) ||
      parseFactors(parser, "blocked_propagation", blocked))
    return {};
  bool isCustom = succeeded(parser.parseOptionalComma());
  if ((isCustom && parser.parseKeyword("custom")) || parser.parseGreater())
    return {};
  return get(parser.getContext(), sizes, operands, results, reduction,
             replication, permutation, blocked, isCustom);
}

void OpShardingRuleAttr::print(AsmPrinter &printer) const {
  auto factors = [&](StringRef key, ArrayRef<int64_t> list) {
    if (list.empty())
      return;
    printer << ' ' << key << "={";
    llvm::interleaveComma(list, printer.getStream(), [&](int64_t factor) {
      printer << factorName(factor);
    });
    printer << '}';
  };
  printAttrs(printer, "<(", getOperandMappings(), ")->(");
  printAttrs(printer, "", getResultMappings(), ")");
  if (!getFactorSizes().empty()) {
    printer << " {";
    llvm::interleaveComma(
        llvm::enumerate(getFactorSizes()), printer.getStream(), [&](auto it) {
          printer << factorName(static_cast<int64_t>(it.index())) << '='
                  << it.value();
        });
    printer << '}';
  }
  factors("reduction", getReductionFactors());
  factors("need_replication", getNeedReplicationFactors());
  factors("permutation", getPermutationFactors());
  factors("blocked_propagation", getBlockedPropagationFactors());
  if (getIsCustomRule())
    printer << ", custom";
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

Attribute AllToAllParamAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  int64_t source, target;
  if (parseAttrs(parser, Delimiter::Braces, axes) || parser.parseColon() ||
      parser.parseInteger(source) || parser.parseArrow() ||
      parser.parseInteger(target))
    return {};
  return get(parser.getContext(), axes, source, target);
}

void AllToAllParamAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "{", getAxes(), "}");
  printer << ": " << getSrcDim() << "->" << getTgtDim();
}

Attribute AllToAllParamListAttr::parse(AsmParser &parser, Type) {
  SmallVector<AllToAllParamAttr> params;
  if (parseAttrs(parser, Delimiter::Square, params))
    return {};
  return get(parser.getContext(), params);
}

void AllToAllParamListAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "[", getValue(), "]");
}

//===----------------------------------------------------------------------===//
// Propagation records
//===----------------------------------------------------------------------===//

Attribute EdgeValueRefAttr::parse(AsmParser &parser, Type) {
  FailureOr<EdgeNodeType> type = FieldParser<EdgeNodeType>::parse(parser);
  int64_t index;
  if (failed(type) || parser.parseMinus() || parser.parseInteger(index))
    return {};
  return get(parser.getContext(), *type, index);
}

void EdgeValueRefAttr::print(AsmPrinter &printer) const {
  printer << stringifyEdgeNodeType(getType()) << '-' << getIndex();
}

Attribute AxisToPropagationDetailsAttr::parse(AsmParser &parser, Type) {
  AxisRefAttr axis;
  EdgeValueRefAttr source;
  SmallVector<EdgeValueRefAttr> targets;
  if (parser.parseLBrace() || parser.parseCustomAttributeWithFallback(axis) ||
      parser.parseEqual() || parser.parseCustomAttributeWithFallback(source) ||
      parser.parseArrow() || parseAttrs(parser, Delimiter::Square, targets) ||
      parser.parseRBrace())
    return {};
  return get(parser.getContext(), axis, source, targets);
}

void AxisToPropagationDetailsAttr::print(AsmPrinter &printer) const {
  printer << '{';
  printer.printStrippedAttrOrType(getAxisName());
  printer << " = ";
  printer.printStrippedAttrOrType(getSource());
  printAttrs(printer, " -> [", getTargets(), "]}");
}

Attribute PropagationOneStepAttr::parse(AsmParser &parser, Type) {
  int64_t step;
  SmallVector<AxisToPropagationDetailsAttr> entries;
  if (parser.parseLBrace() || parser.parseKeyword("step") ||
      parser.parseMinus() || parser.parseInteger(step) || parser.parseEqual() ||
      parseAttrs(parser, Delimiter::Square, entries) || parser.parseRBrace())
    return {};
  return get(parser.getContext(), step, entries);
}

void PropagationOneStepAttr::print(AsmPrinter &printer) const {
  printer << "{step-" << getStepIndex();
  printAttrs(printer, " = [", getAxisEntries(), "]}");
}

Attribute PropagationEdgesAttr::parse(AsmParser &parser, Type) {
  SmallVector<PropagationOneStepAttr> steps;
  if (parser.parseLess() || parseAttrs(parser, Delimiter::Square, steps) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), steps);
}

void PropagationEdgesAttr::print(AsmPrinter &printer) const {
  printAttrs(printer, "<[", getValue(), "]>");
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

std::optional<int64_t> MeshAttr::getAxisSize(StringRef axis) const {
  size_t index = getAxisIndex(axis);
  if (index == getAxes().size())
    return std::nullopt;
  return getAxes()[index].getSize();
}

size_t MeshAttr::getAxisIndex(StringRef axis) const {
  const auto *found = llvm::find_if(
      getAxes(), [&](MeshAxisAttr a) { return a.getName() == axis; });
  return static_cast<size_t>(found - getAxes().begin());
}

int64_t MeshAttr::getTotalSize() const { return totalSize(getAxes()); }

bool MeshAttr::isMaximal() const {
  return getAxes().empty() && getDeviceIds().size() == 1;
}

int64_t AxisRefAttr::getSize(MeshAttr mesh) const {
  if (getSubAxisInfo())
    return getSubAxisInfo().getSize();
  return mesh.getAxisSize(getName()).value_or(1);
}

MeshAttr TensorShardingAttr::getMesh(Operation *op) const {
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef()))
    return mesh;
  auto symbol = cast<SymbolRefAttr>(getMeshOrRef());
  // Meshes are symbols of the outermost operation; a walk up the symbol tables
  // would also find one in a nested module.
  for (Operation *scope = op; scope; scope = scope->getParentOp())
    if (scope->hasTrait<mlir::OpTrait::SymbolTable>())
      if (Operation *found = SymbolTable::lookupSymbolIn(scope, symbol))
        if (auto mesh = dyn_cast<MeshOp>(found))
          return mesh.getMesh();
  return {};
}

LogicalResult MeshAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<MeshAxisAttr> axes,
                               ArrayRef<int64_t> deviceIds) {
  llvm::SmallDenseSet<StringRef> names;
  for (MeshAxisAttr axis : axes) {
    if (axis.getSize() < 1)
      return emitError() << "axis \"" << axis.getName()
                         << "\" must have a size of at least 1, got "
                         << axis.getSize();
    if (!names.insert(axis.getName()).second)
      return emitError() << "axis \"" << axis.getName() << "\" is given twice";
  }
  if (deviceIds.empty())
    return success();
  if (axes.empty() && deviceIds.size() != 1)
    return emitError() << "a mesh without axes has at most one device, got "
                       << deviceIds.size();
  if (axes.empty() && deviceIds.front() < 0)
    return emitError() << "device " << deviceIds.front() << " is negative";
  if (axes.empty())
    return success();
  int64_t total = totalSize(axes);
  if (static_cast<int64_t>(deviceIds.size()) != total)
    return emitError() << "expected " << total << " devices, got "
                       << deviceIds.size();
  SmallVector<int64_t> sorted(deviceIds);
  llvm::sort(sorted);
  bool isPermutation =
      llvm::equal(sorted, llvm::seq<int64_t>(0, deviceIds.size()));
  if (!isPermutation)
    return emitError() << "expected a permutation of the devices 0 to "
                       << total - 1;
  if (llvm::is_sorted(deviceIds))
    return emitError() << "devices in order need not be given";
  return success();
}
