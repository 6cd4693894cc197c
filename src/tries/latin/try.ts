import { latin as words } from '#words/tries/latin.ts';
import { defineTry, neither, right, wrong } from '../kit/define-try.ts';
import { begun, cellOf, clashesIn, clashOf, completionsOf, type Filling, isSolved, SIDE, sudokuOf, turned } from './latin.ts';
import { sudokuDrawing } from './latin-drawing.ts';

/** So long a digit has to stay before it is judged, in milliseconds: a reader who wants a 2 passes the 1. */
const PAUSE = 900;

/** A Latin square and the same task as a Sudoku. Its actions: 'turn 4' changes the digit of a cell, 'judge' says whether it clashes, 'fill' fills in one that leads on. */
export const element = defineTry<Filling>({
  begin: () => ({ square: begun() }),
  actions: {
    turn({ square: before }, text) {
      const place = Number(text);
      const square = turned(before, place);
      if (isSolved(square)) return right(words.solved, { model: { square } });
      return { model: { square, ...(square[place] && { passing: place }) }, forgets: true };
    },
    judge({ square, passing: place = -1 }) {
      const clash = clashOf(square, place);
      if (!clash) return { model: { square } };
      const number = clash.house === 'row' ? Math.floor(place / SIDE) + 1 : (place % SIDE) + 1;
      return wrong(words.clash(square[place]!, clash.house, number, (place % SIDE) * SIDE + 1), { model: { square } });
    },
    fill({ square: before }) {
      const place = before.indexOf(0);
      const completed = completionsOf(before)[0];
      if (!completed) return neither(words.stuck, { model: { square: before } });
      if (place < 0) return neither(words.full);
      const square = before.with(place, completed[place]!);
      return isSolved(square) ? { ...neither(words.solved), model: { square }, earns: true } : { model: { square }, forgets: true };
    },
  },
  showOne: () => 'fill',
  draw(page) {
    const drawSudoku = sudokuDrawing(page.piece('sudoku'));
    const buttons = page.all<HTMLButtonElement>('[data-part=cell]');
    let pause: ReturnType<typeof setTimeout> | undefined;
    return (filling) => {
      const { square } = filling;
      const clashing = clashesIn(filling);
      for (const [place, button] of buttons.entries()) {
        button.textContent = square[place] ? String(square[place]) : '';
        button.setAttribute('aria-label', words.cell(place, square[place]!));
        button.classList.toggle('clash', clashing.has(place));
      }
      drawSudoku(sudokuOf(square), new Set([...clashing].map(cellOf)));
      clearTimeout(pause);
      if (filling.passing !== undefined) pause = setTimeout(() => page.act('judge'), PAUSE);
    };
  },
  facts: ({ square }) => ({ filled: square.filter((digit) => digit !== 0).length, solved: isSolved(square) }),
  isDone: ({ square }) => isSolved(square),
});
