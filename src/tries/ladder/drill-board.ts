import { drill as words } from '#words/tries/ladder.ts';
import { digitsOf, hasDigit } from '../../engine/candidates.ts';
import { cellName, cellNamed, type Grid } from '../../engine/grid.ts';
import { meets, reachesOf, reachesOfWeakLinks } from '../../engine/logic/reach.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { Followed } from '../../narration/en/thought.ts';
import { focusCell } from '../../widgets/views/grid/cells.ts';
import { markUnder } from '../../widgets/views/grid/mark-under.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { type Drill, type Shown, sceneOf } from './drill.ts';
import { drillDrawing, nothingOver, type Over } from './drill-drawing.ts';

/** What is to be seen of a drill. */
export interface View {
  readonly instance: Instance;
  readonly shown: Shown;
  /** What has been come to of an argument that is followed; all of the pattern when nothing is said. */
  readonly followed?: Followed | undefined;
  /** Whether the argument has come to its end, and asks for its conclusion. */
  readonly asks?: boolean;
  /** Whether a mark that the reader takes is written on trial. */
  readonly writes?: boolean;
  /** A mark that the reader struck, rightly or wrongly. */
  readonly struck?: { readonly candidate: CellDigit; readonly rightly: boolean } | undefined;
}

/**
 * A position, and under it the marks of the cell that was chosen. A mark is struck, or a digit written, by a click on it, by its
 * digit's key on the cell, or by its button, which is large enough for a finger. A written digit lights its marks.
 */
export class DrillBoard {
  readonly #place: HTMLElement;
  readonly #marks: HTMLElement;
  readonly #conclude: (candidate: CellDigit) => void;
  readonly #draw: (scene: GridScene, over: Over) => void;
  #drill: Drill | undefined;
  #view: View | undefined;
  #scene: GridScene | undefined;
  #chosen: number | undefined;
  #isOpen = true;

