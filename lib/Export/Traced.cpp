//===- Traced.cpp - Reading a model to be annotated -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Export/Traced.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace planner {
namespace {

/// Deeper calls are left for Import to report: they are recursive.
constexpr unsigned kMaxCallDepth = 64;

class CallInliner {
public:
  explicit CallInliner(ModuleOp source) : module(source), symbols(source) {}

  void run(func::FuncOp entry) {
    inlineIn(entry.getBody(), 0);
    dropUnused(entry);
  }

private:
  ModuleOp module;
  SymbolTable symbols;

  void inlineIn(Region &region, unsigned depth) {
    llvm::SmallVector<func::CallOp> calls;
    region.walk([&](func::CallOp call) { calls.push_back(call); });
    for (func::CallOp call : calls)
      inlineCall(call, depth);
  }

  void inlineCall(func::CallOp call, unsigned depth) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (!callee || callee.isExternal() || !callee.getBody().hasOneBlock() ||
        callee.getNumArguments() != call.getNumOperands() ||
        depth > kMaxCallDepth)
      return;
    mlir::Block &body = callee.getBody().front();
    if (body.getTerminator()->getNumOperands() != call.getNumResults())
      return;
    IRMapping mapping;
    mapping.map(body.getArguments(), call.getOperands());
    OpBuilder builder(call);
    llvm::SmallVector<func::CallOp> inner;
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      copy->walk([&](Operation *part) {
        part->setLoc(CallSiteLoc::get(part->getLoc(), call.getLoc()));
        if (auto next = dyn_cast<func::CallOp>(part))
          inner.push_back(next);
      });
    }
    llvm::SmallVector<Value> results;
    for (Value value : body.getTerminator()->getOperands())
      results.push_back(mapping.lookupOrDefault(value));
    call.replaceAllUsesWith(results);
    call.erase();
    for (func::CallOp next : inner)
      inlineCall(next, depth + 1);
  }

  /// Private functions that nobody calls any more.
  void dropUnused(func::FuncOp entry) {
    for (bool changed = true; changed;) {
      changed = false;
      for (auto function :
           llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
        if (function != entry && function.isPrivate() &&
            SymbolTable::symbolKnownUseEmpty(function, module)) {
          function.erase();
          changed = true;
        }
    }
  }
};

/// What a loop hands on unchanged is read from outside instead. XLA does the
/// same, but leaves the list of the loop's shardings as it was.
void hoistInvariants(Operation *loop) {
  if (loop->getNumRegions() != 2 || !loop->getRegion(0).hasOneBlock() ||
      !loop->getRegion(1).hasOneBlock())
    return;
  mlir::Block &condition = loop->getRegion(0).front();
  mlir::Block &body = loop->getRegion(1).front();
  const unsigned count = loop->getNumOperands();
  Operation *end = body.getTerminator();
  if (condition.getNumArguments() != count || body.getNumArguments() != count ||
      end->getNumOperands() != count || loop->getNumResults() != count)
    return;
  llvm::BitVector invariant(count);
  llvm::SmallVector<Value> inits, results;
  llvm::SmallVector<Type> types;
  for (unsigned i = 0; i < count; ++i) {
    const Value init = loop->getOperand(i);
    const Value next = end->getOperand(i);
    invariant[i] = next == body.getArgument(i) || next == init;
    if (!invariant[i]) {
      inits.push_back(init);
      types.push_back(init.getType());
    }
  }
  if (invariant.none() || invariant.all())
    return;
  for (unsigned i : invariant.set_bits()) {
    condition.getArgument(i).replaceAllUsesWith(loop->getOperand(i));
    body.getArgument(i).replaceAllUsesWith(loop->getOperand(i));
    loop->getResult(i).replaceAllUsesWith(loop->getOperand(i));
  }
  condition.eraseArguments(invariant);
  body.eraseArguments(invariant);
  end->eraseOperands(invariant);
  OperationState state(loop->getLoc(), loop->getName(), inits, types,
                       loop->getAttrs());
  state.addRegion()->takeBody(loop->getRegion(0));
  state.addRegion()->takeBody(loop->getRegion(1));
  mlir::OpBuilder builder(loop);
  Operation *leaner = builder.create(state);
  unsigned next = 0;
  for (unsigned i = 0; i < count; ++i)
    if (!invariant[i])
      loop->getResult(i).replaceAllUsesWith(leaner->getResult(next++));
  loop->erase();
}

void hoistInvariants(ModuleOp module) {
  llvm::SmallVector<Operation *> loops;
  module.walk([&](Operation *op) {
    if (op->getName().getStringRef() == "stablehlo.while")
      loops.push_back(op);
  });
  // Inner loops come first.
  for (Operation *loop : loops)
    hoistInvariants(loop);
}

/// A place in the file itself is where the text stands, not what it says.
bool isOwnPlace(Location location, llvm::StringRef fileName) {
  auto place = dyn_cast<FileLineColLoc>(location);
  return place && place.getFilename() == fileName;
}

bool saysPlaces(ModuleOp module, llvm::StringRef fileName) {
  bool says = false;
  auto visit = [&](Location location) {
    says |= !isOwnPlace(location, fileName) && !isa<UnknownLoc>(location);
  };
  module.walk([&](Operation *op) {
    visit(op->getLoc());
    for (Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (BlockArgument argument : block.getArguments())
          visit(argument.getLoc());
  });
  return says;
}

} // namespace

Expected<TracedModel> readTraced(const std::string &text,
                                 const std::string &fileName,
                                 const ImportOptions &options) {
  TracedModel model;
  DialectRegistry registry;
  registerImportDialects(registry);
  model.context =
      std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  auto module = parseModel(text, fileName, *model.context);
  if (!module)
    return module.takeError();
  model.module = std::move(*module);
  auto entry = findEntry(*model.module, options);
  if (!entry)
    return entry.takeError();
  model.entry = *entry;
  model.fileName = fileName;
  model.hasLocations = saysPlaces(*model.module, fileName);
  CallInliner(*model.module).run(model.entry);
  hoistInvariants(*model.module);
  auto graph = importModule(*model.module, options, &model.origins);
  if (!graph)
    return graph.takeError();
  model.graph = std::move(*graph);
  return model;
}

} // namespace planner
