//===- FactorSpace.cpp - Unifying the factors of several operators --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FactorSpace.h"
#include <algorithm>

namespace planner {

FactorSpace::Node FactorSpace::add(int64_t size, bool replicate, bool whole) {
  Entry entry;
  entry.size = size;
  entry.parent = static_cast<Node>(entries.size());
  entry.replicate = replicate;
  entry.whole = whole || replicate;
  entries.push_back(entry);
  return entry.parent;
}

void FactorSpace::expand(Node node, Nodes &parts) const {
  const Node root = find(node);
  const Entry &entry = entries[root];
  if (entry.major != kNone) {
    expand(entry.major, parts);
    expand(entry.minor, parts);
  } else if (entry.size > 1) {
    parts.push_back(root);
  }
}

FactorSpace::Nodes FactorSpace::expand(const Nodes &nodes) const {
  Nodes parts;
  for (Node node : nodes)
    expand(node, parts);
  return parts;
}

void FactorSpace::cut(Node node, int64_t majorSize) {
  const Entry whole = entries[node];
  const Node major = add(majorSize, whole.replicate, whole.whole);
  const Node minor = add(whole.size / majorSize, whole.replicate, whole.whole);
  change(node);
  entries[node].major = major;
  entries[node].minor = minor;
}

/// Both are uncut roots of one size.
bool FactorSpace::merge(Node a, Node b) {
  if (a == b)
    return true;
  if (entries[a].weight < entries[b].weight)
    std::swap(a, b);
  const Entry &x = entries[a], &y = entries[b];
  const bool replicate = x.replicate || y.replicate;
  const bool harmless =
      x.replicate == y.replicate || (x.replicate ? y.whole : x.whole);
  change(a);
  change(b);
  entries[a].weight += entries[b].weight;
  entries[a].whole |= entries[b].whole;
  entries[a].replicate = replicate;
  entries[b].parent = a;
  return harmless;
}

bool FactorSpace::forbid(const Nodes &parts) {
  bool harmless = true;
  for (Node part : parts) {
    harmless &= entries[find(part)].whole;
    replicate(part);
  }
  return harmless;
}

void FactorSpace::replicate(Node node) {
  Nodes parts;
  expand(node, parts);
  for (Node part : parts)
    if (!entries[part].replicate) {
      change(part);
      entries[part].replicate = true;
      entries[part].whole = true;
    }
}

/// Most descriptions are of the same uncut factors. Nothing if these are not,
/// otherwise what unify says.
std::optional<bool> FactorSpace::unifyOneByOne(const Nodes &a, const Nodes &b) {
  if (a.size() != b.size())
    return std::nullopt;
  for (size_t i = 0; i < a.size(); ++i) {
    const Entry &x = entries[find(a[i])], &y = entries[find(b[i])];
    if (x.size != y.size || x.size <= 1 || x.major != kNone || y.major != kNone)
      return std::nullopt;
  }
  bool harmless = true;
  for (size_t i = 0; i < a.size(); ++i)
    harmless &= merge(find(a[i]), find(b[i]));
  return harmless;
}

bool FactorSpace::unify(const Nodes &a, const Nodes &b) {
  if (const std::optional<bool> done = unifyOneByOne(a, b))
    return *done;
  // Stacks with the major factor on top. An entry may be cut by an earlier
  // step, so it is expanded only when it is looked at.
  Nodes left = a, right = b;
  std::reverse(left.begin(), left.end());
  std::reverse(right.begin(), right.end());
  auto settle = [&](Nodes &stack) {
    while (!stack.empty()) {
      const Node root = find(stack.back());
      stack.pop_back();
      if (entries[root].major != kNone) {
        stack.push_back(entries[root].minor);
        stack.push_back(entries[root].major);
      } else if (entries[root].size > 1) {
        stack.push_back(root);
        return;
      }
    }
  };
  bool harmless = true;
  while (true) {
    settle(left);
    settle(right);
    if (left.empty() || right.empty()) {
      const bool leftHarmless = forbid(expand(left));
      return forbid(expand(right)) && leftHarmless && harmless;
    }
    const Node x = left.back(), y = right.back();
    const int64_t xSize = entries[x].size, ySize = entries[y].size;
    if (xSize == ySize) {
      harmless &= merge(x, y);
      left.pop_back();
      right.pop_back();
    } else if (ySize > xSize && ySize % xSize == 0) {
      cut(y, xSize);
    } else if (xSize > ySize && xSize % ySize == 0) {
      cut(x, ySize);
    } else {
      return false;
    }
  }
}

void FactorSpace::unifyOrReplicate(const Nodes &a, const Nodes &b) {
  if (unifyOneByOne(a, b))
    return;
  unify(a, b);
  // After a success both descriptions are the same parts.
  const Nodes left = expand(a), right = expand(b);
  if (left == right)
    return;
  forbid(left);
  forbid(right);
}

void FactorSpace::rollback(Mark mark) {
  while (undo.size() > mark.undo) {
    const auto &[node, entry] = undo.back();
    entries[node] = entry;
    undo.pop_back();
  }
  entries.resize(mark.entries, Entry{});
}

} // namespace planner
