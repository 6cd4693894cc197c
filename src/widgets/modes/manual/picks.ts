import { focusCell } from '../../views/grid/cells.ts';
import { ManualMarks } from './marks.ts';

interface Orders {
  /** Whether cells can be chosen now. */
  isFree(): boolean;
  /** A column, a row or a node of the picture was pressed: the field of a step that names it, and its number. */
  point(field: string, value: number): void;
  /** Enter was pressed on a cell; false where that only presses the cell. */
  enter(): boolean;
}

/** What the reader has chosen in the picture: cells, one or, where sets are shown, many, by press, key or focus. */
export class ManualPicks {
  readonly marks: ManualMarks;
  readonly #picture: Element;
  readonly #many: boolean;
  readonly #orders: Orders;
  #cells: number[] = [];
  /** Whether they were chosen since this frame is shown. */
  fresh = false;

  constructor(picture: Element, many: boolean, orders: Orders) {
    this.#picture = picture;
    this.#many = many;
    this.#orders = orders;
    this.marks = new ManualMarks(picture);
    picture.addEventListener('focusin', this.#onFocus);
    picture.addEventListener('click', this.#onPoint);
    // Before the grid, in which Enter presses the cell.
    picture.addEventListener('keydown', this.#onKey, { capture: true });
  }

  /** In the order in which they were chosen. */
  get cells(): readonly number[] {
    return this.#cells;
  }

  /** A press on a cell. */
  pick(cell: number): void {
    this.fresh = true;
    if (!this.#many) this.#cells = [cell];
    else this.#cells = this.#cells.includes(cell) ? this.#cells.filter((each) => each !== cell) : [...this.#cells, cell];
    this.marks.choose(this.#cells);
    focusCell(this.#picture, cell);
  }

  /** Another frame is shown: one cell stays chosen, a set does not. */
  begin(): void {
    this.fresh = false;
    if (this.#many) this.#cells = [];
    this.marks.choose(this.#cells);
  }

  /** The cell in which a digit is meant. */
  get meant(): number | undefined {
    return this.#many ? (this.focused ?? this.#cells.at(-1)) : this.#cells[0];
  }

  /** The cell of the grid that has the focus. */
  get focused(): number | undefined {
    const cell = (document.activeElement as HTMLElement | null)?.dataset.cell;
    return cell !== undefined && this.#picture.contains(document.activeElement) ? Number(cell) : undefined;
  }

  /** Brings the focus to what was chosen last; false where nothing was. */
  focus(): boolean {
    const cell = this.#cells.at(-1);
    if (cell !== undefined) focusCell(this.#picture, cell);
    return cell !== undefined;
  }

  remove(): void {
    this.#picture.removeEventListener('focusin', this.#onFocus);
    this.#picture.removeEventListener('click', this.#onPoint);
    this.#picture.removeEventListener('keydown', this.#onKey, { capture: true });
    this.marks.clear();
  }

  readonly #onFocus = ({ target }: Event): void => {
    const cell = (target as HTMLElement).dataset.cell;
    if (cell === undefined || this.#many || !this.#orders.isFree()) return;
    this.fresh = true;
    this.#cells = [Number(cell)];
    this.marks.choose(this.#cells);
  };

  readonly #onKey = (event: Event): void => {
    const { key, repeat } = event as KeyboardEvent;
    const onCell = (event.target as HTMLElement).dataset.cell !== undefined;
    if (key === 'Enter' && onCell && (repeat || this.#orders.enter())) event.preventDefault();
  };

  readonly #onPoint = ({ target }: Event): void => {
    const [field, value] = (target as Element).closest('[data-points]')?.getAttribute('data-points')?.split(' ') ?? [];
    if (field) this.#orders.point(field, Number(value));
  };
}
