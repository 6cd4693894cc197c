import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../tests/samples.ts';
import { countOf, drain } from '../algorithm.ts';
import { readOptions } from '../options.ts';
import { isSolution, type Puzzle, puzzleOf } from '../puzzle.ts';
import { backjumping } from './backjumping.card.ts';
import { backtracking } from './backtracking.card.ts';
import { blameRows, passedOver, toBlame } from './conflict-sets.ts';

const read = (text: string) => puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));

function resultOf(algorithm: typeof backjumping | typeof backtracking, puzzle: Puzzle, options: Record<string, string>) {
  const state = algorithm.start(puzzle, readOptions(algorithm.options, options) as never);
  const { outcome, counts } = drain(algorithm.run(state as never));
  return { outcome, answer: outcome === 'solved' ? state.digits.join('') : '', tries: countOf(algorithm.counters.tries, counts), counts };
}

const wikipedia = read('530070000600195000098000060800060003400803001700020006060000280000419005000080079');
const escargot = read('1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..');

/** No digit is left for the last cell, whatever stands in the others. */
const unsolvable = read('.......4....321.');

/** Computed by another program of the method as well: digits tried, dead ends, jumps over cells. */
const golden: [name: string, puzzle: Puzzle, jumps: string, tries: number, deadEnds: number, over: number][] = [
  ['Wikipedia', wikipedia, 'leaves', 25_399, 2_193, 399],
  ['Wikipedia', wikipedia, 'all', 13_817, 989, 371],
  ['AI Escargot', escargot, 'leaves', 61_349, 5_850, 884],
  ['AI Escargot', escargot, 'all', 40_261, 3_078, 1_313],
  ['tiny', read('..32.....42..3.4'), 'all', 34, 3, 0],
];

/** Puzzles of 4 × 4 with no, one or several solutions. */
const anyTiny = fc
  .array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 4 })), { maxLength: 6 })
  .map((placed) => {
    const givens = new Uint8Array(16);
    for (const [cell, digit] of placed) givens[cell] = digit;
    return puzzleOf(givens);
  })
  .filter(({ grid, givens }) =>
    givens.every((digit, cell) => digit === 0 || grid.peersOfCell[cell].every((peer) => givens[peer] !== digit)),
  );

const anyOrders = fc.record({
  order: fc.constantFrom('rows', 'columns', 'boxes', 'spiral', 'fewest'),
  digits: fc.constantFrom('ascending', 'descending', 'shuffled'),
});

describe('backjumping', () => {
  it.each(golden)('%s takes the known number of tries, dead ends and jumps', (_, puzzle, jumps, tries, deadEnds, over) => {
    const { answer, counts, ...rest } = resultOf(backjumping, puzzle, { jumps });
    expect([rest.tries, counts.deadEnd, counts.jump ?? 0]).toEqual([tries, deadEnds, over]);
    expect(isSolution(puzzle, Uint8Array.from(answer, Number))).toBe(true);
  });

  it.each(['leaves', 'all'])('ends where backtracking ends, after no more tries: %s', (jumps) => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(anyTiny, anyOrders, (puzzle, orders) => {
        const plain = resultOf(backtracking, puzzle, orders);
        const { outcome, answer, tries } = resultOf(backjumping, puzzle, { ...orders, jumps });
        expect([outcome, answer]).toEqual([plain.outcome, plain.answer]);
        expect(tries).toBeLessThanOrEqual(plain.tries);
        outcomes.add(outcome);
      }),
      samples(200),
    );
    expect([...outcomes].sort()).toEqual(['no-solution', 'solved']);
  });

  it('gives up on a puzzle that has a solution where it does not hand the reasons on', () => {
    const { outcome, tries, counts } = resultOf(backjumping, wikipedia, { jumps: 'forgetful' });
    expect([outcome, tries, counts.deadEnd, counts.stuck]).toEqual(['stuck', 466, 38, 1]);
  });

  it('hands the reasons on: with them it never tries more', () => {
    const puzzles = soaking ? [wikipedia, escargot, unsolvable] : [wikipedia, unsolvable];
    for (const puzzle of puzzles)
      expect(resultOf(backjumping, puzzle, { jumps: 'all' }).tries).toBeLessThanOrEqual(
        resultOf(backjumping, puzzle, { jumps: 'leaves' }).tries,
      );
  });

  it.each(['leaves', 'all'])('jumps from a cell that nothing fits to the latest cell that forbids it a digit: %s', (jumps) => {
    const state = backjumping.start(wikipedia, readOptions(backjumping.options, { jumps }) as never);
    const { grid } = wikipedia;
    let leaves = 0;
    let latest: number | undefined;
    for (const step of backjumping.run(state)) {
      const { digits, empty, depth, levelOf } = state;
      if (step.kind === 'deadEnd') {
        // Each digit is forbidden by a given, or else for as long as the first holder keeps it.
        const firsts = state.orders[depth]!.map((digit) => {
          const levels = grid.peersOfCell[step.cell].filter((peer) => digits[peer] === digit).map((peer) => levelOf[peer]);
          return levels.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...levels);
        });
        latest = Math.max(...firsts) < empty.length ? empty[Math.max(...firsts)] : undefined;
      } else if (step.kind === 'jump' || step.kind === 'takeBack') {
        if (latest !== undefined) {
          leaves++;
          expect(step.cell).toBe(latest);
        }
        latest = undefined;
      }
    }
    expect(leaves).toBeGreaterThan(100);
  });

  it('shows at a jump the cells that it empties, and no reason among them', () => {
    const state = backjumping.start(wikipedia, readOptions(backjumping.options, {}) as never);
    for (const step of backjumping.run(state)) {
      if (step.kind !== 'jump') continue;
      const over = passedOver(state, step.from);
      expect(over.length).toBeGreaterThan(0);
      expect(over.filter((cell) => state.digits[cell] !== 0 || toBlame(state).includes(cell))).toEqual([]);
    }
  });

  it.each([
    ['all', true],
    ['forgetful', false],
  ] as const)('lists the cells to blame from the level that failed down to the first, and passes them on: %s', (jumps, passesOn) => {
    const state = backjumping.start(wikipedia, readOptions(backjumping.options, { jumps }) as never);
    let before: number[] = [];
    let passed = 0;
    for (const step of backjumping.run(state)) {
      const rows = blameRows(state, step as never);
      expect(rows.filter((row) => row.state === 'now').map(({ cell }) => cell)).toEqual(
        state.depth < state.empty.length ? [state.empty[state.depth]] : [],
      );
      if (step.kind === 'jump' || step.kind === 'takeBack') {
        const now = rows.find((row) => row.state === 'now')!;
        expect(rows[0]).toMatchObject({ blamed: before, state: 'left' });
        expect(rows.filter((row) => row.state === 'skipped')).toHaveLength(step.kind === 'jump' ? passedOver(state, step.from).length : 0);
        // All but the one that the search has gone back to.
        expect(now.blamed).toEqual(expect.arrayContaining(passesOn ? before.slice(0, -1) : []));
        passed += now.passedOn.length;
      }
      before = toBlame(state);
    }
    expect(passed > 500).toBe(passesOn);
  });

  it('gives up sooner where the givens alone leave a cell nothing', () => {
    const { outcome, counts } = resultOf(backjumping, unsolvable, {});
    expect(outcome).toBe('no-solution');
    expect(counts.deadEnd).toBeLessThan(resultOf(backtracking, unsolvable, {}).counts.deadEnd!);
  });
});
