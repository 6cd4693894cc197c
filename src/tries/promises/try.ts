import { promises as words } from '#words/tries/promises.ts';
import type { Facts } from '../../trace/facts.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { blocksLeft, foundIn, fourByFour, judge, keptBy, markedIn, type Promises, sharedWithTaken, struckIn } from './promises.ts';
import { keptDrawing, matrixDrawing, rowsInGrid } from './promises-drawing.ts';

/** The matrix of a small Sudoku, whose rows the reader looks at and strikes. Its actions: 'strike r1c3 = 2' says of that row that it is struck; 'look r1c3 = 2' looks at it. */
class PromiseMatrix extends TryFigure {
  #draw: ((promises: Promises, row: number) => void)[] = [];
  #promises!: Promises;
  #row = 0;

  protected connect(): void {
    const matrix = this.piece('matrix');
    // Without a script there is nothing to be moved.
    Object.assign(matrix, { role: 'slider', tabIndex: 0, ariaOrientation: 'vertical', ariaValueMin: '1', ariaDescription: words.keys });
    matrix.ariaValueMax = String(fourByFour().cover.options.length);
    this.#draw = [matrixDrawing(matrix), rowsInGrid(this.piece('grid')), keptDrawing(this.piece('kept'))];
    const rowUnder = ({ clientY }: MouseEvent) => {
      const { top, height } = matrix.getBoundingClientRect();
      const { length } = this.#promises.cover.options;
      return Math.min(length - 1, Math.max(0, Math.floor(((clientY - top) / height) * length)));
    };
    const rowOfMark = ({ target }: Event) => (target as Element).closest<SVGElement>('[data-row]')?.dataset.row;
    matrix.addEventListener('pointermove', (event) => {
      if (rowUnder(event) !== this.#row) this.#look(rowUnder(event));
    });
    matrix.addEventListener('click', (event) => this.#strike(rowUnder(event)));
    matrix.addEventListener('keydown', (event) => this.#onKey(event));
    this.piece('grid').addEventListener('pointerover', (event) => {
      const row = rowOfMark(event);
      if (row) this.#look(Number(row));
    });
    this.piece('grid').addEventListener('click', (event) => {
      const row = rowOfMark(event);
      if (row) this.#strike(Number(row));
    });
  }

  protected override isDone({ reasons }: Facts): boolean {
    return reasons === 4;
  }

  protected begin(): void {
    this.#promises = fourByFour();
    this.#look(this.#promises.taken);
    this.#tell(0);
  }

  /** A row that keeps one of the promises for which none has been found yet. */
  protected showOne(): void {
    const [block] = blocksLeft(this.#promises);
    const row = struckIn(this.#promises).find((each) => block === undefined || sharedWithTaken(this.#promises, each).includes(block));
    this.#strike(row!);
  }

  override act(action: string): void {
    const row = this.#promises.cover.options.findIndex(({ name }) => action.endsWith(` ${name}`));
    if (action.startsWith('look')) this.#look(row);
    else this.#strike(row);
  }

  #look(row: number): void {
    this.#row = row;
    for (const draw of this.#draw) draw(this.#promises, row);
    const matrix = this.piece('matrix');
    const { cover, taken } = this.#promises;
    const state = row === taken ? 'taken' : markedIn(this.#promises).includes(row) ? 'struck' : undefined;
    matrix.ariaValueNow = String(row + 1);
    matrix.ariaValueText = words.row(cover.options[row]!.name, keptBy(this.#promises, row), state);
  }

  #strike(row: number): void {
    const { promises, verdict, says } = judge(this.#promises, row);
    this.#promises = promises;
    this.#look(row);
    this.verdict(verdict, says, { earns: verdict === 'right' && blocksLeft(promises).length === 0 });
    this.#tell(row === promises.taken ? 0 : sharedWithTaken(promises, row).length);
  }

  #tell(shared: number): void {
    this.tell({ reasons: 4 - blocksLeft(this.#promises).length, struck: foundIn(this.#promises).length, shared });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { size } = this.#promises.cover.puzzle.grid;
    const { length } = this.#promises.cover.options;
    const moves: Readonly<Record<string, number>> = {
      ...{ ArrowUp: -1, ArrowDown: 1, ArrowLeft: -size, ArrowRight: size, PageUp: -size * size, PageDown: size * size },
      ...{ Home: -length, End: length },
    };
    const move = moves[event.key];
    if (move === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (move === undefined) this.#strike(this.#row);
    else this.#look(Math.min(length - 1, Math.max(0, this.#row + move)));
  }
}

export { PromiseMatrix as element };
