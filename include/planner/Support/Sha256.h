//===- Sha256.h - Name of a file's bytes ------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_SHA256_H
#define PLANNER_SUPPORT_SHA256_H

#include <string>
#include <string_view>

namespace planner {

/// SHA-256 (FIPS 180-4) of the bytes, as sha256sum prints it.
std::string sha256(std::string_view bytes);

} // namespace planner

#endif // PLANNER_SUPPORT_SHA256_H
