//===- Presets.cpp - Models by name ---------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include <iterator>

namespace planner {

const Preset kPresets[] = {
    {"gpt2", "gpt", "layers=12,hidden=768,heads=12", 124.44e6,
     "Radford et al. 2019, Table 2; count of the released checkpoint"},
    {"gpt2-medium", "gpt", "layers=24,hidden=1024,heads=16", 354.82e6,
     "Radford et al. 2019, Table 2; count of the released checkpoint"},
    {"gpt2-large", "gpt", "layers=36,hidden=1280,heads=20", 774.03e6,
     "Radford et al. 2019, Table 2; count of the released checkpoint"},
    {"gpt2-xl", "gpt", "layers=48,hidden=1600,heads=25", 1557.61e6,
     "Radford et al. 2019, Table 2; count of the released checkpoint"},
    {"gpt3-175b", "gpt",
     "layers=96,hidden=12288,heads=96,vocab=50257,seq=2048,batch=1536", 174.6e9,
     "Brown et al. 2020 (arXiv 2005.14165), Tables 2.1 and D.1"},
    {"megatron-22b", "gpt",
     "layers=48,hidden=6144,heads=64,vocab=51200,seq=2048,batch=4", 22e9,
     "Korthikanti et al. 2022 (arXiv 2205.05198), Table 3"},
    {"megatron-175b", "gpt",
     "layers=96,hidden=12288,heads=96,vocab=51200,seq=2048,batch=64", 175e9,
     "Korthikanti et al. 2022 (arXiv 2205.05198), Table 3"},
    {"megatron-530b", "gpt",
     "layers=105,hidden=20480,heads=128,vocab=51200,seq=2048,batch=280", 530e9,
     "Korthikanti et al. 2022 (arXiv 2205.05198), Table 3"},
    {"megatron-1t", "gpt",
     "layers=128,hidden=25600,heads=160,vocab=51200,seq=2048,batch=512",
     1008.0e9, "Narayanan et al. 2021 (arXiv 2104.04473), Table 1"},
    {"llama2-7b", "llama", "layers=32,hidden=4096,heads=32,ffn=11008", 6.74e9,
     "Touvron et al. 2023 (arXiv 2307.09288); count of the released "
     "checkpoint"},
    {"llama2-13b", "llama", "layers=40,hidden=5120,heads=40,ffn=13824", 13.02e9,
     "Touvron et al. 2023 (arXiv 2307.09288); count of the released "
     "checkpoint"},
    {"llama2-70b", "llama",
     "layers=80,hidden=8192,heads=64,kv_heads=8,ffn=28672", 68.98e9,
     "Touvron et al. 2023 (arXiv 2307.09288); count of the released "
     "checkpoint"},
    {"llama3-8b", "llama",
     "layers=32,hidden=4096,heads=32,kv_heads=8,ffn=14336,vocab=128256,"
     "seq=8192,rope_base=500000",
     8.03e9,
     "Grattafiori et al. 2024 (arXiv 2407.21783), Table 3; count of the "
     "released checkpoint"},
    {"llama3-70b", "llama",
     "layers=80,hidden=8192,heads=64,kv_heads=8,ffn=28672,vocab=128256,"
     "seq=8192,rope_base=500000",
     70.55e9,
     "Grattafiori et al. 2024 (arXiv 2407.21783), Table 3; count of the "
     "released checkpoint"},
    {"llama3-405b", "llama",
     "layers=126,hidden=16384,heads=128,kv_heads=8,ffn=53248,vocab=128256,"
     "seq=8192,rope_base=500000",
     405.85e9,
     "Grattafiori et al. 2024 (arXiv 2407.21783), Table 3; count of the "
     "released checkpoint"},
    {"bert-large", "bert", "layers=24,hidden=1024,heads=16", 336.2e6,
     "Devlin et al. 2019 (arXiv 1810.04805): 340M; count of the released "
     "checkpoint with its pre-training heads"},
};
const size_t kPresetCount = std::size(kPresets);

} // namespace planner
