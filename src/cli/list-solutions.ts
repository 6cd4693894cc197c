import { countOf } from '../engine/algorithm.ts';
import { Budget } from '../engine/fast/budget.ts';
import { solutionsOf } from '../engine/fast/solutions.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { exit, UsageError } from './command.ts';
import type { Io } from './io.ts';
import type { Output } from './output.ts';
import { progressOf, stepsText, tell } from './progress.ts';
import type { PuzzleFile } from './puzzle-file.ts';
import { type Choice, MAX_NODES, type Run, unsolvedEnd, watched } from './run.ts';

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

type Solutions = Generator<ArrayLike<number>, Run, undefined>;

/** Yields each solution that an algorithm finds, and returns how its run ended. */
function* solutionsBy({ algorithm, options }: Choice, puzzle: Puzzle, maxSteps: number, onProgress?: (steps: number) => void): Solutions {
  const state = algorithm.start(puzzle, options);
  const run = onProgress ? watched(algorithm.run(state), onProgress) : algorithm.run(state);
  const counts: Record<string, number> = {};
  for (let steps = 0; ; steps++) {
    const next = steps < maxSteps ? run.next() : undefined;
    if (!next || next.done) {
      const counters = Object.fromEntries(Object.entries(algorithm.counters).map(([name, counter]) => [name, countOf(counter, counts)]));
      return { outcome: next?.done ? next.value : undefined, digits: undefined, steps, counters };
    }
    const { kind } = next.value;
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
  const outcome = budget.spent ? undefined : found > 0 ? 'solved' : 'no-solution';
  return { outcome, digits: undefined, steps: outcome === undefined ? nodes : 0, counters: {} };
}

interface Listing {
  readonly puzzles: PuzzleFile;
  readonly total: number;
  readonly choice: Choice | undefined;
  readonly maxSteps: number | undefined;
  /** How many solutions of a puzzle are listed. */
  readonly most: number;
  /** Whether `most` is only the limit of a list that should be whole. */
  readonly isWhole: boolean;
  readonly stats: boolean;
  /** A JSON object a solution, which then says which one it is. */
  readonly isJson: boolean;
  readonly print: (puzzle: Puzzle, digits: ArrayLike<number>) => string;
}

/** Writes the solutions of every puzzle, each as soon as it is found. Returns the exit code. */
export async function listSolutions(listing: Listing, output: Output, io: Io): Promise<number> {
  const { puzzles, total, choice, maxSteps, most, isWhole, stats, isJson, print } = listing;
  const progress = progressOf(io, total);
  let code: number = exit.done;
  let number = 0;
  for (const { puzzle, place } of puzzles) {
    const solutions = choice
      ? solutionsBy(choice, puzzle, maxSteps ?? Number.POSITIVE_INFINITY, stepsText(io))
      : solutionsAtOnce(puzzle, maxSteps);
    number++;
    let found = 0;
    const write = (answer: string) => {
      // Lists have a blank line between them, and so have answers of several lines.
      const isApart = !isJson && (found === 0 ? number > 1 : answer.includes('\n'));
      return output.write(`${isApart ? '\n' : ''}${answer}\n`);
    };
    let next = solutions.next();
    for (; !next.done && found < most; next = solutions.next()) {
      const text = print(puzzle, next.value);
      await write(isJson ? text.replace('{', `{"puzzle":${number},"solution":${found + 1},`) : text);
      found++;
    }
    const tellHere = (sentence: string) => tell(io, `${puzzles.name}:${place.line}:${place.column}: ${sentence}\n`);
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
      if (found === 0) await write(end.answer);
    }
    if (stats && choice && next.done) {
      const { outcome, steps, counters } = next.value;
      tell(io, `${JSON.stringify({ puzzle: number, algorithm: choice.row.id, outcome: outcome ?? 'stopped', steps, counters })}\n`);
    }
    progress.step(number);
  }
  progress.end();
  await output.close();
  return code;
}
