import fc from 'fast-check';
import lz from 'lz-string';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { InputError } from '../errors.ts';
import { countSolutions } from '../fast/answer.ts';
import { formOf, gridWith } from '../grid.ts';
import { type Puzzle, puzzleOf } from '../puzzle.ts';
import { decompress } from './lz-string.ts';
import { printPuzzle, readPuzzles } from './read.ts';
import { messageFor, read, WIKIPEDIA, wikipedia } from './testing/reading.ts';
import * as wild from './testing/wild.ts';
import { unzipped } from './zipped-json.ts';

const ROWS = ['AAAB', 'ABBB', 'CCCD', 'CDDD'];
const REGIONS = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3];
const grid4 = (cells: Record<number, object> = {}) =>
  Array.from({ length: 4 }, (_, row) => Array.from({ length: 4 }, (__, column) => cells[row * 4 + column] ?? {}));
const f4 = (more: object = {}, cells?: Record<number, object>) => JSON.stringify({ size: 4, grid: grid4(cells), ...more });

describe('f-puzzles', () => {
  it('is read as JSON, in one line or in many, as a link and as a code', () => {
    const text = printPuzzle({ puzzle: wikipedia }, 'f-puzzles');
    const code = lz.compressToBase64(text);
    const many = JSON.stringify(JSON.parse(text), undefined, 2);
    const links = [
      `https://www.f-puzzles.com/?load=${code}`,
      `https://f-puzzles.com/?load=${encodeURIComponent(code)}`,
      code,
      `fpuzzles${code}`,
    ];
    for (const each of [text, many, ...links, `https://sudokupad.app/fpuz${code}`, links[0]!.replaceAll('+', ' ')])
      expect(read(each).cells).toBe(WIKIPEDIA);
    expect(readPuzzles(`${many}\n\n${links[0]}\n${WIKIPEDIA}`)).toHaveLength(3);
  });

  it('distinguishes givens from digits put in, unless nothing is marked as given', () => {
    const { puzzle, placed } = read(f4({}, { 0: { value: 1, given: true }, 5: { value: 2 } }));
    expect([puzzle.givens[0], puzzle.givens[5], placed![5]]).toEqual([1, 0, 2]);
    expect(read(f4({}, { 0: { value: 1 }, 5: { value: 2 } })).cells).toBe('1....2..........');
  });

  it('has regions, diagonals, windows, cages and pencil marks', () => {
    const regions = Object.fromEntries(REGIONS.map((region, cell) => [cell, { region }]));
    const cages = [{ cells: ['R1C1', 'R1C2'], value: '3' }];
    const { puzzle } = read(f4({ 'diagonal+': true, 'diagonal-': true, killercage: cages, thermometer: [] }, regions));
    expect(formOf(puzzle.grid)).toEqual({ size: 4, regions: REGIONS, diagonals: true });
    expect(puzzle.cages).toEqual([{ sum: 3, cells: [0, 1] }]);
    expect(read(f4({}, { 0: { givenPencilMarks: [1, 2] } })).puzzle.domains!.slice(0, 2)).toEqual(Uint32Array.of(3, 15));
    expect(read(f4({}, { 0: { centerPencilMarks: [1, 2] } })).candidates!.slice(0, 2)).toEqual(Uint32Array.of(3, 15));
    const windoku = puzzleOf(wikipedia.givens, { grid: gridWith({ size: 9, windows: true }) });
    expect(formOf(read(printPuzzle({ puzzle: windoku }, 'f-puzzles')).puzzle.grid).windows).toBe(true);
  });

  it.each([
    ['thermometers', f4({ thermometer: [{}], arrow: [{}], antiknight: true }), 'this f-puzzles puzzle has thermometers, arrows and the anti-knight rule, which Sudoscope does not know'],
    ['a rule that nobody has heard of', f4({ newrule: [1] }), "this f-puzzles puzzle has 'newrule'"],
    ['one diagonal', f4({ 'diagonal+': true }), 'this f-puzzles puzzle has one diagonal'],
    ['a cage without a sum', f4({ killercage: [{ cells: ['R1C1'] }] }), 'cage 1 has no sum, and cages without a sum are not read'],
    ['cages that overlap', f4({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }, { cells: ['R1C2', 'R1C3'], value: 4 }] }), 'cage 2 holds r1c2, which cage 1 holds already; expected each cell in one cage at most: cages that overlap are not read'],
    ['a cage outside', f4({ killercage: [{ cells: ['R5C1'], value: '3' }] }), 'cage 1 has no cells, or one outside the grid'],
    ['extra regions', f4({ extraregion: [{ cells: ['R1C1', 'R2C2', 'R3C3', 'R4C4'] }] }), 'this f-puzzles puzzle has extra regions'],
    ['a digit too large', f4({}, { 3: { value: 5 } }), "r1c4 holds '5'"],
    ['a field of a cell', f4({}, { 3: { valeu: 5 } }), "a cell of this f-puzzles puzzle has 'valeu'"],
    ['a grid with a short row', '{"size":4,"grid":[[{},{},{},{}],[{},{},{}],[{},{},{},{}],[{},{},{},{}]]}', 'this f-puzzles puzzle has no whole grid'],
  ])('is refused with %s', (_, text, words) => {
    expect(messageFor(text)).toContain(words);
    expect(messageFor(lz.compressToBase64(text))).toContain(words);
  }); // biome-ignore format: a row each
});

