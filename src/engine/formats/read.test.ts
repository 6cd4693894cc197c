import { describe, expect, it } from 'vitest';
import { InputError } from '../errors.ts';
import { placedAtFirst } from '../logic/position.ts';
import { cellsText } from './cells.ts';
import { eachPuzzle, formats, printSolution, readPuzzles } from './read.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const rowsOf = (text: string) => text.match(/.{9}/g)!;

/** The puzzles of a text, as lines of characters. */
const linesOf = (text: string, format?: string) => readPuzzles(text, { format }).map(({ puzzle }) => cellsText(puzzle, puzzle.givens));

const drawn = `
 *-----------*
 |53.|.7.|...|
 |6..|195|...|
 |.98|...|.6.|
 |---+---+---|
 |8..|.6.|..3|
 |4..|8.3|..1|
 |7..|.2.|..6|
 |---+---+---|
 |.6.|...|28.|
 |...|419|..5|
 |...|.8.|.79|
 *-----------*
`;
const integerRows = rowsOf(WIKIPEDIA.replaceAll('.', '0')).map((row) => [...row].join(' '));

/** One puzzle in many clothes. */
const forms: [name: string, text: string][] = [
  ['a line', WIKIPEDIA],
  ['zeros', WIKIPEDIA.replaceAll('.', '0')],
  ['dashes', WIKIPEDIA.replaceAll('.', '-')],
  ['underscores', WIKIPEDIA.replaceAll('.', '_')],
  ['stars', WIKIPEDIA.replaceAll('.', '*')],
  ['a byte order mark, CRLF and remarks', `\ufeff# from a newspaper\r\n; easy\r\n\r\n${WIKIPEDIA}\r\n`],
  ['line ends of old Macs', `# remark\r${WIKIPEDIA}\r`],
  ['nine rows', rowsOf(WIKIPEDIA).join('\n')],
  ['rows with bands apart', rowsOf(WIKIPEDIA).join('\n').replace(/(.{29})\n(.{29})\n/s, '$1\n\n$2\n\n')],
  ['a drawing', drawn],
  ['a drawing with dashes for empty cells', rowsOf(WIKIPEDIA.replaceAll('.', '-')).map((row) => [...row].join(' ').replace(/(.{5}) (.{5}) /, '$1 | $2 | ')).join('\n')],
  ['a drawing with blanks for empty cells', drawn.replaceAll('.', ' ')],
  ['rows of blanks between bars', rowsOf(WIKIPEDIA.replaceAll('.', ' ')).map((row) => `|${row.match(/.{3}/g)!.join('|')}|`).join('\n')],
  ['a bar after every cell', `+${'---+'.repeat(9)}\n${rowsOf(WIKIPEDIA.replaceAll('.', ' ')).map((row) => `│ ${[...row].join(' │ ')} │\n+${'---+'.repeat(9)}\n`).join('')}`],
  ['a title', `Grid 01\n${rowsOf(WIKIPEDIA).join('\n')}`],
  ['81 integers', integerRows.join('\n')],
  ['81 integers in one line', integerRows.join(' ')],
  ['integers with commas', integerRows.map((row) => row.replaceAll(' ', ',')).join('\n')],
  ['−1 for an empty cell', integerRows.map((row) => row.replaceAll('0', '-1')).join('\n')],
  ['a list of lists', `[${integerRows.map((row) => `[${row.replaceAll(' ', ', ')}]`).join(',\n')}]`],
  ['puzzle:count:solution', `${WIKIPEDIA}:1:${SOLUTION}`],
  ['a table of puzzles and solutions', `quizzes,solutions\n${WIKIPEDIA.replaceAll('.', '0')},${SOLUTION}`],
  ['hash, puzzle, rating', `0000183b305c ${WIKIPEDIA.replaceAll('.', '0')} 1.2`],
  ['the number of puzzles first', `1\n${WIKIPEDIA}`],
  ['the address of a page', `https://www.example.org/sudoku.htm?bd=${WIKIPEDIA.replaceAll('.', '0')}`],
  ['an SDK file', `#ARuud\n#LEasy\n${rowsOf(WIKIPEDIA).join('\n')}`],
  ['an SDK file with sections', `[Puzzle]\n${rowsOf(WIKIPEDIA).join('\n')}\n[State]\n${rowsOf(SOLUTION).join('\n')}`],
  ['a Simple Sudoku file', `${drawn}\nI024\nE00003\n`],
  ['a library line', `:0000:x:${WIKIPEDIA.replace('53.', '53+4')}:112::`],
  ['a row of a spreadsheet a line', rowsOf(WIKIPEDIA).map((row) => [...row].join('\t').replaceAll('.', '')).join('\r\n')],
  ['commas with nothing between them', rowsOf(WIKIPEDIA).map((row) => [...row].join(',').replaceAll('.', '')).join('\n')],
  ['81 fields in one line', [...WIKIPEDIA].join(';').replaceAll('.', '')],
  ['question marks', WIKIPEDIA.replaceAll('.', '?')],
  ['rows with x for empty cells', rowsOf(WIKIPEDIA).join('\n').replaceAll('.', 'x')],
  ['a block of Markdown', `\`\`\`\n${rowsOf(WIKIPEDIA).join('\n')}\n\`\`\`\n`],
  ['a university file', `9\r\n1 2 3 4 5 6 7 8 9\r\n${[...WIKIPEDIA].flatMap((symbol, cell) => (symbol === '.' ? [] : [`${Math.floor(cell / 9)},${cell % 9} ${symbol}`])).join('\r\n')}`],
]; // biome-ignore format: one a line

