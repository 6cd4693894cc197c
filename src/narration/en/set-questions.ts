import { cellName, sharedHouses } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { counted, type Sentence, say, toned } from '../sentence.ts';

/** Sentences of the questions that only sets have. */

const placed = toned('placed');
const clashing = toned('conflict');

/** A digit, and what a search meets between the steps at which it comes and goes. */
interface Counted {
  readonly puzzle: Puzzle;
  readonly cell: number;
  readonly digit: number;
  readonly deadEnds: number;
  readonly placed: number;
  readonly back: number;
}

export const howMany = {
  ask: ({ puzzle, cell, digit }: Counted): Sentence =>
    say`The search has just written ${placed(symbolOf(puzzle, digit))} into ${cellName(puzzle.grid, cell)}, and will take it back. How many ${clashing('dead ends')} does it meet until then?`,
  why: ({ puzzle, cell, digit, deadEnds, placed: from, back }: Counted): Sentence =>
    say`From step ${from} to step ${back} the search meets ${clashing(counted(deadEnds, 'dead end'))}, and then takes ${symbolOf(puzzle, digit)} back from ${cellName(puzzle.grid, cell)}.`,
  whyNot: ({ puzzle, cell, digit }: Counted): Sentence =>
    say`Not so many. Go on in your head: which cell comes next, which digits fit there, and where does none? It ends when ${symbolOf(puzzle, digit)} leaves ${cellName(puzzle.grid, cell)}.`,
};

/** A digit that cannot stand in a cell. */
export interface WhyAsked {
  readonly puzzle: Puzzle;
  readonly cell: number;
  readonly digit: number;
}

/** A digit that a step has written. */
type Written = Pick<WhyAsked, 'cell' | 'digit'>;

export const why = {
  ask: ({ puzzle, cell, digit }: WhyAsked): Sentence =>
    say`${clashing(symbolOf(puzzle, digit))} cannot stand in ${cellName(puzzle.grid, cell)}. Which of these steps is the reason?`,
  choice: ({ puzzle }: WhyAsked, written: Written): string =>
    `${symbolOf(puzzle, written.digit)} was written into ${cellName(puzzle.grid, written.cell)}`,
  why: ({ puzzle, cell, digit }: WhyAsked, written: Written, position: number): Sentence =>
    say`Step ${position} wrote ${placed(symbolOf(puzzle, digit))} into ${cellName(puzzle.grid, written.cell)}, in the same ${sharedHouses(puzzle.grid, cell, written.cell)[0]!} as ${cellName(puzzle.grid, cell)}.`,
  whyNot: ({ puzzle, cell, digit }: WhyAsked, written: Written): Sentence =>
    written.digit === digit
      ? say`${cellName(puzzle.grid, written.cell)} shares no row, column or box with ${cellName(puzzle.grid, cell)}.`
      : say`A ${symbolOf(puzzle, written.digit)} keeps out other ${symbolOf(puzzle, written.digit)}s, and no ${symbolOf(puzzle, digit)}.`,
};

export const moves = {
  ask: (count: number, algorithm: string): Sentence =>
    say`Make the next ${count} moves as ${algorithm} makes them. The first wrong one ends the attempt.`,
  said: (made: number, count: number): string => `${made} of ${count} right in a row`,
  why: (count: number): Sentence => say`All ${count} are those of the run.`,
};
