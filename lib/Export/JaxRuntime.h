//===- JaxRuntime.h - The code of an exported Python file -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_EXPORT_JAXRUNTIME_H
#define PLANNER_LIB_EXPORT_JAXRUNTIME_H

#include <string_view>

namespace planner {

/// Follows the plan's data: MESH, INPUTS, OUTPUTS.
constexpr std::string_view kJaxRuntime = R"py(

def make_mesh(devices=None):
    """The plan's mesh, over the first devices; the last axis joins neighbours."""
    sizes = tuple(size for _, size in MESH)
    count = math.prod(sizes)
    devices = list(jax.devices() if devices is None else devices)
    if len(devices) < count:
        raise ValueError(f"the plan is for {count} devices, got {len(devices)}")
    grid = np.array(devices[:count], dtype=object).reshape(sizes)
    return Mesh(grid, tuple(name for name, _ in MESH))


def in_shardings(mesh, *args, names=None):
    """A pytree of shardings with the structure of `args`, the arguments (or their
    shapes). `names` are those of the function's parameters, which tell arguments
    apart that JAX dropped as unused; `apply` knows them."""
    leaves, structure = jax.tree_util.tree_flatten_with_path(args)
    found = _match(leaves, names)
    specs = [P() if i is None else INPUTS[i][4] for i in found]
    shardings = [
        NamedSharding(mesh, P(*spec[: np.ndim(leaf)]))
        for spec, (_, leaf) in zip(specs, leaves)
    ]
    return jax.tree_util.tree_unflatten(structure, shardings)


def out_shardings(mesh, structure=None):
    """A pytree of shardings like the results. Without the results' `structure`
    (as of jax.eval_shape) it is made of tuples and dictionaries."""
    shardings = [NamedSharding(mesh, spec) for _, _, _, spec in OUTPUTS]
    if structure is not None:
        tree = jax.tree_util.tree_structure(structure)
        if tree.num_leaves != len(shardings):
            raise ValueError(
                f"the function has {tree.num_leaves} results, the plan says {len(shardings)}"
            )
        return jax.tree_util.tree_unflatten(tree, shardings)
    root = {}
    for (path, _, _, _), sharding in zip(OUTPUTS, shardings):
        node = root
        for key in _keys(path):
            node = node.setdefault(key, {})
        node[None] = sharding
    return _build(root)


def apply(fn, mesh, donate=True, **jit_options):
    """`fn` jitted with the plan's shardings. Arguments are moved to where the plan
    has them; those that the original function donated are donated."""
    names = _parameter_names(fn)
    compiled = {}

    def prepare(args):
        leaves, structure = jax.tree_util.tree_flatten_with_path(args)
        key = (structure, tuple((np.shape(leaf), str(_dtype(leaf))) for _, leaf in leaves))
        if key not in compiled:
            inputs = in_shardings(mesh, *args, names=names)
            outputs = out_shardings(mesh, jax.eval_shape(fn, *args))
            donated = _donated(leaves, names) if donate else ()
            compiled[key] = inputs, jax.jit(
                fn, in_shardings=inputs, out_shardings=outputs, donate_argnums=donated, **jit_options
            )
        return compiled[key]

    @functools.wraps(fn)
    def jitted(*args):
        inputs, call = prepare(args)
        return call(*jax.device_put(args, inputs))

    jitted.lower = lambda *args: prepare(args)[1].lower(*args)
    return jitted


def _dtype(leaf):
    return leaf.dtype if hasattr(leaf, "dtype") else jax.dtypes.result_type(leaf)


def _fits(entry, leaf):
    dtype = _dtype(leaf)
    if jax.dtypes.issubdtype(dtype, jax.dtypes.extended):  # keys of random numbers
        return True
    return np.shape(leaf) == entry[1] and str(jax.dtypes.canonicalize_dtype(dtype)) == entry[2]


def _parameter_names(fn):
    """The paths by which JAX calls the arguments of `fn`: a function of their number."""
    try:
        parameters = list(inspect.signature(fn).parameters.values())
    except (TypeError, ValueError):
        return None
    names = []
    for parameter in parameters:
        if parameter.kind == parameter.VAR_POSITIONAL:
            names += [f"{parameter.name}[{i}]" for i in range(len(INPUTS))]
        elif parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            names.append(parameter.name)
    return names


def _match(leaves, names=None):
    """For each leaf the number of its entry in INPUTS, None for one that JAX dropped."""
    if len(leaves) < len(INPUTS):
        raise ValueError(f"expected at least {len(INPUTS)} arrays as arguments, got {len(leaves)}")
    where = [(path[0].idx, jax.tree_util.keystr(path[1:])) for path, _ in leaves]
    if names is not None and all(entry[0] for entry in INPUTS):
        at = {entry[0]: i for i, entry in enumerate(INPUTS)}
        found = [at.get((names[i] if i < len(names) else "") + rest) for i, rest in where]
        if sum(i is not None for i in found) == len(INPUTS):
            return _checked(found, leaves)
    if len(leaves) == len(INPUTS):
        return _checked(list(range(len(INPUTS))), leaves)
    first = _align(leaves, where, range(len(INPUTS)), range(len(leaves)))
    last = _align(leaves, where, reversed(range(len(INPUTS))), reversed(range(len(leaves))))
    if first is None or first != last:
        raise ValueError(
            f"{len(leaves)} arrays were given, the compiled function has {len(INPUTS)}: which ones "
            "JAX dropped cannot be told; pass names=, and export from "
            "lower(...).as_text(debug_info=True)"
        )
    return first


def _align(leaves, where, entries, order):
    """The first way, in this order, in which all entries are leaves."""
    found, order = [None] * len(leaves), iter(order)
    for i in entries:
        for at in order:
            path, rest = INPUTS[i][0], where[at][1]
            if _fits(INPUTS[i], leaves[at][1]) and (not path or path.endswith(rest)):
                found[at] = i
                break
        else:
            return None
    return found


def _checked(found, leaves):
    for i, (path, leaf) in zip(found, leaves):
        if i is not None and not _fits(INPUTS[i], leaf):
            raise ValueError(
                f"argument {INPUTS[i][0] or jax.tree_util.keystr(path)} is {_dtype(leaf)}"
                f"{list(np.shape(leaf))}, the plan says {INPUTS[i][2]}{list(INPUTS[i][1])}"
            )
    return found


def _donated(leaves, names):
    """Numbers of the arguments of which every array is donated."""
    whole = {}
    for i, (path, _) in zip(_match(leaves, names), leaves):
        number = path[0].idx
        whole[number] = whole.get(number, True) and i is not None and INPUTS[i][3]
    return tuple(number for number, donated in whole.items() if donated)


def _keys(path):
    """The keys of a path such as "[0]['loss']"."""
    keys, rest = [], path.removeprefix("result")
    while rest:
        key = re.match(r"\[(\d+|'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\")\]", rest)
        if not key:
            raise ValueError(f"result {path!r} is of a class: pass structure=jax.eval_shape(fn, *args)")
        keys.append(ast.literal_eval(key.group(1).replace("\n", "\\n")))
        rest = rest[key.end() :]
    return keys


def _build(node):
    if None in node:
        return node[None]
    if all(isinstance(key, int) for key in node):
        return tuple(_build(node[key]) for key in sorted(node))
    return {key: _build(value) for key, value in node.items()}
)py";

} // namespace planner

#endif // PLANNER_LIB_EXPORT_JAXRUNTIME_H
