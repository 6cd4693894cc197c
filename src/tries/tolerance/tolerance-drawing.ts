import { scaleLinear } from 'd3-scale';
import { tolerance as words } from '#words/tries/tolerance.ts';
import { acceptance } from '../../engine/anneal/schedule.ts';
import { degrees, tenth } from '../../widgets/ui/numbers.ts';
import { classes, ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { DELTA, keptOf, meanOf, type Tolerances, tolerancesOf } from './tolerance.ts';

const HEIGHT = 236;
const [LEFT, RIGHT, TOP, BOTTOM] = [8, 64, 54, 40];
/** The largest tolerance that there is room for, and the width of a pile of dots. */
const [MOST, PILE] = [7, 0.125];
const DELTAS = [1, 2, 3, 4];
const RADIUS = 2.4;
/** Below this width there is no room for words at every line. */
const NARROW = 480;

/** Draws each tolerance as a dot over its place, and lines at the climbs that a swap can make. */
export function tolerancesDrawing(element: Element): (tolerances: Tolerances, width: number) => void {
  const [svg, ground, lines, dots, over] = drawingIn(element, { class: 'tolerances', role: 'img' }, 'ground', 'lines', 'dots', 'over');
  return (model, width) => {
    const tolerances = tolerancesOf(model);
    const mean = meanOf(tolerances);
    const kept = DELTAS.map((delta) => keptOf(model, delta));
    const x = scaleLinear([0, MOST], [LEFT, width - RIGHT]);
    const foot = HEIGHT - BOTTOM;
    const piles = new Map<number, number>();
    const places = tolerances
      .filter((each) => each < MOST)
      .map((each) => {
        const pile = Math.floor(each / PILE);
        const nth = piles.get(pile) ?? 0;
        piles.set(pile, nth + 1);
        return { tolerance: each, pile, nth };
      });
    const pitch = Math.min(5.4, (foot - TOP) / Math.max(1, ...piles.values()));
    setAttributes(svg, {
      viewBox: `0 0 ${width} ${HEIGHT}`,
      'aria-label': words.chart(degrees(model.temperature), degrees(mean), kept),
    });
    setAttributes(ensureChild(ground, 'path', 'axis'), { d: `M${LEFT} ${foot}H${width - RIGHT}` });
    const ticks = Array.from({ length: MOST + 1 }, (_, tick) => tick);
    setAttributes(ground.selectAll('text.tick').data(ticks).join('text'), { class: 'tick', x, y: foot + 16 }, String);
    setAttributes(ensureChild(ground, 'text', 'title'), { x: width - RIGHT, y: foot + 34 }, words.axis);
    setAttributes(ensureChild(ground, 'text', 'beyond'), { x: width, y: foot - 4 }, words.beyond(tolerances.length - places.length));
    setAttributes(lines.selectAll('path').data(DELTAS).join('path'), {
      class: (delta) => classes('delta', delta === DELTA && 'asked'),
      d: (delta) => `M${tenth(x(delta))} ${TOP - 8}V${foot}`,
    });
    for (const [name, y, text] of [
      ['name', 12, (delta: number) => words.worseBy(delta)],
      ['kept', 27, (delta: number) => words.kept(keptOf(model, delta), width < NARROW)],
      ['formula', 41, (delta: number) => words.formula(acceptance(delta, model.temperature))],
    ] as const)
      setAttributes(
        lines.selectAll<SVGTextElement, number>(`text.${name}`).data(DELTAS).join('text'),
        { class: (delta) => classes(name, delta === DELTA && 'asked'), x: (delta) => tenth(x(delta)), y },
        text,
      );
    setAttributes(dots.selectAll('circle').data(places).join('circle'), {
      class: ({ tolerance }) => classes(tolerance > DELTA && 'passes'),
      cx: ({ pile }) => tenth(x((pile + 0.5) * PILE)),
      cy: ({ nth }) => tenth(foot - RADIUS - 1 - nth * pitch),
      r: RADIUS,
    });
    setAttributes(ensureChild(over, 'path', 'mean'), { d: `M${tenth(x(mean))} ${foot + 1}l-6 10h12z` });
  };
}
