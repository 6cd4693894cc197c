import type { InputError } from './errors.ts';
import type { Picture } from './picture.ts';
import type { Puzzle } from './puzzle.ts';
import type { AnyStep, Detail, StepOf, StepOfKind, StepTable } from './step.ts';
import { type DirectRun, kindSink, runInto } from './step-sink.ts';
import type { Thing } from './thing.ts';

/** That an option has a value. */
export type Condition = readonly [option: string, value: string];

interface OptionBase {
  readonly label: string;
  /** Offered, and of any effect, only while another option has this value; it keeps its own value all the same. */
  readonly when?: Condition;
  /** Another condition that is enough. */
  readonly orWhen?: Condition;
}

/** A setting a reader can change. Values travel as text in URLs and on the command line; see options.ts. */
export type OptionSpec = OptionBase &
  (
    | { readonly type: 'choice'; readonly values: Readonly<Record<string, string>>; readonly default: string }
    | {
        readonly type: 'integer' | 'number';
        readonly min: number;
        readonly max: number;
        readonly default: number;
        /** What 0 means, in words. */
        readonly zero?: string;
        /** A lower maximum, while another option has this value. */
        readonly maxWhen?: readonly [option: string, value: string, max: number];
      }
    | { readonly type: 'switch'; readonly default: boolean }
  );

export type OptionTable = Readonly<Record<string, OptionSpec>>;

export type OptionsOf<Table extends OptionTable> = {
  readonly [Name in keyof Table]: Table[Name] extends { type: 'switch' }
    ? boolean
    : Table[Name] extends { type: 'choice' }
      ? keyof Table[Name]['values'] & string
      : number;
};

export type AnyOptions = Readonly<Record<string, string | number | boolean>>;

/**
 * How a run ended. `stuck`: a solver that does not guess has no further step. `bound`: the run has reached a limit that is one of the
 * algorithm's options (a number of proposals, say).
 */
export type Outcome = 'solved' | 'no-solution' | 'stuck' | 'bound';

/** A number that the page shows next to the run: how many steps of these kinds have happened. */
export interface Counter {
  readonly label: string;
  readonly kinds: readonly string[];
}

/** The numbers that the overview draws: one a step, 0 … 65,535. */
export interface Metric<State> {
  readonly label: string;
  of(state: State): number;
  /** Whether it is the number of levels that a search is on. */
  readonly isDepth?: boolean;
  /** A row of cells filled in order, whose number depends on the metric; 0 for none. `state` is any state of the run. */
  readonly lines?: { readonly label: string; of(state: State): number };
}

/** Another step that might have been taken in place of the real one. */
export interface Alternative<Step> {
  readonly step: Step;
  /** True where it would have been just as right (a tie). */
  readonly right: boolean;
}

/**
 * How a reader makes a move: writes a digit into a cell, strikes one there, points at a thing of the picture (a cell, a column, a row,
 * a node), picks a set of cells, or says something (a button and a key).
 */
export type Gesture = 'write' | 'strike' | 'point' | 'set' | 'say';

/** How a reader makes the moves of an algorithm. Kinds of step that are neither moves nor thoughts follow by themselves, in sight. */
export interface ManualMoves<Kind extends string = string> {
  readonly moves: { readonly [Each in Kind]?: Gesture };
  /** The algorithm's reasoning before its next move: hidden from a reader who makes the moves until then. */
  readonly thoughts: readonly Kind[];
}

/** A move that a reader makes instead of the algorithm: a kind of step, and the fields that the reader has named. */
export interface Move {
  readonly kind: string;
  /** The cells that were picked, where the gesture is a set. */
  readonly cells?: readonly number[];
  readonly [field: string]: number | string | readonly number[] | undefined;
}

/** By kind of step, what such a step does to a state. A kind that changes nothing has no entry. */
export type ApplyTable<State, Steps extends StepTable> = {
  readonly [Kind in keyof Steps & string]?: (state: State, step: StepOfKind<Steps, Kind>) => void;
};

/** What lists show of an algorithm. The catalog has all of it without loading the algorithm. */
export interface Listing {
  /** The file's name; also the id on the site, in URLs and on the command line. */
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** What it runs on. A generator's puzzle is an empty one of the chosen size. */
  readonly input: 'puzzle' | 'puzzle-or-cover' | 'killer' | 'empty-puzzle';
  /** Which counters the stepper shows, at most four. */
  readonly shows: readonly string[];
  /** Set while the algorithm has no chapter: the site and the list on the command line leave it out, the laws don't. */
  readonly draft?: true;
}