const pad4 = { cellSize: 50, cells: grid4({ 0: { value: 1 } }), regions: [[[0, 0], [0, 1], [0, 2], [1, 0]], [[0, 3], [1, 1], [1, 2], [1, 3]], [[2, 0], [2, 1], [2, 2], [3, 0]], [[2, 3], [3, 1], [3, 2], [3, 3]]], cages: [{ cells: [[0, 0], [0, 1]], value: '3' }, { value: "title: it's" }] }; // biome-ignore format: a puzzle
/** The same, shortened. */
const ZIPPED = `{cs:50,ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:${JSON.stringify(pad4.regions)},ca:[{ce:[[0,0],[0,1]],v:3},{v:'title: it\\'s'}],metadata:{solution:'1234',x:t}}`;

it('a link of f-puzzles with an id is refused', () => {
  expect(messageFor('https://f-puzzles.com/?id=yhkyz63b')).toContain("this link holds only an id; the puzzle is on f-puzzles' server");
});

describe('SudokuPad', () => {
  it('is read as JSON, and as a code in any address', () => {
    const code = lz.compressToBase64(ZIPPED);
    const texts = [
      JSON.stringify(pad4),
      `https://sudokupad.app/scl${code}`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc${code}`,
      `ctc${encodeURIComponent(code)}`,
      `https://beta.sudokupad.app/sudoku/scl${lz.compressToBase64(JSON.stringify(pad4))}?setting-nogrid=1`,
    ];
    for (const text of texts) {
      const { puzzle } = read(text);
      expect(formOf(puzzle.grid)).toEqual({ size: 4, regions: REGIONS });
      expect([puzzle.givens[0], puzzle.cages]).toEqual([1, [{ sum: 3, cells: [0, 1] }]]);
    }
  });

  it('packs a plain grid in two ways', () => {
    expect(read('https://sudokupad.app/classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B').cells).toBe(
      '.6.91...7..2....15.....4...9..3..........6...4.3...25...4.....8.....87.4..5.7..3.',
    );
    let packed = '';
    for (const [digits] of WIKIPEDIA.matchAll(/[1-9.]\.{0,5}/g))
      packed += '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx'[(Number(digits[0]) || 0) + 10 * (digits.length - 1)];
    expect(read(`https://sudokupad.app/${packed}`).cells).toBe(WIKIPEDIA);
  });

  it.each([
    ['an id', 'https://sudokupad.app/ddGfd499G7', "this link holds only an id; the puzzle is on SudokuPad's server"],
    ['an id with a slash', 'https://sudokupad.app/somebody/the-puzzle', 'this link holds only an id'],
    ['lines', JSON.stringify({ ...pad4, lines: [{}] }), 'this SudokuPad puzzle has lines in the drawing'],
    ['no regions', JSON.stringify({ ...pad4, regions: [] }), 'this SudokuPad puzzle lists no regions'],
    ['regions that overlap', JSON.stringify({ ...pad4, regions: [pad4.regions[0], ...pad4.regions.slice(0, 3)] }), 'the regions of this SudokuPad puzzle overlap'],
    ['a cage without a sum', JSON.stringify({ ...pad4, cages: [{ cells: [[0, 0]] }] }), 'cage 1 has no sum'],
    ['a cage that may repeat digits', JSON.stringify({ ...pad4, cages: [{ cells: [[0, 0]], value: 1, unique: false }] }), 'cage 1 may repeat digits'],
    ['the form scf', 'https://sudokupad.app/scfabcdefghijklm', "this is a code of SudokuPad in its form 'scf'"],
    ['a damaged code', `scl${lz.compressToBase64(ZIPPED).slice(0, 60)}`, 'this code of SudokuPad is damaged'],
  ])('is refused with %s', (_, text, words) => {
    expect(messageFor(text)).toContain(words);
  }); // biome-ignore format: a row each
});

