import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { generatePuzzle } from '../../engine/generate/generate-puzzle.ts';
import type { Deed, Solve } from '../../engine/logic/judging/solve.ts';
import { solveWords } from '../../narration/en/solve-kinds.ts';
import { imported } from '../import/testing/imported.ts';
import { readSolve } from './read-solve.ts';
import { writeSolve } from './write-solve.ts';

const { puzzle } = readPuzzles('12.43.1..1.3..2.')[0]!;
const answer = Uint8Array.of(1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1);
const write = (cell: number, digit: number, seconds: number, before = 0, did: Deed['did'] = 'move'): Deed => ({
  seconds,
  did,
  digits: [{ cell, before, after: digit }],
  struck: [],
});
const strike = (cell: number, after: number, seconds: number, before = 0): Deed => ({
  seconds,
  did: 'move',
  digits: [],
  struck: [{ cell, before, after }],
});
const solve = (deeds: readonly Deed[], seconds = 90): Solve => ({ puzzle, answer, deeds, pauses: [], seconds });

const there = (one: Solve) => readSolve(writeSolve(one, solveWords));
const findings = async (one: Solve) => (await imported(writeSolve(one, solveWords))).run.findings;

describe('a solve as a trace', () => {
  const messy = solve([
    write(2, 3, 4),
    write(5, 4, 9),
    write(7, 2, 12),
    strike(12, 0b0100, 15),
    // A strike of the solution’s digit, one of a digit that clashes, and the erasure of a digit that isn’t the last.
    strike(12, 0b1100, 16, 0b0100),
    write(10, 3, 20),
    write(2, 0, 30, 3),
    write(2, 3, 31),
    write(2, 0, 33, 3, 'undo'),
    write(2, 3, 34, 0, 'redo'),
    write(10, 4, 40, 3),
    write(8, 2, 41, 0, 'hint'),
    strike(13, 0b1, 44),
    strike(13, 0, 45, 0b1),
  ]);

  it('comes back as it was, with its seconds and its pauses', () => {
    const paused = {
      ...messy,
      pauses: [
        { seconds: 9, length: 130 },
        { seconds: 60, length: 5 },
      ],
    };
    expect(there(paused)).toEqual(paused);
  });

  it('is accepted to its end like a trace of any program', async () => {
    expect(await findings(messy)).toMatchObject({ fault: undefined, unjustified: undefined });
  });

  it('says that it is solved when it is', async () => {
    const cells = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0);
    const whole = solve(cells.map((cell, index) => write(cell, answer[cell]!, index)));
    expect(await findings(whole)).toMatchObject({ fault: undefined, outcome: 'solved' });
    expect(there(whole)).toEqual(whole);
  });

  it('keeps houses and pencil marks of the puzzle', () => {
    const made = generatePuzzle({ method: 'dig', level: 1, size: 4, seed: 1, houses: { diagonals: true } });
    const { grid } = there({ ...solve([]), ...made }).puzzle;
    expect(grid).toBe(made.puzzle.grid);
  });
});

describe('reading a solve', () => {
  const header = '{"format":"sudoscope-trace/1","puzzle":"12.43.1..1.3..2."}';

  it('takes each step of another program’s trace for a move', () => {
    const { deeds } = readSolve(`${header}\n{"kind":"place","cell":2,"digit":3}\n{"kind":"takeBack","cell":2,"digit":3}\n`);
    expect(deeds).toEqual([write(2, 3, 0), write(2, 0, 0, 3)]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['another format', '{"format":"x"}'],
    ['a run of an algorithm', '{"format":"sudoscope-trace/1","puzzle":"12.43.1..1.3..2.","book":"backtracking"}'],
    ['a puzzle with many solutions', '{"format":"sudoscope-trace/1","puzzle":"................"}'],
    ['a cell outside', `${header}\n{"kind":"place","cell":16,"digit":3}`],
    ['a digit too large', `${header}\n{"kind":"place","cell":2,"digit":5}`],
    ['a digit that is none', `${header}\n{"kind":"place","cell":2,"digit":"3"}`],
    ['a given', `${header}\n{"kind":"place","cell":0,"digit":3}`],
    ['a line that breaks off', `${header}\n{"kind":"pla`],
  ])('refuses %s, with the line', (_, text) => {
    expect(() => readSolve(text)).toThrow(expect.objectContaining({ place: expect.objectContaining({ line: expect.any(Number) }) }));
  });

  it('takes no time that is none, and none that runs backwards', () => {
    const step = (seconds: string) => `{"kind":"place","cell":2,"digit":3,"seconds":${seconds},"did":"move"}`;
    const erase = (seconds: string) => `{"kind":"takeBack","cell":2,"digit":3,"seconds":${seconds},"did":"move"}`;
    const secondsOf = (...lines: string[]) => readSolve([header, ...lines].join('\n')).deeds.map(({ seconds }) => seconds);
    expect(secondsOf(step('7'), erase('5'))).toEqual([7, 7]);
    expect(secondsOf(step('-3'), erase('"x"'))).toEqual([0, 0]);
    expect(secondsOf(step('1e300'))).toEqual([0]);
  });
});
