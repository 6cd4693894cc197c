import { select } from 'd3-selection';
import { firstDigit as words } from '#words/tries/first-digit.ts';
import { bitOf, hasDigit } from '../../engine/candidates.ts';
import { cellName, type HouseType } from '../../engine/grid.ts';
import { houseName, symbolOf } from '../../engine/puzzle.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { middleX, middleY, type Place, SIDE } from '../../widgets/views/grid/places.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';
import { ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';
import { type Earned, leftIn, witnesses, witnessOf } from './first-digit.ts';

const HOUSES: readonly HouseType[] = ['row', 'column', 'box'];

/** What a cell's house of a type is called: 'box 5'. */
export const houseOf = ({ puzzle: { grid } }: Earned, cell: number, type: HouseType): string =>
  houseName(grid, grid.housesOfCell[cell]![HOUSES.indexOf(type)]!);

function sceneOf(earned: Earned): GridScene {
  const { puzzle, digits, struck, cell } = earned;
  const only = (set: number) => Uint32Array.from(digits, (_, other) => (other === cell && digits[cell] === 0 ? set : 0));
  return {
    ...emptyScene(puzzle),
    digits,
    candidates: only(leftIn(earned)),
    struck: only(struck[cell]!),
    focus: { cell, digit: digits[cell]!, tone: digits[cell] === 0 ? 'trying' : 'done', undoes: false },
  };
}

/** Draws the grid with the cell under the lens, and a line to it from each cell that has struck one of its digits, in the colour of the house. */
export function earnedDrawing(element: Element, pick?: (cell: number) => void): (earned: Earned) => void {
  const draw = gridDrawing(element, pick, { walkable: pick !== undefined });
  return (earned) => {
    const { puzzle, digits, cell } = earned;
    const side = SIDE / puzzle.grid.size;
    draw(sceneOf(earned));
    const rays = ensureChild(select(element.querySelector('svg')!), 'g', 'ways').attr('aria-hidden', 'true');
    const seen = digits[cell] === 0 ? witnesses(earned) : [];
    const place = { puzzle };
    setAttributes(
      rays
        .selectAll('path')
        .data([...seen])
        .join('path'),
      {
        class: ({ house }) => house,
        d: (witness) => wayBetween(place, digits, witness.cell, cell, side),
      },
    );
    setAttributes(
      rays
        .selectAll('rect')
        .data([...seen])
        .join('rect'),
      {
        class: ({ house }) => house,
        x: (witness) => middleX(place, witness.cell, side) - side / 2 + 2.5,
        y: (witness) => middleY(place, witness.cell, side) - side / 2 + 2.5,
        width: side - 5,
        height: side - 5,
        rx: 5,
      },
    );
  };
}

/** A line from the edge of a cell to the edge of another, through the open cells between them: it covers no digit. */
function wayBetween(place: Place, digits: Earned['digits'], from: number, to: number, side: number): string {
  const [x, y] = [middleX(place, from, side), middleY(place, from, side)];
  const [across, down] = [middleX(place, to, side) - x, middleY(place, to, side) - y];
  const cells = Math.round(Math.max(Math.abs(across), Math.abs(down)) / side);
  const at = (half: number) => `${hundredth(x + (across * half) / (2 * cells))} ${hundredth(y + (down * half) / (2 * cells))}`;
  return Array.from({ length: cells - 1 }, (_, index) => index + 1)
    .filter((between) => !digits[from + (between * (to - from)) / cells])
    .map((between) => `M${at(2 * between - 1)}L${at(2 * between + 1)}`)
    .join('');
}

interface Digit {
  readonly digit: number;
  readonly symbol: string;
  readonly state: 'open' | 'struck' | 'alone' | 'written';
  readonly house: HouseType | undefined;
  readonly where: string | undefined;
}

/**
 * Draws the digits of the cell under the lens, those that are struck with the house in which they stand. What is drawn `live` can be
 * pressed; it takes the place of what was drawn before.
 */
export function lensDrawing(element: Element, { live = false } = {}): (earned: Earned) => void {
  const lens = select(element);
  const tag = live ? 'button' : 'div';
  element.replaceChildren();
  return (earned) => {
    const { puzzle, digits, struck, cell } = earned;
    const left = leftIn(earned);
    const all = Array.from({ length: puzzle.grid.size }, (_, index): Digit => {
      const digit = index + 1;
      const isStruck = hasDigit(struck[cell]!, digit);
      const isWritten = digits[cell] === digit;
      const house = isStruck ? witnessOf(earned, cell, digit)?.house : undefined;
      const state = isWritten ? 'written' : isStruck ? 'struck' : left === bitOf(digit) ? 'alone' : 'open';
      return { digit, symbol: symbolOf(puzzle, digit), state, house, where: house && houseOf(earned, cell, house) };
    });
    lens.attr('aria-label', words.lens(cellName(puzzle.grid, cell)));
    const buttons = lens
      .selectAll<HTMLElement, Digit>(`:scope > ${tag}`)
      .data(all)
      .join((enter) => {
        const button = enter.append(tag).attr('type', live ? 'button' : null);
        button.append('b');
        button.append('small');
        button.append('span').attr('class', 'for-listeners');
        return button;
      })
      .attr('data-digit', ({ digit }) => digit)
      .attr('data-do', ({ digit }) => `press ${digit}`)
      .attr('class', ({ state }) => state);
    buttons.select('b').text(({ symbol }) => symbol);
    buttons
      .select('small')
      .attr('class', ({ house }) => house ?? null)
      .text(({ where }) => where ?? '');
    buttons.select('span').text(({ state }) => words.states[state]);
  };
}
