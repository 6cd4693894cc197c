import { InputError } from '../errors.ts';
import { gridOf } from '../grid.ts';
import { BLANKS } from './cells.ts';
import { type Format, hasUsualSymbols, marksLeft, writable } from './format.ts';
import { marksText, puzzleOfMarks } from './marks.ts';
import { placeAt, quoted } from './text-lines.ts';

const SIZE = 9;

/** 729 characters: nine a cell, the digit d or a blank at place d. */
export const pencilmarkLine: Format = {
  id: 'pencilmark-line',
  title: 'a line of 729 pencil marks',
  candidatesOnly: true,
  read(lines) {
    const line = lines.peek()!;
    const text = line.text.trim();
    if (text.length !== SIZE ** 3 || /\s/.test(text)) return undefined;
    const start = line.text.indexOf(text) + 1;
    const grid = gridOf(SIZE);
    const candidates = new Uint32Array(grid.cellCount);
    for (let index = 0; index < text.length; index++) {
      const character = text[index];
      const digit = (index % SIZE) + 1;
      if (character === String(digit)) candidates[Math.floor(index / SIZE)] |= 1 << (digit - 1);
      else if (!BLANKS.includes(character)) {
        throw new InputError(`${quoted(character)} stands here`, {
          place: placeAt(line, start + index),
          expected: `${digit}, or one of ${BLANKS} where ${digit} isn’t a candidate`,
        });
      }
    }
    lines.skip();
    const placeOf = (cell: number) => placeAt(line, start + cell * SIZE);
    return { ...puzzleOfMarks(grid, candidates), place: placeOf(0), placeOf };
  },
  print(position) {
    const { puzzle } = position;
    const candidates = marksLeft(position);
    const fits = puzzle.grid.size === SIZE && puzzle.grid.boxRows === 3 && puzzle.cages.length === 0 && hasUsualSymbols(puzzle);
    writable(fits, this.title, 'a 9 × 9 puzzle without cages');
    return Array.from(candidates, (marks) =>
      puzzle.symbols.map((symbol, index) => marksText([symbol], marks >> index) || '.').join(''),
    ).join('');
  },
};
