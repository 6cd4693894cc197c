import { digitsOf } from '../../../engine/candidates.ts';
import { type bitboards, cellsOfBits, guessedIn, houseWithout } from '../../../engine/fast/bitboards.card.ts';
import { candidatesAt } from '../../../engine/fast/word-bits.ts';
import { cellName } from '../../../engine/grid.ts';
import { houseName, type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { counted, countedFirst, listed, say, toned } from '../../sentence.ts';
import { whichTryBack } from '../take-back.ts';

type State = ReturnType<typeof bitboards.start>;
type Step = StepOf<typeof bitboards.steps>;

const trying = toned('trying');
const logic = toned('logic');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');

const at = ({ puzzle }: { puzzle: Puzzle }, cell: number) => cellName(puzzle.grid, cell);
const symbol = ({ puzzle }: { puzzle: Puzzle }, digit: number) => symbolOf(puzzle, digit);
const cells = (state: State, band: number, bits: number) => listed(cellsOfBits(band, bits).map((cell) => at(state, cell)));
const bitsOf = ({ words }: State, digit: number) =>
  [0, 1, 2].reduce((sum, band) => sum + cellsOfBits(band, words[9 * band + digit - 1]!).length, 0);
/** Whether row, column and box of a cell have all digits but one: then a reader can find it without the marks. */
const isCountable = ({ puzzle, digits }: State, cell: number) =>
  new Set(puzzle.grid.peersOfCell[cell]!.map((peer) => digits[peer]).filter(Boolean)).size === 8;
const openCells = ({ digits }: State) => digits.filter((digit) => digit === 0).length;

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['repeat:', []],
    ['  for each digit that has changed:', ['take']],
    ['    look up its rows, and AND', ['rows']],
    ['    look up its columns, and AND', ['columns']],
    ['    no place left: dead end', ['noPlace']],
    ['    one bit in a box: write it', ['oneBit']],
    ['  one digit in a cell: write it; none: dead end', ['oneDigit', 'noDigit']],
    ['  all quiet: copy, guess a digit', ['guess']],
    ['  dead end: take the last copy', ['goBack', 'noSolution']],
    ['until the grid is full', ['solved']],
  ],
  start: (state) =>
    say`The givens are written, eleven ANDs each. ${countedFirst(openCells(state), 'cell')} are empty, and no word has been looked up yet.`,
  steps: {
    take: ({ digit }, state) =>
      say`Turn to the ${logic(symbol(state, digit))}. In its three words ${counted(bitsOf(state, digit), 'bit')} ${bitsOf(state, digit) === 1 ? 'is' : 'are'} set.`,
    rows: ({ digit, band, rows, gone }, state) =>
      say`Band ${band + 1} of the ${logic(symbol(state, digit))} is case ${rows}: each box needs a row of its own. One AND clears ${removed(cells(state, band, gone))}.`,
    columns: ({ digit, band, gone }, state) =>
      say`The columns of the ${logic(symbol(state, digit))} are looked up: each box needs a column of its own. In band ${band + 1} one AND clears ${removed(cells(state, band, gone))}.`,
    oneBit: ({ cell, digit }, state) =>
      say`One bit is left in the box: ${logic(symbol(state, digit))} goes to ${at(state, cell)}. Eleven ANDs clear what it forbids.`,
    oneDigit: ({ cell, digit }, state) =>
      say`All digits are quiet. ${at(state, cell)} has a bit in the words of only one digit: ${logic(symbol(state, digit))}.`,
    noPlace: ({ digit }, state) =>
      say`${clashing('Dead end.')} The ${clashing(symbol(state, digit))} has no place left in ${houseName(state.puzzle.grid, houseWithout(state, digit))}.`,
    noDigit: ({ cell }, state) => say`${clashing('Dead end.')} ${at(state, cell)} has no bit in the words of any digit.`,
    guess: ({ cell, digit }, state) =>
      say`Nothing more follows. The words are copied, and ${trying(symbol(state, digit))} is guessed at ${at(state, cell)}.`,
    goBack: ({ cell, digit }, state) =>
      say`The search goes on with the copy, so nothing has to be undone. Only the bit of ${removed(symbol(state, digit))} at ${at(state, cell)} is cleared in it.`,
    solved: () => say`${done('Solved.')}`,
    noSolution: () => say`${clashing('No solution.')} There is no copy left.`,
  },
  questions: {
    oneDigit: {
      ask: () => say`All digits are quiet. Which of these cells has one candidate left?`,
      choice: (step, state) => at(state, step.cell),
      shows: ({ cell }, state) => (isCountable(state, cell) ? { marks: [] } : {}),
      why: ({ cell, digit }, state) => say`Of all nine digits only the ${logic(symbol(state, digit))} has its bit at ${at(state, cell)}.`,
      whyNot: (_actual, { cell }, state) => {
        if (state.digits[cell]) return say`${at(state, cell)} is filled.`;
        const left = digitsOf(candidatesAt(state.words, cell));
        return say`${at(state, cell)} has the ${left.length === 1 ? 'bit' : 'bits'} of ${listed(left.map((digit) => symbol(state, digit)))}.`;
      },
    },
    goBack: whichTryBack<State>({
      ask: () => say`This is a dead end, so the search goes back to its last copy. From which cell does it take a guess back?`,
      tries: guessedIn,
      done: 'was guessed',
      times: ['guess', 'guesses'],
      followed: (name) => say`${name} was written because nothing else was left there. Only a guess has a copy.`,
    }),
  },
};
