//===- OuterBound.h - Bounds of staged strategies ---------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Cheap bounds of what a point of the outer space takes, in time and in bytes.
// None exceeds what priceStrategy() says of the point (property tests).
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_OUTERBOUND_H
#define PLANNER_LIB_SEARCH_OUTERBOUND_H

#include "OperandFloors.h"
#include "Overlap.h"
#include "StageRooms.h"
#include "planner/Cost/CostModel.h"
#include "planner/Machine/Collective.h"
#include "planner/Search/OuterPoint.h"

namespace planner {

/// The least time of both passes of one micro-batch on a device, if all stages
/// were on one mesh of a stage: of one layer, and of what is before and after
/// the layers. A model that is no chain of equal layers has it all in `first`.
struct PassFloors {
  double layer = 0, first = 0, last = 0;

  PassFloors &operator+=(const PassFloors &other) {
    layer += other.layer;
    first += other.first;
    last += other.last;
    return *this;
  }
};

/// Of all of the line.
double totalOf(const LayerLine &line, const PassFloors &floors);

/// What a step takes at least beside that, of all stages together, and a send
/// from one stage to the next.
struct StepFloors {
  /// Of each micro-batch; and once, before and after all stages know the norm
  /// of the gradients. Of what may run beside compute these have what a step
  /// waits for however much compute there is (VisibleShares).
  PassFloors passes, reductions, updates;
  /// All of what may run beside compute, in each of these.
  struct {
    PassFloors passes, reductions, updates;
    /// By unit, of a model that is no chain of equal layers.
    std::vector<double> reductionsAlong, updatesAlong;
  } hideable;
  /// Time that compute loses for each second of communication beside it.
  double contention = 1;
  /// Which schedules' sends run beside compute.
  StackOverlap::Sends sendsBeside = StackOverlap::Sends::Never;
  /// Of the passes, what is forward, and what is backward, at least; of the
  /// latter, what the backward pass before it waits for.
  PassFloors forward, backward, inputGradients;
  /// How layers are divided among chunks; if freely, then what one takes of the
  /// memory, if that matters.
  LayerSplit layers;
  std::optional<LayerBytes> layerBytes;
  /// The mean of all borders between stages, and the least of any border.
  double send = 0, leastSend = 0;
  /// What the first and the last stage sum that both have.
  double shared = 0;
  /// Of a model that is no chain of equal layers, each of these by unit of the
  /// line, if that is known: no more than the whole of each.
  std::vector<double> passesAlong, reductionsAlong, updatesAlong;
};

/// What a step waits for of what may run beside that compute, beyond what is
/// visible.
double beyondCompute(const StepFloors &floors, double hideable, double compute);

/// Whether they may have any numbers of layers under that schedule.
bool areLayersFree(const LayerSplit &layers, const ScheduleChoice &schedule);

/// Whether sends run beside compute under that schedule.
bool areSendsBeside(const StepFloors &floors, const ScheduleChoice &schedule);

/// No strategy that takes at least this is faster, under that schedule.
Seconds stepBound(const StagePoint &point, const ScheduleChoice &schedule,
                  const LayerLine &line, const StepFloors &floors);
/// The same for any schedule: the work of an average stage.
Seconds stepBound(const StagePoint &point, const LayerLine &line,
                  const PassFloors &floors);
/// The greater of what devices take, and of that with passes as long as the
/// host needs for them.
Seconds stepBound(const StagePoint &point, const ScheduleChoice &schedule,
                  const LayerLine &line, const StepFloors &floors,
                  const PassFloors &issue);

/// What a micro-batch takes of a line that is cut into several chunks a stage:
/// its passes, of these what is forward and what backward at least, and what
/// the chunk before waits for of that; and all sends one way.
struct ChunkedWork {
  double passes = 0, forward = 0, backward = 0, inputGradients = 0, sends = 0;
  bool areSendsBeside = false;
};
/// Of a step's micro-batches, those that a stage runs through one of its
/// chunks: under DualPipe each chunk is on two stages.
double servedBatches(const StagePoint &point, const ScheduleChoice &schedule);
/// Of the borders between chunks those that are sent over: in a V two chunks
/// lie on one stage.
int64_t sentBorders(const StagePoint &point, const ScheduleChoice &schedule);
/// However the line is cut, no step takes less, sums of gradients and updates
/// apart; of several chunks a stage, or of one whose backward passes are split.
double chunkedStep(const StagePoint &point, const ScheduleChoice &schedule,
                   const ChunkedWork &work);

/// The best that a device can do of an operator of the passes, in FLOP/s; 0 if
/// it is no product.
double productRate(const OpGraph &graph, const Op &op, const DeviceSpec &device,
                   const StackSpec &stack);

/// What they take on one device if nothing is computed again: divided among
/// devices, no strategy is faster.
Seconds leastProductTime(const OpGraph &graph, const DeviceSpec &device,
                         const StackSpec &stack);
/// No step takes less: products, evenly spread over all devices. 0 of several
/// kinds of devices, of which one may do more than its share.
Seconds leastStepTime(const OpGraph &graph, const ClusterSpec &cluster,
                      const StackSpec &stack);

/// With ZeRO-3 of some layers, the least share of a stage's layers that have
/// it, and that have not.
struct GatheredShares {
  double gathered = 1, whole = 0;
};
GatheredShares gatheredShares(const StagePoint &point, int64_t layers);

/// Of equal layers, the share that is computed again on each stage, at least.
double againShare(const RecomputeChoice &choice, int64_t layers);

/// What a graph's products take at the best rate of the device, those included
/// that a point computes again.
class ProductFloors {
public:
  ProductFloors(const OpGraph &graph, const LayerLine &line,
                const DeviceSpec &device, const StackSpec &stack);
  PassFloors of(const StagePoint &point) const;
  /// What computing the layers again adds to a micro-batch's passes, less what
  /// the graph computes again itself.
  PassFloors again(const StagePoint &point) const;

private:
  /// Of the graph.
  const Recompute recompute;
  const int64_t layers;
  /// Of one sample on one device.
  PassFloors sample;
  /// Of one layer.
  double repeated = 0;
  int64_t samples;
};

/// What lies where along the line. Layers need not take equally long: at the
/// ends of the model one may read what others make.
class AlongLine {
public:
  explicit AlongLine(const LayerLine &line);
  void add(const LineSpan &span, double seconds);
  /// Each layer takes what the least of them does.
  PassFloors least() const;
  /// By unit.
  const std::vector<double> &all() const { return units; }
  /// By unit, what is not 0; nothing of a chain of equal layers.
  std::vector<std::pair<size_t, double>> notZero() const;

private:
  const LayerLine &line;
  std::vector<double> units;
};

/// Whether samples are split among devices that share the batch or the
/// sequence. Others work on parameters, gradients and states, which data
/// parallelism may split, too.
bool hasSamples(const OpGraph &graph, const Op &op);

/// What kernels take on as many devices as may share their work: to begin, and
/// then for their products or for what they read and write, with the rate of
/// what is left of it. All strategies have the same ones.
class KernelFloors {
public:
  /// Of a model on no mesh.
  KernelFloors(const CostModel &alike, const LayerLine &line);

