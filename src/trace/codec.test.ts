import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import { codecOf, unpackField, unpackStep } from './codec.ts';
import { anyStepOf, everyField } from './testing/scripted.ts';

const codec = codecOf(everyField);
const layoutOf = (kind: string) => codec.kinds[codec.indexOfKind.get(kind)!]!;

describe('packing', () => {
  it('keeps every value of every type of field, and touches no other step', () => {
    fc.assert(
      fc.property(anyStepOf(everyField), fc.nat(3), (step, place) => {
        const words = new Int32Array(4 * codec.stride);
        const at = place * codec.stride;
        layoutOf(step.kind).pack(step, words, at);
        expect(unpackStep(layoutOf(step.kind), words, at)).toEqual(step);
        words.fill(0, at, at + codec.stride);
        expect(words.every((word) => word === 0)).toBe(true);
      }),
      samples(1000),
    );
  });

  it.each(Object.keys(everyField))('keeps what is at the bounds: %s', (kind) => {
    const bounds = { cell: [-1, 1022], witness: [-1, 1022], digit: [0, 31], house: [0, 127], digits: [0, 2 ** 25 - 1] };
    const more = { count: [0, 65_535], index: [0, 1_048_575], delta: [-2048, 2047, 0, -1], word: [-(2 ** 31), 2 ** 31 - 1, -1, 0] };
    const fields = Object.entries(everyField[kind]!.fields);
    for (let choice = 0; choice < 4 ** Math.min(fields.length, 4); choice++) {
      const values = fields.map(([name, type], place) => {
        const all = { ...bounds, ...more }[type];
        return [name, all[Math.floor(choice / 4 ** place) % all.length]!];
      });
      const step = { kind, ...Object.fromEntries(values) };
      const words = new Int32Array(codec.stride);
      layoutOf(kind).pack(step, words, 0);
      expect(unpackStep(layoutOf(kind), words, 0)).toEqual(step);
    }
  });

  it('takes as many words as the widest kind needs, and one at least', () => {
    expect(codecOf({ bare: everyField.bare! }).stride).toBe(1);
    expect(codecOf({ place: everyField.place!, house: everyField.house! }).stride).toBe(1);
    expect(codec.stride).toBe(3);
    // No field is cut in two: 20 bits, then 20 and 10, then 12.
    expect(layoutOf('wide').fields.map(({ word, shift }) => [word, shift])).toEqual([
      [0, 0],
      [1, 0],
      [1, 20],
      [2, 0],
    ]);
  });

  it('reads one field of a packed step', () => {
    const words = new Int32Array(codec.stride);
    layoutOf('swap').pack({ kind: 'swap', cell: 80, other: -1, delta: -3 }, words, 0);
    expect(layoutOf('swap').fields.map((field) => [field.name, unpackField(field, words, 0)])).toEqual([
      ['cell', 80],
      ['other', -1],
      ['delta', -3],
    ]);
  });

  it('numbers the kinds as the table has them', () => {
    expect(codec.kinds.map(({ kind }) => kind)).toEqual(Object.keys(everyField));
    expect([...codec.indexOfKind.values()]).toEqual(Object.keys(everyField).map((_, index) => index));
  });
});
