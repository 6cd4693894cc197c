import { describe, expect, it } from 'vitest';
import { soaking } from '../../../tests/samples.ts';
import { countOf, drain } from '../algorithm.ts';
import { defaultsOf, readOptions } from '../options.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import { backtracking } from './backtracking.card.ts';

const read = (text: string) => puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0));

function countsOf(text: string, options: Record<string, string> = {}) {
  const puzzle = read(text);
  const state = backtracking.start(puzzle, readOptions(backtracking.options, options) as never);
  const { outcome, counts } = drain(backtracking.run(state));
  const { calls, tries, backtracks } = backtracking.counters;
  return { outcome, puzzle, state, figures: [countOf(calls, counts), countOf(tries, counts), countOf(backtracks, counts)] };
}

/** Published or recomputed: calls, digits tried, digits taken back, row by row with digits ascending. */
const golden: [name: string, puzzle: string, calls: number, tries: number, backtracks: number][] = [
  ['Wikipedia', '530070000600195000098000060800060003400803001700020006060000280000419005000080079', 4_209, 37_652, 4_157],
  ['AI Escargot', '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..', 8_970, 80_491, 8_911],
  ['Inkala 2010', '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..', 10_008, 89_833, 9_949],
  ['Inkala 2012', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 49_559, 445_778, 49_498],
  ['Norvig grid1', '003020600900305001001806400008102900700000008006708200002609500800203009005010300', 201, 1_605, 151],
  ['Mepham D', '090700860031005020806000000007050006000307000500010700000000109020600350054008070', 10_924, 98_089, 10_870],
  ['empty', '.'.repeat(81), 392, 3_195, 310],
];

/** Half a million calls more. */
const longer: typeof golden = [
  ['Golden Nugget', '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....', 304_054, 2_736_230, 303_993],
  ['Easter Monster', '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1', 262_015, 2_357_880, 261_954],
];

describe('backtracking', () => {
  it.each(soaking ? [...golden, ...longer] : golden)('%s takes the known number of calls, tries and backtracks', (_, text, ...expected) => {
    const { outcome, puzzle, state, figures } = countsOf(text);
    expect(outcome).toBe('solved');
    expect(figures).toEqual(expected);
    expect(isSolution(puzzle, state.digits)).toBe(true);
  });

  const unsolvable: [name: string, puzzle: string, calls: number][] = [
    ['cell that sees all digits', '.......4....321.', 44],
    ...(soaking
      ? [
          ['row of 9 × 9', '9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3', 257_655] satisfies [
            string,
            string,
            number,
          ],
        ]
      : []),
  ];
  it.each(unsolvable)('refutes an unsolvable %s after the known number of calls', (_, text, calls) => {
    const { outcome, figures } = countsOf(text);
    expect(outcome).toBe('no-solution');
    expect(figures[0]).toBe(calls);
  });

  it('starts the empty grid with the grid that row-major order finds first', () => {
    const { state } = countsOf('.'.repeat(81));
    expect(Array.from(state.digits).join('')).toBe('123456789456789123789123456214365897365897214897214365531642978642978531978531642');
  });

  it.each(['rows', 'columns', 'boxes', 'spiral', 'fewest'])('solves in order %s, with digits in any order', (order) => {
    for (const digits of ['ascending', 'descending', 'shuffled']) {
      const { outcome, puzzle, state } = countsOf(golden[0][1], { order, digits, seed: '7' });
      expect(outcome).toBe('solved');
      expect(isSolution(puzzle, state.digits)).toBe(true);
    }
  });

  it('knows its defaults', () => {
    expect(defaultsOf(backtracking.options)).toEqual({ order: 'rows', digits: 'ascending', seed: 1 });
  });
});
