//===- Sha256.cpp - Name of a file's bytes --------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Support/Sha256.h"
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace planner {

namespace {

using Words = std::array<uint32_t, 8>;

struct Constants {
  Words initial{};
  std::array<uint32_t, 64> round{};

  // By definition the leading fractional bits of the square and cube roots of
  // the first primes; extended precision has all 32 of them.
  Constants() {
    unsigned found = 0;
    for (unsigned candidate = 2; found < round.size(); ++candidate) {
      bool prime = true;
      for (unsigned d = 2; d * d <= candidate; ++d)
        prime &= candidate % d != 0;
      if (!prime)
        continue;
      if (found < initial.size())
        initial[found] = fraction(std::sqrt(candidate));
      round[found++] = fraction(std::cbrt(candidate));
    }
  }

  static uint32_t fraction(double root) {
    return static_cast<uint32_t>(std::ldexp(root - std::floor(root), 32));
  }
};

void mix(Words &state, const Constants &constants, const uint8_t *block) {
  std::array<uint32_t, 64> w{};
  for (unsigned i = 0; i < 16; ++i)
    for (unsigned b = 0; b < 4; ++b)
      w[i] = w[i] << 8 | block[4 * i + b];
  for (unsigned i = 16; i < 64; ++i) {
    uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) +
           w[i - 7] + (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (unsigned i = 0; i < 64; ++i) {
    uint32_t t1 = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                  ((e & f) ^ (~e & g)) + constants.round[i] + w[i];
    uint32_t t2 = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) +
                  ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
  }
  const Words added{a, b, c, d, e, f, g, h};
  for (unsigned i = 0; i < 8; ++i)
    state[i] += added[i];
}

} // namespace

std::string sha256(std::string_view bytes) {
  const Constants constants;
  Words state = constants.initial;
  // The message, a one bit, zeros, and its length in bits.
  std::string padded(bytes);
  padded += '\x80';
  padded.append((120 - padded.size() % 64) % 64, '\0');
  uint64_t bits = uint64_t(bytes.size()) * 8;
  for (int shift = 56; shift >= 0; shift -= 8)
    padded += static_cast<char>(bits >> shift & 0xff);
  for (size_t at = 0; at < padded.size(); at += 64)
    mix(state, constants,
        reinterpret_cast<const uint8_t *>(padded.data()) + at);
  std::string text;
  for (uint32_t word : state)
    for (int shift = 28; shift >= 0; shift -= 4)
      text += "0123456789abcdef"[word >> shift & 0xf];
  return text;
}

} // namespace planner
