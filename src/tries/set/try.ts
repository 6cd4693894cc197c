import { set as words } from '#words/tries/set.ts';
import { countDigits, digitsOf } from '../../engine/candidates.ts';
import { cellName, gridOf } from '../../engine/grid.ts';
import { houseName } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { TryFigure, type Verdict } from '../kit/try-figure.ts';
import { type MarkedHouse, markedHouse, onlyIn, openCells, type Standing, standingOf, unionOf, usefulSetOf } from './set.ts';
import { type Side, setDrawing } from './set-drawing.ts';

/** A house as it stands on the page: its number, and what its cells hold. */
interface Written {
  readonly house: number;
  readonly holds: readonly { readonly digit: number; readonly markup: number }[];
}

/**
 * Houses of real positions, in which cells are chosen until they make a preemptive set. Its actions: 'house 2' turns to the
 * second house, 'cell r4c1' chooses a cell or lets it go, 'side hidden' shades one side of a set that was found.
 */
class SetTry extends TryFigure {
  #draw!: ReturnType<typeof setDrawing>;
  #houses: readonly MarkedHouse[] = [];
  #current = 0;
  #chosen: readonly number[] = [];
  #side: Side = 'both';
  readonly #narrow = matchMedia('(width < 500px)');

  protected connect(): void {
    const grid = gridOf(9);
    const written = JSON.parse(this.piece('houses').textContent!) as Written[];
    this.#houses = written.map(({ house, holds }) => markedHouse(grid, house, holds));
    const drawing = this.piece('drawing');
    this.#draw = setDrawing(drawing, { live: true });
    this.#narrow.addEventListener('change', () => this.#show());
    drawing.addEventListener('click', ({ target }) => this.#press(target as Element));
    drawing.addEventListener('keydown', (event) => this.#key(event));
    this.addEventListener('click', ({ target }) => {
      const { house, side } = ((target as Element).closest<HTMLElement>('[data-house], [data-side]') ?? this).dataset;
      if (house) this.act(`house ${house}`);
      else if (side) this.act(`side ${side}`);
    });
  }

  protected begin(): void {
    this.#chosen = [];
    this.#side = 'both';
    this.#show();
  }

  protected showOne(): void {
    this.#chosen = [];
    const { cells } = usefulSetOf(this.#house);
    for (const cell of cells) this.#turn(cell);
  }

  override act(action: string): void {
    const [verb, what] = action.split(' ');
    if (verb === 'house') {
      this.#current = Number(what) - 1;
      this.forget();
      this.begin();
    } else if (verb === 'side') {
      this.#side = what as Side;
      this.#show();
    } else {
      const cell = openCells(this.#house).find((each) => cellName(this.#house.grid, each) === what);
      if (cell !== undefined) this.#turn(cell);
    }
  }

  get #house(): MarkedHouse {
    return this.#houses[this.#current]!;
  }

  #press(target: Element): void {
    const cell = target.closest<SVGElement>('[role=checkbox]')?.dataset.cell;
    if (cell !== undefined) this.#turn(Number(cell));
  }

  /** Left and right walk along the open cells, Enter and Space choose. */
  #key(event: KeyboardEvent): void {
    const cells = [...this.querySelectorAll<SVGElement>('[role=checkbox]')];
    const here = cells.indexOf(event.target as SVGElement);
    if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const places: Record<string, number> = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 };
    if (event.key === 'Enter' || event.key === ' ') this.#press(event.target as Element);
    else if (event.key in places) this.#walk(cells, cells.at(places[event.key]! % cells.length)!);
    else return;
    event.preventDefault();
  }

