/**
 * The one concept of instrumentation. An algorithm yields a *step* at each thing worth seeing: a small plain
 * object `{ kind, …numbers }`. Its *step table* is the vocabulary: what kinds there are and what numbers they carry.
 * Packing, moving, pace, code line, words and questions are all derived from it.
 */

/**
 * How far a reader has to zoom in to see a step, from far to near: `milestone` is the run in a few frames, `stage` ends a
 * stretch of it (a chain of proposals), where it has such, `step` is the pace of the idea, `micro` is everything.
 */
export const DETAILS = ['milestone', 'stage', 'step', 'micro'] as const;

export type Detail = (typeof DETAILS)[number];

/** The type of a number in a step. It decides how the number is packed, drawn and spoken of. */
export type FieldType =
  /** A cell, zero-based: what the step is about; −1 for none. */
  | 'cell'
  /** A second cell, the reason: a line is drawn to it; −1 for none. */
  | 'witness'
  /** 1 … n; 0 for none. */
  | 'digit'
  /** A house, zero-based as in Grid. */
  | 'house'
  /** A set of digits: bit d − 1 is digit d. */
  | 'digits'
  /** A small count, 0 … 65,535. */
  | 'count'
  /** An index into something of the algorithm's own (node, item, option), 0 … 1,048,575. */
  | 'index'
  /** A signed difference, −2,048 … 2,047. */
  | 'delta'
  /** Any 32-bit whole number. */
  | 'word';

/** The meaning that a kind of step has for the eye: one colour each, everywhere. */
export type Tone = 'quiet' | 'trying' | 'placed' | 'conflict' | 'logic' | 'removed' | 'worse' | 'done';

export interface StepKind {
  /** The name of the kind in lists: 'dead end'. */
  readonly label: string;
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly detail: Detail;
  readonly tone: Tone;
  /**
   * 1 where the step goes a level down (a call, a placement, a trial), −1 where it leaves the innermost level, 0 where it leaves all. What
   * takes away the digit that a level began with leaves that level anyway.
   */
  readonly depth?: 1 | 0 | -1;
  /** For a step that can leave several levels at once: the field with the number of levels that stay open. */
  readonly backTo?: string;
  /** Set where the algorithm takes something back: the strip and the words mark it. */
  readonly undoes?: true;
  /**
   * Writes into the grid: one digit, two that change places, or one into every empty cell. Runs of different algorithms are compared by
   * the number of such steps.
   */
  readonly writes?: true | 'swap' | 'all';
  /** Writes down digits that never go together, which `inFull` lists as `never`: they prove what a run has found out. */
  readonly notes?: true;
  /** Takes a digit out of the full grid, on trial: its cell is a hole now. */
  readonly digs?: true;
  /** The search finds that it cannot go on from here. */
  readonly deadEnd?: true;
  /** The run ends here at one of its limits: what it looked for may still exist. */
  readonly bound?: true;
  /** Makes the pencil marks: before the first such step of a run there are none. */
  readonly marks?: true;
  /** Makes a change, or looks at one, that a later step keeps or drops. */
  readonly proposes?: true;
  /** Keeps a change that was proposed, and says what that does to the state. */
  readonly keeps?: 'no-worse' | 'worse';
  /** The field with the number of changes kept, in a thousand of those proposed since the last such step. */
  readonly shareKept?: string;
  /** Fields that a reader can predict ('kind' is a prediction of which alternative happens). */
  readonly predict?: readonly string[];
}

export type StepTable = Readonly<Record<string, StepKind>>;

/** The step of one kind: { kind: 'place', cell: number, digit: number }. */
export type StepOfKind<Table extends StepTable, Kind extends keyof Table & string> = { readonly kind: Kind } & {
  readonly [Field in keyof Table[Kind]['fields']]: number;
};

/** The union of the steps of a table: { kind: 'place', cell: number, digit: number } | … */
export type StepOf<Table extends StepTable> = { [Kind in keyof Table & string]: StepOfKind<Table, Kind> }[keyof Table & string];

/** The kinds of a table that have something in common: a role, a tone, a level of detail. */
export function kindsWhere(table: StepTable, holds: (spec: StepKind) => unknown): string[] {
  return Object.keys(table).filter((kind) => holds(table[kind]));
}

/** A step whose table is not known to the reader of the code: what trace, widgets and CLI handle. */
export type AnyStep = { readonly kind: string } & { readonly [field: string]: number | string };

/** A field of a step as a number; −1 when the step has no such field. */
export function fieldOf(step: AnyStep, field: string): number {
  const value = step[field];
  return typeof value === 'number' ? value : -1;
}
