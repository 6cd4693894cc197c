import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../tests/samples.ts';
import { codecOf, unpackField, unpackStep } from './codec.ts';
import { anyStepOf, everyField, largeBounds, usualBounds } from './testing/scripted.ts';

const codec = codecOf(everyField, 81);
const layoutOf = (kind: string, { kinds, indexOfKind } = codec) => kinds[indexOfKind.get(kind)!]!;

describe.each([
  ['81 cells', codec, usualBounds],
  ['25 × 25', codecOf(everyField, 625), usualBounds],
  ['26 × 26', codecOf(everyField, 676), largeBounds],
  ['64 × 64', codecOf(everyField, 4096), largeBounds],
])('packing in a grid of %s', (_, codec, bounds) => {
  it('keeps every value of every type of field, and touches no other step', () => {
    fc.assert(
      fc.property(anyStepOf(everyField, bounds), fc.nat(3), (step, place) => {
        const words = new Int32Array(4 * codec.stride);
        const at = place * codec.stride;
        const layout = layoutOf(step.kind, codec);
        layout.pack(step, words, at);
        expect(unpackStep(layout, words, at)).toEqual(step);
        words.fill(0, at, at + codec.stride);
        expect(words.every((word) => word === 0)).toBe(true);
      }),
      samples(1000),
    );
  });

  it.each(Object.keys(everyField))('keeps what is at the bounds: %s', (kind) => {
    const layout = layoutOf(kind, codec);
    const fields = Object.entries(everyField[kind]!.fields);
    for (let choice = 0; choice < 4 ** fields.length; choice++) {
      const values = fields.map(([name, type], place) => {
        const all = [...bounds[type], 0, type === 'delta' || type === 'word' ? -1 : 1];
        return [name, all[Math.floor(choice / 4 ** place) % all.length]!];
      });
      const step = { kind, ...Object.fromEntries(values) };
      const words = new Int32Array(codec.stride);
      layout.pack(step, words, 0);
      expect(unpackStep(layout, words, 0)).toEqual(step);
    }
  });
});

describe('packing', () => {
  it('takes as many words as the widest kind needs, and one at least', () => {
    expect(codecOf({ bare: everyField.bare! }, 81).stride).toBe(1);
    expect(codecOf({ place: everyField.place!, house: everyField.house! }, 81).stride).toBe(1);
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
