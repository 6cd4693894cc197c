import { type AnyAlgorithm, countSteps, drain } from '../src/engine/algorithm.ts';
import { catalogRow } from '../src/engine/catalog.ts';
import { loadDirect } from '../src/engine/direct/load-direct.ts';
import { type Puzzle, puzzleOf } from '../src/engine/puzzle.ts';
import { randomFrom } from '../src/engine/random.ts';
import { backtracking } from '../src/engine/search/backtracking.card.ts';
import { Recorder } from '../src/trace/recorder.ts';
import { Timeline } from '../src/trace/timeline.ts';
import { type Measure, median, timed } from './measure.ts';

const platinumBlonde = '.......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...';
const options = { order: 'rows', digits: 'ascending', seed: 1 } as const;

/** The taught loop, word for word, counting in place of yielding: what the generator is measured against. */
export function plainSearch(puzzle: Puzzle): Record<string, number> {
  const state = backtracking.start(puzzle, options);
  const { digits, empty } = state;
  const digitOrder = Array.from({ length: puzzle.grid.size }, (_, index) => index + 1);
  const { cellsOfHouse, housesOfCell } = puzzle.grid;
  const tried = new Uint8Array(empty.length + 1);
  let [calls, tries, conflicts, backtracks] = [0, 0, 0, 0];
  const conflict = (cell: number, digit: number): number => {
    for (const house of housesOfCell[cell]!) {
      for (const other of cellsOfHouse[house]!) if (digits[other] === digit) return other;
    }
    return -1;
  };
  while (state.depth < empty.length) {
    const cell = empty[state.depth]!;
    if (tried[state.depth] === 0) calls++;
    let placed = false;
    while (!placed && tried[state.depth]! < digitOrder.length) {
      const digit = digitOrder[tried[state.depth]!]!;
      tried[state.depth]!++;
      tries++;
      if (conflict(cell, digit) >= 0) {
        conflicts++;
      } else {
        digits[cell] = digit;
        state.depth++;
        placed = true;
      }
    }
    if (!placed) {
      tried[state.depth] = 0;
      if (state.depth === 0) break;
      state.depth--;
      backtracks++;
      digits[empty[state.depth]!] = 0;
    }
  }
  return { calls, tries, conflicts, backtracks };
}

function recordWhole(puzzle: Puzzle, cap: number): Timeline {
  const timeline = new Timeline(backtracking as unknown as AnyAlgorithm, backtracking.start(puzzle, options));
  const recorder = new Recorder(backtracking as unknown as AnyAlgorithm, backtracking.start(puzzle, options), cap);
  recorder.advance(cap);
  recorder.flush();
  for (const chunk of recorder.takeChunks()) timeline.append(chunk);
  return timeline;
}

/** Backtracking takes about five million steps on it. */
export const manySteps = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';

/** Milliseconds of one run. */
interface StepCosts {
  readonly plain: number;
  /** By the page's own generator. */
  readonly drained: number;
  /** By the direct run. */
  readonly counted: number;
  readonly recorded: number;
  /** The page's own generator, recorded. */
  readonly kept: number;
}

/** Backtracking of some five million steps: in a plain loop, drained, counted, and recorded; five rounds. */
export async function stepCosts(): Promise<StepCosts[]> {
  const direct = await loadDirect(catalogRow('backtracking'));
  const puzzle = puzzleOf(Array.from(manySteps, (symbol) => Number(symbol) || 0));
  const rounds = Array.from({ length: 7 }, () => ({
    plain: timed(() => plainSearch(puzzle)),
    drained: timed(() => drain(backtracking.run(backtracking.start(puzzle, options)))),
    counted: timed(() => countSteps(direct, backtracking.start(puzzle, options))),
    kept: timed(() => new Recorder(backtracking as unknown as AnyAlgorithm, backtracking.start(puzzle, options)).advance(20_000_000)),
    recorded: timed(() => new Recorder(direct, backtracking.start(puzzle, options)).advance(20_000_000)),
  }));
  // The first rounds are the compiler's.
  return rounds.slice(2);
}

/** The cost of stepping: recording, generating, seeking, memory. */
export async function* measureTrace(): AsyncGenerator<Measure> {
  const rounds = await stepCosts();
  yield { name: 'recording ÷ plain loop', value: median(rounds.map(({ recorded, plain }) => recorded / plain)), goal: '≤ 3' };
  yield { name: 'direct run, counted ÷ plain loop', value: median(rounds.map(({ counted, plain }) => counted / plain)), goal: '≤ 2' };
  yield { name: 'drained generator ÷ plain loop', value: median(rounds.map(({ drained, plain }) => drained / plain)), goal: '≤ 3' };

  const long = recordWhole(puzzleOf(Array.from(platinumBlonde, (symbol) => Number(symbol) || 0)), 10_000_000);
  yield { name: 'steps in the trace sought in', value: long.length };
  yield { name: 'bytes a step', value: long.bytes / long.length, goal: '≤ 8' };
  long.frame(long.length);
  const random = randomFrom(1);
  const seeks = Array.from({ length: 2000 }, () => {
    const position = random.below(long.length);
    return timed(() => long.frame(position));
  }).sort((a, b) => a - b);
  yield { name: 'random seek, median', value: seeks[1000]!, unit: 'ms' };
  yield { name: 'random seek, p99', value: seeks[1979]!, unit: 'ms', goal: '≤ 8' };

  // The given r1c8 never changes, so this is the slowest question. What it computes answers the later ones.
  yield { name: 'next change, first question, never', value: timed(() => long.nextChange(7, 0)), unit: 'ms', goal: '≤ 3000' };
  const questions = Array.from({ length: 200 }, () => {
    const [cell, position] = [random.below(81), random.below(long.length)];
    return timed(() => long.nextChange(cell, position));
  }).sort((a, b) => a - b);
  yield { name: 'next change, later questions, p99', value: questions[197]!, unit: 'ms', goal: '≤ 50' };
  yield {
    name: 'step over, first question, at the end',
    value: timed(() => long.spans.innermostAt(long.length)),
    unit: 'ms',
    goal: '≤ 3000',
  };
  const overs = Array.from({ length: 200 }, () => {
    const position = random.below(long.length);
    return timed(() => long.stepOver(position));
  }).sort((a, b) => a - b);
  yield { name: 'step over, later questions, p99', value: overs[197]!, unit: 'ms', goal: '≤ 8' };
}
