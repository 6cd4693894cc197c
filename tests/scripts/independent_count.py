"""Counts the solutions of puzzles, up to a limit, by a method of its own.

It shares nothing with the rest of the project: it reads the JSON lines that `sudoscope` writes, works out the houses by itself, and
searches by what has the fewest ways left, a cell or a digit in a house. Prints a number a line.

    python3 independent_count.py LIMIT < puzzles.jsonl
"""

import json
import sys


def houses_of(puzzle):
    n = puzzle["n"]
    cells = range(n * n)
    houses = [[r * n + c for c in range(n)] for r in range(n)] + [[r * n + c for r in range(n)] for c in range(n)]
    if "regions" in puzzle:
        of = puzzle["regions"]
        houses += [[cell for cell in cells if of[cell] == region] for region in sorted(set(of))]
    elif puzzle.get("boxes", True):
        high, wide = puzzle["bh"], puzzle["bw"]
        houses += [
            [r * n + c for r in range(top, top + high) for c in range(left, left + wide)]
            for top in range(0, n, high)
            for left in range(0, n, wide)
        ]
    if puzzle.get("diagonals"):
        houses += [[k * n + k for k in range(n)], [k * n + n - 1 - k for k in range(n)]]
    if puzzle.get("windows"):
        side = int(round(n ** 0.5))
        for top in range(1, n - side + 1, side + 1):
            for left in range(1, n - side + 1, side + 1):
                houses.append([r * n + c for r in range(top, top + side) for c in range(left, left + side)])
    return houses


class Search:
    def __init__(self, puzzle, limit):
        n = puzzle["n"]
        self.limit = limit
        self.found = 0
        self.houses = houses_of(puzzle)
        self.of = [[house for house in self.houses if cell in house] for cell in range(n * n)]
        self.peers = [{other for house in own for other in house} - {cell} for cell, own in enumerate(self.of)]
        self.digits = range(1, n + 1)
        marks = puzzle.get("marks")
        self.marks = [set(marks[cell]) if marks else set(self.digits) for cell in range(n * n)]
        self.start = [set(each) for each in self.marks]
        self.givens = [(cell, digit) for cell, digit in enumerate(puzzle["givens"]) if digit]

    def count(self):
        left = self.start
        for cell, digit in self.givens:
            if digit not in left[cell] or not self.write(left, cell, digit):
                return 0
        self.search(left)
        return self.found

    def write(self, left, cell, digit):
        """Fixes a cell, and what follows for its peers; False where one has nothing left."""
        left[cell] = {digit}
        waiting = [cell]
        while waiting:
            done = waiting.pop()
            (value,) = left[done]
            for peer in self.peers[done]:
                if value in left[peer]:
                    left[peer] = left[peer] - {value}
                    if not left[peer]:
                        return False
                    if len(left[peer]) == 1:
                        waiting.append(peer)
        return True

    def ways(self, left):
        """The fewest placements one of which must be made; none where all is fixed."""
        best = None
        for cell, own in enumerate(left):
            if len(own) > 1 and (best is None or len(own) < len(best)):
                best = [(cell, digit) for digit in own]
                if len(best) == 2:
                    break
        if best is None or len(best) > 2:
            for house in self.houses:
                for digit in self.digits:
                    places = [cell for cell in house if digit in left[cell]]
                    if not places:
                        return []
                    if len(places) == 1 and len(left[places[0]]) == 1:
                        continue
                    if best is None or len(places) < len(best):
                        best = [(cell, digit) for cell in places]
        return best

    def search(self, left):
        ways = self.ways(left)
        if ways is None:
            self.found += self.is_right(left)
            return
        for cell, digit in ways:
            after = list(left)
            if self.write(after, cell, digit):
                self.search(after)
            if self.found >= self.limit:
                return

    def is_right(self, left):
        return all(len({min(left[cell]) for cell in house}) == len(house) for house in self.houses)


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    for line in sys.stdin:
        if line.strip():
            print(Search(json.loads(line), int(sys.argv[1])).count(), flush=True)
