import { describe, expect, it } from 'vitest';
import { puzzleText } from '../../engine/formats/line.ts';
import { sukaku } from '../../engine/formats/testing/wild.ts';
import { gridWith } from '../../engine/grid.ts';
import { type Puzzle, puzzleOf } from '../../engine/puzzle.ts';
import { readHeader } from './header.ts';
import { headerLine, sameHeaderLine, TRACE_FORMAT } from './header-line.ts';
import { textOfFault } from './testing/imported.ts';

const SMALL = '1.......3......2';
const line = (more: object = {}) => JSON.stringify({ format: TRACE_FORMAT, puzzle: SMALL, ...more });

describe('the first line of a trace', () => {
  it('has a puzzle, and nothing else where it says nothing else', () => {
    const { puzzle, ...rest } = readHeader(line());
    expect(puzzleText(puzzle)).toBe(SMALL);
    expect(rest).toEqual({ options: {}, kinds: {} });
  });

  it('says whose it is, of which algorithm, with which options, kinds, notes and bet', () => {
    const more = {
      author: 'Ada',
      algorithm: 'mine',
      book: 'backtracking',
      source: 'a = 1\nb = 2',
      options: { order: 'rows' },
      kinds: { look: { label: 'look', says: 'It looks at {cell}.', fields: { cell: 'cell' } } },
      notes: true,
      bet: { 'digits tried': 0, placements: 7 },
    };
    const { puzzle, ...rest } = readHeader(line(more));
    const { book, ...others } = more;
    expect(rest).toEqual({ ...others, original: book });
    expect(readHeader(sameHeaderLine({ puzzle, ...rest }))).toEqual({ puzzle, ...rest });
    expect(JSON.parse(sameHeaderLine({ puzzle, ...rest }))).toEqual(JSON.parse(line(more)));
  });

  it('may have a puzzle that is given by its candidates', () => {
    expect(readHeader(line({ puzzle: sukaku })).puzzle.domains).toHaveLength(81);
  });

  it('has a puzzle with any houses and with pencil marks, as a link or as JSON says it', () => {
    const form = { n: 4, regions: ['AAAB', 'ABBB', 'CCCD', 'CDDD'], diagonals: true, marks: new Array(16).fill([1, 2, 3]) };
    const { puzzle } = readHeader(line({ puzzle: JSON.stringify(form) }));
    expect([puzzle.grid.houses.length, puzzle.domains![0]]).toEqual([14, 7]);
    expect(readHeader(headerLine('backtracking', puzzle, {})).puzzle).toEqual(puzzle);
  });

  it('is written as short as it can be', () => {
    const { puzzle } = readHeader(line());
    expect(sameHeaderLine(readHeader(line()))).toBe(line());
    expect(headerLine('backtracking', puzzle, { order: 'rows' })).toBe(line({ book: 'backtracking', options: { order: 'rows' } }));
    expect(sameHeaderLine(readHeader(line({ author: 'Ada' })))).toBe(line({ author: 'Ada' }));
  });

  it('takes numbers and switches as texts of options, and what is null as not said', () => {
    expect(readHeader(line({ options: { walks: 3, strict: true, order: 'rows' } })).options).toEqual({
      walks: '3',
      strict: 'true',
      order: 'rows',
    });
    expect(readHeader(line({ author: null, book: null }))).not.toHaveProperty('author');
    expect(readHeader(line({ notes: 'yes' }))).not.toHaveProperty('notes');
    expect(readHeader(line({ notes: false }))).not.toHaveProperty('notes');
  });
});

describe('any other first line is refused', () => {
  const expected = `a first line such as {"format":"${TRACE_FORMAT}","puzzle":"53..7…"}`;
  const noPuzzle = 'the first line has no \'puzzle\'; expected its givens as text: "53..7…"';
  const options = '\'options\' is not a list of values by name; expected {"order":"rows"}';
  const bet = 'expected whole numbers by what is counted: {"digits tried":700}';
  const foreign = 'the file is not in UTF-8; expected UTF-8: PowerShell, for one, writes UTF-16 with >';
  it.each<[string, string]>([
    ['\uFFFD{}', foreign],
    [`{${'\0'}}`, foreign],
    ['{}', `the first line names no format; expected ${expected}`],
    ['{"format":"a/2"}', `the format is "a/2"; expected ${expected}`],
    ['{"format":7}', `the format is 7; expected ${expected}`],
    [line({ puzzle: undefined }), noPuzzle],
    [line({ puzzle: 7 }), noPuzzle],
    [line({ puzzle: ' ' }), noPuzzle],
    [line({ puzzle: `${SMALL}\n${SMALL}` }), "'puzzle' holds 2 puzzles; expected one"],
    [line({ puzzle: '11..............' }), "in 'puzzle', two givens clash"],
    [line({ puzzle: '1.2' }), "in 'puzzle', "],
    [line({ author: 7 }), "'author' is 7; expected a text"],
    [line({ algorithm: ['a'] }), '\'algorithm\' is ["a"]; expected a text'],
    [line({ book: {} }), "'book' is {}; expected a text"],
    [line({ source: false }), "'source' is false; expected a text"],
    [line({ options: ['rows'] }), options],
    [line({ options: 'rows' }), options],
    [line({ options: null }), options],
    [line({ options: { order: 'rows', other: {} } }), options],
    [line({ bet: {} }), `'bet' is {}; ${bet}`],
    [line({ bet: [5] }), `'bet' is [5]; ${bet}`],
    [line({ bet: { tries: -1 } }), `'bet' is {"tries":-1}; ${bet}`],
    [line({ bet: { tries: 5, placements: 1.5 } }), `'bet' is {"tries":5,"placements":1.5}; ${bet}`],
  ])('%j: %s', (text, message) => expect(textOfFault(() => readHeader(text))).toContain(`line 1, column 1: ${message}`));
});

describe('the header of a puzzle of another kind', () => {
  const written = (puzzle: Puzzle) => () => headerLine('backtracking', puzzle, {});

  const marked = puzzleOf(new Uint8Array(16), { domains: new Uint32Array(16).fill(0b0111) });
  const crossed = puzzleOf(new Uint8Array(81), { grid: gridWith({ size: 9, diagonals: true }) });

  it.each([marked, crossed])('says all of it, or is refused by name', (puzzle) => {
    let line: string;
    try {
      line = written(puzzle)();
    } catch (error) {
      expect(String(error)).toMatch(/cannot say the puzzle’s (pencil marks|houses)/);
      return;
    }
    const read = readHeader(line).puzzle;
    expect([read.grid, read.domains]).toEqual([puzzle.grid, puzzle.domains]);
  });
});
