import { scaleLinear } from 'd3-scale';
import { number } from '#words/language.ts';
import { smith as words } from '#words/tries/smith.ts';
import { landscape as landscapeWords } from '#words/views.ts';
import { landscapeOf } from '../../engine/anneal/landscape.ts';
import { acceptance } from '../../engine/anneal/schedule.ts';
import { degrees, tenth } from '../../widgets/ui/numbers.ts';
import { ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';
import { differences, drawHills } from '../../widgets/views/landscape/drawing.ts';
import { drawingIn } from '../kit/drawing.ts';
import { BLOW, type Blow, proposalsOf, type Smith } from './smith.ts';

const HEIGHT = 244;
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 8, 22, 44];
/** Stretches that there is room for at first. */
const ROOM = 15;
/** Below this width there is no room for many numbers. */
const NARROW = 420;
/** What half of a number of the axis takes. */
const HALF_A_NUMBER = 24;
/** What the label of the last stretch takes. */
const LABEL = 72;
/** Where a colour is warmest. */
const HOTTEST = 3;

interface Stretch extends Blow {
  readonly from: number;
}

/** Draws the energies of all stretches: a bar from lowest to highest as warm as it was, the mean, and where each ended. */
export function blowsDrawing(element: Element): (smith: Smith, width: number) => void {
  const [svg, ground, bars, over] = drawingIn(element, { class: 'blows', role: 'img' }, 'ground', 'bars', 'over');

  return (smith, width) => {
    const { blows, board } = smith;
    const stretches = blows.map((blow, index): Stretch => ({ ...blow, from: proposalsOf({ blows: blows.slice(0, index) }) }));
    const x = scaleLinear([0, Math.max(ROOM * BLOW, proposalsOf(smith))], [LEFT, width - RIGHT]);
    const y = scaleLinear([0, 50], [HEIGHT - BOTTOM, TOP]);
    setAttributes(svg, { viewBox: `0 0 ${width} ${HEIGHT}`, 'aria-label': words.chart(blows.length, board.energy, proposalsOf(smith)) });
    const levels = [0, 10, 20, 30, 40, 50];
    setAttributes(ground.selectAll('line').data(levels).join('line'), {
      class: (level) => (level === 0 ? 'zero' : ''),
      x1: LEFT,
      x2: width - RIGHT,
      y1: y,
      y2: y,
    });
    setAttributes(ground.selectAll('text.level').data(levels).join('text'), { class: 'level', x: LEFT - 7, y, dy: '.35em' }, String);
    const ticks = x.ticks(width < NARROW ? 3 : 5).filter((tick) => tick % BLOW === 0);
    // A number at the edge stays within the drawing.
    const anchor = (tick: number) => `text-anchor: ${x(tick) + HALF_A_NUMBER > width ? 'end' : 'middle'}`;
    setAttributes(
      ground.selectAll('text.tick').data(ticks).join('text'),
      { class: 'tick', x, y: HEIGHT - BOTTOM + 26, style: anchor },
      (tick) => number(tick),
    );
    setAttributes(ensureChild(ground, 'text', 'title'), { x: width - RIGHT, y: HEIGHT - 3 }, words.proposals);
    setAttributes(ensureChild(ground, 'text', 'energy'), { x: 0, y: 9 }, words.energy);
    const wide = (stretch: Stretch) => Math.max(1, x(stretch.from + stretch.proposals) - x(stretch.from) - 1);
    const warmth = ({ temperature }: Blow) =>
      `--warmth: ${Math.min(1, Math.max(0, Math.log(temperature / 0.1) / Math.log(HOTTEST / 0.1))).toFixed(2)}`;
    setAttributes(bars.selectAll('rect.range').data(stretches).join('rect'), {
      class: 'range',
      style: warmth,
      x: (stretch) => tenth(x(stretch.from)),
      width: (stretch) => tenth(wide(stretch)),
      y: ({ high }) => tenth(y(high) - 1),
      height: ({ low, high }) => tenth(y(low) - y(high) + 2),
    });
    setAttributes(bars.selectAll('rect.heat').data(stretches).join('rect'), {
      class: 'heat',
      style: warmth,
      x: (stretch) => tenth(x(stretch.from)),
      width: (stretch) => tenth(wide(stretch)),
      y: HEIGHT - BOTTOM + 4,
      height: 8,
    });
    setAttributes(bars.selectAll('path.mean').data(stretches).join('path'), {
      class: 'mean',
      d: (stretch) => `M${tenth(x(stretch.from))} ${tenth(y(stretch.mean))}h${tenth(wide(stretch))}`,
    });
    const ends = [
      { at: 0, energy: blows.length > 0 ? blows[0]!.low : board.energy },
      ...stretches.map(({ from, proposals, end }) => ({ at: from + proposals, energy: end })),
    ];
    setAttributes(
      over
        .selectAll('circle')
        .data(blows.length === 0 ? ends : ends.slice(1))
        .join('circle'),
      {
        cx: ({ at }) => tenth(x(at)),
        cy: ({ energy }) => tenth(y(energy)),
        r: (_, index) => (index === Math.max(0, blows.length - 1) ? 5 : 2.2),
      },
    );
    const last = stretches.at(-1);
    const right = last ? x(last.from + last.proposals) + 8 : LEFT + 10;
    const isTight = right + LABEL > width;
    setAttributes(
      ensureChild(over, 'text', 'last').raise(),
      { x: isTight ? width : tenth(right), y: tenth(y(board.energy) - 9), style: `text-anchor: ${isTight ? 'end' : 'start'}` },
      last ? words.at(degrees(last.temperature)) : words.now(board.energy),
    );
  };
}

/** Draws all swaps of the present grid by what they do, and over them the chance at the present temperature; nothing of it can be dragged. */
export function hillsDrawing(element: Element): (smith: Smith) => void {
  const [svg, layer] = drawingIn(element, { class: 'landscape', role: 'img' }, 'hills');
  return ({ board, temperature }) => {
    const landscape = landscapeOf(board)!;
    const counts = differences.map((difference) => landscape.get(difference) ?? 0);
    drawHills(layer, { counts, chances: [], temperature, lit: undefined, isAhead: false }, acceptance);
    const all = [...landscape.values()].reduce((a, b) => a + b, 0);
    const better = [...landscape].reduce((sum, [delta, count]) => sum + (delta < 0 ? count : 0), 0);
    setAttributes(svg, { 'aria-label': landscapeWords.swaps(all, better, landscape.get(0) ?? 0) });
  };
}
