import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { countOf, drain } from '../algorithm.ts';
import { countDigits } from '../candidates.ts';
import { readPuzzles } from '../formats/read.ts';
import { gridOf, isRegular } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { countSolutions } from './answer.ts';
import { bitboards, houseWithout } from './bitboards.card.ts';
import { countBits } from './bitboards.ts';
import { FEW_PAIRS, PATIENCE, solve9, triesMade } from './solve.ts';

const read = (text: string) => readPuzzles(text)[0]!.puzzle;
const solved = (text: string) => {
  const state = bitboards.start(read(text));
  const { outcome, counts } = drain(bitboards.run(state));
  const { tries, backtracks } = bitboards.counters;
  return { outcome, digits: state.digits, tries: countOf(tries, counts), backtracks: countOf(backtracks, counts) };
};
/** Whether the fast solver thinks harder from its first guess on. */
function beginsHard(text: string): boolean {
  const state = bitboards.start(read(text));
  const run = bitboards.run(state);
  for (let next = run.next(); !next.done && next.value.kind !== 'guess'; ) next = run.next();
  const [before] = state.copies;
  const pairs = [0, 1, 2].map((band) => (before ? countDigits(countBits({ ...state, ...before }, band).two) : FEW_PAIRS));
  return pairs.reduce((sum, each) => sum + each, 0) < FEW_PAIRS;
}
// Two that are hard even for the fast solver take as many steps as all others together a thousand times.
const nines = named.filter(({ id, puzzle }) => {
  const { grid, cages, domains } = read(puzzle);
  return grid.size === 9 && isRegular(grid) && cages.length === 0 && !domains && !['norvig-hard1', 'norvig-impossible'].includes(id);
});

describe('bitboards, step by step', () => {
  it.each(nines.map(({ id, puzzle }) => [id, puzzle] as const))(
    'has the answer of the fast solver, and its tries while its patience lasts: %s',
    (_, text) => {
      const before = triesMade();
      const answer = solve9(read(text).givens);
      const tries = triesMade() - before;
      const { outcome, digits, tries: own, backtracks } = solved(text);
      expect(outcome).toBe(answer ? 'solved' : 'no-solution');
      const alike = backtracks < PATIENCE && !beginsHard(text);
      const unique = countSolutions(read(text), 2) === 1;
      if (answer && (alike || unique)) expect([...digits]).toEqual([...answer]);
      if (alike) expect(own).toBe(tries);
    },
  );

  it('has the tries of the fast solver on most puzzles, and not on those known as the hardest', () => {
    const hard = nines.filter(({ puzzle }) => beginsHard(puzzle)).map(({ id }) => id);
    expect(hard).toContain('ai-escargot');
    expect(hard.length).toBeLessThan(nines.length / 4);
  });

  it('names the house in which a digit has no bit left, and lights it', () => {
    const all = nines.flatMap(({ puzzle }) => {
      const state = bitboards.start(read(puzzle));
      const lit: unknown[] = [];
      for (const step of bitboards.run(state)) {
        if (step.kind !== 'noPlace' || lit.length === 20) continue;
        const house = houseWithout(state, step.digit);
        const cells = state.puzzle.grid.cellsOfHouse[house]!;
        expect(cells.some((cell) => state.digits[cell] === step.digit)).toBe(false);
        expect(bitboards.picture(state, step).grid.houses).toEqual([house]);
        lit.push(house);
      }
      return lit;
    });
    expect(all.length).toBeGreaterThan(20);
  });

  it('finds givens that clash', () => {
    const grid = gridOf(9);
    for (const other of [1, 10, 27, 5]) {
      const givens = new Uint8Array(81);
      givens[0] = givens[other] = 5;
      expect(drain(bitboards.run(bitboards.start(puzzleOf(givens, { grid })))).outcome).toBe('no-solution');
    }
  });
});
