import { describe, expect, it } from 'vitest';
import { applyStep, countOf, drain } from '../algorithm.ts';
import { bitOf, candidatesOf } from '../candidates.ts';
import { solvePuzzle } from '../fast/answer.ts';
import { readPuzzles } from '../formats/read.ts';
import { cellName, gridOf } from '../grid.ts';
import { preemptiveSets } from './preemptive-sets.card.ts';
import { firstUsefulSet, isPaired, preemptiveSetsIn, strikesOf } from './set-finder.ts';

const read = (text: string) => readPuzzles(text)[0].puzzle;
const grid = gridOf(9);
const cell = (row: number, column: number) => 9 * (row - 1) + column - 1;
const set = (...digits: number[]) => digits.reduce((bits, digit) => bits | bitOf(digit), 0);

const SHORTZ = '039500000000800070000010904100400003000000000007000860006708200010090005000001008';
const MEPHAM = '090700860031005020806000000007050006000307000500010700000000109020600350054008070';

type Options = Parameters<typeof preemptiveSets.start>[1];
const solve = (text: string, options: Partial<Options> = {}) => {
  const state = preemptiveSets.start(read(text), { choice: 'pairs', digits: 'ascending', seed: 1, ...options });
  const log: string[] = [];
  for (const step of preemptiveSets.run(state)) {
    if (step.kind === 'fill' || step.kind === 'force' || step.kind === 'guess')
      log.push(`${step.kind} ${step.digit} ${cellName(grid, step.cell)}`);
    if (step.kind === 'see') log.push(`see ${state.set!.cells.map((each) => cellName(grid, each)).join(' ')} ${step.digits}`);
    if (step.kind === 'choose')
      log.push(`choose ${cellName(grid, step.cell)} with ${state.digits.filter((digit) => digit === 0).length} open`);
    if (step.kind === 'emptyMarkup' || step.kind === 'noPlace') log.push('violation');
  }
  return { log, digits: state.digits };
};

describe('preemptive sets', () => {
  it('are cells of a house with as many numbers as cells', () => {
    const markups = new Uint32Array(81);
    [markups[0], markups[1], markups[2], markups[3]] = [set(1, 2), set(1, 2), set(1, 2, 3), set(3, 4)];
    expect(preemptiveSetsIn(grid, markups, 0, 2)).toEqual([{ cells: [0, 1], digits: set(1, 2), houses: [0, 18] }]);
    expect(preemptiveSetsIn(grid, markups, 0, 3)).toEqual([{ cells: [0, 1, 2], digits: set(1, 2, 3), houses: [0, 18] }]);
    expect(preemptiveSetsIn(grid, markups, 0, 4)).toEqual([]);
  });

  it('strike in a row and a box when they lie in both', () => {
    const markups = new Uint32Array(81);
    [markups[0], markups[1]] = [set(1, 2), set(1, 2)];
    [markups[8], markups[20], markups[30]] = [set(1, 5), set(2, 6), set(1, 2)];
    const [pair] = preemptiveSetsIn(grid, markups, 0, 2);
    expect(new Map(strikesOf(grid, markups, pair!))).toEqual(
      new Map([
        [8, set(1)],
        [20, set(2)],
      ]),
    );
  });

  it('are pairs where two cells that see each other have the same two numbers, and nothing else', () => {
    const markups = new Uint32Array(81);
    [markups[0], markups[8], markups[40]] = [set(1, 2), set(1, 2), set(1, 2)];
    [markups[3], markups[4], markups[5]] = [set(1, 2, 3), set(1, 3), set(1, 2, 3)];
    expect([0, 8, 40, 3, 4, 5, 1].map((each) => isPaired(grid, markups, each))).toEqual([true, true, false, false, false, false, false]);
  });

  it('find 3 4 5 9 in box 7 of Shortz 301 only after the pair 2 8 of column 3 has struck', () => {
    const digits = read(SHORTZ).givens.slice();
    digits[cell(2, 3)] = 1;
    digits[cell(2, 6)] = 9;
    const markups = candidatesOf(grid, digits);
    const box7 = 18 + 6;
    const expected = set(3, 4, 5, 9);
    expect(preemptiveSetsIn(grid, markups, box7, 4).some((each) => each.digits === expected)).toBe(false);
    markups[cell(8, 3)] &= ~set(2, 8);
    markups[cell(9, 3)] &= ~set(2, 8);
    expect(preemptiveSetsIn(grid, markups, box7, 4).find((each) => each.digits === expected)!.cells).toEqual([
      cell(7, 1),
      cell(7, 2),
      cell(8, 3),
      cell(9, 3),
    ]);
  });

  it('are not reported when they strike nothing', () => {
    const markups = new Uint32Array(81);
    [markups[0], markups[1], markups[2]] = [set(1, 2), set(1, 2), set(3, 4)];
    expect(firstUsefulSet(grid, markups, 8)).toBeUndefined();
  });
});