/** What a local search declares in addition to the roles in its step table. */
export interface LocalSearch<State> {
  /** Returns how many of the currently possible changes would change the metric by how much; undefined while there is nothing to change. */
  landscapeOf(state: State): ReadonlyMap<number, number> | undefined;
  /** Returns the probability of keeping a change of the metric by `difference`, 0 … 1. */
  chanceOf(state: State, difference: number): number;
  /** Whether the next change is drawn at random after a step of this kind, so that an expected share of kept changes exists. */
  drawsAfter(kind: string): boolean;
  /** Absent where nothing cools. */
  readonly temperature?: Temperature<State>;
}

/** The temperature of a search that cools: the higher it is, the likelier a change for the worse is kept. */
export interface Temperature<State> {
  /** 0 while it is not set. */
  of(state: State): number;
  /** The only kinds of step that change the temperature or what it depends on: they can be replayed without all others. */
  readonly setBy: readonly string[];
  /**
   * Returns the probability of keeping a change of the metric by `difference` at this temperature, 0 … 1: e^(−difference ÷ temperature).
   */
  chanceAt(difference: number, temperature: number): number;
}

/**
 * The contract of an algorithm. `start` makes the state; `run` *changes that state and then yields the step that did it*; `apply` says what
 * steps do to a state, so that a replay equals the run; `clone` makes checkpoints. `picture` is what views draw of a state. Fields of steps
 * are numbers, never references into the state.
 */
export interface Algorithm<State, Steps extends StepTable, Options extends OptionTable, Input = Puzzle> extends Listing {
  readonly steps: Steps;
  readonly options: Options;
  readonly counters: Readonly<Record<string, Counter>>;
  readonly metric: Metric<State>;
  /** The names of the levels of detail, where this run has a better word than others: 'chains'. */
  readonly paces?: Readonly<Partial<Record<Detail, string>>>;
  /** Why this input is not for this algorithm; undefined when it is. */
  refuses?(input: Input): InputError | undefined;
  start(input: Input, options: OptionsOf<Options>): State;
  run(state: State): Generator<StepOf<Steps>, Outcome, undefined>;
  readonly apply: ApplyTable<State, Steps>;
  clone(state: State): State;
  /** Returns what views draw of a state and of the step that led to it (none at the start). Valid until the state changes. */
  picture(state: State, step: StepOf<Steps> | undefined): Picture;
  readonly localSearch?: LocalSearch<State>;
  /** The answer so far, indexed by cell, for algorithms that fill a grid. */
  solution?(state: State): ArrayLike<number>;
  /** Returns the digits of the grid, indexed by cell, where that is not the answer so far. */
  digits?(state: State): ArrayLike<number>;
  /** For predictable kinds: what else might have come at this point. `state` is the state *before* the step. */
  alternatives?(state: State, step: StepOf<Steps>): Alternative<StepOf<Steps>>[];
  /**
   * Returns all steps that could come where the run decides, the run's own included. A run takes the one it is given (`Overridable`). Empty
   * where nothing is decided. `state` is the one *before* the step.
   */
  decisions?(state: State, step: StepOf<Steps>): StepOf<Steps>[];
  /** True when the run draws from `drawsOf`, so that another seed can be given (`Reseedable`). */
  readonly draws?: boolean;
  /** Absent where a reader cannot make the moves. */
  readonly manual?: ManualMoves<keyof Steps & string>;
  /**
   * Returns the conditions under which a step changed a thing; empty where there are none. Undefined for a step that its witness, or the
   * step that it takes back, explains. `state` is the state *before* the step.
   */
  because?(state: State, step: StepOf<Steps>, thing: Thing): readonly Thing[] | undefined;
  /**
   * Returns the steps that are as right as this one for a reader who makes the moves, and that the run can take instead. Where it is
   * absent, these are the right ones of `alternatives`. A step that shows nothing itself also has the fields of the move it leads to.
   */
  ties?(state: State, step: StepOf<Steps>): StepOf<Steps>[];
  /** Returns the moves that a pick of these cells can mean, for moves whose gesture is a set; for a wrong pick, the nearest move. */
  picked?(state: State, cells: readonly number[]): Move[];
  /** Returns the cell for a reader's digit while no cell is chosen, where the algorithm leaves no choice. `last` is the step shown. */
  cellNow?(state: State, last: StepOf<Steps> | undefined): number | undefined;
  /**
   * Returns the values behind a step's numbers where these are indices into the algorithm's own tables, for programs that read an exported
   * trace alone. `state` is the one *after* the step.
   */
  inFull?(state: State, step: StepOf<Steps>): Readonly<Record<string, unknown>>;
}

