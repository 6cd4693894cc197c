import { scaleLinear } from 'd3-scale';
import { number } from '#words/language.ts';
import { flow as words } from '#words/tries/flow.ts';
import { landscape as landscapeWords } from '#words/views.ts';
import { landscapeOf } from '../../engine/anneal/landscape.ts';
import { acceptance } from '../../engine/anneal/schedule.ts';
import { degrees, tenth } from '../../widgets/ui/numbers.ts';
import { classes, ensureChild, type Layer, setAttributes } from '../../widgets/views/kit/elements.ts';
import { warmthOf } from '../../widgets/views/kit/warmth.ts';
import { differences, drawHills } from '../../widgets/views/landscape/drawing.ts';
import { enableSupposing } from '../../widgets/views/landscape/handle.ts';
import { drawingIn } from '../kit/drawing.ts';
import { chanceOf, type Flow, POINTS, type Point, percentKept, SPACING, spreadOf } from './flow.ts';

const HEIGHT = 244;
const [LEFT, RIGHT, TOP, BOTTOM] = [34, 6, 22, 44];
/** The part at the right in which energies are counted, and the room before it. */
const [SPREAD, BETWEEN] = [74, 12];
/** The highest energy that there is room for. */
const HIGHEST = 60;
const LEVELS = [0, 10, 20, 30, 40, 50, 60];
/** A share of the energies that fills the part at the right. */
const FULL = 0.16;
/** Where a colour is warmest and coldest, as powers of ten of n. */
const [ALWAYS, HARDLY] = [0.3, 4];
/** So many tints are told apart. */
const TINTS = 24;

/** Points at one tint. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly tint: number;
}

function tintOf({ rule }: Pick<Flow, 'rule'>, level: number): number {
  const warmth = rule === 'temperature' ? warmthOf(level) : (HARDLY - Math.log10(level)) / (HARDLY - ALWAYS);
  return Math.round(TINTS * Math.min(1, Math.max(0, warmth)));
}

function stretchesOf(flow: Flow): Stretch[] {
  const stretches: { from: number; to: number; tint: number }[] = [];
  for (const [index, { level }] of flow.points.entries()) {
    const tint = tintOf(flow, level);
    const last = stretches.at(-1);
    if (last?.tint === tint) last.to = index;
    else stretches.push({ from: last?.to ?? index, to: index, tint });
  }
  return stretches;
}

/** The line through points, in pieces: a grid that was filled again begins a new one. */
const lineOf = (points: readonly Point[], x: (index: number) => number, y: (energy: number) => number) =>
  points.map(({ energy, isNew }, index) => `${index === 0 || isNew ? 'M' : 'L'}${tenth(x(index))} ${tenth(y(energy))}`).join('');

