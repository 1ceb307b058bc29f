//===- Relaxation.cpp - What would fit where nothing does -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Relaxation.h"
#include "OffloadSearch.h"
#include "StagedProbe.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <map>

namespace planner {

namespace {

/// Doublings of the devices and halvings of the batch that are tried, and
/// relaxations that are named.
constexpr int kMostDoublings = 6;
constexpr size_t kMostNamed = 4;

/// A change with which something fits.
struct Relaxation {
  /// As the user says it: "--devices 128".
  std::string change;
  std::string strategy;
  Seconds stepTime;
  /// Device seconds for a sample; those of other parts compare with none.
  bool isOtherPart = false;
  double cost = 0;
};

class Relaxer {
public:
  explicit Relaxer(const FailedSearch &f)
      : failed(f),
        batch(dimClassSize(f.graph, DimClassKind::Batch).value_or(1)),
        options(f.options) {
    options.prepare = [this](const RecomputeChoice &recompute) {
      return model(recompute);
    };
    options.progress = nullptr;
    std::erase_if(options.fix.named,
                  [](const auto &entry) { return entry.first == "offload"; });
  }

  void run(Diagnostic &error);

private:
  Expected<OpGraph> model(const RecomputeChoice &recompute);
  std::string describe(const ProbedStrategy &nearest) const;
  std::string placeOf(const ProbedStrategy &nearest) const;
  void offer(std::string change, const std::optional<ProbedStrategy> &found,
             int64_t devices, int64_t samples, bool isOtherPart = false);
  void relaxAlike(Diagnostic &error);
  void unfix();
  void allow();
  void useHosts();
  void permitAll();
  void offerAll(const std::string &change, const SearchOptions &other);
  void addDevices();
  void takeLargerPart();
  void shrinkBatch();
  bool isCancelled() const {
    return options.cancel && options.cancel->requested();
  }
  std::optional<ProbedStrategy>
  probe(const OpGraph &graph, const ClusterSpec &cluster,
        const SearchOptions &other,
        const std::vector<OffloadChoice> &choices) const {
    PointPricer pricer(graph, cluster, failed.stack, other);
    return StagedProbe(graph, cluster, failed.stack, other, pricer)
        .fitting(choices);
  }
  /// With what is fixed on hosts, or nothing.
  std::optional<ProbedStrategy> probe(const OpGraph &graph,
                                      const ClusterSpec &cluster,
                                      const SearchOptions &other) const {
    return probe(graph, cluster, other, {failed.options.fix.offload()});
  }
  std::optional<ProbedStrategy> probe(const SearchOptions &other) const {
    return probe(failed.graph, failed.cluster, other);
  }

