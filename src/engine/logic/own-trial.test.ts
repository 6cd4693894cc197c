import { describe, expect, it } from 'vitest';
import keys from '../../../content/data/technique-puzzles.json' with { type: 'json' };
import { digitsOf } from '../candidates.ts';
import { cellName } from '../grid.ts';
import { puzzleOf } from '../puzzle.ts';
import { rungOf } from './ladder.ts';
import { writeOnTrial } from './own-trial.ts';
import type { CellDigit } from './technique.ts';
import { keyPosition } from './training.ts';
import { trialOf } from './trial.ts';

function trial(id: string) {
  const { puzzle } = keys.puzzles.find(({ technique }) => technique === id)!;
  const position = keyPosition(puzzleOf(Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0)), id)!;
  const instance = rungOf(id).technique.first(position)!;
  const marks = Array.from(position.candidates).flatMap((set, cell) => digitsOf(set).map((digit) => ({ cell, digit })));
  return { position, instance, marks, ...trialOf(position, instance) };
}

describe.each(['nishio', 'contradiction-net'])('the trial of a %s, written by hand', (id) => {
  const { position, instance, marks, supposed, entries } = trial(id);

  it.each(['first', 'last'])('takes what follows in any order, the %s mark first, until nothing is left', (which) => {
    const written: CellDigit[] = [supposed];
    let now = instance;
    for (let isOver = false; !isOver; ) {
      const next = marks.map((mark) => ({ mark, ...writeOnTrial(position, now, written, mark) })).filter(({ kind }) => kind === 'follows');
      const taken = which === 'first' ? next[0]! : next.at(-1)!;
      if (taken.kind !== 'follows') throw new Error('nothing follows, and nothing is impossible');
      written.push(taken.mark);
      ({ instance: now, isOver } = taken);
      const told = trialOf(position, now);
      expect([told.supposed, ...told.entries].slice(0, written.length)).toMatchObject(written);
      expect(told.entries.every(({ because }) => because.length > 0)).toBe(true);
    }
    const { end } = trialOf(position, now);
    expect(end.because.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThanOrEqual(position.digits.length);
  });

  it('says what rules a mark out, and where one still has other places', () => {
    const by = (mark: CellDigit) => writeOnTrial(position, instance, [supposed], mark);
    const rival = marks.find(({ cell, digit }) => digit === supposed.digit && by({ cell, digit }).kind === 'struck')!;
    expect(by(rival)).toEqual({ kind: 'struck', by: supposed });
    const open = marks.map(by).find(({ kind }) => kind === 'open');
    if (open?.kind !== 'open') throw new Error('every mark follows');
    expect(open.places.length).toBeGreaterThan(1);
    expect(by(entries[0]!).kind).toBe('follows');
  });
});

it('follows one digit of a Nishio alone', () => {
  const { position, instance, marks, supposed } = trial('nishio');
  const other = marks.find(({ digit }) => digit !== supposed.digit)!;
  expect([cellName(position.grid, supposed.cell), writeOnTrial(position, instance, [supposed], other)]).toEqual([
    expect.any(String),
    { kind: 'other-digit' },
  ]);
});
