import { countDigits, digitsOf, hasDigit } from '../../engine/candidates.ts';
import { cellName, sharedHouses } from '../../engine/grid.ts';
import { untried } from '../../engine/logic/coloured-grid.ts';
import type { preemptiveSets } from '../../engine/logic/preemptive-sets.card.ts';
import { eachStrike, isPaired, type PreemptiveSet, setOf, strikesOf } from '../../engine/logic/set-finder.ts';
import { houseName, symbolOf } from '../../engine/puzzle.ts';
import type { LooseStep, ManualWords } from '../narrator.ts';
import { counted, countedFirst, either, listed, say, toned } from '../sentence.ts';
import { boxWord } from './house-words.ts';
import { setTable } from './set-table.ts';

type State = ReturnType<typeof preemptiveSets.start>;
type Wrong = ReturnType<ManualWords<State>['wrong']>;

const trying = toned('trying');
const logic = toned('logic');
const clashing = toned('conflict');

const at = ({ puzzle }: State, cell: number) => cellName(puzzle.grid, cell);
const symbol = ({ puzzle }: State, digit: number) => symbolOf(puzzle, digit);
const named = (state: State, digits: number) => listed(digitsOf(digits).map((digit) => symbol(state, digit)));
const house = ({ puzzle }: State, index: number) => houseName(puzzle.grid, index);
const cells = (state: State, list: readonly number[]) => listed(list.map((cell) => at(state, cell)));

const isMarkedUp = ({ candidates, digits }: State) => !digits.includes(0) || candidates.some((markup) => markup !== 0);
/** Whether nothing but forced numbers has been written. */
const toMarkUp = (state: State, last: LooseStep | undefined) => !isMarkedUp(state) && (last === undefined || last.kind === 'force');
const toStrike = ({ puzzle, candidates, set }: State) => (set ? eachStrike(puzzle.grid, candidates, set) : []);

/** More cells than these are no table that can be read. */
const MAX_DRAWN = 5;

/** Moves that are made in markups. */
const needMarks = ['see', 'strike', 'fill', 'guess', 'emptyMarkup', 'noPlace'];

