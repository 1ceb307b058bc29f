"""A pre-norm transformer block in PyTorch, lowered by torch-mlir to linalg on
tensors. The parameters are arguments of the function, so no values are stored."""

import math

import torch
from torch import nn
from torch_mlir import fx

import common


class Block(nn.Module):
    def __init__(self, hidden, heads, ffn):
        super().__init__()
        self.heads = heads
        self.ln1 = nn.LayerNorm(hidden)
        self.query = nn.Linear(hidden, hidden)
        self.key = nn.Linear(hidden, hidden)
        self.value = nn.Linear(hidden, hidden)
        self.out = nn.Linear(hidden, hidden)
        self.ln2 = nn.LayerNorm(hidden)
        self.up = nn.Linear(hidden, ffn)
        self.down = nn.Linear(ffn, hidden)

    def attention(self, x):
        b, s, d = x.shape

        def heads(t):
            return t.view(b, s, self.heads, d // self.heads).transpose(1, 2)

        q, k, v = heads(self.query(x)), heads(self.key(x)), heads(self.value(x))
        scores = q @ k.transpose(-2, -1) / math.sqrt(d // self.heads)
        mask = torch.tril(torch.ones(s, s, dtype=torch.bool))
        scores = scores.masked_fill(~mask, float("-inf"))
        probs = torch.softmax(scores, dim=-1)
        return self.out((probs @ v).transpose(1, 2).reshape(b, s, d))

    def forward(self, x):
        x = x + self.attention(self.ln1(x))
        h = nn.functional.gelu(self.up(self.ln2(x)), approximate="tanh")
        return x + self.down(h)


class Functional(nn.Module):
    """The module as a function of its input and its parameters."""

    def __init__(self, module):
        super().__init__()
        self.call = lambda *args: torch.func.functional_call(module, *args)

    def forward(self, x, params):
        return self.call(params, (x,))


def main():
    p = common.parser(__doc__)
    common.add_sizes(p, hidden=1024, heads=16, ffn=4096, seq=512, batch=8)
    a = p.parse_args()

    block = Block(a.hidden, a.heads, a.ffn)
    params = {name: p.detach() for name, p in block.named_parameters()}
    x = torch.empty(a.batch, a.seq, a.hidden)
    module = fx.export_and_import(
        Functional(block), x, params, output_type="linalg-on-tensors", func_name="main"
    )
    common.write(a.out, str(module), sum(p.numel() for p in params.values()))


if __name__ == "__main__":
    main()
