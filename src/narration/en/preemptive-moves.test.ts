import { expect, it } from 'vitest';
import { bitOf } from '../../engine/candidates.ts';
import { preemptiveSets } from '../../engine/logic/preemptive-sets.card.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { plain } from '../sentence.ts';
import { preemptiveMoves } from './preemptive-moves.ts';

const set = (...digits: number[]) => digits.reduce((bits, digit) => bits | bitOf(digit), 0);

it('stops a set that is larger than another that strikes something', () => {
  const state = preemptiveSets.start(puzzleOf(Array(81).fill(0)), { choice: 'pairs', digits: 'ascending', seed: 1 });
  // A triple of row 1 strikes in r1c9, a pair of row 5 in r5c9.
  const row1 = { 0: set(1, 2), 4: set(2, 3), 5: set(1, 3), 8: set(3, 4) };
  const row5 = { 36: set(5, 6), 40: set(5, 6), 44: set(6, 7) };
  for (const [cell, digits] of Object.entries({ ...row1, ...row5 })) state.candidates[Number(cell)] = digits;
  const [triple] = preemptiveSets.picked(state, [0, 4, 5]);
  const { rule, why } = preemptiveMoves.wrong({ kind: 'see', house: 4, digits: set(5, 6) }, triple!, state);
  expect(rule).toBe('smallest');
  expect(plain(why)).toBe('That is a set, of 3 cells with 1, 2 and 3. But a smaller one strikes something: 2 cells in row 5.');
});

it('names what is left to strike when the reader says that this is all', () => {
  const state = preemptiveSets.start(puzzleOf(Array(81).fill(0)), { choice: 'pairs', digits: 'ascending', seed: 1 });
  for (const [cell, digits] of Object.entries({ 0: set(1, 2), 4: set(1, 2), 8: set(2, 3) })) state.candidates[Number(cell)] = digits;
  preemptiveSets.apply.see(state, { kind: 'see', house: 0, digits: set(1, 2) });
  expect(plain(preemptiveMoves.all!.wrong(state))).toBe('r1c9 still has a 2, and the set uses it up.');
  expect(plain(preemptiveMoves.all!.ask(state))).toMatch(/^The set uses up 1 and 2\. Strike what can be struck in the rest of row 1,/);
});

it('says of cells that are no set that they are none, whatever comes first', () => {
  const state = preemptiveSets.start(puzzleOf(Array(81).fill(0)), { choice: 'pairs', digits: 'ascending', seed: 1 });
  for (const [cell, digits] of Object.entries({ 6: set(1, 2), 8: set(2, 6), 40: set(5) })) state.candidates[Number(cell)] = digits;
  const [claim] = preemptiveSets.picked(state, [6, 8]);
  const { rule, why } = preemptiveMoves.wrong({ kind: 'fill', cell: 40, digit: 5 }, claim!, state);
  expect([rule, plain(why)]).toEqual([
    'set',
    'That isn’t a set. r1c7 and r1c9 hold 3 numbers between them: 1, 2 and 6. Two cells use up 2 numbers only if they hold no others.',
  ]);
});
