import { firstDigit as words } from '#words/tries/first-digit.ts';
import { bitOf, candidatesOf, countDigits, digitsOf } from '../../engine/candidates.ts';
import { cellName, cellNamed } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { begun, type Earned, leftIn, lookAt, nakedSingles, nextOf, othersAtFirst, press, reasonsAt, written } from './first-digit.ts';
import { earnedDrawing, houseOf, lensDrawing } from './first-digit-drawing.ts';

function looked(before: Earned, cell: number): Outcome<Earned> {
  const { puzzle, digits } = before;
  const name = cellName(puzzle.grid, cell);
  if (digits[cell] !== 0) return neither(puzzle.givens[cell] === 0 ? words.filled(name) : words.given(name));
  const model = lookAt(before, cell);
  const possible = countDigits(candidatesOf(puzzle, digits)[cell]!);
  return neither(words.looked(name, countDigits(leftIn(model)) - possible), { model });
}

/** Who holds the digits that the cell under the lens cannot hold, by their names. */
const reasonsIn = (earned: Earned) =>
  reasonsAt(earned, earned.cell).map(({ house, digits }) => ({
    house: houseOf(earned, earned.cell, house),
    digits: digits.map((digit) => symbolOf(earned.puzzle, digit)),
  }));

/** The other digits that the cell under the lens may hold. */
const rivalsOf = ({ puzzle, digits, cell }: Earned, digit: number) =>
  digitsOf(candidatesOf(puzzle, digits)[cell]! & ~bitOf(digit)).map((each) => symbolOf(puzzle, each));

function pressed(before: Earned, digit: number): Outcome<Earned> {
  const { earned: model, answer } = press(before, digit);
  const { puzzle, cell } = model;
  const [symbol, name] = [symbolOf(puzzle, digit), cellName(puzzle.grid, cell)];
  switch (answer.kind) {
    case 'struck': {
      const where = cellName(puzzle.grid, answer.witness.cell);
      const house = houseOf(model, cell, answer.witness.house);
      const left = digitsOf(leftIn(model)).map((each) => symbolOf(puzzle, each));
      if (answer.left > answer.possible) return right(words.struck(symbol, where, house), { model, earns: false });
      if (left.length > 1) return neither(words.several(symbol, where, house, left), { model });
      return right(words.single(symbol, where, house, left[0]!), { model });
    }
    case 'stays':
      return wrong(words.stays(symbol, name, rivalsOf(model, digit)));
    case 'tooSoon':
      return neither(words.tooSoon(symbol, name, puzzle.grid.peersOfCell[cell]!.length));
    case 'written': {
      const reasons = reasonsIn(model);
      const says = words.written(symbol, name, reasons, nakedSingles(model).length, written(model) === 1);
      return right(model.digits.includes(0) ? says : words.solved(symbol, name, reasons), { model });
    }
    case 'again':
      return neither(words.again(symbol));
    default:
      return neither(words.filled(name));
  }
}

const lookedElsewhere = (model: Earned, cell: number) => (cell === model.cell ? [] : [looked(model, cell)]);

/**
 * A cell under a lens: readers strike what it cannot hold, until one digit is left, and write it. Its actions: 'press 1' presses a
 * digit under the lens, 'look r7c6' puts another cell there, and 'earn r7c6' does all that it takes to write a cell's digit.
 */
export const element = defineTry<Earned>({
  begin: (page, before) => begun(before?.puzzle ?? page.puzzle()),
  actions: {
    press: (model, digit) => pressed(model, Number(digit)),
    pick: (model, cell) => looked(model, Number(cell)),
    look: (model, name) => lookedElsewhere(model, cellNamed(model.puzzle.grid, name)),
    earn(before, name) {
      const cell = cellNamed(before.puzzle.grid, name);
      const outcomes = lookedElsewhere(before, cell);
      let model = outcomes[0]?.model ?? before;
      while (model.digits[cell] === 0 && nakedSingles(model).includes(cell)) {
        const next = nextOf(model) as { readonly digit: number };
        outcomes.push(pressed(model, next.digit));
        model = outcomes.at(-1)!.model!;
      }
      return outcomes;
    },
  },
  showOne(model) {
    const next = nextOf(model);
    return next && ('cell' in next ? `pick ${next.cell}` : `press ${next.digit}`);
  },
  keys: (key) => (/^[1-9]$/.test(key) ? `press ${key}` : undefined),
  draw(page) {
    const drawGrid = earnedDrawing(page.piece('grid'), (cell) => page.act(`pick ${cell}`));
    const drawLens = lensDrawing(page.piece('lens'), { live: true });
    return (earned) => {
      drawGrid(earned);
      drawLens(earned);
    };
  },
  facts: (earned) => ({
    othersAtFirst: othersAtFirst(earned.puzzle).filter((each) => earned.digits[each] !== 0).length,
    written: written(earned),
    open: earned.digits.filter((digit) => digit === 0).length,
    cell: cellName(earned.puzzle.grid, earned.cell),
    struck: countDigits(earned.struck[earned.cell]!),
  }),
  isDone: (earned) => written(earned) > 0,
});
