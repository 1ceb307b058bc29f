//===- MeshCuts.h - Cutting a model for different meshes --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Where a model is cut, and what mesh each of its stages has, is one question:
// a dynamic program over (cut, submesh), as Alpa's (OSDI 2022, section 5.2).
// Unlike there, what a stage keeps depends on how many follow it, and a
// micro-batch's way to a stage counts with its passes there.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_MESHCUTS_H
#define PLANNER_COST_MESHCUTS_H

#include "planner/Cost/UnevenCuts.h"
#include <functional>
#include <limits>
#include <optional>

namespace planner {

/// A mesh that stages may have, and what each unit of a line takes on it.
/// `again` counts for nothing.
struct MeshLoads {
  UnitLoads loads;
  int64_t devices = 1;
  /// Bytes that one of these may hold.
  double limit = std::numeric_limits<double>::infinity();
  /// Meshes of one part and as many devices reach others by the same links.
  size_t part = 0;
  /// By link, and by unit, seconds in which what passes its end is handed to
  /// this mesh by one of as many devices; none where that is not known.
  std::vector<std::vector<double>> sends = {};
};

/// A mesh from that device on.
struct MeshPlace {
  size_t mesh = 0;
  int64_t first = 0;
};

/// Stages where what each of them holds is limited, so that their number
/// counts, unless it is given: more fill and drain for longer than
/// micro-batches last.
inline constexpr size_t kMostLimitedStages = 64;

struct MeshCutRequest {
  /// Of all stages together.
  int64_t devices = 1;
  double microBatches = 1;
  /// Whether a stage keeps all micro-batches (GPipe), instead of one for itself
  /// and for each stage that follows (1F1B).
  bool keepsAll = false;
  size_t leastStages = 2;
  /// Any number if none.
  std::optional<size_t> mostStages;
  /// Whether a micro-batch's way to a stage and back is time in which that does
  /// nothing, as where passes are whole.
  bool countsWay = true;
  /// The mesh of each stage, if that is given.
  std::vector<size_t> order = {};
  /// Of lines of more units, neighbours that take little are kept together;
  /// then some cut may take less.
  size_t mostUnits = std::numeric_limits<size_t>::max();
  /// Whether a stage may have that mesh, from that device on.
  std::function<bool(size_t mesh, int64_t first)> isInside;
  /// Which of the links of `to` what comes from its neighbour takes; asked only
  /// where some mesh has sends.
  std::function<size_t(const MeshPlace &to, const MeshPlace &from)> linkOf = {};
  /// Whether sends occupy the stage that sends, instead of running beside its
  /// passes.
  bool sendsOccupy = false;
  /// Counts how many stages are looked at.
  size_t *looks = nullptr;
};

/// Some stage takes as long in a step, however units are divided, as all of
/// them do where each takes the least of all devices' time that it can on any
/// mesh.
double sharedTime(const std::vector<MeshLoads> &meshes, double microBatches,
                  int64_t devices);

struct MeshCuts {
  /// By stage, and by border from 0 to the number of units.
  std::vector<size_t> meshes, at;
  double seconds = 0;
};

/// The cuts, and the mesh of each stage, with which
///   V(s) = max(m w(s) + sums(s) + update(s), m f(s), m b(s + 1),
///              w(s) + f(s) + b(s + 1) + V(s + 1))
/// of the first stage is least: m micro-batches on the slowest stage, or over
/// the slowest link, one of them through all stages before it and back; w are
/// both passes of one, f what it takes to hand it on, and b back. Where sends
/// occupy stages, w(s) + f(s) + b(s) is what one has m times. What is handed on
/// to more devices than have it takes as many times as long. Where nothing is
/// summed or updated that is at most the step of 1F1B and of GPipe. Stages hold
/// no more than their limits, use all devices, and have a unit at least; none
/// has a mesh of all devices. Exact but for `mostUnits`, in O(stages * units^2
/// * devices * meshes * L) at most, where L are the ways in which what follows
/// may begin of which none is better in all respects: 1 without sends. Chunks
/// are no longer than `most` leaves them, and of less than that first if there
/// is such a cut. Nothing if none takes less.
std::optional<MeshCuts> cutForMeshes(const std::vector<MeshLoads> &meshes,
                                     const MeshCutRequest &request,
                                     double most);

/// What no pipeline of whole passes takes less than, to a hundredth, on meshes
/// in a given order, if that is less than `most`: V(0) and, of each stage,
///   trip + (m - u) w(s) + (u - 1) (the longer of both passes of s),
/// which 1F1B takes if u micro-batches are under way on the stage at most (one
/// for it and for each that follows), and GPipe: one micro-batch through all
/// stages and back, and on the stage both passes of m - u others and the longer
/// one of the rest meanwhile; half of both where loads have no forward pass.
/// What the trip takes counts for each unit on the fastest of the meshes that
/// may have it.
double leastForMeshes(const std::vector<MeshLoads> &meshes,
                      const MeshCutRequest &request, double most);

} // namespace planner

#endif // PLANNER_COST_MESHCUTS_H
