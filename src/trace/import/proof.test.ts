import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { answersOf } from '../../engine/fast/answer.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { type Puzzle, withGivens } from '../../engine/puzzle.ts';
import type { AnyStep } from '../../engine/step.ts';
import { Proof } from './proof.ts';
import { patternPuzzle, type SearchOptions, searchSteps } from './testing/searches.ts';

const read = (text: string) => readPuzzles(text)[0]!.puzzle;
const WIKIPEDIA = read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const NORVIG = read('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');

function judged(puzzle: Puzzle, steps: readonly AnyStep[], says = ''): Proof {
  const proof = new Proof(puzzle);
  for (const [index, step] of steps.entries()) proof.take(step.kind, step, index + 2, () => says);
  return proof;
}

const anyOrder = (length: number) => fc.shuffledSubarray([...Array(length).keys()], { minLength: length });

/** Puzzles of 6 × 6 with many cells empty, with one solution or several, or none where a given is wrong. */
const anyPuzzle = fc.tuple(anyOrder(6), anyOrder(36), fc.integer({ min: 14, max: 24 })).map(([names, cells, empty]) =>
  patternPuzzle(
    2,
    3,
    names.map((each) => each + 1),
    cells.slice(0, empty),
  ),
);

const anySearch = fc.record({
  order: fc.oneof(fc.constant('fewest' as const), anyOrder(36)),
  ahead: fc.constantFrom('none' as const, 'after' as const, 'before' as const),
  isQuiet: fc.boolean(),
  isForAll: fc.boolean(),
  jumps: fc.boolean(),
  digits: anyOrder(6),
});

const optionsOf = ({ digits, ahead, jumps, isQuiet, isForAll, ...others }: typeof anySearch extends fc.Arbitrary<infer T> ? T : never) =>
  ({
    ...others,
    isForAll,
    // A program that jumps must say what it clashes with, and looks at nothing else.
    ...(jumps ? { jumps } : { ahead, isQuiet }),
    digitsOf: (cell: number) => [...digits.slice(cell % 6), ...digits.slice(0, cell % 6)].map((each) => each + 1),
  }) satisfies SearchOptions;

describe('a right search', () => {
  it('is a proof, whatever its order and however far it looks ahead', () => {
    fc.assert(
      fc.property(anyPuzzle, anySearch, (puzzle, search) => {
        const steps = searchSteps(puzzle, optionsOf(search));
        // A search for all solutions ends with none, which is another judge's matter.
        const proof = judged(puzzle, steps.at(-1)!.kind === 'noSolution' && search.isForAll ? steps.slice(0, -1) : steps);
        expect(proof.unjustified).toBeUndefined();
        expect(proof.isWhole).toBe(true);
      }),
      samples(300),
    );
  });

  it.each([
    ['in reading order', { order: [...Array(81).keys()] }],
    ['in reading order, and jumps', { order: [...Array(81).keys()], jumps: true }],
    ['by the fewest candidates, and says little', { isQuiet: true }],
    ['in reading order, with a look ahead', { order: [...Array(81).keys()], ahead: 'before' as const }],
  ])('at 9 × 9 %s', (_, options) => {
    const proof = judged(NORVIG, searchSteps(NORVIG, options));
    expect([proof.unjustified, proof.isWhole]).toEqual([undefined, true]);
  });

  it('may show that there is no solution', () => {
    const givens = NORVIG.givens.slice();
    givens[0] = 5;
    const none = withGivens(NORVIG, givens);
    for (const options of [{}, { order: [...Array(81).keys()] }, { ahead: 'after' as const }]) {
      const steps = searchSteps(none, options);
      expect(steps.at(-1)!.kind).toBe('noSolution');
      expect(judged(none, steps).isWhole).toBe(true);
    }
  });

  it('may fill singles in, and take back what followed', () => {
    const small = read('1.......3......2');
    const steps = [
      { kind: 'place', cell: 1, digit: 2 },
      { kind: 'place', cell: 5, digit: 4 },
    ];
    expect(judged(small, steps).isWhole).toBe(true);
  });
});

