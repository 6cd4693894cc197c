import { proper as words } from '#words/tries/proper.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { ANSWER, begun, bestToTake, type Giving, givensIn, isMinimal, nearestOther, puzzleFor, solutionsOf, turned } from './proper.ts';
import { properDrawing } from './proper-drawing.ts';

function turn(before: Giving, cell: number): Outcome<Giving> {
  const model = turned(before, cell);
  const puzzle = puzzleFor(model);
  const [name, symbol] = [cellName(puzzle.grid, cell), symbolOf(puzzle, ANSWER[cell]!)];
  const count = solutionsOf(model.givens).length;
  if (isMinimal(model)) return right(words.minimal(givensIn(model)), { model });
  if (model.givens[cell] !== 0) return { ...neither(words.back(symbol, name, count)), model };
  if (count === 1) return right(words.taken(symbol, name), { model, earns: false });
  const other = nearestOther(model)![cell]!;
  return wrong(other === ANSWER[cell] ? words.more(count) : words.second(name, symbol, symbolOf(puzzle, other), count), { model });
}

/** A puzzle whose givens go and come back. Its actions: 'turn 4' takes the given of a cell away, or brings it back; 'take' takes one away that may go. */
export const element = defineTry<Giving>({
  begin: begun,
  actions: {
    turn: (model, cell) => turn(model, Number(cell)),
    take(model) {
      const cell = bestToTake(model);
      return cell === undefined ? neither(words.none) : turn(model, cell);
    },
  },
  showOne: (model) => (isMinimal(model) ? undefined : 'take'),
  draw(page) {
    const drawGrid = properDrawing(page.piece('grid'), (cell) => page.act(`turn ${cell}`));
    return (model) => {
      const count = solutionsOf(model.givens).length;
      drawGrid(model);
      page.texts({ givens: words.givens(givensIn(model)), solutions: words.solutions(count), means: words.means(count) });
    };
  },
  facts: (model) => ({ givens: givensIn(model), solutions: solutionsOf(model.givens).length, minimal: isMinimal(model) }),
  isDone: isMinimal,
});
