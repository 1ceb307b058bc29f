//===- Optimizer.cpp - Clipping and parameter update ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The arithmetic is that of the usual implementations; hyperparameters are
// constants without influence on cost. Norms, moments and the update are f32.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"
#include <compare>
#include <memory>

namespace planner {
namespace {

// Usual defaults, only so that the constants in the graph mean something.
constexpr double kLearningRate = 1e-4, kBeta1 = 0.9, kBeta2 = 0.95,
                 kEpsilon = 1e-8, kDecay = 0.1, kMomentum = 0.9, kClip = 1.0,
                 kClipEpsilon = 1e-6;

/// All that the update of a parameter depends on, but for tensors.
struct UpdateKind {
  Shape shape;
  DType parameter, gradient;
  friend auto operator<=>(const UpdateKind &, const UpdateKind &) = default;
};

/// What many parameters have alike, as a graph of its own, fused. Its arguments
/// are what it is given and then these states.
struct FusedPart {
  OpGraph graph;
  std::vector<const char *> states;

  TensorId addArgument(Shape shape, DType dtype) {
    Tensor tensor;
    tensor.shape = std::move(shape);
    tensor.dtype = dtype;
    tensor.argument = static_cast<int32_t>(graph.arguments.size());
    graph.arguments.push_back(graph.addTensor(std::move(tensor)));
    return graph.arguments.back();
  }
};

class OptimizerBuilder {
public:
  OptimizerBuilder(OpBuilder &builder, const TrainingOptions &o)
      : b(builder), graph(builder.graph), options(o) {
    b.point = OpBuilder::Point();
    b.point.before = b.end();
    b.point.phase = Phase::Optimizer;
  }

  void run(const std::vector<ParameterGradient> &gradients) {
    if (options.fuseUpdates)
      countKinds(gradients);
    if (options.clipGlobalNorm)
      findScales(gradients);
    if (isAdam())
      countSteps();
    for (const ParameterGradient &pair : gradients)
      if (isOfSeveral(pair))
        insert(fusedUpdate(pair), pair);
      else
        update(pair);
  }

private:
  bool isAdam() const {
    return options.optimizer == "adam" || options.optimizer == "adamw";
  }

  TensorId apply(const char *f, TensorId x, TensorId y) {
    return b.pointwise(f, {x, y});
  }
  TensorId constant(double value, TensorId like) {
    return b.splat(value, b.shape(like), b.dtype(like));
  }
  TensorId times(double value, TensorId x) {
    return apply("multiply", constant(value, x), x);
  }
  TensorId divideByScalar(TensorId x, TensorId scalar) {
    return apply("divide", x, spread(scalar, x));
  }
  /// A scalar for every element of a tensor; parameters of one shape share it.
  TensorId spread(TensorId scalar, TensorId like) {
    const auto key = std::pair(scalar, b.shape(like));
    if (auto it = broadcasts.find(key); it != broadcasts.end())
      return it->second;
    const TensorId made = b.broadcastScalar(scalar, b.shape(like));
    return broadcasts[key] = made;
  }

  TensorId sumOfSquares(TensorId gradient) {
    const TensorId wide = b.convert(gradient, DType::F32);
    return b.reduceAll(b.pointwise("square", {wide}));
  }

  /// Gradients are clipped to g * min(1, limit / (norm + eps)), norm over all
  /// gradients in f32: the scalars, in the types of the gradients.
  void findScales(const std::vector<ParameterGradient> &gradients) {
    TensorId sum = b.splat(0, {}, DType::F32);
    for (const auto &pair : gradients)
      sum = apply("add", sum,
                  isOfSeveral(pair) ? insertSquares(pair.gradient)
                                    : sumOfSquares(pair.gradient));
    const TensorId norm = b.pointwise("sqrt", {sum});
    const TensorId shifted =
        apply("add", norm, b.splat(kClipEpsilon, {}, DType::F32));
    const TensorId limit = b.splat(kClip, {}, DType::F32);
    const TensorId scale = apply("minimum", b.splat(1, {}, DType::F32),
                                 apply("divide", limit, shifted));
    for (const auto &pair : gradients) {
      TensorId &narrow =
          scales.try_emplace(b.dtype(pair.gradient), kNone).first->second;
      if (narrow == kNone)
        narrow = b.convert(scale, b.dtype(pair.gradient));
    }
  }

  /// An argument that the module does not have.
  TensorId state(std::string stateName, Shape shape, DType dtype) {
    Tensor tensor;
    tensor.name = options.optimizer + "." + std::move(stateName);
    tensor.shape = std::move(shape);
    tensor.dtype = dtype;
    tensor.role = Role::OptimizerState;
    tensor.argument = static_cast<int32_t>(graph.arguments.size());
    const TensorId id = graph.addTensor(std::move(tensor));
    graph.arguments.push_back(id);
    return id;
  }

