import { cellName } from '../../../engine/grid.ts';
import { houseName, symbolOf } from '../../../engine/puzzle.ts';
import type { allDifferent } from '../../../engine/search/all-different.card.ts';
import { guessedCells } from '../../../engine/search/assignment.ts';
import { candidateOf, fewestCandidates, holderNow, slotOf } from '../../../engine/search/constraints.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { Narrator } from '../../narrator.ts';
import { counted, either, listed, type Sentence, say, startOfSentence, toned } from '../../sentence.ts';
import { filterManual } from '../filter-manual.ts';
import { overridden } from '../overridden.ts';
import { whichTryBack } from '../take-back.ts';

type State = ReturnType<typeof allDifferent.start>;
type Step = StepOf<typeof allDifferent.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const logic = toned('logic');
const done = toned('done');

const at = ({ puzzle }: State, cell: number) => cellName(puzzle.grid, cell);
const symbol = ({ puzzle }: State, digit: number) => symbolOf(puzzle, digit);
const row = ({ puzzle }: State, cell: number) => `row ${puzzle.grid.rowOfCell[cell]! + 1}`;
const column = ({ puzzle }: State, cell: number) => `column ${puzzle.grid.columnOfCell[cell]! + 1}`;

/** The digit that is being looked at in rows and columns; 0 while a house is. */
const digitNow = ({ constraints, now }: State): number => constraints[now]!.digit;

const houseNow = ({ constraints, now, puzzle }: State): string => houseName(puzzle.grid, constraints[now]!.house);

/** 'r1c2 and r1c5', or by digit 'rows 2 and 7'. */
function slotsText(state: State, slots: readonly number[]): string {
  const sorted = slots.toSorted((a, b) => a - b);
  if (digitNow(state) === 0) return listed(sorted.map((slot) => at(state, candidateOf(state, state.now, slot, 0).cell)));
  return `${sorted.length === 1 ? 'row' : 'rows'} ${listed(sorted.map((slot) => String(slot + 1)))}`;
}

/** '3 and 8', or by digit 'columns 4 and 5'. */
function valuesText(state: State, values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  if (digitNow(state) === 0) return listed(sorted.map((value) => symbol(state, value + 1)));
  return `${sorted.length === 1 ? 'column' : 'columns'} ${listed(sorted.map((value) => String(value + 1)))}`;
}

const pairsOf = ({ pairs, now }: State, slots: readonly number[]): number[] => slots.map((slot) => pairs[now]![slot]!);

const slotsIn = ({ componentOf }: State, number: number): number[] =>
  [...componentOf.keys()].filter((slot) => componentOf[slot] === number);

/** What slots of a component have in every matching. */
function alwaysText(state: State, slots: readonly number[]): string {
  const digit = digitNow(state);
  const what = `${digit === 0 ? '' : `the ${symbol(state, digit)} in `}${valuesText(state, pairsOf(state, slots))}`;
  const verb = slots.length === 1 ? 'has' : digit === 0 ? 'share' : 'have';
  return `${slotsText(state, slots)} ${verb} ${what} in every matching`;
}

/** How many slots have lost their value since the last look, or have had none yet. */
function unpairedText(state: State): string {
  const unpaired = state.pairs[state.now]!.filter((value) => value < 0).length;
  const one = digitNow(state) === 0 ? 'cell' : 'row';
  if (unpaired === 0) return 'The pairs of the last look are all still possible.';
  return `${counted(unpaired, `${one} needs`, `${one}s need`)} a partner.`;
}

/** What happens along a path that is turned over, after its first slot. */
function pathText(length: number, slot: string, value: string): string {
  if (length === 2) return `That ${slot} takes a ${value} that was free.`;
  return `That ${slot} takes the ${value} of the next one, and so on: ${length} ${slot}s take a new ${value}, and the last of them takes one that was free.`;
}

