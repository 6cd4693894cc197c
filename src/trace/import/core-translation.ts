import { type AnyAlgorithm, applyStep, type Outcome } from '../../engine/algorithm.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { AnyStep } from '../../engine/step.ts';
import { type CoreState, coreAlgorithm, likesIn, takenBackBy } from './core.ts';
import { Rules, whyUnsolved } from './rules.ts';

/** What the steps of an algorithm are in those of the core, and what these have done. */
interface Core {
  /** Whether digits come back in the reverse order of their placement, and none is placed that follows from another. */
  readonly strict: boolean;
  readonly likes: Readonly<Record<string, string>>;
  readonly algorithm: AnyAlgorithm;
  readonly state: CoreState;
  readonly rules: Rules;
}

/** Compares a trace with the original run of the algorithm whose steps it has: where they part, and what is impossible in either. */
export class CoreTranslation {
  /** The line where the trace parts from the run, one-based; undefined while they are the same. */
  parted: number | undefined;
  readonly #algorithm: AnyAlgorithm;
  readonly #puzzle: Puzzle;
  readonly #run: Generator<AnyStep, Outcome>;
  /** Kinds that are no part of the run. */
  readonly #said: ReadonlySet<string>;
  /** Undefined where its steps are not like those of the core. */
  readonly #core: Core | undefined;

  /** `said`: kinds of step that a trace has besides those of the algorithm. */
  constructor(algorithm: AnyAlgorithm, puzzle: Puzzle, options: unknown, said: readonly string[] = []) {
    this.#algorithm = algorithm;
    this.#said = new Set(said);
    this.#puzzle = puzzle;
    this.#run = algorithm.run(algorithm.start(puzzle, options));
    this.#core = coreOf(algorithm, puzzle);
  }

  get rules(): Rules | undefined {
    return this.#core?.rules;
  }

  /** Whether its steps are those of a search that fills one cell after the other and empties them again, under these or other names. */
  get isSearch(): boolean {
    return this.#core?.strict === true && Object.values(this.#core.likes).includes('takeBack');
  }

  /** The kind of the core that a step is like; its own where it is like none. */
  likeOf({ kind }: AnyStep): string {
    return this.#core?.likes[kind] ?? kind;
  }

  /** The digits that come back where a search starts over: the last one first. */
  startedOver(): CellDigit[] {
    return this.#core ? takenBackBy(this.#core.state, 0) : [];
  }

  /** What is wrong with a step on a line of the trace; undefined where nothing is. `state` is the trace's own, before the step. */
  faultOf(step: AnyStep, line: number, state: unknown): string | undefined {
    if (this.#said.has(step.kind)) return undefined;
    if (this.parted === undefined && !this.#takes(step)) this.parted = line;
    const core = this.#core;
    const like = core?.likes[step.kind];
    if (core && like === 'takeBackTo') applyStep(core.algorithm, core.state, { kind: like, to: 0 });
    else if (core && like) {
      // In the steps of an algorithm −1 and 0 mean none, but not where a digit is written or taken back.
      if ((step.cell as number) < 0 || (step.digit as number) < 1)
        return `this '${step.kind}' has no ${(step.cell as number) < 0 ? 'cell' : 'digit'}`;
      const forced = this.#algorithm.steps[step.kind]!.depth !== 1;
      const fault = core.rules.faultOf(like, step, core.state, { forced });
      if (fault !== undefined) return fault;
      applyStep(core.algorithm, core.state, step.kind === like ? step : { ...step, kind: like });
    }
    if (step.kind !== 'solved' || !this.#algorithm.solution) return undefined;
    const why = whyUnsolved(this.#puzzle, this.#algorithm.solution(state));
    return why && `says solved, but ${why}`;
  }

  /** Whether the run takes this step next. */
  #takes(step: AnyStep): boolean {
    const next = this.#run.next();
    return !next.done && Object.entries(next.value).every(([field, value]) => step[field] === value);
  }

  /** What follows from a digit that is taken back is gone with it, in algorithms that put down such digits: `state`, the one after the step, says what. */
  follow({ kind }: AnyStep, state: unknown): void {
    const core = this.#core;
    if (core?.likes[kind] !== 'takeBack' || !this.#algorithm.solution) return;
    const standing = this.#algorithm.solution(state);
    const { filled, digits } = core.state;
    for (let at = filled.length - 1; at >= 0; at--) {
      if (standing[filled[at]!] !== 0) continue;
      digits[filled[at]!] = 0;
      filled.splice(at, 1);
    }
  }

  /** How a trace ended whose steps have ended: as the run, where they are the same to its end. */
  ending(): Outcome {
    if (this.parted !== undefined) return 'stuck';
    const last = this.#run.next();
    return last.done ? last.value : 'bound';
  }
}

function coreOf(algorithm: AnyAlgorithm, puzzle: Puzzle): Core | undefined {
  const likes = likesIn(algorithm);
  if (!likes || algorithm.input === 'empty-puzzle') return undefined;
  const strict = Object.entries(likes).every(([kind, like]) => like !== 'place' || algorithm.steps[kind]!.depth === 1);
  const core = coreAlgorithm(algorithm.title, {}, []);
  return { strict, likes, algorithm: core, state: core.start(puzzle, {}), rules: new Rules(puzzle, undefined, strict) };
}
