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

namespace planner {
namespace {

// Usual defaults, only so that the constants in the graph mean something.
constexpr double kLearningRate = 1e-4, kBeta1 = 0.9, kBeta2 = 0.95,
                 kEpsilon = 1e-8, kDecay = 0.1, kMomentum = 0.9, kClip = 1.0,
                 kClipEpsilon = 1e-6;

class OptimizerBuilder {
public:
  OptimizerBuilder(OpBuilder &builder, const TrainingOptions &o)
      : b(builder), graph(builder.graph), options(o) {
    b.point = OpBuilder::Point();
    b.point.before = b.end();
    b.point.phase = Phase::Optimizer;
  }

  void run(std::vector<ParameterGradient> gradients) {
    for (const auto &[parameter, gradient] : gradients) {
      Tensor &tensor = graph.tensors[gradient];
      tensor.role = Role::Gradient;
      // One cotangent may serve several parameters that are added.
      if (tensor.name.empty())
        tensor.name = "grad(" + graph.tensors[parameter].name + ")";
    }
    if (options.clipGlobalNorm)
      clip(gradients);
    if (isAdam())
      countSteps();
    for (const auto &[parameter, gradient] : gradients)
      update(parameter, gradient);
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

  /// g * min(1, limit / (norm + eps)), norm over all gradients in f32.
  void clip(std::vector<ParameterGradient> &gradients) {
    TensorId sum = b.splat(0, {}, DType::F32);
    for (const auto &pair : gradients) {
      const TensorId wide = b.convert(pair.gradient, DType::F32);
      const TensorId square = b.pointwise("square", {wide});
      sum = apply("add", sum, b.reduceAll(square));
    }
    const TensorId norm = b.pointwise("sqrt", {sum});
    const TensorId shifted =
        apply("add", norm, b.splat(kClipEpsilon, {}, DType::F32));
    const TensorId limit = b.splat(kClip, {}, DType::F32);
    const TensorId scale = apply("minimum", b.splat(1, {}, DType::F32),
                                 apply("divide", limit, shifted));
    std::map<DType, TensorId> scales;
    for (auto &pair : gradients) {
      TensorId &narrow =
          scales.try_emplace(b.dtype(pair.gradient), kNone).first->second;
      if (narrow == kNone)
        narrow = b.convert(scale, b.dtype(pair.gradient));
      pair.gradient =
          apply("multiply", pair.gradient, spread(narrow, pair.gradient));
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
  void update(TensorId parameter, TensorId gradient) {
    const DType type = b.dtype(parameter);
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

  OpBuilder &b;
  OpGraph &graph;
  const TrainingOptions &options;
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
