import type { CellDigit } from '../engine/logic/technique.ts';
import type { AnyStep } from '../engine/step.ts';
import { chapterOf, type ListedChapter } from './chapters.ts';
import { drawAtBuild } from './draw-at-build.ts';
import { type BuiltRun, runAtBuild } from './run-at-build.ts';

/** A frame that pictures something: the n-th step of a kind in a run of a chapter, and the view that draws it. */
export interface Pictured {
  readonly chapter: string;
  readonly run: string;
  /** Where the run is on another puzzle than in its chapter: its id. */
  readonly puzzle?: string;
  readonly kind: string;
  readonly n?: number;
  /** The kind of the steps right after it that strike a candidate: these are crossed out already. */
  readonly crosses?: string;
  readonly view?: string;
}

/** A picture with the place of its frame. */
export interface PicturedFrame {
  readonly built: BuiltRun;
  readonly position: number;
  readonly markup: string;
  readonly chapter: ListedChapter;
  readonly run: string;
}

/** Draws a frame; a `bare` one has no pencil marks. Throws an Error where the run has no such step. */
export async function picturedFrame(
  { chapter: name, run, puzzle, kind, n = 1, crosses, view = 'grid' }: Pictured,
  bare = false,
): Promise<PicturedFrame> {
  const chapter = await chapterOf(name);
  const spec = chapter.entry.data.runs[run]!;
  const built = await runAtBuild(puzzle === undefined ? spec : { algorithm: spec.algorithm, options: spec.options, puzzle });
  let position = built.timeline.next([kind], 0);
  for (let nth = 1; nth < n && position !== undefined; nth++) position = built.timeline.next([kind], position);
  if (position === undefined) throw new Error(`the run '${run}' of '${name}' has no step '${kind}' number ${n}`);
  const struck: CellDigit[] = [];
  for (let at = position + 1; crosses !== undefined && built.timeline.stepAt(at)?.kind === crosses; at++)
    struck.push(built.timeline.stepAt(at) as AnyStep & CellDigit);
  return { built, position, markup: await drawAtBuild(built, view, position, { still: true, bare, struck }), chapter, run };
}
