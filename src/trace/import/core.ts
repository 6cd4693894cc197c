import type { AnyAlgorithm, Outcome } from '../../engine/algorithm.ts';
import { type DigitSets, digitSetsOf } from '../../engine/digit-sets.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { noTray, searchTray, trayWith } from '../../engine/picture/digit-tray.ts';
import type { Picture } from '../../engine/picture.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { AnyStep, StepKind, StepTable } from '../../engine/step.ts';
import { coreKinds } from './core-kinds.ts';
import type { OwnKind } from './declared-kinds.ts';

/** The id of all programs that are no algorithm of this project: their words, too, are found by it. */
export const IMPORTED = 'brought';

/** A mark that was struck, and how many digits had been placed then. */
interface Strike {
  readonly cell: number;
  readonly digit: number;
  readonly depth: number;
}

/** What a program of any kind has done so far, as far as its steps say it. */
export interface CoreState {
  readonly puzzle: Puzzle;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  /** The cells that were filled, in the order in which that happened. */
  readonly filled: number[];
  /** Those whose digit is still placed. */
  readonly strikes: Strike[];
  /** Whether the program has marks: it has struck one. */
  marked: boolean;
  /** The texts of its notes, shared by all states of a run. */
  readonly texts: readonly string[];
}

const effects: Readonly<Record<string, (state: CoreState, step: CellDigit & { readonly to: number }) => void>> = {
  place(state, { cell, digit }) {
    state.digits[cell] = digit;
    state.filled.push(cell);
  },
  takeBack,
  takeBackTo(state, { to }) {
    for (const { cell } of takenBackBy(state, to)) takeBack(state, { cell });
  },
  strike(state, { cell, digit }) {
    state.strikes.push({ cell, digit, depth: state.filled.length });
    state.marked = true;
  },
};

/** The digits that come back where only the first so many of those placed stay: the last one first. */
export const takenBackBy = ({ filled, digits }: Pick<CoreState, 'filled' | 'digits'>, to: number): CellDigit[] =>
  filled
    .slice(to)
    .reverse()
    .map((cell) => ({ cell, digit: digits[cell]! }));

function takeBack(state: CoreState, { cell }: Pick<CellDigit, 'cell'>): void {
  const { filled, strikes, digits } = state;
  digits[cell] = 0;
  const depth = filled.lastIndexOf(cell);
  if (depth < 0) return;
  filled.splice(depth, 1);
  // What was struck because of a digit comes back with it.
  while (strikes.length > 0 && strikes.at(-1)!.depth > depth) strikes.pop();
}

/** The candidates of each cell: the puzzle allows them, no peer has them, and they have not been struck. */
export function candidatesIn({ puzzle, digits, strikes }: CoreState): DigitSets {
  const candidates = digitSetsOf(puzzle, digits);
  for (const { cell, digit } of strikes) candidates.remove(cell, digit);
  return candidates;
}

function pictureOf(state: CoreState, step: (AnyStep & Partial<CellDigit>) | undefined): Picture {
  const { puzzle, digits, marked } = state;
  const all = puzzle.symbols.map((_, index) => index + 1);
  const look = step && searchTray[step.kind as keyof typeof searchTray];
  return {
    grid: { puzzle, digits, ...(marked ? { candidates: candidatesIn(state).asNumbers } : {}) },
    tray: look ? trayWith(step.cell as number, all, (step.digit as number | undefined) ?? 0, look) : noTray,
  };
}

/** What a step of the author's own is for strips, lists and colours. */
export const specOf = ({ label, fields, like }: OwnKind, name: string): StepKind => ({
  ...(like === undefined ? { detail: 'step', tone: 'trying' } : coreKinds[like]!),
  label: label ?? name,
  fields,
});

/**
 * By kind of step of an algorithm of this project, the kind of the core that does the same; undefined where its steps do other things to
 * the grid than to fill one empty cell after the other and to empty them again.
 */
export function likesIn({ steps, localSearch }: Pick<AnyAlgorithm, 'steps' | 'localSearch'>): Readonly<Record<string, string>> | undefined {
  const likes: Record<string, string> = {};
  for (const [kind, { writes, undoes, fields, depth }] of Object.entries(steps)) {
    if (!writes && !undoes) continue;
    // A search that starts over jumps back to where nothing was placed.
    if (undoes && depth === 0 && !localSearch) {
      likes[kind] = 'takeBackTo';
      continue;
    }
    if (localSearch || fields.cell !== 'cell' || fields.digit !== 'digit' || (undoes && kind !== 'takeBack')) return undefined;
    likes[kind] = writes ? 'place' : 'takeBack';
  }
  return likes;
}

/** Every step can name a line of the program that took it, one-based; 0 for none. */
export const withLines = (steps: StepTable): StepTable =>
  Object.fromEntries(Object.entries(steps).map(([kind, spec]) => [kind, { ...spec, fields: { ...spec.fields, line: 'count' } as const }]));

/**
 * A program that says what it does in the steps of the core, and in `kinds` of its own, as an algorithm whose steps can be replayed;
 * it cannot be run. `texts` grows while its notes are read.
 */
export function coreAlgorithm(title: string, kinds: Readonly<Record<string, OwnKind>>, texts: readonly string[]): AnyAlgorithm {
  const own = Object.entries(kinds);
  const alike = (core: string) => [core, ...own.flatMap(([name, { like }]) => (like === core ? [name] : []))];
  return {
    id: IMPORTED,
    title,
    summary: 'What a program of yours says that it did.',
    input: 'puzzle',
    shows: ['tries', 'placements', 'backtracks', 'conflicts'],
    steps: withLines({ ...coreKinds, ...Object.fromEntries(own.map(([name, kind]) => [name, specOf(kind, name)])) }),
    options: {},
    counters: {
      tries: { label: 'digits tried', kinds: alike('try') },
      placements: { label: 'placements', kinds: alike('place') },
      backtracks: { label: 'taken back', kinds: alike('takeBack') },
      conflicts: { label: 'conflicts', kinds: alike('conflict') },
    },
    metric: { label: 'cells filled', of: ({ filled }: CoreState) => filled.length },
    start: (puzzle: Puzzle): CoreState => ({ puzzle, digits: puzzle.givens.slice(), filled: [], strikes: [], marked: false, texts }),
    // biome-ignore lint/correctness/useYield: its steps come from outside
    *run(): Generator<AnyStep, Outcome> {
      return 'stuck';
    },
    apply: { ...effects, ...Object.fromEntries(own.flatMap(([name, { like }]) => (like && effects[like] ? [[name, effects[like]]] : []))) },
    clone: (state: CoreState): CoreState => ({
      ...state,
      digits: state.digits.slice(),
      filled: state.filled.slice(),
      strikes: state.strikes.slice(),
    }),
    picture: pictureOf,
    solution: ({ digits }: CoreState) => digits,
    inFull: ({ texts }: CoreState, step: AnyStep) => (step.kind === 'note' ? { text: texts[Number(step.text)] ?? '' } : {}),
  };
}
