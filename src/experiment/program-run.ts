import { type AnyAlgorithm, type AnyOptions, applyStep, type Outcome } from '../engine/algorithm.ts';
import { catalogRow } from '../engine/catalog.ts';
import { InputError } from '../engine/errors.ts';
import { solvePuzzle } from '../engine/fast/answer.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import type { AnyStep } from '../engine/step.ts';
import { coreAlgorithm } from '../trace/import/core.ts';
import { kindsOf } from '../trace/import/declared-kinds.ts';
import { whyUnsolved } from '../trace/import/rules.ts';

/** What a reader's own program exports: the page Your own algorithm takes the same. */
export interface ProgramModule {
  readonly run?: unknown;
  /** Makes the state that `run` gets; without it, `run` gets the puzzle. */
  readonly start?: unknown;
  /** Kinds of step of its own. */
  readonly kinds?: unknown;
  /** Whether it draws at random, by `options.seed`. */
  readonly draws?: unknown;
}

/** A program as an algorithm that can be measured, and whether it says that it draws at random. */
export interface LoadedProgram {
  readonly algorithm: AnyAlgorithm;
  readonly draws: boolean;
}

type Callable = (...given: readonly unknown[]) => unknown;
const isCallable = (value: unknown): value is Callable => typeof value === 'function';

/** What a run of a program has done: its own state, and the grid that its steps make. */
interface ProgramState {
  readonly puzzle: Puzzle;
  readonly own: unknown;
  readonly replayed: unknown;
}

/**
 * A program as an algorithm. What it says is done to a grid of our own, so an end that it claims is compared with the puzzle. `original` is
 * the algorithm of the catalog whose steps it has; without one, it has those of every trace. Throws InputError where it can't be run.
 */
export async function programAlgorithm(module: ProgramModule, title: string, original: string | undefined): Promise<LoadedProgram> {
  const { run, start } = module;
  if (!isCallable(run)) throw new InputError(`${title} exports no function 'run'`, { expected: 'export function* run(puzzle) { … }' });
  const like = original === undefined ? undefined : await catalogRow(original).load();
  const core = coreAlgorithm(title, kindsOf(module.kinds), []);
  // A changed original may take steps of its own besides, which only say something.
  const base: AnyAlgorithm = like ? { ...like, steps: { ...core.steps, ...like.steps } } : core;
  const fault = (problem: string) => new InputError(`${title} ${problem}`);
  const begun = (puzzle: Puzzle, options: AnyOptions): unknown => {
    if (!isCallable(start)) return puzzle;
    try {
      return start(puzzle, options);
    } catch (error) {
      throw failure(error, fault);
    }
  };
  const algorithm: AnyAlgorithm = {
    ...base,
    title,
    start(puzzle: Puzzle, options: AnyOptions): ProgramState {
      // It may write into the givens that it gets.
      const given = { ...puzzle, givens: puzzle.givens.slice() };
      return { puzzle, own: begun(given, options), replayed: base.start(puzzle, like ? options : {}) };
    },
    *run({ puzzle, own, replayed }: ProgramState): Generator<AnyStep, Outcome> {
      const steps = run(own) as Partial<Iterator<unknown>> | undefined;
      if (!isCallable(steps?.next)) throw fault("has a 'run' that yields nothing; expected a generator, function* run");
      let last = '';
      for (;;) {
        const next = nextOf(steps, fault);
        if (next.done) return last === 'solved' || last === 'noSolution' ? outcomeOf(last) : 'stuck';
        const step = next.value as AnyStep | undefined;
        const kind = step?.kind;
        if (typeof kind !== 'string' || !Object.hasOwn(base.steps, kind))
          throw fault(`yields ${shown(step)}; expected a step whose kind is one of ${Object.keys(base.steps).join(', ')}`);
        if (last === 'solved' || last === 'noSolution') throw fault(`yields '${kind}' after the end, '${last}'`);
        try {
          applyStep(base, replayed, step!);
        } catch {
          throw fault(`can't take the step ${shown(step)} here`);
        }
        if (kind === 'solved') mustBeSolved(puzzle, base.solution?.(replayed), fault);
        if (kind === 'noSolution' && puzzle.cages.length === 0 && solvePuzzle(puzzle))
          throw fault('says that there is no solution, but there is one');
        last = kind;
        yield step!;
      }
    },
    ...(base.solution && { solution: ({ replayed }: ProgramState) => base.solution!(replayed) }),
  };
  return { algorithm, draws: module.draws === true };
}

/** The next step of a program. What it throws is said with the line of the program, where that is known. */
function nextOf(steps: Partial<Iterator<unknown>>, fault: (problem: string) => InputError): IteratorResult<unknown> {
  try {
    return steps.next!();
  } catch (error) {
    throw failure(error, fault);
  }
}

function failure(error: unknown, fault: (problem: string) => InputError): InputError {
  // Its address is its text.
  const [, line] = /data:[^:\s]*:(\d+):\d+/.exec(String((error as Partial<Error> | undefined)?.stack)) ?? [];
  return fault(`fails${line === undefined ? '' : ` on line ${line}`}: ${String(error)}`);
}

const outcomeOf = (last: 'solved' | 'noSolution'): Outcome => (last === 'solved' ? 'solved' : 'no-solution');

function mustBeSolved(puzzle: Puzzle, digits: ArrayLike<number> | undefined, fault: (problem: string) => InputError): void {
  const why = digits && whyUnsolved(puzzle, digits);
  if (why !== undefined) throw fault(`says solved, but ${why}`);
}

const MOST = 80;
function shown(step: unknown): string {
  const text = JSON.stringify(step) ?? String(step);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