  /// A micro-batch's passes, of what the model computes.
  PassFloors of(const StagePoint &point) const;
  /// The same by unit of the line; nothing of a chain of equal layers.
  std::vector<double> along(const StagePoint &point) const;
  /// Those of the forward pass, of the backward pass, and of the latter what
  /// zero-bubble schedules do not put off.
  struct ByPass {
    PassFloors forward, backward, inputGradients;
  };
  ByPass byPass(const StagePoint &point) const;
  /// What beginning takes, of passes without samples.
  PassFloors withoutSamples;
  PassFloors updates;
  /// A micro-batch's passes, for the host. The device waits for it.
  PassFloors issue;

private:
  struct Kernel {
    /// Of all samples on one device.
    double bytes, products;
    /// How much faster than a copy it reads and writes.
    double rate;
    double launch;
    friend auto operator<=>(const Kernel &, const Kernel &) = default;
  };
  /// What a kernel is of; `Again` is part of no pass of a model that computes
  /// nothing again.
  enum class Part : uint8_t { Forward, InputGradient, WeightGradient, Again };
  static Part partOf(const CostModel &alike, OpId id);
  static Kernel kernelOf(const CostModel &alike, OpId id, double least);
  double timeOf(const Kernel &kernel, const StagePoint &point) const;

