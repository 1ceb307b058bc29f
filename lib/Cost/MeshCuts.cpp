//===- MeshCuts.cpp - Cutting a model for different meshes ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MeshSends.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace planner {

using detail::MeshSends;
using detail::SendPair;

namespace {

/// A stage's chunk on one mesh, which grows by a group of units at a time.
class MeshChunk {
public:
  MeshChunk(const UnitLoads &l, double k) : loads(l), keptTimes(k) {}

  void add(size_t unit) {
    const auto of = [&](const std::vector<double> &list) {
      return list.empty() ? 0 : list[unit];
    };
    seconds += loads.seconds[unit];
    forward += of(loads.forward);
    once += of(loads.sums) + of(loads.updates);
    fixed += loads.fixed[unit];
    kept += loads.kept[unit];
    working = std::max(working, loads.working[unit]);
    updating = std::max(updating, loads.updating[unit]);
  }
  double bytes() const {
    return fixed + std::max(keptTimes * kept + working, updating);
  }

  /// The longer pass: half of both where it is not known what is forward.
  double longerPass() const {
    return loads.forward.empty() ? seconds / 2
                                 : std::max(forward, seconds - forward);
  }

  double seconds = 0, once = 0;

private:
  const UnitLoads &loads;
  double forward = 0;
  const double keptTimes;
  double fixed = 0, kept = 0, working = 0, updating = 0;
};

class MeshCutter {
public:
  MeshCutter(const std::vector<MeshLoads> &m, const MeshCutRequest &r)
      : meshes(m), request(r), grain(grainOf(m, r)),
        grains(static_cast<size_t>(r.devices / grain)), sends(m, r, grain) {
    group();
    findPlaces();
  }

  /// In less than that.
  std::optional<MeshCuts> run(double most);
  /// The same of cuts in the order of which no stage leaves one micro-batch
  /// too little time for its trip (leastForMeshes).
  std::optional<MeshCuts> runWithTrips(double most);

private:
  /// How the last stages of a pipeline may begin, from a border on.
  struct Choice {
    double value = kInfinity;
    /// For what its first stage alone is at work, but for sends back.
    double busy = 0;
    size_t mesh = 0, end = 0;
    /// Of those that begin there, which one.
    size_t next = 0;
    /// What takes longer is no better, whatever is before both.
    double enough = kInfinity;
  };
  /// None better in all respects than another; the fastest first.
  using Choices = std::vector<Choice>;
  /// By border between groups, and by grains of devices that are left, unless
  /// an order of the meshes says that.
  using Layer = std::vector<Choices>;
  /// A stage, if it has those grains left.
  struct Begin {
    size_t begin = 0, mesh = 0, left = 0;
  };

  static int64_t grainOf(const std::vector<MeshLoads> &meshes,
                         const MeshCutRequest &request);
  void group();
  void findPlaces();
  void findNeeds();
  size_t grow(size_t stage, size_t border, bool isForward) const;
  double leastTrip() const;
  void findWindows();
  std::span<const size_t> placesFrom(size_t begin, size_t mesh) const;
  bool isOrdered() const { return !request.order.empty(); }
  Layer emptyLayer() const {
    return Layer(borders.size() * (isOrdered() ? 1 : grains + 1));
  }
  Choices &at(Layer &layer, size_t begin, size_t left) const {
    return layer[isOrdered() ? begin : begin * (grains + 1) + left];
  }
  static double least(const Choices &list) {
    return list.empty() ? kInfinity : list.front().value;
  }
  static double enough(const Choices &list) {
    return list.empty() ? kInfinity : list.front().enough;
  }
  size_t grainsOf(size_t mesh) const {
    return static_cast<size_t>(meshes[mesh].devices / grain);
  }
  double busyTime(const MeshChunk &chunk) const {
    return request.microBatches * chunk.seconds + chunk.once;
  }
  bool isTooLong(const MeshChunk &chunk, double stages) const;
  bool isOpen() const;
  Layer lastLayer() const;
  double enoughOf(size_t begin, size_t left, const Choice &one);
  bool isBetter(size_t begin, const Choice &one, const Choice &other) const;
  void add(const Begin &stage, Choice choice, Choices &list);
  Choice before(const Begin &stage, size_t end, const MeshChunk &chunk,
                double alone, const Choice &rest);
  void extend(size_t begin, size_t mesh, std::span<const size_t> lefts,
              double kept, Layer &rest, Layer &layer);
  void fill(size_t stages, Layer &rest, Layer &layer);
  void fillOrdered(size_t stages, double kept, Layer &rest, Layer &layer);
  std::optional<MeshCuts> runOpen();
  std::optional<MeshCuts> runCounted();
  const Choice &take(MeshCuts &cuts, const Choice &choice, size_t &begin,
                     size_t &left, Layer &rest) const;

