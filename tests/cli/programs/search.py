import sys

sys.path.insert(0, sys.argv[1])
from sudoscope import Trace

givens = sys.argv[2]
digits = [0 if each == "." else int(each) for each in givens]
empty = [cell for cell in range(81) if digits[cell] == 0]


def clash(cell, digit):
    row, column = divmod(cell, 9)
    for other in range(81):
        r, c = divmod(other, 9)
        if digits[other] == digit and (r == row or c == column or (r // 3, c // 3) == (row // 3, column // 3)):
            return other
    return None


with Trace(sys.argv[3], givens, author="Ada", algorithm="first that fits", source=open(__file__).read()) as trace:

    def search(k):
        if k == len(empty):
            trace.solved()
            return True
        cell = empty[k]
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
            digits[cell] = 0
            trace.take_back(cell, digit)
        trace.dead_end(cell)
        return False

    search(0)
