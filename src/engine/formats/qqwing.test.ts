import { describe, expect, it } from 'vitest';
import { cellsText } from './cells.ts';
import { readPuzzles } from './read.ts';
import { rowsOf, WIKIPEDIA } from './testing/reading.ts';

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const HEAD =
  'Puzzle,Solution,Givens,Singles,Hidden Singles,Naked Pairs,Hidden Pairs,Pointing Pairs/Triples,Box/Line Intersections,Guesses,Backtracks,Difficulty,';
const BELOW = ['Number of Givens: 30 ', 'Number of Singles: 51 ', 'Number of Pointing Pairs/Triples: 0', 'Number of Guesses: 0 ', 'Difficulty: Easy'].join('\n'); // biome-ignore format: a list
const drawn = (cells: string) =>
  rowsOf(cells)
    .map((row) => ` ${row.match(/.../g)!.map((box) => [...box].join(' ')).join(' | ')}`)
    .join('\n')
    .replace(/((?:.+\n){3})(?=.)/g, '$1-------|-------|-------\n'); // biome-ignore format: one expression

const linesOf = (text: string) => readPuzzles(text).map(({ puzzle }) => cellsText(puzzle, puzzle.givens));

describe('what qqwing prints', () => {
  it.each([
    ['--csv', `Puzzle,\n${WIKIPEDIA},\n${WIKIPEDIA},\n`],
    ['--solution --csv', `Puzzle,Solution,\n${WIKIPEDIA},${SOLUTION},\n${WIKIPEDIA},${SOLUTION},\n`],
    ['--stats --csv', `${HEAD}\n${`${WIKIPEDIA},${SOLUTION},30,23,28,0,0,0,0,0,0,Easy,\n`.repeat(2)}`],
    ['--stats --csv without a solution', `${HEAD}\n${`${WIKIPEDIA},,30,23,28,0,0,0,0,0,0,Easy,\n`.repeat(2)}`],
    ['--one-line', `${WIKIPEDIA}\n${WIKIPEDIA}\n`],
    ['--compact', `${rowsOf(WIKIPEDIA).join('\n')}\n\n`.repeat(2)],
    ['nothing', `${drawn(WIKIPEDIA)}\n\n`.repeat(2)],
    ['--stats --difficulty', `${drawn(WIKIPEDIA)}\n\n${BELOW}\n\n`.repeat(2)],
    ['--compact --stats', `${rowsOf(WIKIPEDIA).join('\n')}\n\n${BELOW}\n`.repeat(2)],
  ])('is read with %s', (_, text) => {
    expect(linesOf(text)).toEqual([WIKIPEDIA, WIKIPEDIA]);
  });

  it('has the solution for a second grid with --solution', () => {
    expect(linesOf(`${drawn(WIKIPEDIA)}\n\n${drawn(SOLUTION)}\n`)).toEqual([WIKIPEDIA, SOLUTION]);
    expect(readPuzzles(`Puzzle,Solution,\n${WIKIPEDIA},${SOLUTION},`)[0]!.solution).toBe(SOLUTION);
  });
});