/** Draws the energy as a line that wanders from left to right, and beside it how often the line was at each energy. */
export function lineDrawing(element: Element): (flow: Flow, width: number) => void {
  const [svg, ground, heat, line, over] = drawingIn(element, { class: 'flow-line', role: 'img' }, 'ground', 'heat', 'line', 'over');

  return (flow, width) => {
    const { points, board, proposals } = flow;
    const end = width - RIGHT - SPREAD - BETWEEN;
    const x = scaleLinear([0, POINTS - 1], [LEFT, end]);
    const y = scaleLinear([0, HIGHEST], [HEIGHT - BOTTOM, TOP]).clamp(true);
    const energies = points.map(({ energy }) => energy);
    setAttributes(svg, {
      viewBox: `0 0 ${width} ${HEIGHT}`,
      'aria-label': words.chart(board.energy, proposals, Math.min(...energies), Math.max(...energies)),
    });
    setAttributes(ground.selectAll('line').data(LEVELS).join('line'), {
      class: (level) => (level === 0 ? 'zero' : ''),
      x1: LEFT,
      x2: width - RIGHT,
      y1: y,
      y2: y,
    });
    setAttributes(ground.selectAll('text.level').data(LEVELS).join('text'), { class: 'level', x: LEFT - 7, y, dy: '.35em' }, String);
    setAttributes(ensureChild(ground, 'text', 'energy'), { x: 0, y: 9 }, words.energy);
    setAttributes(ensureChild(ground, 'text', 'title'), { x: end, y: HEIGHT - 3 }, words.proposals);
    setAttributes(ensureChild(ground, 'text', 'heat-title'), { x: 0, y: HEIGHT - 3 }, words.heat[flow.rule]);
    setAttributes(ensureChild(ground, 'text', 'spread-title'), { x: width - RIGHT, y: 9 }, points.length > 1 ? words.spread : '');
    const first = Math.max(0, proposals - (points.length - 1) * SPACING);
    const every = 5000;
    const ticks = Array.from({ length: 4 }, (_, index) => (Math.ceil(first / every) + index) * every).filter(
      (tick) => x((tick - first) / SPACING) <= end - 18 || (tick - first) / SPACING === POINTS - 1,
    );
    setAttributes(
      ground.selectAll('text.tick').data(ticks).join('text'),
      { class: 'tick', x: (tick) => tenth(x((tick - first) / SPACING)), y: HEIGHT - BOTTOM + 26 },
      (tick) => number(tick),
    );
    setAttributes(heat.selectAll('rect').data(stretchesOf(flow)).join('rect'), {
      class: 'heat',
      style: ({ tint }) => `--warmth: ${(tint / TINTS).toFixed(2)}`,
      x: ({ from }) => tenth(x(from)),
      width: ({ from, to }) => tenth(Math.max(1, x(to) - x(from))),
      y: HEIGHT - BOTTOM + 4,
      height: 8,
    });
    setAttributes(ensureChild(line, 'path', 'wander'), { d: lineOf(points, x, y) });
    // Before anything is proposed, no time has been spent anywhere.
    const spread = points.length > 1 ? [...spreadOf(flow)] : [];
    const thick = Math.max(1.6, (y(0) - y(1)) * 0.86);
    setAttributes(line.selectAll('rect').data(spread).join('rect'), {
      class: ([energy]) => classes('share', energy === board.energy && 'now'),
      x: end + BETWEEN,
      width: ([, share]) => tenth(Math.max(1, Math.min(1, share / FULL) * SPREAD)),
      y: ([energy]) => tenth(y(energy) - thick / 2),
      height: tenth(thick),
    });
    setAttributes(ensureChild(over, 'circle', 'now'), { cx: tenth(x(points.length - 1)), cy: tenth(y(board.energy)), r: 5 });
  };
}

/** Draws all swaps of the present grid by what they do, and over them the chance of each. With `turn`, the sign of the temperature is a handle. */
export function hillsDrawing(element: Element, turn?: (temperature: number) => void): (flow: Flow, isSlow: boolean) => void {
  const [svg, layer] = drawingIn(element, { class: 'landscape', role: 'img' }, 'hills');
  let shown: Flow;
  const handle =
    turn &&
    enableSupposing(svg as unknown as Layer, {
      suppose: turn,
      value: (temperature) => words.told(words.rules.temperature.value(degrees(temperature)), percentKept(shown)),
      label: words.handle,
      keys: words.handleKeys,
    });
  return (flow, isSlow) => {
    shown = flow;
    const landscape = landscapeOf(flow.board)!;
    const counts = differences.map((difference) => landscape.get(difference) ?? 0);
    const isWarm = flow.rule === 'temperature';
    const chances = differences.map((difference) => chanceOf(flow, difference));
    const { last } = flow;
    const hills = { counts, chances, temperature: isWarm ? flow.level : 0, isAhead: isSlow && last?.kept === false };
    drawHills(layer, { ...hills, lit: isSlow ? last?.delta : undefined }, isWarm ? acceptance : undefined);
    handle?.place(flow.level, flow.level);
    const all = [...landscape.values()].reduce((a, b) => a + b, 0);
    const better = [...landscape].reduce((sum, [delta, count]) => sum + (delta < 0 ? count : 0), 0);
    setAttributes(svg, { 'aria-label': landscapeWords.swaps(all, better, landscape.get(0) ?? 0) });
  };
}
