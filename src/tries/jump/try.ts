import { jump as words } from '#words/tries/jump.ts';
import { cellName } from '../../engine/grid.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { enough, isThere, jumped, type Path, sceneOf, wentBack } from './jump.ts';

interface Model extends Path {
  readonly puzzle: Puzzle;
}

const nameIn =
  ({ puzzle }: Model) =>
  (cell: number) =>
    cellName(puzzle.grid, cell);

/** What is known when the last choice to blame is taken back. */
function told(model: Model) {
  const { end } = model;
  const name = nameIn(model);
  const unrelated = enough(end) - 1;
  const blamed = end.choices.filter(({ toBlame }) => toBlame);
  const last = blamed.at(-1)!;
  return { name, unrelated, last, blamed: blamed.map(({ digit, cell }) => words.choice(digit, name(cell))), steps: end.steps[unrelated]! };
}

function backFrom(before: Model): Outcome<Model> {
  const { end } = before;
  if (isThere(before)) return neither(words.there(nameIn(before)(end.cell)));
  const model = { ...before, ...wentBack(before) };
  const { name, unrelated, last, blamed, steps } = told(model);
  if (isThere(model)) return right(words.reached(blamed.at(-1)!, name(end.cell), last.digit, unrelated, steps), { model });
  const { digit, cell } = end.choices.at(-model.taken)!;
  return neither(words.back1(words.choice(digit, name(cell)), name(cell), name(end.cell), model.taken, end.steps[model.taken - 1]!), {
    model,
    forgets: true,
  });
}

function jumpFrom(before: Model): Outcome<Model> {
  const { end } = before;
  if (isThere(before)) return neither(words.there(nameIn(before)(end.cell)));
  const { name, unrelated, last, blamed, steps } = told(before);
  return right(words.jumped(blamed, name(end.cell), last.digit, unrelated, steps), {
    model: { ...before, ...jumped(before) },
    forgets: true,
  });
}

/** A dead end whose choices a reader takes back. Its actions: 'back', which takes back the last choice, and 'jump', which goes to the reason at once. */
export const element = defineTry<Model>({
  begin: (page, before) => ({
    puzzle: before?.puzzle ?? page.puzzle(),
    end: before?.end ?? JSON.parse(page.piece('path').dataset.end!),
    taken: 0,
  }),
  actions: { back: backFrom, jump: jumpFrom },
  showOne: () => 'jump',
  draw(page) {
    const drawGrid = gridDrawing(page.piece('grid'));
    const boxes = page.all<SVGGElement>('[data-choice]');
    const reasons = page.all('[data-by]');
    return (model) => {
      const { puzzle, end, taken } = model;
      drawGrid(sceneOf(puzzle, model));
      const left = end.choices.length - taken;
      for (const box of boxes) box.classList.toggle('gone', Number(box.dataset.choice) >= left);
      for (const reason of reasons) {
        const index = end.choices.findIndex(({ cell }) => cell === Number(reason.dataset.by));
        reason.classList.toggle('gone', index >= left);
      }
      page.dataset.there = String(isThere(model));
      page.dataset.told = String(taken > 0);
      for (const name of ['back', 'jump']) page.piece<HTMLButtonElement>(name).toggleAttribute('disabled', isThere(model));
    };
  },
  facts: (model) => ({ taken: model.taken, there: isThere(model) }),
  isDone: isThere,
});
