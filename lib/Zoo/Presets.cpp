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
     "layers=128,hidden=25600,heads=160,vocab=51200,seq=2048,batch=3072",
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
    {"mixtral-8x7b", "moe",
     "layers=32,hidden=4096,heads=32,kv_heads=8,ffn=14336,experts=8,top_k=2,"
     "seq=4096,batch=8,rope_base=1000000",
     46.7e9, "Jiang et al. 2024 (arXiv 2401.04088): 46.7B, 12.9B active"},
    {"bert-base", "bert", "layers=12,hidden=768,heads=12", 110.1e6,
     "Devlin et al. 2019 (arXiv 1810.04805): 110M; count of the released "
     "checkpoint with its pre-training heads"},
    {"bert-large", "bert", "layers=24,hidden=1024,heads=16", 336.2e6,
     "Devlin et al. 2019 (arXiv 1810.04805): 340M; count of the released "
     "checkpoint with its pre-training heads"},
    {"t5-small", "t5", "layers=6,hidden=512,heads=8,ffn=2048", 60.5e6,
     "Raffel et al. 2019 (arXiv 1910.10683), section 3.7: 60M; count of the "
     "released checkpoint"},
    {"t5-base", "t5", "layers=12,hidden=768,heads=12,ffn=3072", 222.9e6,
     "Raffel et al. 2019 (arXiv 1910.10683), section 3.7: 220M; count of the "
     "released checkpoint"},
    {"t5-large", "t5", "layers=24,hidden=1024,heads=16,ffn=4096", 737.7e6,
     "Raffel et al. 2019 (arXiv 1910.10683), section 3.7: 770M; count of the "
     "released checkpoint"},
    {"t5-3b", "t5", "layers=24,hidden=1024,heads=32,head_dim=128,ffn=16384",
     2851.6e6,
     "Raffel et al. 2019 (arXiv 1910.10683), section 3.7; count of the "
     "released checkpoint"},
    {"t5-11b", "t5", "layers=24,hidden=1024,heads=128,head_dim=128,ffn=65536",
     11.307e9,
     "Raffel et al. 2019 (arXiv 1910.10683), section 3.7; count of the "
     "released checkpoint"},
    {"vit-b16", "vit", "layers=12,hidden=768,heads=12,patch=16", 86.57e6,
     "Dosovitskiy et al. 2020 (arXiv 2010.11929), Table 1: 86M; count of the "
     "released checkpoint"},
    {"vit-l16", "vit", "layers=24,hidden=1024,heads=16,patch=16", 304.33e6,
     "Dosovitskiy et al. 2020 (arXiv 2010.11929), Table 1: 307M; count of the "
     "released checkpoint"},
    {"vit-h14", "vit", "layers=32,hidden=1280,heads=16,patch=14", 632.0e6,
     "Dosovitskiy et al. 2020 (arXiv 2010.11929), Table 1"},
    {"dit-xl2", "dit", "layers=28,hidden=1152,heads=16,patch=2", 675e6,
     "Peebles and Xie 2022 (arXiv 2212.09748), Table 4"},
    {"unet", "unet", "", 35.7e6,
     "Ho et al. 2020 (arXiv 2006.11239), appendix B: the CIFAR-10 model"},
    {"resnet50", "resnet", "depth=50", 25.56e6,
     "He et al. 2015 (arXiv 1512.03385); count of the released model"},
    {"resnet101", "resnet", "depth=101", 44.55e6,
     "He et al. 2015 (arXiv 1512.03385); count of the released model"},
    {"resnet152", "resnet", "depth=152", 60.19e6,
     "He et al. 2015 (arXiv 1512.03385); count of the released model"},
    {"inception-v3", "inception", "", 23.83e6,
     "Szegedy et al. 2015 (arXiv 1512.00567); count of the released model "
     "without its auxiliary classifier"},
    {"alexnet", "alexnet", "", 60.97e6,
     "Krizhevsky et al. 2012: 60 million; sum of its layers"},
    {"rnnlm", "rnnlm", "", 476.8e6,
     "Elango 2021 (PaSE): 2 layers of 2048 units, 100,000 words; sum of its "
     "layers"},
    {"densenet121", "densenet", "depth=121", 7.98e6,
     "Huang et al. 2016 (arXiv 1608.06993); count of the released model"},
    {"densenet161", "densenet", "depth=161", 28.68e6,
     "Huang et al. 2016 (arXiv 1608.06993); count of the released model"},
};
const size_t kPresetCount = std::size(kPresets);

} // namespace planner
