"""The median of the paired ratios of a file of rows, with nothing of the project's own code: its own reader, resampling and seals."""

import hashlib
import json
import random
import sys
from itertools import groupby
from math import comb, exp, inf, log

path, a, b, currency = sys.argv[1:5]
with open(path, encoding="utf-8") as opened:
    lines = opened.read().splitlines(keepends=True)
seal = json.loads(lines[-1])
before = "".join(lines[:-1]).encode()
rows = [json.loads(line) for line in lines[1:-1]]


def known(one, other):
    """What is known of a logarithm of a ratio: its least and its greatest."""
    at = log(one[currency] / other[currency])
    return (-inf if other["censored"] else at, inf if one["censored"] else at)


def middle(values):
    ordered = sorted(values)
    half = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[half]
    low, high = ordered[half - 1], ordered[half]
    return low if low == high else (low + high) / 2


def quantile(ordered, share):
    return ordered[round(share * (len(ordered) - 1))]


def interval(pairs, draw, resamples=1000):
    least, greatest = [], []
    for _ in range(resamples):
        again = draw.choices(pairs, k=len(pairs))
        least.append(middle([low for low, _ in again]))
        greatest.append(middle([high for _, high in again]))
    return quantile(sorted(least), 0.025), quantile(sorted(greatest), 0.975)


def exact(pairs):
    """The interval of order statistics, which needs no resampling."""
    count = len(pairs)
    place = max(k for k in range(1, count // 2) if sum(comb(count, j) for j in range(k)) / 2**count <= 0.025)
    return sorted(low for low, _ in pairs)[place - 1], sorted(high for _, high in pairs)[count - place]


def shown(value):
    return "inf" if value == inf else 0 if value == -inf else exp(value)


groups = {}
by_group = lambda row: row["group"]
for group, own in groupby(sorted(rows, key=by_group), key=by_group):
    runs = {(row["puzzle_id"], row["run"]): row for row in own}
    pairs = [known(row, runs[puzzle, b]) for (puzzle, run), row in runs.items() if run == a]
    groups[group] = {
        "pairs": len(pairs),
        "median": [shown(middle([low for low, _ in pairs])), shown(middle([high for _, high in pairs]))],
        "interval": [shown(end) for end in interval(pairs, random.Random(7))],
        "exact": [shown(end) for end in exact(pairs)],
        "fewer": sum(1 for (puzzle, run), row in runs.items() if run == a and runs[puzzle, b][currency] < row[currency]),
    }
print(json.dumps({"sealed": hashlib.sha256(before).hexdigest() == seal["sha256"], "rows": len(rows) == seal["rows"], "groups": groups}))
