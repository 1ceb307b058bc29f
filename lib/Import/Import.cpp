//===- Import.cpp - Reading files -----------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Import/Import.h"
#include "Importer.h"
#include "Tosa.h"
#include "dialects/PortableArtifact.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "planner/Support/File.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace planner {
namespace {

/// Turns what MLIR reports into one Diagnostic: the first error, with the notes
/// that belong to it.
class FirstError {
public:
  explicit FirstError(MLIRContext &context)
      : handler(&context, [this](mlir::Diagnostic &reported) {
          take(reported);
          return success();
        }) {}

  planner::Diagnostic get(const std::string &fallback) {
    if (!error)
      return makeError(fallback);
    return std::move(*error);
  }

private:
  void take(mlir::Diagnostic &reported) {
    if (error || reported.getSeverity() != DiagnosticSeverity::Error)
      return;
    error = makeError(llvm::StringRef(reported.str()).rtrim().str(),
                      locationText(reported.getLocation()));
    for (mlir::Diagnostic &note : reported.getNotes()) {
      // Whole operations, and advice for authors of MLIR tools.
      const std::string text = note.str();
      if (llvm::StringRef(text).starts_with("see current operation") ||
          llvm::StringRef(text).starts_with("Available dialects"))
        continue;
      const std::string place = locationText(note.getLocation());
      error->notes.push_back(place.empty() ? text
                                           : (place + ": ").append(text));
    }
  }

  std::optional<planner::Diagnostic> error;
  ScopedDiagnosticHandler handler;
};

/// What to do about the dialects of other frameworks; nothing for the others.
std::optional<std::string> foreignHint(llvm::StringRef dialect) {
  if (dialect == "torch" || dialect == "torch_c" || dialect == "tm_tensor")
    return "lower it with torch-mlir first: "
           "torch_mlir.fx.export_and_import(model, *inputs, "
           "output_type=\"stablehlo\") or \"linalg-on-tensors\"";
  if (dialect == "onnx" || dialect == "onnxruntime")
    return "convert the ONNX model with torch-mlir's ONNX importer and lower "
           "it to linalg-on-tensors or StableHLO";
  if (dialect == "mhlo" || dialect == "xla_hlo")
    return "legalise it to StableHLO with stablehlo-opt or "
           "mlir-hlo-opt --hlo-legalize-to-stablehlo";
  if (dialect == "vhlo")
    return "convert it with stablehlo-translate --deserialize";
  if (dialect == "tf" || dialect == "tf_executor" || dialect == "tfl")
    return "export the model as StableHLO instead";
  if (dialect == "iree" || dialect == "flow" || dialect == "hal" ||
      dialect == "util")
    return "give the module that is the input of iree-compile";
  return std::nullopt;
}

std::string conversionHint(llvm::StringRef dialect) {
  return foreignHint(dialect).value_or(
      "supported dialects: stablehlo, chlo, sdy, func, linalg, tensor, tosa, "
      "arith, math");
}

/// An operation that nobody knows is opaque, but a model in another framework's
/// dialect must be converted: all of it would be opaque.
std::optional<planner::Diagnostic> findForeignOp(ModuleOp module) {
  std::optional<planner::Diagnostic> found;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    const llvm::StringRef dialect = op->getName().getDialectNamespace();
    if (op->getDialect())
      return WalkResult::advance();
    if (std::optional<std::string> hint = foreignHint(dialect)) {
      found = makeError("operation '" + op->getName().getStringRef().str() +
                            "' of dialect '" + dialect.str() +
                            "', which is not read",
                        locationText(op->getLoc()), *hint);
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return found;
}

/// MLIR says that a dialect is unknown in several ways; all quote its name.
void explainDialect(planner::Diagnostic &problem) {
  const llvm::StringRef text = problem.message;
  llvm::StringRef dialect;
  for (llvm::StringRef before :
       {"Dialect `", "dialect '", "dialect `", "Dialect '"}) {
    const size_t at = text.find(before);
    if (at == llvm::StringRef::npos)
      continue;
    dialect = text.substr(at + before.size()).take_until([](char c) {
      return c == '`' || c == '\'';
    });
    break;
  }
  const bool isUnknown = text.contains("not found for custom op") ||
                         text.contains("unregistered dialect") ||
                         text.contains("unknown dialect") ||
                         text.contains("created with unregistered");
  if (!isUnknown)
    return;
  if (dialect.empty())
    problem.fix = conversionHint({});
  else
    problem.fix = conversionHint(dialect);
}

} // namespace

Expected<OwningOpRef<ModuleOp>> parseModel(const std::string &text,
                                           const std::string &name,
                                           MLIRContext &context) {
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(text, name);
  if (auto hint = portableArtifactHint(buffer->getBuffer()))
    return makeError(*hint, name);
  if (buffer->getBuffer().trim().empty())
    return makeError("the file is empty, expected an MLIR module", name);
  // An operation that nobody knows becomes an opaque operator.
  context.allowUnregisteredDialects();
  FirstError error(context);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  if (!module) {
    planner::Diagnostic problem =
        error.get(name + " is no MLIR module that can be read");
    explainDialect(problem);
    return problem;
  }
  if (std::optional<planner::Diagnostic> foreign = findForeignOp(*module))
    return std::move(*foreign);
  joinLocalOperations(*module);
  return module;
}

Expected<func::FuncOp> findEntry(ModuleOp module,
                                 const ImportOptions &options) {
  return Importer(module, options).entryFunction();
}

Expected<OpGraph> importModule(ModuleOp module, const ImportOptions &options,
                               ValueOrigins *origins) {
  if (!usesTosa(module))
    return Importer(module, options).run(origins);
  if (origins)
    return makeError("a TOSA module cannot be annotated: the planner reads it "
                     "as linalg",
                     {},
                     "convert it with mlir-opt --tosa-to-linalg-named "
                     "--tosa-to-linalg first");
  OwningOpRef<ModuleOp> lowered = module.clone();
  FirstError error(*module.getContext());
  if (failed(lowerTosa(*lowered)))
    return error.get("the TOSA operations cannot be converted to linalg");
  return Importer(*lowered, options).run();
}

Expected<OpGraph> importText(const std::string &text,
                             const std::string &fileName,
                             const ImportOptions &options) {
  DialectRegistry registry;
  registerImportDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  Expected<OwningOpRef<ModuleOp>> module = parseModel(text, fileName, context);
  if (!module)
    return module.takeError();
  return importModule(**module, options);
}

Expected<OpGraph> importModel(const std::string &path,
                              const ImportOptions &options) {
  Expected<std::string> text = readFile(path);
  if (!text)
    return text.takeError();
  return importText(*text, path == "-" ? "<stdin>" : path, options);
}

} // namespace planner
