//===- Clusters.cpp - planner clusters [NAME] -----------------------------===//
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

Command addClusters(CLI::App &app) {
  auto wanted = std::make_shared<std::string>();
  app.add_option("NAME", *wanted, "print this cluster's file");
  return [wanted] {
    if (wanted->empty())
      return listClusters();
    std::string text = clusterJson(*wanted);
    if (text.empty())
      return report(makeError("unknown cluster '" + *wanted + "'", {},
                              "planner clusters lists the known ones"));
    std::cout << text;
    return Status::Done;
  };
}

} // namespace planner::cli
