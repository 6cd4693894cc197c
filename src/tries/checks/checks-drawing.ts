import { checks as words } from '#words/tries/checks.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { CHECKS, type CheckedRun, isOn, SETS, STEPS_PER_COLUMN } from './checks.ts';

/** In the drawing's own units: its size, where the strips begin, the room for a number at their right, and one row with its strip. */
const SHAPES = {
  wide: { width: 780, left: 232, right: 104, row: 38, top: 8 },
  narrow: { width: 374, left: 4, right: 92, row: 50, top: 24 },
} as const;
const STRIP = 24;
/** How far a name is above its strip, where there is no room beside it. */
const BELOW_NAME = 4;

/** The names of the checks in a set. */
export const namesIn = (set: number): string[] => CHECKS.flatMap((_, place) => (isOn(set, place) ? [words.names[place]!] : []));

/** Draws the runs that were tried as strips to one scale, and a place for each of the others. `full` is the height of a full grid. */
export function checksDrawing(
  element: Element,
  runs: readonly CheckedRun[],
  full: number,
  shape: keyof typeof SHAPES,
): (set: number, tried: ReadonlySet<number>) => void {
  const { width, left, right, row, top } = SHAPES[shape];
  const box = { class: 'checked', viewBox: `0 0 ${width} ${SETS.length * row + 4}`, role: 'img' };
  const [svg, lines, strips, names, numbers] = drawingIn(element, box, 'lines', 'strips', 'names', 'numbers');
  const scale = (width - left - right) / Math.max(...runs.map(({ steps }) => steps));
  const y = (nth: number) => nth * row + top;
  const outline = ({ steps, heights }: CheckedRun, nth: number) => {
    const floor = y(nth) + STRIP;
    const x = (column: number) => hundredth(left + Math.min(steps, column * STEPS_PER_COLUMN) * scale);
    return `M${left} ${floor}${heights.map((height, column) => `V${hundredth(floor - (height / full) * STRIP)}H${x(column + 1)}`).join('')}V${floor}Z`;
  };
  return (now, tried) => {
    const rows = SETS.map((set, nth) => ({ set, nth, isTried: tried.has(set), isNow: set === now }));
    const shown = rows.filter(({ isTried }) => isTried);
    svg.attr('aria-label', words.drawing(shown.map(({ set }) => [namesIn(set), runs[set]!.steps] as const)));
    setAttributes(lines.selectAll('path').data(rows).join('path'), {
      class: ({ isTried }) => (isTried ? '' : 'untried'),
      d: ({ nth }) => `M${left} ${y(nth) + STRIP}H${width - right}`,
    });
    setAttributes(strips.selectAll('path').data(shown).join('path'), {
      class: ({ isNow }) => (isNow ? 'now' : ''),
      d: ({ set, nth }) => outline(runs[set]!, nth),
    });
    setAttributes(
      names.selectAll('text').data(rows).join('text'),
      {
        class: ({ isNow, isTried }) => classes(isNow && 'now', !isTried && 'untried'),
        x: shape === 'wide' ? left - 12 : left,
        y: ({ nth }) => (shape === 'wide' ? y(nth) + 17 : y(nth) - BELOW_NAME),
      },
      ({ set }) => words.set(namesIn(set)),
    );
    setAttributes(
      numbers.selectAll('text').data(rows).join('text'),
      {
        class: ({ isNow, isTried }) => classes(isNow && 'now', !isTried && 'untried'),
        x: ({ set, isTried }) => hundredth(left + 8 + (isTried ? runs[set]!.steps * scale : 0)),
        y: ({ nth }) => y(nth) + 17,
      },
      ({ set, isTried }) => (isTried ? words.steps(runs[set]!.steps) : words.untried),
    );
  };
}