/** The words for a reader who works with markups and preemptive sets. */
export const preemptiveMoves: ManualWords<State> = {
  rules: (state, last) =>
    toMarkUp(state, last)
      ? {
          force: `a number with one place in a ${boxWord(state.puzzle.grid)} is forced`,
          mark: 'when no number is forced, mark up',
          open: 'write only into open cells',
        }
      : {
          open: 'write only into open cells',
          violation: 'if a rule is broken, say so before all else',
          single: 'if a cell has one number left, write it',
          set: 'a set is k cells of one house with only k numbers between them',
          smallest: 'take the smallest set that strikes something',
          strike: 'strike its numbers from the rest of the house',
          choice: `when nothing helps, choose ${state.choice === 'pairs' ? 'a cell of a pair, or one' : 'a cell'} with the fewest numbers`,
          order: 'try the numbers in their order',
          erase: 'after a broken rule, erase the last colour',
        },
  moves: {
    force: 'write what is forced',
    markUp: 'mark up',
    fill: 'write the last number',
    see: 'this is a set',
    strike: 'strike a number',
    emptyMarkup: 'a rule is broken',
    noPlace: 'a rule is broken',
    guess: 'try a number',
    erase: 'erase the colour',
  },
  about: {
    markUp: 'Say that nothing is forced: every open cell gets its numbers',
    see: 'Claim that the chosen cells are a set',
    emptyMarkup: 'Say that a cell has no number left, or a number no place',
    erase: 'Erase what was written in the last colour',
  },
  idle(state, last) {
    if (toMarkUp(state, last)) return Object.fromEntries([...needMarks, 'erase'].map((kind) => [kind, 'Mark up the cells first.']));
    if (!state.digits.includes(0)) return {};
    const markUp = 'Every open cell is marked up already.';
    // One colour after the other may have to be erased.
    if (last?.kind === 'erase') return { markUp };
    if (last?.kind !== 'emptyMarkup' && last?.kind !== 'noPlace')
      return { markUp, erase: 'A colour is erased only after you say that a rule is broken.' };
    const first = 'A rule is broken, so erase the last colour first.';
    return {
      ...Object.fromEntries([...needMarks, 'force', 'markUp'].map((kind) => [kind, first])),
      emptyMarkup: 'You’ve said that already.',
      noPlace: 'You’ve said that already.',
    };
  },
  ask(state) {
    if (!state.digits.includes(0)) return say`Every cell is filled.`;
    if (!isMarkedUp(state)) return say`Your move. Write what is forced, and when nothing is, mark up.`;
    return say`Your move: show a set, or try a number; where a rule is broken, say so and erase.`;
  },
  all: {
    after: ['see', 'strike'],
    kind: 'strike',
    claim: 'that is all',
    ask: (state) =>
      say`The set uses up ${logic(named(state, state.set!.digits))}. Strike what can be struck in the rest of ${listed(state.set!.houses.map((each) => house(state, each)))}, and say when that is all.`,
    hint: say`Go through the rest of the house: is there anything left to strike?`,
    right: say`That is all that the set strikes.`,
    wrong: (state) => {
      const { cell, digit } = toStrike(state)[0]!;
      return say`${clashing(at(state, cell))} still has a ${logic(symbol(state, digit))}, and the set uses it up.`;
    },
    rule: 'strike',
  },
  where(next, state) {
    switch (next.kind) {
      case 'force':
        return say`Look at ${house(state, next.box)}.`;
      case 'markUp':
        return say`Is any number still forced?`;
      case 'see':
      case 'noPlace':
        return say`Look at ${house(state, next.house)}.`;
      case 'strike':
        return say`Look at the rest of ${listed(state.set!.houses.map((each) => house(state, each)))}.`;
      case 'erase':
        return say`Look at what was written last in a colour.`;
      case 'fill':
        return say`Look at the smallest markups.`;
      default:
        return say`Look at ${trying(at(state, next.cell))}.`;
    }
  },
  why(next, state) {
    switch (next.kind) {
      case 'force':
        return say`${symbol(state, next.digit)} has one place left in ${house(state, next.box)}.`;
      case 'markUp':
        return say`No ${boxWord(state.puzzle.grid)} has a missing number with only one place left.`;
      case 'see': {
        const count = countDigits(next.digits);
        return say`${count} cells of ${house(state, next.house)} hold ${count} numbers between them and no others.`;
      }
      case 'strike':
        return say`The cells of the set use up ${logic(named(state, state.set!.digits))}.`;
      case 'erase':
        return say`A rule is broken, and that follows from the last choice.`;
      case 'fill':
        return say`${at(state, next.cell)} has one number left.`;
      case 'guess':
        return say`No set strikes anything. ${whyHere(next.cell, state)} Numbers are tried in the order ${inOrder(state)}.`;
      default:
        return broken(next, state);
    }
  },
  line(move, state) {
    switch (move.kind) {
      case 'markUp':
        return 'mark up';
      case 'see':
        return move.cells ? `a set: ${cells(state, move.cells)}` : `set ${named(state, move.digits)} in ${house(state, move.house)}`;
      case 'strike':
        return `strike ${symbol(state, move.digit)} from ${at(state, move.cell)}`;
      case 'emptyMarkup':
        return move.cell === undefined ? 'a cell has no number left' : `${at(state, move.cell)} has no number left`;
      case 'noPlace':
        return move.house === undefined
          ? 'a number has no place'
          : `no place for ${symbol(state, move.digit)} in ${house(state, move.house)}`;
      case 'erase':
        return 'erase the colour';
      default:
        return `${symbol(state, move.digit)} into ${at(state, move.cell)}`;
    }
  },
  draws(_next, move, state) {
    if (move.kind !== 'see' || !isMarkedUp(state)) return undefined;
    const picked: readonly number[] = move.cells;
    const isOpen = picked.length > 1 && picked.length <= MAX_DRAWN && picked.every((cell) => state.digits[cell] === 0);
    const union = picked.reduce((set, cell) => set | state.candidates[cell]!, 0);
    return isOpen && countDigits(union) > picked.length ? setTable(state.puzzle, state.candidates, picked, move.house) : undefined;
  },
  wrong(next, move, state) {
    switch (move.kind) {
      case 'see':
        return wrongSet(next, move, state);
      case 'strike':
        return wrongStrike(next, move, state);
      case 'markUp':
        return isMarkedUp(state)
          ? { ...comesFirst(next, state), why: say`Every open cell is marked up already.` }
          : comesFirst(next, state);
      case 'erase':
        return next.kind === 'emptyMarkup' || next.kind === 'noPlace'
          ? { rule: 'violation', why: say`First say which rule is broken.` }
          : { rule: isMarkedUp(state) ? 'erase' : comesFirst(next, state).rule, why: say`No rule is broken, so no colour is erased.` };
      case 'emptyMarkup':
      case 'noPlace':
        return wrongViolation(next, move, state);
      default:
        return wrongNumber(next, move, state);
    }
  },
};

