import { allows, type Puzzle } from '../../engine/puzzle.ts';

/** Neither a given nor placed. */
export const GIVEN = -1;

/**
 * The digits that are possible in each cell of a position, kept up to date while digits are placed, taken back and ruled out. Any size of
 * grid, and any houses.
 */
export class OpenDigits {
  readonly puzzle: Puzzle;
  /** Indexed by cell; 0 is empty. */
  readonly digits: Uint8Array;
  /** Indexed by cell: how many of its digits are possible. */
  readonly open: Uint8Array;
  /** How many reasons speak against a digit in a cell. */
  readonly #against: Uint16Array;
  /** By house and digit: in how many of its empty cells the digit is possible. */
  readonly #places: Uint8Array;
  /** By house and digit: how many of its cells hold the digit. */
  readonly #held: Uint8Array;
  /** How many cells are empty. */
  empty: number;

  constructor(puzzle: Puzzle) {
    const { size, cellCount, cellsOfHouse, housesOfCell } = puzzle.grid;
    this.puzzle = puzzle;
    this.empty = cellCount;
    this.digits = new Uint8Array(cellCount);
    this.open = new Uint8Array(cellCount).fill(size);
    this.#against = new Uint16Array(cellCount * size);
    this.#places = new Uint8Array(cellsOfHouse.length * size);
    this.#held = new Uint8Array(cellsOfHouse.length * size);
    for (let cell = 0; cell < cellCount; cell++)
      for (const house of housesOfCell[cell]!) for (let digit = 1; digit <= size; digit++) this.#places[house * size + digit - 1]!++;
    for (let cell = 0; puzzle.domains && cell < cellCount; cell++)
      for (let digit = 1; digit <= size; digit++) if (!allows(puzzle, cell, digit)) this.ruleOut(cell, digit);
    for (let cell = 0; cell < cellCount; cell++) if (puzzle.givens[cell] !== 0) this.place(cell, puzzle.givens[cell]!);
  }

  /** Makes this the position that another one is. Both are of one puzzle. */
  copy(other: OpenDigits): void {
    this.digits.set(other.digits);
    this.open.set(other.open);
    this.#against.set(other.#against);
    this.#places.set(other.#places);
    this.#held.set(other.#held);
    this.empty = other.empty;
  }

  fits(cell: number, digit: number): boolean {
    return this.digits[cell] === 0 && this.#against[cell * this.puzzle.grid.size + digit - 1] === 0;
  }

  /** The digits that are possible in an empty cell, ascending. */
  fitting(cell: number): number[] {
    const fitting: number[] = [];
    for (let digit = 1; digit <= this.puzzle.grid.size; digit++) if (this.fits(cell, digit)) fitting.push(digit);
    return fitting;
  }

  /** In how many cells of a house a digit is possible; −1 where one holds it. */
  placesIn(house: number, digit: number): number {
    const at = house * this.puzzle.grid.size + digit - 1;
    return this.#held[at] === 0 ? this.#places[at]! : -1;
  }

  place(cell: number, digit: number): void {
    const { size, housesOfCell, peersOfCell } = this.puzzle.grid;
    this.#countPlaces(cell, -1);
    this.digits[cell] = digit;
    this.empty--;
    for (const house of housesOfCell[cell]!) this.#held[house * size + digit - 1]!++;
    for (const peer of peersOfCell[cell]!) this.ruleOut(peer, digit);
  }

  takeBack(cell: number): void {
    const { size, housesOfCell, peersOfCell } = this.puzzle.grid;
    const digit = this.digits[cell]!;
    for (const peer of peersOfCell[cell]!) this.allow(peer, digit);
    for (const house of housesOfCell[cell]!) this.#held[house * size + digit - 1]!--;
    this.digits[cell] = 0;
    this.empty++;
    this.#countPlaces(cell, 1);
  }

  /** Adds a reason against a digit in a cell. */
  ruleOut(cell: number, digit: number): void {
    if (this.#against[cell * this.puzzle.grid.size + digit - 1]!++ > 0) return;
    this.open[cell]!--;
    if (this.digits[cell] === 0) this.#countPlace(cell, digit, -1);
  }

  /** Takes a reason against a digit in a cell away. */
  allow(cell: number, digit: number): void {
    if (--this.#against[cell * this.puzzle.grid.size + digit - 1]! > 0) return;
    this.open[cell]!++;
    if (this.digits[cell] === 0) this.#countPlace(cell, digit, 1);
  }

  #countPlaces(cell: number, by: number): void {
    for (let digit = 1; digit <= this.puzzle.grid.size; digit++) if (this.fits(cell, digit)) this.#countPlace(cell, digit, by);
  }

  #countPlace(cell: number, digit: number, by: number): void {
    const { size, housesOfCell } = this.puzzle.grid;
    for (const house of housesOfCell[cell]!) this.#places[house * size + digit - 1]! += by;
  }

  /** The first empty cell from this one on in which no digit is possible; −1 where there is none. */
  deadCell(from = 0): number {
    for (let cell = from; cell < this.digits.length; cell++) if (this.open[cell] === 0 && this.digits[cell] === 0) return cell;
    return -1;
  }

  /** The first pair of a house and a digit, from this one on, that no cell of the house holds or can hold, as house · size + digit − 1; −1 where there is none. */
  deadPlace(from = 0): number {
    for (let at = from; at < this.#places.length; at++) if (this.#places[at] === 0 && this.#held[at] === 0) return at;
    return -1;
  }

  get dead(): boolean {
    return this.deadCell() >= 0 || this.deadPlace() >= 0;
  }
}
