import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { bitOf, countDigits } from '../../../engine/candidates.ts';
import type { CandidateLink, GridPicture, Highlight, TwoAnswers } from '../../../engine/grid-picture.ts';
import { type Ruling, ruledOutOfCell, ruledOutOfHouse } from '../../../engine/logic/blockers.ts';
import type { ImplicationsPicture } from '../../../engine/picture/implications.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { type AnyStep, type FieldType, fieldOf, type Tone } from '../../../engine/step.ts';
import type { Shown } from '../../../narration/narrator.ts';

export interface Focus {
  readonly cell: number;
  readonly digit: number;
  readonly tone: Tone;
  /** Whether the digit is taken back: it stood there until now. */
  readonly undoes: boolean;
  /** Whether the digit was dug out: its cell is a hole now. */
  readonly isDug?: boolean;
}

/** What the grid view draws, derived from a picture and the step that led to it. Cells are zero-based. */
export interface GridScene {
  readonly puzzle: Puzzle;
  readonly digits: Uint8Array;
  readonly candidates: Uint32Array | undefined;
  readonly struck: Uint32Array | undefined;
  readonly highlights: readonly Highlight[];
  readonly houses: readonly number[];
  readonly links: readonly CandidateLink[];
  /** Indexed by cell: how many clashes heat it, for boards that are full and wrong. */
  readonly heat: Uint8Array | undefined;
  /** Cells whose digit was forced, where others were only tried. */
  readonly forced?: ReadonlySet<number> | undefined;
  /** The cell whose digit is supposed, where the forced ones follow from it: they are tinted, too. */
  readonly supposed?: number | undefined;
  /** Cells whose digits were supposed before that one, and are supposed still. */
  readonly supposedBefore?: readonly number[];
  /** What the step is about: its one lit place. */
  readonly focus: Focus | undefined;
  /** The reason, or the other end. */
  readonly witness: number | undefined;
  /** The cells that leave nothing for the lit cell, or no place for a digit in the lit house. */
  readonly blockers?: readonly number[];
  /** Whether the sets that have digits are an argument at work: what has nothing to do with it steps back. */
  readonly argues?: boolean;
  /** The puzzle's cage that the step is about, as an index; −1 for none. */
  readonly cage: number;
  /** Both answers, where a second one has been found. */
  readonly second?: TwoAnswers | undefined;
  /** What follows from what. */
  readonly implications?: ImplicationsPicture | undefined;
  /** What a question is about: cells outlined alike, and a digit supposed in the first. Only in pictures of questions, whose marks are larger. */
  readonly question?: { readonly cells: readonly number[]; readonly digit: number };
  /** Digits of a reader that are wrong, and cells that hold the same digit as the lit one. Only where somebody plays. */
  readonly wrong?: ReadonlySet<number>;
  readonly same?: ReadonlySet<number>;
}

/** A puzzle as given, with nothing lit. */
export const emptyScene = (puzzle: Puzzle): GridScene => ({
  puzzle,
  digits: puzzle.givens,
  candidates: undefined,
  struck: undefined,
  highlights: [],
  houses: [],
  links: [],
  heat: undefined,
  focus: undefined,
  witness: undefined,
  cage: -1,
});

/** The largest grids whose cells have room for the marks of an algorithm, and for those of the puzzle, which nobody need look at closely. */
export const MAX_MARKS_SIZE = 25;
const MAX_OWN_MARKS_SIZE = 16;

/** Indexed by cell: the pencil marks to show, as sets of bits. Where the algorithm keeps no candidates they are the puzzle's own, but for cells that allow every digit. */
export function shownMarks({ puzzle, candidates }: GridScene): { readonly sets: Uint32Array | undefined; readonly own: boolean } {
  const { size } = puzzle.grid;
  if (candidates) return { sets: size > MAX_MARKS_SIZE ? undefined : candidates, own: false };
  const sets = size > MAX_OWN_MARKS_SIZE ? undefined : puzzle.domains?.map((domain) => (countDigits(domain) === size ? 0 : domain));
  return { sets, own: true };
}

/** Crosses out the candidate that a step removes without changing a cell's digit. */
function withStrike({ candidates, struck }: GridPicture, cell: number, digit: number): Uint32Array {
  const crossed = struck?.slice() ?? new Uint32Array(candidates!.length);
  crossed[cell]! |= bitOf(digit);
  return crossed;
}