  DeviceSpec device;
  int64_t samples;
  /// How often there are kernels alike; and where, by unit of the line, unless
  /// that is a chain of equal layers.
  struct Alike {
    Kernel kernel;
    Part part;
    PassFloors count;
    std::vector<std::pair<size_t, double>> along;
  };
  std::vector<Alike> kernels;
  size_t units = 0;
};

/// The least that the stages of a point send each other, wherever a model that
/// is no chain of equal layers is cut: some are on one node, others are not.
struct BorderSends {
  /// By link level and border of units, the ends included.
  std::vector<std::vector<double>> onLevel;
  /// By link level, the least of any border between units.
  std::vector<double> least;
  /// By stage, the level between it and the one before.
  std::vector<unsigned> levels;
  /// Whether they run beside compute.
  bool areBeside = false;

  /// What the stage sends to the one before, or gets from it, if it begins at
  /// that border of units.
  double at(size_t stage, size_t border) const {
    return onLevel[levels[stage]][border];
  }
};

/// What moves whatever the strategy does: gradients are summed over
/// data-parallel axes, and over those that split the sequence or the experts if
/// they are sums over these; parameters are gathered where they are shared;
/// stages hand on what crosses the borders of layers; states are read and
/// written.
class MoveFloors {
public:
  MoveFloors(const OpGraph &graph, const LayerLine &line,
             const ClusterSpec &cluster, const StackSpec &stack);
  /// On that mesh of a stage, whose axes have these roles.
  StepFloors of(const StagePoint &point, const Mesh &mesh,
                const std::vector<AxisRole> &roles,
                const VisibleShares &visible) const;
  /// Of a micro-batch, to put together on all devices what crosses a border.
  double gatherTime(const StagePoint &point, const Mesh &mesh,
                    const std::vector<AxisRole> &roles) const;

  /// Of a point with stages; nothing of a chain of equal layers.
  BorderSends sendsAlong(const StagePoint &point) const;
  /// Of a micro-batch, one way over the borders of units between chunks.
  double sendsOver(const StagePoint &point, const ScheduleChoice &schedule,
                   const std::vector<size_t> &borders) const;
  /// Bytes that cross a border of units, of a model that is no chain of equal
  /// layers.
  double bytesOver(size_t border) const { return crossingsAlong[border - 1]; }
  /// Bytes that cross all borders between equal layers, at least, of so many
  /// samples.
  double bytesBetweenLayers(int64_t count) const {
    return units > 0 || crossings.empty()
               ? 0
               : crossings.front() * static_cast<double>(layers - 1) *
                     static_cast<double>(count) / static_cast<double>(samples);
  }

private:
  GroupShape neighbours(const StagePoint &point) const;
  std::vector<unsigned> levelsBetween(const StagePoint &point) const;
  /// Bounds have sends go there and back, from the last stage, too: where
  /// nothing comes back they count none.
  double sendTime(const StagePoint &point, const GroupShape &pair,
                  double bytes) const;
  std::pair<double, double> sendTimes(const StagePoint &point) const;
  double sharedTime(const StagePoint &point) const;

  struct Shared {
    Shape shape;
    /// Whether a dimension is the sequence, which context parallelism splits.
    bool hasSequence;
    /// Bytes that the passes of a micro-batch read.
    PassFloors reads;
    /// Of these each layer's, of what nothing else reads.
    double ofLayers = 0;
  };
  /// Gradients that are summed over the same axes, in bytes.
  struct Summed {
    Shape shape;
    bool overContext, overExperts;
    PassFloors bytes;
    /// By unit of the line, unless that is a chain of equal layers.
    std::vector<std::pair<size_t, double>> along;
  };
  void addGradient(const Summed &own);

