import { countOf } from '../engine/algorithm.ts';
import { endingOf } from '../engine/ending.ts';
import { Budget } from '../engine/fast/budget.ts';
import { solutionsOf } from '../engine/fast/solutions.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import type { Measured } from '../experiment/measured-run.ts';
import { exit, UsageError } from './command.ts';
import type { Io } from './io.ts';
import type { Output } from './output.ts';
import { stepsText, tell } from './progress.ts';
import type { PuzzleStream, Streamed } from './puzzle-stream.ts';
import { type Choice, MAX_NODES, unsolvedEnd, watched } from './run.ts';
import { headOf } from './stream-loop.ts';

/** The kind of step that finds one of several solutions, and the option that says how many are looked for. */
const EACH = { kind: 'solution', option: 'solutions' } as const;

/** Returns the same choice, looking for all solutions. Throws UsageError where the algorithm ends with the first. */
export function choiceOfAll({ row, algorithm, options }: Choice): Choice {
  if (!algorithm.steps[EACH.kind] || !algorithm.options[EACH.option])
    throw new UsageError(
      `--algorithm is '${row.id}', which ends with its first solution; with --all expected dancing-links, algorithm-x or no --algorithm`,
    );
  return { row, algorithm, options: { ...options, [EACH.option]: 0 } };
}

type Solutions = Generator<ArrayLike<number>, Measured, undefined>;

/** Yields each solution that an algorithm finds, and returns how its run ended. */
function* solutionsBy({ algorithm, options }: Choice, puzzle: Puzzle, maxSteps: number, onProgress?: (steps: number) => void): Solutions {
  const state = algorithm.start(puzzle, options);
  const run = onProgress ? watched(algorithm.run(state), onProgress) : algorithm.run(state);
  const counts: Record<string, number> = {};
  let digits = 0;
  for (let steps = 0; ; steps++) {
    const next = steps < maxSteps ? run.next() : undefined;
    if (!next || next.done) {
      const counters = Object.fromEntries(Object.entries(algorithm.counters).map(([name, counter]) => [name, countOf(counter, counts)]));
      return { outcome: endingOf(next?.done ? next.value : undefined), solution: undefined, digits, steps, counters };
    }
    const { kind } = next.value;
    if (algorithm.steps[kind]?.writes !== undefined) digits++;
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind === EACH.kind) yield algorithm.solution!(state);
  }
}

/** Yields each solution that the fast solver finds, and returns how it ended; its nodes count as steps. */
function* solutionsAtOnce(puzzle: Puzzle, nodes = MAX_NODES): Solutions {
  const budget = new Budget(nodes);
  let found = 0;
  for (const digits of solutionsOf(puzzle, budget)) {
    found++;
    yield digits;
  }
  const outcome = budget.spent ? 'stopped' : found > 0 ? 'solved' : 'no-solution';
  return { outcome, solution: undefined, digits: 0, steps: outcome === 'stopped' ? nodes : 0, counters: {} };
}

/** How solutions are listed. */
interface Listing {
  readonly choice: Choice | undefined;
  readonly maxSteps: number | undefined;
  /** How many solutions of a puzzle are listed. */
  readonly most: number;
  /** Whether `most` is only the limit of a list that should be whole. */
  readonly isWhole: boolean;
  /** Objects instead of solutions: one a solution, and after them one about the puzzle, which has the counters where `stats` is set. */
  readonly json: 'rows' | 'puzzles' | undefined;
  readonly stats: boolean;
  readonly print: (puzzle: Puzzle, digits: ArrayLike<number>) => string;
}

/** Writes the solutions of a puzzle, each as soon as it is found. Returns the exit code. */
export function listSolutions(listing: Listing, streamed: Streamed, { name }: PuzzleStream, output: Output, io: Io): number {
  const { choice, maxSteps, most, isWhole, stats, json, print } = listing;
  const { number, read } = streamed;
  const { puzzle, place } = read;
  const solutions = choice
    ? solutionsBy(choice, puzzle, maxSteps ?? Number.POSITIVE_INFINITY, stepsText(io))
    : solutionsAtOnce(puzzle, maxSteps);
  let code: number = exit.done;
  let found = 0;
  const write = (answer: string) => {
    // Lists have a blank line between them, and so have answers of several lines.
    const isApart = !json && (found === 0 ? number > 1 : answer.includes('\n'));
    output.write(`${isApart ? '\n' : ''}${answer}\n`);
  };
  let next = solutions.next();
  for (; !next.done && found < most; next = solutions.next()) {
    const text = print(puzzle, next.value);
    if (json === 'rows') write(JSON.stringify({ ...headOf(streamed), number: found + 1, solution: text }));
    else write(json ? text.replace('{', `{"puzzle":${number},"solution":${found + 1},`) : text);
    found++;
  }
  const tellHere = (sentence: string) => tell(io, `${name}:${place.line}:${place.column}: ${sentence}\n`);
  if (!next.done) {
    if (isWhole) code = Math.max(code, exit.stopped);
    tellHere(
      most === 1
        ? 'this puzzle has more than one solution; the first is listed'
        : `this puzzle has more than ${most.toLocaleString('en')} solutions; the first ${most.toLocaleString('en')} are listed`,
    );
  } else if (next.value.outcome !== 'solved') {
    const end = unsolvedEnd(next.value, puzzle);
    code = Math.max(code, end.code);
    tellHere(found > 0 ? `${end.sentence}: there may be more solutions` : end.sentence);
    if (found === 0 && !json) write(end.answer);
  }
  if (json === 'rows') {
    const { outcome, digits, steps, counters } = next.done ? next.value : { outcome: isWhole ? 'stopped' : 'solved' };
    const counted = stats && choice ? { algorithm: choice.row.id, digits, steps, counters } : {};
    write(JSON.stringify({ ...headOf(streamed), outcome, solutions: found, exact: next.done && outcome !== 'stopped', ...counted }));
  }
  return code;
}