describe('reading', () => {
  it.each(forms)('understands %s', (_, text) => {
    expect(linesOf(text)).toEqual([WIKIPEDIA]);
  });

  it('reads many puzzles of many forms from one text, in order, each with its place', () => {
    const text = `${WIKIPEDIA}\n\n${rowsOf(SOLUTION).join('\n')}\n\n21...32....41...\n4\n1 2 3 4\n0,0 2\n\n${drawn}`;
    const read = readPuzzles(text);
    expect(read.map(({ puzzle }) => cellsText(puzzle, puzzle.givens))).toEqual([
      WIKIPEDIA,
      SOLUTION,
      '21...32....41...',
      '2...............',
      WIKIPEDIA,
    ]);
    expect(read.map(({ place }) => place.line)).toEqual([1, 3, 13, 14, 20]);
    expect(read[1].placeOf(9 + 4)).toEqual({ line: 4, column: 5 });
    expect(read[4].placeOf(3)).toEqual({ line: 20, column: 7 });
  });

  it('knows rows of empty cells from borders', () => {
    const puzzle = `${'.'.repeat(9)}1${'.'.repeat(71)}`;
    expect(linesOf(rowsOf(puzzle).join('\n'))).toEqual([puzzle]);
    expect(linesOf(rowsOf(puzzle.replaceAll('.', '-')).join('\n'))).toEqual([puzzle]);
    expect(linesOf(rowsOf(puzzle).join('\n---------\n'))).toEqual([puzzle]);
  });

  it('knows rows of blanks or letters with commas from the heads of tables', () => {
    const commas = (row: string) => [...row].join(',');
    const puzzle = `${'_'.repeat(9)}1${'_'.repeat(61)}${'_'.repeat(9)}2`;
    const text = rowsOf(puzzle).map(commas).join('\n');
    expect(linesOf(`${text}\n\n${text}`)).toEqual(Array(2).fill(puzzle.replaceAll('_', '.')));
    expect(linesOf(text.replaceAll('_', 'x'))).toEqual([puzzle.replaceAll('_', '.')]);
    const cyclic = Array.from({ length: 25 }, (_, row) =>
      Array.from({ length: 25 }, (_, column) => 'ABCDEFGHIJKLMNOPQRSTUVWXY'[(column + 5 * row + Math.floor(row / 5)) % 25]),
    );
    expect(linesOf(cyclic.map((row) => row.join(',')).join('\n'))).toEqual([cyclic.flat().join('')]);
    for (const head of ['Puzzle,Solution,Clues', 'id, puzzle', 'puzzle_id,a puzzle', 'p,s']) {
      expect(linesOf(`${head}\n${WIKIPEDIA},${SOLUTION}\n${head}\n${text}`)).toEqual([WIKIPEDIA, puzzle.replaceAll('_', '.')]);
    }
  });

  it('takes the shape of boxes from bars', () => {
    const row = '12|34|56';
    const { puzzle } = readPuzzles([row, ...Array.from({ length: 5 }, () => '..|..|..')].join('\n'))[0];
    expect([puzzle.grid.boxRows, puzzle.grid.boxColumns]).toEqual([3, 2]);
  });

  it('takes blanks between bars for cells, also where a row has nothing else, and knows their places', () => {
    const rows = [...Array(4).fill('|12 |   | 4 |'), '|   |   |   |', ...Array(4).fill('|  1|   |2 4|')];
    expect(linesOf(rows.join('\n').replaceAll('|', '│'))).toEqual(linesOf(rows.join('\n')));
    const [read, second] = readPuzzles(`${rows.join('\n')}\n\n${rows.join('\n')}`);
    expect(cellsText(read!.puzzle, read!.puzzle.givens)).toBe(`${'12.....4.'.repeat(4)}${'.'.repeat(9)}${'..1...2.4'.repeat(4)}`);
    expect(read!.placeOf(7)).toEqual({ line: 1, column: 11 });
    expect(second!.place.line).toBe(11);
    const small = readPuzzles('| 1 |   | 3 |   |\n|   |   |   |   |\n|   | 2 |   |   |\n|   |   |   | 4 |')[0];
    expect(cellsText(small.puzzle, small.puzzle.givens)).toBe('1.3......2.....4');
  });

  it('distinguishes sixteen lines of 4 × 4 from the rows of a 16 × 16', () => {
    expect(readPuzzles(Array.from({ length: 16 }, () => '1..............4').join('\n')).map(({ puzzle }) => puzzle.grid.size)).toEqual(
      new Array(16).fill(4),
    );
    const large = Array.from({ length: 16 }, (_, row) => (row === 7 ? '.......A........' : '1...............'));
    expect(readPuzzles(large.join('\n')).map(({ puzzle }) => puzzle.grid.size)).toEqual([16]);
  });

  it.each([
    ['1–9 and A–G', `1G${'.'.repeat(254)}`, [1, 16], '123456789ABCDEFG'],
    ['0–F, where another character is blank', `0F${'.'.repeat(254)}`, [1, 16], '0123456789ABCDEF'],
    ['a–p', `ap${'.'.repeat(254)}`, [1, 16], 'abcdefghijklmnop'],
    ['A–Y', `AY${'.'.repeat(623)}`, [1, 25], 'ABCDEFGHIJKLMNOPQRSTUVWXY'],
    ['1–9 and A–P', `1P${'.'.repeat(623)}`, [1, 25], '123456789ABCDEFGHIJKLMNOP'],
  ])('reads large grids with %s', (_, text, digits, symbols) => {
    const { puzzle } = readPuzzles(text)[0];
    expect([...puzzle.givens.slice(0, 2)]).toEqual(digits);
    expect(puzzle.symbols.join('')).toBe(symbols);
  });

  it('keeps numbers as symbols in a grid of numbers', () => {
    const rows = Array.from({ length: 16 }, (_, row) =>
      Array.from({ length: 16 }, (_, column) => (row === column ? row + 1 : 0)).join('\t'),
    );
    const { puzzle } = readPuzzles(rows.join('\n'))[0];
    expect(puzzle.givens[15 * 17]).toBe(16);
    expect(puzzle.symbols[15]).toBe('16');
  });

  it('reads a started game: placed digits and candidates', () => {
    const positions = (text: string) => readPuzzles(text);
    const simple = positions(`${drawn}\nI024\nE03006\n`)[0];
    expect([simple.placed![2], simple.puzzle.givens[2]]).toEqual([4, 0]);
    expect(simple.candidates![3] & (1 << 5)).toBe(0);
    const library = positions(`:0003:8:${WIKIPEDIA.replace('53.', '53+4')}:614::829:`)[0];
    expect([library.placed![2], library.puzzle.givens[2], library.name]).toEqual([4, 0, '0003']);
    expect(library.candidates![3] & (1 << 5)).toBe(0);
    const state = positions(`[Puzzle]\n${rowsOf(WIKIPEDIA).join('\n')}\n[State]\n${rowsOf(SOLUTION).join('\n')}`)[0];
    expect(Array.from(state.placed!).join('')).toBe(SOLUTION);
    const sdx = positions('1 u2 34 34\n34 34 12 12\n12 1 34 34\n34 34 12 12')[0];
    expect([...sdx.placed!.slice(0, 3), sdx.puzzle.givens[1]]).toEqual([1, 2, 0, 0]);
  });

  it('takes a lone pencil mark as placed unless its candidate is elsewhere in a house', () => {
    const read = readPuzzles('1 234 | 234 234\n23 4 | 1 23\n----+----\n234 1 | 234 234\n234 234 | 234 1')[0];
    expect(cellsText(read.puzzle, placedAtFirst(read.puzzle))).toBe('1.....1..1.....1');
    expect(read.puzzle.givens.every((digit) => digit === 0)).toBe(true);
    expect(read.candidates![5]).toBe(8);
  });

  it('reads 729 pencil marks', () => {
    const marks = [...SOLUTION].map((symbol) => [...'123456789'].map((digit) => (digit === symbol ? digit : '.')).join('')).join('');
    expect(linesOf(marks)).toEqual([SOLUTION]);
  });

  it('reads the university’s killer, with symbols of any kind in any order', () => {
    const { puzzle } = readPuzzles('4\r\n5 20 10 15\r\n2\r\n25 0,0 0,1\r\n45 3,1 3,2 3,3')[0];
    expect(puzzle.symbols).toEqual(['5', '20', '10', '15']);
    expect(puzzle.cages).toEqual([
      { sum: 25, cells: [0, 1] },
      { sum: 45, cells: [13, 14, 15] },
    ]);
  });

  it('reads killers of the forums', () => {
    const compact = readPuzzles('R<<<M<<<U^M<<<^J>^R<<^S<^R^^P>>^>^^^^^<R5^>^MP^>^V<<^^^^^>^L>>^^<^K>^<<R^>>^<>>>^')[0].puzzle;
    expect(compact.cages.reduce((sum, cage) => sum + cage.sum, 0)).toBe(405);
    expect(compact.cages.flatMap(({ cells }) => cells)).toHaveLength(81);
    const sumocue = readPuzzles(`2x2::k:${[1281, 1281, 0, 0, ...new Array(12).fill(0)].join(':')}`)[0].puzzle;
    expect(sumocue.cages).toEqual([{ sum: 5, cells: [0, 1] }]);
  });

  it('reads the count, solution and name next to a puzzle', () => {
    expect(readPuzzles(`${WIKIPEDIA}:1:${SOLUTION}`)[0]).toMatchObject({ count: 1, solution: SOLUTION });
    expect(readPuzzles(`${WIKIPEDIA} # the usual one`)[0].name).toBe('the usual one');
    expect(readPuzzles(`${WIKIPEDIA} # 9 × 9 of the assignment`)[0].name).toBe('9 × 9 of the assignment');
  });

  it('reads only the chosen format', () => {
    expect(linesOf(rowsOf(WIKIPEDIA).join('\n'), 'grid')).toEqual([WIKIPEDIA]);
    expect(() => readPuzzles(WIKIPEDIA, { format: 'sdx' })).toThrow(InputError);
    expect(() => readPuzzles(WIKIPEDIA, { format: 'xyz' })).toThrow(/no format 'xyz'/);
  });
});

