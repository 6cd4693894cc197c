import type { killerAdvanced } from '../engine/killer/killer-advanced.card.ts';
import { partsOf } from '../engine/killer/share-out.ts';
import { positionOf } from '../trace/anchors.ts';
import { cagesIn, completed, notesAbout, staying } from '../tries/notes/notes.ts';
import { notesDrawing } from '../tries/notes/notes-drawing.ts';
import { drawn } from './blank.ts';
import { runAtBuild } from './run-at-build.ts';

/** The house of the n-th combination that sharing out strikes in the run on a killer, as the run meets it, and its notes when they are full. */
export async function notesAtBuild(puzzle: string, n: number) {
  const { timeline } = await runAtBuild({ algorithm: 'killer-advanced', puzzle });
  const position = positionOf(timeline, { at: 'shareCombination', n });
  const { house } = timeline.stepAt(position) as unknown as { house: number };
  const state = timeline.frame(position - 1).state as ReturnType<typeof killerAdvanced.start>;
  const parts = partsOf(state, house)!;
  const cages = cagesIn(parts, (cage) => state.cages[cage]!.sum);
  const notes = notesAbout(cages, state.puzzle.grid.size);
  const still = completed(notes);
  return { house, state, parts, cages, stays: staying(notes, still), picture: drawn('div', (place) => notesDrawing(place, notes)(still)) };
}
