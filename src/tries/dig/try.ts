import { dig as words } from '#words/tries/dig.ts';
import { cellName, cellNamed } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { twoAnswersDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { drawSentence } from '../../widgets/views/kit/drawn-sentence.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import {
  ANSWER,
  begun,
  type Digging,
  dug,
  dugBefore,
  foundIn,
  GOAL,
  givensIn,
  hasOneThatGoes,
  isMinimal,
  isRefusal,
  MIN,
  oneThatStays,
  oneToTry,
  type Refusal,
} from './dig.ts';
import { digDrawing } from './dig-drawing.ts';
import { yourPuzzle } from './your-puzzle.ts';

/** Who chose a digit: the reader, a text that names it, or the figure when it was asked for one. */
type Chooser = 'reader' | 'text' | 'figure';

/** Tries to take a digit out. */
function tried(before: Digging, cell: number, by: Chooser): Outcome<Digging> {
  const { puzzle } = before;
  const model = dug(before, cell, by === 'figure');
  const name = cellName(puzzle.grid, cell);
  if (model === before) return neither(words.hole(name));
  const { kept, last } = model;
  const symbol = (digit: number) => symbolOf(puzzle, digit);
  const own = symbol(ANSWER[cell]!);
  // What there is to see is a second answer; or both a digit that goes and one that does not.
  if (isRefusal(last)) {
    if (isMinimal(model)) return right(words.minimal(givensIn(model)), { model });
    const says = words.refused(name, own, symbol(last.second[cell]!), last.differing.length);
    return { model, verdict: by === 'reader' ? 'wrong' : 'neither', says, earns: true };
  }
  if (givensIn(model) === GOAL) return right(words.reached(GOAL, kept.length > 0), { model });
  return right(words.stays(name, own, last!.clashing.length, last!.refuted.map(symbol)), { model, earns: kept.length > 0 });
}

function shownFrom(model: Digging, cell: number | undefined, none: (givens: number, isDone: boolean) => Sentence): Outcome<Digging> {
  if (cell !== undefined) return tried(model, cell, 'figure');
  const givens = givensIn(model);
  // Who has come down to the goal has done it, whatever is pressed then.
  const isDone = givens <= GOAL;
  return { verdict: isDone ? 'right' : 'neither', says: isMinimal(model) ? words.minimal(givens) : none(givens, isDone) };
}

function reasonOf(puzzle: Puzzle, { cell, second, differing, isRectangle }: Refusal): Sentence {
  const [one, other] = [ANSWER[cell]!, second[cell]!].map((digit) => symbolOf(puzzle, digit));
  return isRectangle ? words.rectangle(one!, other!) : words.longer(differing.length);
}

/**
 * A grid that readers dig into, as long as one answer fits. Its actions: 'dig r4c5' tries to take that digit out, 'begin' begins again, and
 * 'open 5.3…' goes on with a puzzle that was dug from the same grid.
 */
export const element = defineTry<Digging>({
  begin: begun,
  actions: {
    dig: (model, name) => tried(model, cellNamed(model.puzzle.grid, name!), 'text'),
    press: (model, cell) => tried(model, Number(cell), 'reader'),
    begin: () => ({ model: begun() }),
    open(_, text) {
      const model = dugBefore(text!);
      return model ? neither(words.yours.opened(givensIn(model)), { model, forgets: true }) : neither(words.yours.another);
    },
    showGoing: (model) => shownFrom(model, hasOneThatGoes(model) ? oneToTry(model) : undefined, words.noneGoes),
    showStaying: (model) => shownFrom(model, oneThatStays(model), () => words.noneStays),
  },
  showOne: () => 'showStaying',
  draw(page) {
    const drawGrid = digDrawing(page.piece('grid'), (cell) => page.act(`press ${cell}`));
    const drawAnswers = twoAnswersDrawing(['one', 'other'].map((name) => page.piece(name)));
    const scale = page.piece<HTMLProgressElement>('scale');
    const showYours = yourPuzzle(page);
    return (model) => {
      const { puzzle, last } = model;
      drawGrid(model);
      showYours(puzzle);
      const count = givensIn(model);
      page.texts({ givens: words.givens(count) });
      scale.value = scale.max - (count - MIN);
      page.piece('answers').hidden = !isRefusal(last);
      page.piece('no-answers').hidden = isRefusal(last);
      if (!isRefusal(last)) return;
      drawAnswers({ ...puzzle, givens: puzzle.givens.with(last.cell, 0) }, [ANSWER, last.second]);
      drawSentence(page.piece('why'), reasonOf(puzzle, last));
    };
  },
  facts(model) {
    const { holes, last } = model;
    const differing = isRefusal(last) ? last.differing.length : 0;
    return { givens: givensIn(model), minimal: isMinimal(model), dug: holes, differing, ...foundIn(model) };
  },
  isDone: (model) => givensIn(model) === GOAL || isMinimal(model),
});