describe('shortened JSON', () => {
  it('is read strictly', () => {
    expect(unzipped('{a:[,],b:[],c:t,d:f,e:ff00ff,f:-1.5,\'g\':"x",h:{}}')).toEqual({
      a: [{}, {}],
      b: [{}],
      c: true,
      d: false,
      e: 'ff00ff',
      f: -1.5,
      g: 'x',
      h: {},
    });
    for (const text of ['{a:1', '{a:1}}', '{a:}', '{:1}', '{a:1,a:2}', "{a:'x}", '[1]', '{a:yes}', `${'{a:'.repeat(30)}1${'}'.repeat(30)}`])
      expect(unzipped(text), text).toBeUndefined();
  });
});

describe('lz-string', () => {
  it('reads what the library writes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1, maxLength: 300 }), fc.stringMatching(/^[{}",:[\]a-z0-9]{1,300}$/)), (text) => {
        expect(decompress(lz.compressToBase64(text))).toBe(text);
        expect(decompress(lz.compressToEncodedURIComponent(text))).toBe(text);
      }),
      samples(300),
    );
  });

  it('refuses a text cut short, and one that goes on', () => {
    const code = lz.compressToBase64('{"size":9,"grid":[[{},{},{"value":5}]]}').replaceAll('=', '');
    for (let length = 1; length < code.length; length++) expect(decompress(code.slice(0, length))).toBeUndefined();
    for (const more of ['A', 'AA', 'x', '?']) expect(decompress(code + more)).toBeUndefined();
  });
});

