import { describe, expect, it } from 'vitest';
import { cellsText } from './cells.ts';
import { readPuzzles } from './read.ts';
import { messageFor, rowsOf, WIKIPEDIA } from './testing/reading.ts';

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const rows = rowsOf(WIKIPEDIA);
const numbers = (blank = '0', between = ', ') => rows.map((row) => [...row].map((cell) => (cell === '.' ? blank : cell)).join(between));
const nested = (blank = '0', [open, close] = '[]', between = ',\n ') =>
  `${open}${numbers(blank).map((row) => `${open}${row}${close}`).join(between)}${close}`; // biome-ignore format: one expression
const turned = Array.from({ length: 81 }, (_, cell) => WIKIPEDIA[(cell % 9) * 9 + Math.floor(cell / 9)]).join('');
const listOf = (text: string, blank = '0') => [...text].map((cell) => (cell === '.' ? blank : cell)).join(', ');
const quotedRows = (between = ',\n  ') => rows.map((row) => `"${row}"`).join(between);

const linesOf = (text: string) => readPuzzles(text).map(({ puzzle }) => cellsText(puzzle, puzzle.givens));
const formOf = (text: string) => readPuzzles(text)[0]!.reading!.form;

const programs: [form: string, name: string, text: string][] = [
  ['lists', 'one line', nested('0', '[]', ',')],
  ['lists', 'one line of texts', `[${rows.map((row) => `["${[...row].join('","')}"]`).join(',')}]`],
  ['lists', 'texts of blanks', `[${rows.map((row) => `["${[...row.replaceAll('.', ' ')].join('","')}"]`).join(',')}]`],
  ['lists', 'empty texts', `[${rows.map((row) => `["${[...row].join('","').replaceAll('.', '')}"]`).join(',')}]`],
  ['lists', 'nothing between commas', nested('').replaceAll(', ]', ', , ]').replace(/, \]/g, ',]')],
  ['lists', 'a number a line', JSON.stringify(numbers().map((row) => row.split(', ').map(Number)), null, 2)],
  ['lists', 'commas at the ends', `[\n${numbers().map((row) => `  [${row},],\n`).join('')}]`],
  ['lists', 'rows alone', numbers().map((row) => `[${row}],`).join('\n')],
  ['lists', 'rows of YAML', `board:\n${numbers().map((row) => `  - [${row}]`).join('\n')}`],
  ['lists', 'a record', `{"board": ${nested('0', '[]', ',')}, "difficulty": "easy", "level": 5}`],
  ['lists', 'an indented record', JSON.stringify({ size: 9, board: numbers().map((row) => row.split(', ').map(Number)) }, null, 2)],
  ['python', 'None', `board = ${nested('None')}\n\nprint(solve(board))\n`],
  ['python', '−1', `def main():\n    board = ${nested('-1')}\n    solve(board)\n\nif __name__ == "__main__":\n    main()\n`],
  ['lists', 'remarks', `# a puzzle\nboard = [ # rows\n${numbers().map((row, index) => `  [${row}], # row ${index}: [1]\n`).join('')}]`],
  ['python', 'a list of strings', `grid = [\n  ${quotedRows()}\n]\nprint(solve(grid))`],
  ['strings', 'texts that belong together', `grid = (\n  ${quotedRows('\n  ')}\n)`],
  ['strings', 'one long text', `puzzle = "${WIKIPEDIA}"\nsolve(puzzle)`],
  ['python', 'a text of lines', `grid = """\n${rows.join('\n')}\n"""\nsolve(grid)`],
  ['python', 'a text that begins at once', `grid = '''${rows.join('\n')}'''`],
  ['python', 'a drawn text', `grid = """\n${rows.map((row, index) => `${index % 3 === 0 && index ? '------+-------+------\n' : ''}${row.match(/.../g)!.map((box) => [...box].join(' ')).join(' | ')}`).join('\n')}\n"""`],
  ['python', 'types', `import sys\nfrom typing import List\n\nboard: List[List[int]] = ${nested()}\n`],
  ['numpy', 'an array', `import numpy as np\nboard = np.array(${nested()}, dtype=int)\nprint(board.shape)`],
  ['numpy', 'a print', `[${numbers('0', ' ').map((row) => `[${row}]`).join('\n ')}]`],
  ['numpy', 'a print of decimals', `[${rows.map((row) => `[${[...row].map((cell) => (cell === '.' ? 'nan' : `${cell}.`)).join(' ')}]`).join('\n ')}]`],
  ['numpy', 'a flat array', `a = np.array([${listOf(WIKIPEDIA)}]).reshape(9, 9)`],
  ['java', 'an array', `int[][] board = new int[][] {\n${numbers().map((row) => `    { ${row} }`).join(',\n')}\n};`],
  ['java', 'a class', `import java.util.*;\n\npublic class Main {\n    /* a puzzle\n     * {1, 2, 3, 4} */\n    public static void main(String[] args) {\n        int[][] board = {\n${numbers().map((row) => `            {${row}}, // {9}`).join('\n')}\n        };\n        if (solve(board)) {\n            System.out.println("solved");\n        }\n    }\n}\n`],
  ['java', 'characters', `char[][] board = {\n${rows.map((row) => `{'${[...row].join("','")}'}`).join(',\n')}};`],
  ['java', 'arrays of arrays', `int[][] b = new int[9][]; b = new int[][] {${numbers().map((row) => `new int[] {${row}}`).join(', ')}};`],
  ['c', 'an array', `#include <stdio.h>\n\nint grid[9][9] = {${numbers().map((row) => `{${row}}`).join(',\n')}};\n\nint main(void) {\n  return solve(grid) ? 0 : 1;\n}`],
  ['c', 'without inner braces', `int grid[9][9] = {\n${numbers().join(',\n')}\n};`],
  ['c', 'texts that belong together', `const char *puzzle =\n  ${quotedRows('\n  ')};\n`],
  ['cpp', 'a vector', `std::vector<std::vector<int>> board = {${numbers().map((row) => `{${row}}`).join(',\n')}};`],
  ['csharp', 'a rectangle', `var board = new int[,] {\n${numbers().map((row) => `{ ${row} }`).join(',\n')}\n};`],
  ['go', 'an array', `package main\n\nvar board = [9][9]int{\n${numbers().map((row) => `\t{${row}},\n`).join('')}}`],
  ['rust', 'vectors', `let board = vec![${numbers().map((row) => `vec![${row}]`).join(',\n')}];`],
  ['rust', 'options', `let board: [[Option<u8>; 9]; 9] = [${rows.map((row) => `[${[...row].map((cell) => (cell === '.' ? 'None' : `Some(${cell})`)).join(', ')}]`).join(',\n')}];`],
  ['kotlin', 'arrays', `val board = arrayOf(\n${numbers().map((row) => `  intArrayOf(${row})`).join(',\n')}\n)`],
  ['haskell', 'lists', `board :: [[Int]]\nboard = [ ${numbers().map((row) => `[${row}]`).join('\n        , ')} ]`],
  ['javascript', 'null', `const board = ${nested('null')};\nsolve(board);\n`],
  ['javascript', 'a text of lines', `const board = \`\n${rows.map((row) => `  ${row}`).join('\n')}\n\`;`],
  ['javascript', 'added texts', `const board = ${quotedRows(' +\n  ')};`],
  ['prolog', 'lists', `% a puzzle\nproblem(1, ${nested('_')}).\n`],
  ['minizinc', 'an array', `board = [|${numbers('_', ',').join('\n|')}|];`],
  ['r', 'a matrix by rows', `m <- matrix(c(${listOf(WIKIPEDIA)}), nrow = 9, byrow = TRUE)`],
  ['r', 'a matrix by columns', `m <- matrix(c(${listOf(turned)}), nrow=9)`],
  ['r', 'missing values', `m <- matrix(c(${listOf(turned, 'NA')}), 9, 9)`],
  ['matlab', 'a matrix', `A = [${numbers('0', ' ').join('; ')}];`],
  ['matlab', 'a matrix of lines', `A = [${numbers('0', ' ').join(';\n     ')}];`],
  ['lisp', 'lists', `'(${numbers('0', ' ').map((row) => `(${row})`).join('\n  ')})`],
  ['lists', 'a tuple', `board = ${nested('0', '()')}`],
  ['lisp', 'Clojure', `(def board\n  [${numbers('0', ' ').map((row) => `[${row}]`).join('\n   ')}])`],
  ['php', 'arrays', `<?php\n$board = array(\n${numbers().map((row) => `  array(${row})`).join(',\n')}\n);`],
  ['swift', 'nil', `let board: [[Int?]] = ${nested('nil')}`],
  ['csharp', 'a text', `var puzzle = @"${WIKIPEDIA}";`],
  ['minizinc', 'a model', `include "alldifferent.mzn";\nint: n = 9;\narray[1..9,1..9] of int: start = [|\n${numbers().join(',|\n')}|];`],
  ['cpp', 'a program', `#include <vector>\nusing namespace std;\n\nbool solve(vector<vector<int>>& b) {\n  for (int r = 0; r < 9; r++) {\n    for (int c = 0; c < 9; c++) {\n      if (b[r][c] != 0) continue;\n      return false;\n    }\n  }\n  return true;\n}\n\nint main() {\n  vector<vector<int>> board = {\n${numbers().map((row) => `    {${row}}`).join(',\n')}\n  };\n  if (solve(board)) {\n    cout << "yes" << endl;\n  }\n  return 0;\n}\n`],
  ['python', 'a program', `"""A solver.\n\nSee 4, 5, 6 and 7.\n"""\n\nclass Solution:\n    def solve(self, board: List[List[str]]) -> None:\n        """Do not return anything."""\n        rows = [set() for _ in range(9)]\n        for i in range(9):\n            if board[i][0] != ".":\n                rows[i].add(board[i][0])\n        moves = [(0, 1), (1, 0), (0, -1), (-1, 0)]\n\nboard = ${nested()}\nSolution().solve(board)\n`],
  ['python', 'Markdown around it', `Here is the puzzle:\n\n\`\`\`python\nboard = ${nested('None')}\n\`\`\`\n`],
  ['lua', 'tables', `board = {${numbers().map((row) => `{${row}}`).join(',\n')}}`],
]; // biome-ignore format: a program each

describe('a grid in program text', () => {
  it.each(programs)('is read: %s, %s', (form, _, text) => {
    expect(linesOf(text)).toEqual([WIKIPEDIA]);
    expect(formOf(text)).toBe(form);
  });

  it('tells its empty cells and the places of its cells', () => {
    const [read] = readPuzzles(`x = 1\nboard = ${nested('None')}`);
    expect(read!.reading).toEqual({ form: 'python', blank: 'None' });
    expect([read!.place, read!.placeOf(10)]).toEqual([{ line: 2, column: 11 }, { line: 3, column: 6 }]); // biome-ignore format: one line
    expect(readPuzzles(`[\n"12.."\n"...."\n"...."\n"...."\n]`)[0]!.placeOf(1)).toEqual({ line: 2, column: 3 });
  });

  it('may be one of several', () => {
    const other = WIKIPEDIA.replace('5', '.');
    const second = nested().replace('5', '0');
    expect(linesOf(`a = ${nested()}\nb = ${second}\n`)).toEqual([WIKIPEDIA, other]);
    expect(linesOf(`[${nested()}, ${second}]`)).toEqual([WIKIPEDIA, other]);
    expect(linesOf(`puzzles = ["${WIKIPEDIA}", "${other}"]`)).toEqual([WIKIPEDIA, other]);
    expect(linesOf(`a = ${nested()}\n\n${other}\n\n${rows.join('\n')}\n`)).toEqual([WIKIPEDIA, other, WIKIPEDIA]);
  });

  it('may have its solution after it', () => {
    const text = `board = ${nested()}\nsolution = [${rowsOf(SOLUTION).map((row) => `[${listOf(row)}]`).join(',')}]`; // biome-ignore format: one text
    expect(linesOf(text)).toHaveLength(2);
    expect(readPuzzles(`{"value": ${nested('0', '[]', ',')}, "solution": [${rowsOf(SOLUTION).map((row) => `[${listOf(row)}]`)}]}`)).toMatchObject([
      { solution: SOLUTION },
    ]); // biome-ignore format: one text
  });

  it('has any size, and symbols of its own', () => {
    const row = (first: number) => Array.from({ length: 16 }, (_, index) => ((first + index) % 16) + 1);
    const sixteen = Array.from({ length: 16 }, (_, index) => row(4 * (index % 4) + Math.floor(index / 4)));
    expect(readPuzzles(JSON.stringify(sixteen))[0]!.puzzle.givens[1]).toBe(2);
    const letters = sixteen.map((each) => each.map((number) => '123456789ABCDEFG'[number - 1]).join(''));
    expect(readPuzzles(JSON.stringify(letters))[0]!.puzzle.givens[15]).toBe(16);
    expect(linesOf('d = [[1,0],[2,0]]\n[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]')).toEqual(['1234341221434321']);
    const zeroBased = sixteen.map((each) => each.map((number) => (number === 7 ? -1 : number - 1)));
    expect(readPuzzles(JSON.stringify(zeroBased))[0]!.reading).toEqual({ form: 'lists', blank: '-1', zeroIsDigit: true });
  });
});

describe('program text that holds no whole grid', () => {
  const broken = (from: string | RegExp, to: string) => nested().replace(from, to);
  it.each([
    ['a row that is too short', broken('3, 0', '0'), 'row 1 of the grid has 8 cells; expected 9, like the other rows'],
    ['a row too few', broken(/\[6.*\n/, ''), 'the grid ends after 8 rows of 9 cells'],
    ['a foreign word', broken('3', 'three'), "'three' isn’t a cell"],
    ['a foreign number', broken('3', '30'), "'30' isn’t a digit"],
    ['no end', nested().slice(0, -1), 'the list that begins in line 1 is not closed'],
    ['a wrong bracket', broken('],', '),'), "')' closes the list that begins with '['"],
    ['80 cells', `board = [${listOf(WIKIPEDIA.slice(1))}]`, 'the list has 80 cells'],
    ['a size without boxes', '[[1,2,3,4,5],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]]', 'a 5 × 5 grid cannot be cut into boxes'],
    ['rows that become columns', `np.array(${nested()}).T`, "'.T' turns this grid"],
    ['a transposed matrix', `A = [${numbers('0', ' ').join('; ')}]';`, "''' turns this grid"],
    ['a turning function', `list(zip(*${nested()}))`, "'zip' turns this grid"],
    ['zeros and other blanks', '[[0,1,2,3],[2,3,None,None],[1,None,3,2],[None,2,1,None]]', '0 can be a digit here or an empty cell'],
    ['nothing but code', 'import sys\n\ndef solve(board):\n    return board[0][0]\n', 'there is no puzzle in the text'],
  ])('is refused for it: %s', (_, text, words) => {
    expect(messageFor(text)).toContain(words);
  }); // biome-ignore format: a row each
});
