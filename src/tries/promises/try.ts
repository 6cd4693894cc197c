import { promises as words } from '#words/tries/promises.ts';
import { defineTry, onKeys } from '../kit/define-try.ts';
import { blocksLeft, foundIn, fourByFour, judge, keptBy, markedIn, type Promises, sharedWithTaken, struckIn } from './promises.ts';
import { keptDrawing, matrixDrawing, rowsInGrid } from './promises-drawing.ts';

interface Model {
  readonly promises: Promises;
  /** The row that is looked at. */
  readonly row: number;
  /** How many promises the row that was struck last shares with the taken one. */
  readonly shared: number;
}

const start = fourByFour();
const { options, puzzle } = start.cover;
const { size } = puzzle.grid;
const last = options.length - 1;
const nameOf = (row: number) => options[row]!.name;
const rowNamed = (words: readonly string[]) => options.findIndex(({ name }) => name === words.join(' '));

/** How many rows each key goes on. */
const KEYS: Readonly<Record<string, number>> = {
  ...{ ArrowUp: -1, ArrowDown: 1, ArrowLeft: -size, ArrowRight: size, PageUp: -size * size, PageDown: size * size },
  ...{ Home: -options.length, End: options.length },
};

/**
 * The matrix of a small Sudoku, whose rows the reader looks at and strikes. Its actions: 'strike r1c3 = 2' says of that row that it is
 * struck; 'look r1c3 = 2' looks at it.
 */
export const element = defineTry<Model>({
  begin: () => ({ promises: start, row: start.taken, shared: 0 }),
  actions: {
    look: (model, ...name) => ({ model: { ...model, row: rowNamed(name) } }),
    go: (model, rows) => ({ model: { ...model, row: Math.min(last, Math.max(0, model.row + Number(rows))) } }),
    strike(model, ...name) {
      const row = name.length > 0 ? rowNamed(name) : model.row;
      const { promises, verdict, says } = judge(model.promises, row);
      const shared = row === promises.taken ? 0 : sharedWithTaken(promises, row).length;
      return { model: { promises, row, shared }, verdict, says, earns: verdict === 'right' && blocksLeft(promises).length === 0 };
    },
  },
  /** A row that keeps one of the promises for which none has been found yet. */
  showOne({ promises }) {
    const [block] = blocksLeft(promises);
    return `strike ${nameOf(struckIn(promises).find((row) => block === undefined || sharedWithTaken(promises, row).includes(block))!)}`;
  },
  draw(page) {
    const [matrix, grid] = [page.piece('matrix'), page.piece('grid')];
    // Without a script there is nothing to be moved.
    Object.assign(matrix, { role: 'slider', tabIndex: 0, ariaOrientation: 'vertical', ariaValueMin: '1', ariaDescription: words.keys });
    matrix.ariaValueMax = String(options.length);
    const drawings = [matrixDrawing(matrix), rowsInGrid(grid), keptDrawing(page.piece('kept'))];
    let drawn: number | undefined;
    const rowUnder = ({ clientY }: MouseEvent) => {
      const { top, height } = matrix.getBoundingClientRect();
      return Math.min(last, Math.max(0, Math.floor(((clientY - top) / height) * options.length)));
    };
    matrix.addEventListener('pointermove', (event) => {
      if (rowUnder(event) !== drawn) page.act(`look ${nameOf(rowUnder(event))}`);
    });
    matrix.addEventListener('click', (event) => page.act(`strike ${nameOf(rowUnder(event))}`));
    const keyAction = (key: string) => (key === 'Enter' || key === ' ' ? 'strike' : key in KEYS ? `go ${KEYS[key]}` : undefined);
    onKeys(matrix, keyAction, (action) => page.act(action));
    for (const [type, verb] of [
      ['pointerover', 'look'],
      ['click', 'strike'],
    ] as const)
      grid.addEventListener(type, ({ target }) => {
        const { row } = (target as Element).closest<SVGElement>('[data-row]')?.dataset ?? {};
        if (row) page.act(`${verb} ${nameOf(Number(row))}`);
      });
    return ({ promises, row }) => {
      drawn = row;
      for (const draw of drawings) draw(promises, row);
      const state = row === promises.taken ? 'taken' : markedIn(promises).includes(row) ? 'struck' : undefined;
      matrix.ariaValueNow = String(row + 1);
      matrix.ariaValueText = words.row(nameOf(row), keptBy(promises, row), state);
    };
  },
  facts: ({ promises, shared }) => ({ reasons: 4 - blocksLeft(promises).length, struck: foundIn(promises).length, shared }),
  isDone: ({ promises }) => blocksLeft(promises).length === 0,
});
