//===- Stack.cpp - Reading stack files ------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Stack.h"
#include "Json.h"
#include <algorithm>

namespace planner {

bool StackSpec::supports(std::string_view feature) const {
  return std::find(features.begin(), features.end(), feature) != features.end();
}

static StackOverlap readOverlap(JsonReader reader) {
  StackOverlap overlap;
  overlap.gradients = reader.boolean("gradients");
  overlap.parameters = reader.boolean("parameters");
  overlap.tensor = reader.boolean("tensor");
  overlap.context = reader.boolean("context");
  overlap.pipeline = reader.boolean("pipeline");
  overlap.offload = reader.boolean("offload");
  overlap.computeShare =
      reader.quantity("compute_share", "1", Range::NonNegative);
  if (overlap.computeShare >= 1)
    reader.fail("compute_share", "expected a fraction below 1");
  reader.finish();
  return overlap;
}

static StackStateBytes readState(JsonReader reader) {
  StackStateBytes state;
  state.gradient = reader.quantity("gradient", "B", Range::Positive);
  state.master = reader.quantity("master", "B", Range::NonNegative);
  state.moment = reader.quantity("moment", "B", Range::Positive);
  reader.finish();
  return state;
}

static StackSpec readStack(JsonReader &reader) {
  StackSpec stack;
  stack.name = reader.string("name");
  stack.description = reader.string("description");
  stack.launch = reader.quantity("launch", "1", Range::NonNegative);
  stack.overlap = readOverlap(reader.object("overlap"));
  stack.state = readState(reader.object("bytes_per_parameter"));
  stack.reservedBytes = static_cast<int64_t>(
      std::min(0x1p62, reader.quantity("reserved", "B", Range::NonNegative)));
  stack.tf32 = reader.boolean("tf32");
  stack.attention = static_cast<AttentionKernel>(
      reader.choice("attention", {"flash2", "flash3"}));
  stack.optimizer = reader.string("optimizer");
  stack.features = reader.strings("features");
  reader.finish();
  return stack;
}

Expected<StackSpec> loadStack(const std::string &name) {
  Expected<JsonDocument> document = embeddedDocument("stacks", "stack", name);
  if (!document)
    return document.takeError();
  JsonReader reader(*document);
  StackSpec stack = readStack(reader);
  if (document->error)
    return *document->error;
  return stack;
}

std::vector<std::string> stackNames() { return embeddedNames("stacks"); }

} // namespace planner
