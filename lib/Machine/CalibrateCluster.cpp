//===- CalibrateCluster.cpp - A cluster file from measurements ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "CalibrateJson.h"
#include "LogText.h"
#include "Minimise.h"
#include "planner/Machine/Calibrate.h"
#include "planner/Machine/Kernel.h"
#include "planner/Support/Sha256.h"
#include "planner/Support/Text.h"
#include <filesystem>
#include <map>

namespace planner {

/// "80g" means the same as "80gb"; nothing for a word that is no memory size.
static std::string memoryWord(const std::string &word) {
  size_t digits = word.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string::npos)
    return {};
  std::string unit = word.substr(digits);
  return unit == "g" || unit == "gb" ? word.substr(0, digits) : "";
}

std::string clusterOfDevice(const std::string &device) {
  const std::string lower = lowerCase(device);
  std::vector<std::string> words;
  for (std::string_view word : wordsOf(lower, " -_/()"))
    words.emplace_back(word);
  auto says = [&](auto matches) {
    return std::any_of(words.begin(), words.end(), matches);
  };
  std::string best;
  unsigned bestScore = 0;
  for (const std::string &cluster : clusterNames()) {
    Expected<ClusterSpec> spec = loadCluster(cluster);
    // Only standard nodes, which are called what their device is.
    if (!spec || !cluster.starts_with(spec->device.name))
      continue;
    unsigned score = 0;
    bool contradicts = false;
    std::vector<std::string_view> parts = wordsOf(cluster, "-");
    for (size_t i = 0; i < parts.size(); ++i) {
      const std::string part(parts[i]), memory = memoryWord(part);
      bool named = says([&](const std::string &word) {
        return i == 0 ? word == part : word.starts_with(part);
      });
      score += named;
      contradicts |= !named && (i == 0 || part == "pcie");
      contradicts |=
          !named && !memory.empty() && says([&](const std::string &word) {
            return !memoryWord(word).empty();
          });
    }
    if (!contradicts && score > bestScore)
      best = cluster, bestScore = score;
  }
  return best;
}

Expected<GroupShape> placeRun(const ClusterSpec &cluster, const NcclRun &run,
                              int64_t hostsPerDomain) {
  const size_t outermost = cluster.levels.size() - 1;
  auto error = [&](const std::string &expected) {
    return makeError("expected " + expected + " on cluster '" + cluster.name +
                         "', got " + std::to_string(run.ranks) + " ranks on " +
                         std::to_string(run.hosts) + " hosts",
                     {},
                     "name a cluster of such nodes with --cluster, or how many "
                     "hosts share the inner links with --hosts-per-domain");
  };
  int64_t domains = 1;
  if (run.hosts > hostsPerDomain) {
    if (run.hosts % hostsPerDomain != 0)
      return error("a multiple of " + std::to_string(hostsPerDomain) +
                   " hosts");
    domains = run.hosts / hostsPerDomain;
  }
  if (domains > 1 && outermost == 0)
    return error("one node");
  GroupShape group;
  int64_t left = run.ranks / domains, below = 1;
  const size_t inside = std::max<size_t>(outermost, 1);
  for (size_t i = 0; i < inside && left > 1; ++i) {
    int64_t fan = cluster.levels[i].devices / below;
    below = cluster.levels[i].devices;
    if (left > fan && left % fan != 0)
      return error("a multiple of " + std::to_string(fan) + " ranks");
    group.perLevel[i] = std::min(left, fan);
    left /= group.perLevel[i];
  }
  if (left > 1)
    return error("at most " +
                 std::to_string(cluster.levels[inside - 1].devices) +
                 " ranks on a node");
  if (domains > 1)
    group.perLevel[outermost] = domains;
  int64_t nodes = cluster.maxDevices;
  if (outermost > 0)
    nodes = std::max<int64_t>(1, cluster.maxDevices /
                                     cluster.levels[outermost - 1].devices);
  if (domains > nodes)
    return error("at most " + std::to_string(nodes) + " nodes");
  return group;
}

namespace {

std::string rounded(double value, const char *format = "%.4g") {
  char text[48];
  std::snprintf(text, sizeof(text), format, value);
  return text;
}

std::string percent(double value) {
  return rounded(value * 100, "%.1f") + " %";
}

/// Clocks above the data sheet's and rounding of logs explain so much; what is
/// faster is of something else. Chosen, not measured.
constexpr double kAboveDatasheet = 1.02;

class Calibrator {
public:
  explicit Calibrator(const CalibrationOptions &given) : options(given) {}

