import { expect, it } from 'vitest';
import { defaultsOf } from '../options.ts';
import { isSolution, puzzleOf } from '../puzzle.ts';
import type { AnyStep } from '../step.ts';
import { carve } from './carve.card.ts';
import { dig } from './dig.card.ts';

const empty = puzzleOf(new Uint8Array(81));

/** What is drawn after every step of a kind. */
function* drawnAt(algorithm: typeof dig | typeof carve, options: object, kind: string) {
  const state = algorithm.start(empty, { ...defaultsOf(algorithm.options), ...options } as never);
  for (const step of algorithm.run(state as never) as Iterable<AnyStep & { readonly cell: number; readonly digit: number }>)
    if (step.kind === kind) yield { state, step, second: algorithm.picture(state as never, step as never).grid.second };
}

it('a failed trial shows both solutions: they agree in the givens, and differ in the cell on trial', () => {
  let seen = 0;
  for (const { state, step, second } of drawnAt(dig, { level: 5 }, 'secondAnswer')) {
    seen++;
    expect([second!.tried, second!.other[step.cell]]).toEqual([step.cell, step.digit]);
    expect(second!.answer).toEqual(state.answer);
    for (const answer of [second!.answer, second!.other]) expect(isSolution(empty, answer)).toBe(true);
    for (const [cell, digit] of state.digits.entries()) if (digit > 0) expect(second!.other[cell]).toBe(digit);
  }
  expect(seen).toBeGreaterThan(10);
});

it('so does a group that is carved in vain', () => {
  let seen = 0;
  for (const { state, second } of drawnAt(carve, { level: 'easy' }, 'ambiguous')) {
    seen++;
    expect(isSolution(empty, second!.other)).toBe(true);
    expect(second!.other[second!.tried]).not.toBe(state.answer[second!.tried]);
    for (const [cell, digit] of state.digits.entries()) if (digit > 0) expect(second!.other[cell]).toBe(digit);
  }
  expect(seen).toBeGreaterThan(3);
});
