//===- Cluster.cpp - Reading cluster files --------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Cluster.h"
#include "Fabric.h"
#include "Read.h"
#include "planner/Machine/Parts.h"
#include <algorithm>
#include <cstdio>

namespace planner {

namespace {

/// FNV-1a: a name for the data, not a protection.
class Hash {
public:
  void add(std::string_view text) {
    for (char c : text) {
      state ^= static_cast<unsigned char>(c);
      state *= 0x100000001b3ULL;
    }
  }
  std::string str() const {
    char digits[17];
    std::snprintf(digits, sizeof(digits), "%016llx",
                  static_cast<unsigned long long>(state));
    return digits;
  }

private:
  uint64_t state = 0xcbf29ce484222325ULL;
};

/// Reads one cluster. Devices and fabrics are named, and then looked up among
/// the built-in ones, or written out in place.
class ClusterReader {
public:
  explicit ClusterReader(JsonDocument &doc)
      : ClusterReader(doc, JsonReader(doc)) {}

  ClusterSpec read() {
    ClusterSpec cluster;
    hash.add(document.text);
    cluster.name = reader.string("name");
    cluster.description = reader.string("description");
    if (reader.mentions("parts"))
      readParts(cluster);
    else
      readKind(cluster);
    reader.finish();
    cluster.identity = hash.str();
    const std::string own = reader.ownFits();
    cluster.calibration +=
        (cluster.calibration.empty() || own.empty() ? "" : "; ") + own;
    return cluster;
  }

private:
  ClusterReader(JsonDocument &doc, JsonReader object)
      : document(doc), reader(std::move(object)) {}

  /// Of one kind of nodes.
  void readKind(ClusterSpec &cluster) {
    cluster.maxDevices = reader.integer("max_devices", 1, int64_t(1) << 32);
    cluster.devices = cluster.maxDevices;
    if (reader.mentions("price_per_device_hour"))
      cluster.pricePerDeviceHour =
          reader.quantity("price_per_device_hour", "USD/h", Range::NonNegative);
    readDeviceField(cluster);
    readLevels(cluster);
  }

  void readParts(ClusterSpec &cluster) {
    for (const char *key : {"device", "levels", "max_devices"})
      if (reader.mentions(key))
        return reader.fail(key, "expected no such field beside 'parts'",
                           "each part is a cluster that has its own");
    std::vector<JsonReader> parts = reader.array("parts");
    if (!parts.empty() && (parts.size() < 2 || parts.size() > kMaxParts))
      return reader.fail("parts",
                         "expected 2 to " + std::to_string(kMaxParts) +
                             " parts, got " + std::to_string(parts.size()),
                         parts.size() < 2 ? "name that cluster itself" : "");
    for (JsonReader &source : parts)
      readPart(source, cluster);
    if (reader.mentions("link")) {
      JsonReader link = reader.object("link");
      cluster.link = readLink(link);
      link.finish();
    }
    // After a mistake there is nothing to put together.
    if (document.error)
      return;
    makeUniform(cluster);
    cluster.maxDevices = cluster.devices;
  }

  void readPart(JsonReader &source, ClusterSpec &cluster) {
    std::optional<ClusterSpec> part = readPartCluster(source);
    if (!part)
      return;
    part->devices = source.integer("devices", 1, part->maxDevices);
    const size_t levels = part->levels.size();
    const int64_t node = levels > 1 ? part->levels[levels - 2].devices : 1;
    if (part->devices % node != 0)
      return source.fail("devices",
                         "expected whole nodes, a multiple of the " +
                             std::to_string(node) + " devices of " +
                             part->levels[levels - 2].name + ", got " +
                             std::to_string(part->devices),
                         "round it to a multiple");
    part->maxDevices = part->devices;
    part->levels.back().devices = part->devices;
    source.finish();
    hash.add(part->identity);
    if (!part->calibration.empty() &&
        cluster.calibration.find(part->calibration) == std::string::npos)
      cluster.calibration +=
          (cluster.calibration.empty() ? "" : "; ") + part->calibration;
    cluster.parts.push_back(
        std::make_shared<const ClusterSpec>(std::move(*part)));
  }

  /// A built-in cluster by name, or one that is written out.
  std::optional<ClusterSpec> readPartCluster(JsonReader &source) {
    ClusterSpec part;
    if (!source.isString("cluster")) {
      part = ClusterReader(document, source.object("cluster")).read();
    } else {
      const std::string name = source.string("cluster");
      Expected<JsonDocument> own =
          embeddedDocument("clusters", "cluster", name);
      if (!own) {
        source.fail("cluster", own.error().message,
                    own.error().fix + "; or write the cluster out here");
        return std::nullopt;
      }
      part = ClusterReader(*own).read();
    }
    if (document.error)
      return std::nullopt;
    if (part.parts.empty())
      return part;
    source.fail("cluster",
                "expected a cluster of one kind of nodes, got one "
                "with parts",
                "list these parts here");
    return std::nullopt;
  }

