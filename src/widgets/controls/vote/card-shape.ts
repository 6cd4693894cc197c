import { type PosedChoice, SHAPES, type Shape } from '../../../narration/lesson/posed-question.ts';
import { svgElement } from '../../ui/element.ts';

/** The outlines of the shapes in a square of 100, and where the letter's middle is. */
const DRAWN = {
  circle: { d: 'M50 4a46 46 0 1 0 0.01 0z', y: 50 },
  triangle: { d: 'M50 5L97 94H3z', y: 66 },
  square: { d: 'M7 7H93V93H7z', y: 50 },
  diamond: { d: 'M50 3L97 50L50 97L3 50z', y: 50 },
} as const;

/** A shape's outline in a square of 100, and where the middle of its letter is. */
export const outlineOf = (shape: Shape): { readonly d: string; readonly y: number } => DRAWN[shape];

/** A choice's shape with its letter or number, for eyes only: what is beside it says the same in words. */
export function cardShape({ shape, mark }: Pick<PosedChoice, 'shape' | 'mark'>): SVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 100 100', class: `card-shape ${shape}`, 'aria-hidden': 'true' });
  const { d, y } = DRAWN[shape];
  const text = svgElement('text', { x: 50, y, dy: '0.36em', 'text-anchor': 'middle' }, mark);
  svg.append(svgElement('path', { d, class: 'outline' }), text);
  return svg;
}

/** The four cards of a vote without a question. The wall has letters or numbers, so they have neither: their shapes are the same everywhere. */
export const plainCards = SHAPES.map((shape) => ({ shape, mark: '' }));