  Expected<Calibration> run(const std::vector<LogFile> &files) {
    for (const LogFile &file : files)
      if (Expected<void> done = read(file); !done)
        return done.takeError();
    if (Expected<void> done = chooseBase(); !done)
      return done.takeError();
    if (Expected<void> done = place(); !done)
      return done.takeError();
    device = base.device;
    calibrateDevice();
    calibrateLevels();
    cluster["name"] = base.name.ends_with("-calibrated")
                          ? base.name
                          : base.name + "-calibrated";
    cluster.erase("$schema");
    result.clusterJson = fileText(cluster);
    Expected<ClusterSpec> after =
        parseCluster("the calibrated cluster", result.clusterJson);
    if (!after) {
      Diagnostic error = after.takeError();
      error.status = Status::Internal;
      return error;
    }
    result.cluster = std::move(*after);
    compare();
    return std::move(result);
  }

private:
  struct Source {
    std::string text;
    std::string date;
  };

  Expected<void> read(const LogFile &file) {
    Expected<LogKind> kind = logKind(file);
    if (!kind)
      return kind.takeError();
    std::string hash = sha256(file.text);
    for (const std::string &known : hashes)
      if (known == hash)
        return makeError("this log is given twice", file.path,
                         "name each log once");
    hashes.push_back(hash);
    // The name alone: where it lay is nobody's business.
    Source source{std::filesystem::path(file.path).filename().string() +
                      " (sha256 " + hash.substr(0, 16) + ")",
                  options.date};
    if (*kind == LogKind::MatmulTable) {
      Expected<std::vector<MatmulSample>> samples = readMatmulTable(file);
      if (!samples)
        return samples.takeError();
      addProducts(*samples, source);
      return {};
    }
    if (*kind == LogKind::Device) {
      Expected<DeviceLog> log = readDeviceLog(file);
      if (!log)
        return log.takeError();
      source.date = log->date.substr(0, 7);
      for (const std::string &skipped : log->skipped)
        result.warnings.push_back(file.path + ": not measured: " + skipped);
      addProducts(log->matmul, source);
      attention.insert(attention.end(), log->attention.begin(),
                       log->attention.end());
      if (!log->attention.empty() || !log->memory.empty() ||
          !log->launches.empty() || !log->hostCopies.empty()) {
        deviceSource.text +=
            (deviceSource.text.empty() ? "" : ", ") + source.text;
        deviceSource.date = std::max(deviceSource.date, source.date);
      }
      memory.insert(memory.end(), log->memory.begin(), log->memory.end());
      elementwise.insert(elementwise.end(), log->elementwise.begin(),
                         log->elementwise.end());
      hostCopies.insert(hostCopies.end(), log->hostCopies.begin(),
                        log->hostCopies.end());
      launches.insert(launches.end(), log->launches.begin(),
                      log->launches.end());
      return addDevice(log->device, file.path);
    }
    Expected<std::vector<NcclRun>> runs = readNcclLog(file);
    if (!runs)
      return runs.takeError();
    for (NcclRun &nccl : *runs) {
      if (Expected<void> done = addDevice(nccl.device, file.path); !done)
        return done.takeError();
      placed.push_back({std::move(nccl), {}, 0, source.text, source.date});
      paths.push_back(file.path);
    }
    return {};
  }

  void addProducts(const std::vector<MatmulSample> &samples,
                   const Source &source) {
    if (samples.empty())
      return;
    products.insert(products.end(), samples.begin(), samples.end());
    productSource.text +=
        (productSource.text.empty() ? "" : ", ") + source.text;
    productSource.date = std::max(productSource.date, source.date);
  }

  Expected<void> addDevice(const std::string &name, const std::string &path) {
    if (name.empty())
      return {};
    if (!deviceName.empty() && deviceName != name)
      return makeError("expected logs of one kind of device, got '" + name +
                           "' and before '" + deviceName + "'",
                       path, "calibrate one cluster at a time");
    deviceName = name;
    return {};
  }

  Expected<void> chooseBase() {
    std::string named = deviceName.empty() ? "" : clusterOfDevice(deviceName);
    if (options.base) {
      result.base = *options.base;
    } else if (deviceName.empty()) {
      result.base = "h100-80g-sxm";
      result.warnings.push_back("the logs name no device: starting from " +
                                result.base + ", --cluster names another");
    } else if (named.empty()) {
      return makeError("no standard cluster has the device '" + deviceName +
                           "'",
                       {}, "name the nearest one with --cluster");
    } else {
      result.base = named;
    }
    Expected<std::string> text = clusterText(result.base);
    if (!text)
      return text.takeError();
    Expected<ClusterSpec> loaded = loadCluster(result.base);
    if (!loaded)
      return loaded.takeError();
    if (!loaded->parts.empty())
      return makeError("cluster '" + loaded->name + "' has " +
                           std::to_string(loaded->parts.size()) +
                           " parts, expected one kind of nodes",
                       {},
                       "calibrate each part's cluster and write it out in the "
                       "file");
    base = std::move(*loaded);
    cluster = Json::parse(*text);
    if (!named.empty())
      if (Expected<ClusterSpec> standard = loadCluster(named);
          standard && standard->device.name != base.device.name)
        result.warnings.push_back("the logs are of '" + deviceName +
                                  "', the cluster's device is '" +
                                  base.device.name + "'");
    return {};
  }