describe('the paper’s examples, move for move', () => {
  it('Shortz 301: two forced numbers, the triple of box 3, then 8 at r1c8, and 56 entries without a choice', () => {
    const { log, digits } = solve(SHORTZ);
    expect(log.slice(0, 4)).toEqual(['force 1 r2c3', 'force 9 r2c6', `see r1c7 r1c9 r2c9 ${set(1, 2, 6)}`, 'fill 8 r1c8']);
    const at = (text: string) => log.indexOf(text);
    expect(at(`see r3c4 r8c4 r9c4 ${set(2, 3, 6)}`)).toBeGreaterThan(3);
    expect(at(`see r3c3 r4c3 ${set(2, 8)}`)).toBeGreaterThan(3);
    expect(log.filter((line) => line.startsWith('fill'))).toHaveLength(56);
    expect(log.filter((line) => line.startsWith('choose'))).toEqual([]);
    expect(digits).toEqual(solvePuzzle(read(SHORTZ)));
  });

  it('Mepham’s D: stuck with 43 cells open, 4 at r2c1, then 4 fails and 8 succeeds at r7c8', () => {
    const { log, digits } = solve(MEPHAM);
    const forced = log.filter((line) => line.startsWith('force'));
    expect(28 + forced.length).toBeGreaterThanOrEqual(37);
    expect(log.filter((line) => /choose|guess|violation/.test(line))).toEqual([
      'choose r2c1 with 43 open',
      'guess 4 r2c1',
      'choose r7c8 with 40 open',
      'guess 4 r7c8',
      'violation',
      'guess 8 r7c8',
    ]);
    expect(log).toContain(`see r2c1 r2c9 ${set(4, 7)}`);
    expect(log).toContain(`see r4c4 r4c6 r4c7 ${set(2, 4, 9)}`);
    expect(log).toContain('fill 9 r2c7');
    expect(digits).toEqual(solvePuzzle(read(MEPHAM)));
  });
});

describe('the picture', () => {
  it('tells what was written before any colour from what a colour wrote', () => {
    const state = preemptiveSets.start(read(MEPHAM), { choice: 'pairs', digits: 'ascending', seed: 1 });
    const told = { green: 0, coloured: 0 };
    for (const step of preemptiveSets.run(state)) {
      const { forced, highlights } = preemptiveSets.picture(state, step).grid;
      const pens = highlights.filter((each) => 'numbered' in each).flatMap(({ cells }) => cells);
      for (const each of state.digits.keys()) {
        if (state.digits[each] === 0 || state.puzzle.givens[each] !== 0) continue;
        expect(forced.has(each)).toBe(!pens.includes(each));
        told[forced.has(each) ? 'green' : 'coloured']++;
      }
    }
    expect(told.green * told.coloured).toBeGreaterThan(0);
  });
});

describe('choices at the smallest markup', () => {
  const none: readonly [string, string][] = [
    ['Wikipedia', '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'],
    ['17 givens, against brute force', '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'],
    ['Norvig grid 2', '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......'],
    ['Shortz 301', SHORTZ],
  ];
  it.each(none)('are not needed for %s', (_, text) => {
    expect(solve(text, { choice: 'smallest' }).log.filter((line) => line.startsWith('choose'))).toEqual([]);
  });

  it.each([
    ['AI Escargot', '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..', 12, 7],
    ['Inkala 2010', '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..', 16, 14],
    ['Inkala 2012', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 32, 26],
    ['Mepham’s D', MEPHAM, 4, 3],
  ])('have the known number for %s', (_, text, choices, violations) => {
    const state = preemptiveSets.start(read(text), { choice: 'smallest', digits: 'ascending', seed: 1 });
    const { counts } = drain(preemptiveSets.run(state));
    expect([countOf(preemptiveSets.counters.choices, counts), countOf(preemptiveSets.counters.violations, counts)]).toEqual([
      choices,
      violations,
    ]);
    expect(state.digits).toEqual(solvePuzzle(read(text)));
  });

  it('end with no solution when every colour is used up', () => {
    const wrong = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'.replace('53.', '531');
    const state = preemptiveSets.start(read(wrong), { choice: 'pairs', digits: 'ascending', seed: 1 });
    expect(drain(preemptiveSets.run(state)).outcome).toBe('no-solution');
  });
});