  const ClusterSpec &cluster;
  /// Of the line, unless that is a chain of equal layers; and of that one its
  /// layers.
  const size_t units;
  const int64_t layers;
  std::vector<Summed> gradients;
  /// Bytes of states, and by unit, unless the line is a chain of equal layers;
  /// and parameters by shape, of those that no loop stacks.
  PassFloors states;
  std::vector<std::pair<size_t, double>> statesAlong;
  double secondsPerState = 0;
  std::vector<Shared> parameters;
  /// Bytes of sums of gradients, of each parameter at both ends of the layers.
  std::vector<double> atBothEnds;
  /// Bytes that cross each border of units, of a model that is no chain of
  /// equal layers.
  std::vector<double> crossingsAlong;
  /// The least bytes that cross a border of layers; of a model that is no chain
  /// of them, those of all borders, the least first. Of so many samples.
  std::vector<double> crossings;
  int64_t samples = 1;
  const bool sendsBack;
};

/// Of a gradient on one device: its sum over micro-batches, and as it waits on
/// a host for the update. None of what is not trained.
struct GradientBytes {
  double sum = 0, waiting = 0;
};
GradientBytes gradientBytes(const OpGraph &graph, TensorId parameter,
                            const StackSpec &stack);

/// What a device has on its host, as far as it is known.
struct HostUse {
  /// Left there by the forward pass of a micro-batch on the mean stage, by
  /// equal layers if there are such; by all micro-batches between their passes,
  /// on the stage with most; and that with what is stored there.
  double pass = 0, saved = 0, all = 0;
};

/// What a device must hold whatever the strategy does.
class MemoryFloors {
public:
  /// Of points whose layers are divided so, or evenly.
  MemoryFloors(const OpGraph &graph, const LayerLine &line,
               const StackSpec &stack, LayerSplit division = {});
  /// On the stage that needs most.
  double of(const StagePoint &point, const ScheduleChoice &schedule) const;
  /// The same where nothing is known of what the passes leave to each other.
  double withoutActivations(const StagePoint &point) const;
  /// Of a layer, where layers are divided freely.
  std::optional<LayerBytes> layerBytes(const StagePoint &point, double limit,
                                       OffloadChoice choice = {}) const;
  /// The same however they are divided.
  std::optional<LayerBytes> bytesOfLayer(const StagePoint &point, double limit,
                                         OffloadChoice choice = {}) const;
  /// Without stages and micro-batches, on so many devices.
  double plain(int64_t devices) const;
  /// On the device with most of all that a pipeline is on, whatever its stages
  /// are, less what the passes leave to each other.
  double pipeline(int64_t devices) const {
    return (all.parameters + all.states + all.sums) /
           static_cast<double>(devices);
  }
  /// Of sums of gradients on a device of a stage that has the whole model: no
  /// more than what splits parameters, or states, splits these.
  double gradients(const StagePoint &point) const {
    return all.sums / static_cast<double>(
                          point.zero > 0 ? point.stateDevices()
                                         : point.stageDevices() / point.dp);
  }
  /// What the passes leave to each other alone, on the stage with most of it.
  double left(const StagePoint &point, const ScheduleChoice &schedule) const;
  /// Where hosts keep that choice. What the end of the model leaves stays, as
  /// its backward pass reads it at once.
  HostUse onHost(const StagePoint &point, const ScheduleChoice &schedule,
                 OffloadChoice choice) const;

private:
  /// What is there all the time, sums of gradients, and what the forward pass
  /// leaves to the backward pass, of a sample.
  struct Kinds {
    double parameters = 0, states = 0, sums = 0, saved = 0;
    /// Parameters of layers.
    double ofLayers = 0;
    /// Gradients as they wait on a host for the update.
    double waiting = 0;
  };
  static Kinds storedOnHost(const Kinds &kinds, const OffloadChoice &choice);
  static Kinds onDevice(Kinds kinds, const StagePoint &point,
                        const OffloadChoice &choice);
  /// Of what layers leave, the share of those that a point keeps.
  double keptShare(const RecomputeChoice &choice) const;
  double shareOf(int64_t count, const LayerChunks &chunks) const;
  double bytesOf(const Kinds &kinds, const StagePoint &point,
                 double kept) const;
  double onStage(Kinds whole, Kinds ofLayers, const StagePoint &point,
                 const ScheduleChoice &schedule) const;
  std::vector<double> bytesByStage(const Kinds &ofLayers,
                                   const StagePoint &point,
                                   const ScheduleChoice &schedule) const;
  int64_t layersOfFirst(const StagePoint &point,
                        const ScheduleChoice &schedule) const;
  /// Of the whole model, and of its layers if these are a chain of equal ones.
  Kinds all, layered;
  /// Of a sample, what hosts may keep: without the last unit.
  double leaving = 0;
  int64_t samples = 0, layers = 0;
  LayerSplit division;
  /// What the graph computes again.
  RecomputeChoice recompute;
  OperandFloors operands;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_OUTERBOUND_H
