import { firstDigit as words } from '#words/tries/first-digit.ts';
import { bitOf, candidatesOf, countDigits, digitsOf } from '../../engine/candidates.ts';
import { cellName } from '../../engine/grid.ts';
import { puzzleOf, symbolOf } from '../../engine/puzzle.ts';
import type { Facts } from '../../trace/facts.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { begun, type Earned, leftIn, lookAt, nakedSingles, nextOf, othersAtFirst, press, reasonsAt, written } from './first-digit.ts';
import { earnedDrawing, houseOf, lensDrawing } from './first-digit-drawing.ts';

/**
 * A cell under a lens: readers strike what it cannot hold, until one digit is left, and write it. Its actions: 'press 1' presses a
 * digit under the lens, 'look r7c6' puts another cell there, and 'earn r7c6' does all that it takes to write a cell's digit.
 */
class FirstDigit extends TryFigure {
  #drawGrid!: (earned: Earned) => void;
  #drawLens!: (earned: Earned) => void;
  #start!: Earned;
  #earned!: Earned;

  protected connect(): void {
    const [grid, lens] = [this.piece('grid'), this.piece('lens')];
    this.#start = begun(puzzleOf([...grid.dataset.givens!].map(Number)));
    this.#drawGrid = earnedDrawing(grid, (cell) => this.#look(cell));
    this.#drawLens = lensDrawing(lens, { live: true });
    lens.addEventListener('click', ({ target }) => {
      const { digit } = (target as Element).closest<HTMLElement>('[data-digit]')?.dataset ?? {};
      if (digit) this.#press(Number(digit));
    });
    this.addEventListener('keydown', ({ key, ctrlKey, altKey, metaKey }) => {
      if (/^[1-9]$/.test(key) && !ctrlKey && !altKey && !metaKey) this.#press(Number(key));
    });
  }

  protected override isDone({ open }: Facts): boolean {
    return open === 0;
  }

  protected begin(): void {
    this.#earned = this.#start;
    this.#show();
  }

  protected showOne(): void {
    const next = nextOf(this.#earned);
    if (!next) return;
    if ('cell' in next) this.#look(next.cell);
    else this.#press(next.digit);
  }

  override act(action: string): void {
    const [verb, what] = action.split(' ') as [string, string];
    if (verb === 'press') {
      this.#press(Number(what));
      return;
    }
    const { givens, grid } = this.#start.puzzle;
    const cell = givens.findIndex((_, each) => cellName(grid, each) === what);
    if (cell !== this.#earned.cell) this.#look(cell);
    if (verb === 'earn') while (this.#earned.digits[cell] === 0 && nakedSingles(this.#earned).includes(cell)) this.showOne();
  }

  #look(cell: number): void {
    const { puzzle, digits } = this.#earned;
    const name = cellName(puzzle.grid, cell);
    if (digits[cell] !== 0) {
      this.verdict('neither', puzzle.givens[cell] === 0 ? words.filled(name) : words.given(name));
      return;
    }
    this.#earned = lookAt(this.#earned, cell);
    const possible = countDigits(candidatesOf(puzzle.grid, digits)[cell]!);
    this.#show();
    this.verdict('neither', words.looked(name, countDigits(leftIn(this.#earned)) - possible));
  }

  #press(digit: number): void {
    const { earned, answer } = press(this.#earned, digit);
    this.#earned = earned;
    this.#show();
    const { puzzle, cell } = earned;
    const [symbol, name] = [symbolOf(puzzle, digit), cellName(puzzle.grid, cell)];
    switch (answer.kind) {
      case 'struck': {
        const where = cellName(puzzle.grid, answer.witness.cell);
        const house = houseOf(earned, cell, answer.witness.house);
        const left = digitsOf(leftIn(earned)).map((each) => symbolOf(puzzle, each));
        if (answer.left > answer.possible) this.verdict('right', words.struck(symbol, where, house), { earns: false });
        else if (left.length > 1) this.verdict('neither', words.several(symbol, where, house, left));
        else this.verdict('right', words.single(symbol, where, house, left[0]!));
        break;
      }
      case 'stays':
        this.verdict('wrong', words.stays(symbol, name, this.#rivalsOf(digit)));
        break;
      case 'tooSoon':
        this.verdict('neither', words.tooSoon(symbol, name, puzzle.grid.peersOfCell[cell]!.length, answer.others));
        break;
      case 'written': {
        const others = nakedSingles(earned).length;
        const reasons = this.#reasons();
        const said = words.written(symbol, name, reasons, others, written(earned) === 1);
        this.verdict('right', earned.digits.includes(0) ? said : words.solved(symbol, name, reasons));
        break;
      }
      case 'again':
        this.verdict('neither', words.again(symbol));
        break;
      default:
        this.verdict('neither', words.filled(name));
    }
  }

  /** Who holds the digits that the cell under the lens cannot hold, by their names. */
  #reasons(): { house: string; digits: string[] }[] {
    const earned = this.#earned;
    return reasonsAt(earned, earned.cell).map(({ house, digits }) => ({
      house: houseOf(earned, earned.cell, house),
      digits: digits.map((digit) => symbolOf(earned.puzzle, digit)),
    }));
  }

  /** The other digits that the cell under the lens may hold. */
  #rivalsOf(digit: number): string[] {
    const { puzzle, digits, cell } = this.#earned;
    return digitsOf(candidatesOf(puzzle.grid, digits)[cell]! & ~bitOf(digit)).map((each) => symbolOf(puzzle, each));
  }

  #show(): void {
    this.#drawGrid(this.#earned);
    this.#drawLens(this.#earned);
    const { puzzle, cell, digits, struck } = this.#earned;
    const found = othersAtFirst(puzzle).filter((each) => digits[each] !== 0).length;
    this.tell({
      othersAtFirst: found,
      written: written(this.#earned),
      open: digits.filter((digit) => digit === 0).length,
      cell: cellName(puzzle.grid, cell),
      struck: countDigits(struck[cell]!),
    });
  }
}

export { FirstDigit as element };
