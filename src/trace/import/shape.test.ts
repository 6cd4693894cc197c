import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../engine/formats/read.ts';
import { gridOf, gridWith } from '../../engine/grid.ts';
import type { FieldType, StepTable } from '../../engine/step.ts';
import { coreKinds } from './core-kinds.ts';
import { FIELD_TYPES } from './declared-kinds.ts';
import { rangesIn, stepReader } from './shape.ts';
import { textOfFault } from './testing/imported.ts';

const { grid } = readPuzzles('1.......3......2')[0]!.puzzle;
const look: StepTable = {
  look: { label: 'look', detail: 'step', tone: 'trying', fields: { cell: 'cell', other: 'witness', line: 'count', text: 'index' } },
};

/** Reads one step of the core, or another table, on line 5. */
const read = (step: object, { steps = coreKinds, loose = false, texts = [] as string[] } = {}) =>
  stepReader(steps, grid, texts, loose).read({ line: 5, text: JSON.stringify(step) });

describe('what a field of a 4 × 4 can be', () => {
  it.each<[FieldType, number, number, string]>([
    ['cell', 0, 15, 'a cell'],
    ['witness', -1, 15, 'a cell'],
    ['digit', 1, 4, 'a digit, the place of its symbol,'],
    ['house', 0, 11, 'a house (rows, columns, boxes)'],
    ['digits', 0, 15, 'a set of digits, bit d − 1 for digit d,'],
    ['count', 0, 65_535, 'a whole number'],
    ['index', 0, 1_048_575, 'a whole number'],
    ['delta', -2048, 2047, 'a whole number'],
    ['word', -2_147_483_648, 2_147_483_647, 'a whole number'],
  ])('%s: %i to %i', (type, least, most, words) => expect(rangesIn(grid)[type]).toEqual({ least, most, words }));

  it('names the houses that the grid has, up to 64 × 64', () => {
    const windows = rangesIn(gridWith({ size: 9, windows: true, diagonals: true }));
    expect(windows.house).toEqual({ least: 0, most: 32, words: 'a house (rows, columns, boxes, diagonals, windows)' });
    const large = rangesIn(gridOf(64));
    expect([large.cell.most, large.digit.most, large.house.most]).toEqual([4095, 64, 191]);
  });

  it('of an algorithm of this project is also no cell and no digit', () => {
    const [own, loose] = [rangesIn(grid), rangesIn(grid, true)];
    expect(loose).toEqual({ ...own, cell: { ...own.cell, least: -1 }, digit: { ...own.digit, least: 0 } });
    expect(Object.keys(own).sort()).toEqual([...FIELD_TYPES].sort());
  });
});

describe('a line is read as a step', () => {
  it('with the fields of its kind and no others', () => {
    expect(read({ kind: 'place', cell: 3, digit: 4, depth: 7 })).toEqual({ kind: 'place', cell: 3, digit: 4 });
    expect(read({ kind: 'place', cell: 0, digit: 1 })).toEqual({ kind: 'place', cell: 0, digit: 1 });
    expect(read({ kind: 'place', cell: 15, digit: 4 })).toMatchObject({ cell: 15 });
    expect(read({ kind: 'place', cell: -1, digit: 0 }, { loose: true })).toEqual({ kind: 'place', cell: -1, digit: 0 });
  });

  it('without a witness, and without a line of its program, where it names none', () => {
    const fields = { cell: 2, text: 3 };
    expect(read({ kind: 'look', ...fields }, { steps: look })).toEqual({ kind: 'look', ...fields, other: -1, line: 0 });
    expect(read({ kind: 'look', ...fields, other: null, line: null }, { steps: look })).toMatchObject({ other: -1, line: 0 });
    expect(read({ kind: 'look', ...fields, other: 0, line: 9 }, { steps: look })).toMatchObject({ other: 0, line: 9 });
  });

  it('with the text of a note among all texts', () => {
    const texts: string[] = [];
    const reader = stepReader(coreKinds, grid, texts);
    const note = (text: unknown) => reader.read({ line: 2, text: JSON.stringify({ kind: 'note', text }) }).text;
    expect([note(undefined), note('so'), note('and so'), note(7), note('x'.repeat(600))]).toEqual([0, 1, 2, 3, 4]);
    expect(texts).toEqual(['', 'so', 'and so', '7', 'x'.repeat(500)]);
  });

  it('with the texts of a hundred thousand notes, and no more', () => {
    const texts = Array.from({ length: 100_000 }, () => '');
    expect([read({ kind: 'note', text: 'last' }, { texts }).text, read({ kind: 'note', text: 'late' }, { texts }).text]).toEqual([
      100_000, 0,
    ]);
    expect([texts.length, texts.at(-1)]).toEqual([100_001, 'last']);
  });
});

describe('any other line is refused', () => {
  const kinds = Object.keys(coreKinds).join(', ');
  const digit = 'expected a digit, the place of its symbol, from 1 to 4';
  it.each<[object, string]>([
    [{}, `this line has no 'kind'; expected one of ${kinds}`],
    [{ kind: 7 }, `this line has no 'kind'; expected one of ${kinds}`],
    [{ kind: 'guess' }, `there is no kind of step 'guess'; expected one of ${kinds}, or one that 'kinds' declares`],
    [{ kind: 'toString' }, "there is no kind of step 'toString'"],
    [{ kind: 'place', cell: 3 }, `this 'place' has no 'digit'; ${digit}`],
    [{ kind: 'place', cell: 3, digit: null }, `this 'place' has no 'digit'; ${digit}`],
    [{ kind: 'place', cell: 3, digit: 0 }, `'digit' is 0; ${digit}`],
    [{ kind: 'place', cell: 3, digit: 5 }, `'digit' is 5; ${digit}`],
    [{ kind: 'place', cell: 3, digit: 2.5 }, `'digit' is 2.5; ${digit}`],
    [{ kind: 'place', cell: 3, digit: '2' }, `'digit' is "2"; ${digit}`],
    [{ kind: 'place', cell: -1, digit: 2 }, "'cell' is -1; expected a cell from 0 to 15"],
    [{ kind: 'place', cell: 17, digit: 2 }, "'cell' is 17; expected a cell from 0 to 15"],
    [{ kind: 'place', cell: 16, digit: 2 }, "'cell' is 16; expected a cell from 0 to 15; cells are counted from 0: row × size + column"],
    [{ kind: 'conflict', cell: 3, digit: 2, clash: 16 }, "'clash' is 16; expected a cell from -1 to 15"],
  ])('%j: %s', (step, message) => {
    const said = textOfFault(() => read(step));
    expect(said).toContain(`line 5, column 1: ${message}`);
    expect(said?.includes('counted from 0')).toBe(message.includes('counted from 0'));
  });
});
