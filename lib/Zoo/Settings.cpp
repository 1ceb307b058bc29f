//===- Settings.cpp - Keys and their values -------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Settings.h"
#include "planner/Support/Text.h"
#include <algorithm>
#include <cassert>
#include <charconv>
#include <memory>
#include <optional>
#include <set>

namespace planner {

/// No size is larger, so that products of a few do not overflow.
static constexpr int64_t kMost = int64_t(1) << 31;

const KeyInfo kKeys[] = {
    {"layers", 1, 100000, "layers, or blocks"},
    {"hidden", 1, kMost, "features of a token"},
    {"heads", 1, kMost, "attention heads"},
    {"kv_heads", 1, kMost, "key and value heads (default: heads)"},
    {"head_dim", 1, kMost, "features of a head"},
    {"ffn", 1, kMost, "features inside the MLP"},
    {"gated", 0, 1, "1: the MLP multiplies with a gate"},
    {"vocab", 1, kMost, "words"},
    {"seq", 1, kMost, "tokens of a sequence"},
    {"dec_seq", 1, kMost, "tokens of a target sequence"},
    {"batch", 1, kMost, "sequences or images of a step"},
    {"tied", 0, 1, "1: logits are made with the embedding"},
    {"rope_base", 1, kMost, "base of the rotary frequencies"},
    {"scan", 0, 1, "1: equal layers are a loop over stacked weights"},
    {"dropout", 0, 1, "1: a tenth of attention and of each branch is dropped"},
    {"experts", 1, kMost, "experts of a layer"},
    {"top_k", 1, kMost, "experts that a token goes to"},
    {"expert_ffn", 1, kMost, "features inside an expert"},
    {"shared_experts", 0, 1024, "experts that all tokens go to"},
    {"image", 1, kMost, "height and width of an image"},
    {"channels", 1, kMost, "channels of an image"},
    {"patch", 1, kMost, "height and width of a patch"},
    {"depth", 1, 10000, "layers of the standard network of that depth"},
    {"width", 1, kMost, "features at full resolution"},
    {"growth", 1, kMost, "features that a layer adds"},
    {"groups", 1, kMost, "groups that a convolution is divided into"},
    {"units", 1, kMost, "units of a recurrent layer"},
    {"classes", 1, kMost, "classes of images"},
};
const size_t kKeyCount = std::size(kKeys);

static const KeyInfo &infoOf(std::string_view key) {
  const KeyInfo *found =
      std::find_if(std::begin(kKeys), std::end(kKeys),
                   [&](const KeyInfo &info) { return key == info.name; });
  assert(found != std::end(kKeys) && "a family has an unknown key");
  return *found;
}

/// The parts between commas.
static std::vector<std::string_view> parts(std::string_view text) {
  std::vector<std::string_view> result;
  for (;;) {
    const size_t comma = text.find(',');
    result.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos)
      return result;
    text.remove_prefix(comma + 1);
  }
}

static std::pair<std::string_view, std::string_view>
keyAndValue(std::string_view part) {
  const size_t equals = part.find('=');
  return {part.substr(0, equals), equals == std::string_view::npos
                                      ? std::string_view()
                                      : part.substr(equals + 1)};
}

static std::optional<int64_t> numberOf(std::string_view text) {
  int64_t value = 0;
  const char *const begin = std::to_address(text.begin());
  const char *const end = begin + text.size();
  const auto [stop, error] = std::from_chars(begin, end, value);
  if (error == std::errc::result_out_of_range)
    return text.front() == '-' ? INT64_MIN : INT64_MAX;
  if (error != std::errc() || stop != end)
    return std::nullopt;
  return value;
}

Settings::Settings(std::string_view defaults) {
  for (std::string_view part : parts(defaults)) {
    const auto [key, value] = keyAndValue(part);
    infoOf(key);
    values.emplace(key, value.empty() ? kUnset : numberOf(value).value());
  }
}

int64_t Settings::operator[](std::string_view key) const {
  const auto found = values.find(key);
  assert(found != values.end() && found->second != kUnset);
  return found->second;
}

bool Settings::isSet(std::string_view key) const {
  const auto found = values.find(key);
  return found != values.end() && found->second != kUnset;
}

void Settings::setDefault(std::string_view key, int64_t value) {
  const auto found = values.find(key);
  assert(found != values.end());
  if (found->second == kUnset)
    found->second = value;
}

std::vector<std::string_view> Settings::keys() const {
  std::vector<std::string_view> names;
  for (const KeyInfo &info : kKeys)
    if (has(info.name))
      names.push_back(info.name);
  names.push_back("dtype");
  return names;
}

Expected<void> Settings::assign(std::string_view text, std::string_view who) {
  std::set<std::string_view> given;
  for (std::string_view part : parts(text)) {
    const auto [key, value] = keyAndValue(part);
    if (part.find('=') == std::string_view::npos)
      return makeError("expected key=value, got '" + shownText(part) + "'", {},
                       "as in layers=2,hidden=64");
    if (!given.insert(key).second)
      return makeError("'" + shownText(key) + "' is given twice", {},
                       "leave one of them out");
    if (Expected<void> done = assignOne(key, value, who); !done)
      return done;
  }
  return {};
}

static Expected<DType> dtypeOf(std::string_view text) {
  static constexpr std::pair<std::string_view, DType> known[] = {
      {"bf16", DType::BF16}, {"fp16", DType::F16}, {"f16", DType::F16},
      {"fp32", DType::F32},  {"f32", DType::F32},
  };
  for (const auto &[name, type] : known)
    if (text == name)
      return type;
  return makeError("dtype: expected bf16, fp16 or fp32, got '" +
                   shownText(text) + "'");
}

Expected<void> Settings::assignOne(std::string_view key, std::string_view value,
                                   std::string_view who) {
  if (key == "dtype") {
    Expected<DType> given = dtypeOf(value);
    if (!given)
      return given.takeError();
    type = *given;
    return {};
  }
  if (!has(key)) {
    const std::vector<std::string_view> known = keys();
    std::string list;
    for (std::string_view name : known)
      list += (list.empty() ? "" : ", ") + std::string(name);
    return makeError(
        std::string(who) + " has no key '" + shownText(key) +
            "'; its keys are " + list,
        {}, "did you mean " + std::string(nearestWord(key, known)) + "?");
  }
  const KeyInfo &info = infoOf(key);
  const std::optional<int64_t> number =
      value.empty() ? std::nullopt : numberOf(value);
  if (!number || *number < info.least || *number > info.most)
    return makeError(std::string(key) + ": expected a whole number from " +
                     std::to_string(info.least) + " to " +
                     std::to_string(info.most) + ", got '" + shownText(value) +
                     "'");
  values.find(key)->second = *number;
  return {};
}

/// A divisor of a size that is near a wish.
static int64_t nearestDivisor(int64_t size, int64_t wish) {
  constexpr int64_t farthest = 4096;
  for (int64_t distance = 1; distance < std::min(wish, farthest); ++distance)
    for (int64_t divisor : {wish + distance, wish - distance})
      if (size % divisor == 0)
        return divisor;
  return 1;
}

Expected<void> Settings::divides(std::string_view key,
                                 std::string_view other) const {
  const int64_t divisor = (*this)[key], size = (*this)[other];
  if (size % divisor == 0)
    return {};
  return makeError(
      std::string(other) + " does not divide by " + std::string(key) + ": " +
          std::to_string(size) + " by " + std::to_string(divisor),
      {},
      "try " + std::string(key) + "=" +
          std::to_string(nearestDivisor(size, std::min(divisor, size))));
}

} // namespace planner
