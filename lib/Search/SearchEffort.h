//===- SearchEffort.h - How much a joint search may do ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_SEARCHEFFORT_H
#define PLANNER_LIB_SEARCH_SEARCHEFFORT_H

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace planner {

/// On so many at most, a node or two, a search looks at what is too much
/// elsewhere: stages of any numbers of devices, any numbers of chunks, all
/// forms of all points.
inline constexpr int64_t kFewDevices = 16;
/// Of a model of so many operators single choices are soon looked at. A choice.
inline constexpr size_t kFewOps = 1024;

/// Whether what has that bound is asked for soon, of which the least is the
/// other: then another thread begins with the model that it is of, the longest
/// work of all. A choice, by bench/searches.
inline bool isAskedSoon(double bound, double least) {
  return bound <= 1.02 * least;
}

/// Goes along a queue, best first, for what other threads may begin.
class AheadInQueue {
public:
  /// Looks at so many entries for each thread: more than are begun at once, as
  /// some are without work.
  explicit AheadInQueue(unsigned threads, size_t each = 8)
      : most(each * threads) {}

  /// What an entry is to it: none may be begun, it has nothing new, it was
  /// begun.
  enum class Step : uint8_t { Stop, Passed, Begun };

  /// `look` at what follows until it stops. Where nothing is begun, half as
  /// many entries are looked at before it goes there again: that is work of the
  /// thread that looks at them.
  template <typename Queue, typename Look>
  void beginAlong(Queue &queue, const Look &look) {
    if (pause > 0) {
      --pause;
      return;
    }
    std::vector<typename Queue::value_type> passed;
    bool isNew = false;
    while (passed.size() < most && !queue.empty()) {
      const Step step = look(queue.top());
      if (step == Step::Stop)
        break;
      isNew |= step == Step::Begun;
      passed.push_back(queue.top());
      queue.pop();
    }
    if (!isNew)
      pause = passed.size() / 2;
    for (auto &other : passed)
      queue.push(std::move(other));
  }

private:
  const size_t most;
  size_t pause = 0;
};

/// When a search of staged strategies dives for a better plan, and when it
/// gives the rest of the proof up. It knows no clock: work is the number of
/// costs that were looked at, so that a search ends at the same place on every
/// machine.
class SearchEffort {
public:
  /// In the solver's units, of which a cost takes several.
  explicit SearchEffort(int64_t budget)
      : all(static_cast<size_t>(budget)), nextDive(all / kDiveShare) {}

  /// Once a first share is spent, and whenever the work has doubled.
  bool isDiveDue(size_t work) {
    if (work < nextDive || nextDive == 0)
      return false;
    while (nextDive <= work)
      nextDive *= 2;
    return true;
  }

  /// Whether dives price more, as a search that takes longer may well end
  /// without a proof.
  bool isLong(size_t work) const { return work >= all / kLateShare; }

  /// Whether since then as much was done as looks at all single choices of a
  /// large model's plan take.
  bool isRefineDue(size_t work, size_t foundAt) const {
    const size_t least = all / kRefineShare;
    return least > 0 && work >= foundAt + least;
  }

  /// Whether that is soon.
  bool isDiveNear(size_t work) const { return work >= nextDive / 4 * 3; }

  /// Of a search with a plan: at the end of its share, or early where of some
  /// strategies with stages none was any better than one without and the bound
  /// is far from what that one takes: not a quarter of it, later not half.
  bool isSpent(size_t work, size_t solved, double gap, bool hasBetter) const {
    const bool isFar = (work >= all / kEarlyShare && gap > 0.75) ||
                       (work >= all / kLateShare && gap > 0.5);
    return work >= all / kMostShare ||
           (isFar && !hasBetter && solved >= kLeastSolved);
  }

private:
  // By bench/searches (docs/search-effort.md, "Time"): the models whose stages
  // help are proven within the last share, and the others end within seconds.
  static constexpr size_t kDiveShare = 1024, kEarlyShare = 512,
                          kLateShare = 256, kMostShare = 32;
  /// Of GPT 1T, Llama-3 405B and Inception-v3 they take about as long as ten
  /// strategies of stages.
  static constexpr size_t kRefineShare = 512;
  /// Of large models on meshes of many axes four are a share, which says
  /// nothing of all others. A choice (docs/search-effort.md, "Work").
  static constexpr size_t kLeastSolved = 16;
  size_t all, nextDive;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_SEARCHEFFORT_H
