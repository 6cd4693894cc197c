import { countDigits, digitsOf, hasDigit } from '../../engine/candidates.ts';
import type { killerAdvanced } from '../../engine/killer/killer-advanced.card.ts';
import { houseName } from '../../engine/puzzle.ts';
import type { LooseStep, ManualWords } from '../narrator.ts';
import { counted, either, type Sentence, say, toned } from '../sentence.ts';
import { at, symbol } from './cage-words.ts';

/** The words for a reader who solves a killer while the marks are kept for them. */

type State = ReturnType<typeof killerAdvanced.start>;
type Wrong = ReturnType<ManualWords<State>['wrong']>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');

const isDead = (kind: string) => kind.startsWith('dead');
const deadEnds = ['deadCell', 'deadHouse', 'deadCage', 'deadShare'];
const writes = ['nakedSingle', 'hiddenSingle', 'try'];

const marks = (state: State, cell: number) => either(digitsOf(state.candidates[cell]!).map((digit) => symbol(state, digit)));

/** Where there is nothing left, by its name. */
function deadPlace(next: LooseStep, state: State, cageName: (state: State, cage: number) => string): Sentence {
  if (next.kind === 'deadCell') return say`${trying(at(state, next.cell))}`;
  return next.kind === 'deadCage' ? say`${cageName(state, next.cage)}` : say`${houseName(state.puzzle.grid, next.house)}`;
}

/** What the words for the steps already have. */
interface CageNames {
  /** 'the cage of 15 at r1c3'. */
  cageName(state: State, cage: number): string;
  /** Which houses add up to what, and what is left over. */
  derived(state: State, cage: number): Sentence;
}

export function killerManual({ cageName, derived }: CageNames): ManualWords<State> {
  return {
    rules: ({ rules: { rule45 } }) => ({
      single: 'first a cell with one candidate',
      place: 'then a digit with one place in a house',
      ...(rule45 && { sum: 'neither: the rule of 45' }),
      try: 'nothing follows: try the smallest digit in the cell with the fewest',
      dead: 'a cell, house or cage has nothing left: a dead end',
      back: 'dead end: take the last try back',
    }),
    moves: {
      nakedSingle: 'write a digit',
      hiddenSingle: 'write a digit',
      try: 'try a digit',
      deadCell: 'dead end',
      deadHouse: 'dead end',
      deadCage: 'dead end',
      deadShare: 'dead end',
      takeBack: 'take back',
      derive: 'rule of 45',
    },
    about: {
      deadCell: 'Say that a cell, a house or a cage has nothing left',
      takeBack: 'Take the digit back that was tried last',
      derive: 'Add up houses, and see what their cages leave over',
    },
    idle: ({ rules: { rule45 } }, last) => {
      const off = rule45 ? {} : { derive: 'The rule of 45 is switched off in the options.' };
      if (!last || !isDead(last.kind)) return { ...off, takeBack: 'A try is taken back only at a dead end.' };
      const first = 'It’s a dead end, so first take the last try back.';
      return Object.fromEntries([...writes, ...deadEnds, 'derive'].map((kind) => [kind, first]));
    },
    ask: (state, last) =>
      last && isDead(last.kind)
        ? say`A dead end. What now?`
        : state.candidates.some((set) => set !== 0)
          ? say`Your move: a digit, the rule of 45, or a dead end?`
          : say`Every cell is filled.`,
    where: (next, state) => {
      if (next.kind === 'takeBack') return say`Look at the digit that was tried last.`;
      if (isDead(next.kind)) return say`Look at ${deadPlace(next, state, cageName)}.`;
      if (next.kind === 'nakedSingle') return say`Look at the marks in box ${state.puzzle.grid.boxOfCell[next.cell]! + 1}.`;
      if (next.kind === 'hiddenSingle') return say`Look at ${houseName(state.puzzle.grid, next.house)}.`;
      return say`Look through the grid: does any cell have one candidate, or any digit one place left?`;
    },
    why: (next, state) => {
      switch (next.kind) {
        case 'takeBack':
          return say`The last try leads to something impossible, so it’s taken back.`;
        case 'nakedSingle':
          return say`${trying(at(state, next.cell))} has one candidate left.`;
        case 'hiddenSingle':
          return say`In ${houseName(state.puzzle.grid, next.house)} the ${symbol(state, next.digit)} has one place left.`;
        case 'derive':
          return say`No cell has just one candidate, and no digit has just one place. But there are houses whose cages have not been added up.`;
        case 'try':
          return say`Nothing follows, and no houses are left to add up. ${trying(at(state, next.cell))} has ${counted(countDigits(state.candidates[next.cell]!), 'candidate')}, and no cell has fewer.`;
        default:
          return say`Nothing left fits ${deadPlace(next, state, cageName)}.`;
      }
    },
    feedback: (move, state) => {
      if (move.kind === 'derive') return derived(state, state.known);
      if (isDead(move.kind)) return say`Right, it’s a dead end.`;
      return move.digit === undefined
        ? say`The digits tried there are struck.`
        : say`${placed(symbol(state, move.digit))} is placed, and is struck from every cell that sees ${at(state, move.cell)}.`;
    },
    line: (move, state) => {
      if (move.kind === 'derive') return 'rule of 45';
      if (isDead(move.kind)) return 'dead end';
      if (move.kind === 'takeBack')
        return move.cell === undefined ? 'take back the last' : `take back ${symbol(state, move.digit)} from ${at(state, move.cell)}`;
      return `${move.kind === 'try' ? 'try ' : ''}${symbol(state, move.digit)} into ${at(state, move.cell)}`;
    },
    wrong: (next, move, state) => (move.digit === undefined ? wrongWord(next, move, state) : wrongDigit(next, move, state)),
  };
}

