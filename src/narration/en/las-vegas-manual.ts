import type { lasVegas } from '../../engine/generate/las-vegas.card.ts';
import { candidates } from '../../engine/generate/las-vegas.ts';
import { cellName, sharedHouses } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { LooseStep, ManualWords } from '../narrator.ts';
import { counted, say, toned } from '../sentence.ts';

/** The words for a reader who fills what the lottery has begun. A random draw is not a move: it happens by itself. */

type State = ReturnType<typeof lasVegas.start>;
type Wrong = ReturnType<ManualWords<State>['wrong']>;

const trying = toned('trying');
const placed = toned('placed');
const clashing = toned('conflict');

const at = (state: State, cell: number) => cellName(state.puzzle.grid, cell);
const symbol = (state: State, digit: number) => symbolOf(state.puzzle, digit);

const whichCell = ({ options }: State) =>
  options.next === 'rows' ? 'the first empty cell' : 'the first of the cells with the fewest digits left';

/** Whether the digit of the cell was taken back, so that the next one is tried there. */
const again = (next: LooseStep, state: State) => next.digit !== candidates(state, next.cell)[0];

export const lasVegasManual: ManualWords<State> = {
  rules: (state) => ({
    cell: whichCell(state),
    lowest: 'the smallest digit that fits and hasn’t been tried',
    back: 'no digit left: take the last one back',
  }),
  moves: { place: 'place a digit', deadEnd: 'nothing fits', takeBack: 'take back' },
  about: {
    deadEnd: 'Say that the next cell has no digit left',
    takeBack: 'Take out the digit that was placed last',
  },
  idle: (_state, last) =>
    last?.kind === 'deadEnd'
      ? { place: 'It’s a dead end, so take the last digit back before you place another.', deadEnd: 'You’ve said that already.' }
      : { takeBack: 'A digit is taken back only after you say that nothing fits.' },
  ask: (_state, last) =>
    last?.kind === 'deadEnd' ? say`A dead end. What now?` : say`Your move: write a digit, or say that nothing fits, or take one back.`,
  where: (next, state) => {
    if (next.kind === 'takeBack') return say`Look at the digit that was placed last.`;
    return say`Look at ${trying(at(state, next.cell))}${next.kind === 'place' && again(next, state) ? '' : `, ${whichCell(state)}`}.`;
  },
  why: (next, state) => {
    if (next.kind === 'takeBack') return say`Nothing fits, so the last digit is taken back, because another may work there.`;
    if (next.kind === 'deadEnd') return say`Each digit is held by a peer of ${at(state, next.cell)}, or has been tried there.`;
    return say`${counted(candidates(state, next.cell).length, 'digit')} can be in ${at(state, next.cell)} by the rules. The smallest one not tried yet is next.`;
  },
  line: (move, state) => {
    if (move.kind === 'deadEnd') return move.cell === undefined ? 'nothing fits' : `nothing fits ${at(state, move.cell)}`;
    if (move.kind === 'takeBack')
      return move.cell === undefined ? 'take back the last' : `take back ${symbol(state, move.digit)} from ${at(state, move.cell)}`;
    return `${symbol(state, move.digit)} into ${at(state, move.cell)}`;
  },
  wrong: (next, move, state) => (move.digit === undefined ? wrongWord(next, move, state) : wrongDigit(next, move, state)),
};

/** Explains what was wrong with saying that nothing fits, or with taking something back. */
function wrongWord(next: LooseStep, { kind }: LooseStep, state: State): Wrong {
  if (kind === 'takeBack') return { rule: 'back', why: say`A digit is taken back only after you say that nothing fits.` };
  if (next.kind === 'takeBack') return { rule: 'back', why: say`You’ve said that already. Now the last digit is taken back.` };
  return { rule: 'lowest', why: say`${placed(symbol(state, next.digit))} fits ${at(state, next.cell)}, and has not been tried there.` };
}

/** Explains what was wrong with a reader's digit. */
function wrongDigit(next: LooseStep, { cell, digit }: LooseStep, state: State): Wrong {
  const [here, value] = [at(state, cell), symbol(state, digit)];
  if (state.digits[cell]) return { rule: 'cell', why: say`${here} holds ${symbol(state, state.digits[cell]!)} already.` };
  if (next.kind === 'takeBack') return { rule: 'back', why: say`It’s a dead end, so take the last digit back before you place another.` };
  if (cell !== next.cell) {
    const first = at(state, next.cell);
    return {
      rule: 'cell',
      why:
        next.kind === 'place' && again(next, state)
          ? say`The digit of ${trying(first)} was taken back, so its next digit is tried first.`
          : say`${trying(first)} comes first: it is ${whichCell(state)}.`,
    };
  }
  const clash = state.puzzle.grid.peersOfCell[cell]!.find((peer) => state.digits[peer] === digit);
  if (clash !== undefined) {
    const house = sharedHouses(state.puzzle.grid, cell, clash)[0]!;
    return { rule: 'lowest', why: say`The ${house} of ${here} holds ${clashing(value)} at ${at(state, clash)}.` };
  }
  if (next.kind === 'deadEnd' || digit < next.digit) return { rule: 'lowest', why: say`${value} has been tried in ${here}, and failed.` };
  return { rule: 'lowest', why: say`${value} fits ${here}, but ${placed(symbol(state, next.digit))} fits too, and is smaller.` };
}
