"""The models and strategies that XLA checks: one case is one of each."""

import pathlib

HERE = pathlib.Path(__file__).resolve().parent
MODELS = HERE / "models"
CLUSTER = HERE / "slow-8.json"

# "" leaves the choice to the planner.
ANY = ["", "dp=8", "tp=8", "dp=2,tp=4", "dp=4,tp=2", "dp=8,zero=3"]
SEQUENCE = ["dp=2,tp=4,sp=1", "cp=8", "cp=2,tp=4"]
# Not of the planner: rows of images, by constraints in the model.
ROWS = ["rows=2", "rows=8"]
EXPERT = ["ep=8", "ep=4,tp=2", "dp=2,ep=4", "dp=2,tp=2,ep=2"]

EXTRA = {
    "gpt": SEQUENCE,
    "llama": SEQUENCE,
    "moe": SEQUENCE + EXPERT,
    "resnet50": ROWS,
    "t5": SEQUENCE,
    "unet": ROWS[:1],
    "vit": SEQUENCE,
    "vocab100k": SEQUENCE,
}


def models():
    return sorted(p.stem for p in MODELS.glob("*.mlir"))


def strategies(model):
    extra = [s for family, s in EXTRA.items() if model.startswith(family)]
    return ANY + [s for more in extra for s in more]


def mode(model):
    """Forward models are planned as forward, not as training to come."""
    if model.endswith("_train"):
        return "train"
    return "decode" if model == "decode" else "prefill"


# Gradients of pooling and of activations with a corner jump where two inputs
# are closer than rounding errors: in float64 nothing is.
CORNERS = ("alexnet", "inception", "resnet50")


# What share of the planned bytes XLA must move in the same way, and what share
# of the bytes that XLA moves must be planned; docs/xla.md tells what the rest is.
LEAST = {
    "gpt2": (0.9, 0.9),
    "gpt2_train": (0.9, 0.9),
    "llama": (0.9, 0.9),
    "llama_train": (0.9, 0.9),
    "moe": (0.9, 0.9),
    "moe_train": (0.9, 0.9),
    "resnet50": (0.9, 0.9),
    "resnet50_train": (0.9, 0.9),
    "vit": (0.9, 0.9),
    # XLA gathers the padded gradient of the class token (docs/xla.md).
    "vit_train": (0.9, 0.85),
}


def least(model, strategy):
    """Forced strategies take what comes (two in three), the planner's own do not."""
    shares = LEAST.get(model, (0, 0))
    return shares if strategy == "" else tuple(share * 2 / 3 for share in shares)


def precision(model):
    return "f64" if model.startswith(CORNERS) else "f32"


def rotated(model, commit):
    """The strategy whose turn it is."""
    turns = strategies(model)
    offset = sum(model.encode())  # not the same strategy for all models at once
    return turns[(commit + offset) % len(turns)]


def rotation(commit):
    return [(m, rotated(m, commit)) for m in models()]


def full():
    return [(m, s) for m in models() for s in strategies(m)]