const holdersIn = ({ blockers }: Ruling) => [...new Set(blockers.map(({ from }) => from))];

/** The cells to blame where nothing is left: for an open cell, or for a digit in a house. None where the blame lies deeper. */
function blockersOf({ puzzle, digits, candidates }: GridPicture, cell: number, house: number, digit: number): number[] {
  const board = { grid: puzzle.grid, digits };
  if (house >= 0 && digit > 0) return holdersIn(ruledOutOfHouse(board, house, digit, []));
  if (cell < 0 || digits[cell] !== 0) return [];
  const ruling = ruledOutOfCell(board, cell);
  return ruling.struck.length === 0 || candidates?.[cell] === 0 ? holdersIn(ruling) : [];
}

export function gridScene(algorithm: AnyAlgorithm, picture: GridPicture, step: AnyStep | undefined): GridScene {
  const {
    puzzle,
    digits,
    candidates,
    struck,
    links = [],
    houses = [],
    highlights = [],
    blamed,
    heat,
    forced,
    cage = -1,
    second,
    implications,
  } = picture;
  const spec = step && algorithm.steps[step.kind];
  const fieldOfType = (type: FieldType) => {
    const name = spec && Object.keys(spec.fields).find((field) => spec.fields[field] === type);
    return name ? fieldOf(step, name) : -1;
  };
  const cell = fieldOfType('cell');
  const witness = fieldOfType('witness');
  const digit = Math.max(fieldOfType('digit'), 0);
  const fails = spec?.tone === 'conflict' && spec.detail === 'milestone';
  const house = fails ? fieldOfType('house') : -1;
  const strikes = candidates !== undefined && spec?.tone === 'removed' && !spec.undoes && cell >= 0 && digit > 0;
  // Taking back a hole puts its digit back.
  const isPutBack = spec?.undoes === true && digit > 0 && digits[cell] === digit;
  return {
    puzzle,
    digits,
    candidates,
    struck: strikes ? withStrike(picture, cell, digit) : struck,
    highlights,
    houses: house >= 0 && !houses.includes(house) ? [...houses, house] : houses,
    links,
    heat,
    forced,
    focus:
      spec && cell >= 0
        ? {
            cell,
            digit: strikes ? 0 : digit,
            tone: isPutBack ? 'placed' : spec.tone,
            undoes: spec.undoes === true && !isPutBack,
            ...(spec.digs && { isDug: true }),
          }
        : undefined,
    witness: witness >= 0 ? witness : undefined,
    argues: true,
    blockers: blamed ?? (fails && puzzle.cages.length === 0 ? blockersOf(picture, cell, house, digit) : []),
    cage,
    second,
    implications,
  };
}

/** Since when each digit is there, and what has nothing left; nothing of what a step says. */
const levelsOf = ({ levels, guesses, dead }: ImplicationsPicture): ImplicationsPicture => ({
  levels,
  guesses,
  dead,
  ...{ gone: [], arrows: [], unguessed: [], fence: [], ringed: [], ruledOut: undefined, note: 0 },
});

/** What the picture of a question shows: one about no cell is about the whole grid, so all its marks matter. */
export function shownInGrid<S extends Shown>(shows: S, { puzzle }: Pick<GridPicture, 'puzzle'>): S {
  if (shows.cells?.length || shows.marks) return shows;
  return { ...shows, marks: Array.from({ length: puzzle.grid.cellCount }, (_, cell) => cell) };
}

/** The picture of a question: the state before the step with no mark of any step, and what the question needs. */
export function questionScene(algorithm: AnyAlgorithm, picture: GridPicture, shows: Shown): GridScene {
  const { cells = [], digit = 0, marks = [], houses = [] } = shows;
  const marked = new Set(marks);
  return {
    ...gridScene(algorithm, picture, undefined),
    candidates: picture.candidates?.map((set, cell) => (marked.has(cell) ? set : 0)),
    struck: undefined,
    highlights: [],
    houses,
    links: [],
    blockers: [],
    implications: picture.implications && levelsOf(picture.implications),
    argues: false,
    cage: -1,
    question: { cells, digit },
  };
}