  Expected<void> place() {
    for (size_t i = 0; i < placed.size(); ++i) {
      PlacedRun &run = placed[i];
      Expected<GroupShape> group =
          placeRun(base, run.run, options.hostsPerDomain);
      if (!group) {
        Diagnostic error = group.takeError();
        error.location = paths[i];
        return error;
      }
      run.group = *group;
      run.level = outermostLevel(run.group);
    }
    return {};
  }

  /// The device object, written out in the cluster once something changes it.
  Json &deviceJson() {
    cluster["device"] = writtenOut(cluster["device"], "devices");
    return cluster["device"];
  }

  void calibrateDevice() {
    calibrateLaunch();
    calibrateMemory();
    calibrateHost();
    calibrateProducts();
    calibrateAttention();
  }

  void calibrateLaunch() {
    for (const auto &[way, seconds] : launches) {
      if (way != "stream")
        continue;
      deviceJson()["kernel_launch"] =
          quantity(seconds, "s", "measured",
                   "empty kernels on one stream: " + deviceSource.text,
                   deviceSource.date);
      device.kernelLaunch = Seconds(seconds);
    }
  }

  void calibrateMemory() {
    if (memory.empty())
      return;
    const double peak = base.device.memoryBandwidth.value;
    std::map<double, std::pair<double, double>> byBytes;
    double largest = 0, fastest = 0;
    for (const TransferSample &sample : memory) {
      // A launch is part of what was measured, and added again by the model.
      double seconds = std::max(sample.seconds - device.kernelLaunch.value,
                                sample.bytes / peak);
      auto &[sum, count] = byBytes[sample.bytes];
      sum += std::log(seconds);
      count += 1;
      if (sample.bytes >= largest) {
        largest = sample.bytes;
        fastest = std::max(fastest, sample.bytes / sample.seconds);
      }
    }
    if (fastest > kAboveDatasheet * peak)
      result.warnings.push_back("memory streams of " + rounded(fastest) +
                                " B/s are faster than the peak of '" +
                                base.device.name + "', " + rounded(peak) +
                                " B/s: is this the device?");
    std::vector<double> logs;
    for (const auto &[bytes, logSeconds] : byBytes)
      logs.push_back(logSeconds.first / logSeconds.second);
    makeRising(logs);
    Json points = Json::array();
    device.streamEfficiency.points.clear();
    size_t i = 0;
    for (const auto &[bytes, logSeconds] : byBytes) {
      double efficiency = std::min(1.0, bytes / peak / std::exp(logs[i++]));
      points.push_back({bytes, efficiency});
      device.streamEfficiency.points.push_back({bytes, efficiency});
    }
    deviceJson()["stream_efficiency"] =
        Json{{"points", points},
             {"unit", "B -> 1"},
             {"kind", "measured"},
             {"source", "copy, add and read kernels beyond a launch, the mean "
                        "of each size: " +
                            deviceSource.text},
             {"date", deviceSource.date}};
  }

  const TransferSample *largestUpload() const {
    const TransferSample *largest = nullptr;
    for (const TransferSample &sample : hostCopies)
      if (sample.kernel == "h2d" && (!largest || sample.bytes > largest->bytes))
        largest = &sample;
    return largest;
  }

  void calibrateHost() {
    const TransferSample *largest = largestUpload();
    if (!largest)
      return;
    double rate = largest->bytes / largest->seconds;
    deviceJson()["host_bandwidth"] =
        quantity(rate, "B/s", "measured",
                 "the largest copy from pinned memory: " + deviceSource.text,
                 deviceSource.date);
    device.hostBandwidth = BytesPerSecond(rate);
  }

