import type { CoverSearch } from '../../engine/cover/cover-state.ts';
import { cellName, sharedHouses } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { type Refuted, refuted } from '../belief.ts';
import { counted, type Sentence, say, toned } from '../sentence.ts';
import { columnName, rowAtHead, rowName } from './cover-words.ts';

/** Sentences of the questions that only sets have. */

const placed = toned('placed');
const clashing = toned('conflict');

/** Something that a search takes back later: a digit in a cell, or, without a grid, a move in a line. */
export type Placed = { readonly puzzle: Puzzle; readonly cell: number; readonly digit: number } | { readonly line: string };

export const howMany = {
  ask(what: Placed): Sentence {
    const done =
      'line' in what
        ? say`The last move of the search: ${placed(what.line)}. It will be taken back.`
        : say`The search has just written ${placed(symbolOf(what.puzzle, what.digit))} into ${cellName(what.puzzle.grid, what.cell)}, and will take it back.`;
    return say`${done} How many ${clashing('dead ends')} does it meet before then?`;
  },
  /** `from` and `to` are the steps at which it comes and goes. */
  why(what: Placed, deadEnds: number, from: number, to: number): Sentence {
    const met = say`From step ${from} to step ${to} the search meets ${clashing(counted(deadEnds, 'dead end'))}, and then takes`;
    return 'line' in what
      ? say`${met} the move back.`
      : say`${met} ${symbolOf(what.puzzle, what.digit)} back from ${cellName(what.puzzle.grid, what.cell)}.`;
  },
  /** `tooFew`: whether the answer is below the number. */
  whyNot: (what: Placed, tooFew: boolean): Refuted =>
    refuted(
      tooFew
        ? { id: 'too-few', says: 'the branch is over sooner than it is (too few dead ends)' }
        : { id: 'too-many', says: 'the branch goes on longer than it does (too many dead ends)' },
      'line' in what
        ? say`That isn’t the number. Continue in your head: what is chosen next, and where is nothing left? It ends when the move is taken back.`
        : say`That isn’t the number. Continue in your head: which cell comes next, which digits fit there, and where do none fit? It ends when ${symbolOf(what.puzzle, what.digit)} is taken back from ${cellName(what.puzzle.grid, what.cell)}.`,
    ),
};

/** A digit that is impossible in a cell. */
export interface WhyQuestion {
  readonly puzzle: Puzzle;
  readonly cell: number;
  readonly digit: number;
}

/** A digit that a step has written. */
type Written = Pick<WhyQuestion, 'cell' | 'digit'>;

export const whyDigit = {
  ask: ({ puzzle, cell, digit }: WhyQuestion): Sentence =>
    say`${clashing(symbolOf(puzzle, digit))} can’t be in ${cellName(puzzle.grid, cell)}. Which of these steps is the reason?`,
  choice: ({ puzzle }: WhyQuestion, written: Written): string =>
    `${symbolOf(puzzle, written.digit)} was written into ${cellName(puzzle.grid, written.cell)}`,
  why: ({ puzzle, cell, digit }: WhyQuestion, written: Written, position: number): Sentence =>
    say`Step ${position} wrote ${placed(symbolOf(puzzle, digit))} into ${cellName(puzzle.grid, written.cell)}, in the same ${sharedHouses(puzzle.grid, cell, written.cell)[0]!} as ${cellName(puzzle.grid, cell)}.`,
  whyNot: ({ puzzle, cell, digit }: WhyQuestion, written: Written): Refuted =>
    written.digit === digit
      ? refuted(
          { id: 'no-house', says: 'a digit keeps equal ones out of cells that it shares no house with' },
          say`${cellName(puzzle.grid, written.cell)} shares no row, column or box with ${cellName(puzzle.grid, cell)}.`,
        )
      : refuted(
          { id: 'other-digit', says: 'a digit keeps out others than its own kind' },
          say`The ${symbolOf(puzzle, written.digit)} keeps out other ${symbolOf(puzzle, written.digit)}s, not ${symbolOf(puzzle, digit)}s.`,
        ),
};

/** A random number, and the probability of keeping a change. */
interface Drawn {
  readonly drawn: number;
  readonly chance: number;
}

export const whyRow = {
  ask: (state: CoverSearch, option: number): Sentence =>
    say`${clashing(rowAtHead(state, option))} is out of the matrix. Which of these steps is the reason?`,
  choice: (state: CoverSearch, row: number): string => `${rowName(state, row)} was taken`,
  why: (state: CoverSearch, option: number, row: number, item: number, position: number): Sentence =>
    say`Step ${position} took ${placed(rowName(state, row))}. Both it and ${rowName(state, option)} ${state.puzzle ? 'keep' : 'cover'} ${columnName(state, item)}.`,
  whyNot: (state: CoverSearch, option: number, row: number): Refuted =>
    refuted(
      { id: 'nothing-shared', says: 'a row that is taken removes rows that have nothing in common with it' },
      say`${rowAtHead(state, row)} and ${rowName(state, option)} ${state.puzzle ? 'keep no promise' : 'cover no column'} in common.`,
    ),
};

export const moves = {
  ask: (count: number): Sentence => say`Make the algorithm’s next ${count} moves. The first wrong one ends the attempt.`,
  said: (made: number, count: number): string => `${made} of ${count} right in a row`,
  why: (count: number): Sentence => say`All ${counted(count, 'move')} are the algorithm’s.`,
  whyNot: (made: number): Sentence => say`After ${counted(made, 'right move')} you made one that the algorithm doesn’t make there.`,
  /** Chance is made a thing that can be worked out. */
  suppose: ({ drawn }: Drawn): Sentence =>
    say`Suppose that the random number is ${drawn}. A worse swap is kept if that is below its probability.`,
  drawn: ({ drawn, chance }: Drawn): Sentence =>
    say`The probability is ${Number(chance.toPrecision(3))}, and ${drawn} is ${drawn < chance ? 'below it, so the swap is kept' : 'not below it, so the swap is taken back'}.`,
};