  /** One cell is in the order of the Tab key. */
  #walk(cells: readonly SVGElement[], to: SVGElement): void {
    for (const cell of cells) cell.setAttribute('tabindex', cell === to ? '0' : '-1');
    to.focus({ preventScroll: true });
  }

  #turn(cell: number): void {
    const isAdded = !this.#chosen.includes(cell);
    this.#chosen = isAdded ? [...this.#chosen, cell] : this.#chosen.filter((each) => each !== cell);
    this.#show();
    const said = this.#saidOf(standingOf(this.#house, this.#chosen), isAdded);
    if (said) this.verdict(...said);
  }

  /** What is said of the cells that are chosen now; to take a cell out is no claim, and says something only where it leaves a set. */
  #saidOf(standing: Standing, isAdded: boolean): readonly [Verdict, Sentence] | undefined {
    const house = this.#house;
    const cells = this.#chosen.length;
    const held = digitsOf(unionOf(house, this.#chosen));
    switch (standing.kind) {
      case 'naked':
      case 'hidden': {
        const strikes = standing.strikes.length;
        const only = digitsOf(onlyIn(house, this.#chosen));
        return [
          strikes > 0 ? 'right' : 'neither',
          standing.kind === 'naked' ? words.naked(cells, held, strikes) : words.hidden(only, cells, strikes),
        ];
      }
      case 'all':
        return ['neither', words.all(cells)];
      case 'none':
        return undefined;
      case 'more': {
        const name = (cell: number) => cellName(house.grid, cell);
        if (!isAdded) return undefined;
        if (cells === 1) return ['neither', words.one(name(this.#chosen[0]!), held.length)];
        const { culprit } = standing;
        if (!culprit) return ['neither', words.hopeful(cells, held.length)];
        return ['wrong', words.hopeless(cells, held, name(culprit.cell), digitsOf(culprit.brings), openCells(house).length)];
      }
    }
  }

  #show(): void {
    const house = this.#house;
    const standing = standingOf(house, this.#chosen);
    const found = standing.kind === 'naked' || standing.kind === 'hidden' ? standing : undefined;
    this.#draw({ house, chosen: this.#chosen, standing, side: this.#side, isShort: this.#narrow.matches });
    const cells = [...this.querySelectorAll<SVGElement>('[role=checkbox]')];
    if (!cells.some((cell) => cell.getAttribute('tabindex') === '0'))
      for (const [index, cell] of cells.entries()) cell.setAttribute('tabindex', index === 0 ? '0' : '-1');
    for (const button of this.querySelectorAll<HTMLElement>('[data-house]'))
      button.setAttribute('aria-pressed', String(Number(button.dataset.house) === this.#current + 1));

    const open = openCells(house).length;
    const naked = found ? found.set.cells.length : 0;
    const sides = words.sides(naked, open - naked);
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-side]')) {
      const side = button.dataset.side as Side;
      button.disabled = !found;
      button.textContent = found ? sides[side] : button.dataset.name!;
      button.setAttribute('aria-pressed', String(found !== undefined && side === this.#side));
    }
    const isHidden = standing.kind === 'hidden';
    const numbers = countDigits(unionOf(house, this.#chosen));
    const only = digitsOf(onlyIn(house, this.#chosen));
    const chosen = this.#chosen.length;
    const balance = chosen === 0 ? 'none' : numbers === chosen ? 'even' : 'more';
    this.piece('cells').textContent = String(chosen);
    // Cells that are a hidden set are told by the numbers that have no other cell, not by all that they can hold.
    this.piece('numbers').textContent = String(isHidden ? only.length : numbers);
    this.piece('sign').textContent = words.signs[isHidden ? 'even' : balance];
    this.piece('unit').textContent = words.cells(chosen);
    this.piece('what').textContent = isHidden ? words.numbersOnly(only.length) : words.numbers(chosen, numbers);
    const isTwinShown = standing.kind === 'naked' && this.#side !== 'naked';
    const rest = isTwinShown ? digitsOf(unionOf(house, openCells(house)) & ~unionOf(house, this.#chosen)) : [];
    this.piece('twin').textContent = isHidden ? words.twin(only, numbers) : isTwinShown ? words.rest(rest) : '';
    this.piece('balance').classList.toggle('even', standing.kind === 'naked');
    this.piece('balance').classList.toggle('hidden', isHidden);
    for (const shown of this.querySelectorAll<HTMLElement>('[data-case]')) {
      const isNow = standing.kind !== 'all' && !isHidden && shown.dataset.case === balance;
      if (isNow) shown.setAttribute('aria-current', 'true');
      else shown.removeAttribute('aria-current');
    }
    this.tell({
      house: houseName(house.grid, house.house),
      cells: chosen,
      numbers,
      found: standing.kind,
      strikes: found ? found.strikes.length : 0,
    });
  }
}

export { SetTry as element };
