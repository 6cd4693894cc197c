import { solvePlain } from '../../../engine/fast/plain.ts';
import { type dig, isDrawn, orderOf } from '../../../engine/generate/dig.card.ts';
import { diggingOrders } from '../../../engine/generate/digging-order.ts';
import { refutationOf } from '../../../engine/generate/refutation.ts';
import { operations, turnsByQuarter } from '../../../engine/generate/transform.ts';
import { cellName, sharedHouses } from '../../../engine/grid.ts';
import { houseName, symbolOf } from '../../../engine/puzzle.ts';
import type { StepOf } from '../../../engine/step.ts';
import type { LooseStep, Narrator, QuestionWords } from '../../narrator.ts';
import { counted, countedFirst, listed, type Sentence, say, toned } from '../../sentence.ts';

type State = ReturnType<typeof dig.start>;
type Step = StepOf<typeof dig.steps>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');
const logic = toned('logic');
const removed = toned('removed');
const done = toned('done');

const at = (state: State, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: State, digit: number) => symbolOf(state.puzzle, digit);

const lines = ['row', 'column'] as const;

/** How many givens the row and the column of a cell have: 'Its row has 7 givens, its column 5'. */
function givensAround(state: State, cell: number): string {
  const { cellsOfHouse, housesOfCell } = state.puzzle.grid;
  const [row, column] = lines.map((_, type) => cellsOfHouse[housesOfCell[cell]![type]!]!.filter((each) => state.digits[each] !== 0).length);
  return `Its row has ${counted(row!, 'given')}, its column ${column!}`;
}

const whyAllowed = (step: LooseStep, state: State): Sentence =>
  step.kind === 'dig'
    ? say`${givensAround(state, step.cell)}: both have one to spare. So the digit may be taken out and the hole tested.`
    : say`${givensAround(state, step.cell)}. The floor is ${state.level.floor}, so ${houseName(state.puzzle.grid, step.house)} has none to spare.`;

/** The first digit, other than the answer's, with which the grid can be filled; there must be one. */
function secondDigit(state: State, cell: number): number {
  const { grid } = state.puzzle;
  const digits = Array.from({ length: grid.size }, (_, index) => index + 1);
  const fits = (digit: number) => !grid.peersOfCell[cell]!.some((peer) => state.digits[peer] === digit);
  return digits.find((digit) => digit !== state.answer[cell] && fits(digit) && solvePlain(grid, state.digits.with(cell, digit)))!;
}

/** The most forced digits that are named one by one. */
const MAX_NAMED = 3;

/** Says what happens to the grid with another digit in the hole. */
function whyRefuted({ cell, digit }: LooseStep, state: State): Sentence {
  const refutation = refutationOf(state.puzzle.grid, state.digits.with(cell, digit));
  if (!refutation) return say`However you go on, sooner or later a cell has nothing left.`;
  const { forced } = refutation;
  const dead = clashing(at(state, refutation.cell));
  if (forced.length === 0) return say`Then ${dead} sees all ${state.puzzle.grid.size} digits, so nothing is left for it.`;
  if (forced.length > MAX_NAMED) return say`That forces ${counted(forced.length, 'more digit')}, and then nothing is left for ${dead}.`;
  return say`Then ${listed(forced.map((each) => `${symbol(state, each.digit)} is all that fits ${at(state, each.cell)}`))}, and nothing is left for ${dead}.`;
}

const allowed: QuestionWords<State> = {
  ask: ({ cell }, state) =>
    say`Can ${trying(at(state, cell))} be dug at all? Each row and column must keep at least ${counted(state.level.floor, 'given')}.`,
  choice: (step) => (step.kind === 'dig' ? 'yes, it is dug' : 'no, it is kept'),
  why: whyAllowed,
  whyNot: (actual, _chosen, state) => say`Count its row and its column. ${whyAllowed(actual, state)}`,
  shows: ({ cell }) => ({ cells: [cell] }),
};

const contradicts: QuestionWords<State> = {
  ask: ({ cell, digit }, state) =>
    say`Suppose that ${at(state, cell)} holds ${trying(symbol(state, digit))} instead of ${symbol(state, state.answer[cell]!)}. Does it lead to a contradiction, or to a second solution?`,
  choice: (step) => (step.kind === 'refute' ? 'a contradiction' : 'a second solution'),
  why: (step, state) =>
    step.kind === 'refute'
      ? say`The grid cannot be filled with ${symbol(state, step.digit)} in ${at(state, step.cell)}. ${whyRefuted(step, state)}`
      : say`The solver fills the whole grid with ${symbol(state, step.digit)} in ${at(state, step.cell)}, so the puzzle would have two solutions.`,
  whyNot: (_actual, chosen, state) =>
    chosen.kind === 'refute'
      ? say`Go on filling with ${symbol(state, chosen.digit)} in ${at(state, chosen.cell)}. The grid fills up, and no rule is broken.`
      : say`Put ${symbol(state, chosen.digit)} into ${at(state, chosen.cell)}. ${whyRefuted(chosen, state)}`,
  shows: ({ cell, digit }) => ({ cells: [cell], digit }),
};

