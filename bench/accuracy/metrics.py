"""Figures of error. Every function takes plain lists."""

import math


def mean(values):
    return sum(values) / len(values)


def quantile(values, q):
    """Linear between the order statistics: 0 is the least, 1 the greatest."""
    values = sorted(values)
    place = q * (len(values) - 1)
    below = math.floor(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (place - below) * (values[above] - values[below])


def relative_errors(pairs):
    """(predicted, measured) -> predicted / measured - 1."""
    return [predicted / measured - 1 for predicted, measured in pairs]


def summary(pairs):
    """Of (predicted, measured): n, mean and median absolute relative error,
    bias (mean signed error), 90th percentile and worst absolute error."""
    errors = relative_errors(pairs)
    sizes = [abs(e) for e in errors]
    return {"n": len(errors), "mape": mean(sizes), "median": quantile(sizes, 0.5),
            "bias": mean(errors), "p90": quantile(sizes, 0.9),
            "worst": max(errors, key=abs)}


def ranks(values):
    """From 1; those that are equal share their mean rank."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    result = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end + 1 < len(order) and values[order[end + 1]] == values[order[start]]:
            end += 1
        for i in range(start, end + 1):
            result[order[i]] = (start + end) / 2 + 1
        start = end + 1
    return result


def correlation(a, b):
    """Pearson's; None if one of them does not vary."""
    ma, mb = mean(a), mean(b)
    covariance = sum((x - ma) * (y - mb) for x, y in zip(a, b))
    va = sum((x - ma) ** 2 for x in a)
    vb = sum((y - mb) ** 2 for y in b)
    return covariance / math.sqrt(va * vb) if va > 0 and vb > 0 else None


def spearman(a, b):
    return correlation(ranks(a), ranks(b))


def regret(pairs):
    """How much longer than the best the layout takes that is predicted to be
    best; the worst of those that are predicted alike."""
    best = min(p for p, _ in pairs)
    chosen = max(m for p, m in pairs if p == best)
    return chosen / min(m for _, m in pairs) - 1


def confusion(outcomes):
    """Of (predicted to fit, ran): share classified right, and of the trials
    that ran out of memory the share called feasible; and of those that ran the
    share called infeasible."""
    right = [p == r for p, r in outcomes]
    failed = [p for p, r in outcomes if not r]
    ran = [not p for p, r in outcomes if r]
    return {"n": len(outcomes), "accuracy": mean(right),
            "false_feasible": mean(failed) if failed else 0.0,
            "false_infeasible": mean(ran) if ran else 0.0,
            "false_feasible_of_all":
                sum(p and not r for p, r in outcomes) / len(outcomes)}


def coverage(triples):
    """Of (lo, hi, measured): the share inside."""
    return mean([lo <= m <= hi for lo, hi, m in triples])
