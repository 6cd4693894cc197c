import { number } from '#words/language.ts';
import order from '../../../content/data/grade-order.json' with { type: 'json' };

/** Figures of the text, computed by research/grade-order.ts: median scores, and of a hundred pairs with the level below those in order. */
export const measured: Readonly<Record<string, () => string>> = {
  'order-tried': () => number(order.tried),
  'order-correlation': () => order.correlation.toFixed(2),
  ...Object.fromEntries(order.levels.map(({ level, median }) => [`order-median-${level}`, () => number(median)])),
  ...Object.fromEntries(
    order.levels.slice(1).map(({ level }, place) => [`order-pairs-${level}`, () => String(Math.round(100 * order.neighbours[place]!))]),
  ),
};