  TensorId stateOf(const char *kind, TensorId parameter) {
    states.push_back(kind);
    return state(std::string(kind) + "(" + graph.tensors[parameter].name + ")",
                 b.shape(parameter), DType::F32);
  }

  void setUpdate(TensorId argument, TensorId updated) {
    graph.tensors[argument].updatedTo = updated;
    Tensor &tensor = graph.tensors[updated];
    tensor.name = "updated(" + graph.tensors[argument].name + ")";
    tensor.outputs.push_back(static_cast<int32_t>(graph.results.size()));
    graph.results.push_back(updated);
  }

  /// Bias corrections 1 - beta^t.
  void countSteps() {
    const TensorId count = state("count", {}, DType::I32);
    const TensorId next = apply("add", count, b.splat(1, {}, DType::I32));
    setUpdate(count, next);
    const TensorId t = b.convert(next, DType::F32);
    auto correction = [&](double beta) {
      const TensorId power = apply("power", b.splat(beta, {}, DType::F32), t);
      return apply("subtract", b.splat(1, {}, DType::F32), power);
    };
    firstCorrection = correction(kBeta1);
    secondCorrection = correction(kBeta2);
  }

  /// beta * old + (1 - beta) * x, which replaces the state.
  TensorId average(double beta, TensorId old, TensorId x) {
    const TensorId next = apply("add", times(beta, old), times(1 - beta, x));
    setUpdate(old, next);
    return next;
  }

  TensorId adamStep(TensorId parameter, TensorId gradient) {
    const TensorId m = average(kBeta1, stateOf("m", parameter), gradient);
    const TensorId v = average(kBeta2, stateOf("v", parameter),
                               b.pointwise("square", {gradient}));
    const TensorId root =
        b.pointwise("sqrt", {divideByScalar(v, secondCorrection)});
    return apply("divide", divideByScalar(m, firstCorrection),
                 apply("add", root, constant(kEpsilon, root)));
  }

  TensorId step(TensorId parameter, TensorId gradient) {
    if (isAdam())
      return adamStep(parameter, gradient);
    if (options.optimizer == "sgd")
      return gradient;
    const TensorId momentum = stateOf("momentum", parameter);
    const TensorId next = apply("add", times(kMomentum, momentum), gradient);
    setUpdate(momentum, next);
    return next;
  }

  /// A parameter of 16 bits or less is the rounded copy of an f32 master.
  void update(const ParameterGradient &pair) {
    const auto [parameter, whole] = pair;
    const DType type = b.dtype(parameter);
    const auto scale = scales.find(b.dtype(whole));
    const TensorId gradient =
        scale == scales.end()
            ? whole
            : apply("multiply", whole, spread(scale->second, whole));
    const bool hasMaster = options.masterWeights && bitWidth(type) < 32;
    const TensorId wide = b.convert(gradient, DType::F32);
    const TensorId master = hasMaster ? stateOf("master", parameter)
                                      : b.convert(parameter, DType::F32);
    TensorId delta = step(parameter, wide);
    // Decoupled decay leaves out biases and the scales of normalisations.
    if (options.optimizer == "adamw" && b.shape(parameter).size() > 1)
      delta = apply("add", delta, times(kDecay, master));
    const TensorId next =
        apply("subtract", master, times(kLearningRate, delta));
    if (hasMaster)
      setUpdate(master, next);
    const TensorId narrow = b.convert(next, type);
    setUpdate(parameter, narrow);
  }

  //===--------------------------------------------------------------------===//
  // Of several parameters alike
  //===--------------------------------------------------------------------===//

  UpdateKind kindOf(const ParameterGradient &pair) const {
    return {b.shape(pair.parameter), b.dtype(pair.parameter),
            b.dtype(pair.gradient)};
  }

  /// Of parameters that may be seen to apart from all others. Scalars fuse with
  /// the scalars of the optimizer, and what one gradient serves is one
  /// operator.
  void countKinds(const std::vector<ParameterGradient> &gradients) {
    std::vector<uint32_t> count(graph.tensors.size(), 0);
    for (const ParameterGradient &pair : gradients)
      ++count[pair.gradient];
    isAlone.assign(graph.tensors.size(), false);
    for (const ParameterGradient &pair : gradients)
      if (count[pair.gradient] == 1 &&
          graph.tensors[pair.parameter].elements() > 1) {
        isAlone[pair.gradient] = true;
        ++kinds[kindOf(pair)];
      }
  }

  bool isOfSeveral(const ParameterGradient &pair) const {
    const auto known = kinds.find(kindOf(pair));
    return known != kinds.end() && known->second > 1 && isAlone[pair.gradient];
  }

  /// What an update reads, its states apart.
  std::vector<TensorId> given(const ParameterGradient &pair) const {
    std::vector<TensorId> tensors = {pair.parameter, pair.gradient};
    if (const auto it = scales.find(b.dtype(pair.gradient)); it != scales.end())
      tensors.push_back(it->second);
    if (isAdam())
      tensors.insert(tensors.end(), {firstCorrection, secondCorrection});
    return tensors;
  }

