//===- Trace.cpp - Pipelines for Perfetto and chrome://tracing ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Schedule/Trace.h"
#include "Durations.h"
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

namespace planner {

using Json = nlohmann::ordered_json;

namespace {

/// Threads of a stage; those that spans name follow.
enum Thread { Compute, SendOutputs, SendGradients, Named };

class TraceWriter {
public:
  TraceWriter(const PipelineSpec &pipeline, const PipelineTimeline &times)
      : spec(pipeline), timeline(times) {}

  std::string write(const std::vector<StageMemory> &memory,
                    const std::vector<TraceSpan> &spans) {
    for (size_t stage = 0; stage < timeline.stages.size(); ++stage) {
      nameStage(stage);
      for (const TimedWork &each : timeline.stages[stage])
        addWork(stage, each);
    }
    for (size_t stage = 0; stage < timeline.stages.size(); ++stage)
      for (const TimedWork &each : timeline.stages[stage])
        addSend(stage, each);
    for (const TraceSpan &span : spans)
      addSpan(span);
    for (size_t stage = 0; stage < memory.size(); ++stage)
      addMemory(stage, memory[stage]);
    Json trace = {{"displayTimeUnit", "ms"}, {"traceEvents", events}};
    return trace.dump() + "\n";
  }

private:
  static double microseconds(Seconds time) { return time.value * 1e6; }

  Json event(const char *phase, const std::string &what, size_t stage,
             int thread, Seconds at) {
    return {{"ph", phase},
            {"name", what},
            {"pid", stage},
            {"tid", thread},
            {"ts", microseconds(at)}};
  }

  void name(const char *what, size_t stage, int thread,
            const std::string &text) {
    events.push_back({{"ph", "M"},
                      {"name", what},
                      {"pid", stage},
                      {"tid", thread},
                      {"args", {{"name", text}}}});
  }

  void nameStage(size_t stage) {
    name("process_name", stage, Compute, "stage " + std::to_string(stage));
    name("thread_name", stage, Compute, "compute");
    if (spec.stages == 1)
      return;
    name("thread_name", stage, SendOutputs, "send outputs");
    name("thread_name", stage, SendGradients, "send gradients");
  }

  /// In the order in which spans name them, which is that of all stages.
  int threadOf(const TraceSpan &span) {
    if (span.thread.empty())
      return Compute;
    const int next = Named + int(threads.size());
    const int thread = threads.try_emplace(span.thread, next).first->second;
    if (named.insert({span.stage, thread}).second)
      name("thread_name", span.stage, thread, span.thread);
    return thread;
  }

  static const char *kindName(WorkKind kind) {
    switch (kind) {
    case WorkKind::Forward:
      return "forward";
    case WorkKind::Backward:
      return "backward";
    case WorkKind::InputGradient:
      return "input gradient";
    case WorkKind::WeightGradient:
      return "weight gradient";
    }
    __builtin_unreachable();
  }

  static Json arguments(const StageWork &work) {
    return {{"chunk", work.chunk}, {"micro-batch", work.microBatch}};
  }

  void addWork(size_t stage, const TimedWork &each) {
    const StageWork &work = each.work;
    // Chunk and micro-batch, as in "forward 0.3".
    Json span = event("X",
                      std::string(kindName(work.kind)) + " " +
                          std::to_string(work.chunk) + "." +
                          std::to_string(work.microBatch),
                      stage, Compute, each.begin);
    span["cat"] = kindName(work.kind);
    span["dur"] = microseconds(each.end - each.begin);
    span["args"] = arguments(work);
    events.push_back(std::move(span));
    if (work.kind != WorkKind::WeightGradient)
      begins[{work.kind == WorkKind::Forward, work.chunk, work.microBatch}] =
          each.begin;
  }

  void addSpan(const TraceSpan &span) {
    Json shown = event("X", span.name, span.stage, threadOf(span), span.begin);
    shown["cat"] = span.category;
    shown["dur"] = microseconds(span.end - span.begin);
    if (!span.tensor.empty())
      shown["args"] = {{"tensor", span.tensor}};
    events.push_back(std::move(shown));
  }

  /// Beside compute, or as the end of the work that has it sent.
  void addSend(size_t stage, const TimedWork &each) {
    Seconds length = sendTime(spec, each.work);
    if (length == Seconds(0))
      return;
    bool forward = each.work.kind == WorkKind::Forward;
    Thread thread = forward ? SendOutputs : SendGradients;
    Json span = event("X", forward ? "output" : "gradient", stage, thread,
                      each.arrives - length);
    span["cat"] = "send";
    span["dur"] = microseconds(length);
    span["args"] = arguments(each.work);
    events.push_back(std::move(span));
    addArrow(stage, thread, each, *receiver(spec, each.work));
  }

  /// From within the span that sends to the begin of the work that receives.
  void addArrow(size_t stage, Thread thread, const TimedWork &each,
                int64_t to) {
    const StageWork &work = each.work;
    bool forward = work.kind == WorkKind::Forward;
    Seconds leaves = each.arrives - sendTime(spec, work);
    Json start = event("s", "send", stage, thread, leaves);
    size_t target = size_t(stageOf(spec, to, work.microBatch));
    Json finish = event("f", "send", target, Compute,
                        begins[{forward, to, work.microBatch}]);
    for (Json *end : {&start, &finish}) {
      (*end)["cat"] = "send";
      (*end)["id"] = arrows;
    }
    finish["bp"] = "e";
    ++arrows;
    events.push_back(std::move(start));
    events.push_back(std::move(finish));
  }

  void addMemory(size_t stage, const StageMemory &memory) {
    for (const MemoryStep &step : memory.steps) {
      Json counter = event("C", "memory", stage, Compute, step.at);
      counter["args"] = {{"bytes", step.bytes}};
      events.push_back(std::move(counter));
    }
  }

  const PipelineSpec &spec;
  const PipelineTimeline &timeline;
  Json events = Json::array();
  /// Of forward passes and of their gradients, by chunk and micro-batch.
  std::map<std::tuple<bool, int64_t, int64_t>, Seconds> begins;
  int64_t arrows = 0;
  std::map<std::string, int> threads;
  std::set<std::pair<size_t, int>> named;
};

} // namespace

std::string traceJson(const PipelineSpec &spec,
                      const PipelineTimeline &timeline,
                      const std::vector<StageMemory> &memory,
                      const std::vector<TraceSpan> &spans) {
  return TraceWriter(spec, timeline).write(memory, spans);
}

} // namespace planner
