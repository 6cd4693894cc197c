import { reach as words } from '#words/tries/reach.ts';
import { cellName } from '../../engine/grid.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { type Choice, choicesOf, firstOf, type Position, positionAfter, type Rule, reachScene } from './reach.ts';

interface Model {
  readonly position: Position;
  readonly rule: Rule;
  readonly choices: readonly Choice[];
  readonly shown: number | undefined;
  /** The choices whose counts are known: those that were pressed, and all of them once the right one was. */
  readonly seen: ReadonlySet<number>;
}

const named = ({ name, reached }: Choice) => ({ name, cells: reached.length });
const isDone = ({ seen, choices }: Model) => seen.size === choices.length;
const firstIn = ({ choices, rule }: Model) => choices.indexOf(firstOf(choices, rule));

/** The first press of a choice is an answer; when the right one is found, the others can be looked at. */
function show(before: Model, shown: number): Outcome<Model> {
  const { choices, rule, seen } = before;
  const choice = choices[shown]!;
  if (isDone(before)) return neither(words[rule].again(named(choice)), { model: { ...before, shown } });
  if (shown !== firstIn(before))
    return wrong(words[rule].not(named(choice)), { model: { ...before, shown, seen: new Set([...seen, shown]) } });
  const others = choices.filter((other) => other !== choice);
  return right(words[rule].compared(named(choice), others.map(named)), { model: { ...before, shown, seen: new Set(choices.keys()) } });
}

/** The reader says which value of a cell, or which of several cells, comes first by a rule. Its actions: 'show 1' names the second of them, 'pick 11' presses a cell. */
export const element = defineTry<Model>({
  begin(page, before) {
    const rule = page.dataset.rule as Rule;
    const position = before?.position ?? positionAfter(page.puzzle(), page.dataset.written!);
    return { position, rule, choices: choicesOf(position, rule), shown: undefined, seen: new Set() };
  },
  actions: {
    pick(before, text) {
      const cell = Number(text);
      const { choices, shown, position } = before;
      const own = choices.flatMap((choice, index) => (choice.cell === cell ? [index] : []));
      if (own.length === 0) return neither(words[before.rule].elsewhere(cellName(position.puzzle.grid, cell)));
      // Which of its values is meant is not to be seen from the cell, until all of them are known: then it shows one after the other.
      if (own.length > 1 && !isDone(before)) return neither(words.which);
      return show(before, own[(own.indexOf(shown ?? -1) + 1) % own.length]!);
    },
    show: (before, text) => show(before, Number(text)),
  },
  showOne: (model) => (isDone(model) ? undefined : `show ${firstIn(model)}`),
  draw(page) {
    const drawGrid = gridDrawing(page.piece('grid'), (cell) => page.act(`pick ${cell}`), { walkable: true });
    const buttons = page.all<HTMLButtonElement>('[data-do]');
    return ({ position, choices, shown, seen }) => {
      drawGrid(reachScene(position, choices, shown === undefined ? undefined : choices[shown]));
      buttons.forEach((button, index) => {
        const { length } = choices[index]!.reached;
        const isSeen = seen.has(index);
        button.setAttribute('aria-pressed', String(index === shown));
        button.querySelector('i')!.style.setProperty('--cells', String(isSeen ? length : 0));
        button.querySelector('span')!.textContent = isSeen ? String(length) : words.unknown;
      });
    };
  },
  facts: ({ choices, shown, seen }) => ({ seen: seen.size, reached: shown === undefined ? 0 : choices[shown]!.reached.length }),
  isDone,
});
