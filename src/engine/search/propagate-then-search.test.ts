import { describe, expect, it } from 'vitest';
import { countOf, drain } from '../algorithm.ts';
import { solvePuzzle } from '../fast/answer.ts';
import { readPuzzles } from '../formats/read.ts';
import { backtracking } from './backtracking.card.ts';
import { propagateThenSearch } from './propagate-then-search.card.ts';

const read = (text: string) => readPuzzles(text)[0].puzzle;
const solve = (text: string) => {
  const state = propagateThenSearch.start(read(text));
  const { outcome, counts } = drain(propagateThenSearch.run(state));
  const counter = (name: keyof typeof propagateThenSearch.counters) => countOf(propagateThenSearch.counters[name], counts);
  return { outcome, digits: state.digits, counter };
};

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const escargot = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

describe('propagate, then search', () => {
  it('solves an easy puzzle by rounds alone', () => {
    const { outcome, digits, counter } = solve(wikipedia);
    expect(outcome).toBe('solved');
    expect(digits).toEqual(solvePuzzle(read(wikipedia)));
    expect(counter('fixed')).toBe(51);
    expect(counter('tries')).toBe(0);
    // The last round finds nothing left to do.
    expect(counter('rounds')).toBeGreaterThan(2);
  });

  it('searches what the rounds leave, with fewer tries than plain backtracking', () => {
    const { outcome, digits, counter } = solve(escargot);
    expect(outcome).toBe('solved');
    expect(digits).toEqual(solvePuzzle(read(escargot)));
    expect(counter('fixed') + counter('placements') - counter('backtracks')).toBe(81 - 23);
    const plain = backtracking.start(read(escargot), { order: 'rows', digits: 'ascending', seed: 1 });
    expect(counter('tries')).toBeLessThan(drain(backtracking.run(plain)).counts.try!);
  });

  it.each([
    ['014000005000004008900520014002690500000000000006085200890073002200900000500000870', 6, 9, 1466, 419],
    ['020000600000010320000200140900032000280104036000670002068003000052090000004000050', 8, 11, 6114, 1947],
    ['..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..', 1, 0, 32457, 9949],
  ])('counts what each phase does: %s', (text, rounds, fixed, tries, backtracks) => {
    const { outcome, digits, counter } = solve(text);
    expect({
      outcome,
      rounds: counter('rounds'),
      fixed: counter('fixed'),
      tries: counter('tries'),
      backtracks: counter('backtracks'),
    }).toEqual({
      outcome: 'solved',
      rounds,
      fixed,
      tries,
      backtracks,
    });
    expect(digits).toEqual(solvePuzzle(read(text)));
  });

  it('marks all cells of a round before it fixes any', () => {
    const fixes: number[] = [];
    for (const { kind } of propagateThenSearch.run(propagateThenSearch.start(read(wikipedia)))) {
      if (kind === 'round') fixes.push(0);
      if (kind === 'fix') fixes.push(fixes.pop()! + 1);
    }
    expect(fixes).toEqual([4, 5, 7, 6, 5, 3, 2, 7, 10, 2, 0]);
  });

  it('says so when there is no solution', () => {
    expect(solve(wikipedia.replace('53.', '531')).outcome).toBe('no-solution');
    // r1c9 can only be 9, and column 9 holds one.
    expect(solve(`12345678.${'.'.repeat(17)}9${'.'.repeat(54)}`)).toMatchObject({ outcome: 'no-solution' });
  });
});