describe('Solo', () => {
  it('reads a killer as its cages', () => {
    const { puzzle } = read(wild.soloId);
    expect([puzzle.cages.length, puzzle.cages.reduce((sum, cage) => sum + cage.sum, 0)]).toEqual([37, 405]);
    expect(countSolutions(puzzle, 2)).toBe(1);
  });

  it.each([
    ['plain, with what only generation needs', '2x2db:1b_4_3f_2c', { size: 4, boxRows: 2 }, undefined],
    ['with boxes of two rows and three columns', '2x3:z_j', { size: 6, boxRows: 2 }, 'the grid in this game ID of Solo has another size'],
  ])('%s', (_, text, form, words) => {
    expect([messageFor(text.replace('1b_4_3f_2c', '1c4_3f2c'))?.includes(words ?? '')]).toEqual([words === undefined ? undefined : true]);
    if (words === undefined) expect(formOf(read(text.replace('1b_4_3f_2c', '1c4_3f2c')).puzzle.grid)).toEqual(form);
  });

  it.each([
    ['3x3:z', 'the grid in this game ID of Solo has another size'],
    ['4j:p', 'this game ID of Solo has 1 parts; expected 2: the grid, regions'],
    ['4j:p,aaaaaaa', 'the regions in this game ID of Solo have another size'],
    ['3x3#123456', 'this is a game of Solo by its seed'],
    [wild.soloId.replace(',10_6', ',10a6'), 'the sums in this game ID of Solo have another size'],
    [wild.soloId.replace(',10_6', ',11_6'), undefined],
  ])('%s is answered', (text, words) => {
    if (words === undefined) expect(messageFor(text)).toBeUndefined();
    else expect(messageFor(text)).toContain(words);
  });
});

describe('SumoCue', () => {
  it('reads a jigsaw', () => {
    const { puzzle } = read(wild.sumocueV1);
    expect(puzzle.givens.filter(Boolean)).toHaveLength(23);
    expect(formOf(puzzle.grid).regions!.length).toBe(81);
  });

  it.each([
    [wild.sumocueV1.replace('=0J0=8J0', '=8J0'), 'this SumoCue jigsaw has 80 cells'],
    [wild.sumocueV1.replace('0J0', '0J1'), 'region 0 has 10 cells'],
    [wild.sumocueV1.replace('8J0', '8K0'), "'8K0' isn’t a cell of a SumoCue jigsaw"],
    ['SumoCueV2=0J0', 'this is a SumoCue puzzle of a later version'],
  ])('refuses what is no jigsaw', (text, words) => {
    expect(messageFor(text)).toContain(words);
  });
});

describe('the Interactive Sudoku Solver', () => {
  it('reads its constraints, also in its address', () => {
    const text = '.Shape~6x6.Diagonal~1.Diagonal~-1.Cage~10~R1C1~R1C2.~R3C4_5~R6C6_1_2';
    for (const each of [text, `https://sigh.github.io/Interactive-Sudoku-Solver/?q=${encodeURIComponent(text)}`]) {
      const { puzzle } = read(each);
      expect(formOf(puzzle.grid)).toEqual({ size: 6, boxRows: 2, diagonals: true });
      expect([puzzle.givens[15], puzzle.domains![35], puzzle.cages]).toEqual([5, 3, [{ sum: 10, cells: [0, 1] }]]);
    }
    expect(formOf(read('.Windoku.~R1C1_5').puzzle.grid)).toEqual({ size: 9, boxRows: 3, windows: true });
    expect(formOf(read(`.Shape~4x4.NoBoxes.Jigsaw~${REGIONS.join('')}`).puzzle.grid)).toEqual({ size: 4, regions: REGIONS });
  });

  it.each([
    ['.AntiKnight.~R1C1_5', 'this ISS puzzle has AntiKnight, which Sudoscope does not know'],
    [`.Shape~4x4.Jigsaw~${REGIONS.join('')}`, 'this ISS puzzle has regions and boxes together'],
    ['.Shape~9x9~0-8', "this ISS puzzle has the shape '9x9~0-8'"],
    ['.Shape~6x8', "this ISS puzzle has the shape '6x8'"],
    ['.Diagonal~1', 'this ISS puzzle has one diagonal'],
    ['.Cage~0~R1C1~R1C2', 'cage 1 has no sum'],
    ['.~R1C0_5', "'R1C0' isn’t a cell of a 9 × 9 grid"],
    ['.~R1C1_10', "'R1C1_10' isn’t a given"],
  ])('refuses %s', (text, words) => {
    expect(messageFor(text)).toContain(words);
  });

  it('leaves lines of dots to others', () => {
    expect(read(`.${WIKIPEDIA.slice(1)}`).cells).toBe(`.${WIKIPEDIA.slice(1)}`);
    expect(read('.ABCDEFGHIJKLMNO'.padEnd(256, '.')).puzzle.grid.size).toBe(16);
  });
});