describe('solutions', () => {
  const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];

  it('are written with the puzzle’s symbols, with commas where one has several characters', () => {
    const { puzzle } = readPuzzles('4\n5 20 10 15\n0,0 5')[0];
    expect(printSolution(puzzle, digits)).toBe('5,20,10,15,10,15,5,20,20,5,15,10,15,10,20,5');
    expect(printSolution(puzzle, digits, 'csv')).toBe('5,20,10,15\n10,15,5,20\n20,5,15,10\n15,10,20,5');
    expect(printSolution(readPuzzles('.'.repeat(16))[0].puzzle, digits)).toBe('1234341221434321');
    expect(printSolution(puzzle, digits, 'grid').split('\n')[0]).toBe('5  20 | 10 15');
  });
});

it('has one id for each form', () => {
  expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
});

describe('a text that is not all puzzles', () => {
  const faulty = `${WIKIPEDIA}\nnothing of the kind\n${SOLUTION}\n\0\n${rowsOf(WIKIPEDIA).join('\n')}\n\n${'5'.repeat(70_000)}\n1 2 3\n${WIKIPEDIA}`;

  it('gives those that it has, and says what the rest is', () => {
    const faults: string[] = [];
    const found = [...eachPuzzle(faulty, { onFault: (fault) => faults.push(fault.describe()) })];
    expect(found.map(({ place }) => place.line)).toEqual([1, 3, 5, 17]);
    expect(faults.map((fault) => fault.replace(/;.*/, ''))).toEqual([
      "line 2, column 1: 'nothing of the kind' isn’t a puzzle",
      'line 4, column 1: this is not text',
      'line 15, column 1: the line has 70,000 characters',
      "line 16, column 1: '1 2 3' isn’t a puzzle",
    ]);
    expect(() => readPuzzles('nothing', { onFault: () => {} })).not.toThrow();
  });

  it.each([1, 7, 100, 1000])('is read the same in pieces of %i characters', (length) => {
    const text = `\ufeff${faulty}\n${drawn}`;
    function* pieces() {
      for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
    }
    const read = (from: string | Iterable<string>) => {
      const lines: (number | string)[] = [];
      for (const { place } of eachPuzzle(from, { onFault: ({ place }) => lines.push(`fault ${place!.line}`) })) lines.push(place.line);
      return lines;
    };
    expect(read(pieces())).toEqual(read(text));
  });
});
