import { latin as words } from '#words/tries/latin.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import {
  begun,
  cellOf,
  clashesIn,
  completionsOf,
  type Filling,
  faultIn,
  faultsIn,
  isSecond,
  isSolved,
  SIDE,
  sudokuOf,
  turned,
} from './latin.ts';
import { sudokuDrawing } from './latin-drawing.ts';

/** So long a digit has to stay before it is judged, in milliseconds: a reader who wants a 2 passes the 1. */
const PAUSE = 900;

/** What a full square shows: the first that the Sudoku is solved with it, the second that another square is another solution. */
function filledWith(filling: Filling): Outcome<Filling> {
  if (isSecond(filling)) return right(words.second, { model: filling });
  return neither(filling.first ? words.same : words.solved, { model: { ...filling, first: filling.first ?? filling.square } });
}

/** Says which digits clash: first those of a place, then any others, so that nothing red goes without a word. */
function judged(model: Filling, place?: number): Outcome<Filling> {
  const fault = faultIn(model, place);
  if (!fault) return { model, forgets: true };
  const column = fault.place % SIDE;
  const number = fault.house === 'row' ? Math.floor(fault.place / SIDE) + 1 : column + 1;
  const others = faultsIn(model).filter((other) => other.house !== fault.house || other.number + 1 !== number);
  return wrong(words.clash(model.square[fault.place]!, fault.house, number, column * SIDE + 1, others), { model });
}

/** A Latin square and the same task as a Sudoku. Its actions: 'turn 4' changes the digit of a cell, 'judge' says whether it clashes, 'fill' fills in one that leads on. */
export const element = defineTry<Filling>({
  begin: () => ({ square: begun() }),
  actions: {
    turn({ passing: _, ...before }, text) {
      const place = Number(text);
      const square = turned(before.square, place);
      if (isSolved(square)) return filledWith({ ...before, square });
      return judged({ ...before, square, ...(square[place] && { passing: place }) }, place);
    },
    judge: ({ passing: place, ...filling }) => judged(filling, place),
    fill({ passing: _, ...before }) {
      if (isSecond(before)) return neither(words.full);
      // The second square is begun anew.
      const from = isSolved(before.square) ? begun() : before.square;
      const place = from.indexOf(0);
      const completed = completionsOf(from).find((each) => String(each) !== String(before.first));
      if (!completed) return neither(completionsOf(from).length > 0 ? words.onlyFirst : words.stuck, { model: before });
      const filling = { ...before, square: from.with(place, completed[place]!) };
      return isSolved(filling.square)
        ? { ...filledWith(filling), verdict: 'neither', earns: isSecond(filling) }
        : { model: filling, forgets: true };
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
  isDone: isSecond,
});