  void calibrateProducts() {
    std::map<MathFormat, size_t> unknown;
    std::erase_if(products, [&](const MatmulSample &sample) {
      bool missing = !(
          base.device.matmul[static_cast<unsigned>(sample.format)].peak.value >
          0);
      if (missing)
        ++unknown[sample.format];
      return missing;
    });
    for (const auto &[format, count] : unknown)
      result.warnings.push_back(std::to_string(count) + " products in " +
                                std::string(name(format)) + " are not used: '" +
                                base.device.name + "' has no peak for it");
    if (products.empty())
      return;
    fit = fitMatmul(device, products);
    fit.applyTo(device);
    Json &json = deviceJson();
    const std::string common =
        "least squares of log(time): " + productSource.text;
    for (unsigned i = 0; i < kMathFormats; ++i) {
      if (!fit.formats[i])
        continue;
      FitError error;
      for (const MatmulSample &sample : products)
        if (static_cast<unsigned>(sample.format) == i)
          error.add(sampleTime(device, sample), sample.seconds);
      const std::string source = std::to_string(error.rows) +
                                 " products, mean error " +
                                 percent(error.mean) + ", worst " +
                                 percent(error.worst) + "; " + common;
      Json &rate =
          json["matmul"][std::string(name(static_cast<MathFormat>(i)))];
      rate["efficiency"] = quantity(fit.formats[i]->efficiency, "1", "fitted",
                                    source, productSource.date);
      if (fit.formats[i]->kHalfFitted)
        rate["k_half"] = quantity(fit.formats[i]->kHalf, "1", "fitted", source,
                                  productSource.date);
      else
        result.warnings.push_back(
            std::string(name(static_cast<MathFormat>(i))) +
            ": k_half is left as it was, which takes 4 products of 3 lengths "
            "k to fit");
      if (fit.formats[i]->efficiency == 1)
        result.warnings.push_back(
            std::string(name(static_cast<MathFormat>(i))) +
            ": products are faster than the peak of '" + base.device.name +
            "' allows; is this the device?");
    }
    if (fit.tileRestartFitted)
      json["tile_restart"] =
          quantity(fit.tileRestart, "1", "fitted",
                   "over all formats; " + common, productSource.date);
  }

  /// Measured rates take the place of those of the same kernel, head size, mask
  /// and pass.
  void calibrateAttention() {
    if (attention.empty())
      return;
    Json &json = deviceJson();
    const double peak = attentionPeak();
    double fastest = 0;
    for (AttentionRate &rate :
         fitAttention(device, newestKernel(device), attention)) {
      for (SizeCurve::Point &point : rate.rate.points) {
        fastest = std::max(fastest, point.value);
        point.value = std::min(point.value, peak);
      }
      Json own = attentionJson(
          rate, "executed FLOP/s beyond a launch: " + deviceSource.text,
          deviceSource.date);
      Json &all = json["attention"];
      const auto isSame = [&](const Json &other) {
        return other["kernel"] == own["kernel"] &&
               other["head_dim"] == own["head_dim"] &&
               other["causal"] == own["causal"] && other["pass"] == own["pass"];
      };
      if (auto old = std::find_if(all.begin(), all.end(), isSame);
          old != all.end())
        *old = std::move(own);
      else
        all.push_back(std::move(own));
    }
    if (fastest > kAboveDatasheet * peak)
      result.warnings.push_back("attention of " + rounded(fastest) +
                                " FLOP/s is faster than the peak of '" +
                                base.device.name + "', " + rounded(peak) +
                                " FLOP/s: is this the device?");
  }

  /// Of the 16-bit formats, which the kernels measured compute in.
  double attentionPeak() const {
    return std::max(base.device.matmulRate(MathFormat::Bf16).peak.value,
                    base.device.matmulRate(MathFormat::Fp16).peak.value);
  }

  void calibrateLevels() {
    std::vector<FabricFit> fits = fitFabrics(base, placed);
    for (size_t i = 0; i < fits.size(); ++i)
      if (fits[i].used)
        writeFabric(cluster["levels"][i], base.levels[i], fits[i]);
  }

