import type { Bar } from './bars.ts';

/** The height of a bar as a share of its drawing, where there is room for all levels. */
const BAR_SHARE = 22 / 170;
/** The greatest height of a bar, however tall the drawing is. */
const MAX_BAR_HEIGHT = 46;
/** Deeper trees have lower bars above: those at the ground are the ones to be read. */
const MAX_EVEN_LEVELS = 20;
/** The height of a level as a share of that below it, and the least share of the first level's. */
const [SHRINKS, LEAST_SHARE] = [0.82, 3 / 22];
/** Lower bars have no labels: their edges would go through the letters. */
export const MIN_LABELLED_HEIGHT = 13;
/** Lower bars have no outline. */
export const MIN_OUTLINED_HEIGHT = 11;
/** Marks closer than this on average, in pixels, are too many to be counted. */
const MIN_MARK_SPACING = 5;
/** Half the width of a mark, in pixels: where there are few, and where there are many. */
const [LARGE_MARK, SMALL_MARK] = [4.5, 3.2];
/** Steps as wide as this, in pixels, have large marks. */
const WIDE_STEP = 3;
/** About the width of a letter of a label, and the space at both of its sides, in pixels. */
export const LETTER = 6.7;
const PADDING = 12;

/** Room for marks above the highest bar, less in low drawings. */
const roomFor = (height: number) => (height < 24 ? height - 2 : height < 40 ? height - 10 : height - 14);

/** The heights of the levels of a tree, the first level first. `below` is the number of levels of another tree that hangs under it. */
export function levelHeights(height: number, levels: number, below = 0): number[] {
  const deepest = Math.max(levels, below);
  const isDeep = levels + below > MAX_EVEN_LEVELS;
  const weights = Array.from({ length: deepest }, (_, depth) => (isDeep ? Math.max(LEAST_SHARE, SHRINKS ** depth) : 1));
  const sum = weights.reduce((all, weight, depth) => all + weight * (Number(depth < levels) + Number(depth < below)), 0);
  const most = Math.min(MAX_BAR_HEIGHT, isDeep ? Number.POSITIVE_INFINITY : height * BAR_SHARE);
  return weights.map((weight) => Math.min(most, (weight / sum) * roomFor(height)));
}

/** How far each level is from the ground, at its upper edge; the ground itself first. */
export function edgesOf(heights: readonly number[]): number[] {
  const edges = [0];
  for (const height of heights) edges.push(edges.at(-1)! + height);
  return edges;
}

/** The space that a bar leaves free above it. */
export const gapAbove = (height: number): number => (height >= 4 ? 1.2 : height >= 2.4 ? 0.6 : 0);

/** The longest of these texts that fits into a bar, or none. */
export const labelThatFits = (width: number, height: number, texts: readonly string[]): string | undefined =>
  height < MIN_LABELLED_HEIGHT ? undefined : texts.find((text) => text.length * LETTER + PADDING <= width);

/** Whether marks in a drawing can be told apart. */
export const areCountable = (marks: number, width: number): boolean => marks * MIN_MARK_SPACING <= width;

/** Half the width of marks in a drawing that shows so many steps. */
export const markSize = (steps: number, width: number): number => (width / Math.max(1, steps) > WIDE_STEP ? LARGE_MARK : SMALL_MARK);

/** The bar of a level at a position, or one that is at most `reach` positions away. */
export const barNear = <Near extends Bar>(bars: readonly Near[], depth: number, position: number, reach: number): Near | undefined =>
  bars.find((bar) => bar.depth === depth && bar.from <= position && position < bar.to) ??
  bars.find((bar) => bar.depth === depth && bar.from - reach <= position && position <= bar.to + reach);
