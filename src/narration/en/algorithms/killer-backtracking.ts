import { sharedHouses } from '../../../engine/grid.ts';
import { sumOf } from '../../../engine/killer/cage-state.ts';
import type { killerBacktracking } from '../../../engine/killer/killer-backtracking.card.ts';
import { conflict, none, totalWith, verdictOfCage } from '../../../engine/killer/killer-backtracking.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { LooseStep, Narrator, QuestionWords } from '../../narrator.ts';
import { counted, type Sentence, say, startOfSentence, toned } from '../../sentence.ts';
import { at, cageOf, openCells, restOf, symbol } from '../cage-words.ts';
import { fillInOrder } from '../fill-in-order.ts';
import { whichCellBack } from '../take-back.ts';

type State = ReturnType<typeof killerBacktracking.start>;
type Step = StepOf<typeof killerBacktracking.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const removed = toned('removed');
const done = toned('done');

/** Why the digit cannot be in the cell: what the step has found. `state` may be the one before the step or after it. */
function reason(step: LooseStep, state: State): Sentence {
  const { cell, digit } = step;
  if (step.kind === 'conflict') {
    const house = sharedHouses(state.puzzle.grid, cell, step.clash)[0] ?? 'cage';
    return say`Its ${house} already holds ${clashing(symbol(state, digit))} at ${at(state, step.clash)}.`;
  }
  if (state.cageOfCell[cell]! < 0) return say`The grid would then be full, and ${wrongCage(state, cell, digit)}.`;
  const { sum, total, missing, open, least, greatest } = restOf(state, cell, digit);
  if (step.kind === 'tooMuch')
    return say`The cage would then have ${clashing(total)}, and its sum is ${sum}; ${openCells(open)} ${open === 1 ? 'needs' : 'need'} something too.`;
  if (step.kind === 'outOfReach')
    return say`The cage would then lack ${clashing(missing)}, and ${openCells(open)} can add ${least === greatest ? `only ${least}` : `${least} to ${greatest}`}.`;
  if (open === 0 && total !== sum) return say`The cage would then be full and add up to ${clashing(total)}, not to ${sum}.`;
  return say`The grid would then be full, and ${wrongCage(state, cell, digit)}.`;
}

/** Returns the first cage with a wrong sum when the last cell has the digit. */
function wrongCage(state: State, cell: number, digit: number): string {
  const totals = state.cages.map(({ cells, sum }) => {
    const others = cells.filter((other) => other !== cell);
    return { sum, total: sumOf(state, others) + (others.length < cells.length ? state.values[digit - 1]! : 0) };
  });
  const wrong = totals.find(({ sum, total }) => sum !== total)!;
  return `a cage of ${wrong.sum} would add up to ${wrong.total}`;
}

/** Why nothing speaks against the digit. */
function fitting(step: LooseStep, state: State): Sentence {
  if (state.cageOfCell[step.cell]! < 0) return say`No peer of ${at(state, step.cell)} holds ${placed(symbol(state, step.digit))}.`;
  const { sum, missing, open } = restOf(state, step.cell, step.digit);
  if (open === 0 && missing === 0)
    return say`${placed(symbol(state, step.digit))} clashes with nothing and completes ${cageOf(state, step.cell)}.`;
  return say`${placed(symbol(state, step.digit))} clashes with nothing, and the cage of ${sum} still lacks ${missing} in ${openCells(open)}.`;
}

/** Says what refutes one verdict, independent of the right one. */
function whyNotVerdict(actual: LooseStep, chosen: LooseStep, state: State): Sentence {
  const { cell, digit } = actual;
  if (chosen.kind === 'conflict') return say`No cell in its row, its column, its box or its cage holds ${symbol(state, digit)}.`;
  if (state.cageOfCell[cell]! < 0) return say`The grid would then be full. Add up its cages.`;
  const cage = cageOf(state, cell);
  if (chosen.kind === 'place')
    return actual.kind === 'conflict'
      ? say`Look at the row, the column, the box and the cage of ${at(state, cell)} again.`
      : say`It clashes with no equal digit. But add up what ${cage} would then have.`;
  const { sum, total, missing, open, least, greatest } = restOf(state, cell, digit);
  switch (chosen.kind) {
    case 'wrongSum':
      return open === 0
        ? say`${startOfSentence(cage)} would then be full, and it would add up to ${total}.`
        : say`${startOfSentence(cage)} would not be full then: ${openCells(open)} would be left.`;
    case 'tooMuch':
      return say`${startOfSentence(cage)} would then have ${total} of its ${sum}. That leaves ${missing} for ${openCells(open)}.`;
    default:
      return open === 0
        ? say`Then nothing of ${cage} would be left: it would be full.`
        : say`${startOfSentence(cage)} would then lack ${missing}, and ${openCells(open)} can add ${least === greatest ? least : `${least} to ${greatest}`}.`;
  }
}

