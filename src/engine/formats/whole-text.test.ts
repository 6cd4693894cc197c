import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { remainingCandidates } from './format.ts';
import { formats, printPuzzle, readPuzzles } from './read.ts';
import { WIKIPEDIA, wikipedia } from './testing/reading.ts';

const cyclic = (size: number, boxRows?: number) => {
  const grid = gridOf(size, boxRows);
  const digits = Array.from(
    grid.rowOfCell,
    (row, cell) => ((row % grid.boxRows) * grid.boxColumns + Math.floor(row / grid.boxRows) + grid.columnOfCell[cell]) % size,
  );
  return puzzleOf(
    digits.map((digit, cell) => (cell % 3 === 0 ? digit + 1 : 0)),
    { grid },
  );
};
const empty = new Uint8Array(81);
const puzzles: readonly Puzzle[] = [
  wikipedia,
  cyclic(4),
  cyclic(6, 3),
  cyclic(16),
  puzzleOf(empty, { cages: [{ sum: 3, cells: [0, 1] }, { sum: 24, cells: [9, 10, 11] }, { sum: 9, cells: [80] }] }), // biome-ignore format: a list
];

/** Each puzzle in each form that holds it. */
const written = puzzles.flatMap((puzzle) =>
  formats.flatMap(({ id }) => {
    // Sixteen numbers next to a grid may be columns of a table.
    if (id === 'numbers' && puzzle.grid.size === 4) return [];
    try {
      return [
        {
          id,
          puzzle,
          text: printPuzzle({ puzzle, placed: puzzle.givens, candidates: remainingCandidates(puzzle.grid, puzzle.givens) }, id),
        },
      ];
    } catch (error) {
      if (error instanceof InputError || id === 'integers') return [];
      if (error instanceof Error && /can only be read/.test(error.message)) return [];
      throw error;
    }
  }),
);

/** A number may be written for a letter, so digits are compared. */
const saying = ({ grid, givens, cages }: Puzzle) => JSON.stringify([grid.size, grid.boxRows, givens.join(), cages]);
/** A whole grid that gets in is one more puzzle. */
const whole = WIKIPEDIA.replace('5', '6');
const wholeSays = saying(readPuzzles(whole)[0].puzzle);

/** What gets into a text: a word, part of a grid, a line of dots. */
const stranger = fc.constantFrom(
  '7',
  'x',
  '#6',
  '.3',
  '...',
  '0',
  '12',
  '-1',
  'r1c1',
  'a b',
  WIKIPEDIA.slice(0, 9),
  WIKIPEDIA.slice(0, 36),
  whole,
);

type Edit = (text: string) => string;
const places = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ({ index }) => index);
/** At one of the places where a word begins or ends. */
const between =
  (at: number, put: (text: string, place: number) => string): Edit =>
  (text) => {
    const all = [0, ...places(text, /(?<=\S)(?=\s)|(?<=\s)(?=\S)/g), text.length];
    return put(text, all[at % all.length]!);
  };
/** A line that begins with # is a remark, so nothing is made one. */
const insert = (text: string, place: number, what: string) => {
  const before = text.slice(0, place);
  return `${before}${/(?:^|\n)\s*$/.test(before) ? what.replace('#', 'x') : what}${text.slice(place)}`;
};

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(), stranger).map(([at, what]) => between(at, (text, place) => insert(text, place, ` ${what} `))),
  fc.tuple(fc.nat(), stranger).map(([at, what]) => (text: string) => {
    const lines = text.split('\n');
    return lines.toSpliced(at % (lines.length + 1), 0, what).join('\n');
  }),
  fc.nat().map((at) => (text: string) => {
    const lines = text.split('\n');
    return lines.toSpliced(at % lines.length, 0, lines[at % lines.length]!).join('\n');
  }),
  fc.nat().map((at) => (text: string) => insert(text, at % text.length, ' ')),
  fc.constantFrom('x', '#6', 'r1c1', ' a b').map((what) => (text: string) => `${text}${what}`),
  stranger.map((what) => (text: string) => `${text},${what}`),
  fc.constant((text: string) => `${text} ${text}`),
  fc.constant((text: string) => `${text},${text}`),
);

it('nothing that gets into a text makes another puzzle of it: it is read as it was, or refused', () => {
  expect(written.length).toBeGreaterThan(25);
  const wrong: string[] = [];
  fc.assert(
    fc.property(fc.constantFrom(...written), edit, ({ id, puzzle, text }, change) => {
      const changed = change(text);
      try {
        const said = readPuzzles(changed).map((read) => saying(read.puzzle));
        if (!said.includes(saying(puzzle)) || said.some((each) => each !== saying(puzzle) && each !== wholeSays))
          wrong.push(`${id}: ${JSON.stringify(changed)}`);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
      }
    }),
    samples(3000),
  );
  expect(wrong.slice(0, 8)).toEqual([]);
});
