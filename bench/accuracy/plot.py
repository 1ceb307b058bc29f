"""The scatter plot of predicted against measured step times, as SVG text."""

import math

# Colours that can be told apart by most readers, after Okabe and Ito, and
# shapes for those who cannot.
COLOURS = ["#0072B2", "#E69F00", "#009E73", "#D55E00", "#CC79A7", "#56B4E9",
           "#000000", "#999933", "#882255", "#44AA99", "#332288", "#AA4499",
           "#117733"]
SHAPES = ["circle", "square", "triangle", "diamond"]
WIDTH, HEIGHT = 760, 560
LEFT, TOP, SIDE = 70, 40, 460


def number(x):
    return f"{x:.1f}".rstrip("0").rstrip(".")


def marker(shape, x, y, colour):
    paint = f'fill="{colour}" fill-opacity="0.55"'
    x_, y_ = number(x), number(y)
    if shape == "circle":
        return f'<circle cx="{x_}" cy="{y_}" r="3.2" {paint}/>'
    if shape == "square":
        return f'<rect x="{number(x - 2.8)}" y="{number(y - 2.8)}" width="5.6" height="5.6" {paint}/>'
    points = {"triangle": [(0, -3.8), (3.6, 2.8), (-3.6, 2.8)],
              "diamond": [(0, -4), (4, 0), (0, 4), (-4, 0)]}[shape]
    text = " ".join(f"{number(x + a)},{number(y + b)}" for a, b in points)
    return f'<polygon points="{text}" {paint}/>'


def power_label(exponent):
    return {-2: "10 ms", -1: "0.1 s"}.get(exponent, f"{10 ** exponent:g} s"
                                          if exponent >= 0 else f"1e{exponent} s")


def scatter(families, title):
    """`families`: name -> list of (measured, predicted) seconds."""
    values = [v for pairs in families.values() for pair in pairs for v in pair]
    low = math.floor(math.log10(min(values))) if values else -1
    high = math.ceil(math.log10(max(values))) if values else 1
    high = max(high, low + 1)

    def place(seconds):
        return SIDE * (math.log10(seconds) - low) / (high - low)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-labelledby="title desc" font-family="sans-serif" font-size="12">',
        f'<title id="title">{title}</title>',
        f'<desc id="desc">Both axes are logarithmic. Points on the diagonal are '
        f'predicted exactly; the dashed lines are 20 percent too slow and too '
        f'fast. Families: '
        + "; ".join(f"{n}, {len(p)} points" for n, p in families.items())
        + '.</desc>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="22" font-size="15">{title}</text>']
    bottom = TOP + SIDE
    for exponent in range(low, high + 1):
        at = SIDE * (exponent - low) / (high - low)
        lines.append(f'<path d="M{number(LEFT + at)} {TOP}V{bottom}M{LEFT} '
                     f'{number(bottom - at)}H{LEFT + SIDE}" stroke="#dddddd"/>')
        lines.append(f'<text x="{number(LEFT + at)}" y="{bottom + 16}" '
                     f'text-anchor="middle">{power_label(exponent)}</text>')
        lines.append(f'<text x="{LEFT - 6}" y="{number(bottom - at + 4)}" '
                     f'text-anchor="end">{power_label(exponent)}</text>')
    lines.append(f'<text x="{LEFT + SIDE / 2:g}" y="{bottom + 38}" '
                 f'text-anchor="middle">measured step time</text>')
    lines.append(f'<text transform="translate(18 {TOP + SIDE / 2:g}) rotate(-90)" '
                 f'text-anchor="middle">predicted step time</text>')
    lines.append(f'<clipPath id="frame"><rect x="{LEFT}" y="{TOP}" width="{SIDE}" '
                 f'height="{SIDE}"/></clipPath><g clip-path="url(#frame)">')
    for factor, dash in ((1, ""), (1.2, ' stroke-dasharray="4 4"'),
                         (1 / 1.2, ' stroke-dasharray="4 4"')):
        shift = SIDE * math.log10(factor) / (high - low)
        lines.append(f'<path d="M{LEFT} {number(bottom - shift)}L{LEFT + SIDE} '
                     f'{number(TOP - shift)}" stroke="#888888"{dash}/>')
    for index, (name, pairs) in enumerate(families.items()):
        colour = COLOURS[index % len(COLOURS)]
        shape = SHAPES[index % len(SHAPES)]
        lines.append(f'<g aria-label="{name}">')
        lines += [marker(shape, LEFT + place(m), bottom - place(p), colour)
                  for m, p in pairs]
        lines.append('</g>')
    lines.append('</g>')
    for index, (name, pairs) in enumerate(families.items()):
        y = TOP + 12 + 20 * index
        lines.append(marker(SHAPES[index % len(SHAPES)], LEFT + SIDE + 24, y - 4,
                            COLOURS[index % len(COLOURS)]))
        lines.append(f'<text x="{LEFT + SIDE + 36}" y="{y}">{name} ({len(pairs)})</text>')
    lines.append('</svg>')
    return "\n".join(lines) + "\n"
