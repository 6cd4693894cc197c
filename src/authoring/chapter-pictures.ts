import { type Pictured, picturedFrame } from './pictured-frame.ts';

/** By the id of a chapter: the frame that pictures it in the list. */
const pictures: Readonly<Record<string, Omit<Pictured, 'chapter'>>> = {
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
  'exact-cover': { run: 'knuth', kind: 'strikeColumn', view: 'matrix' },
  'dancing-links': { run: 'main', kind: 'unlink', view: 'links' },
  'monte-carlo': { run: 'main', kind: 'acceptWorse' },
  'hill-climbing': { run: 'small', kind: 'optimum' },
  'simulated-annealing': { run: 'main', kind: 'acceptWorse', n: 200 },
  'making-puzzles': { run: 'main', kind: 'secondAnswer' },
  rating: { run: 'small', kind: 'see', n: 4 },
  killer: { run: 'small', kind: 'wrongSum' },
  'killer-sums': { run: 'main', kind: 'derive' },
  'bigger-grids': { run: 'sixteenWide', kind: 'pick', n: 40 },
  notes: { run: 'main', kind: 'learn' },
  'how-fast': { run: 'main', kind: 'oneBit' },
};

/** The frame that pictures a chapter. */
export function picturedIn(id: string): Pictured {
  const picture = pictures[id];
  if (!picture) throw new Error(`there is no picture of the chapter '${id}'`);
  return { chapter: id, ...picture };
}

/** The picture of a chapter, small enough for a list. */
export const chapterPicture = async (id: string): Promise<string> => (await picturedFrame(picturedIn(id), true)).markup;
