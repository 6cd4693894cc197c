import { cage as words } from '#words/tries/cage.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { type Cage, CELLS, GREATEST, reach } from './cage.ts';

const WIDTH = 600;
const HEIGHT = 262;
const CELL = 96;
const [LEFT, TOP] = [(WIDTH - CELLS * CELL) / 2, 8];
const INSET = 8;
/** The bar of what the cage can come to, and its scale. */
const BAR = { y: 176, height: 26, from: 14, to: WIDTH - 14 };

const x = (sum: number) => BAR.from + ((BAR.to - BAR.from) * sum) / GREATEST;
const cellX = (index: number) => LEFT + index * CELL;

/** Draws the cage with what it can come to, into an element that may already hold it. */
export function cageDrawing(element: Element): (cage: Cage) => void {
  const box = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' };
  const [svg, cells, scale, bar, digits] = drawingIn(element, box, 'cells', 'scale', 'bar', 'digits');
  const indices = Array.from({ length: CELLS }, (_, index) => index);
  setAttributes(cells.selectAll('rect.cell').data(indices).join('rect'), { class: 'cell', x: cellX, y: TOP, width: CELL, height: CELL });
  setAttributes(cells.selectAll('rect.outline').data([0]).join('rect'), {
    class: 'outline',
    x: LEFT + INSET,
    y: TOP + INSET,
    width: CELLS * CELL - 2 * INSET,
    height: CELL - 2 * INSET,
    rx: 6,
  });
  const ticks = Array.from({ length: GREATEST / 3 + 1 }, (_, index) => 3 * index);
  setAttributes(scale.selectAll('path').data([0]).join('path'), { d: `M${BAR.from} ${BAR.y + BAR.height + 8}H${BAR.to}` });
  setAttributes(scale.selectAll('text').data(ticks).join('text'), { x, y: HEIGHT - 26 }, (tick) => tick);

  return (cage) => {
    const { sum, digits: placed, last } = cage;
    const tried = last === undefined ? placed : [...placed, last];
    const [least, greatest] = reach(tried);
    const total = tried.reduce((all, digit) => all + digit, 0);
    const refused = last !== undefined;
    svg.attr('aria-label', words.drawing(sum, placed, ...reach(placed)));
    setAttributes(cells.selectAll('rect.plate').data([0]).join('rect'), {
      class: 'plate',
      x: LEFT + 4,
      y: TOP + 4,
      width: sum > 9 ? 34 : 22,
      height: 24,
    });
    setAttributes(cells.selectAll('text').data([0]).join('text'), { x: LEFT + 9, y: TOP + 24 }, sum);
    setAttributes(
      digits.selectAll('text').data(tried).join('text'),
      {
        class: (_, index) => (refused && index === placed.length ? 'refused' : ''),
        x: (_, index) => cellX(index) + CELL / 2,
        y: TOP + CELL / 2 + 24,
      },
      (digit) => digit,
    );
    setAttributes(
      digits
        .selectAll('path')
        .data(refused ? [placed.length] : [])
        .join('path'),
      { d: (index) => `M${cellX(index) + 24} ${TOP + CELL - 22}L${cellX(index) + CELL - 24} ${TOP + 26}` },
    );
    setAttributes(bar.selectAll('rect.total').data([total]).join('rect'), {
      class: 'total',
      x: BAR.from,
      y: BAR.y,
      width: (value) => x(value) - BAR.from,
      height: BAR.height,
    });
    setAttributes(bar.selectAll('rect.reach').data([0]).join('rect'), {
      class: classes('reach', refused && 'refused'),
      x: x(least) - (least === greatest ? 3 : 0),
      y: BAR.y,
      width: Math.max(6, x(greatest) - x(least)),
      height: BAR.height,
      rx: 5,
    });
    setAttributes(bar.selectAll('path').data([sum]).join('path'), { d: (value) => `M${x(value)} ${BAR.y - 9}V${BAR.y + BAR.height + 14}` });
    setAttributes(bar.selectAll('text.sum').data([sum]).join('text'), { class: 'sum', x, y: HEIGHT - 4 }, (value) => value);
    setAttributes(
      bar.selectAll('text.comes').data([0]).join('text'),
      { class: 'comes', x: WIDTH / 2, y: BAR.y - 22 },
      `${words.comesTo(tried, CELLS - tried.length)} = ${least === greatest ? least : `${least} … ${greatest}`}`,
    );
  };
}
