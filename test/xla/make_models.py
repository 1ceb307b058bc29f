#!/usr/bin/env python3
"""Writes the small models of test/xla/models with the scripts of test/models.

They are the models of test/models with few layers and small sizes, computed in
float32 throughout: the text says f32 wherever the scripts say bf16, so that a
sharded and an unsharded run can be compared to 1e-5.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
SCRIPTS = HERE.parent / "models" / "scripts"

LLAMA = "--layers 2 --hidden 64 --heads 8 --kv-heads 4 --ffn 128 --vocab 256"
MODELS = {
    "gpt2": "gpt --tied --fused-qkv --layers 2 --hidden 64 --heads 8 --vocab 256"
    " --seq 32 --batch 16",
    "gpt2_scan": "gpt --scan --layers 2 --hidden 64 --heads 8 --vocab 256 --seq 32"
    " --batch 16",
    "gpt_block": "gpt_block --hidden 64 --heads 8 --seq 32 --batch 16",
    "llama": f"llama {LLAMA} --seq 32 --batch 16 --remat",
    "decode": f"decode {LLAMA} --batch 16 --cache 32",
    "moe": "moe --layers 2 --hidden 64 --heads 8 --kv-heads 4 --ffn 64 --experts 8"
    " --vocab 256 --seq 32 --batch 16",
    "t5": "t5 --layers 1 --hidden 64 --heads 8 --head-dim 8 --ffn 128 --vocab 256"
    " --source 32 --target 16 --batch 16",
    "lstm": "lstm --layers 2 --units 64 --vocab 256 --seq 16 --batch 16",
    "vit": "vit --layers 2 --hidden 64 --heads 8 --ffn 128 --size 32 --patch 8"
    " --classes 64 --batch 16",
    "resnet50": "resnet --stages 1 1 1 1 --width 16 --size 64 --classes 64"
    " --batch 16",
    "inception": "inception --scale 8 --size 107 --classes 64 --batch 8",
    "alexnet": "alexnet --scale 8 --fc 64 --classes 64 --batch 8",
    "unet": "unet --width 16 --groups 4 --blocks 1 --size 16 --multipliers 1 2"
    " --attention-level 1 --batch 16",
    "vocab100k": "vocab --vocab 512 --hidden 64 --ffn 128 --seq 32 --batch 16",
}
FORWARD_ONLY = {"decode", "inception"}  # inception: 1.7 MB of text


def in_float32(text):
    """The same program with every bf16 made f32."""
    # Hexadecimal constants are bit patterns; those of bf16 are the upper half.
    pattern = r"dense<0x([0-9A-F]{4})>( : tensor<(?:[0-9x]*x)?)bf16>"
    text = re.sub(pattern, r"dense<0x\g<1>0000>\g<2>f32>", text)
    return re.sub(r"\bbf16\b|(?<=x)bf16\b", "f32", text)


def make(name, arguments, out):
    script, *options = arguments.split()
    command = [sys.executable, "-B", SCRIPTS / f"export_{script}.py", *options]
    path = out / f"{name}.mlir"
    subprocess.run([*command, "--out", path], check=True)
    path.write_text(in_float32(path.read_text()))


def main():
    out = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else HERE / "models")
    for name, arguments in MODELS.items():
        make(name, arguments, out)
        if name not in FORWARD_ONLY:
            make(name + "_train", arguments + " --train", out)


if __name__ == "__main__":
    main()
