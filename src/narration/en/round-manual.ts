import { DigitSets } from '../../engine/digit-sets.ts';
import { boxHouses, cellName, sharedHouses } from '../../engine/grid.ts';
import { digitsAllowed, houseName, symbolOf } from '../../engine/puzzle.ts';
import type { SearchState } from '../../engine/search/backtracking.ts';
import { type propagateThenSearch, single } from '../../engine/search/propagate-then-search.card.ts';
import { holderOf, none } from '../../engine/search/propagate-then-search.ts';
import { type LooseStep, type ManualWords, rulesOf } from '../narrator.ts';
import { listed, say, toned } from '../sentence.ts';
import { fillInOrder } from './fill-in-order.ts';
import { whyNothingLeft } from './nothing-left.ts';

/** The words for a reader who fixes what rounds leave single, and then searches. */

type State = ReturnType<typeof propagateThenSearch.start>;
type Wrong = ReturnType<ManualWords<State>['wrong']>;

/** The search as one that fills its cells in a fixed order: the cells that the rounds have left. */
interface Search extends SearchState {
  readonly rounds: State;
}

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');

const at = ({ puzzle }: State, cell: number) => cellName(puzzle.grid, cell);
const symbol = ({ puzzle }: State, digit: number) => symbolOf(puzzle, digit);
const marksOf = (state: State, cell: number) => listed(state.candidates.digits(cell).map((digit) => symbol(state, digit)));
/** The box or region of a cell: 'box 4'. The row, where there are neither. */
const ofBox = ({ puzzle: { grid } }: State, cell: number) =>
  houseName(grid, grid.housesOfCell[cell]!.find((each) => boxHouses(grid).includes(each)) ?? grid.rowOfCell[cell]!);
const house = ({ puzzle }: State, a: number, b: number) => sharedHouses(puzzle.grid, a, b)[0]!;

function searchOf(state: State): Search {
  const { puzzle, digits, candidates, tried } = state;
  const empty = Array.from(digits.keys()).filter((cell) => !candidates.isEmpty(cell));
  const open = empty.findIndex((cell) => digits[cell] === 0);
  const depth = open < 0 ? empty.length : open;
  const orders = empty.map((cell) => digitsAllowed(puzzle, cell));
  const triedHere = new DigitSets(empty.length + 1, puzzle.grid.size);
  if (depth < empty.length) for (const digit of tried.digits(empty[depth]!)) triedHere.add(depth, digit);
  return { puzzle, digits, empty, orders, tried: triedHere, depth, rounds: state };
}

const search = fillInOrder<Search>({
  rules: () => ({ left: 'only what the rounds have left' }),
  unfit: ({ rounds }, cell, digit) => {
    if (!rounds.candidates.has(cell, digit))
      return {
        rule: 'left',
        why: say`The rounds have struck ${clashing(symbol(rounds, digit))} from ${at(rounds, cell)}, so it is never tried.`,
      };
    const clash = holderOf(rounds, cell, digit);
    if (clash === none) return undefined;
    const where = house(rounds, cell, clash);
    return { why: say`The ${where} of ${at(rounds, cell)} holds ${clashing(symbol(rounds, digit))} at ${at(rounds, clash)} by now.` };
  },
  conditions: 'was struck by the rounds, is held by a peer',
});

/** Whether the rounds go on, from the step that is shown. */
const roundsGoOn = (last: LooseStep | undefined) => last === undefined || ['round', 'strike', 'fix'].includes(last.kind);

/** Moves that belong to the rounds. */
const inRounds = (kind: string) => kind === 'fix' || kind === 'quiet' || kind === 'contradiction';

/** One button says that a cell has nothing left, in the rounds and in the search. */
const ofSearch = (move: LooseStep): LooseStep => (move.kind === 'contradiction' ? { ...move, kind: 'deadEnd' } : move);

