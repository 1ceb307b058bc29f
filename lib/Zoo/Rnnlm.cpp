//===- Rnnlm.cpp - A recurrent language model -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"

using namespace mlir;

namespace planner {
namespace {

/// The weights of one LSTM layer: input, forget, cell and output gates side by
/// side.
struct Cell {
  Value input, recurrent, bias;
};

} // namespace

/// The next hidden and cell state.
static ModelBuilder::Values step(ModelBuilder &b, const Cell &cell, Value x,
                                 Value hidden, Value state) {
  Value z = b.add(b.matmul(x, cell.input), b.matmul(hidden, cell.recurrent));
  z = b.add(z, b.broadcastLast(cell.bias, z));
  const int64_t units = b.shapeOf(hidden).back();
  auto gate = [&](int64_t i) {
    return b.slice(z, 1, i * units, (i + 1) * units);
  };
  auto open = [&](Value y) { return b.unary<stablehlo::LogisticOp>(y); };
  const Value kept = b.multiply(open(b.addScalar(gate(1), 1)), state);
  const Value added =
      b.multiply(open(gate(0)), b.unary<stablehlo::TanhOp>(gate(2)));
  const Value next = b.add(kept, added);
  return {b.multiply(open(gate(3)), b.unary<stablehlo::TanhOp>(next)), next};
}

static Cell cellOf(ModelBuilder &b, int64_t layer, int64_t width,
                   int64_t units) {
  const ModelBuilder::Scope scope(b, "cell_" + llvm::Twine(layer));
  return {b.parameter("input", {width, 4 * units}),
          b.parameter("recurrent", {units, 4 * units}),
          b.parameter("bias", 4 * units)};
}

static Value buildRnnlm(ModelBuilder &b, const Settings &s) {
  const int64_t layers = s["layers"], units = s["units"];
  const SizeList shape = {s["batch"], s["seq"]};
  const Value tokens = b.input("tokens", shape, b.i32());
  const Value labels = b.input("labels", shape, b.i32());
  const Embedded words = embed(b, "embed", tokens, s["vocab"], s["hidden"]);
  std::vector<Cell> cells;
  for (int64_t i = 0; i < layers; ++i)
    cells.push_back(cellOf(b, i, i ? units : s["hidden"], units));
  // Hidden and cell state of each layer.
  ModelBuilder::Values states;
  for (int64_t i = 0; i < 2 * layers; ++i)
    states.push_back(b.splat(0, {s["batch"], units}, b.computeType()));
  Value x = b.overSteps(
      b.transpose(words.rows, {1, 0, 2}), states,
      [&](Value y, const ModelBuilder::Values &old) {
        ModelBuilder::Values next;
        for (size_t i = 0; i < cells.size(); ++i) {
          next.append(step(b, cells[i], y, old[2 * i], old[2 * i + 1]));
          y = next[2 * i];
        }
        next.push_back(y);
        return next;
      });
  x = b.transpose(x, {1, 0, 2});
  if (s["tied"] == 1)
    return crossEntropy(b, wordLogits(b, x, words.table, true), labels);
  return crossEntropy(b, linear(b, "head", x, s["vocab"], true), labels);
}

static Expected<void> completeRnnlm(Settings &s) {
  s.setDefault("hidden", s["units"]);
  if (s["tied"] == 0 || s["hidden"] == s["units"])
    return {};
  return makeError("tied: expected as many units as hidden features, " +
                       std::to_string(s["hidden"]) + ", got " +
                       std::to_string(s["units"]),
                   {}, "leave tied=1 out");
}

const Family kRnnlm = {
    "rnnlm", "language model of LSTM layers, a loop over the tokens",
    "layers=2,units=2048,hidden=,vocab=100000,seq=256,batch=64,tied=0",
    completeRnnlm, buildRnnlm};

} // namespace planner
