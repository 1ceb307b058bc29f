//===- Clusters.cpp - planner clusters [NAME|FILE] ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <memory>

namespace planner::cli {

static Status listClusters() {
  for (const std::string &known : clusterNames()) {
    Expected<ClusterSpec> cluster = loadCluster(known);
    if (!cluster)
      return report(cluster.error());
    std::cout << std::left << std::setw(18) << known << cluster->description
              << "\n";
  }
  return Status::Done;
}

static void printKind(const ClusterSpec &cluster) {
  std::cout << cluster.devices << " x " << cluster.device.name << ", "
            << formatBytes(cluster.device.usableBytes) << " each";
  for (const LinkLevel &level : cluster.levels)
    std::cout << "; " << level.name << " of " << level.devices << ", "
              << level.bandwidth.value / 1e9 << " GB/s";
  if (const auto &host = cluster.host)
    std::cout << "; host of " << host->devices << ", "
              << formatBytes(host->usableBytes) << ", update at "
              << host->updateBandwidth.value / 1e9 << " GB/s";
  std::cout << "\n";
}

/// What the planner understood of a file.
static void describe(const ClusterSpec &cluster) {
  std::cout << cluster.name << ": " << cluster.description << "\n";
  for (size_t k = 0; k < cluster.parts.size(); ++k) {
    std::cout << "part " << k << " (" << cluster.parts[k]->name << "): ";
    printKind(*cluster.parts[k]);
  }
  std::cout << (cluster.parts.empty() ? "devices: " : "where alike: ");
  printKind(cluster);
}

Command addClusters(CLI::App &app) {
  auto wanted = std::make_shared<std::string>();
  app.add_option("NAME", *wanted,
                 "print this cluster's file, or what a file of one says");
  return [wanted] {
    if (wanted->empty())
      return listClusters();
    std::string text = clusterJson(*wanted);
    if (!text.empty()) {
      std::cout << text;
      return Status::Done;
    }
    if (wanted->find('/') == std::string::npos && !wanted->ends_with(".json"))
      return report(makeError("unknown cluster '" + *wanted + "'", {},
                              "planner clusters lists the known ones"));
    Expected<ClusterSpec> cluster = loadCluster(*wanted);
    if (!cluster)
      return report(cluster.error());
    describe(*cluster);
    return Status::Done;
  };
}

} // namespace planner::cli
