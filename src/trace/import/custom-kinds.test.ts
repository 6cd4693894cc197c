import { describe, expect, it } from 'vitest';
import { catalogRow } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { defaultsOf } from '../../engine/options.ts';
import { specOf } from './core.ts';
import { coreKinds } from './core-kinds.ts';
import { saidKinds, withOwnKinds } from './custom-kinds.ts';
import { textOfFault } from './testing/imported.ts';

const sets = await catalogRow('preemptive-sets').load();
const { puzzle } = readPuzzles('1.......3......2')[0]!;
const look = { says: 'It looks at {cell}.', fields: { cell: 'cell' } } as const;
const header = { puzzle, options: {}, kinds: { look }, notes: true };
const texts = ['', 'so'];
const { because: _, inFull: __, ...without } = sets;

it('kinds that only say something are notes and lines where they are declared, and those of the author’s own', () => {
  expect(saidKinds(header)).toEqual(['note', 'line', 'look']);
  expect(saidKinds({ kinds: {} })).toEqual([]);
});

describe('an algorithm with kinds of someone’s own', () => {
  const extended = withOwnKinds(sets, header, texts);
  const state = sets.start(puzzle, defaultsOf(sets.options));

  it('has them besides its steps', () => {
    expect(extended.steps).toEqual({ ...sets.steps, note: coreKinds.note, line: coreKinds.line, look: specOf(look, 'look') });
    expect(withOwnKinds(sets, { ...header, kinds: {}, notes: false }, texts)).toBe(sets);
    // A kind that it has already stays its own.
    const noted = { ...sets, steps: { ...sets.steps, note: sets.steps.markUp! } };
    expect(withOwnKinds(noted, header, texts).steps.note).toBe(sets.steps.markUp);
  });

  it('is drawn as if they were no steps, and otherwise as it is', () => {
    const step = { kind: 'force', cell: 9, digit: 2, box: 10 };
    const drawn: unknown[] = [];
    const picture = (_: unknown, each: unknown) => {
      drawn.push(each);
      return {};
    };
    const seen = withOwnKinds({ ...sets, picture }, header, texts);
    for (const each of [{ kind: 'look', cell: 3 }, step, undefined]) seen.picture(state, each);
    expect(drawn).toEqual([undefined, step, undefined]);
  });

  it('has reasons for its own steps alone', () => {
    const thing = { of: 'cell', cell: 9 } as const;
    const extended = withOwnKinds({ ...sets, because: () => [thing] }, header, texts);
    expect(extended.because!(state, { kind: 'force', cell: 9, digit: 2, box: 10 }, thing)).toEqual([thing]);
    expect(extended.because!(state, { kind: 'look', cell: 9 }, thing)).toEqual([]);
    expect(withOwnKinds(without, header, texts).because).toBeUndefined();
  });

  it('is exported in full as it is, and a note by its text', () => {
    const full = withOwnKinds({ ...sets, inFull: () => ({ more: 1 }) }, header, texts);
    expect(full.inFull!(state, { kind: 'force', cell: 9, digit: 2, box: 10 })).toEqual({ more: 1 });
    expect(full.inFull!(state, { kind: 'note', text: 1 })).toEqual({ text: 'so' });
    expect(full.inFull!(state, { kind: 'note', text: 2 })).toEqual({ text: '' });
    expect(full.inFull!(state, { kind: 'look', text: 1 })).toEqual({});
    expect(withOwnKinds(without, header, texts).inFull!(state, { kind: 'force' })).toEqual({});
  });

  it('has none that it has already, and none that do something', () => {
    const own = (kinds: object) => textOfFault(() => withOwnKinds(sets, { ...header, kinds: kinds as never }, texts));
    expect(own({ see: look })).toBe(`line 1, column 1: 'kinds' has 'see', which is a kind of ${sets.title}; expected another name`);
    expect(own({ guessed: { ...look, like: 'place' } })).toBe(
      `line 1, column 1: 'guessed' is like 'place'; expected a kind that only says something, as the trace has the steps of ${sets.title}`,
    );
    expect(own({ look })).toBeUndefined();
  });
});