/** Says which rule comes before any other move. */
function first(next: LooseStep, state: State): Wrong {
  switch (next.kind) {
    case 'nakedSingle':
      return { rule: 'single', why: say`${at(state, next.cell)} has one candidate left: ${placed(symbol(state, next.digit))}.` };
    case 'hiddenSingle':
      return {
        rule: 'place',
        why: say`In ${houseName(state.puzzle.grid, next.house)} only ${at(state, next.cell)} can still be ${placed(symbol(state, next.digit))}.`,
      };
    case 'derive':
      return { rule: 'sum', why: say`No cell has just one candidate, and no digit has just one place. The rule of 45 can still be used.` };
    case 'try':
      return {
        rule: 'try',
        why: say`Nothing more follows. ${at(state, next.cell)} has ${counted(countDigits(state.candidates[next.cell]!), 'candidate')}, and no cell has fewer, so a digit is tried there.`,
      };
    case 'takeBack':
      return { rule: 'back', why: say`It’s a dead end, so first take the last try back.` };
    default:
      return { rule: 'dead', why: say`A cell, house or cage has nothing left. Say so before anything else.` };
  }
}

/** Explains what was wrong with calling a dead end, with taking something back, or with using the rule of 45. */
function wrongWord(next: LooseStep, { kind }: LooseStep, state: State): Wrong {
  const instead = first(next, state);
  if (kind === 'derive' || next.kind === 'takeBack' || isDead(next.kind)) return instead;
  return kind === 'takeBack'
    ? { rule: 'back', why: say`A try is taken back only at a dead end. ${instead.why}` }
    : { rule: 'dead', why: say`A dead end is a cell, a house or a cage with nothing left, and there isn’t one. ${instead.why}` };
}

/** Explains what was wrong with a reader's digit. */
function wrongDigit(next: LooseStep, { cell, digit }: LooseStep, state: State): Wrong {
  const [here, value] = [at(state, cell), symbol(state, digit)];
  const instead = first(next, state);
  if (state.digits[cell]) return { ...instead, why: say`${here} holds ${symbol(state, state.digits[cell]!)} already.` };
  if (next.kind === 'takeBack' || isDead(next.kind)) return instead;
  if (!hasDigit(state.candidates[cell]!, digit))
    return { ...instead, why: say`${clashing(value)} is struck from ${here}, which can be ${marks(state, cell)}.` };
  if (next.kind === 'derive')
    return {
      ...instead,
      why: say`By its marks, ${here} can still be ${marks(state, cell)}. If you have added up a house to find ${value}, you’re one move ahead: say “rule of 45” first.`,
    };
  return next.kind === 'try' && cell === next.cell
    ? { ...instead, why: say`${here} can be ${marks(state, cell)}, and the smallest is tried first.` }
    : { ...instead, why: say`${here} can be ${marks(state, cell)}, so it isn’t certain that it’s ${value}. ${instead.why}` };
}
