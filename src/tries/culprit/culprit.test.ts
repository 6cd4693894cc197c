import { describe, expect, it } from 'vitest';
import { candidatesOf, digitsOf } from '../../engine/candidates.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName, cellNamed } from '../../engine/grid.ts';
import { defaultsOf } from '../../engine/options.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import { record } from '../../trace/record.ts';
import { barsOf } from '../../widgets/views/tree/bars.ts';
import { culpritAt, deadEndAfter, failedAt, judge, levelsOn, OPENING, pathAt, percentOf, searchOf } from './culprit.ts';
import { explainedIn, tonesIn } from './culprit-drawing.ts';

const { puzzle } = readPuzzles('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[0]!;
const search = searchOf(puzzle);
const { length } = search;
const named = (name: string) => cellNamed(puzzle.grid, name);
const judged = (name: string, position = OPENING) => judge(search, position, named(name));
const kindOf = (name: string, position = OPENING) => judged(name, position).kind;

describe('the search on the Wikipedia puzzle', () => {
  it('opens at a dead end, on a path of 25 digits', () => {
    expect(cellName(puzzle.grid, failedAt(search, OPENING)!)).toBe('r5c5');
    const path = pathAt(search, OPENING);
    expect(path.map(({ depth }) => depth)).toEqual(Array.from({ length: 25 }, (_, level) => level));
    expect(path.map(({ cell, digit }) => `${digit} ${cellName(puzzle.grid, cell)}`).slice(0, 3)).toEqual(['2 r1c3', '6 r1c4', '8 r1c6']);
  });

  it('lets a reader find its culprit by the givens: r1c9 must be the 2 of row 1', () => {
    const digits = puzzle.givens.slice();
    const left = (name: string) => digitsOf(candidatesOf(puzzle, digits)[named(name)]!);
    expect([left('r1c9'), left('r7c9')]).toEqual([[2, 4, 8], [4]]);
    digits[named('r1c9')] = 8;
    const open = puzzle.grid.cellsOfHouse[1]!.filter((cell) => digits[cell] === 0);
    expect(open.some((cell) => left(cellName(puzzle.grid, cell)).includes(8))).toBe(false);
  });

  it('has its culprit in 2 at r1c3, which costs 45% of the run', () => {
    const judgement = judged('r1c3');
    expect(judgement).toMatchObject({ kind: 'culprit', isLast: false, placed: { digit: 2, from: 6998, to: 46_352, undone: true } });
    expect(culpritAt(search, OPENING)).toMatchObject({ cell: named('r1c3') });
    expect(percentOf(search, 46_352 - 6998)).toBe(45);
    expect(levelsOn(search, { from: 6998, to: 46_352, depth: 0, undone: true })).toBe(32);
  });

  it('tells wrong digits from right ones, and both from cells that hold no digit of the search', () => {
    expect(kindOf('r2c2')).toBe('later');
    expect(kindOf('r1c4')).toBe('lucky');
    expect(judged('r5c3')).toMatchObject({ kind: 'later', isLast: true });
    expect(kindOf('r1c1')).toBe('given');
    expect(kindOf('r5c5')).toBe('failed');
    expect(kindOf('r9c1')).toBe('empty');
  });

  it('has nobody to blame where all digits are right', () => {
    expect(kindOf('r1c3', 46_360)).toBe('sound');
    expect(culpritAt(search, length)).toBeUndefined();
    expect(failedAt(search, length)).toBeUndefined();
  });

  it('is the run that the figures show, step by step', () => {
    const timeline = record(backtracking, puzzle, defaultsOf(backtracking.options));
    const bars = barsOf(timeline, 0, timeline.length)!;
    expect(length).toBe(timeline.length);
    expect(search.placed.map(({ from, to, depth, undone }) => ({ opened: from, from, to, depth, undone }))).toEqual(bars);
    expect(search.deadEnds).toHaveLength(timeline.totals.deadEnd!);
    for (const { position, cell } of search.deadEnds.slice(0, 50)) expect(timeline.stepAt(position)).toEqual({ kind: 'deadEnd', cell });
  });

  it('goes from dead end to dead end, and stays at the last', () => {
    expect(deadEndAfter(search, OPENING - 1)).toBe(OPENING);
    expect(failedAt(search, deadEndAfter(search, OPENING))).toBeDefined();
    expect(deadEndAfter(search, length)).toBe(length);
  });

  it('has a second detour, on 1 at r1c7', () => {
    const detours = search.placed.filter((bar) => bar.undone && judge(search, bar.from, bar.cell).kind === 'culprit');
    const [first, second] = detours.toSorted((one, other) => other.to - other.from - (one.to - one.from));
    expect(first).toMatchObject({ cell: named('r1c3'), digit: 2 });
    expect(second).toMatchObject({ cell: named('r1c7'), digit: 1, from: 47_943, to: 73_290 });
  });

  it('has colours that tell nothing of what becomes of digits before the culprit is found', () => {
    const tonesOf = (position: number, isFound: boolean, blamed?: string) => {
      const pick = pathAt(search, position).find(({ cell }) => blamed && cell === named(blamed));
      const scene = { search, position, seen: length, pick, isFound };
      const toneOf = tonesIn(scene);
      const used = new Set(search.placed.map(toneOf));
      return { used: [...used].sort(), explained: [...explainedIn(scene)].sort(), onPath: new Set(pathAt(search, position).map(toneOf)) };
    };
    for (const position of [OPENING, 46_469, length]) {
      expect(tonesOf(position, false).used).toEqual(['grid', 'undone']);
      expect(tonesOf(position, false).onPath).toEqual(new Set(['grid']));
    }
    // Whatever has a colour is explained.
    for (const [position, isFound, blamed] of [
      [OPENING, false, 'r1c7'],
      [OPENING, false, 'r1c4'],
      [OPENING, true, 'r1c3'],
      [46_469, true, 'r1c3'],
      [60_000, true, 'r1c7'],
    ] as const) {
      const { used, explained } = tonesOf(position, isFound, blamed);
      expect(used.filter((tone) => !explained.includes(tone))).toEqual([]);
    }
    // A digit that is right is never drawn as if it were to blame, and nothing is lost on it.
    expect(tonesOf(46_469, true, 'r1c3').used).toEqual(['kept', 'now', 'right', 'undone']);
  });
});
