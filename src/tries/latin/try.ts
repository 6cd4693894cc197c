import { latin as words } from '#words/tries/latin.ts';
import { defineTry, neither, right, wrong } from '../kit/define-try.ts';
import { begun, cellOf, clashOf, completionsOf, isSolved, SIDE, type Square, sudokuOf, turned } from './latin.ts';
import { sudokuDrawing } from './latin-drawing.ts';

/** A Latin square and the same task as a Sudoku. Its actions: 'turn 4' changes the digit of a cell, 'fill' fills in one that leads on. */
export const element = defineTry<Square>({
  begin: begun,
  actions: {
    turn(square, text) {
      const place = Number(text);
      const model = turned(square, place);
      const clash = clashOf(model, place);
      if (clash) {
        const number = clash.house === 'row' ? Math.floor(place / SIDE) + 1 : (place % SIDE) + 1;
        return wrong(words.clash(model[place]!, clash.house, number, (place % SIDE) * SIDE + 1), { model });
      }
      return isSolved(model) ? right(words.solved, { model }) : { model, forgets: true };
    },
    fill(square) {
      const place = square.indexOf(0);
      const completed = completionsOf(square)[0];
      if (!completed) return neither(words.stuck);
      if (place < 0) return neither(words.full);
      const model = square.with(place, completed[place]!);
      return isSolved(model) ? { ...neither(words.solved), model, earns: true } : { model, forgets: true };
    },
  },
  showOne: () => 'fill',
  draw(page) {
    const drawSudoku = sudokuDrawing(page.piece('sudoku'));
    const buttons = page.all<HTMLButtonElement>('[data-part=cell]');
    return (square) => {
      for (const [place, button] of buttons.entries()) {
        button.textContent = square[place] ? String(square[place]) : '';
        button.setAttribute('aria-label', words.cell(place, square[place]!));
        button.classList.toggle('clash', clashOf(square, place) !== undefined);
      }
      drawSudoku(sudokuOf(square), new Set([...square.keys()].filter((place) => clashOf(square, place)).map(cellOf)));
    };
  },
  facts: (square) => ({ filled: square.filter((digit) => digit !== 0).length, solved: isSolved(square) }),
  isDone: isSolved,
});