  const std::vector<MeshLoads> &meshes;
  const MeshCutRequest &request;
  const int64_t grain;
  const size_t grains;
  MeshSends sends;
  double seconds = kInfinity;
  /// Of units, from 0 to their number.
  std::vector<size_t> borders;
  /// By mesh, with how many grains left a stage may have it.
  std::vector<std::vector<size_t>> places;
  /// By border, the grains of devices that what is before it needs at least to
  /// be done in time, and what is behind it.
  std::vector<size_t> needsBefore, needsBehind;
  /// By stage of an order, where it may begin: at the first border, from which
  /// what follows it can be done in time, to the last, up to which what is
  /// before it can.
  std::vector<std::pair<size_t, size_t>> windows;
  /// Of one micro-batch through all stages, and back, at least.
  double trip = 0;
};

} // namespace

int64_t MeshCutter::grainOf(const std::vector<MeshLoads> &meshes,
                            const MeshCutRequest &request) {
  int64_t grain = request.devices;
  for (const MeshLoads &mesh : meshes)
    grain = std::gcd(grain, mesh.devices);
  return grain;
}

void MeshCutter::findPlaces() {
  places.resize(meshes.size());
  for (size_t mesh = 0; mesh < meshes.size(); ++mesh)
    for (size_t left = grainsOf(mesh); left <= grains; ++left)
      if (request.isInside(mesh, request.devices -
                                     static_cast<int64_t>(left) * grain))
        places[mesh].push_back(left);
}

/// Of each unit, the least of all devices' time that it takes in a step.
static std::vector<double> leastShares(const std::vector<MeshLoads> &meshes,
                                       double microBatches) {
  std::vector<double> shares(meshes.front().loads.seconds.size(), kInfinity);
  for (const MeshLoads &mesh : meshes)
    for (size_t u = 0; u < shares.size(); ++u)
      shares[u] = std::min(shares[u], microBatches * mesh.loads.seconds[u] *
                                          static_cast<double>(mesh.devices));
  return shares;
}

double sharedTime(const std::vector<MeshLoads> &meshes, double microBatches,
                  int64_t devices) {
  const std::vector<double> shares = leastShares(meshes, microBatches);
  return std::accumulate(shares.begin(), shares.end(), 0.0) /
         static_cast<double>(devices);
}

/// No stage is busy for longer than there is time.
void MeshCutter::findNeeds() {
  const std::vector<double> shares = leastShares(meshes, request.microBatches);
  needsBefore.clear();
  needsBehind.clear();
  // More than sums of doubles lose.
  constexpr double kRounding = 1e-9;
  const auto needs = [&](double share) {
    return static_cast<size_t>(
        std::min(std::ceil(share / (seconds * static_cast<double>(grain)) *
                           (1 - kRounding)),
                 static_cast<double>(grains + 1)));
  };
  const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
  double before = 0;
  for (size_t b = 0; b < borders.size(); ++b) {
    for (size_t u = b == 0 ? 0 : borders[b - 1]; u < borders[b]; ++u)
      before += shares[u];
    needsBefore.push_back(needs(before));
    needsBehind.push_back(needs(std::max(0.0, all - before)));
  }
}

/// Of a stage from which on there are so many to the end.
bool MeshCutter::isTooLong(const MeshChunk &chunk, double stages) const {
  const double m = request.microBatches, u = std::min(m, stages);
  return busyTime(chunk) >= seconds ||
         (trip > 0 &&
          trip + (m - u) * chunk.seconds + (u - 1) * chunk.longerPass() >=
              seconds);
}

/// The farthest border from that one of a stage that is busy for less than
/// there is time.
size_t MeshCutter::grow(size_t stage, size_t border, bool isForward) const {
  MeshChunk chunk(meshes[request.order[stage]].loads, 1);
  const auto stages = static_cast<double>(request.order.size() - stage);
  while (border != (isForward ? borders.size() - 1 : 0)) {
    const size_t other = isForward ? border + 1 : border - 1;
    const size_t first = std::min(border, other);
    for (size_t u = borders[first]; u < borders[first + 1]; ++u)
      chunk.add(u);
    if (isTooLong(chunk, stages))
      break;
    border = other;
  }
  return border;
}

