import { twins as words } from '#words/tries/twins.ts';
import { cellName } from '../../engine/grid.ts';
import { houseName, puzzleOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { lastOpenIn, readTwin, symbolAt, type Twin } from './twins.ts';
import { twinScene } from './twins-scene.ts';

interface Model {
  readonly twins: readonly Twin[];
  /** In each of them the cell that was found, -1 as long as none is. */
  readonly found: readonly number[];
  readonly misses: readonly number[];
}

const withAt = <T>(all: readonly T[], at: number, value: T): readonly T[] => all.map((each, index) => (index === at ? value : each));

function reason(twin: Twin, cell: number): Sentence {
  const { grid } = twin.puzzle;
  const [name, digit] = [cellName(grid, cell), symbolAt(twin, cell)];
  const house = lastOpenIn(twin, cell);
  if (house !== undefined) return words.fullHouse(name, digit, houseName(grid, house));
  return words.hidden(name, digit, houseName(grid, 2 * grid.size + grid.boxOfCell[cell]!));
}

function picked(before: Model, at: number, cell: number): Outcome<Model> {
  const { twins, found, misses } = before;
  const twin = twins[at]!;
  const name = cellName(twin.puzzle.grid, cell);
  if (found[at]! >= 0) return neither(words.over(words.names[at]!));
  if (twin.digits[cell] !== 0) return neither(words.filled(name));
  if (!twin.places.has(cell)) return wrong(words.wrong(name), { model: { ...before, misses: withAt(misses, at, misses[at]! + 1) } });
  const model = { ...before, found: withAt(found, at, cell) };
  return right([...reason(twin, cell), ...words.among(twin.places.size, misses[at]!)], { model, earns: isDone(model) });
}

const isDone = ({ found }: Model) => found.every((cell) => cell >= 0);

/** Two puzzles in the middle of their solution. Its action: 'pick 1 34' presses a cell of the second. */
export const element = defineTry<Model>({
  begin(page, before) {
    const twins =
      before?.twins ??
      page
        .all('[data-twin]')
        .map(({ dataset }) => readTwin(puzzleOf(Array.from(dataset.puzzle!, (symbol) => Number(symbol) || 0)), dataset.twin!));
    return { twins, found: twins.map(() => -1), misses: twins.map(() => 0) };
  },
  actions: { pick: (model, at, cell) => picked(model, Number(at), Number(cell)) },
  showOne({ twins, found }) {
    const at = found.findIndex((cell) => cell < 0);
    return at < 0 ? undefined : `pick ${at} ${[...twins[at]!.places.keys()][0]}`;
  },
  draw(page, { twins }) {
    const draws = page
      .all('[data-twin]')
      .map((element, at) => gridDrawing(element, (cell) => page.act(`pick ${at} ${cell}`), { walkable: true }));
    return ({ found }) => {
      for (const [at, draw] of draws.entries()) draw(twinScene(twins[at]!, found[at]!));
    };
  },
  facts: ({ found, misses }) => ({ found: found.filter((cell) => cell >= 0).length, misses: misses.reduce((all, each) => all + each, 0) }),
  isDone,
});