/** A mutation that meets a search where it is on its way to the only answer. */
function onTheWay(puzzle: Puzzle, at: number, what: 'leave out' | 'take back') {
  const answer = answersOf(puzzle, 1)[0]!;
  let met = 0;
  return {
    wasMet: () => met > at,
    mutation: (cell: number, digit: number, digits: Uint8Array) => {
      const isRight = digit === answer[cell] && digits.every((each, other) => each === 0 || each === answer[other]);
      return isRight && met++ === at ? what : undefined;
    },
  };
}

describe('a wrong search', () => {
  it('is caught where it leaves out a digit that the answer needs, or takes it back early', () => {
    let caught = 0;
    fc.assert(
      fc.property(
        anyPuzzle,
        anySearch,
        fc.nat(8),
        fc.constantFrom('leave out' as const, 'take back' as const),
        (puzzle, search, at, what) => {
          fc.pre(answersOf(puzzle, 2).length === 1);
          const { mutation, wasMet } = onTheWay(puzzle, at, what);
          const steps = searchSteps(puzzle, { ...optionsOf({ ...search, isForAll: false }), mutation });
          fc.pre(wasMet());
          caught++;
          expect(judged(puzzle, steps).unjustified).toBeDefined();
        },
      ),
      samples(200),
    );
    expect(caught).toBeGreaterThan(50);
  });

  it('passes by no take-back of a position that has a solution', () => {
    fc.assert(
      fc.property(anyPuzzle, anySearch, fc.nat(40), (puzzle, search, at) => {
        let [met, isOpen] = [0, false];
        const mutation = (cell: number, digit: number, digits: Uint8Array) => {
          const tried = digits.slice();
          tried[cell] = digit;
          // What comes back from a full grid is for the next solution.
          if (!tried.includes(0) || met++ !== at) return undefined;
          isOpen = answersOf(withGivens(puzzle, tried), 1).length > 0;
          return 'take back' as const;
        };
        const steps = searchSteps(puzzle, { ...optionsOf({ ...search, isForAll: false }), mutation });
        // One that says little may have started over.
        if (isOpen) expect(judged(puzzle, steps).isWhole).toBe(false);
      }),
      samples(200),
    );
  });

  /** Fills a column from top to bottom, and returns nothing when it is full. */
  function columnWalk(puzzle: Puzzle): AnyStep[] {
    const digits = puzzle.givens.slice();
    const steps: AnyStep[] = [];
    const walk = (row: number, column: number): boolean => {
      if (row === 9) return false;
      const cell = 9 * row + column;
      if (digits[cell] !== 0) return walk(row + 1, column);
      steps.push({ kind: 'choose', cell });
      for (let digit = 1; digit <= 9; digit++) {
        steps.push({ kind: 'try', cell, digit });
        const clash = puzzle.grid.peersOfCell[cell]!.find((peer) => digits[peer] === digit);
        if (clash !== undefined) {
          steps.push({ kind: 'conflict', cell, digit, clash });
          continue;
        }
        digits[cell] = digit;
        steps.push({ kind: 'place', cell, digit });
        if (walk(row + 1, column)) return true;
        digits[cell] = 0;
        steps.push({ kind: 'takeBack', cell, digit });
      }
      steps.push({ kind: 'deadEnd', cell });
      return false;
    };
    walk(0, 0);
    return steps;
  }

  it.each([
    ['Wikipedia’s', WIKIPEDIA, 'you took 3 back from r9c1'],
    ['Norvig’s', NORVIG, 'you took 6 back from r9c1'],
  ])('is caught in %s puzzle where it walks columns and takes back without a dead end', (_, puzzle, what) => {
    expect(judged(puzzle, columnWalk(puzzle)).unjustified?.message).toBe(
      `${what}, but nothing has failed since you placed it: no cell and no house has run out of digits`,
    );
  });

  const naive = { order: [...Array(81).keys()] };

  it('is told which digit it never tries', () => {
    const steps = searchSteps(NORVIG, { ...naive, digitsOf: () => [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(judged(NORVIG, steps).unjustified).toMatchObject({
      line: 84,
      message:
        'you took 8 back from r1c2, but nothing has failed since you placed it: you called r1c4 a dead end, but 9 fits in r1c4 and was never placed there',
    });
  });

  it('is judged by what it sees: singles do not count for one that goes on where a cell has nothing left', () => {
    // A digit comes back early. Singles show that it is wrong, but the program cannot know.
    let met = 0;
    const early = searchSteps(WIKIPEDIA, { ...naive, mutation: () => (met++ === 333 ? 'take back' : undefined) });
    expect(judged(WIKIPEDIA, early).unjustified?.message).toMatch(/: no cell and no house has run out of digits$/);
    // Nothing is known of one that breaks off there.
    const back = early.findIndex(({ kind }, index) => kind === 'takeBack' && early[index - 1]!.kind === 'place');
    expect(judged(WIKIPEDIA, early.slice(back - 1, back + 2)).unjustified).toBeUndefined();
  });

  it('claims that there is no solution when it has not looked everywhere', () => {
    const small = read('1...............');
    const ends = [{ kind: 'choose', cell: 1 }, { kind: 'deadEnd', cell: 1 }, { kind: 'noSolution' }];
    expect(judged(small, ends).unjustified).toMatchObject({
      line: 4,
      message: 'you said that there is no solution, but 2, 3 and 4 fit in r1c2 and were never placed there',
    });
    expect(judged(small, ends.slice(-1)).unjustified?.message).toBe('you said that there is no solution, but nothing has shown it');
  });
});

describe('a search that starts over', () => {
  const small = read('1...............');
  const probe = [
    { kind: 'choose', cell: 1 },
    { kind: 'place', cell: 1, digit: 2 },
    { kind: 'choose', cell: 2 },
    { kind: 'place', cell: 2, digit: 3 },
  ];
  const back = [
    { kind: 'takeBack', cell: 2, digit: 3 },
    { kind: 'takeBack', cell: 1, digit: 2 },
  ];

  it('is no fault where it goes back to the givens and chooses anew, but no proof', () => {
    const proof = judged(small, [...probe, ...back, ...probe]);
    expect([proof.unjustified, proof.isWhole]).toEqual([undefined, false]);
    expect(judged(small, [...probe, ...back, { kind: 'choose', cell: 3 }, { kind: 'noSolution' }]).unjustified?.message).toContain(
      'you said that there is no solution',
    );
  });

  it('is one where it goes on with the next digit of its first cell', () => {
    const proof = judged(small, [...probe, ...back, { kind: 'try', cell: 1, digit: 3 }]);
    expect(proof.unjustified?.line).toBe(6);
  });

  it('may give up a part when it says so, in a note or a step of its own', () => {
    const part = [...probe, { kind: 'note', text: 0 }, back[0]!, { kind: 'choose', cell: 2 }, { kind: 'place', cell: 2, digit: 4 }];
    expect(judged(small, part, 'limit reached: restart').unjustified).toBeUndefined();
    expect(judged(small, part, 'on it goes').unjustified?.line).toBe(7);
    const own = part.map((step) => (step.kind === 'note' ? { kind: 'abandon' } : step));
    expect(judged(small, own, 'abandon').isWhole).toBe(false);
  });
});

it('a cage has nothing left where its digits cannot add up', () => {
  const killer = read('4\n1 2 3 4\n1\n3 0,0 0,1\n');
  const steps = [
    { kind: 'place', cell: 0, digit: 3 },
    { kind: 'takeBack', cell: 0, digit: 3 },
    { kind: 'place', cell: 0, digit: 1 },
    { kind: 'takeBack', cell: 0, digit: 1 },
    { kind: 'choose', cell: 0 },
  ];
  expect(judged(killer, steps.slice(0, 3)).unjustified).toBeUndefined();
  expect(judged(killer, steps).unjustified?.line).toBe(5);
});
