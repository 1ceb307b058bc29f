import os

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import FindTool, ToolSubst

config.name = "PLANNER"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "models", "unit"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.obj_root, "test")
llvm_config.with_environment("PATH", [config.llvm_tools_dir, config.tools_dir], append_path=True)
llvm_config.add_tool_substitutions(
    [
        ToolSubst("FileCheck", FindTool("FileCheck")),
        ToolSubst("not", FindTool("not"), unresolved="fatal"),
        ToolSubst("split-file", FindTool("split-file")),
    ],
    config.llvm_tools_dir,
)
llvm_config.add_tool_substitutions(["planner-opt", "planner"], config.tools_dir)
config.substitutions.append(("%inputs", os.path.join(config.test_source_root, "Inputs")))
config.substitutions.append(("%models", os.path.join(config.test_source_root, "models")))
