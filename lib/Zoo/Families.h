//===- Families.h - Families of models and their presets --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_ZOO_FAMILIES_H
#define PLANNER_LIB_ZOO_FAMILIES_H

#include "Layers.h"
#include "Settings.h"

namespace planner {

struct Family {
  const char *name, *description;
  /// The keys that it has (Settings).
  const char *defaults;
  /// Sets what follows from other keys, and checks that they fit together.
  Expected<void> (*complete)(Settings &);
  /// Writes the model; returns its loss.
  mlir::Value (*build)(ModelBuilder &, const Settings &);
};

extern const Family kGpt, kLlama, kMoe, kBert, kT5, kVit, kDit, kUnet, kResnet,
    kInception, kAlexnet, kRnnlm, kDensenet;

struct Preset {
  const char *name, *family, *settings;
  /// As published.
  double parameters;
  const char *source;
};
extern const Preset kPresets[];
extern const size_t kPresetCount;

/// What transformers have in common: one key head for each query head, an MLP
/// of `ffn` or 4 times the hidden size; heads divide the hidden size, and key
/// heads the heads.
Expected<void> completeTransformer(Settings &s);

/// Attention of a decoder whose positions are rotations.
AttentionSpec rotaryAttention(ModelBuilder &b, const Settings &s);

} // namespace planner

#endif // PLANNER_LIB_ZOO_FAMILIES_H
