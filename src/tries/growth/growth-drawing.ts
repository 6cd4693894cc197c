import { number } from '#words/language.ts';
import { growth as words } from '#words/tries/growth.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { type Bets, HIGHEST, LOWEST, roundOf, rounds, SIZES, typical, workOf } from './growth.ts';

const WIDTH = 620;
const HEIGHT = 340;
const FRAME = { left: 62, right: 606, top: 14, bottom: 292 };
/** Where the marks of runs stand that were given up: over all that can be bet. */
const TOP_ROW = FRAME.top + 7;

const column = (size: number) => FRAME.left + 50 + (SIZES.indexOf(size) * (FRAME.right - FRAME.left - 100)) / (SIZES.length - 1);
const height = (power: number) => FRAME.bottom - ((power - LOWEST) / (HIGHEST - LOWEST)) * (FRAME.bottom - FRAME.top - 22);

/** The power of ten at a height of the drawing, between the lowest and the highest bet. */
export function powerAt(y: number): number {
  const power = LOWEST + ((FRAME.bottom - y) / (FRAME.bottom - FRAME.top - 22)) * (HIGHEST - LOWEST);
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(10 * power) / 10));
}
export const HEIGHT_OF_DRAWING = HEIGHT;

/** Draws what is known of the method in question, the bets, and what came of them. */
export function growthDrawing(element: Element): (bets: Bets) => void {
  const box = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' };
  const [svg, asking, scale, runs, typicals, bet] = drawingIn(element, box, 'asking', 'scale', 'runs', 'typicals', 'bet');
  const powers = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index);
  setAttributes(scale.selectAll('path').data(powers).join('path'), { d: (power) => `M${FRAME.left} ${height(power)}H${FRAME.right}` });
  const compact = (power: number) => number(10 ** power, { notation: 'compact' });
  setAttributes(
    scale.selectAll('text.power').data(powers).join('text'),
    { class: 'power', x: FRAME.left - 8, y: (power) => height(power) + 5 },
    compact,
  );
  setAttributes(
    scale.selectAll('text.size').data(SIZES).join('text'),
    { class: 'size', x: column, y: FRAME.bottom + 22 },
    (size) => `${size} × ${size}`,
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
    const methods = [...new Set(rounds.map((round) => round.method))];
    const marks = methods.flatMap((each) =>
      known(each).flatMap((size) => workOf(each, size).map((work, index) => ({ method: each, size, work, index }))),
    );
    const aside = (each: string) => (each === method ? 0 : -14);
    setAttributes(
      runs
        .selectAll('circle')
        .data(marks.filter(({ work }) => work !== null))
        .join('circle'),
      {
        class: (mark) => classes(mark.method, mark.method !== method && 'earlier'),
        cx: (mark) => column(mark.size) + aside(mark.method) + ((mark.index % 5) - 2) * 2.4,
        cy: (mark) => height(Math.log10(mark.work!)),
        r: 3.4,
      },
    );
    setAttributes(
      runs
        .selectAll('path')
        .data(marks.filter(({ work }) => work === null))
        .join('path'),
      {
        class: (mark) => classes(mark.method, mark.method !== method && 'earlier'),
        d: (mark) => `M${column(mark.size) + aside(mark.method) + (mark.index - 7) * 6 - 3} ${TOP_ROW - 3}l6 6m0 -6l-6 6`,
      },
    );
    const lines = methods.map((each) => ({
      each,
      path: known(each)
        .filter((size) => Number.isFinite(typical(each, size)))
        .map((size, index) => `${index === 0 ? 'M' : 'L'}${column(size) + aside(each)} ${height(Math.log10(typical(each, size)))}`)
        .join(''),
    }));
    setAttributes(typicals.selectAll('path').data(lines).join('path'), {
      class: ({ each }) => classes(each, each !== method && 'earlier'),
      d: ({ path }) => path,
    });
    const bars = [
      ...done.map((round, index) => ({
        size: round.size,
        power: bets.drawn[index]!,
        name: classes('past', round.method !== method && 'earlier'),
      })),
      ...(bets.next === undefined ? [] : [{ size: current, power: bets.next, name: 'now' }]),
    ];
    setAttributes(
      asking
        .selectAll('rect')
        .data(isOpen ? [current] : [])
        .join('rect'),
      {
        class: 'column',
        x: (size) => column(size) - 48,
        y: FRAME.top,
        width: 96,
        height: FRAME.bottom - FRAME.top,
        rx: 8,
      },
    );
    setAttributes(bet.selectAll('path').data(bars).join('path'), {
      class: ({ name }) => name,
      d: ({ size, power }) => `M${column(size) - 42} ${height(power)}h84`,
    });
    setAttributes(
      bet
        .selectAll('text')
        .data(bars.filter(({ name }) => !name.includes('earlier')))
        .join('text'),
      {
        class: ({ name }) => name,
        x: ({ size, name }) => column(size) - (name === 'now' ? 0 : 46),
        y: ({ power, name }) => height(power) + (name === 'now' ? -9 : 5),
      },
      ({ power, name }) => (name === 'now' ? words.value(10 ** power) : words.past),
    );
    svg.attr('aria-label', words.drawing(method, known(method)));
  };
}
