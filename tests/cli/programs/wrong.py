import sys

sys.path.insert(0, sys.argv[1])
from sudoscope import Trace

slip, givens = sys.argv[2], sys.argv[3]
digits = [0 if each == "." else int(each) for each in givens]
# One walks down the columns, the other along the rows.
order = [9 * row + column for column in range(9) for row in range(9)] if slip == "column" else list(range(81))


def clash(cell, digit):
    row, column = divmod(cell, 9)
    for other in range(81):
        r, c = divmod(other, 9)
        if digits[other] == digit and (r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3)):
            return other
    return None


with Trace(sys.argv[4], givens, source=open(__file__).read()) as trace:

    def search(k):
        if k == 81:
            return True
        if slip == "column" and k % 9 == 0 and k > 0:
            return None  # a column is full, and nothing says that this is good
        cell = order[k]
        if digits[cell]:
            return search(k + 1)
        trace.choose(cell)
        for digit in range(1, 10):
            trace.try_(cell, digit)
            other = clash(cell, digit)
            if other is not None:
                trace.conflict(cell, digit, other)
                continue
            digits[cell] = digit
            trace.place(cell, digit)
            if search(k + 1):
                return True
            if slip == "column":
                digits[cell] = 0
                trace.take_back(cell, digit)
        trace.dead_end(cell)
        return False

    search(0)