/** From a slot the walk finds an earlier place on the stack: by a line of its own, or on the way back from a slot that it came to later. */
function reachBackText(state: State, cell: number, because: number, earliest: number): Sentence {
  const byDigit = digitNow(state) > 0;
  const [name, other] = byDigit ? [row(state, cell), row(state, because)] : [at(state, cell), at(state, because)];
  const [slot, by] = [slotOf(state, cell), slotOf(state, because)];
  if (state.stack.indexOf(by) > state.stack.indexOf(slot))
    return say`The walk goes back to ${name}. From ${other} it has found place ${trying(String(earliest))}, so ${name} reaches that place, too.`;
  const value = byDigit ? column(state, because) : symbol(state, state.pairs[state.now]![by]! + 1);
  return say`${startOfSentence(name)} could take ${trying(value)} from ${other}, which is on the stack already. So it reaches place ${earliest}.`;
}

/** Why there is no matching. */
function failureText(state: State): Sentence {
  const { slots, values } = state.violator!;
  const digit = digitNow(state);
  if (values.length === 0 && digit === 0) return say`${slotsText(state, slots)} has no candidate left.`;
  if (values.length === 0) return say`${symbol(state, digit)} has no place left in ${slotsText(state, slots)}.`;
  if (digit === 0)
    return say`In ${houseNow(state)}, ${counted(slots.length, 'cell')} have only ${counted(values.length, 'digit')}: ${slotsText(state, slots)} could only have ${valuesText(state, values)}.`;
  return say`${counted(slots.length, 'row')} have room for the ${symbol(state, digit)} in only ${counted(values.length, 'column')}: ${slotsText(state, slots)} could only have it in ${valuesText(state, values)}.`;
}

