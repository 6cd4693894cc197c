import type { TwoAnswers } from '../../../engine/grid-picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { ensureChild, type Layer } from '../kit/elements.ts';
import { digitSize, left, middleX, middleY, type Place, top, veilOver } from './places.ts';

/** The offset of the two digits of a divided cell from its middle, as a share of its side, and their size, as a share of a digit. */
const [ASIDE, SMALL] = [0.21, 0.8];
/** Four cells can only differ as the corners of a rectangle: in each of its houses a digit has to change with another. */
const CORNERS = 4;

/** The digit of one of two answers in its half of a cell. */
interface Half {
  readonly cell: number;
  readonly digit: number;
  readonly whose: 'answer' | 'second';
}

/** Draws two answers of a grid over it, or none: each cell in which they differ is divided, all others step back. `side` is that of a cell. */
export function drawSecond(over: Layer, place: Place & { readonly second?: TwoAnswers | undefined }, side: number): void {
  const { second } = place;
  // The sentence says the same to screen readers.
  over.attr('aria-hidden', second ? 'true' : null);
  if (!second) {
    over.selectAll('*').remove();
    return;
  }
  const differing = [...second.answer.keys()].filter((cell) => second.answer[cell] !== second.other[cell]);
  const halves = differing.flatMap((cell): Half[] => [
    { cell, digit: second.answer[cell]!, whose: 'answer' },
    { cell, digit: second.other[cell]!, whose: 'second' },
  ]);
  const x = (cell: number) => left(place, cell, side);
  const y = (cell: number) => top(place, cell, side);
  ensureChild(over, 'g', 'second-veils')
    .selectAll('path')
    .data([veilOver(place, new Set(differing))])
    .join('path')
    .attr('d', (path) => path);
  ensureChild(over, 'g', 'second-rectangle')
    .selectAll('rect')
    .data(differing.length === CORNERS ? [[differing[0]!, differing[3]!] as const] : [])
    .join('rect')
    .attr('x', ([first]) => hundredth(middleX(place, first, side)))
    .attr('y', ([first]) => hundredth(middleY(place, first, side)))
    .attr('width', ([first, opposite]) => hundredth(x(opposite) - x(first)))
    .attr('height', ([first, opposite]) => hundredth(y(opposite) - y(first)));
  ensureChild(over, 'g', 'second-grounds')
    .selectAll('path')
    .data(halves)
    .join('path')
    .attr('class', ({ whose }) => whose)
    .attr('d', ({ cell, whose }) => {
      const [right, below] = [hundredth(x(cell) + side), hundredth(y(cell) + side)];
      const corner = whose === 'answer' ? `${hundredth(x(cell))} ${hundredth(y(cell))}` : `${right} ${below}`;
      return `M${hundredth(x(cell))} ${below}L${corner}L${right} ${hundredth(y(cell))}Z`;
    });
  ensureChild(over, 'g', 'second-rings')
    .selectAll('rect')
    .data(differing)
    .join('rect')
    .attr('class', (cell) => (cell === second.tried ? 'tried' : null))
    .attr('x', (cell) => hundredth(x(cell) + 2))
    .attr('y', (cell) => hundredth(y(cell) + 2))
    .attr('width', hundredth(side - 4))
    .attr('height', hundredth(side - 4))
    .attr('rx', 3);
  const symbol = ({ digit }: Half) => symbolOf(place.puzzle, digit);
  const size = (half: Half) => digitSize(symbol(half), side) * SMALL;
  const aside = ({ whose }: Half) => (whose === 'answer' ? -ASIDE : ASIDE) * side;
  ensureChild(over, 'g', 'second-digits')
    .selectAll('text')
    .data(halves)
    .join('text')
    .attr('class', ({ whose }) => whose)
    .attr('font-size', (half) => hundredth(size(half)))
    .attr('x', (half) => hundredth(middleX(place, half.cell, side) + aside(half)))
    .attr('y', (half) => hundredth(middleY(place, half.cell, side) + aside(half) + 0.36 * size(half)))
    .text(symbol);
}
