"""Writes what your program does as a trace that Sudoscope can step through: sudoscope-trace/1.

    from sudoscope import Trace
    with Trace("my-run.ndjson", givens) as trace:   # givens: 81 digits in reading order, 0 or "." for empty
        trace.place(2, 4)                           # cells are counted from 0: row * 9 + column

One file, no dependencies; Python 3.8 or later.
"""
import json
import sys


class Trace:
    def __init__(self, file, puzzle, **header):
        """header: author, algorithm, source (the text of your program), kinds (see the page)."""
        text = puzzle if isinstance(puzzle, str) else "".join(str(digit) for digit in puzzle)
        self.file = open(file, "w", encoding="utf-8")
        self._write({"format": "sudoscope-trace/1", "puzzle": text, **header})

    def _write(self, line):
        self.file.write(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n")

    def step(self, kind, **fields):
        """A step of any kind, with the line of your program that took it."""
        caller = sys._getframe(1)
        while caller.f_code.co_filename == __file__:
            caller = caller.f_back
        self._write({"kind": kind, **fields, "line": caller.f_lineno})

    def choose(self, cell): self.step("choose", cell=cell)
    def try_(self, cell, digit): self.step("try", cell=cell, digit=digit)
    def conflict(self, cell, digit, clash=-1): self.step("conflict", cell=cell, digit=digit, clash=clash)
    def place(self, cell, digit): self.step("place", cell=cell, digit=digit)
    def take_back(self, cell, digit): self.step("takeBack", cell=cell, digit=digit)
    def strike(self, cell, digit): self.step("strike", cell=cell, digit=digit)
    def dead_end(self, cell): self.step("deadEnd", cell=cell)
    def note(self, text): self.step("note", text=text)
    def solved(self): self.step("solved")
    def no_solution(self): self.step("noSolution")

    def close(self): self.file.close()
    def __enter__(self): return self
    def __exit__(self, *_): self.close()
