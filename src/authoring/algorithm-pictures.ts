import type { CatalogRow } from '../engine/algorithm.ts';
import { sourceOf } from '../engine/catalog.ts';
import { chaptersInOrder, type ListedChapter } from './chapters.ts';
import { type Pictured, type PicturedFrame, picturedFrame } from './pictured-frame.ts';

/** By the id of an algorithm. */
const pictures: Readonly<Record<string, Pictured>> = {
  backtracking: { chapter: 'backtracking', run: 'main', kind: 'deadEnd' },
  backjumping: { chapter: 'backtracking', run: 'jump', kind: 'jump' },
  'propagate-then-search': { chapter: 'propagate-then-search', run: 'small', kind: 'fix', n: 2 },
  'constraint-search': { chapter: 'notes', run: 'forgetful', kind: 'prune', n: 2 },
  'constraint-search-as-written': { chapter: 'constraint-search', run: 'written', kind: 'deadEnd' },
  'all-different': { chapter: 'all-different', run: 'main', kind: 'strike', view: 'matching' },
  'learning-search': { chapter: 'notes', run: 'main', kind: 'learn' },
  bitboards: { chapter: 'how-fast', run: 'main', kind: 'oneBit' },
  'human-solver': { chapter: 'fish-and-wings', run: 'main', kind: 'see', n: 19 },
  'preemptive-sets': { chapter: 'pencil-and-paper', run: 'main', kind: 'see' },
  'algorithm-x': { chapter: 'exact-cover', run: 'knuth', kind: 'strikeColumn', view: 'matrix' },
  'dancing-links': { chapter: 'dancing-links', run: 'main', kind: 'unlink', view: 'links' },
  'monte-carlo': { chapter: 'monte-carlo', run: 'main', kind: 'acceptWorse' },
  'hill-climbing': { chapter: 'hill-climbing', run: 'small', kind: 'optimum' },
  annealing: { chapter: 'simulated-annealing', run: 'main', kind: 'acceptWorse', n: 200 },
  'killer-backtracking': { chapter: 'killer', run: 'small', kind: 'wrongSum' },
  'killer-advanced': { chapter: 'killer-sums', run: 'main', kind: 'derive' },
  dig: { chapter: 'making-puzzles', run: 'main', kind: 'secondAnswer' },
  'las-vegas': { chapter: 'making-puzzles', run: 'vegas', kind: 'giveUp' },
  carve: { chapter: 'making-puzzles', run: 'carve', kind: 'solvable', n: 10 },
};

/** The chapter about an algorithm, else the first whose main run, or any run, is one of it. */
export async function chapterAbout(row: CatalogRow): Promise<ListedChapter> {
  const chapters = await chaptersInOrder();
  const found =
    chapters.find(({ entry }) => entry.data.source === sourceOf(row)) ??
    chapters.find(({ entry }) => entry.data.runs.main?.algorithm === row.id) ??
    chapters.find(({ entry }) => Object.values(entry.data.runs).some(({ algorithm }) => algorithm === row.id));
  if (!found) throw new Error(`no chapter is about '${row.id}'`);
  return found;
}

/** The frame that pictures an algorithm. */
export const pictureOf = (id: string): Promise<PicturedFrame> => picturedFrame(pictures[id]!);
