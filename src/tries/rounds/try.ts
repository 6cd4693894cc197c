import { rounds as words } from '#words/tries/rounds.ts';
import { cellName } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { type Fixed, judge, type Loss, roundsOf } from './rounds.ts';
import { dotsDrawing, type Place, roundScene } from './rounds-drawing.ts';

interface Model extends Place {
  readonly puzzle: Puzzle;
  readonly rounds: readonly (readonly Fixed[])[];
  readonly slips: number;
}

const cellsIn = ({ rounds, round }: Model) => rounds[round - 1] ?? [];

/** How many cells of this round are not found yet. */
const leftIn = (model: Model) => cellsIn(model).length - model.found.size;

/** How many cells have been filled. */
const fixedIn = ({ rounds, round, found }: Model) => rounds.slice(0, round - 1).flat().length + found.size;

/** Another place, with nothing pressed there yet. */
const moved = (model: Model, place: Partial<Place>): Model => ({ ...model, foretold: new Set(), last: undefined, ...place });

function pressed(before: Model, cell: number): Outcome<Model> {
  const { puzzle, rounds, round, found, foretold } = before;
  const nameOf = (each: number) => cellName(puzzle.grid, each);
  const symbol = (digit: number) => symbolOf(puzzle, digit);
  const named = (losses: readonly Loss[]) => losses.map(({ digit, by }) => ({ digit: symbol(digit), by: nameOf(by) }));
  const earlier = rounds.slice(0, round - 1).findIndex((all) => all.some((fixed) => fixed.cell === cell)) + 1;
  const knownSince = found.has(cell) ? round : earlier;
  if (knownSince > 0) return neither(words.known(nameOf(cell), knownSince));
  if (puzzle.givens[cell] !== 0) return neither(words.given(nameOf(cell)));
  const judgement = judge(puzzle, rounds, round, cell);
  const { losses } = judgement;
  const last = { cell, judgement };
  if (judgement.fixed) {
    const model = { ...before, found: new Set([...found, cell]), last };
    // That fixing fixes more is to be seen from the second round on.
    return right(words.fixed(nameOf(cell), symbol(judgement.digit), named(losses), round, leftIn(model)), { model, earns: round > 1 });
  }
  if (leftIn(before) === 0 && judgement.until === round + 1) {
    const model = { ...before, foretold: new Set([...foretold, cell]), last };
    const next = rounds[round]!;
    const { digit } = next.find((fixed) => fixed.cell === cell)!;
    return right(words.foretold(nameOf(cell), symbol(digit), named(losses), next.length - model.foretold.size), { model });
  }
  // What is not found yet is not given away.
  const seen = named(losses.filter(({ by }) => found.has(by)));
  const says = words.open(nameOf(cell), judgement.candidates.map(symbol), seen, round, judgement.until);
  return wrong(says, { model: { ...before, last, slips: before.slips + 1 } });
}

/** What was said of a cell in the last round need not hold in the next. */
function goneOn(before: Model): Outcome<Model> | undefined {
  if (leftIn(before) > 0 || before.round > before.rounds.length) return undefined;
  const round = before.round + 1;
  const model = moved(before, { round, found: new Set() });
  const count = cellsIn(model).length;
  if (count === 0) return right(words.ended(round, fixedIn(model)), { model, forgets: true });
  return neither(words.begun(round, cellsIn(before).length, count), { model, forgets: true });
}

/**
 * The reader fixes the cells of each round, those with one candidate, until nothing changes any more. Its actions: 'fix 40' presses a
 * cell, 'rest' fixes what is left of the round, 'next' goes on to the next one. When a round is done, a press names a cell of the next.
 */
export const element = defineTry<Model>({
  begin(page) {
    const puzzle = page.puzzle();
    return { puzzle, rounds: roundsOf(puzzle), round: 1, found: new Set(), foretold: new Set(), slips: 0 };
  },
  actions: {
    fix: (model, cell) => pressed(model, Number(cell)),
    rest: (model) =>
      neither(words.restDone(model.round, leftIn(model)), {
        model: moved(model, { found: new Set(cellsIn(model).map(({ cell }) => cell)) }),
      }),
    next: goneOn,
  },
  showOne(model) {
    const next = cellsIn(model).find(({ cell }) => !model.found.has(cell));
    return next ? `fix ${next.cell}` : 'next';
  },
  draw(page) {
    const drawGrid = gridDrawing(page.piece('grid'), (cell) => page.act(`fix ${cell}`), { walkable: true });
    const drawDots = dotsDrawing(page.piece('dots'));
    const button = page.piece<HTMLButtonElement>('on');
    return (model) => {
      const { puzzle, rounds, round, found } = model;
      const isFull = leftIn(model) === 0;
      drawGrid(roundScene(puzzle, rounds, model));
      drawDots(
        rounds.map((cells) => cells.length),
        model,
      );
      page.texts({
        round: words.round(round),
        found: words.found(found.size, cellsIn(model).length),
        on: isFull ? words.next : words.rest,
      });
      button.dataset.do = isFull ? 'next' : 'rest';
      button.classList.toggle('primary', isFull);
      button.disabled = round > rounds.length;
    };
  },
  facts: (model) => ({
    round: model.round,
    all: cellsIn(model).length,
    found: model.found.size,
    fixed: fixedIn(model),
    foretold: model.foretold.size,
    slips: model.slips,
  }),
  isDone: (model) => cellsIn(model).length === 0,
});
