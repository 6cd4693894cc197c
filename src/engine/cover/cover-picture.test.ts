import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { digitsOf } from '../candidates.ts';
import { cellName } from '../grid.ts';
import { houseName, isSolution, puzzleOf } from '../puzzle.ts';
import { algorithmX } from './algorithm-x.card.ts';
import type { CoverInput } from './cover-state.ts';
import { dancingLinks } from './dancing-links.card.ts';
import { anyCoverProblem } from './testing/problems.ts';

const small = puzzleOf([2, 1, 0, 0, 0, 3, 2, 0, 0, 0, 0, 4, 1, 0, 0, 0]);
/** Nothing fits into the fourth cell. */
const impossible = puzzleOf([1, 2, 3, 0, 0, 0, 0, 4, ...new Array<number>(8).fill(0)]);
const clashing = puzzleOf([1, 1, ...new Array<number>(14).fill(0)]);
const inputs: fc.Arbitrary<CoverInput> = fc.oneof(anyCoverProblem, fc.constantFrom(small, clashing));
const options = fc.record({
  rule: fc.constantFrom('fewest', 'ties', 'leftmost', 'random'),
  solutions: fc.constantFrom(0, 1),
  givens: fc.constantFrom('left', 'covered'),
  seed: fc.nat(9),
});

/** Steps looked at of each run: enough for a search to come back from a few rows. */
const MAX_STEPS = 250;

it('marks the cell of a dead end, or the house', () => {
  const marks = new Set<string>();
  const at = (input: CoverInput, rule: 'fewest' | 'random', seed = 1) => {
    const state = dancingLinks.start(input, { rule, solutions: 0, givens: 'left', seed });
    for (const step of dancingLinks.run(state).take(2000)) {
      const { grid } = dancingLinks.picture(state, step);
      const { highlights = [], houses = [] } = grid!;
      if (step.kind !== 'deadEnd') expect([highlights, houses]).toEqual([[], []]);
      else {
        // The name says the same: 'r1c4 is filled', 'column 2 has 4'.
        const name = state.problem.items[step.item]!;
        const described = [
          ...highlights.map(({ cells }) => `${cellName(grid!.puzzle.grid, cells[0]!)} is`),
          ...houses.map((house) => `${houseName(grid!.puzzle.grid, house)} has`),
        ];
        expect(described.map((each) => name.startsWith(each))).toEqual([true]);
        marks.add(described[0]!.split(/[ \d]/)[0]!);
      }
    }
  };
  at(impossible, 'fewest');
  for (const seed of [1, 2, 3, 4]) at(puzzleOf([1, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 2]), 'random', seed);
  expect(marks.size).toBeGreaterThan(1);
});

describe('the picture of dancing links', () => {
  it('shows at every step what follows from the steps so far', () => {
    fc.assert(
      fc.property(inputs, options, (input, chosen) => {
        const state = dancingLinks.start(input, chosen);
        const { problem, optionOf } = state;
        // How many nodes of each row are unlinked, and those of which all are but the one in the covered column.
        const unlinked = problem.options.map(() => 0);
        const isOut = (option: number) => unlinked[option]! > 0 && unlinked[option] === problem.options[option]!.items.length - 1;
        let call: { name: string; item: number; undoes: boolean } | undefined;
        let level = 0;
        for (const step of dancingLinks.run(state).take(MAX_STEPS)) {
          if (step.kind === 'cover' || step.kind === 'uncover')
            call = { name: step.kind, item: step.item, undoes: step.kind === 'uncover' };
          if (step.kind === 'covered' || step.kind === 'uncovered') call = undefined;
          if (step.kind === 'unlink') unlinked[optionOf[step.node]!]!++;
          if (step.kind === 'relink') unlinked[optionOf[step.node]!]!--;
          if (step.kind === 'choose' || step.kind === 'solution' || step.kind === 'takeBack') level = state.depth;
          const { cover, links, grid } = dancingLinks.picture(state, step);
          const parted = step.kind === 'cover' || step.kind === 'uncovered' ? step.item : -1;
          const known = {
            step,
            level,
            calls: call ? [call] : [],
            hidden: problem.options.map((_, option) => Number(isOut(option))),
            moved: 'node' in step ? step.node : parted,
            marks: grid?.candidates && [...grid.candidates.keys()].map((cell) => digitsAt(problem, cell, (option) => !isOut(option))),
          };
          const { level: drawn, calls, hidden } = cover;
          const marks = grid?.candidates && Array.from(grid.candidates, (set) => digitsOf(set));
          expect({ step, level: drawn, calls, hidden: [...hidden], moved: links.moved, marks }).toEqual(known);
        }
      }),
      samples(25),
    );
  });
});

/** The digits of the rows that are meant and that are about a cell. */
function digitsAt({ options: rows }: ReturnType<typeof dancingLinks.start>['problem'], cell: number, meant: (option: number) => boolean) {
  const digits = rows.flatMap(({ places }, option) => (places![0].cell === cell && meant(option) ? [places![0].digit] : []));
  return digits.sort((a, b) => a - b);
}

describe('the picture of Algorithm X', () => {
  it('counts the rows that are left of every open column, at every step', () => {
    fc.assert(
      fc.property(inputs, options, (input, chosen) => {
        const state = algorithmX.start(input, chosen);
        for (const step of algorithmX.run(state).take(MAX_STEPS)) {
          const { cover } = algorithmX.picture(state, step);
          const open = state.problem.items.flatMap((_, item) => (state.covered[item] ? [] : [item]));
          const left = (item: number) =>
            state.problem.options.filter((row, option) => !state.hidden[option] && row.items.includes(item)).length;
          expect(open.map((item) => cover.sizes[item])).toEqual(open.map(left));
          expect([cover.level, cover.calls]).toEqual([state.depth, undefined]);
        }
      }),
      samples(25),
    );
  });
});

describe.each([dancingLinks, algorithmX])('the picture of $id', ({ start, run, picture }) => {
  /** The picture at the end of a search for all covers of a puzzle, with the name of the last step. */
  function atEnd(puzzle: CoverInput) {
    const state = start(puzzle, { rule: 'fewest', solutions: 0, givens: 'left', seed: 1 }) as never;
    let last: Parameters<typeof picture>[1];
    for (const step of run(state)) last = step as typeof last;
    return { kind: last!.kind, ...picture(state, last as never) };
  }

  it('shows at the end of a search for all covers the last one, and no column at work', () => {
    const { kind, grid, cover } = atEnd(small);
    expect(kind).toBe('allFound');
    expect(isSolution(small, grid!.digits)).toBe(true);
    expect(Math.max(...cover.columns)).toBe(-1);
  });

  it('shows the givens alone where there is none', () => {
    const { kind, grid, cover } = atEnd(impossible);
    expect(kind).toBe('noSolution');
    expect(grid!.digits).toEqual(impossible.givens);
    expect(Math.max(...cover.columns)).toBe(-1);
  });
});
