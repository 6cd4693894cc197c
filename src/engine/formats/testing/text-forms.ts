/** Ways in which people write a grid in text. `cells` has a digit or a dot each, `size` of them in a row. */
export type TextForm = (cells: readonly (readonly string[])[]) => string;

const withBlank = (cells: readonly (readonly string[])[], blank: string) =>
  cells.map((row) => row.map((cell) => (cell === '.' ? blank : cell)));
const nested = (cells: readonly (readonly string[])[], [open, close]: string, between = ',\n  ') =>
  `${open}${cells.map((row) => `${open}${row.join(', ')}${close}`).join(between)}${close}`;
const boxColumns = (size: number) => ({ 4: 2, 6: 3, 9: 3, 16: 4 })[size]!;
const inBoxes = (row: readonly string[]) => {
  const width = boxColumns(row.length);
  return Array.from({ length: row.length / width }, (_, box) => row.slice(box * width, (box + 1) * width));
};
const columnNames = (size: number) => Array.from({ length: size }, (_, index) => String.fromCharCode(65 + index));

/** Forms that hold numbers of any size. */
export const numberForms: Readonly<Record<string, TextForm>> = {
  'nested lists': (cells) => nested(withBlank(cells, '0'), '[]'),
  'nested lists in one line': (cells) => nested(withBlank(cells, '0'), '[]', ','),
  'lists of texts': (cells) => JSON.stringify(cells),
  Python: (cells) => `import sys\n\nboard = ${nested(withBlank(cells, 'None'), '[]')}\n\nprint(solve(board))\n`,
  'Python with −1': (cells) => `board = ${nested(withBlank(cells, '-1'), '[]')}`,
  numpy: (cells) => `array(${nested(withBlank(cells, '0'), '[]', ',\n       ')})`,
  'a print of numpy': (cells) => `[${withBlank(cells, '0').map((row) => `[${row.join(' ')}]`).join('\n ')}]`, // biome-ignore format: one expression
  Java: (cells) => `int[][] board = new int[][] {\n${withBlank(cells, '0').map((row) => `  { ${row.join(', ')} }`).join(',\n')}\n};`, // biome-ignore format: one expression
  'C without inner braces': (cells) => `int b[] = {\n${withBlank(cells, '0').map((row) => row.join(', ')).join(',\n')}\n};`, // biome-ignore format: one expression
  Prolog: (cells) => `problem(1, ${nested(withBlank(cells, '_'), '[]')}).`,
  MiniZinc: (cells) => `b = [|${withBlank(cells, '_').map((row) => row.join(',')).join('\n|')}|];`, // biome-ignore format: one expression
  R: (cells) => `m <- matrix(c(${withBlank(cells, 'NA').flat().join(', ')}), nrow = ${cells.length}, byrow = TRUE)`,
  MATLAB: (cells) => `A = [${withBlank(cells, '0').map((row) => row.join(' ')).join(';\n     ')}];`, // biome-ignore format: one expression
  'a record': (cells) => JSON.stringify({ size: cells.length, board: withBlank(cells, '0').map((row) => row.map(Number)) }),
  Markdown: (cells) => [columnNames(cells.length), cells.map(() => '---'), ...withBlank(cells, ' ')].map((row) => `| ${row.join(' | ')} |`).join('\n'), // biome-ignore format: one expression
  'CSV with a head': (cells) => [cells.map((_, index) => String(index)), ...withBlank(cells, '0')].map((row) => row.join(',')).join('\n'), // biome-ignore format: one expression
  'CSV with labels': (cells) => [`,${columnNames(cells.length).join(',')}`, ...withBlank(cells, '').map((row, index) => `${index},${row.join(',')}`)].join('\n'), // biome-ignore format: one expression
  'a print of pandas': (cells) => [`    ${cells.map((_, index) => String(index).padStart(3)).join('')}`, ...withBlank(cells, '0').map((row, index) => `${String(index).padEnd(4)}${row.map((cell) => cell.padStart(3)).join('')}`)].join('\n'), // biome-ignore format: one expression
}; // biome-ignore format: a form each

/** Forms with a character a cell. */
export const characterForms: Readonly<Record<string, TextForm>> = {
  'a list of rows': (cells) => JSON.stringify(cells.map((row) => row.join('')), null, 1),
  'one text': (cells) => `puzzle = "${cells.flat().join('')}"\nsolve(puzzle)`,
  'a text of lines': (cells) => `grid = """\n${cells.map((row) => row.join('')).join('\n')}\n"""`,
  'texts that belong together': (cells) => `const char *g =\n${cells.map((row) => `  "${row.join('')}"`).join('\n')};`,
  'a drawing': (cells) => cells.map((row) => `| ${inBoxes(row).map((box) => box.join(' ')).join(' | ')} |`).join('\n'),
  'a drawing of blanks': (cells) => withBlank(cells, ' ').map((row) => `| ${inBoxes(row).map((box) => box.join(' ')).join(' | ')} |`).join('\n'),
  'a drawing without bars at its sides': (cells) => withBlank(cells, ' ').map((row) => inBoxes(row).map((box) => box.join(' ')).join(' | ').trimEnd()).join('\n'),
  'a bar after each cell': (cells) => withBlank(cells, ' ').map((row) => `│ ${row.join(' │ ')} │`).join('\n'),
}; // biome-ignore format: a form each
