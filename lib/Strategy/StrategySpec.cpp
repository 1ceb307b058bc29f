//===- StrategySpec.cpp - The strategy string -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/StrategySpec.h"
#include "StageLists.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <array>
#include <charconv>

namespace planner {
namespace {

struct CountKey {
  std::string_view key;
  Count member;
};
constexpr std::array kCounts = {
    CountKey{"dp", &StrategySpec::dp},
    CountKey{"dp_shard", &StrategySpec::dpShard},
    CountKey{"tp", &StrategySpec::tp},
    CountKey{"cp", &StrategySpec::cp},
    CountKey{"ep", &StrategySpec::ep},
    CountKey{"pp", &StrategySpec::pp},
    CountKey{"vpp", &StrategySpec::vpp},
    CountKey{"mbs", &StrategySpec::microBatch},
    CountKey{"gbs", &StrategySpec::globalBatch},
    CountKey{"recompute_layers", &StrategySpec::recomputeLayers},
    CountKey{"zero_layers", &StrategySpec::zeroLayers}};

/// Keys whose values are names, with the values (space separated).
struct NamedKey {
  std::string_view key, values;
};
constexpr std::array kNamed = {
    NamedKey{"schedule", "gpipe 1f1b interleaved zb-h1 zbv dualpipe dualpipev"},
    NamedKey{"recompute", "none selective full"},
    NamedKey{"offload", "none optimizer params acts optimizer+params "
                        "optimizer+acts params+acts optimizer+params+acts "
                        "relay relay+acts"},
    NamedKey{"dtype", "fp64 fp32 tf32 bf16 fp16 fp8 mxfp8 mxfp6 mxfp4 nvfp4 "
                      "int8 int4"},
    NamedKey{"overlap", "none dp tp all"},
    NamedKey{"attn", "eager fused flash flash2 flash3"},
    NamedKey{"norm", "eager fused"},
    NamedKey{"cp_algo", "ring zigzag allgather ulysses 2d:RxC"}};

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const size_t end = std::min(text.find(' '), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::vector<std::string_view> knownKeys() {
  std::vector<std::string_view> keys;
  for (const CountKey &count : kCounts)
    keys.push_back(count.key);
  keys.push_back("zero");
  keys.push_back("sp");
  keys.push_back("layers");
  for (const NamedKey &named : kNamed)
    keys.push_back(named.key);
  return keys;
}

std::string quoted(std::string_view text) {
  return "'" + shownText(text) + "'";
}

Expected<int64_t> parseInteger(std::string_view key, std::string_view text,
                               int64_t low, int64_t high) {
  int64_t value = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < low ||
      value > high)
    return makeError("strategy: expected " +
                     (high == std::numeric_limits<int64_t>::max()
                          ? "an integer of at least " + std::to_string(low)
                          : "an integer from " + std::to_string(low) + " to " +
                                std::to_string(high)) +
                     " for " + quoted(key) + ", got " + quoted(text));
  return value;
}

/// "2d:RxC" with R, C >= 1.
bool isGrid(std::string_view value) {
  if (!value.starts_with("2d:"))
    return false;
  value.remove_prefix(3);
  const size_t cross = value.find('x');
  if (cross == std::string_view::npos)
    return false;
  return bool(parseInteger("", value.substr(0, cross), 1, 1 << 20)) &&
         bool(parseInteger("", value.substr(cross + 1), 1, 1 << 20));
}

/// `what` says where the value stands.
Expected<void> checkNamed(std::string_view what, const NamedKey &named,
                          std::string_view value) {
  const auto values = words(named.values);
  const bool known =
      (value != "2d:RxC" &&
       std::find(values.begin(), values.end(), value) != values.end()) ||
      (named.key == "cp_algo" && isGrid(value));
  if (!known)
    return makeError(
        std::string(what) + ": expected one of '" + std::string(named.values) +
            "' for " + quoted(named.key) + ", got " + quoted(value),
        {}, "did you mean " + quoted(nearestWord(value, values)) + "?");
  return {};
}

Expected<void> setNamed(StrategySpec &spec, const NamedKey &named,
                        std::string_view value) {
  if (auto ok = checkNamed("strategy", named, value); !ok)
    return ok;
  spec.named.emplace_back(named.key, value);
  return {};
}

bool hasNamed(const StrategySpec &spec, std::string_view key) {
  return std::any_of(spec.named.begin(), spec.named.end(),
                     [&](const auto &entry) { return entry.first == key; });
}

Diagnostic givenTwice(std::string_view key) {
  return makeError("strategy: " + quoted(key) + " is given twice");
}

Expected<void> setKey(StrategySpec &spec, StageLists &lists,
                      std::string_view key, std::string_view value) {
  for (const CountKey &count : kCounts) {
    if (key != count.key)
      continue;
    if (spec.*count.member)
      return givenTwice(key);
    if (StageLists::isList(key, value))
      return lists.add(spec, key, value);
    auto parsed =
        parseInteger(key, value, 1, std::numeric_limits<int64_t>::max());
    if (!parsed)
      return parsed.takeError();
    spec.*count.member = *parsed;
    return {};
  }
  for (const NamedKey &named : kNamed) {
    if (key != named.key)
      continue;
    return hasNamed(spec, key) ? givenTwice(key) : setNamed(spec, named, value);
  }
  if (key == "zero" || key == "sp") {
    if (key == "zero" ? spec.zero.has_value() : spec.sp.has_value())
      return givenTwice(key);
    auto parsed = parseInteger(key, value, 0, key == "zero" ? 3 : 1);
    if (!parsed)
      return parsed.takeError();
    if (key == "zero")
      spec.zero = static_cast<int>(*parsed);
    else
      spec.sp = *parsed == 1;
    return {};
  }
  if (key == "layers") {
    if (spec.layers)
      return givenTwice(key);
    Expected<LayerSplit> split = parseLayerSplit(value);
    if (!split)
      return split.takeError();
    spec.layers = std::move(*split);
    return {};
  }
  return makeError("strategy: unknown key " + quoted(key), {},
                   "did you mean " + quoted(nearestWord(key, knownKeys())) +
                       "?");
}

/// Layers of each chunk are counted of what they are layers of.
Expected<void> checkCounted(const StrategySpec &spec) {
  const auto what = [](const char *key, int64_t count) {
    return "strategy: " + std::string(key) + "=" + std::to_string(count);
  };
  if (spec.recomputeLayers && spec.recompute()->kind != Recompute::Full)
    return makeError(what("recompute_layers", *spec.recomputeLayers) +
                         " says how many layers recompute=full computes again",
                     {}, "add recompute=full, or leave recompute_layers out");
  if (spec.zeroLayers && spec.zero != 3)
    return makeError(what("zero_layers", *spec.zeroLayers) +
                         " says how many layers zero=3 is about",
                     {}, "add zero=3, or leave zero_layers out");
  if (spec.zeroLayers && spec.offload().any())
    return makeError(what("zero_layers", *spec.zeroLayers) +
                         ",offload=" + std::string(name(spec.offload())) +
                         ": expected nothing on hosts",
                     {}, "leave one of them out");
  return {};
}

std::string_view trim(std::string_view text) {
  const size_t begin = text.find_first_not_of(" \t\n");
  if (begin == std::string_view::npos)
    return {};
  return text.substr(begin, text.find_last_not_of(" \t\n") - begin + 1);
}

} // namespace

Expected<StrategySpec> parseStrategy(std::string_view text) {
  StrategySpec spec;
  StageLists lists;
  text = trim(text);
  while (!text.empty()) {
    const size_t end = std::min(text.find(','), text.size());
    const std::string_view entry = trim(text.substr(0, end));
    if (end + 1 == text.size())
      return makeError("strategy: expected key=value after the last comma");
    text.remove_prefix(std::min(end + 1, text.size()));
    const size_t equals = entry.find('=');
    if (equals == std::string_view::npos)
      return makeError("strategy: expected key=value, got " + quoted(entry), {},
                       "separate entries by commas, as in tp=8,dp=4");
    if (auto ok = setKey(spec, lists, trim(entry.substr(0, equals)),
                         trim(entry.substr(equals + 1)));
        !ok)
      return ok.takeError();
  }
  if (auto ok = lists.finish(spec); !ok)
    return ok.takeError();
  if (auto ok = checkCounted(spec); !ok)
    return ok.takeError();
  return spec;
}

std::optional<RecomputeChoice> StrategySpec::recompute() const {
  std::optional<RecomputeChoice> choice;
  if (forbidden.recompute)
    choice = Recompute::None;
  for (const auto &[key, value] : named)
    for (Recompute known : kRecomputes)
      if (key == "recompute" && value == name(known))
        choice = known;
  if (recomputeLayers)
    choice = RecomputeChoice(choice.value_or(Recompute::None).kind,
                             *recomputeLayers, layerChunks());
  return choice;
}

std::string_view StrategySpec::choiceOf(std::string_view key) const {
  for (const auto &[known, value] : named)
    if (known == key)
      return value;
  return {};
}

int64_t StrategySpec::chunks() const {
  const std::string_view schedule = choiceOf("schedule");
  const int64_t each = schedule == "zbv" || schedule == "dualpipev" ? 2 : 1;
  return saturatingMul(pp.value_or(1), vpp.value_or(each));
}

LayerChunks StrategySpec::layerChunks() const {
  return layers && !layers->counts.empty() ? LayerChunks(layers->counts)
                                           : LayerChunks(chunks());
}

OffloadChoice StrategySpec::offload() const {
  for (const auto &[key, value] : named)
    if (key == "offload")
      return offloadNamed(value).value_or(OffloadChoice());
  return {};
}

Expected<void> checkShards(const StrategySpec &spec) {
  constexpr int64_t kMostListed = 4096;
  const int64_t dp = spec.dp.value_or(1), shard = spec.dpShard.value_or(dp);
  if (dp % shard == 0)
    return {};
  std::string sizes;
  for (int64_t d = 1; d <= std::min(dp, kMostListed); ++d)
    if (dp % d == 0)
      sizes += (sizes.empty() ? "" : ", ") + std::to_string(d);
  return makeError("strategy: dp_shard=" + std::to_string(shard) +
                       " does not divide dp=" + std::to_string(dp),
                   {}, "sizes that divide: " + sizes);
}

StackSpec withKernels(StackSpec stack, const StrategySpec &spec) {
  for (const auto &[key, value] : spec.named) {
    if (key == "norm")
      stack.fusedNorm = value == "fused";
    if (key == "dtype" && value == "fp8")
      stack.kernels.narrowProducts = DType::F8E4M3FN;
    if (key != "attn")
      continue;
    stack.attentionForm = AttentionForm::Flash;
    for (AttentionForm form : {AttentionForm::Fused, AttentionForm::Eager})
      if (value == name(form))
        stack.attentionForm = form;
    if (value == "flash2")
      stack.attention = AttentionKernel::Flash2;
    if (value == "flash3")
      stack.attention = AttentionKernel::Flash3;
  }
  return stack;
}

std::string toString(const StrategySpec &spec) {
  std::string text;
  const auto append = [&](std::string_view key, const std::string &value) {
    text += (text.empty() ? "" : ",") + std::string(key) + "=" + value;
  };
  for (const CountKey &count : kCounts)
    if (spec.*count.member)
      append(count.key, stageText(spec, count.key)
                            .value_or(std::to_string(*(spec.*count.member))));
  if (spec.zero)
    append("zero", std::to_string(*spec.zero));
  if (spec.sp)
    append("sp", *spec.sp ? "1" : "0");
  if (spec.layers)
    append("layers", toString(*spec.layers));
  for (const auto &[key, value] : spec.named)
    append(key, value);
  return text;
}

namespace {

Expected<void> setForbidden(StrategyBan &ban, std::string_view entry) {
  struct Key {
    std::string_view key;
    bool StrategyBan::*member;
  };
  constexpr std::array kKeys = {
      Key{"dp", &StrategyBan::dp},
      Key{"tp", &StrategyBan::tp},
      Key{"sp", &StrategyBan::sp},
      Key{"cp", &StrategyBan::cp},
      Key{"ep", &StrategyBan::ep},
      Key{"pp", &StrategyBan::pp},
      Key{"vpp", &StrategyBan::vpp},
      Key{"mbs", &StrategyBan::microBatches},
      Key{"offload", &StrategyBan::offload},
      Key{"dp_shard", &StrategyBan::dpShard},
      Key{"zero_layers", &StrategyBan::zeroLayers},
      Key{"layers", &StrategyBan::layers},
      Key{"stage_meshes", &StrategyBan::stageMeshes},
      Key{"recompute", &StrategyBan::recompute},
      Key{"recompute_layers", &StrategyBan::recomputeLayers},
      Key{"overlap", &StrategyBan::overlap}};
  for (const Key &key : kKeys)
    if (entry == key.key) {
      ban.*key.member = true;
      return {};
    }
  if (entry == "zero" || entry == "zero=1" || entry == "zero=3") {
    ban.zero = std::min(ban.zero, entry == "zero=3" ? 3 : 1);
    return {};
  }
  constexpr std::string_view kSchedule = "schedule=";
  if (entry.starts_with(kSchedule)) {
    const std::string_view schedule = entry.substr(kSchedule.size());
    if (auto ok = checkNamed("--forbid", kNamed.front(), schedule); !ok)
      return ok;
    ban.schedules.emplace_back(schedule);
    return {};
  }
  return makeError(
      "--forbid: expected one of 'dp tp sp cp ep zero zero=1 zero=3 "
      "zero_layers dp_shard pp vpp schedule=NAME mbs layers stage_meshes "
      "recompute recompute_layers offload overlap', got " +
          quoted(entry),
      {}, "separate entries by commas, as in tp,zero=3");
}

} // namespace

bool StrategyBan::hasSchedule(std::string_view name) const {
  return std::find(schedules.begin(), schedules.end(), name) != schedules.end();
}

Expected<StrategyBan> parseForbidden(std::string_view text) {
  StrategyBan ban;
  text = trim(text);
  while (!text.empty()) {
    const size_t end = std::min(text.find(','), text.size());
    if (auto ok = setForbidden(ban, trim(text.substr(0, end))); !ok)
      return ok.takeError();
    if (end + 1 == text.size())
      return makeError("--forbid: expected an entry after the last comma");
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return ban;
}

} // namespace planner