  void readDeviceField(ClusterSpec &cluster) {
    if (!reader.isString("device")) {
      JsonReader device = reader.object("device");
      cluster.device = readDevice(device);
      return;
    }
    std::string name = reader.string("device");
    Expected<DeviceSpec> device = loadDevice(name);
    if (!device)
      return reader.fail("device", device.error().message, device.error().fix);
    hash.add(embeddedText("devices", name).value_or(""));
    cluster.device = std::move(*device);
  }

  std::shared_ptr<const FabricRates> readFabricField(JsonReader &level) {
    if (!level.isString("fabric")) {
      JsonReader fabric = level.object("fabric");
      return std::make_shared<FabricRates>(readFabric(fabric));
    }
    std::string name = level.string("fabric");
    Expected<FabricRates> fabric = loadFabric(name);
    if (!fabric) {
      level.fail("fabric", fabric.error().message, fabric.error().fix);
      return nullptr;
    }
    hash.add(embeddedText("fabrics", name).value_or(""));
    return std::make_shared<FabricRates>(std::move(*fabric));
  }

  void readLevels(ClusterSpec &cluster) {
    std::vector<JsonReader> levels = reader.array("levels");
    if (levels.size() > kMaxLevels)
      reader.fail("levels", "expected at most " + std::to_string(kMaxLevels) +
                                " link levels, got " +
                                std::to_string(levels.size()));
    int64_t inner = 1;
    for (size_t i = 0; i < levels.size(); ++i) {
      JsonReader &source = levels[i];
      int64_t devices = cluster.maxDevices;
      // The outermost level is as large as the cluster.
      if (i + 1 < levels.size())
        devices = source.integer("devices", 2, int64_t(1) << 32);
      if (i + 1 < levels.size() && devices % inner != 0)
        source.fail("devices", "expected a multiple of the " +
                                   std::to_string(inner) +
                                   " devices of the level inside, got " +
                                   std::to_string(devices));
      inner = devices;
      cluster.levels.push_back(readLink(source));
      cluster.levels.back().devices = devices;
      source.finish();
    }
  }

  LinkLevel readLink(JsonReader &source) {
    LinkLevel link;
    link.name = source.string("name");
    link.bandwidth =
        BytesPerSecond(source.quantity("bandwidth", "B/s", Range::Positive));
    link.latency = Seconds(source.quantity("latency", "s", Range::NonNegative));
    link.rates = readFabricField(source);
    return link;
  }

  JsonDocument &document;
  JsonReader reader;
  Hash hash;
};

Expected<ClusterSpec> clusterOf(Expected<JsonDocument> document) {
  if (!document)
    return document.takeError();
  ClusterSpec cluster = ClusterReader(*document).read();
  if (document->error)
    return *document->error;
  return cluster;
}

} // namespace

Expected<ClusterSpec> parseCluster(std::string path, std::string text) {
  return clusterOf(JsonDocument::parse(std::move(path), std::move(text)));
}

Expected<std::string> clusterText(const std::string &nameOrPath) {
  Expected<JsonDocument> document =
      openDocument("clusters", "cluster", nameOrPath);
  if (!document)
    return document.takeError();
  return document->text;
}

Expected<ClusterSpec> loadCluster(const std::string &nameOrPath,
                                  std::optional<int64_t> devices) {
  Expected<ClusterSpec> loaded =
      clusterOf(openDocument("clusters", "cluster", nameOrPath));
  if (!loaded || !devices)
    return loaded;
  ClusterSpec &cluster = *loaded;
  if (*devices < 1 || *devices > cluster.maxDevices)
    return makeError("expected 1 to " + std::to_string(cluster.maxDevices) +
                         " devices on cluster '" + cluster.name + "', got " +
                         std::to_string(*devices),
                     {},
                     *devices < 1
                         ? "pass --devices with the number of devices to use"
                         : "use fewer devices or another cluster");
  return withDevices(std::move(cluster), *devices);
}

ClusterSpec withDevices(ClusterSpec cluster, int64_t devices) {
  if (!cluster.parts.empty()) {
    useDevices(cluster, devices);
    return cluster;
  }
  cluster.devices = devices;
  cluster.levels.back().devices = devices;
  return cluster;
}

std::vector<std::string> clusterNames() { return embeddedNames("clusters"); }

std::string clusterJson(const std::string &name) {
  return std::string(embeddedText("clusters", name).value_or(""));
}

} // namespace planner