const inOrder = ({ digitOrder, ...state }: State) => digitOrder.map((digit) => symbol(state as State, digit)).join(' ');

/** Why a number is chosen at this cell. */
function whyHere(cell: number, state: State): string {
  const count = counted(countDigits(state.candidates[cell]!), 'number');
  return state.choice === 'pairs' && isPaired(state.puzzle.grid, state.candidates, cell)
    ? `${at(state, cell)} belongs to a pair.`
    : `${at(state, cell)} is the first with ${count} left, and no markup is smaller.`;
}

/** Which rule is broken. */
const broken = (next: LooseStep, state: State) =>
  next.kind === 'emptyMarkup'
    ? say`No number is left for ${clashing(at(state, next.cell))}.`
    : say`${clashing(symbol(state, next.digit))} has no place left in ${house(state, next.house)}.`;

/** Returns the rule that comes before any other move. */
function comesFirst(next: LooseStep, state: State): Wrong {
  switch (next.kind) {
    case 'force':
      return {
        rule: 'force',
        why: say`In ${house(state, next.box)} only ${at(state, next.cell)} is left for ${logic(symbol(state, next.digit))}. Forced numbers come first.`,
      };
    case 'markUp':
      return { rule: 'mark', why: say`No number is forced, so mark up every open cell first.` };
    case 'fill':
      return {
        rule: 'single',
        why: say`${at(state, next.cell)} has one number left, ${logic(symbol(state, next.digit))}. Write that first.`,
      };
    case 'see': {
      const set = setOf(state.puzzle.grid, state.candidates, next.house, next.digits);
      return {
        rule: 'set',
        why: say`Name a set first: in ${house(state, next.house)}, ${cells(state, set.cells)} hold nothing but ${logic(named(state, set.digits))}.`,
      };
    }
    case 'strike':
      return { rule: 'strike', why: say`The set still strikes ${counted(toStrike(state).length, 'number')}. That comes first.` };
    case 'guess':
      return { rule: 'choice', why: say`No set strikes anything, so choose a number for ${trying(at(state, next.cell))}.` };
    case 'erase':
      return { rule: 'erase', why: say`A rule is broken, so erase the numbers in the last colour first.` };
    default:
      return { rule: 'violation', why: [...broken(next, state), ...say` Say so first.`] };
  }
}

function wrongNumber(next: LooseStep, { cell, digit }: LooseStep, state: State): Wrong {
  const [here, number] = [at(state, cell), symbol(state, digit)];
  const { grid } = state.puzzle;
  if (state.digits[cell]) return { rule: 'open', why: say`${here} holds ${symbol(state, state.digits[cell]!)} already.` };
  if (next.kind === 'force') {
    const clash = grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === digit);
    if (clash !== undefined)
      return {
        rule: 'force',
        why: say`The ${sharedHouses(grid, cell, clash)[0]!} of ${here} holds ${clashing(number)} at ${at(state, clash)}.`,
      };
    const box = grid.housesOfCell[cell]!.at(2) ?? grid.rowOfCell[cell]!;
    const free = (each: number) => state.digits[each] === 0 && !grid.peersOfCell[each]!.some((peer) => state.digits[peer] === digit);
    const places = grid.cellsOfHouse[box]!.filter(free);
    return {
      rule: 'force',
      why: say`${number} is not forced: in ${house(state, box)} it can be at ${either(places.map((each) => at(state, each)))}.`,
    };
  }
  if (next.kind === 'fill')
    return hasDigit(state.candidates[cell]!, digit)
      ? {
          rule: 'single',
          why: say`${here} can still be ${clashing(either(digitsOf(state.candidates[cell]!).map((each) => symbol(state, each))))}.`,
        }
      : { rule: 'single', why: say`${number} isn’t one of the numbers of ${here} any more.` };
  if (next.kind !== 'guess') return comesFirst(next, state);
  if (cell !== next.cell) return { rule: 'choice', why: say`${whyHere(next.cell, state)} That is where a number is chosen.` };
  if (!hasDigit(state.candidates[cell]!, digit)) return { rule: 'choice', why: say`${number} is not in the markup of ${here}.` };
  if (!untried(state, cell).includes(digit)) return { rule: 'order', why: say`${number} has been tried in ${here}, and had to be erased.` };
  return {
    rule: 'order',
    why: say`${number} is in the markup of ${here}, but ${trying(symbol(state, next.digit))} comes first in the order ${inOrder(state)}.`,
  };
}