/// A stage that begins earlier ends no later, however long it may be.
void MeshCutter::findWindows() {
  const size_t stages = request.order.size();
  windows.assign(stages, {});
  size_t border = borders.size() - 1;
  for (size_t s = stages; s-- > 0;) {
    border = grow(s, border, /*isForward=*/false);
    windows[s].first = std::max(border, s);
  }
  border = 0;
  for (size_t s = 0; s < stages; ++s) {
    windows[s].second = border;
    border = grow(s, border, /*isForward=*/true);
  }
}

/// Each unit on the fastest of the meshes whose stages may have it.
double MeshCutter::leastTrip() const {
  std::vector<double> least(meshes.front().loads.seconds.size(), kInfinity);
  for (size_t s = 0; s < windows.size(); ++s) {
    const bool isLast = s + 1 == windows.size();
    const size_t end = isLast ? borders.size() - 1 : windows[s + 1].second;
    const std::vector<double> &own = meshes[request.order[s]].loads.seconds;
    for (size_t u = borders[windows[s].first]; u < borders[end]; ++u)
      least[u] = std::min(least[u], own[u]);
  }
  return std::accumulate(least.begin(), least.end(), 0.0);
}

/// With how many grains left a stage on that mesh may begin there.
std::span<const size_t> MeshCutter::placesFrom(size_t begin,
                                               size_t mesh) const {
  const std::vector<size_t> &all = places[mesh];
  if (needsBefore[begin] > grains)
    return {};
  const auto first =
      std::lower_bound(all.begin(), all.end(), needsBehind[begin]);
  const auto last =
      std::upper_bound(first, all.end(), grains - needsBefore[begin]);
  return {first, last};
}

/// By what they take on all meshes together.
void MeshCutter::group() {
  const size_t units = meshes.front().loads.seconds.size();
  std::vector<double> takes(units, 0);
  for (const MeshLoads &mesh : meshes)
    for (size_t u = 0; u < units; ++u)
      takes[u] += mesh.loads.seconds[u] * static_cast<double>(mesh.devices);
  const double each = units <= request.mostUnits
                          ? 0
                          : std::accumulate(takes.begin(), takes.end(), 0.0) /
                                static_cast<double>(request.mostUnits);
  borders = {0};
  double sum = 0;
  for (size_t u = 0; u < units; ++u) {
    sum += takes[u];
    if (sum < each && u + 1 < units)
      continue;
    borders.push_back(u + 1);
    sum = 0;
  }
}

/// With all meshes that may be before it.
double MeshCutter::enoughOf(size_t begin, size_t left, const Choice &one) {
  if (!sends.any() || begin == 0)
    return one.value;
  if (request.sendsOccupy)
    return kInfinity;
  double enough = one.value;
  for (size_t mesh = 0; mesh < meshes.size(); ++mesh) {
    const size_t from = left + grainsOf(mesh);
    if (!std::binary_search(places[mesh].begin(), places[mesh].end(), from))
      continue;
    const SendPair pair = sends.over(borders[begin], mesh, from, one.mesh);
    enough = std::max({enough, one.value + pair.both(),
                       request.microBatches * pair.forward,
                       request.microBatches * pair.backward});
  }
  return enough;
}

bool MeshCutter::isBetter(size_t begin, const Choice &one,
                          const Choice &other) const {
  return one.enough <= other.value ||
         (sends.kindOf(one.mesh) == sends.kindOf(other.mesh) &&
          one.value <= other.value &&
          (!request.sendsOccupy || one.busy <= other.busy) &&
          sends.isNoLater(borders[begin], one.mesh, other.mesh));
}

/// If none is better.
void MeshCutter::add(const Begin &stage, Choice choice, Choices &list) {
  if (std::any_of(list.begin(), list.end(), [&](const Choice &known) {
        return isBetter(stage.begin, known, choice);
      }))
    return;
  choice.enough = enoughOf(stage.begin, stage.left, choice);
  std::erase_if(list, [&](const Choice &known) {
    return isBetter(stage.begin, choice, known);
  });
  const auto isFaster = [](const Choice &a, const Choice &b) {
    return a.value < b.value;
  };
  list.insert(std::upper_bound(list.begin(), list.end(), choice, isFaster),
              choice);
}

