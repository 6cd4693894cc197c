import { expect, it } from 'vitest';
import { readPuzzles } from '../../../engine/formats/read.ts';
import type { Picture } from '../../../engine/picture.ts';
import type { FieldType, StepKind } from '../../../engine/step.ts';
import { valuesOf } from './step-values.ts';

const fields: Record<string, FieldType> = {
  cell: 'cell',
  because: 'witness',
  digit: 'digit',
  house: 'house',
  digits: 'digits',
  open: 'count',
  node: 'index',
  delta: 'delta',
  seed: 'word',
};
const spec: StepKind = { label: 'all', fields, detail: 'step', tone: 'quiet' };
const step = { kind: 'all', cell: 4, because: 0, digit: 3, house: 1, digits: 0b1010, open: 12_345, node: 7, delta: -2, seed: 0 };
const { puzzle } = readPuzzles('1...............')[0]!;
const grid = { puzzle } as Picture['grid'] & object;
const texts = (...given: Parameters<typeof valuesOf>) => valuesOf(...given).map(({ field, text }) => `${field} ${text}`);

it('writes every type of field as a reader does', () => {
  expect(texts(step, spec, { grid })).toEqual([
    'cell r2c1',
    'because r1c1',
    'digit 3',
    'house row 2',
    'digits 2 4',
    'open 12,345',
    'node 7',
    'delta −2',
    'seed 0',
  ]);
});

it('leaves out what holds nothing, and without a puzzle what only a puzzle gives a meaning', () => {
  expect(texts({ ...step, cell: -1, because: -1, digit: 0, digits: 0 }, spec, { grid })).toEqual([
    'house row 2',
    'open 12,345',
    'node 7',
    'delta −2',
    'seed 0',
  ]);
  expect(texts(step, spec, {})).toEqual(['open 12,345', 'node 7', 'delta −2', 'seed 0']);
});

it('uses the words of an algorithm for values, and leaves out values without a meaning', () => {
  const values = { open: (open: number) => `rung ${open % 10}`, seed: () => '' };
  expect(texts(step, spec, {}, { values })).toEqual(['open rung 5', 'node 7', 'delta −2']);
});

it('names items and options of a cover', () => {
  const cover = { problem: { items: ['A', 'B'], options: [{ name: 'A B' }] } } as unknown as Picture['cover'] & object;
  const named: StepKind = { ...spec, fields: { item: 'index', option: 'index', node: 'index' } };
  expect(texts({ kind: 'all', item: 1, option: 0, node: 5 }, named, { cover })).toEqual(['item B', 'option A B', 'node 5']);
});