export const roundManual: ManualWords<State> = {
  rules: (state, last) =>
    roundsGoOn(last)
      ? {
          single: 'fix what has one mark; marks change with the next round',
          sure: 'what is fixed is certain and stays',
          over: 'no cell with one mark: the rounds are over',
          empty: 'a cell with none: no solution',
        }
      : rulesOf(search, searchOf(state), last),
  moves: {
    fix: 'fix a cell',
    place: 'place a digit',
    contradiction: 'nothing fits',
    deadEnd: 'nothing fits',
    takeBack: 'take back',
    quiet: 'the rounds are over',
  },
  about: {
    contradiction: 'Say that a cell has nothing left',
    takeBack: 'Take out the digit that the search placed last',
    quiet: 'Say that no open cell has only one mark, so that the search begins',
  },
  idle: (state, last) => {
    if (roundsGoOn(last)) return { takeBack: 'What the rounds fix is certain, and it’s never taken back.' };
    const { place, deadEnd, ...others } = search.idle!(searchOf(state), last);
    return {
      ...others,
      ...(place && { place, fix: place }),
      ...(deadEnd && { deadEnd, contradiction: deadEnd }),
      quiet: 'You’ve said that already, and the search is at work.',
    };
  },
  ask: (state, last) =>
    roundsGoOn(last)
      ? say`All the marks of this round have been made. Your move: write a digit that is the only mark of its cell, or say that the rounds are over.`
      : search.ask(searchOf(state), last),
  where: (next, state) => {
    if (next.kind === 'fix') return say`Look at the marks in ${ofBox(state, next.cell)}.`;
    if (next.kind === 'contradiction') return say`Look at ${trying(at(state, next.cell))}.`;
    if (next.kind === 'quiet') return say`Look through the open cells: how many marks does each have?`;
    return search.where(next, searchOf(state));
  },
  why: (next, state) => {
    if (next.kind === 'fix') return say`${trying(at(state, next.cell))} has one mark left.`;
    if (next.kind === 'contradiction') return say`Nothing is left for ${at(state, next.cell)}. ${whyNothingLeft(state, next.cell)}`;
    if (next.kind === 'quiet') return say`No open cell has a single mark, so another round would change nothing.`;
    return search.why(next, searchOf(state));
  },
  line: (move, state) => {
    if (move.kind === 'quiet') return 'the rounds are over';
    if (move.kind === 'contradiction') return move.cell === undefined ? 'nothing fits' : `nothing fits ${at(state, move.cell)}`;
    if (move.kind === 'fix') return `${symbol(state, move.digit)} into ${at(state, move.cell)}`;
    return search.line(move, searchOf(state));
  },
  wrong: (next, move, state) => {
    if (!inRounds(next.kind)) {
      if (move.kind === 'quiet') return { rule: 'left', why: say`You’ve said that already, and the search is at work.` };
      return search.wrong(next, ofSearch(move), searchOf(state));
    }
    if (move.kind === 'takeBack')
      return {
        rule: 'sure',
        why: say`What the rounds fix is certain, and it’s never taken back. Only what the search tries can be taken back.`,
      };
    return move.digit === undefined ? wrongWord(next, move, state) : wrongFix(next, move, state);
  },
};

/** Explains what was wrong with saying that the rounds are over, or that nothing fits. */
function wrongWord(next: LooseStep, move: LooseStep, state: State): Wrong {
  if (next.kind === 'contradiction') return { rule: 'empty', why: say`${at(state, next.cell)} has nothing left.` };
  if (move.kind === 'quiet')
    return {
      rule: 'over',
      why: say`${at(state, next.cell)} has one mark left: ${placed(symbol(state, next.digit))}. It is fixed in this round.`,
    };
  const doomed = [...state.digits.keys()].some((cell) => state.digits[cell] === 0 && state.candidates.isEmpty(cell));
  return {
    rule: 'empty',
    why: doomed
      ? say`A round goes through its cells in reading order, and ${at(state, next.cell)} comes before the one that has nothing left.`
      : say`No open cell is without a mark.`,
  };
}

/** Explains what was wrong with a digit written while the rounds continue. */
function wrongFix(next: LooseStep, { cell, digit }: LooseStep, state: State): Wrong {
  const [here, value] = [at(state, cell), symbol(state, digit)];
  if (state.digits[cell]) return { rule: 'single', why: say`${here} holds ${symbol(state, state.digits[cell]!)} already.` };
  if (next.kind === 'contradiction')
    return { rule: 'empty', why: say`${at(state, next.cell)} has nothing left, whatever is written elsewhere.` };
  const clash = holderOf(state, cell, digit);
  if (clash !== none)
    return { rule: 'single', why: say`The ${house(state, cell, clash)} of ${here} holds ${clashing(value)} at ${at(state, clash)}.` };
  if (!state.candidates.has(cell, digit))
    return { rule: 'single', why: say`${value} isn’t a mark of ${here}, which has ${marksOf(state, cell)}.` };
  const stale = state.candidates.digits(cell).find((each) => each !== digit && holderOf(state, cell, each) !== none);
  if (stale !== undefined)
    return {
      rule: 'single',
      why: say`${here} still has the marks ${marksOf(state, cell)}. Only the next round takes the ${symbol(state, stale)} at ${at(state, holderOf(state, cell, stale))} into account.`,
    };
  return single(state).length === 0
    ? {
        rule: 'over',
        why: say`${here} has the marks ${marksOf(state, cell)}, and no cell has just one. The rounds are over. Say so before you try anything.`,
      }
    : { rule: 'single', why: say`${here} has the marks ${marksOf(state, cell)}. Only a cell with one mark is fixed, and there is one.` };
}
