//===- Zoo.cpp - Models by name -------------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Zoo/Zoo.h"
#include "Families.h"
#include "dialects/Chlo/ChloDialect.h"
#include "mlir/IR/Verifier.h"
#include "planner/Import/FromModule.h"
#include "planner/Support/Text.h"
#include "planner/Zoo/BuildModule.h"
#include <algorithm>

using namespace mlir;

namespace planner {

static constexpr const Family *kFamilies[] = {
    &kGpt,  &kLlama,  &kMoe,       &kBert,    &kT5,    &kVit,     &kDit,
    &kUnet, &kResnet, &kInception, &kAlexnet, &kRnnlm, &kDensenet};

/// More would be text without end; a loop is as good.
static constexpr int64_t kMostUnrolled = 2048;

namespace {

/// What a name stands for.
struct Model {
  const Family *family;
  Settings settings;
};

} // namespace

static const Family *findFamily(std::string_view name) {
  for (const Family *family : kFamilies)
    if (name == family->name)
      return family;
  return nullptr;
}

static const Preset *findPreset(std::string_view name) {
  const Preset *end = kPresets + kPresetCount;
  const Preset *found = std::find_if(
      kPresets, end, [&](const Preset &p) { return name == p.name; });
  return found == end ? nullptr : found;
}

static Diagnostic unknownModel(std::string_view name) {
  std::vector<std::string_view> known;
  for (const Family *family : kFamilies)
    known.push_back(family->name);
  for (size_t i = 0; i < kPresetCount; ++i)
    known.push_back(kPresets[i].name);
  return makeError("there is no built-in model '" + shownText(name) + "'", {},
                   "did you mean " + std::string(nearestWord(name, known)) +
                       "? planner zoo lists them all");
}

static Expected<Model> readModel(std::string_view text) {
  const size_t comma = text.find(',');
  const std::string_view name = text.substr(0, comma);
  const Preset *preset = findPreset(name);
  const Family *family = findFamily(preset ? preset->family : name);
  if (!family)
    return unknownModel(name);
  Model model{family, Settings(family->defaults)};
  Expected<void> done;
  if (preset && *preset->settings)
    done = model.settings.assign(preset->settings, family->name);
  if (done && comma != std::string_view::npos)
    done = model.settings.assign(text.substr(comma + 1), family->name);
  if (done)
    done = family->complete(model.settings);
  if (!done)
    return done.takeError();
  const Settings &s = model.settings;
  if (s.has("layers") && s.has("scan") && s["scan"] == 0 &&
      s["layers"] > kMostUnrolled)
    return makeError(
        std::to_string(s["layers"]) +
            " layers are too many to write out: expected at most " +
            std::to_string(kMostUnrolled),
        {}, "add scan=1, which makes them a loop");
  return model;
}

static Type typeOf(DType type, MLIRContext &context) {
  switch (type) {
  case DType::F32:
    return Float32Type::get(&context);
  case DType::F16:
    return Float16Type::get(&context);
  default:
    return BFloat16Type::get(&context);
  }
}

/// The error, with the model's name.
static Diagnostic inModel(Diagnostic error, const std::string &name) {
  error.location = std::string(kZooPrefix) + shownText(name);
  return error;
}

namespace {

struct Built {
  OwningOpRef<ModuleOp> module;
  int64_t parameters;
};

} // namespace

static Expected<Built> build(const std::string &name, MLIRContext &context) {
  Expected<Model> model = readModel(name);
  if (!model)
    return inModel(model.takeError(), name);
  context.loadDialect<stablehlo::StableHLODialect, chlo::ChloDialect,
                      func::FuncDialect>();
  const std::string place = std::string(kZooPrefix) + name;
  ModelBuilder builder(context, model->family->name, place,
                       typeOf(model->settings.dtype(), context));
  const Value loss = model->family->build(builder, model->settings);
  const int64_t parameters = builder.parameterCount();
  Expected<OwningOpRef<ModuleOp>> module = builder.finish(loss);
  if (!module)
    return inModel(module.takeError(), name);
  return Built{std::move(*module), parameters};
}

//===----------------------------------------------------------------------===//
// What others see
//===----------------------------------------------------------------------===//

Expected<OwningOpRef<ModuleOp>> buildZooModule(const std::string &name,
                                               MLIRContext &context) {
  Expected<Built> built = build(name, context);
  if (!built)
    return built.takeError();
  if (failed(verify(*built->module)))
    return Diagnostic{
        "the module that was built is not valid", {}, {}, {}, Status::Internal};
  return std::move(built->module);
}

std::optional<std::string> zooName(std::string_view path) {
  if (!path.starts_with(kZooPrefix))
    return std::nullopt;
  return std::string(path.substr(kZooPrefix.size()));
}

Expected<std::string> zooText(const std::string &name) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Expected<OwningOpRef<ModuleOp>> module = buildZooModule(name, context);
  if (!module)
    return module.takeError();
  std::string text;
  llvm::raw_string_ostream stream(text);
  (*module)->print(stream);
  return text + "\n";
}

Expected<OpGraph> importZoo(const std::string &name,
                            const ImportOptions &options) {
  DialectRegistry registry;
  registerImportDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  // Not verified, which takes as long as to build it: every family is read back
  // from its text by the tests.
  Expected<Built> built = build(name, context);
  if (!built)
    return built.takeError();
  return importModule(*built->module, options);
}

Expected<int64_t> zooParameters(const std::string &name) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Expected<Built> built = build(name, context);
  if (!built)
    return built.takeError();
  return built->parameters;
}

std::vector<ZooFamily> zooFamilies() {
  std::vector<ZooFamily> families;
  for (const Family *family : kFamilies) {
    const Settings settings(family->defaults);
    ZooFamily shown{family->name, family->description, {}};
    for (std::string_view key : settings.keys())
      shown.keys.push_back(std::string(key) +
                           (key == "dtype" ? "=bf16"
                            : settings.isSet(key)
                                ? "=" + std::to_string(settings[key])
                                : std::string()));
    families.push_back(std::move(shown));
  }
  return families;
}

std::vector<ZooKey> zooKeys() {
  std::vector<ZooKey> keys;
  for (size_t i = 0; i < kKeyCount; ++i)
    keys.push_back({kKeys[i].name, kKeys[i].description});
  keys.push_back({"dtype", "number format: bf16, fp16 or fp32"});
  return keys;
}

std::vector<ZooPreset> zooPresets() {
  std::vector<ZooPreset> presets;
  for (size_t i = 0; i < kPresetCount; ++i)
    presets.push_back({kPresets[i].name, kPresets[i].family,
                       kPresets[i].settings, kPresets[i].parameters,
                       kPresets[i].source});
  return presets;
}

} // namespace planner