  /** `conclude` is given what the reader strikes or writes. */
  constructor(place: HTMLElement, marks: HTMLElement, conclude: (candidate: CellDigit) => void) {
    this.#place = place;
    this.#marks = marks;
    this.#conclude = conclude;
    this.#draw = drillDrawing(place, (cell) => this.#choose(cell));
    place.addEventListener('click', (event) => this.#press(event as PointerEvent));
    place.addEventListener('keydown', (event) => this.#key(event));
    marks.addEventListener('click', ({ target, detail }) => {
      const { digit } = (target as Element).closest<HTMLElement>('[data-digit]')?.dataset ?? {};
      const cell = this.#chosen;
      if (!digit || cell === undefined) return;
      this.#take({ cell, digit: Number(digit) });
      // The buttons are others now: whoever came by keys goes back to the cell.
      if (detail === 0) focusCell(this.#place, cell);
    });
    marks.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#chosen !== undefined) focusCell(this.#place, this.#chosen);
    });
  }

  /** `asks`: whether the reader is to draw a conclusion from the position. */
  show(drill: Drill, view: View, asks = true): void {
    if (drill !== this.#drill) this.#chosen = undefined;
    this.#isOpen = asks && view.shown !== 'conclusion';
    this.#drill = drill;
    this.#view = view;
    this.#scene = sceneOf(drill, view.instance, view.shown, view.followed);
    this.#redraw();
    this.#offer();
  }

  /** A mouse is fine enough for a mark; a finger and the Enter key choose the cell alone. */
  #press(event: PointerEvent): void {
    const hit = (event.target as Element).closest<SVGElement>('.hit');
    if (!hit) return;
    const cell = Number(hit.dataset.cell);
    if (event.pointerType === 'mouse') {
      // What is written on trial hides marks that can be struck all the same.
      const rect = hit.getBoundingClientRect();
      const isDigit = this.#view!.asks && isInMiddle(rect, event);
      const mark =
        (isDigit && this.#supposedIn(cell)) ||
        markUnder({ ...this.#scene!, candidates: this.#drill!.position.candidates }, cell, rect, event);
      if (mark) this.#take(mark);
    } else if (!event.pointerType) this.#marks.querySelector<HTMLElement>('[data-digit]')?.focus({ preventScroll: true });
  }

  #key(event: KeyboardEvent): void {
    const cell = (event.target as SVGElement).dataset.cell;
    if (cell === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const digit = this.#drill!.puzzle.symbols.indexOf(event.key) + 1;
    if (digit < 1) return;
    event.preventDefault();
    this.#choose(Number(cell));
    this.#take({ cell: Number(cell), digit });
  }

  /** The digit that was supposed in a cell, where it turns out to be wrong. */
  #supposedIn(cell: number): CellDigit | undefined {
    const { supposed, digits } = this.#scene!;
    const isWrong = (each: CellDigit) => each.cell === cell && each.digit === digits[cell];
    return supposed === cell ? this.#view!.instance.eliminations.find(isWrong) : undefined;
  }

  #take(candidate: CellDigit): void {
    if (this.#isOpen) this.#conclude(candidate);
  }

  #choose(cell: number): void {
    this.#chosen = cell;
    this.#redraw();
    this.#offer();
  }

  #redraw(): void {
    const { struck, instance, followed, asks, shown } = this.#view!;
    const { puzzle } = this.#drill!;
    // Where several chains meet in a mark, and where it is struck, its digit can't be read between the lines.
    const isMet = asks && shown !== 'conclusion' && followed?.links.some(({ hue }) => hue !== undefined);
    const [goes] = isMet ? instance.eliminations : struck?.rightly && !this.#drill!.fills ? [struck.candidate] : [];
    this.#draw(this.#scene!, {
      ...nothingOver,
      chosen: this.#chosen,
      lit: this.#chosen !== undefined && this.#isOpen ? this.#drill!.position.digits[this.#chosen]! : 0,
      wrong: struck && !struck.rightly ? struck.candidate : undefined,
      goes: goes && { ...goes, isStruck: !isMet },
      sees: struck?.rightly ? rulersOf(puzzle.grid, instance, struck.candidate).map((to) => ({ from: struck.candidate, to })) : [],
    });
  }

  #offer(): void {
    const { puzzle, position, fills } = this.#drill!;
    const { writes } = this.#view!;
    const cell = this.#chosen;
    const digits = cell === undefined || !this.#isOpen ? [] : digitsOf(position.candidates[cell]!);
    const label = document.createElement('span');
    const name = cell === undefined ? '' : cellName(puzzle.grid, cell);
    label.textContent = digits.length > 0 ? words.marksOf(name) : this.#isOpen ? (writes ? words.noMarksOnTrial : words.noMarks) : '';
    this.#marks.replaceChildren(
      label,
      ...digits.map((digit) => {
        const button = document.createElement('button');
        const symbol = symbolOf(puzzle, digit);
        Object.assign(button, { type: 'button', textContent: symbol });
        button.classList.add('btn', 'txt');
        button.dataset.digit = String(digit);
        button.setAttribute('aria-label', (fills || writes ? words.write : words.strike)(symbol, name));
        return button;
      }),
    );
  }
}

/** The share of a cell, around its middle, in which a written digit is. */
const [DIGIT_WIDE, DIGIT_HIGH] = [0.5, 0.66];

function isInMiddle({ left, top, width, height }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  const [x, y] = [(clientX - left) / width - 0.5, (clientY - top) / height - 0.5];
  return Math.abs(x) < DIGIT_WIDE / 2 && Math.abs(y) < DIGIT_HIGH / 2;
}

/** The candidates that rule one out, where an argument says that one of several is right. */
export function rulersOf(grid: Grid, instance: Instance, candidate: CellDigit): readonly CellDigit[] {
  const { cell, digit } = candidate;
  const reaches = reachesOf(instance);
  // A closed loop strikes by any of its weak links.
  const rule = (reaches.length > 0 ? reaches : reachesOfWeakLinks(instance)).find(
    ({ digits, conditions }) => hasDigit(digits, digit) && conditions.every((each) => meets(grid, candidate, each)),
  );
  const conditions = rule?.conditions ?? [];
  return conditions.flatMap((condition) =>
    condition.kind === 'rival' && condition.of.length === 1 ? condition.of.filter((end) => end.digit === digit && end.cell !== cell) : [],
  );
}

/** The candidate that an action names: 'strike r7c1 5'. Undefined where it is no mark of the drill. */
export function candidateNamed({ puzzle, position }: Drill, cell: string, symbol: string): CellDigit | undefined {
  const { grid } = puzzle;
  const found = cellNamed(grid, cell);
  const digit = puzzle.symbols.indexOf(symbol) + 1;
  return found >= 0 && hasDigit(position.candidates[found]!, digit) ? { cell: found, digit } : undefined;
}