export const words: Narrator<State, Step> = {
  pseudocode: [
    ['dig into a full grid:', []],
    ['  for each cell, until few enough are left:', ['visit', 'enough']],
    ['    too few in its row or column: leave it', ['floor']],
    ['    dig it out; for each other digit:', ['dig']],
    ['      a peer has it: ruled out', ['clash']],
    ['      no solution: ruled out', ['refute']],
    ['      else put the digit back for good', ['secondAnswer', 'refill']],
    ['    all ruled out: the hole stays', ['hole']],
  ],
  start: (state) =>
    say`A full grid. Dig until ${counted(state.bound, 'given')} are left${state.level.floor > 0 ? `, at least ${state.level.floor} of them in each row and column` : ''}. A level here says how far to dig, and this is level ${state.options.level} (${state.level.name}).`,
  steps: {
    visit: (step, state) => say`Go to ${trying(at(state, step.cell))}. Each cell is tried once.`,
    floor: (step, state) =>
      say`Keep ${at(state, step.cell)}: ${houseName(state.puzzle.grid, step.house)} is down to ${counted(state.level.floor, 'given')} and may not lose another.`,
    dig: (step, state) =>
      say`Dig ${trying(symbol(state, step.digit))} out of ${at(state, step.cell)}, and see whether any other digit could be there.`,
    clash: (step, state) =>
      say`${symbol(state, step.digit)} can’t be there: the ${sharedHouses(state.puzzle.grid, step.cell, step.clash)[0]!} of ${at(state, step.cell)} holds it at ${at(state, step.clash)}.`,
    refute: (step, state) =>
      say`With ${removed(symbol(state, step.digit))} in ${at(state, step.cell)} the grid cannot be filled. That is a contradiction, so the digit is out.`,
    secondAnswer: (step, state) =>
      say`With ${clashing(symbol(state, step.digit))} in ${at(state, step.cell)} the grid can be filled in another way: ${clashing('two solutions')}. They differ in the divided cells.`,
    refill: (step, state) => say`So ${placed(symbol(state, step.digit))} goes back into ${at(state, step.cell)} and stays for good.`,
    hole: (step, state) =>
      say`Every other digit is ruled out, so the ${placed('hole')} at ${at(state, step.cell)} stays. ${countedFirst(state.givens, 'given')} left.`,
    enough: (step) => say`${counted(step.givens, 'given')} are few enough, so the digging ends.`,
    transform: (step, state) => transformWords(step, state),
    finished: (step) => say`${done('The puzzle')} has ${counted(step.givens, 'given')} and one solution.`,
  },
  questions: { dig: allowed, floor: allowed, refute: contradicts, secondAnswer: contradicts },
  manual: {
    rules: {
      order: 'cell by cell, in the order of the level',
      hole: 'no other digit fits: the hole stays',
      refill: 'a second solution: the digit goes back',
    },
    moves: { visit: 'go to a cell', hole: 'the hole stays', refill: 'put it back' },
    about: { hole: 'Say that there is still one solution', refill: 'Say that there is a second solution: the digit goes back' },
    idle: (_state, last) => {
      const first = 'No hole is being tested, so press the next cell in the grid first.';
      return last?.kind === 'dig' ? {} : { hole: first, refill: first };
    },
    ask: (state, last) =>
      last?.kind === 'dig'
        ? say`${trying(symbol(state, last.digit))} is out of ${at(state, last.cell)}. Does the puzzle still have one solution? Leave the hole, or put the digit back.`
        : isDrawn(state)
          ? say`Which cell next?`
          : say`Which cell next? The order of the cells: ${diggingOrders[orderOf(state)]}.`,
    where: (next, state) =>
      next.kind === 'visit' ? say`Look at the order of the cells that haven’t been tried.` : say`Look at ${trying(at(state, next.cell))}.`,
    why: (next, state) => {
      if (next.kind === 'visit')
        return isDrawn(state)
          ? say`The order is random, so any cell that hasn’t been tried is right.`
          : say`The order goes through the grid cell by cell. ${countedFirst(state.left.length, 'cell hasn’t', 'cells haven’t')} been tried.`;
      return next.kind === 'hole'
        ? say`Try each other digit in ${trying(at(state, next.cell))}: some peer holds it, or it leads to a contradiction.`
        : say`Some other digit fits ${trying(at(state, next.cell))}, and the grid can be filled with it.`;
    },
    line: (move, state) =>
      move.kind === 'visit' ? `go to ${at(state, move.cell)}` : move.kind === 'hole' ? 'the hole stays' : 'the digit goes back',
    wrong: (next, move, state) => {
      if (next.kind === 'visit')
        return move.kind !== 'visit'
          ? { rule: 'order', why: say`No hole is being tested. Go to the next cell first.` }
          : state.left.includes(move.cell)
            ? { rule: 'order', why: say`In this order ${placed(at(state, next.cell))} comes before ${at(state, move.cell)}.` }
            : { rule: 'order', why: say`${at(state, move.cell)} has been tried, and each cell is tried once.` };
      if (move.kind === 'visit')
        return {
          rule: next.kind === 'hole' ? 'hole' : 'refill',
          why: say`First decide whether the hole at ${at(state, next.cell)} can stay.`,
        };
      if (next.kind === 'hole')
        return { rule: 'hole', why: say`Every other digit in ${at(state, next.cell)} is ruled out, so there is still one solution.` };
      const other = secondDigit(state, next.cell);
      return {
        rule: 'refill',
        why: say`With ${clashing(symbol(state, other))} in ${at(state, next.cell)} the grid can be filled as well, so the puzzle would have two solutions.`,
      };
    },
  },
};

function transformWords({ operation, first, second }: Extract<Step, { kind: 'transform' }>, state: State): Sentence {
  const name = operations[operation]!;
  const same = say`The same puzzle in disguise.`;
  switch (name) {
    case 'digits':
      return say`Swap the digits ${logic(symbol(state, first))} and ${logic(symbol(state, second))} everywhere. ${same}`;
    case 'turn':
      return say`${logic('Turn')} the grid by ${turnsByQuarter(state.puzzle.grid) ? 'a quarter turn' : 'half a turn'}. ${same}`;
    case 'mirror':
      return say`${logic('Mirror')} the grid, left to right. ${same}`;
    default:
      return say`Swap ${name} ${logic(first + 1)} and ${logic(second + 1)}. ${same}`;
  }
}
