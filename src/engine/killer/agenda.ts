import type { AdvancedState } from './advanced-state.ts';

/** The cages whose cells have changed and that have to be looked at again. Those of the puzzle come before derived ones. */
export class Agenda {
  readonly #cagesOfCell: readonly (readonly number[])[];
  readonly #waiting: Uint8Array;

  constructor({ cages, puzzle }: AdvancedState) {
    this.#cagesOfCell = Array.from({ length: puzzle.grid.cellCount }, (_, cell) =>
      cages.flatMap(({ cells, minus }, cage) => (cells.includes(cell) || minus.includes(cell) ? [cage] : [])),
    );
    this.#waiting = new Uint8Array(cages.length);
  }

  touch(cell: number): void {
    for (const cage of this.#cagesOfCell[cell]!) this.#waiting[cage] = 1;
  }

  touchAll(): void {
    this.#waiting.fill(1);
  }

  /** The next cage to look at among the first `known`; −1 when none is left. */
  next(known: number): number {
    const cage = this.#waiting.indexOf(1);
    if (cage < 0 || cage >= known) return -1;
    this.#waiting[cage] = 0;
    return cage;
  }
}
