import type { Algorithm, Alternative } from '../algorithm.ts';
import { bitOf, digitsOf } from '../candidates.ts';
import { otherCellsBack } from '../cells-back.ts';
import { InputError } from '../errors.ts';
import type { GridPicture } from '../grid-picture.ts';
import type { Puzzle } from '../puzzle.ts';
import { refusesCages, refusesHouses, refusesMarks } from '../refusals.ts';
import { endSteps, forcedStep, searchSteps } from '../shared-steps.ts';
import { fieldOf, type StepOf } from '../step.ts';
import { countBits, run, type State, start, take } from './bitboards.ts';
import { and, copyAndPut, putByAnds, takeCopy } from './digit-words.ts';
import { candidatesAt, hasBit } from './word-bits.ts';

const struck = { digit: 'digit', band: 'count' } as const;

const steps = {
  take: { label: 'take up a digit', fields: { digit: 'digit' }, detail: 'micro', tone: 'quiet' },
  rows: { label: 'look up its rows', fields: { ...struck, rows: 'count', gone: 'word' }, detail: 'step', tone: 'removed' },
  columns: { label: 'look up its columns', fields: { ...struck, gone: 'word' }, detail: 'step', tone: 'removed' },
  oneBit: { ...forcedStep, label: 'one bit in a box' },
  oneDigit: { ...forcedStep, label: 'one digit in a cell', predict: ['cell'] },
  noPlace: { label: 'digit without a place', fields: { digit: 'digit' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  noDigit: { label: 'cell without a digit', fields: { cell: 'cell' }, detail: 'milestone', tone: 'conflict', deadEnd: true },
  guess: { ...searchSteps.place, label: 'guess', detail: 'milestone', tone: 'trying' },
  goBack: { ...searchSteps.takeBack, label: 'take the copy', detail: 'milestone', predict: ['cell'] },
  ...endSteps,
} as const;

export type Step = StepOf<typeof steps>;

/** Indexed by cell: the digits that have a bit there, as a set; none for a filled cell. */
function candidatesIn({ words, digits }: State): Uint32Array {
  return Uint32Array.from(digits, (held, cell) => (held === 0 ? candidatesAt(words, cell) : 0));
}

/** The cells of the bits of a band. */
export const cellsOfBits = (band: number, bits: number): number[] =>
  Array.from({ length: 27 }, (_, bit) => bit).flatMap((bit) => ((bits >> bit) & 1 ? [27 * band + bit] : []));

/** Returns the first house in which a digit has no bit left, preferring one without the digit itself; −1 where every house has a bit. */
export function houseWithout({ puzzle: { grid }, words, digits }: State, digit: number): number {
  const isOpen = (cell: number) => hasBit(words, cell, digit);
  const houses = [...grid.cellsOfHouse.keys()].filter((house) => !grid.cellsOfHouse[house]!.some(isOpen));
  return houses.find((house) => !grid.cellsOfHouse[house]!.some((cell) => digits[cell] === digit)) ?? houses[0] ?? -1;
}

/** The three words of the digit that a step is about, a hue each. */
const HUES = [0, 2, 3];

function gridOf(state: State, step: Step | undefined): GridPicture {
  const { puzzle, digits, words } = state;
  const digit = step ? fieldOf(step, 'digit') : -1;
  const highlights = HUES.flatMap((hue, band) => {
    const cells = digit > 0 ? cellsOfBits(band, words[9 * band + digit - 1]!) : [];
    return cells.length > 0 ? [{ cells, digits: bitOf(digit), hue }] : [];
  });
  const guessed = new Set(guessedIn(state));
  const written = [...digits.keys()].filter((cell) => digits[cell] !== 0 && puzzle.givens[cell] === 0 && !guessed.has(cell));
  const struckNow = new Uint32Array(81);
  if (step?.kind === 'rows' || step?.kind === 'columns')
    for (const cell of cellsOfBits(step.band, step.gone)) struckNow[cell] = bitOf(digit);
  const houses = step?.kind === 'noPlace' ? [houseWithout(state, digit)] : [];
  return { puzzle, digits, candidates: candidatesIn(state), forced: new Set(written), struck: struckNow, highlights, houses };
}

/** Returns the cells of the current guesses, in the order in which they were made. */
export const guessedIn = ({ copies }: State): number[] => copies.map(({ cell }) => cell);

/** Returns what a reader might expect instead of the step. `state` is the state before it. */
function alternatives(state: State, step: Step): Alternative<Step>[] {
  if (step.kind === 'goBack') {
    const others = otherCellsBack(state, guessedIn(state));
    return others.map((cell) => ({ step: { ...step, cell, digit: state.digits[cell] }, right: false }));
  }
  if (step.kind !== 'oneDigit') return [];
  const single = (cell: number) => (countBits(state, Math.floor(cell / 27)).one >> (cell % 27)) & 1;
  const candidates = candidatesIn(state);
  const open = [...state.digits.keys()].filter((cell) => state.digits[cell] === 0 && cell !== step.cell);
  const count = (cell: number) => digitsOf(candidates[cell]!).length;
  return open.sort((a, b) => count(a) - count(b)).map((cell) => ({ step: { ...step, cell }, right: single(cell) === 1 }));
}

function decisions(state: State, step: Step): Step[] {
  if (step.kind !== 'guess') return [];
  return [...candidatesIn(state)].flatMap((candidates, cell) => digitsOf(candidates).map((digit) => ({ ...step, cell, digit })));
}

function refuses(puzzle: Puzzle): InputError | undefined {
  const { grid } = puzzle;
  const refused = refusesCages(puzzle) ?? refusesHouses(puzzle) ?? refusesMarks(puzzle);
  if (refused || (grid.size === 9 && grid.boxRows === 3)) return refused;
  return new InputError('three words a digit are made for the usual grid', { expected: 'a 9 × 9 grid with boxes of 3 × 3' });
}

/** The fast solver, step by step: what solve.ts and its generated loop do, on the same tables, until a puzzle proves hard (`PATIENCE` there). */
export const bitboards = {
  id: 'bitboards',
  title: 'Bitboards',
  summary: 'Sets of bits, three words for each digit: ANDs strike, tables say what follows, and a copy undoes a guess.',
  input: 'puzzle',
  shows: ['struck', 'forced', 'guesses', 'backtracks'],
  steps,
  options: {},
  counters: {
    struck: { label: 'look-ups that strike', kinds: ['rows', 'columns'] },
    forced: { label: 'written without a guess', kinds: ['oneBit', 'oneDigit'] },
    guesses: { label: 'guesses', kinds: ['guess'] },
    backtracks: { label: 'copies taken', kinds: ['goBack'] },
    tries: { label: 'digits tried', kinds: ['guess', 'goBack'] },
  },
  metric: { label: 'cells filled', of: (state) => state.digits.filter((digit) => digit !== 0).length },
  refuses,
  start,
  run,
  apply: {
    take: (state, { digit }) => take(state, digit),
    rows: (state, { digit, band, gone }) => and(state, digit, band, ~gone),
    columns: (state, { digit, band, gone }) => and(state, digit, band, ~gone),
    oneBit: (state, { cell, digit }) => putByAnds(state, cell, digit),
    oneDigit: (state, { cell, digit }) => putByAnds(state, cell, digit),
    guess: (state, { cell, digit }) => copyAndPut(state, cell, digit),
    goBack: takeCopy,
  },
  clone: (state) => ({ ...state, words: state.words.slice(), digits: state.digits.slice(), copies: [...state.copies] }),
  picture: (state, step) => ({ grid: gridOf(state, step) }),
  solution: (state) => state.digits,
  alternatives,
  decisions,
} satisfies Algorithm<State, typeof steps, Record<string, never>>;