  const FailedSearch &failed;
  const int64_t batch;
  SearchOptions options;
  /// Made once for all probes.
  std::map<RecomputeChoice, Expected<OpGraph>> models;
  std::vector<Relaxation> found;
};

} // namespace

Expected<OpGraph> Relaxer::model(const RecomputeChoice &recompute) {
  const auto known = models.find(recompute);
  if (known != models.end())
    return known->second;
  return models.emplace(recompute, failed.options.prepare(recompute))
      .first->second;
}

/// "operator 87 (dot_general, backward) of gpt, 3 of 96".
std::string Relaxer::placeOf(const ProbedStrategy &nearest) const {
  const OpGraph &graph = *nearest.micro;
  const OpId id = nearest.staged.prediction.memory.peakOp;
  if (id >= graph.ops.size())
    return "the update";
  const Op &op = graph.ops[id];
  std::string text = "operator " + std::to_string(id) + " (" + op.mnemonic +
                     ", " + std::string(name(op.phase)) + ")";
  for (const Block &block : graph.blocks)
    for (size_t i = 0; i < block.occurrences.size(); ++i)
      if (std::find(block.occurrences[i].begin(), block.occurrences[i].end(),
                    id) != block.occurrences[i].end())
        return text + " of block " + block.name + ", " + std::to_string(i + 1) +
               " of " + std::to_string(block.occurrences.size());
  return text;
}

/// What the strategy that needs least lacks, where and when.
std::string Relaxer::describe(const ProbedStrategy &nearest) const {
  const Prediction &p = nearest.staged.prediction;
  size_t stage = 0;
  for (size_t s = 1; s < p.stages.size(); ++s)
    if (p.stages[s].memoryBytes > p.stages[stage].memoryBytes)
      stage = s;
  const double kept =
      simulate(nearest.staged.schedule).stages[stage].keptMicroBatches;
  std::string text = nearest.strategy + ": ";
  if (p.pipeline.isPipeline())
    text += "stage " + std::to_string(stage) + " of " +
            std::to_string(p.pipeline.stages) + " ";
  text += "needs " + formatBytes(p.memory.totalPeak) + ", " +
          formatBytes(p.memory.missing()) + " too much, at " + placeOf(nearest);
  if (p.pipeline.microBatches > 1)
    text += ", with " + formatCount(kept) +
            (kept == 1 ? " micro-batch" : " micro-batches") +
            (nearest.micro->mode == Mode::Train
                 ? " between forward and backward pass"
                 : " at once");
  static constexpr std::array<const char *, 6> names = {
      "parameters",  "gradients",   "optimizer",
      "activations", "temporaries", "communication buffers"};
  std::string parts;
  for (size_t i = 0; i < names.size(); ++i)
    if (p.memory.atPeak[i] > 0)
      parts += (parts.empty() ? ": " : ", ") + std::string(names[i]) + " " +
               formatBytes(p.memory.atPeak[i]);
  return text + parts;
}

void Relaxer::offer(std::string change,
                    const std::optional<ProbedStrategy> &fitting,
                    int64_t devices, int64_t samples, bool isOtherPart) {
  if (!fitting)
    return;
  const Seconds step = fitting->staged.prediction.stepTime;
  found.push_back({std::move(change), fitting->strategy, step, isOtherPart,
                   step.value * static_cast<double>(devices) /
                       static_cast<double>(std::max<int64_t>(samples, 1))});
}

/// One key of --fix left out.
void Relaxer::unfix() {
  const auto tryWithout = [&](const std::string &key, const auto &drop) {
    if (isCancelled())
      return;
    SearchOptions other = options;
    drop(other.fix);
    offer("--fix without " + key, probe(other), options.devices, batch);
  };
  using DegreeField = std::optional<int64_t> StrategySpec::*;
  for (const auto &[key, member] :
       {std::pair<const char *, DegreeField>{"mbs", &StrategySpec::microBatch},
        {"pp", &StrategySpec::pp},
        {"vpp", &StrategySpec::vpp},
        {"tp", &StrategySpec::tp},
        {"cp", &StrategySpec::cp},
        {"ep", &StrategySpec::ep},
        {"dp", &StrategySpec::dp},
        {"dp_shard", &StrategySpec::dpShard}})
    // The graph's layers are cut into as many chunks as these two say.
    if (options.fix.*member &&
        !((options.fix.recomputeLayers || options.fix.zeroLayers) &&
          (member == &StrategySpec::pp || member == &StrategySpec::vpp)))
      tryWithout(key, [&](StrategySpec &fix) { (fix.*member).reset(); });
  // What says how many layers another key is about goes with it.
  if (options.fix.zero)
    tryWithout(options.fix.zeroLayers ? "zero and zero_layers" : "zero",
               [](StrategySpec &fix) {
                 fix.zero.reset();
                 fix.zeroLayers.reset();
               });
  if (options.fix.zeroLayers)
    tryWithout("zero_layers",
               [](StrategySpec &fix) { fix.zeroLayers.reset(); });
  for (const auto &[key, value] : options.fix.named)
    if (key == "recompute" || key == "schedule") {
      const bool isCounted = key == "recompute" && options.fix.recomputeLayers;
      tryWithout(isCounted ? "recompute and recompute_layers" : key,
                 [&, wanted = key](StrategySpec &fix) {
                   std::erase_if(fix.named, [&](const auto &entry) {
                     return entry.first == wanted;
                   });
                   if (isCounted)
                     fix.recomputeLayers.reset();
                 });
    }
}

/// One entry of --forbid left out.
void Relaxer::allow() {
  const auto tryWith = [&](const char *key, const auto &permit) {
    if (isCancelled())
      return;
    SearchOptions other = options;
    permit(other.fix.forbidden);
    offer("--forbid without " + std::string(key), probe(other), options.devices,
          batch);
  };
  using Flag = bool StrategyBan::*;
  for (const auto &[key, member] :
       {std::pair<const char *, Flag>{"tp", &StrategyBan::tp},
        {"pp", &StrategyBan::pp},
        {"mbs", &StrategyBan::microBatches},
        {"dp", &StrategyBan::dp},
        {"ep", &StrategyBan::ep},
        {"recompute", &StrategyBan::recompute},
        {"recompute_layers", &StrategyBan::recomputeLayers}})
    if (options.fix.forbidden.*member)
      tryWith(key, [&](StrategyBan &ban) { ban.*member = false; });
  if (options.fix.forbidden.zero < 4)
    tryWith("zero", [](StrategyBan &ban) { ban.zero = 4; });
}

/// Where that was forbidden; otherwise it has been searched.
void Relaxer::useHosts() {
  StrategySpec fix = failed.options.fix;
  const bool isFixed =
      std::any_of(fix.named.begin(), fix.named.end(),
                  [](const auto &entry) { return entry.first == "offload"; });
  if (!fix.forbidden.offload && !isFixed)
    return;
  fix.forbidden.offload = false;
  std::erase_if(fix.named,
                [](const auto &entry) { return entry.first == "offload"; });
  std::vector<OffloadChoice> choices =
      offloadChoices(failed.graph, failed.cluster, failed.stack, fix);
  if (failed.options.fix.offload().any())
    choices.insert(choices.begin(), OffloadChoice());
  offer(isFixed ? "--fix without offload" : "--forbid without offload",
        probe(failed.graph, failed.cluster, options, choices), options.devices,
        batch);
}

/// All of --fix, of --forbid, or of both, where leaving out one key is not
/// enough.
void Relaxer::permitAll() {
  SearchOptions open = options, allowed = options;
  allowed.fix.forbidden = {};
  // What the model and the stack were made for stays.
  open.fix = {};
  open.fix.globalBatch = options.fix.globalBatch;
  open.fix.forbidden = options.fix.forbidden;
  for (const auto &entry : options.fix.named)
    if (entry.first != "recompute" && entry.first != "schedule" &&
        entry.first != "overlap")
      open.fix.named.push_back(entry);
  const bool isForbidding = options.fix.forbidden != StrategyBan();
  const bool isFixing = toString(open.fix) != toString(failed.options.fix);
  if (isForbidding)
    offerAll("no --forbid", allowed);
  if (isFixing)
    offerAll("no --fix", open);
  open.fix.forbidden = {};
  if (isForbidding && isFixing && found.empty())
    offerAll("neither --fix nor --forbid", open);
}

/// With anything on hosts, unless it is forbidden.
void Relaxer::offerAll(const std::string &change, const SearchOptions &other) {
  if (isCancelled())
    return;
  std::vector<OffloadChoice> choices = {OffloadChoice()};
  for (const OffloadChoice &choice :
       offloadChoices(failed.graph, failed.cluster, failed.stack, other.fix))
    choices.push_back(choice);
  offer(change, probe(failed.graph, failed.cluster, other, choices),
        options.devices, batch);
}

/// The least doubling that does.
void Relaxer::addDevices() {
  SearchOptions more = options;
  for (int i = 0; i < kMostDoublings && !isCancelled(); ++i) {
    more.devices *= 2;
    if (more.devices > failed.cluster.maxDevices)
      return;
    ClusterSpec cluster = failed.cluster;
    cluster.devices = more.devices;
    cluster.levels.back().devices = more.devices;
    const auto fits = probe(failed.graph, cluster, more);
    if (!fits)
      continue;
    return offer("--devices " + std::to_string(more.devices), fits,
                 more.devices, batch);
  }
}

/// Of "h100-80g-sxm" the letter that generations share, h100 and h200, and the
/// form in which it is built.
static std::string familyOf(const std::string &device) {
  return device.substr(0, device.find_first_of("0123456789")) +
         device.substr(std::min(device.rfind('-'), device.size()));
}

/// The built-in cluster of the same family whose devices have the least more.
void Relaxer::takeLargerPart() {
  std::vector<ClusterSpec> larger;
  for (const std::string &known : clusterNames()) {
    Expected<ClusterSpec> cluster = loadCluster(known, options.devices);
    // Named after its device: a standard one.
    if (!cluster || cluster->name != cluster->device.name ||
        familyOf(cluster->device.name) !=
            familyOf(failed.cluster.device.name) ||
        cluster->device.usableBytes <= failed.cluster.device.usableBytes)
      continue;
    larger.push_back(std::move(*cluster));
  }
  std::sort(larger.begin(), larger.end(),
            [](const ClusterSpec &a, const ClusterSpec &b) {
              return std::pair(a.device.usableBytes, a.name) <
                     std::pair(b.device.usableBytes, b.name);
            });
  SearchOptions other = options;
  other.memoryLimit = 0;
  for (const ClusterSpec &cluster : larger) {
    if (isCancelled())
      return;
    if (const auto fits = probe(failed.graph, cluster, other))
      return offer("--cluster " + cluster.name, fits, options.devices, batch,
                   true);
  }
}

/// The largest half of a half that does.
void Relaxer::shrinkBatch() {
  SearchOptions other = options;
  int64_t samples = batch;
  for (int i = 0; i < kMostDoublings && samples % 2 == 0 && !isCancelled();
       ++i) {
    samples /= 2;
    const auto resized = [samples](OpGraph graph) -> Expected<OpGraph> {
      if (auto ok = resizeDimClass(graph, DimClassKind::Batch, samples); !ok)
        return ok.takeError();
      return graph;
    };
    other.prepare = [&](const RecomputeChoice &recompute) -> Expected<OpGraph> {
      Expected<OpGraph> whole = model(recompute);
      if (!whole)
        return whole.takeError();
      return resized(std::move(*whole));
    };
    const Expected<OpGraph> graph = resized(failed.graph);
    if (!graph)
      return;
    if (const auto fits = probe(*graph, failed.cluster, other))
      return offer("--global-batch " + std::to_string(samples), fits,
                   options.devices, samples);
  }
}

/// Where stages have equal meshes.
void Relaxer::relaxAlike(Diagnostic &error) {
  PointPricer pricer(failed.graph, failed.cluster, failed.stack, options);
  if (const auto nearest = StagedProbe(failed.graph, failed.cluster,
                                       failed.stack, options, pricer)
                               .least();
      nearest && !nearest->staged.prediction.fits)
    error.notes.push_back("least memory, of strategies with stages or "
                          "micro-batches: " +
                          describe(*nearest));
  unfix();
  allow();
  useHosts();
  if (found.empty())
    permitAll();
  addDevices();
  if (failed.options.memoryLimit == 0)
    takeLargerPart();
  if (!options.fix.globalBatch)
    shrinkBatch();
}

void Relaxer::run(Diagnostic &error) {
  if (options.fix.stageDegrees.empty())
    relaxAlike(error);
  else
    permitAll();
  std::sort(found.begin(), found.end(),
            [](const Relaxation &a, const Relaxation &b) {
              return std::tuple(a.isOtherPart, a.cost, a.change) <
                     std::tuple(b.isOtherPart, b.cost, b.change);
            });
  if (found.size() > kMostNamed)
    found.resize(kMostNamed);
  for (const Relaxation &relaxation : found)
    error.notes.push_back("fits with " + relaxation.change + ": at most " +
                          formatSeconds(relaxation.stepTime) + " a step (" +
                          relaxation.strategy + ")");
  // Without stages something may fit that is in no strategy string.
  const std::string fits = "fits with ";
  if (!found.empty())
    error.fix = fits + found.front().change;
  else if (!error.fix.starts_with(fits))
    error.fix = "use devices with more memory, or more of them: no smaller "
                "change was found that suffices";
}

void explainNothingFits(Diagnostic &error, const FailedSearch &failed) {
  const SearchOptions &options = failed.options;
  if (!mayHaveStages(failed.graph) || !options.prepare ||
      (options.cancel && options.cancel->requested()))
    return;
  Relaxer(failed).run(error);
}

} // namespace planner
