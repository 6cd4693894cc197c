import named from '../content/puzzles/named.json' with { type: 'json' };
import { countOf, drain } from '../src/engine/algorithm.ts';
import { dancingLinks } from '../src/engine/cover/dancing-links.card.ts';
import { readPuzzles } from '../src/engine/formats/read.ts';
import { defaultsOf, readOptions } from '../src/engine/options.ts';
import { allDifferent } from '../src/engine/search/all-different.card.ts';
import { backtracking } from '../src/engine/search/backtracking.card.ts';
import { learningSearch } from '../src/engine/search/learning-search.card.ts';
import { type Measure, timed } from './measure.ts';

const puzzleNamed = (name: string) => readPuzzles(named.find(({ id }) => id === name)!.puzzle)[0]!.puzzle;

/** Runs that are too long for the tests: their counts, and how long the first takes. */
export function* measureSearch(): Generator<Measure> {
  const puzzle = puzzleNamed('anti-brute-force');
  let counts: Record<string, number> = {};
  const ms = timed(() => {
    counts = drain(backtracking.run(backtracking.start(puzzle, defaultsOf(backtracking.options) as never)) as never).counts;
  });
  for (const counter of ['calls', 'tries', 'backtracks'] as const) {
    yield { name: `backtracking on the puzzle built against it: ${counter}`, value: countOf(backtracking.counters[counter], counts) };
  }
  yield { name: 'the same, drained', value: ms / 1000, unit: 's' };
  const large = drain(
    dancingLinks.run(dancingLinks.start(puzzleNamed('twenty-five-hard'), defaultsOf(dancingLinks.options) as never)) as never,
  );
  const steps = Object.values(large.counts).reduce((sum, count) => sum + count, 0);
  yield { name: 'dancing links on the hard 25 × 25: steps', value: steps, goal: '48654613' };
  yield* measureLearning();
  yield* measureFilters();
}

/** The dead ends of a search that learns from them, with and without what it learns. */
function* measureLearning(): Generator<Measure> {
  const { deadEnds } = learningSearch.counters;
  for (const id of ['golden-nugget', 'sixteen-hard', 'twenty-five-hard'])
    for (const after of ['one', 'jump', 'note']) {
      const state = learningSearch.start(puzzleNamed(id), readOptions(learningSearch.options, { after }) as never);
      const { counts } = drain(learningSearch.run(state) as never);
      yield { name: `learning from dead ends, ${id}, after=${after}: dead ends`, value: countOf(deadEnds, counts) };
    }
}

/** The dead ends of a search that filters each house, and each digit too. */
function* measureFilters(): Generator<Measure> {
  const { deadEnds } = allDifferent.counters;
  for (const id of ['golden-nugget', 'sixteen-hard', 'twenty-five-hard'])
    for (const byDigit of [false, true]) {
      const { counts } = drain(allDifferent.run(allDifferent.start(puzzleNamed(id), { byDigit })) as never);
      yield { name: `all different, ${id}, byDigit=${byDigit ? 'on' : 'off'}: dead ends`, value: countOf(deadEnds, counts) };
    }
}
