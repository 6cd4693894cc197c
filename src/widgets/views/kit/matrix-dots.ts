import type { CoverPicture } from '../../../engine/picture/cover.ts';
import { tenth } from '../../ui/numbers.ts';

/** Paths of dots: what is out of the matrix, what is in it, and the rows that are chosen. */
export interface Dots {
  readonly out: string;
  readonly open: string;
  readonly taken: string;
}

/** The box of a matrix drawn as dots. */
export interface DotsBox {
  readonly left?: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The distance between neighbouring items, and between neighbouring options. */
export const dotsApart = ({ problem }: Pick<CoverPicture, 'problem'>, { width, height }: DotsBox): readonly [x: number, y: number] => [
  width / problem.items.length,
  height / problem.options.length,
];

/** A dot for every one of a large matrix, items from left to right, options from top to bottom. The paths of single dots are made once. */
export function dotsIn(cover: CoverPicture, box: DotsBox): (cover: CoverPicture) => Dots {
  const { problem } = cover;
  const [sx, sy] = dotsApart(cover, box);
  const size = Math.max(1.1, Math.min(sx, 3));
  const dots = problem.options.map(({ items }, option) => {
    const y = tenth(box.top + (option + 0.5) * sy);
    return items.map((item) => `M${tenth((box.left ?? 0) + item * sx)} ${y}h${size}`);
  });
  return ({ covered, hidden, rows, depth }) => {
    const chosen = new Set(rows.subarray(0, depth));
    for (const option of problem.given ?? []) chosen.add(option);
    const paths = { out: '', open: '', taken: '' };
    problem.options.forEach(({ items }, option) => {
      const own = dots[option]!;
      const whole = chosen.has(option) ? 'taken' : hidden[option] ? 'out' : undefined;
      items.forEach((item, place) => {
        paths[whole ?? (covered[item] ? 'out' : 'open')] += own[place];
      });
    });
    return paths;
  };
}
