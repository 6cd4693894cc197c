import { travel as words } from '#words/tries/travel.ts';
import { ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { FARTHEST, type Travel, waysOf } from './travel.ts';

const [WIDTH, HEIGHT, EDGE, TOP, FOOT] = [480, 250, 14, 10, 30];
/** Lines that are closer than this run together, and are drawn as an area. */
const CLOSE = 1.6;

/** Draws every way from a wrong digit to where the mistake shows. Each cell on the way has its place across, so a longer way is longer. */
export function travelDrawing(element: Element): (travel: Travel) => void {
  const [svg, tree, texts] = drawingIn(element, { class: 'travel-tree', role: 'img', viewBox: `0 0 ${WIDTH} ${HEIGHT}` }, 'tree', 'texts');
  const step = (WIDTH - 2 * EDGE) / FARTHEST;
  const tall = HEIGHT - TOP - FOOT;
  const x = (level: number) => EDGE + level * step;
  const place = (digits: number, level: number, nth: number) => TOP + ((nth + 0.5) * tall) / digits ** level;
  return ({ digits, cells }) => {
    let lines = '';
    let areas = '';
    for (let level = 1; level <= cells; level++) {
      const count = digits ** level;
      if (tall / count < CLOSE) {
        areas += `M${x(level - 1)} ${TOP}H${x(level)}V${TOP + tall}H${x(level - 1)}z`;
        continue;
      }
      for (let nth = 0; nth < count; nth++) {
        const from = place(digits, level - 1, Math.floor(nth / digits));
        lines += `M${x(level - 1)} ${from.toFixed(1)}L${x(level)} ${place(digits, level, nth).toFixed(1)}`;
      }
    }
    const ways = waysOf({ digits, cells });
    setAttributes(svg, { 'aria-label': words.drawing(digits, cells, ways) });
    setAttributes(ensureChild(tree, 'path', 'area'), { d: areas });
    setAttributes(ensureChild(tree, 'path', 'lines'), { d: lines });
    setAttributes(ensureChild(tree, 'path', 'end'), { d: `M${x(cells)} ${TOP}v${tall}` });
    setAttributes(ensureChild(tree, 'circle', 'root'), { cx: x(0), cy: TOP + tall / 2, r: 7 });
    setAttributes(ensureChild(texts, 'text', 'wrong'), { x: x(0) - 7, y: HEIGHT - 8 }, words.wrong);
    // Near the left edge there is no room before it.
    setAttributes(
      ensureChild(texts, 'text', 'shows'),
      { x: cells < 4 ? x(cells) + (cells < 2 ? 30 : 0) : x(cells), y: HEIGHT - 8, 'text-anchor': cells < 4 ? 'start' : 'end' },
      words.shows(cells),
    );
  };
}
