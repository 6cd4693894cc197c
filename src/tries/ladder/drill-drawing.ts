import { select } from 'd3-selection';
import { hasDigit } from '../../engine/candidates.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { left, markSize, markX, markY, SIDE, top } from '../../widgets/views/grid/places.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';

/** What is drawn over a position. */
export interface Over {
  /** The cell whose marks are offered. */
  readonly chosen: number | undefined;
  /** The digit whose marks are lit, 0 for none. */
  readonly lit: number;
  /** A mark that was struck for no good reason. */
  readonly wrong: CellDigit | undefined;
  /** Lines from a mark that goes to what rules it out. */
  readonly sees: readonly { readonly from: CellDigit; readonly to: CellDigit }[];
  /** The mark that an argument is about to strike, or has struck: it is drawn over the lines that meet in it. */
  readonly goes: (CellDigit & { readonly isStruck: boolean }) | undefined;
}

export const nothingOver: Over = { chosen: undefined, lit: 0, wrong: undefined, sees: [], goes: undefined };

/** The radius of the sign of a mark that goes, and the size of its digit, in sizes of a mark. */
const SIGN = { radius: 0.82, digit: 1.2 };

/** A position in which marks can be pointed at; `pick` is given the cell. */
export function drillDrawing(element: Element, pick?: (cell: number) => void): (scene: GridScene, over: Over) => void {
  const draw = gridDrawing(element, pick, { walkable: pick !== undefined });
  return (scene, { chosen, lit, wrong, sees, goes }) => {
    draw(scene);
    const svg = select(element).select<SVGSVGElement>('svg') as unknown as Parameters<typeof ensureChild<SVGSVGElement>>[0];
    const layer = ensureChild(svg, 'g', 'attempt').attr('aria-hidden', 'true');
    const side = SIDE / scene.puzzle.grid.size;
    const x = ({ cell, digit }: CellDigit) => hundredth(markX(scene, cell, digit, side));
    const y = ({ cell, digit }: CellDigit) => hundredth(markY(scene, cell, digit, side));
    const cells = chosen === undefined ? [] : [chosen];
    setAttributes(layer.selectAll('rect').data(cells).join('rect'), {
      class: 'chosen',
      x: (cell) => hundredth(left(scene, cell, side) + 1.5),
      y: (cell) => hundredth(top(scene, cell, side) + 1.5),
      width: hundredth(side - 3),
      height: hundredth(side - 3),
      rx: 4,
    });
    const marks = [
      ...[...(scene.candidates?.keys() ?? [])]
        .filter((cell) => lit > 0 && hasDigit(scene.candidates![cell]!, lit))
        .map((cell) => ({ cell, digit: lit, name: 'lamp' })),
      ...(wrong ? [{ ...wrong, name: 'mistake' }] : []),
    ];
    setAttributes(layer.selectAll('circle').data(marks).join('circle'), {
      class: ({ name }) => name,
      cx: x,
      cy: y,
      r: hundredth(markSize(scene, side) * 0.62),
    });
    setAttributes(
      layer
        .selectAll('path')
        .data([...sees])
        .join('path'),
      {
        class: 'sees',
        d: ({ from, to }) => `M${x(from)} ${y(from)}L${x(to)} ${y(to)}`,
      },
    );
    const sign = ensureChild(layer, 'g', 'goes');
    const size = markSize(scene, side);
    const reach = size * SIGN.radius;
    const signs = goes ? [goes] : [];
    setAttributes(sign.selectAll('circle').data(signs).join('circle'), { cx: x, cy: y, r: hundredth(reach) });
    setAttributes(
      sign
        .selectAll('path')
        .data(signs.filter(({ isStruck }) => isStruck))
        .join('path'),
      {
        d: (mark) =>
          `M${hundredth(x(mark) - reach * 0.7)} ${hundredth(y(mark) + reach * 0.7)}l${hundredth(reach * 1.4)} ${hundredth(reach * -1.4)}`,
      },
    );
    setAttributes(
      sign.selectAll('text').data(signs).join('text').raise(),
      { x, y: (mark) => hundredth(y(mark) + size * SIGN.digit * 0.36), 'font-size': hundredth(size * SIGN.digit) },
      ({ digit }) => symbolOf(scene.puzzle, digit),
    );
  };
}
