import { marriage as words } from '#words/tries/marriage.ts';
import { digitsOf, hasDigit } from '../../engine/candidates.ts';
import { cellName, gridOf } from '../../engine/grid.ts';
import { say } from '../../narration/sentence.ts';
import { defineTry, neither, type Outcome, right, type TryPage, wrong } from '../kit/define-try.ts';
import { markedHouse, numbersInOrder, openCells, unionOf } from '../set/set.ts';
import { fillingOf, handedDown, inNoFilling, leftOver, ownerOf, unusedBy } from './hall.ts';
import { hallDrawing } from './hall-drawing.ts';
import { isClosed, nextOf, type Stage, stageOf } from './stages.ts';

function stageOn(page: TryPage): Stage {
  const { house, holds, cell, digit } = JSON.parse(page.piece('house').textContent!) as {
    house: number;
    holds: { digit: number; markup: number }[];
    cell: number;
    digit: number;
  };
  return stageOf(markedHouse(gridOf(9), house, holds), cell, digit);
}

const nameIn =
  ({ hall }: Stage) =>
  (cell: number) =>
    cellName(hall.house.grid, cell);

/** The digits that the cells of the group can have. */
const digitsIn = ({ hall, group, isBack }: Stage) => digitsOf(unionOf(isBack ? hall.before : hall.house, group));

/** A cell that begins the group or joins it, if it may. */
function joined(stage: Stage, cell: number): Outcome<Stage> | undefined {
  const { hall, filling, group, isBack } = stage;
  const name = nameIn(stage);
  if (isBack || group.includes(cell) || isClosed(stage)) return undefined;
  const own = filling.get(cell);
  const known = unionOf(hall.house, group);
  const model = { ...stage, group: [...group, cell] };
  const brings = digitsOf(hall.house.markups[cell]! & ~known);
  if (group.length === 0)
    return own === undefined ? neither(words.first(name(cell), brings), { model }) : wrong(words.hasOne(name(cell), own));
  if (own === undefined) return wrong(words.hasNone(name(cell)));
  if (!hasDigit(known, own)) return wrong(words.outOfReach(name(cell), own));
  const says = words.joins(own, name(cell), brings, unusedBy(hall.house, filling, model.group));
  if (!isClosed(model)) return neither(says, { model });
  return right(say`${says}${words.tooFew(model.group.length, digitsIn(model), name(model.group[0]!), hall.digit)}`, { model });
}

/** A digit that nobody has comes to the group, and is handed down to the cell with which it began. */
function handed(stage: Stage, digit: number): Outcome<Stage> | undefined {
  const { hall, filling, group, isBack } = stage;
  const name = nameIn(stage);
  if (isBack || !numbersInOrder(hall.house).includes(digit)) return undefined;
  if (group.length === 0) return neither(words.beginFirst);
  if (!hasDigit(unionOf(hall.house, group), digit)) return wrong(words.noneCanBe(digit));
  const owner = ownerOf(filling, digit);
  if (owner !== undefined) return neither(group.includes(owner) ? words.isInside(digit, name(owner)) : words.isUsed(digit, name(owner)));
  const takers = handedDown(hall.house, filling, group, digit);
  const fuller = new Map(filling);
  for (const taker of takers) fuller.set(taker.cell, taker.digit);
  const model = { ...stage, filling: fuller, group: [] };
  const says = words.handed(
    takers.map((taker) => ({ ...taker, cell: name(taker.cell) })),
    leftOver(hall.house, fuller).map(name),
  );
  return right(says, { model, earns: false });
}

function takenBack(stage: Stage): Outcome<Stage> | undefined {
  if (stage.isBack || !isClosed(stage)) return undefined;
  const model = { ...stage, isBack: true };
  return right(words.back(nameIn(stage)(stage.hall.cell), stage.hall.digit, stage.group.length, digitsIn(model)), { model });
}

/** After the digit is taken back: a full filling, and what no filling uses. */
function full(stage: Stage): Outcome<Stage> | undefined {
  if (!stage.isBack || stage.isFull) return undefined;
  const { before } = stage.hall;
  const model = { ...stage, filling: fillingOf(before), isFull: true };
  return neither(words.inNoFilling(inNoFilling(before).length), { model });
}

/**
 * A house that can’t be filled, and a group that grows from a cell without a digit. Its actions: 'cell r8c8' begins the group or joins it,
 * 'digit 6' hands down a digit that nobody has, 'back' takes the written digit back, and 'full' shows the lines that are in no filling.
 */
export const element = defineTry<Stage>({
  begin: (page) => stageOn(page),
  actions: {
    cell(stage, name) {
      const cell = openCells(stage.hall.house).find((each) => nameIn(stage)(each) === name);
      return cell === undefined ? undefined : joined(stage, cell);
    },
    digit: (stage, digit) => handed(stage, Number(digit)),
    back: takenBack,
    full,
  },
  showOne(stage) {
    const next = nextOf(stage);
    if (next === undefined || next === 'back' || next === 'full') return next;
    return 'cell' in next ? `cell ${nameIn(stage)(next.cell)}` : `digit ${next.digit}`;
  },
  draw(page) {
    const draw = hallDrawing(page.piece('drawing'), { live: true });
    const narrow = matchMedia('(width < 500px)');
    page.redrawWith(narrow);
    return (stage) => {
      draw(stage, narrow.matches);
      // A full filling is about no group.
      const [cells, digits] = stage.isFull ? [0, 0] : [stage.group.length, digitsIn(stage).length];
      page.texts({
        cells,
        unit: words.cells(cells),
        digits,
        what: words.digits(cells, digits),
        sign: cells === 0 ? '' : digits < cells ? '>' : digits === cells ? '=' : '<',
      });
      page.piece('balance').classList.toggle('even', stage.isBack && !stage.isFull);
      page.piece<HTMLButtonElement>('back').disabled = stage.isBack || !isClosed(stage);
      page.piece<HTMLButtonElement>('full').disabled = !stage.isBack || stage.isFull;
    };
  },
  facts: (stage) => ({ cells: stage.group.length, digits: digitsIn(stage).length, back: stage.isBack }),
  isDone: ({ isBack }) => isBack,
});
