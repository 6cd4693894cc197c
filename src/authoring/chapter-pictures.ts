import { type Pictured, picturedFrame } from './pictured-frame.ts';

/** A frame in the list. */
interface Listed extends Omit<Pictured, 'chapter'> {
  /** A square of a drawing too fine to be shown whole: left, top and side, in the drawing's own units. */
  readonly square?: readonly [left: number, top: number, side: number];
}

/** Five cells by five of a 9 × 9 grid, by the first column and row: digits of the whole would be dust in the list. */
const part = (column: number, row: number) => ({ square: [47 * column, 47 * row, 236] as const });

/** By the id of a chapter: the frame that pictures it in the list. */
const pictures: Readonly<Record<string, Listed>> = {
  grids: { run: 'small', kind: 'see' },
  backtracking: { run: 'main', kind: 'deadEnd', ...part(4, 0) },
  'propagate-then-search': { run: 'small', kind: 'fix', n: 2 },
  'constraint-search': { run: 'main', kind: 'deadEnd', ...part(0, 2) },
  'pencil-and-paper': { run: 'main', kind: 'see', ...part(4, 0) },
  'all-different': { run: 'main', kind: 'strike', ...part(4, 0) },
  'how-people-solve': { run: 'hidden', kind: 'see', n: 12, ...part(4, 1) },
  'fish-and-wings': { run: 'main', kind: 'see', n: 19 },
  chains: { run: 'main', kind: 'see', n: 12, ...part(4, 0) },
  supposing: { run: 'stuck', kind: 'see', ...part(0, 4) },
  'exact-cover': { run: 'knuth', kind: 'strikeColumn', view: 'matrix', square: [0, 0, 200] },
  'dancing-links': { run: 'main', kind: 'unlink', view: 'links', square: [232, 8, 204] },
  'monte-carlo': { run: 'main', kind: 'acceptWorse', ...part(0, 4) },
  'hill-climbing': { run: 'small', kind: 'optimum' },
  'simulated-annealing': { run: 'main', kind: 'acceptWorse', n: 200, ...part(0, 4) },
  'making-puzzles': { run: 'main', kind: 'secondAnswer', ...part(1, 0) },
  rating: { run: 'small', kind: 'see', n: 4 },
  killer: { run: 'small', kind: 'wrongSum' },
  'killer-sums': { run: 'main', kind: 'derive', square: [0, 0, 190] },
  'bigger-grids': { run: 'sixteenWide', kind: 'pick', n: 40, square: [250, 110, 174] },
  notes: { run: 'main', kind: 'learn' },
  'how-fast': { run: 'main', kind: 'oneBit', ...part(4, 1) },
};

/** The frame that pictures a chapter. */
export function picturedIn(id: string): Pictured {
  const picture = pictures[id];
  if (!picture) throw new Error(`there is no picture of the chapter '${id}'`);
  const { square: _, ...pictured } = picture;
  return { chapter: id, ...pictured };
}

/** The picture of a chapter, small enough for a list. */
export async function chapterPicture(id: string): Promise<string> {
  const { markup } = await picturedFrame(picturedIn(id), true);
  const [left, top, side] = pictures[id]!.square ?? [];
  return side === undefined ? markup : markup.replace(/viewBox="[^"]*"/, `viewBox="${left} ${top} ${side} ${side}"`);
}
