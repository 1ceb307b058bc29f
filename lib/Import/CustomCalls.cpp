//===- CustomCalls.cpp - Custom calls that are understood -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "Models.h"
#include "RuleBuilder.h"
#include "dialects/Sdy/SdyDialect.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace planner {
namespace {

bool mapDims(sdy::TensorMappingAttr mapping, const Shape &shape,
             llvm::ArrayRef<FactorId> ids, TensorMap &map) {
  if (mapping.getDimMappings().size() != shape.size())
    return false;
  for (auto [dim, factors] : llvm::enumerate(mapping.getDimMappings()))
    for (int64_t factor : factors.getFactorIndices()) {
      if (factor < 0 || factor >= static_cast<int64_t>(ids.size()))
        return false;
      if (ids[static_cast<size_t>(factor)] != kNoFactor)
        map[dim].push_back(ids[static_cast<size_t>(factor)]);
    }
  return true;
}

/// The user's own rule, which Shardy's attribute gives in our vocabulary.
bool describeByAttribute(sdy::OpShardingRuleAttr rule,
                         OpDescription &description) {
  RuleBuilder builder(description, OpKind::Custom);
  llvm::SmallVector<FactorId, 8> ids;
  for (auto [index, size] : llvm::enumerate(rule.getFactorSizes())) {
    const int64_t factor = static_cast<int64_t>(index);
    FactorKind kind = FactorKind::PassThrough;
    if (llvm::is_contained(rule.getReductionFactors(), factor))
      kind = FactorKind::Reduction;
    else if (llvm::is_contained(rule.getNeedReplicationFactors(), factor))
      kind = FactorKind::NeedReplication;
    else if (llvm::is_contained(rule.getPermutationFactors(), factor))
      kind = FactorKind::Permutation;
    ids.push_back(builder.factor(size, kind));
  }
  if (rule.getOperandMappings().size() != description.operands.size() ||
      rule.getResultMappings().size() != description.results.size())
    return false;
  for (auto [index, mapping] : llvm::enumerate(rule.getOperandMappings()))
    if (!mapDims(mapping, description.operands[index].shape, ids,
                 builder.rule.operands[index]))
      return false;
  for (auto [index, mapping] : llvm::enumerate(rule.getResultMappings()))
    if (!mapDims(mapping, description.results[index].shape, ids,
                 builder.rule.results[index]))
      return false;
  return true;
}

/// The text of a backend configuration, whichever form it has.
std::string configText(Operation *op) {
  Attribute attr = op->getAttr("backend_config");
  if (auto text = dyn_cast_or_null<StringAttr>(attr))
    return text.str();
  std::string text;
  if (attr) {
    llvm::raw_string_ostream stream(text);
    attr.print(stream);
  }
  return text;
}

/// Position of batch, sequence, head and dim in a tensor of cuDNN's attention.
struct AttentionLayout {
  size_t batch = 0, sequence = 1, head = 2, dim = 3;
  static AttentionLayout headsFirst() { return {0, 2, 1, 3}; }
};

/// cuDNN's fused attention as JAX calls it: query, key and value in either
/// layout, then more operands; results are (batch, head, sequence, dim).
class CudnnAttention {
public:
  CudnnAttention(Operation *op, OpDescription &opDescription)
      : description(opDescription), config(configText(op)),
        target(op->getAttrOfType<StringAttr>("call_target_name").strref()),
        isBackward(target.ends_with("Backward")) {}

