import { reach as words } from '#words/tries/reach.ts';
import { cellName } from '../../engine/grid.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right } from '../kit/define-try.ts';
import { type Choice, choicesOf, firstOf, type Position, positionAfter, type Rule, reachScene } from './reach.ts';

interface Model {
  readonly position: Position;
  readonly rule: Rule;
  readonly choices: readonly Choice[];
  readonly shown: number | undefined;
  readonly seen: ReadonlySet<number>;
}

const named = ({ name, reached }: Choice) => ({ name, cells: reached.length });
const isDone = ({ seen, choices }: Model) => seen.size === choices.length;

function show(before: Model, shown: number): Outcome<Model> {
  const choice = before.choices[shown]!;
  const model = { ...before, shown, seen: new Set([...before.seen, shown]) };
  if (!isDone(model)) return neither(words[model.rule].shown(named(choice)), { model });
  if (isDone(before)) return neither(words.again(named(choice)), { model });
  const first = firstOf(model.choices, model.rule);
  const others = model.choices.filter((other) => other !== first);
  return right(words[model.rule].compared(named(first), others.map(named)), { model });
}

/** The reader looks at what each value of a cell, or each of several cells, touches. Its actions: 'show 1' shows the second of them, 'pick 11' presses a cell. */
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
      // A cell with several values shows one after the other.
      return show(before, own[(own.indexOf(shown ?? -1) + 1) % own.length]!);
    },
    show: (before, text) => show(before, Number(text)),
  },
  showOne({ choices, seen }) {
    const next = choices.findIndex((_, index) => !seen.has(index));
    return next < 0 ? undefined : `show ${next}`;
  },
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
