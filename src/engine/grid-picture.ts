import type { ImplicationsPicture } from './picture/implications.ts';
import type { Puzzle } from './puzzle.ts';

/** How many hues sets of cells have; then they come again. */
export const HUES = 4;

/** A set of related cells: drawn in one of four hues, each with an outline of its own. */
export interface Highlight {
  readonly cells: readonly number[];
  /** The digits concerned, as a set of bits (bit d − 1 for digit d); their pencil marks are lit. 0 for none. */
  readonly digits: number;
  /** 0 … 3. */
  readonly hue: number;
  /** Whether its cells show its number, its index in the list from 1. Next to candidates it would look like a digit. */
  readonly numbered?: boolean;
  /** What is outlined where it isn't each of its cells: the marks of its digits, or all of its cells as one thing. */
  readonly around?: 'marks' | 'cells';
  /** The letter that the outline around all of its cells bears. */
  readonly name?: string;
  /** Whether an argument begins here with a supposition: its cells are framed. */
  readonly begins?: boolean;
}

/** One end of a link: a digit in a cell, or in any one of several cells. */
export interface LinkEnd {
  readonly cell: number;
  readonly digit: number;
  /** The further cells of a group. */
  readonly also?: readonly number[];
}

/** All cells of an end. */
export const cellsOfEnd = ({ cell, also = [] }: LinkEnd): readonly number[] => [cell, ...also];

/** A line between two candidates, or groups of them, of a chain or wing. */
export interface CandidateLink {
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  readonly strong: boolean;
  /** Of several chains drawn together, which this one belongs to: 0 … 3. */
  readonly hue?: number;
  /** Whether the argument has gone on from it: it steps back behind the newest. */
  readonly isPast?: boolean;
}

/** Two full grids that keep the rules, each indexed by cell, and the last opened cell: a solution, and one that this cell made possible. */
export interface TwoAnswers {
  readonly answer: Uint8Array;
  readonly other: Uint8Array;
  readonly tried: number;
}

/** The picture of a grid. */
export interface GridPicture {
  readonly puzzle: Puzzle;
  /** Indexed by cell: its digit, 0 for none. */
  readonly digits: Uint8Array;
  /** Indexed by cell: the digits still possible, as a set of bits; drawn as pencil marks. */
  readonly candidates?: Uint32Array | undefined;
  /** Cells whose digit was forced, where others were only tried. */
  readonly forced?: ReadonlySet<number>;
  /** Indexed by cell: candidates that are being struck out, as a set of bits; drawn crossed. */
  readonly struck?: Uint32Array;
  readonly highlights?: readonly Highlight[];
  /** The cells to blame if the search fails where it is; a view finds those of a dead end by itself where an algorithm keeps none. */
  readonly blamed?: readonly number[];
  /** Houses to outline. */
  readonly houses?: readonly number[];
  readonly links?: readonly CandidateLink[];
  /** Indexed by cell: how many clashes heat it, for boards that are full and wrong. */
  readonly heat?: Uint8Array;
  /** The puzzle's cage that the step is about, as an index; −1 for none. */
  readonly cage?: number;
  /** Both answers, where a second one has been found. */
  readonly second?: TwoAnswers | undefined;
  /** What follows from what, where a search keeps reasons. */
  readonly implications?: ImplicationsPicture;
}