describe('OpenSudoku', () => {
  const names = (text: string) => readPuzzles(text).map(({ name }) => name);
  it('reads each game of a file, on lines of their own or in one line', () => {
    expect(names(wild.openSudoku)).toEqual(['Easy set 1', 'Easy set 2']);
    expect(names(wild.openSudoku.replaceAll('\n', ''))).toEqual(['Easy set 1', 'Easy set 2']);
    expect(readPuzzles(`${wild.openSudoku}\n${WIKIPEDIA}\n${wild.openSudoku}`)).toHaveLength(5);
    const folders = `<opensudoku version="3"><folder name="A &amp; B"><game data="${'0'.repeat(81)}"/></folder><folder name="C">\n<game created="1" data="${'0'.repeat(81)}" note=""/></folder></opensudoku>`;
    expect(names(folders)).toEqual(['A & B 1', 'C 1']);
  });

  it('reads the cells of later versions, with digits of the player', () => {
    const cell = (digit: number, editable: number, more: string) => `${digit}|${more}${editable}|`;
    for (const [version, more] of [
      [3, '0|'],
      [4, '0|511|'],
      [5, '0|0|3|'],
    ] as const) {
      const data = `version: ${version}&#10;${Array.from(WIKIPEDIA, (each, index) => (index === 2 ? cell(4, 1, more) : cell(Number(each) || 0, each === '.' ? 1 : 0, more))).join('')}`;
      const { cells, placed } = read(`<opensudoku>\n<game data="${data}"/>\n</opensudoku>`);
      expect([cells, placed![2]]).toEqual([WIKIPEDIA, 4]);
    }
  });

  it.each([
    ['<opensudoku>\n</opensudoku>', 'this OpenSudoku file holds no game'],
    [`<opensudoku>\n<game data="${'0'.repeat(80)}"/>`, "this game of OpenSudoku holds '000000000000000000000000…'"],
    [`<opensudoku>\n<game data="version: 3&#10;${'0|0|1|'.repeat(80)}"/>`, 'this game of OpenSudoku holds'],
    ['<?xml version="1.0"?>\n<mazes>', 'this is an XML file'],
  ])('refuses %s', (text, words) => {
    expect(messageFor(text)).toContain(words);
  });
});

describe('SudokuWiki', () => {
  it('reads the addresses of its pages', () => {
    expect(read(`https://www.sudokuwiki.org/sudoku.htm?bd=${WIKIPEDIA}`).cells).toBe(WIKIPEDIA);
    expect(formOf(read(`https://www.sudokuwiki.org/sudokux.htm?bd=${WIKIPEDIA}`).puzzle.grid).diagonals).toBe(true);
    const colours = `1122${'3'.repeat(5)}${'0'.repeat(72)}`;
    const sums = `0300${'0700'}${'35'.padEnd(10, '0')}`.padEnd(162, '0');
    expect(read(`https://www.sudokuwiki.org/killersudoku.htm?bd=${colours},${sums}`).puzzle.cages).toEqual([
      { sum: 3, cells: [0, 1] },
      { sum: 7, cells: [2, 3] },
      { sum: 35, cells: [4, 5, 6, 7, 8] },
    ]);
  });

  it.each([
    [`https://www.sudokuwiki.org/jigsaw.htm?bd=${WIKIPEDIA}`, "this is an address of SudokuWiki's page 'jigsaw'"],
    [`https://www.sudokuwiki.org/sudoku.htm?bd=${WIKIPEDIA.slice(1)}`, 'this address of SudokuWiki holds 80 characters'],
    [`https://www.sudokuwiki.org/sudoku.htm?bd=S9B${'0a'.repeat(121)}`, 'this is a code of SudokuWiki, which holds candidates'],
    [
      `https://www.sudokuwiki.org/killersudoku.htm?bd=${'1'.repeat(81)},${'0'.repeat(162)}`,
      'this address of a killer on SudokuWiki is damaged',
    ],
  ])('refuses %s', (text, words) => {
    expect(messageFor(text)).toContain(words);
  });
});

