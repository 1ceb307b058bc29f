//===- Json.h - Reading data files with exact complaints --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A reader never fails in the middle: the first mistake is kept in the document
// and every later access returns a default, so that the code that reads a file
// is a list of its fields. The caller asks once, at the end.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_MACHINE_JSON_H
#define PLANNER_LIB_MACHINE_JSON_H

#include "planner/Support/Diagnostic.h"
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// A parsed file and the first mistake found in it.
struct JsonDocument {
  std::string path;
  std::string text;
  nlohmann::json root;
  std::optional<Diagnostic> error;
  /// Sources of the numbers that were read so far and are computed or read from
  /// measurements, each once.
  std::set<std::string> fitted, measured;

  static Expected<JsonDocument> parse(std::string path, std::string text);
  /// "path:line:column" of the value at `pointer`, or of its closest ancestor.
  std::string locate(const std::string &pointer) const;
};

/// Which values a number may have.
enum class Range { Positive, NonNegative, Fraction };

/// An object inside a document.
class JsonReader {
public:
  explicit JsonReader(JsonDocument &doc) : JsonReader(doc, &doc.root, "") {}

  bool has(const char *key) const;
  /// The same for an optional field, which finish() then knows.
  bool mentions(const char *key);
  bool isString(const char *key) const;
  JsonReader object(const char *key);
  std::vector<JsonReader> array(const char *key, bool mayBeEmpty = false);
  std::string string(const char *key);
  std::vector<std::string> strings(const char *key);
  /// One of `choices`; its index.
  unsigned choice(const char *key, const std::vector<std::string> &choices);
  int64_t integer(const char *key, int64_t least,
                  int64_t most = std::numeric_limits<int64_t>::max());
  std::vector<int64_t> integers(const char *key, int64_t least, int64_t most);
  bool boolean(const char *key);
  /// A number with provenance: {"value", "unit", "kind", "source", "date"}.
  double quantity(const char *key, const char *unit, Range range);
  /// Where the fitted numbers come from that the document has given so far;
  /// empty if there are none.
  std::string fits() const;
  /// The same of numbers that a fit to this machine's own logs or step times
  /// has written; data sheets and other machines' measurements do not count.
  std::string ownFits() const;
  /// The same without its value: what a table says of all its points.
  void provenance(const char *unit);
  /// Rows of `columns` positive numbers, the first strictly increasing if
  /// `ordered`.
  std::vector<std::vector<double>> points(const char *key, unsigned columns,
                                          bool ordered = true);
  /// Complains about keys that nothing has asked for.
  void finish();
  void fail(const std::string &key, const std::string &message,
            const std::string &fix = {});

private:
  JsonReader(JsonDocument &doc, const nlohmann::json *object, std::string where)
      : document(&doc), value(object), pointer(std::move(where)) {}
  const nlohmann::json *find(const char *key);
  void failUnknown(const std::string &key);
  bool inRange(double number, Range range, const std::string &key);

  JsonDocument *document;
  /// Null after a mistake.
  const nlohmann::json *value;
  std::string pointer;
  std::set<std::string, std::less<>> known;
};

/// A file of cost-models/ that is built into the program.
struct EmbeddedFile {
  /// "devices/h100-80g-sxm.json"
  std::string_view path;
  std::string_view text;
};
/// Sorted by path.
extern const EmbeddedFile kEmbeddedFiles[];
extern const unsigned kEmbeddedFileCount;

/// The text of "folder/name.json".
std::optional<std::string_view> embeddedText(std::string_view folder,
                                             std::string_view name);
std::vector<std::string> embeddedNames(std::string_view folder);
/// Parses "folder/name.json", or says which names there are.
Expected<JsonDocument> embeddedDocument(const std::string &folder,
                                        const std::string &what,
                                        const std::string &name);
/// The same, or the file at a path: what has a slash or ends with ".json".
Expected<JsonDocument> openDocument(const std::string &folder,
                                    const std::string &what,
                                    const std::string &nameOrPath);

} // namespace planner

#endif // PLANNER_LIB_MACHINE_JSON_H