describe('the picture of preemptive sets', () => {
  it('has a hue for each colour in turn, and the next one for the set at work', () => {
    const state = preemptiveSets.start(read(MEPHAM), { choice: 'smallest', digits: 'descending', seed: 1 });
    let colours = 0;
    let sets = 0;
    const run = preemptiveSets.run(state);
    while (!run.next().done) {
      const { highlights, houses } = preemptiveSets.picture(state, undefined).grid;
      expect(highlights.map(({ hue }) => hue)).toEqual(highlights.map((_, index) => index % 4));
      expect(highlights.length).toBe(state.paths.length + (state.set ? 1 : 0));
      for (const [index, { cell: first, filled }] of state.paths.entries())
        expect(highlights[index]).toEqual({ cells: [first, ...filled], digits: 0, hue: index % 4, numbered: true });
      if (state.set) expect(highlights.at(-1)).toMatchObject({ cells: state.set.cells, digits: state.set.digits });
      expect(houses).toEqual(state.set?.houses ?? []);
      colours = Math.max(colours, state.paths.length);
      sets += Number(state.set !== undefined);
    }
    expect([colours > 0, sets > 0]).toEqual([true, true]);
  });
});

describe('cells that are picked', () => {
  const marked = (markups: Record<number, number>) => {
    const state = preemptiveSets.start(read('.'.repeat(81)), { choice: 'pairs', digits: 'ascending', seed: 1 });
    for (const [at, digits] of Object.entries(markups)) state.candidates[Number(at)] = digits;
    return state;
  };
  // Row 1: a pair in its first two cells, and 3 and 4 hidden in the next two, the only others that are open.
  const state = marked({ 0: set(1, 2), 1: set(1, 2), 2: set(1, 3, 4), 3: set(2, 3, 4) });

  it('are a set of their own numbers in every house that holds them', () => {
    expect(preemptiveSets.picked(state, [0, 1])).toEqual([
      { kind: 'see', house: 0, digits: set(1, 2), cells: [0, 1] },
      { kind: 'see', house: 18, digits: set(1, 2), cells: [0, 1] },
    ]);
  });

  it('are the set of all others where their own numbers are hidden', () => {
    expect(preemptiveSets.picked(state, [2, 3])).toEqual([{ kind: 'see', house: 0, digits: set(1, 2), cells: [2, 3] }]);
  });

  it('are what they hold where they are no set, and have no house where they share none', () => {
    expect(preemptiveSets.picked(state, [1, 3])).toEqual([{ kind: 'see', house: 0, digits: set(1, 2, 3, 4), cells: [1, 3] }]);
    expect(preemptiveSets.picked(state, [1, 80])).toEqual([{ kind: 'see', house: -1, digits: set(1, 2), cells: [1, 80] }]);
  });
});

it('takes any number that is forced for as right as its own, and any number left single, and strikes in any order', () => {
  const state = preemptiveSets.start(read(MEPHAM), { choice: 'pairs', digits: 'ascending', seed: 1 });
  const before = preemptiveSets.clone(state);
  const most: Record<string, number> = {};
  for (const step of preemptiveSets.run(state)) {
    const ties = preemptiveSets.ties(before, step);
    if (ties.length > 0) expect(ties).toContainEqual(step);
    most[step.kind] = Math.max(most[step.kind] ?? 0, ties.length);
    applyStep(preemptiveSets, before, step);
  }
  for (const kind of ['force', 'fill', 'see', 'strike']) expect(most[kind]).toBeGreaterThan(1);
});