  /// Most parameters of a model have a shape that others have, too.
  const FusedPart &fusedUpdate(const ParameterGradient &pair) {
    std::unique_ptr<FusedPart> &made = updates[kindOf(pair)];
    if (made)
      return *made;
    made = std::make_unique<FusedPart>();
    OpGraph &apart = made->graph;
    for (TensorId id : given(pair))
      made->addArgument(b.shape(id), b.dtype(id));
    OpBuilder builder(apart);
    OptimizerBuilder inner(builder, options);
    auto next = apart.arguments.begin() + 2;
    if (options.clipGlobalNorm)
      inner.scales[b.dtype(pair.gradient)] = *next++;
    if (isAdam()) {
      inner.firstCorrection = *next++;
      inner.secondCorrection = *next;
    }
    inner.update({apart.arguments[0], apart.arguments[1]});
    builder.finish();
    fuseOperators(apart);
    made->states = std::move(inner.states);
    return *made;
  }

  const FusedPart &fusedSquares(TensorId gradient) {
    std::unique_ptr<FusedPart> &made =
        squares[{b.shape(gradient), b.dtype(gradient)}];
    if (made)
      return *made;
    made = std::make_unique<FusedPart>();
    OpGraph &apart = made->graph;
    const TensorId argument =
        made->addArgument(b.shape(gradient), b.dtype(gradient));
    OpBuilder builder(apart);
    const TensorId sum =
        OptimizerBuilder(builder, options).sumOfSquares(argument);
    apart.tensors[sum].outputs.push_back(0);
    apart.results.push_back(sum);
    builder.finish();
    fuseOperators(apart);
    return *made;
  }

  /// The part's operators on these tensors, which it is given, and on states of
  /// the parameter. Of each of its tensors, which one is here in its place.
  std::vector<TensorId> insert(const FusedPart &made,
                               const std::vector<TensorId> &known,
                               TensorId parameter) {
    const OpGraph &apart = made.graph;
    std::vector<TensorId> here(apart.tensors.size(), kNone);
    for (size_t i = 0; i < known.size(); ++i)
      here[apart.arguments[i]] = known[i];
    auto kind = made.states.begin();
    for (TensorId id = 0; id < apart.tensors.size(); ++id) {
      const Tensor &tensor = apart.tensors[id];
      if (here[id] != kNone)
        continue;
      if (tensor.argument >= 0) {
        here[id] = stateOf(*kind++, parameter);
        continue;
      }
      Tensor copy;
      copy.shape = tensor.shape;
      copy.dtype = tensor.dtype;
      copy.splat = tensor.splat;
      here[id] = graph.addTensor(std::move(copy));
    }
    for (const Op &op : apart.ops) {
      Op copy = op;
      for (TensorId &operand : copy.operands)
        operand = here[operand];
      for (TensorId &result : copy.results)
        result = here[result];
      b.insert(std::move(copy));
    }
    return here;
  }

  void insert(const FusedPart &made, const ParameterGradient &pair) {
    const OpGraph &apart = made.graph;
    const std::vector<TensorId> here =
        insert(made, given(pair), pair.parameter);
    for (TensorId result : apart.results)
      for (TensorId argument : apart.arguments)
        if (apart.tensors[argument].updatedTo == result)
          setUpdate(here[argument], here[result]);
  }

  TensorId insertSquares(TensorId gradient) {
    const FusedPart &made = fusedSquares(gradient);
    return insert(made, {gradient}, kNone)[made.graph.results[0]];
  }

  OpBuilder &b;
  OpGraph &graph;
  const TrainingOptions &options;
  /// By type of the gradient; none without clipping.
  std::map<DType, TensorId> scales;
  /// Kinds of the states that were made, in order.
  std::vector<const char *> states;
  std::map<UpdateKind, size_t> kinds;
  /// By TensorId of a gradient.
  std::vector<bool> isAlone;
  std::map<UpdateKind, std::unique_ptr<FusedPart>> updates;
  std::map<std::pair<Shape, DType>, std::unique_ptr<FusedPart>> squares;
  std::map<std::pair<TensorId, Shape>, TensorId> broadcasts;
  TensorId firstCorrection = kNone, secondCorrection = kNone;
};

} // namespace

Expected<void> checkOptimizer(const std::string &name) {
  for (const char *known : {"adam", "adamw", "sgd", "momentum"})
    if (name == known)
      return {};
  return makeError("unknown optimizer '" + name +
                       "', expected adam, adamw, sgd or momentum",
                   {}, "--optimizer adamw");
}

void addOptimizer(OpBuilder &builder,
                  const std::vector<ParameterGradient> &gradients,
                  const TrainingOptions &options) {
  OptimizerBuilder(builder, options).run(gradients);
}

} // namespace planner