/** Members that take steps of any table. */
type OfAnySteps =
  | 'start'
  | 'run'
  | 'apply'
  | 'picture'
  | 'alternatives'
  | 'decisions'
  | 'manual'
  | 'ties'
  | 'picked'
  | 'cellNow'
  | 'because'
  | 'inFull';

// biome-ignore lint/suspicious/noExplicitAny: each algorithm has its own types of state, input and options; callers only pass them on
type Erased = any;

/** An algorithm whose own types are erased, for lists of them. */
export type AnyAlgorithm = Omit<Algorithm<Erased, StepTable, OptionTable, Erased>, OfAnySteps> & {
  start(input: Erased, options: Erased): Erased;
  run(state: Erased): Generator<AnyStep, Outcome, undefined>;
  /** The same run for a sink of steps, where `loadDirect` has loaded it. */
  readonly directRun?: DirectRun | undefined;
  readonly apply: Readonly<Record<string, ((state: Erased, step: Erased) => void) | undefined>>;
  picture(state: Erased, step: Erased): Picture;
  alternatives?(state: Erased, step: Erased): Alternative<AnyStep>[];
  decisions?(state: Erased, step: Erased): AnyStep[];
  readonly manual?: ManualMoves;
  because?(state: Erased, step: Erased, thing: Thing): readonly Thing[] | undefined;
  ties?(state: Erased, step: Erased): AnyStep[];
  picked?(state: Erased, cells: readonly number[]): Move[];
  cellNow?(state: Erased, last: Erased): number | undefined;
  inFull?(state: Erased, step: Erased): Readonly<Record<string, unknown>>;
};

/** Applies a step to a state in place: the state before the step becomes the one after it. */
export function applyStep({ apply }: Pick<AnyAlgorithm, 'apply'>, state: unknown, step: AnyStep): void {
  apply[step.kind]?.(state, step);
}

/** Returns the digits of the grid, indexed by cell, as the picture shows them; empty where there is no grid. */
export function digitsIn(
  { digits, solution, picture }: Pick<AnyAlgorithm, 'digits' | 'solution' | 'picture'>,
  state: unknown,
): ArrayLike<number> {
  return (digits ?? solution)?.(state) ?? picture(state, undefined).grid?.digits ?? [];
}

/** One row of the catalog: everything known about an algorithm without loading it. */
export interface CatalogRow extends Listing {
  /** Its folder. */
  readonly family: string;
  load(): Promise<AnyAlgorithm>;
}

/** Runs to the end without a recorder and counts steps by kind. For tests, the command line and the benchmark. */
export function drain(run: Generator<AnyStep, Outcome, undefined>): { outcome: Outcome; counts: Record<string, number> } {
  const { outcome, counts } = drainWithin(run, Number.POSITIVE_INFINITY);
  return { outcome: outcome!, counts };
}

/** Like `drain`, but stops after `limit` steps. The outcome of a longer run is undefined. */
export function drainWithin(
  run: Generator<AnyStep, Outcome, undefined>,
  limit: number,
): { outcome: Outcome | undefined; counts: Record<string, number> } {
  // A dozen kinds at most: comparing names in a row beats a hash, and this loop may run a billion times.
  const kinds: string[] = [];
  const counts: number[] = [];
  let outcome: Outcome | undefined;
  for (let steps = 0; steps <= limit; steps++) {
    const next = run.next();
    if (next.done) {
      outcome = next.value;
      break;
    }
    if (steps === limit) break;
    const name = next.value.kind;
    let index = 0;
    while (index < kinds.length && kinds[index] !== name) index++;
    if (index === kinds.length) {
      kinds.push(name);
      counts.push(0);
    }
    counts[index]++;
  }
  return { outcome, counts: Object.fromEntries(kinds.map((kind, index) => [kind, counts[index]])) };
}

/** Like `drain`, by the direct run where it is loaded. */
export function countSteps(
  algorithm: Pick<AnyAlgorithm, 'run' | 'directRun' | 'steps'>,
  state: unknown,
): { outcome: Outcome; counts: Record<string, number> } {
  const kinds = Object.keys(algorithm.steps);
  const counts = new Float64Array(kinds.length);
  const sink = kindSink(kinds, (kind) => {
    counts[kind]++;
    return false;
  });
  const end = runInto(algorithm, state, sink).next();
  return { outcome: end.value!, counts: Object.fromEntries(kinds.map((kind, index) => [kind, counts[index]])) };
}

/** A counter's value from counts by kind: how many steps of its kinds there were. */
export function countOf(counter: Pick<Counter, 'kinds'>, counts: Readonly<Record<string, number>>): number {
  return counter.kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}
