import type { AdvancedState } from './advanced-state.ts';

/** The cages and houses to look at again because their cells have changed. Cages of the puzzle come before derived ones. */
export class Agenda {
  readonly #cagesOfCell: readonly (readonly number[])[];
  readonly #housesOfCell: readonly (readonly number[])[];
  readonly #cages: Uint8Array;
  readonly #houses: Uint8Array;

  constructor({ cages, cageOfCell, puzzle: { grid } }: AdvancedState) {
    this.#cagesOfCell = Array.from({ length: grid.cellCount }, (_, cell) =>
      cages.flatMap(({ cells, minus }, cage) => (cells.includes(cell) || minus.includes(cell) ? [cage] : [])),
    );
    // The possible digits of a cage in a house also depend on its cells outside.
    this.#housesOfCell = grid.housesOfCell.map((houses, cell) => {
      const cage = cages[cageOfCell[cell]];
      return [...new Set(cage ? cage.cells.flatMap((other) => grid.housesOfCell[other]) : houses)];
    });
    this.#cages = new Uint8Array(cages.length);
    this.#houses = new Uint8Array(grid.cellsOfHouse.length);
  }

  touch(...cells: readonly number[]): void {
    for (const cell of cells) {
      for (const cage of this.#cagesOfCell[cell]) this.#cages[cage] = 1;
      for (const house of this.#housesOfCell[cell]) this.#houses[house] = 1;
    }
  }

  touchAll(): void {
    this.#cages.fill(1);
    this.#houses.fill(1);
  }

  /** The next cage to look at among the first `known`; −1 when none is left. */
  nextCage(known: number): number {
    const cage = this.#cages.indexOf(1);
    if (cage < 0 || cage >= known) return -1;
    this.#cages[cage] = 0;
    return cage;
  }

  /** The next house to look at; −1 when none is left. */
  nextHouse(): number {
    const house = this.#houses.indexOf(1);
    if (house >= 0) this.#houses[house] = 0;
    return house;
  }
}
