import { symbolOf } from '../../../engine/puzzle.ts';
import { hundredth } from '../../ui/numbers.ts';
import { classes, type Layer } from '../kit/elements.ts';
import type { Lit } from '../lit.ts';
import { digitSize, digitY, left, markSize, markX, markY, middleX, middleY, type Place, SIDE, top } from './places.ts';

type LitCase = NonNullable<Lit['case']>;
type Digit = LitCase['writes'][number];

/**
 * Draws one case of an argument over a grid, in the colour of a pen of its own: its digits, a line from each to the next, thin lines for the
 * other cases, and what rules out the marks that go in all of them. Nothing is left of one that is taken away.
 */
export function drawCase(world: Layer, place: Place, lit: LitCase | undefined): void {
  const layer = world
    .selectAll<SVGGElement, LitCase>(':scope > g.case')
    .data(lit ? [lit] : [])
    .join((enter) => enter.insert('g', ':scope > g.hits').attr('class', 'case'));
  if (!lit) return;
  const side = SIDE / place.puzzle.grid.size;
  const { way, ways, writes, gone, strikes } = lit;
  const hue = `hue-${way + 1}`;
  const x = ({ cell, digit }: Digit) => hundredth(markX(place, cell, digit, side));
  const y = ({ cell, digit }: Digit) => hundredth(markY(place, cell, digit, side));
  const isWritten = (cell: number) => writes.some((each) => each.cell === cell);
  const middle = (cell: number) => `${hundredth(middleX(place, cell, side))} ${hundredth(middleY(place, cell, side))}`;
  const path = (cells: readonly number[]) => cells.map((cell, index) => `${index === 0 ? 'M' : 'L'}${middle(cell)}`).join('');
  const from = (cell: number, mark: Digit) => (isWritten(cell) ? middle(cell) : `${x({ ...mark, cell })} ${y({ ...mark, cell })}`);
  const r = markSize(place, side) * 0.42;
  const cross = (mark: Digit) => `M${hundredth(x(mark) - r)} ${hundredth(y(mark) + r)}L${hundredth(x(mark) + r)} ${hundredth(y(mark) - r)}`;
  const lines = [
    ...ways.map((cells, index) => ({ name: classes('way', `hue-${index + 1}`, index === way && 'now'), d: path(cells) })),
    ...strikes.flatMap((mark) => mark.by.map((cell) => ({ name: 'sees', d: `M${from(cell, mark)}L${x(mark)} ${y(mark)}` }))),
  ];
  layer
    .selectAll('path.under')
    .data(lines)
    .join('path')
    .attr('class', ({ name }) => `under ${name}`)
    .attr('d', ({ d }) => d);
  layer
    .selectAll('rect')
    .data(writes)
    .join('rect')
    .attr('class', `ground ${hue}`)
    .attr('x', ({ cell }) => hundredth(left(place, cell, side) + 2))
    .attr('y', ({ cell }) => hundredth(top(place, cell, side) + 2))
    .attr('width', hundredth(side - 4))
    .attr('height', hundredth(side - 4))
    .attr('rx', 4);
  layer
    .selectAll('text')
    .data(writes)
    .join('text')
    .attr('class', `digit pen ${hue}`)
    .attr('x', ({ cell }) => hundredth(middleX(place, cell, side)))
    .attr('y', ({ cell, digit }) => digitY(place, cell, symbolOf(place.puzzle, digit), side))
    .attr('font-size', ({ digit }) => digitSize(symbolOf(place.puzzle, digit), side))
    .text(({ digit }) => symbolOf(place.puzzle, digit));
  layer
    .selectAll('path.over')
    .data([...gone.map((mark) => ({ mark, name: 'gone' })), ...strikes.map((mark) => ({ mark, name: 'dies' }))])
    .join('path')
    .attr('class', ({ name }) => `over ${name}`)
    .attr('d', ({ mark }) => cross(mark));
}
