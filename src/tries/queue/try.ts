import { queue as words } from '#words/tries/queue.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { roundsOf } from '../rounds/rounds.ts';
import { endOf, fix, isEmpty, leftIn, looksOf, type Queue, queueScene, startOf, take } from './queue.ts';
import { listDrawing, looksDrawing } from './queue-drawing.ts';

interface Model {
  readonly queue: Queue;
  /** The number of looks that rounds have made when a digit, counted in the order of the list, is struck. */
  readonly roundsUntil: readonly number[];
  /** A cell that was pressed and can't be fixed. */
  readonly missed: number | undefined;
}

/** How many looks the rounds take to do what the list has done. */
const byRounds = ({ queue, roundsUntil }: Model) => roundsUntil[queue.done]!;

/** For each number of digits taken off the list, the looks of the rounds that strike as many. */
function roundsUntil({ puzzle }: Queue): number[] {
  const looks = looksOf(puzzle);
  let sum = looks[0]!.byRounds;
  return [
    sum,
    ...roundsOf(puzzle).flatMap((cells, index) => {
      sum += looks[index + 1]!.byRounds;
      return cells.map(() => sum);
    }),
  ];
}

function ended(model: Model): Outcome<Model> {
  const { puzzle, done, looks } = model.queue;
  return right(words.ended(puzzle.givens.filter((digit) => digit === 0).length, looks, byRounds(model)), {
    model: { ...model, missed: undefined },
    earns: done > 0,
  });
}

function pressed(before: Model, cell: number): Outcome<Model> {
  const { queue } = before;
  const name = cellName(queue.puzzle.grid, cell);
  const symbol = (digit: number) => symbolOf(queue.puzzle, digit);
  if (queue.digits[cell] !== 0) return neither(words.known(name));
  if (!queue.due.includes(cell)) return wrong(words.open(name, leftIn(queue, cell).map(symbol)), { model: { ...before, missed: cell } });
  const fixed = fix(queue, cell);
  return right(words.fixed(name, symbol(fixed.digits[cell]!)), { model: { ...before, queue: fixed, missed: undefined } });
}

function goneOn(before: Model): Outcome<Model> | undefined {
  const { queue } = before;
  if (queue.due.length > 0) return wrong(words.due(queue.due.length));
  if (isEmpty(queue)) return undefined;
  const taken = take(queue);
  const model = { ...before, queue: taken, missed: undefined };
  if (isEmpty(taken)) return ended(model);
  const { cell, looked, struck } = taken.now!;
  const [symbol, name] = [symbolOf(queue.puzzle, queue.digits[cell]!), cellName(queue.puzzle.grid, cell)];
  return neither(words.taken(symbol, name, looked.length, struck.length), { model, forgets: true });
}

/**
 * The reader works off a list of new digits, and puts on it what each of them fixes. Its actions: 'next' takes a digit off, 'fix 40'
 * presses a cell, 'end' goes on until the list is empty.
 */
export const element = defineTry<Model>({
  begin(page, before) {
    const queue = startOf(before?.queue.puzzle ?? page.puzzle());
    return { queue, roundsUntil: before?.roundsUntil ?? roundsUntil(queue), missed: undefined };
  },
  actions: {
    next: goneOn,
    fix: (model, cell) => pressed(model, Number(cell)),
    end: (model) => (isEmpty(model.queue) ? undefined : ended({ ...model, queue: endOf(model.queue) })),
  },
  showOne: ({ queue }) => (queue.due.length > 0 ? `fix ${queue.due[0]}` : isEmpty(queue) ? undefined : 'next'),
  draw(page, { roundsUntil: all }) {
    const drawGrid = gridDrawing(page.piece('grid'), (cell) => page.act(`fix ${cell}`), { walkable: true });
    const drawList = listDrawing(page.piece('list'));
    const drawLooks = looksDrawing(page.piece('looks'), all.at(-1)!);
    const buttons = page.all<HTMLButtonElement>('.queue-status [data-do]');
    return (model) => {
      const { queue, missed } = model;
      drawGrid(queueScene(queue, missed));
      drawList(queue);
      drawLooks(queue.looks, byRounds(model));
      page.texts({ waiting: words.waiting(queue.list.length) });
      for (const button of buttons) button.disabled = isEmpty(queue);
    };
  },
  facts: ({ queue }) => ({ done: queue.done, waiting: queue.list.length, looks: queue.looks }),
  isDone: ({ queue }) => isEmpty(queue),
});
