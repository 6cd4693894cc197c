import named from '../content/puzzles/named.json' with { type: 'json' };
import { countOf, drain } from '../src/engine/algorithm.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import { defaultsOf } from '../src/engine/options.ts';
import { backtracking } from '../src/engine/search/backtracking.ts';
import { type Measure, timed } from './measure.ts';

/** The run that is too long for the tests: its counts, and how long it takes. */
export function* measureSearch(): Generator<Measure> {
  const { puzzle } = readPuzzles(named.find(({ id }) => id === 'anti-brute-force')!.puzzle)[0]!;
  let counts: Record<string, number> = {};
  const ms = timed(() => {
    counts = drain(backtracking.run(backtracking.start(puzzle, defaultsOf(backtracking.options) as never)) as never).counts;
  });
  for (const counter of ['calls', 'tries', 'backtracks'] as const) {
    yield { name: `backtracking on the puzzle built against it: ${counter}`, value: countOf(backtracking.counters[counter], counts) };
  }
  yield { name: 'the same, drained', value: ms / 1000, unit: 's' };
}