/// The stage, and then those, in V(s).
MeshCutter::Choice MeshCutter::before(const Begin &stage, size_t end,
                                      const MeshChunk &chunk, double alone,
                                      const Choice &rest) {
  const double m = request.microBatches;
  Choice choice{0, alone, stage.mesh, end};
  const double way = request.countsWay ? chunk.seconds : 0;
  if (!sends.any() || end + 1 == borders.size()) {
    choice.value = std::max(choice.busy, rest.value + way);
    return choice;
  }
  const SendPair pair =
      sends.over(borders[end], stage.mesh, stage.left, rest.mesh);
  double behind = rest.value;
  if (request.sendsOccupy) {
    choice.busy += m * pair.forward;
    behind = std::max(behind, rest.busy + m * pair.backward);
  }
  choice.value =
      std::max({choice.busy, m * pair.forward, m * pair.backward,
                behind + (request.countsWay ? way + pair.both() : 0)});
  return choice;
}

/// All stages on that mesh which begin there, with so many grains left. None
/// that takes longer by itself than what is known for all of these is better.
void MeshCutter::extend(size_t begin, size_t mesh,
                        std::span<const size_t> lefts, double kept, Layer &rest,
                        Layer &layer) {
  const MeshLoads &loads = meshes[mesh];
  const size_t needs = grainsOf(mesh), count = borders.size() - 1;
  MeshChunk chunk(loads.loads, kept);
  for (size_t end = begin + 1; end <= count; ++end) {
    for (size_t u = borders[end - 1]; u < borders[end]; ++u)
      chunk.add(u);
    if (request.looks)
      *request.looks += lefts.size();
    const double alone = busyTime(chunk);
    double most = 0;
    for (const size_t left : lefts)
      most = std::max(most, enough(at(layer, begin, left)));
    if (alone >= most || isTooLong(chunk, kept) || chunk.bytes() > loads.limit)
      return;
    const double way = request.countsWay ? chunk.seconds : 0;
    for (const size_t left : lefts) {
      if (left < needs + needsBehind[end])
        continue;
      const Choices &behind = at(rest, end, left - needs);
      Choices &own = at(layer, begin, left);
      double limit = std::min(seconds, enough(own));
      for (size_t next = 0; next < behind.size(); ++next) {
        // Without what is sent.
        if (std::max(alone, behind[next].value + way) >= limit)
          break;
        Choice choice =
            before({begin, mesh, left}, end, chunk, alone, behind[next]);
        choice.next = next;
        if (choice.value >= limit)
          continue;
        add({begin, mesh, left}, choice, own);
        limit = std::min(limit, enough(own));
      }
    }
  }
}

/// With so many stages from there to the end.
void MeshCutter::fill(size_t stages, Layer &rest, Layer &layer) {
  const double kept = request.keepsAll ? request.microBatches
                                       : std::min(request.microBatches,
                                                  static_cast<double>(stages));
  if (isOrdered())
    return fillOrdered(stages, kept, rest, layer);
  for (size_t begin = borders.size() - 1; begin-- > 0;)
    for (size_t mesh = 0; mesh < meshes.size(); ++mesh)
      if (const auto lefts = placesFrom(begin, mesh); !lefts.empty())
        extend(begin, mesh, lefts, kept, rest, layer);
}

/// Where the meshes of the stages are given, so is what they leave.
void MeshCutter::fillOrdered(size_t stages, double kept, Layer &rest,
                             Layer &layer) {
  if (stages > request.order.size())
    return;
  const auto first = request.order.end() - static_cast<ptrdiff_t>(stages);
  size_t left = 0;
  for (auto mesh = first; mesh != request.order.end(); ++mesh)
    left += grainsOf(*mesh);
  const std::vector<size_t> &own = places[*first];
  if (std::find(own.begin(), own.end(), left) == own.end())
    return;
  const auto [earliest, latest] = windows[request.order.size() - stages];
  for (size_t begin = std::min(latest + 1, borders.size() - 1);
       begin-- > earliest;)
    extend(begin, *first, {&left, 1}, kept, rest, layer);
}

/// What is behind it.
const MeshCutter::Choice &MeshCutter::take(MeshCuts &cuts, const Choice &choice,
                                           size_t &begin, size_t &left,
                                           Layer &rest) const {
  cuts.at.push_back(borders[begin]);
  cuts.meshes.push_back(choice.mesh);
  begin = choice.end;
  left -= grainsOf(choice.mesh);
  return at(rest, begin, left)[choice.next];
}

