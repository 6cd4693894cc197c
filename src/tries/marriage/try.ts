import { marriage as words } from '#words/tries/marriage.ts';
import { digitsOf } from '../../engine/candidates.ts';
import { cellName, gridOf } from '../../engine/grid.ts';
import { say } from '../../narration/sentence.ts';
import { defineTry, neither, type Outcome, right, type TryPage } from '../kit/define-try.ts';
import { markedHouse, unionOf } from '../set/set.ts';
import { hallDrawing } from './hall-drawing.ts';
import { groupAt, type Hall, hallOf, lastStage } from './stages.ts';

interface Model {
  readonly hall: Hall;
  readonly stage: number;
}

function hallOn(page: TryPage): Hall {
  const { house, holds, cell, digit } = JSON.parse(page.piece('house').textContent!) as {
    house: number;
    holds: { digit: number; markup: number }[];
    cell: number;
    digit: number;
  };
  return hallOf(markedHouse(gridOf(9), house, holds), cell, digit);
}

/** The group at a stage, and the digits that its cells can have then. */
function countsAt({ hall, stage }: Model) {
  const cells = groupAt(hall, stage);
  const isBack = stage === lastStage(hall);
  return { cells, digits: digitsOf(unionOf(isBack ? hall.before : hall.house, cells)), isBack };
}

function grown(before: Model, stage: number): Outcome<Model> | undefined {
  const { hall } = before;
  if (!(stage >= 0 && stage <= lastStage(hall)) || stage === before.stage) return undefined;
  const model = { hall, stage };
  const { cells, digits, isBack } = countsAt(model);
  const name = (cell: number) => cellName(hall.house.grid, cell);
  if (stage === 0) return neither(words.none, { model });
  if (isBack) return right(words.back(name(hall.cell), hall.digit, cells.length, digits), { model });
  const { cell, for: digit, brings } = hall.growth[stage - 1]!;
  const says = digit === undefined ? words.first(name(cell), brings) : words.joins(digit, name(cell), brings);
  const isWhole = stage === hall.growth.length;
  return isWhole
    ? right(say`${says}${words.tooFew(cells.length, digits, name(hall.growth[0]!.cell))}`, { model })
    : neither(says, { model });
}

/** A group of cells that grows until it has fewer digits than cells: 'to 3' makes it three cells; one more takes the digit back. */
export const element = defineTry<Model>({
  begin: (page, before) => ({ hall: before?.hall ?? hallOn(page), stage: 0 }),
  actions: { to: (model, stage) => grown(model, Number(stage)) },
  showOne: ({ hall }) => Array.from({ length: lastStage(hall) }, (_, index) => `to ${index + 1}`),
  draw(page) {
    const draw = hallDrawing(page.piece('drawing'));
    const slider = page.piece<HTMLInputElement>('slider');
    slider.addEventListener('input', () => page.act(`to ${slider.value}`));
    const narrow = matchMedia('(width < 500px)');
    page.redrawWith(narrow);
    return (model) => {
      const { cells, digits, isBack } = countsAt(model);
      draw(model.hall, model.stage, narrow.matches);
      slider.value = String(model.stage);
      slider.setAttribute('aria-valuetext', words.value(cells.length, isBack));
      page.texts({
        cells: cells.length,
        unit: words.cells(cells.length),
        digits: digits.length,
        what: words.digits(digits.length),
        sign: cells.length === 0 ? '·' : digits.length < cells.length ? '>' : digits.length === cells.length ? '=' : '<',
      });
      page.piece('balance').classList.toggle('even', isBack);
    };
  },
  facts: (model) => {
    const { cells, digits } = countsAt(model);
    return { cells: cells.length, digits: digits.length, stage: model.stage };
  },
});