describe('GNOME Sudoku', () => {
  it('reads a saved game', () => {
    const cells = [{ position: [0, 1], value: 3, fixed: true, earmarks: [] }, { position: [8, 0], value: 4, fixed: false, earmarks: [] }, { position: [0, 0], value: 0, fixed: false, earmarks: [1, 2] }]; // biome-ignore format: a list
    const { puzzle, placed } = read(JSON.stringify({ difficulty_category: 1, time_elapsed: 2.5, cells }, undefined, 1));
    expect([puzzle.givens[1], puzzle.givens[72], placed![72], placed![1]]).toEqual([3, 0, 4, 3]);
  });
});

describe('other programs', () => {
  it.each([
    ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZNb9s4EL37VwQ6c1G', "this is a Penpa link. Sudoscope can't read it, because it holds a drawing and not the rules"],
    ['SCv7_32_f1h4s0abcdefgh', 'this is a state of sudoku.coach'],
    ['{"n":4,"title":', 'this is no JSON object'],
  ])('are named: %s', (text, words) => {
    expect(messageFor(text)).toContain(words);
  }); // biome-ignore format: a row each
});

const jigsawX: Puzzle = puzzleOf([1, ...new Array(15).fill(0)], {
  grid: gridWith({ size: 4, regions: [...ROWS.join('')].map((each) => each.charCodeAt(0)), diagonals: true }),
});
const killer: Puzzle = {
  ...puzzleOf(new Uint8Array(16)),
  cages: [0, 4, 8, 12].map((from) => ({ sum: 10, cells: [from, from + 1, from + 2, from + 3] })),
};

describe('a text of another program that somebody has damaged', () => {
  const codes = [wikipedia, jigsawX, killer].map(
    (puzzle) => `https://f-puzzles.com/?load=${lz.compressToBase64(printPuzzle({ puzzle }, 'f-puzzles'))}`,
  );
  const ids = [wikipedia, jigsawX, killer].map((puzzle) => printPuzzle({ puzzle }, 'solo'));
  const sumocue = [wild.sumocueV1, printPuzzle({ puzzle: wikipedia }, 'open-sudoku')];
  const texts = [...codes, `https://sudokupad.app/scl${lz.compressToBase64(ZIPPED)}`, ...ids, ...sumocue];
  const says = (text: string) => readPuzzles(text).map(({ puzzle }) => printPuzzle({ puzzle }, 'compact')).join(); // biome-ignore format: a chain

  it('is refused when it is cut short', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), (text, at) => {
        const cut = text.slice(0, 1 + (at % (text.length - 1)));
        let said: string | undefined;
        try {
          said = says(cut);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
        if (said !== undefined) expect(said).toBe(says(text));
      }),
      samples(400),
    );
  });

  it('is no other puzzle when a character of a compressed one is gone, twice there or another', () => {
    const compressed = texts.filter((text) => text.startsWith('https:'));
    const others = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...compressed), fc.nat(), fc.constantFrom('gone', 'twice', 'A', 'x', '+'), (text, seed, what) => {
        const from = text.indexOf('N4');
        const at = from + (seed % (text.length - from));
        const put = what === 'gone' ? '' : what === 'twice' ? text[at]!.repeat(2) : what;
        const changed = text.slice(0, at) + put + text.slice(at + 1);
        try {
          if (says(changed) !== says(text)) others.add(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      samples(600),
    );
    // The code has no check sum: a digit that became another one is a puzzle too.
    expect(others.size).toBeLessThan(12);
  });
});