  bool describe() {
    const auto &operands = description.operands;
    if (operands.size() < 3 || description.results.empty() ||
        operands[0].shape.size() != 4 || operands[1].shape.size() != 4 ||
        operands[2].shape.size() != 4 ||
        description.results[0].shape.size() != 4)
      return false;
    if (isHeadsFirst())
      in = AttentionLayout::headsFirst();
    const Shape &query = operands[0].shape, &key = operands[1].shape;
    const int64_t keyHeads = key[in.head];
    if (keyHeads <= 0 || query[in.head] % keyHeads != 0)
      return false;
    groups = query[in.head] / keyHeads;
    RuleBuilder rule(description, isBackward ? OpKind::AttentionBackward
                                             : OpKind::Attention);
    batch = named(rule, query[in.batch], "batch");
    head = named(rule, keyHeads, "head");
    group = named(rule, groups, "group");
    sequence = named(rule, query[in.sequence], "query");
    // Softmax over split keys is merged with the log-sum-exp.
    keys = isBackward
               ? rule.factor(key[in.sequence], FactorKind::NeedReplication)
               : rule.reduction(key[in.sequence], ReduceOp::LogSumExp);
    nameFactor(rule, keys, "key");
    contracted = rule.factor(query[in.dim], FactorKind::NeedReplication);
    nameFactor(rule, contracted, "dim");
    bindOperands(rule);
    bindResults(rule);
    setWork(query, key);
    return true;
  }

private:
  static void nameFactor(RuleBuilder &rule, FactorId id,
                         std::string_view text) {
    if (id != kNoFactor)
      rule.rule.factors[id].name = text;
  }
  static FactorId named(RuleBuilder &rule, int64_t size,
                        std::string_view text) {
    const FactorId id = rule.factor(size);
    nameFactor(rule, id, text);
    return id;
  }

  bool isHeadsFirst() const {
    std::string compact;
    for (char c : config)
      if (c != ' ' && c != '\n')
        compact += c;
    if (compact.find("\"lhs_batch_dimensions\":[\"0\",\"2\"]") !=
        std::string::npos)
      return false;
    if (compact.find("\"lhs_batch_dimensions\":[\"0\",\"1\"]") !=
        std::string::npos)
      return true;
    return description.operands[0].shape == description.results[0].shape;
  }

  void bindOperands(RuleBuilder &rule) {
    for (size_t i = 0; i < description.operands.size(); ++i) {
      const Shape &shape = description.operands[i].shape;
      const bool isKeyLike = i == 1 || i == 2;
      // Cotangent and output of a backward call look like the query.
      const bool isQueryLike =
          i == 0 ||
          (i > 2 && isBackward && shape == description.operands[0].shape);
      if (isKeyLike || isQueryLike)
        bind(rule.rule.operands[i], in, isKeyLike);
      else
        bindOther(rule.rule.operands[i], shape);
    }
  }

  void bindResults(RuleBuilder &rule) {
    const AttentionLayout out = AttentionLayout::headsFirst();
    for (size_t i = 0; i < description.results.size(); ++i) {
      const Shape &shape = description.results[i].shape;
      if (shape.size() == 4 && (i == 0 || (isBackward && i < 3)))
        bind(rule.rule.results[i], out, isBackward && i > 0);
      else
        bindOther(rule.rule.results[i], shape);
    }
    // Nothing may be partial in a result.
    for (TensorMap &map : rule.rule.results)
      for (DimFactors &factors : map)
        for (size_t i = factors.size(); i-- > 0;)
          if (rule.rule.factors[factors[i]].kind == FactorKind::Reduction)
            factors.erase(factors.begin() + static_cast<long>(i));
  }

  static void push(DimFactors &factors, FactorId id) {
    if (id != kNoFactor)
      factors.push_back(id);
  }

  void bind(TensorMap &map, AttentionLayout layout, bool isKeyLike) const {
    push(map[layout.batch], batch);
    push(map[layout.head], head);
    if (!isKeyLike)
      push(map[layout.head], group);
    push(map[layout.sequence], isKeyLike ? keys : sequence);
    push(map[layout.dim], contracted);
  }

  /// Bias (batch, head, query, key), softmax statistics (batch, head, query),
  /// and lengths (batch); dimensions of other sizes are not split.
  void bindOther(TensorMap &map, const Shape &shape) const {
    const Shape &query = description.operands[0].shape;
    const Shape &key = description.operands[1].shape;
    if (!shape.empty() && shape[0] == query[in.batch])
      push(map[0], batch);
    if (shape.size() > 1 && shape[1] == query[in.head]) {
      push(map[1], head);
      push(map[1], group);
    }
    if (shape.size() > 2 && shape[2] == query[in.sequence])
      push(map[2], sequence);
    if (shape.size() > 3 && shape[3] == key[in.sequence])
      push(map[3], keys);
  }

