import { number } from '#words/language.ts';
import { growth as words } from '#words/tries/growth.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { type Bets, HIGHEST, LOWEST, roundOf, rounds, SIZES, typical, unfinished, workOf } from './growth.ts';

const WIDTH = 620;
const HEIGHT = 266;
const FRAME = { left: 62, right: 612, top: 24, bottom: 236 };
/** Each method has a panel, because each has a unit of its own. */
const METHODS: readonly string[] = [...new Set(rounds.map((round) => round.method))];
const GAP = 26;
const PANEL = (FRAME.right - FRAME.left - GAP * (METHODS.length - 1)) / METHODS.length;
/** The room over the highest bet, for runs that were stopped. */
const OVER = 20;
/** Half of the room of a size. */
const HALF = PANEL / SIZES.length / 2;
/** Where the marks of runs stand that were given up: over all that can be bet. */
const TOP_ROW = FRAME.top + 7;
/** The line with the sizes of the grids. */
const SIZES_AT = FRAME.bottom + 24;
/** Over the highest bars is no room for a word. */
const HIGH = 8.3;

const panel = (method: string) => FRAME.left + METHODS.indexOf(method) * (PANEL + GAP);
const column = (method: string, size: number) => panel(method) + HALF * (2 * SIZES.indexOf(size) + 1);
const height = (power: number) => FRAME.bottom - ((power - LOWEST) / (HIGHEST - LOWEST)) * (FRAME.bottom - FRAME.top - OVER);

/** The power of ten at a height of the drawing, between the lowest and the highest bet. */
export function powerAt(y: number): number {
  const power = LOWEST + ((FRAME.bottom - y) / (FRAME.bottom - FRAME.top - OVER)) * (HIGHEST - LOWEST);
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(10 * power) / 10));
}
export const HEIGHT_OF_DRAWING = HEIGHT;

/** Draws what is known of the method in question, the bets, and what came of them. */
export function growthDrawing(element: Element): (bets: Bets) => void {
  const box = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' };
  const [svg, asking, scale, runs, typicals, bet] = drawingIn(element, box, 'asking', 'scale', 'runs', 'typicals', 'bet');
  const powers = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index);
  const rules = METHODS.flatMap((method) => powers.map((power) => ({ method, power })));
  setAttributes(scale.selectAll('path').data(rules).join('path'), {
    d: ({ method, power }) => `M${panel(method)} ${height(power)}h${PANEL}`,
  });
  const compact = (power: number) => number(10 ** power, { notation: 'compact' });
  const labels = [
    ...powers.map((power) => ({ name: 'power', x: FRAME.left - 8, y: height(power) + 5, text: compact(power) })),
    { name: 'power', x: FRAME.left - 8, y: SIZES_AT, text: words.axis },
    ...METHODS.flatMap((method) => [
      { name: 'title', x: panel(method), y: 14, text: words.method(method) },
      { name: 'unit', x: panel(method) + PANEL, y: 14, text: words.unit(method) },
      ...SIZES.map((size) => ({ name: 'size', x: column(method, size), y: SIZES_AT, text: String(size) })),
    ]),
  ];
  setAttributes(
    scale.selectAll('text').data(labels).join('text'),
    { class: ({ name }) => name, x: (label) => label.x, y: (label) => label.y },
    ({ text }) => text,
  );
  return (bets) => {
    const isOpen = bets.next !== undefined;
    const { method, size: current } = roundOf(bets);
    const done = rounds.slice(0, bets.drawn.length);
    // Of the method in question, the sizes below the one in question, and what was drawn before.
    const known = (each: string) =>
      SIZES.filter((size) =>
        each === method
          ? size < current || (!isOpen && size === current)
          : done.some((round) => round.method === each && size <= round.size),
      );
    const marks = METHODS.flatMap((each) =>
      known(each).flatMap((size) => workOf(each, size).map((work, index) => ({ method: each, size, work, index }))),
    );
    const stopped = METHODS.flatMap((each) =>
      known(each).flatMap((size) => {
        const count = unfinished(each, size);
        return Array.from({ length: count }, (_, nth) => ({ method: each, size, nth, count }));
      }),
    );
    setAttributes(
      runs
        .selectAll('circle')
        .data(marks.filter(({ work }) => work !== null))
        .join('circle'),
      {
        class: (mark) => classes(mark.method, mark.method !== method && 'earlier'),
        cx: (mark) => column(mark.method, mark.size) + ((mark.index % 5) - 2) * 2.4,
        cy: (mark) => height(Math.log10(mark.work!)),
        r: 3.4,
      },
    );
    setAttributes(runs.selectAll('path').data(stopped).join('path'), {
      class: (mark) => classes(mark.method, mark.method !== method && 'earlier'),
      d: ({ method: each, size, nth, count }) => `M${column(each, size) + (nth - (count - 1) / 2) * 8 - 3} ${TOP_ROW - 3}l6 6m0 -6l-6 6`,
    });
    const lines = METHODS.map((each) => ({
      each,
      path: known(each)
        .filter((size) => Number.isFinite(typical(each, size)))
        .map((size, index) => `${index === 0 ? 'M' : 'L'}${column(each, size)} ${height(Math.log10(typical(each, size)))}`)
        .join(''),
    }));
    setAttributes(typicals.selectAll('path').data(lines).join('path'), {
      class: ({ each }) => classes(each, each !== method && 'earlier'),
      d: ({ path }) => path,
    });
    const bars = [
      ...done.map((round, index) => ({
        round,
        power: bets.drawn[index]!,
        name: classes('past', round.method !== method && 'earlier'),
      })),
      ...(bets.next === undefined ? [] : [{ round: { method, size: current }, power: bets.next, name: 'now' }]),
    ];
    setAttributes(
      asking
        .selectAll('rect')
        .data(isOpen ? [current] : [])
        .join('rect'),
      {
        class: 'column',
        x: (size) => column(method, size) - HALF,
        y: FRAME.top,
        width: 2 * HALF,
        height: FRAME.bottom - FRAME.top,
        rx: 8,
      },
    );
    setAttributes(bet.selectAll('path').data(bars).join('path'), {
      class: ({ name }) => name,
      d: ({ round, power }) => `M${column(round.method, round.size) - HALF + 3} ${height(power)}h${2 * HALF - 6}`,
    });
    setAttributes(
      bet
        .selectAll('text')
        .data(bars.filter(({ name }) => !name.includes('earlier')))
        .join('text'),
      {
        class: ({ name }) => name,
        // At the end of the bar, where neither circles nor the line are.
        x: ({ round, name }) => column(round.method, round.size) + (name === 'now' ? 0 : HALF - 3),
        // On the side of the bar where the result isn't.
        y: ({ round, power, name }) =>
          height(power) + (power < HIGH && (name === 'now' || power > Math.log10(typical(round.method, round.size))) ? -8 : 18),
      },
      ({ power, name }) => (name === 'now' ? words.value(10 ** power) : words.past),
    );
    svg.attr('aria-label', words.drawing(method, known(method)));
  };
}
