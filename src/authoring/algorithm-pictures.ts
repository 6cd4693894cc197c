import type { CatalogRow } from '../engine/algorithm.ts';
import { sourceOf } from '../engine/catalog.ts';
import { picturedIn } from './chapter-pictures.ts';
import { chaptersInOrder, type ListedChapter } from './chapters.ts';
import { type Pictured, type PicturedFrame, picturedFrame } from './pictured-frame.ts';

/** The searches are pictured on one puzzle, so that they can be compared. */
const puzzle = 'six-notes';

/** By the id of an algorithm: its frame, or the chapter whose picture it is. */
const pictures: Readonly<Record<string, Pictured | string>> = {
  backtracking: { ...picturedIn('backtracking'), puzzle },
  backjumping: { chapter: 'backtracking', run: 'jump', puzzle, kind: 'jump' },
  'propagate-then-search': { chapter: 'propagate-then-search', run: 'main', puzzle, kind: 'deadEnd' },
  'constraint-search': { chapter: 'constraint-search', run: 'main', puzzle, kind: 'prune', n: 2 },
  'constraint-search-as-written': { chapter: 'constraint-search', run: 'written', puzzle, kind: 'deadEnd' },
  'all-different': { ...picturedIn('all-different'), puzzle, view: 'matching' },
  'learning-search': 'notes',
  bitboards: 'how-fast',
  'human-solver': { ...picturedIn('fish-and-wings'), crosses: 'strike' },
  'preemptive-sets': { ...picturedIn('pencil-and-paper'), crosses: 'strike' },
  'algorithm-x': 'exact-cover',
  'dancing-links': 'dancing-links',
  'monte-carlo': 'monte-carlo',
  'hill-climbing': 'hill-climbing',
  annealing: 'simulated-annealing',
  'killer-backtracking': 'killer',
  'killer-advanced': { chapter: 'killer-sums', run: 'main', puzzle: 'killer-rmit-4', kind: 'strikeCombination' },
  dig: 'making-puzzles',
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
export function pictureOf(id: string): Promise<PicturedFrame> {
  const picture = pictures[id]!;
  return picturedFrame(typeof picture === 'string' ? picturedIn(picture) : picture);
}
