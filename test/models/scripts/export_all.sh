#!/bin/sh
# Writes every model file of this directory's parent (or of $1).
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
out=${1:-$scripts/..}
cd "$out"

run() {
  name=$1
  script=$2
  shift 2
  "${PYTHON:-python3}" -B "$scripts/$script.py" "$@" --out "$name.mlir"
}

run gpt2              export_gpt --tied --fused-qkv --param-dtype f32
run gpt2_train        export_gpt --tied --fused-qkv --param-dtype f32 --train
run llama3_8b         export_llama --batch 8
run llama3_8b_train   export_llama --remat --train
run moe               export_moe
run moe_train         export_moe --train
run vit_b16           export_vit
run resnet50          export_resnet
run resnet50_train    export_resnet --train
run resnet50_shuffled export_resnet --shuffle 2
run inception_v3      export_inception
run alexnet           export_alexnet
run lstm_lm           export_lstm
run t5                export_t5
run unet              export_unet
run decode            export_decode
run gpt_block_8       export_gpt_block
run gpt_block_shuffled export_gpt_block --shuffle 1
run vocab100k         export_vocab
run linalg_block      export_linalg_block
