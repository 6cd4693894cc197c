import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { InputError } from '../errors.ts';
import type { ReadPuzzle } from './format.ts';
import { readPuzzles } from './read.ts';
import { characterForms, numberForms } from './testing/text-forms.ts';

/** Rows of digits and dots. Some digits stand in the first row and the last, so that a text shows its size. */
const anyCells = (sizes: readonly number[]) =>
  fc.constantFrom(...sizes).chain((size) =>
    fc
      .array(fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: size })), {
        minLength: size * size,
        maxLength: size * size,
      })
      .map((digits) => {
        // Two equal digits and the highest leave no doubt about zeros.
        const all = digits
          .with(0, size)
          .with(1, 1)
          .with(size * size - 1, 2);
        return Array.from({ length: size }, (_, row) =>
          all.slice(row * size, (row + 1) * size).map((digit) => (digit === 0 ? '.' : String(digit))),
        );
      }),
  );

/** A change of a text, and where: the offset of the one character that it touches, if it touches no more. */
interface Change {
  readonly text: string;
  readonly offset?: number;
}

const scrap = fc.constantFrom(
  '7',
  '1',
  '0',
  '.',
  ' ',
  ',',
  ';',
  '[',
  ']',
  '{',
  '(',
  ')',
  '|',
  '"',
  "'",
  '-',
  '#',
  '/',
  '\\',
  'x',
  '_',
  '\n',
  '+',
  '=',
  ':',
  '`',
);
const mutation: fc.Arbitrary<(text: string) => Change> = fc.oneof(
  fc.nat().map((at) => (text: string) => ({ text: text.slice(0, at % text.length) + text.slice((at % text.length) + 1), offset: at % text.length })),
  fc.tuple(fc.nat(), scrap).map(([at, what]) => (text: string) => {
    const offset = at % (text.length + 1);
    return { text: text.slice(0, offset) + what + text.slice(offset), offset };
  }),
  fc.tuple(fc.nat(), scrap).map(([at, what]) => (text: string) => {
    const offset = at % text.length;
    return { text: text.slice(0, offset) + what + text.slice(offset + 1), offset };
  }),
  fc.nat().map((at) => (text: string) => ({ text: text.split('\n').toSpliced(at % text.split('\n').length, 1).join('\n') })),
  fc.nat().map((at) => (text: string) => {
    const lines = text.split('\n');
    return { text: lines.toSpliced(at % lines.length, 0, lines[at % lines.length]!).join('\n') };
  }),
  fc.nat().map((at) => (text: string) => {
    const lines = text.split('\n');
    const joined = at % lines.length;
    return { text: lines.toSpliced(joined, 2, lines.slice(joined, joined + 2).join('')).join('\n') };
  }),
  fc.nat().map((at) => (text: string) => ({ text: text.slice(0, at % text.length), offset: at % text.length })),
); // biome-ignore format: a change each

/** What is wrong with a puzzle read from a changed text; undefined where it is the same, or differs in the touched cell alone. */
function wrongIn(read: ReadPuzzle, cells: readonly (readonly string[])[], { text, offset }: Change): string | undefined {
  const { grid, givens, symbols } = read.puzzle;
  if (grid.size !== cells.length) return `size ${grid.size}`;
  if (symbols[0] !== '1') return `symbols ${symbols.join(' ')}`;
  const different = cells.flat().flatMap((cell, index) => (givens[index] === (Number(cell) || 0) ? [] : [index]));
  if (different.length === 0) return undefined;
  if (different.length > 1 || offset === undefined) return `${different.length} cells differ`;
  const { line, column } = read.placeOf(different[0]!);
  const start = text.split('\n').slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1; // biome-ignore format: one sum
  return Math.abs(start - offset) <= 4 ? undefined : `cell ${different[0]} differs`;
}

/** What is wrong with all that is read from a changed text; undefined for a fault. */
function wrongInText(cells: readonly (readonly string[])[], change: Change): string | undefined {
  try {
    const read = readPuzzles(change.text);
    return read.length === 0 ? 'nothing' : read.map((each) => wrongIn(each, cells, change)).find((each) => each !== undefined);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return undefined;
  }
}

const forms = [
  ...Object.entries(numberForms).map(([name, form]) => [name, form, [4, 6, 9, 16]] as const),
  ...Object.entries(characterForms).map(([name, form]) => [name, form, [4, 6, 9]] as const),
];

const OPEN = 'a drawing without bars at its sides';

describe.each(forms)('%s', (name, form, sizes) => {
  it('is read as it was printed', () => {
    fc.assert(
      fc.property(anyCells(sizes), (cells) => {
        const text = form(cells);
        const read = readPuzzles(text);
        expect(read).toHaveLength(1);
        expect(wrongIn(read[0]!, cells, { text })).toBeUndefined();
      }),
      samples(60),
    );
  });

  it('is never read as another puzzle when something is changed in it', () => {
    const wrong: string[] = [];
    fc.assert(
      fc.property(anyCells(sizes), mutation, (cells, change) => {
        const text = form(cells);
        const changed = change(text);
        // Where blanks are empty cells, a row without its end has some.
        if (name === OPEN && text.startsWith(changed.text)) return;
        const fault = wrongInText(cells, changed);
        if (fault !== undefined) wrong.push(`${fault}:\n${changed.text}\n${cells.map((row) => row.join(' ')).join('\n')}`);
      }),
      samples(400),
    );
    expect(wrong.slice(0, 3).join('\n\n')).toBe('');
  });
});