function wrongStrike(next: LooseStep, { cell, digit }: LooseStep, state: State): Wrong {
  if (next.kind === 'see') return { rule: 'set', why: say`Nothing is struck without a reason, so name a set first.` };
  if (next.kind !== 'strike') return comesFirst(next, state);
  const set = state.set!;
  const [here, number] = [at(state, cell), symbol(state, digit)];
  const why = () => {
    if (!hasDigit(state.candidates[cell]!, digit)) return say`${here} has no mark ${number}.`;
    if (set.cells.includes(cell)) return say`${clashing(here)} belongs to the set, and the set needs its numbers.`;
    if (!hasDigit(set.digits, digit)) return say`The set uses up ${named(state, set.digits)}. It says nothing about ${clashing(number)}.`;
    return say`${clashing(here)} isn’t in ${either(set.houses.map((each) => house(state, each)))}. The set doesn’t reach that far.`;
  };
  return { rule: 'strike', why: why() };
}

function wrongSet(next: LooseStep, { house: index, digits, cells: picked }: LooseStep, state: State): Wrong {
  if (!isMarkedUp(state)) return comesFirst(next, state);
  const { grid } = state.puzzle;
  const list: readonly number[] = picked;
  const filled = list.find((cell) => state.digits[cell] !== 0);
  if (filled !== undefined) return { rule: 'open', why: say`${at(state, filled)} is filled. A set consists of open cells.` };
  if (index < 0) return { rule: 'set', why: say`${cells(state, list)} don’t share a house.` };
  const union = list.reduce((set, cell) => set | state.candidates[cell]!, 0);
  if (union === digits && countDigits(union) > list.length)
    return {
      rule: 'set',
      why: say`That isn’t a set. ${cells(state, list)} hold ${counted(countDigits(union), 'number')} between them: ${clashing(named(state, union))}. ${countedFirst(list.length, 'cell')} use up ${counted(list.length, 'number')} only if they hold no others.`,
    };
  if (next.kind !== 'see') return comesFirst(next, state);
  // All open cells of a house are a set too, but the search leaves it out.
  const set: PreemptiveSet | undefined = setOf(grid, state.candidates, index, digits);
  if (!set || strikesOf(grid, state.candidates, set).length === 0)
    return {
      rule: 'smallest',
      why: say`That is a set, but it strikes nothing: no other cell of its house has ${logic(named(state, digits))}.`,
    };
  const size = counted(countDigits(next.digits), 'cell');
  return {
    rule: 'smallest',
    why: say`That is a set, of ${counted(set.cells.length, 'cell')} with ${logic(named(state, digits))}. But a smaller one strikes something: ${size} in ${house(state, next.house)}.`,
  };
}

function wrongViolation(next: LooseStep, move: LooseStep, state: State): Wrong {
  if (next.kind === 'erase' || next.kind === 'noPlace') return comesFirst(next, state);
  if (next.kind === 'emptyMarkup')
    return { rule: 'violation', why: say`Every number has a place in every house. But look at the markups.` };
  if (!isMarkedUp(state)) return comesFirst(next, state);
  return {
    rule: 'violation',
    why: move.kind === 'noPlace' ? say`In every house every number still has a place.` : say`Every open cell still has a number.`,
  };
}
