import { cellName } from '../../engine/grid.ts';
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