const labels: Readonly<Record<string, string>> = {
  place: 'it fits',
  conflict: 'it clashes with an equal digit',
  wrongSum: 'wrong sum in a full cage',
  tooMuch: 'the cage has too much already',
  outOfReach: 'the cage’s sum is out of reach',
};

/** A question before every verdict, so that it does not reveal which one comes. */
const fits: QuestionWords<State> = {
  ask: ({ cell, digit }, state) => say`What happens to the ${trying(symbol(state, digit))} in ${at(state, cell)}?`,
  choice: (step) => labels[step.kind]!,
  why: (step, state) => (step.kind === 'place' ? fitting(step, state) : reason(step, state)),
  whyNot: (actual, chosen, state) => whyNotVerdict(actual, chosen, state),
  shows: ({ cell, digit }) => ({ cells: [cell], digit }),
};

const refused = (step: LooseStep, state: State) =>
  say`Try ${trying(symbol(state, step.digit))} in ${at(state, step.cell)}. ${reason(step, state)}`;

export const words: Narrator<State, Step> = {
  start: (state) =>
    say`The puzzle as given: ${counted(state.cages.length, 'cage')}, and ${counted(state.empty.length, 'cell')} to fill, row by row.`,
  steps: {
    choose: ({ cell }, state) => say`Go to ${trying(at(state, cell))}, the next empty cell. It is in ${cageOf(state, cell)}.`,
    try: ({ cell, digit }, state) => say`Try ${trying(symbol(state, digit))} in ${at(state, cell)}.`,
    conflict: refused,
    wrongSum: refused,
    tooMuch: refused,
    outOfReach: refused,
    place: (step, state) => say`${fitting(step, state)} Place the digit and move on.`,
    deadEnd: ({ cell }, state) => say`${clashing('Dead end.')} No digit is left to try in ${at(state, cell)}.`,
    takeBack: ({ cell, digit }, state) =>
      say`Take ${removed(symbol(state, digit))} back from ${at(state, cell)}, the cell that was filled last, to try the next digit there.`,
    solved: () => say`${done('Solved.')} Every cell is filled, and every cage adds up.`,
    noSolution: () => say`${clashing('No solution.')} The first cell has run out of digits and there is nothing left to take back.`,
  },
  pseudocode: [
    ['solve(k):', ['choose']],
    ['  no cell k: do all cages add up?', ['solved']],
    ['  for digit in 1 … n:', ['try']],
    ['    skip what a peer or its cage has', ['conflict']],
    ['    skip a wrong sum of a full cage', ['wrongSum']],
    ['    skip what makes the sum too large', ['tooMuch']],
    ['    skip what makes it unreachable', ['outOfReach']],
    ['    place it; solve(k + 1): return true', ['place']],
    ['    take it back', ['takeBack']],
    ['  return false', ['deadEnd', 'noSolution']],
  ],
  questions: {
    place: fits,
    conflict: fits,
    wrongSum: fits,
    tooMuch: fits,
    outOfReach: fits,
    takeBack: whichCellBack,
  },
  manual: fillInOrder<State>({
    rules: ({ prune: { complete, partial, reach } }) => ({
      ...(complete && { sum: 'wrong sum: a full cage adds up' }),
      ...(partial && { more: 'too much already: an open cage has less than its sum' }),
      ...(reach && { reach: 'out of reach: an open cage can get to its sum' }),
    }),
    unfit: (state, cell, digit) => {
      const clash = conflict(state, cell, digit);
      if (clash !== none) return { why: reason({ kind: 'conflict', cell, digit, clash }, state) };
      const kind = verdictOfCage(state, cell, digit, totalWith(state, cell, digit));
      if (kind === 'fits') return undefined;
      // The last cell is checked in any case.
      const rule = kind === 'wrongSum' && !state.prune.complete ? 'lowest' : ruleOf[kind];
      return { rule, why: reason({ kind, cell, digit }, state) };
    },
    conditions: 'clashes or spoils a cage',
  }),
};

/** By what the cage says to a digit, the rule that it would break. */
const ruleOf = { wrongSum: 'sum', tooMuch: 'more', outOfReach: 'reach' } as const;