/** What follows from that. */
function blameText(state: State): string {
  const cell = guessedCells(state).at(-1);
  if (cell === undefined) return 'No digit has been tried, so the puzzle itself is to blame.';
  return `So ${symbol(state, state.digits[cell]!)} in ${at(state, cell)} can’t stay.`;
}

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['until nothing more can be struck:', ['oneHouse', 'oneDigit']],
    ['  pair each cell with a digit of its own', ['match', 'rematch']],
    ['  no such matching: a dead end', ['unmatched']],
    ['  find groups that can pass digits round', ['reach', 'reachBack', 'component']],
    ['  strike what leads from group to group', ['strike']],
    ['  a cell has one candidate: place it', ['place']],
    ['the grid is full: solved', ['solved']],
    ['try a digit where the fewest are left', ['choose', 'try']],
    ['a dead end: take it back and strike it', ['takeBack']],
    ['a dead end without a try: stop', ['noSolution']],
  ],
  start: (state) =>
    say`${counted(state.open, 'empty cell')}. The small digits are their candidates. The algorithm looks at one ${state.options.byDigit ? 'house or digit' : 'house'} after another.`,
  steps: {
    oneHouse: (_step, state) => say`Look at ${trying(houseNow(state))}. ${unpairedText(state)}`,
    oneDigit: ({ digit }, state) =>
      say`Look at ${trying(`the ${symbol(state, digit)}`)} in all rows and columns. Each row needs it in a column of its own. ${unpairedText(state)}`,
    match: ({ cell, digit }, state) =>
      digitNow(state) === 0
        ? say`Pair ${at(state, cell)} with ${trying(symbol(state, digit))}, which no other cell of ${houseNow(state)} is paired with.`
        : say`Pair ${row(state, cell)} with ${trying(column(state, cell))}, which no other row is paired with.`,
    rematch: ({ cell, digit, length }, state) =>
      digitNow(state) === 0
        ? say`${at(state, cell)} takes ${trying(symbol(state, digit))} from another cell. ${pathText(length, 'cell', 'digit')}`
        : say`${startOfSentence(row(state, cell))} takes ${trying(column(state, cell))} from another row. ${pathText(length, 'row', 'column')}`,
    reach: ({ cell, digit, because }, state) => {
      const byDigit = digitNow(state) > 0;
      if (because < 0)
        return byDigit
          ? say`Start a walk at ${row(state, cell)}, which is paired with ${trying(column(state, cell))}.`
          : say`Start a walk at ${at(state, cell)}, which is paired with ${trying(symbol(state, digit))}.`;
      return byDigit
        ? say`${startOfSentence(row(state, because))} could take ${trying(column(state, cell))} from ${row(state, cell)}, so the walk goes on there.`
        : say`${at(state, because)} could take ${trying(symbol(state, digit))} from ${at(state, cell)}, so the walk goes on there.`;
    },
    reachBack: ({ cell, because, earliest }, state) => reachBackText(state, cell, because, earliest),
    unmatched: (_step, state) => say`${clashing('No matching.')} ${failureText(state)} ${blameText(state)}`,
    component: ({ number, slots }, state) => {
      const members = slotsIn(state, number);
      const always = say`${logic(startOfSentence(alwaysText(state, members)))}`;
      return slots === 1
        ? say`${always}, because no round trip leads back there.`
        : say`${always}, in one order or another. They can pass these round, but no round trip leads out to others and back.`;
    },
    strike: ({ cell, digit }, state) => {
      const keepers = slotsIn(state, state.componentOf[holderNow(state, { cell, digit })]!);
      return say`${startOfSentence(alwaysText(state, keepers))}. So ${removed(symbol(state, digit))} is struck from ${at(state, cell)}.`;
    },
    place: ({ cell, digit }, state) =>
      say`${at(state, cell)} must be ${logic(symbol(state, digit))}, because it has no other candidate left.`,
    choose: ({ cell }, state) => {
      const count = state.candidates.count(cell);
      const why =
        cell === fewestCandidates(state)
          ? `It has ${counted(count, 'candidate')}, and no cell has fewer.`
          : `${overridden('choose')} It has ${counted(count, 'candidate')}.`;
      return say`Nothing more can be struck, so a digit has to be tried. Choose ${trying(at(state, cell))}. ${why}`;
    },
    try: ({ cell, digit }, state) => {
      const others = state.candidates.digits(cell).filter((other) => other !== digit);
      return say`Try ${placed(symbol(state, digit))} in ${at(state, cell)}. While it’s there, ${at(state, cell)} can’t be ${either(others.map((other) => symbol(state, other)))}.`;
    },
    takeBack: ({ cell, digit }, state) =>
      say`The search takes ${removed(symbol(state, digit))} back from ${at(state, cell)}, with everything that followed from it, and strikes it there, because it has failed.`,
    solved: () => say`${done('Solved.')} Every cell is filled, and the digits of each house are all different.`,
    noSolution: () => say`${clashing('No solution.')} The dead end follows from the givens alone, so no try could help.`,
  },
  questions: {
    choose: {
      ask: () =>
        say`Nothing more can be struck, so a digit has to be tried. In which cell? The one with the fewest candidates comes first.`,
      choice: ({ cell }, state) => at(state, cell),
      why: ({ cell }, state) => say`${at(state, cell)} has ${counted(state.candidates.count(cell), 'candidate')}, and no cell has fewer.`,
      whyNot: (actual, { cell }, state) => {
        if (state.digits[cell]) return say`${at(state, cell)} has a digit already.`;
        return say`${at(state, cell)} has ${counted(state.candidates.count(cell), 'candidate')}. There are cells with only ${state.candidates.count(actual.cell)}.`;
      },
    },
    takeBack: whichTryBack<State>({
      ask: (state) =>
        say`There’s no matching in ${digitNow(state) === 0 ? houseNow(state) : 'these rows'}. From which cell does the search take its digit back?`,
      tries: guessedCells,
      done: 'was tried',
      times: ['try', 'tries'],
      followed: (name) => say`${name} was never tried: its digit followed from others.`,
    }),
  },
  manual: filterManual,
};