/// Nothing, behind all units.
MeshCutter::Layer MeshCutter::lastLayer() const {
  Layer layer = emptyLayer();
  at(layer, borders.size() - 1, 0).push_back({0});
  return layer;
}

/// Whether it is no matter how many stages there are: no mesh is of all
/// devices.
bool MeshCutter::isOpen() const {
  return !isOrdered() && request.leastStages <= 2 &&
         request.mostStages.value_or(grains) >= grains &&
         std::all_of(meshes.begin(), meshes.end(), [](const MeshLoads &mesh) {
           return mesh.limit == kInfinity;
         });
}

std::optional<MeshCuts> MeshCutter::runOpen() {
  Layer layer = lastLayer();
  fill(1, layer, layer);
  size_t begin = 0, left = grains;
  MeshCuts cuts;
  cuts.seconds = least(at(layer, begin, left));
  if (cuts.seconds == kInfinity)
    return std::nullopt;
  const Choice *choice = &at(layer, begin, left).front();
  while (begin + 1 < borders.size())
    choice = &take(cuts, *choice, begin, left, layer);
  cuts.at.push_back(borders[begin]);
  return cuts;
}

std::optional<MeshCuts> MeshCutter::runCounted() {
  const size_t most = std::min({request.mostStages.value_or(kMostLimitedStages),
                                borders.size() - 1, grains});
  std::vector<Layer> layers(1, lastLayer());
  size_t best = 0;
  const auto value = [&](size_t stages) {
    return least(at(layers[stages], 0, grains));
  };
  for (size_t stages = 1; stages <= most; ++stages) {
    layers.push_back(emptyLayer());
    fill(stages, layers[stages - 1], layers[stages]);
    if (stages >= request.leastStages && value(stages) < kInfinity &&
        (best == 0 || value(stages) < value(best)))
      best = stages;
    if (std::all_of(layers[stages].begin(), layers[stages].end(),
                    [](const Choices &own) { return own.empty(); }))
      break;
  }
  if (best == 0)
    return std::nullopt;
  MeshCuts cuts;
  cuts.seconds = value(best);
  size_t begin = 0, left = grains;
  const Choice *choice = &at(layers[best], begin, left).front();
  for (size_t s = best; s > 0; --s)
    choice = &take(cuts, *choice, begin, left, layers[s - 1]);
  cuts.at.push_back(borders[begin]);
  return cuts;
}

std::optional<MeshCuts> MeshCutter::run(double most) {
  seconds = most;
  findNeeds();
  if (isOrdered())
    findWindows();
  return isOpen() ? runOpen() : runCounted();
}

std::optional<MeshCuts> MeshCutter::runWithTrips(double most) {
  seconds = most;
  trip = 0;
  findWindows();
  trip = leastTrip();
  return run(most);
}

std::optional<MeshCuts> cutForMeshes(const std::vector<MeshLoads> &meshes,
                                     const MeshCutRequest &request,
                                     double most) {
  if (meshes.empty())
    return std::nullopt;
  // With less time there is less to look at, and what is found is the best.
  constexpr double kFirst = 1.5, kMore = 2;
  constexpr int kRounds = 6;
  MeshCutter cutter(meshes, request);
  double limit =
      kFirst * sharedTime(meshes, request.microBatches, request.devices);
  for (int round = 0; round < kRounds && limit > 0 && limit < most; ++round) {
    if (auto cuts = cutter.run(limit))
      return cuts;
    limit *= kMore;
  }
  return cutter.run(most);
}

double leastForMeshes(const std::vector<MeshLoads> &meshes,
                      const MeshCutRequest &request, double most) {
  const auto cuts = cutForMeshes(meshes, request, most);
  if (!cuts || cuts->seconds <= 0)
    return cuts ? 0 : most;
  MeshCutter cutter(meshes, request);
  double low = cuts->seconds, high = most;
  // What is to be beaten first, as that is what is asked.
  constexpr double kNear = 0.01;
  double limit = high;
  while (high > low * (1 + kNear)) {
    if (auto found = cutter.runWithTrips(limit)) {
      low = std::max(low, found->seconds);
      high = limit;
    } else {
      low = limit;
    }
    limit = std::min((low + high) / 2, low * 2);
  }
  return low;
}

} // namespace planner