  void compare() {
    const DeviceSpec &after = result.cluster.device;
    for (unsigned i = 0; i < kMathFormats; ++i) {
      if (!fit.formats[i])
        continue;
      CalibrationRow row{
          "matmul " + std::string(name(static_cast<MathFormat>(i))),
          "efficiency " + rounded(after.matmul[i].efficiency, "%.3f") +
              ", k_half " + rounded(after.matmul[i].kHalf),
          {},
          {}};
      for (const MatmulSample &sample : products)
        if (static_cast<unsigned>(sample.format) == i) {
          row.before.add(sampleTime(base.device, sample), sample.seconds);
          row.after.add(sampleTime(after, sample), sample.seconds);
        }
      result.rows.push_back(std::move(row));
    }
    auto streams = [&](const char *what, const char *fitted,
                       const std::vector<TransferSample> &samples) {
      CalibrationRow row{what, fitted, {}, {}};
      auto model = [](const DeviceSpec &spec, double bytes) {
        return streamTime(spec, Bytes(bytes)).value + spec.kernelLaunch.value;
      };
      for (const TransferSample &sample : samples) {
        row.before.add(model(base.device, sample.bytes), sample.seconds);
        row.after.add(model(after, sample.bytes), sample.seconds);
      }
      if (!samples.empty())
        result.rows.push_back(std::move(row));
    };
    compareAttention();
    streams("memory streams", "stream_efficiency", memory);
    streams("fused elementwise kernels", "", elementwise);
    for (const auto &[way, seconds] : launches)
      if (way == "stream") {
        CalibrationRow row{"kernel launch", "kernel_launch", {}, {}};
        row.before.add(base.device.kernelLaunch.value, seconds);
        row.after.add(after.kernelLaunch.value, seconds);
        result.rows.push_back(std::move(row));
      }
    if (const TransferSample *upload = largestUpload()) {
      CalibrationRow row{"copy from the host", "host_bandwidth", {}, {}};
      row.before.add(upload->bytes / base.device.hostBandwidth.value,
                     upload->seconds);
      row.after.add(upload->bytes / after.hostBandwidth.value, upload->seconds);
      result.rows.push_back(std::move(row));
    }
    for (const PlacedRun &run : placed)
      compareRun(run);
  }

  void compareAttention() {
    const AttentionKernel kernel = newestKernel(base.device);
    for (const bool backward : {false, true}) {
      CalibrationRow row{backward ? "attention backward" : "attention forward",
                         "rates of " + std::string(name(kernel)),
                         {},
                         {}};
      for (const AttentionSample &sample : attention)
        if (sample.backward == backward) {
          row.before.add(sampleTime(base.device, kernel, sample),
                         sample.seconds);
          row.after.add(sampleTime(result.cluster.device, kernel, sample),
                        sample.seconds);
        }
      if (row.before.rows > 0)
        result.rows.push_back(std::move(row));
    }
  }

  void compareRun(const PlacedRun &run) {
    const CollectiveKind kind = run.run.collective;
    const bool curve =
        kind != CollectiveKind::AllToAll && kind != CollectiveKind::Permute;
    CalibrationRow row{run.str(),
                       curve ? "curve of " + base.levels[run.level].name
                             : "latencies and efficiency of " +
                                   base.levels[run.level].name,
                       {},
                       {}};
    auto model = [&](const ClusterSpec &spec, double bytes) {
      return collectiveTime(spec, kind, run.group, Bytes(bytes)).value;
    };
    double fastest = 0;
    for (const NcclRun::Point &point : run.run.points) {
      row.before.add(model(base, point.bytes), point.seconds);
      row.after.add(model(result.cluster, point.bytes), point.seconds);
      fastest = std::max(fastest, point.bytes / point.seconds);
    }
    // All lanes together; an all-reduce may be done in the switch.
    double limit = base.levels[run.level].bandwidth.value *
                   static_cast<double>(run.lanes()) *
                   static_cast<double>(run.group.size()) /
                   static_cast<double>(run.group.size() - run.lanes());
    if (kind != CollectiveKind::AllReduce && kind != CollectiveKind::Permute &&
        fastest > kAboveDatasheet * limit)
      result.warnings.push_back(
          run.str() + ": faster than the links of level '" +
          base.levels[run.level].name + "' allow (" + rounded(fastest) +
          " of " + rounded(limit) + " B/s); is this the cluster?");
    else if (row.after.worst > 0.25)
      result.warnings.push_back(
          run.str() + ": still off by up to " + percent(row.after.worst) +
          ", as other logs or the levels inside contradict it");
    result.rows.push_back(std::move(row));
  }

  const CalibrationOptions &options;
  Calibration result;
  std::vector<std::string> hashes;

  std::string deviceName;
  std::vector<MatmulSample> products;
  Source productSource, deviceSource;
  std::vector<AttentionSample> attention;
  std::vector<TransferSample> memory, elementwise, hostCopies;
  std::vector<std::pair<std::string, double>> launches;
  std::vector<PlacedRun> placed;
  /// The file of each run.
  std::vector<std::string> paths;

  ClusterSpec base;
  Json cluster;
  /// As far as it is calibrated.
  DeviceSpec device;
  MatmulFit fit;
};

} // namespace

Expected<Calibration> calibrate(const std::vector<LogFile> &logs,
                                const CalibrationOptions &options) {
  return Calibrator(options).run(logs);
}

} // namespace planner