  void setWork(const Shape &query, const Shape &key) {
    AttentionInfo info;
    info.causal = config.find("CAUSAL") != std::string::npos;
    // Half of the keys, and the diagonal.
    const double length = static_cast<double>(key[in.sequence]);
    if (info.causal && query[in.sequence] == key[in.sequence] && length > 0)
      info.density = (length + 1) / (2 * length);
    info.masked = target.contains("Bias") || target.contains("Mask");
    info.queryGroups = groups;
    description.op.attention = info;
    description.op.mnemonic = isBackward ? "attention_backward" : "attention";
    const double scores = static_cast<double>(query[in.batch]) *
                          static_cast<double>(query[in.head]) *
                          static_cast<double>(query[in.sequence]) * length;
    // Two products forward; backward these scores again and four gradients.
    const double products = isBackward ? 5 : 2;
    description.op.work.matmulFlops =
        products * 2 * scores * static_cast<double>(query[in.dim]);
    description.op.work.vectorFlops = 5 * scores;
  }

  OpDescription &description;
  std::string config;
  llvm::StringRef target;
  bool isBackward;
  AttentionLayout in;
  int64_t groups = 1;
  FactorId batch = kNoFactor, head = kNoFactor, group = kNoFactor,
           sequence = kNoFactor, keys = kNoFactor, contracted = kNoFactor;
};

} // namespace

void describeCustomCall(Operation *op, OpDescription &description) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  if (!target)
    return;
  if (auto rule =
          op->getAttrOfType<sdy::OpShardingRuleAttr>("sdy.sharding_rule")) {
    if (describeByAttribute(rule, description))
      description.op.mnemonic = target.str();
    return;
  }
  const llvm::StringRef name = target.strref();
  if (name.starts_with("__cudnn$fmha")) {
    CudnnAttention(op, description).describe();
    return;
  }
  // Calls of linear algebra and random number libraries: batches pass.
  if (name.contains("cu_threefry2x32")) {
    RuleBuilder builder(description, OpKind::Rng);
    builder.elementwise();
    description.op.mnemonic = "threefry2x32";
    for (const TensorView &result : description.results)
      description.op.work.vectorFlops += elementsOf(result);
    return;
  }
  const bool isMatrixLibrary =
      name.starts_with("lapack_") || name.starts_with("cusolver_") ||
      name.starts_with("cublas_") || name.starts_with("hipsolver_") ||
      name == "Qr" || name == "Eigh" ||
      name == "ProductOfElementaryHouseholderReflectors" ||
      name == "LuDecomposition" || name.ends_with("_ffi_batched");
  if (isMatrixLibrary && !description.results.empty()) {
    describeBatched(description, 2);
    description.op.mnemonic = name.str();
    return;
  }
  if (name == "TopK" || name == "mhlo.topk" || name == "mhlo.top_k" ||
      name == "ApproxTopK" || name == "PartialReduce") {
    describeTopK(op, description);
    return;
  }
  // Functions that older exporters had no operation for.
  if (name.starts_with("mhlo.") || name.starts_with("chlo."))
    describeElementwise(name.drop_front(5), description);
}

LogicalResult Importer::convertCustomCall(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  const llvm::StringRef name = target ? target.strref() : llvm::StringRef();
  const bool isIdentity =
      llvm::StringSwitch<bool>(name)
          .Cases({"Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape",
                  "annotate_device_placement", "LayoutConstraint",
                  "xla.sdy.FuncResultSharding", "Pin", "Unpin"},
                 true)
          .Default(false);
  if (isIdentity && op->getNumOperands() == op->getNumResults()) {
    if (name == "Sharding")
      warn("GSPMD shardings (mhlo.sharding) are ignored; export with Shardy "
           "to have them honoured",
           op->getLoc());
    return convertIdentity(op);
  }
  return convertDescribed(op);
}

} // namespace planner
