//===- AskedFor.cpp - Whether a plan is one that was asked for ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "AskedFor.h"
#include <algorithm>
#include <cctype>

namespace planner {
namespace {

using Degree = std::optional<int64_t> StrategySpec::*;

class AskedChecker {
public:
  AskedChecker(const Plan &p, bool own, std::vector<std::string> &list)
      : plan(p), shape(p.prediction.pipeline), isOwnMesh(own), lines(list) {}

  void checkFix(const StrategySpec &fix);
  void checkBan(const StrategySpec &fix, const StrategyBan &ban);

private:
  void wrong(std::string_view key, const std::string &asked,
             const std::string &has) {
    lines.push_back("/inputs/" + std::string(key) + ": plan says " + asked +
                    ", but has " + has);
  }
  int64_t degreeOf(std::string_view key) const;
  bool isNamed(const StrategySpec &fix) const;

  const Plan &plan;
  const PipelineShape &shape;
  const bool isOwnMesh;
  std::vector<std::string> &lines;
};

/// tp0 and tp1 are axes of tp, dp_shard one of dp.
bool isAxisOf(std::string_view axis, std::string_view key) {
  if (!axis.starts_with(key))
    return false;
  axis.remove_prefix(key.size());
  return axis.empty() || axis[0] == '_' ||
         std::isdigit(static_cast<unsigned char>(axis[0])) != 0;
}

constexpr std::pair<std::string_view, Degree> kDegrees[] = {
    {"tp", &StrategySpec::tp},
    {"cp", &StrategySpec::cp},
    {"ep", &StrategySpec::ep},
    {"dp", &StrategySpec::dp}};

int64_t AskedChecker::degreeOf(std::string_view key) const {
  int64_t degree = 1;
  for (const MeshAxis &axis : plan.stages.front().mesh.axes)
    if (isAxisOf(axis.name, key))
      degree = saturatingMul(degree, axis.size);
  return degree;
}

/// Whether the axes of the one mesh say what they split: not those of the
/// model's own mesh, nor of link levels, whatever their names are.
bool AskedChecker::isNamed(const StrategySpec &fix) const {
  const std::vector<MeshAxis> &axes = plan.stages.front().mesh.axes;
  return !isOwnMesh && shape.meshes.empty() && shape.parts.empty() &&
         (fix.namesMesh() || !shape.isPlain()) &&
         std::any_of(axes.begin(), axes.end(), [](const MeshAxis &axis) {
           return std::any_of(
               std::begin(kDegrees), std::end(kDegrees),
               [&](const auto &own) { return isAxisOf(axis.name, own.first); });
         });
}

void AskedChecker::checkFix(const StrategySpec &fix) {
  const auto expect = [&](std::string_view key,
                          const std::optional<int64_t> &asked, int64_t has) {
    if (asked && *asked != has)
      wrong("fix", std::string(key) + "=" + std::to_string(*asked),
            std::to_string(has));
  };
  expect("pp", fix.pp, shape.stages);
  expect("vpp", fix.vpp, shape.chunksPerStage);
  if (const std::string_view schedule = fix.choiceOf("schedule");
      !schedule.empty() && shape.isPipeline() &&
      schedule != name(shape.schedule))
    wrong("fix", "schedule=" + std::string(schedule),
          std::string(name(shape.schedule)));
  if (!fix.choiceOf("offload").empty() && fix.offload() != shape.offload)
    wrong("fix", "offload=" + std::string(fix.choiceOf("offload")),
          std::string(name(shape.offload)));
  expect("zero_layers", fix.zeroLayers, shape.zeroLayers);
  if (isNamed(fix) && fix.stageDegrees.empty())
    for (const auto &[key, degree] : kDegrees)
      expect(key, fix.*degree, degreeOf(key));
  const std::vector<std::string> &formats = plan.inputs.formats;
  if (const std::string format(fix.choiceOf("dtype"));
      !formats.empty() &&
      std::find(formats.begin(), formats.end(), format) == formats.end())
    lines.push_back("/inputs/dtypes: expected the format of the plan, '" +
                    format + "', among them");
}

void AskedChecker::checkBan(const StrategySpec &fix, const StrategyBan &ban) {
  const auto forbid = [&](const char *key, bool isForbidden, bool has,
                          const char *what) {
    if (isForbidden && has)
      wrong("forbid", key, what);
  };
  forbid("pp", ban.pp, shape.stages > 1, "several stages");
  forbid("vpp", ban.vpp, shape.chunksPerStage > 1, "several chunks a stage");
  // Of replicas on several parts the number is that of all of them.
  forbid("mbs", ban.microBatches,
         shape.microBatches > 1 && !shape.splitsBatch(),
         "several micro-batches");
  if (const std::string own(name(shape.schedule));
      shape.isPipeline() && ban.hasSchedule(own))
    wrong("forbid", "schedule=" + own, own);
  forbid("offload", ban.offload, shape.offload.any(), "something on hosts");
  forbid("overlap", ban.overlap,
         shape.overlapsData || shape.overlapsTensor || shape.overlapsSends,
         "communication beside compute");
  forbid("stage_meshes", ban.stageMeshes, !shape.meshes.empty(),
         "stages with different meshes");
  forbid("zero_layers", ban.zeroLayers, shape.zeroLayers > 0,
         "ZeRO-3 of some layers");
  if (!isNamed(fix))
    return;
  forbid("dp_shard", ban.dpShard, degreeOf("dp_replicate") > 1,
         "copies of states");
  forbid("dp", ban.dp, degreeOf("dp") > 1, "data parallelism");
  forbid("tp", ban.tp, degreeOf("tp") > 1, "tensor parallelism");
  forbid("cp", ban.cp, degreeOf("cp") > 1, "context parallelism");
  forbid("ep", ban.ep, degreeOf("ep") > 1, "expert parallelism");
}

} // namespace

void checkAskedFor(const Plan &plan, const OpGraph &graph,
                   std::vector<std::string> &lines) {
  AskedChecker checker(plan, graph.hasConstraints(), lines);
  const Expected<StrategySpec> fix = parseStrategy(plan.inputs.fix);
  const Expected<StrategyBan> ban = parseForbidden(plan.inputs.forbid);
  if (!fix)
    lines.push_back("/inputs/fix: " + fix.error().message);
  if (!ban)
    lines.push_back("/inputs/forbid: " + ban.error().message);
  if (fix)
    checker.checkFix(*fix);
  if (fix && ban)
    checker.checkBan(*fix, *ban);
}

} // namespace planner
