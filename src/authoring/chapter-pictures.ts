import { type Pictured, picturedFrame } from './pictured-frame.ts';

/** A frame in the list. */
interface Listed extends Omit<Pictured, 'chapter'> {
  /** A square of a drawing too fine to be shown whole: left, top and side, in the drawing's own units. */
  readonly square?: readonly [left: number, top: number, side: number];
}

/** By the id of a chapter: the frame that pictures it in the list. */
const pictures: Readonly<Record<string, Listed>> = {
  grids: { run: 'small', kind: 'see' },
  backtracking: { run: 'main', kind: 'deadEnd' },
  'propagate-then-search': { run: 'small', kind: 'fix', n: 2 },
  'constraint-search': { run: 'main', kind: 'deadEnd' },
  'pencil-and-paper': { run: 'main', kind: 'see' },
  'all-different': { run: 'main', kind: 'strike' },
  'how-people-solve': { run: 'hidden', kind: 'see', n: 12 },
  'fish-and-wings': { run: 'main', kind: 'see', n: 19 },
  chains: { run: 'main', kind: 'see', n: 12 },
  supposing: { run: 'stuck', kind: 'see' },
  'exact-cover': { run: 'knuth', kind: 'strikeColumn', view: 'matrix', square: [0, 0, 200] },
  'dancing-links': { run: 'main', kind: 'unlink', view: 'links', square: [215, 8, 220] },
  'monte-carlo': { run: 'main', kind: 'acceptWorse' },
  'hill-climbing': { run: 'small', kind: 'optimum' },
  'simulated-annealing': { run: 'main', kind: 'acceptWorse', n: 200 },
  'making-puzzles': { run: 'main', kind: 'secondAnswer' },
  rating: { run: 'small', kind: 'see', n: 4 },
  killer: { run: 'small', kind: 'wrongSum' },
  'killer-sums': { run: 'main', kind: 'derive', square: [0, 0, 190] },
  'bigger-grids': { run: 'sixteenWide', kind: 'pick', n: 40, square: [250, 110, 174] },
  notes: { run: 'main', kind: 'learn' },
  'how-fast': { run: 'main', kind: 'oneBit' },
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
