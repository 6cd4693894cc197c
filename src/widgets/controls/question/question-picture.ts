import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import type { Picture } from '../../../engine/picture.ts';
import type { AnyStep } from '../../../engine/step.ts';
import type { SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { type GridScene, gridScene, questionScene, shownInGrid } from '../../views/grid/scene.ts';
import { coverTables, type FrameTable, gridTables } from '../../views/panes/frame-tables.ts';
import type { StudentRun } from './student-runs.ts';

/** The picture of a question: a scene of a grid, or a frame in another view. Tables give screen readers the same content. */
export type QuestionPicture = { readonly tables: readonly FrameTable[] } & (
  | { readonly view: 'grid'; readonly scene: GridScene }
  | { readonly view: 'links' | 'matrix'; readonly timeline: Timeline; readonly position: number }
);

/** The picture of a question; of moves that are made it is that of the frame at which they begin. */
export function questionPicture({ run: index, position, shows, form, kind }: SetQuestion, runs: readonly StudentRun[]): QuestionPicture {
  const { run, timeline } = runs[index]!;
  if (!('begin' in form)) return pictureAt(run.algorithm, timeline, position, shows, rests(kind));
  const play = form.begin();
  return playPicture(run.algorithm, play.timeline, play.position);
}

/** Whether the picture of a question is at rest: what the step before has lit may be the pattern of the next, which is asked about. */
export const rests = (kind: SetQuestion['kind']): boolean => kind === 'next';

/** The picture of a question about a frame; at rest it shows nothing of the step before. */
export function pictureAt(
  algorithm: AnyAlgorithm,
  timeline: Timeline,
  position: number,
  shows: SetQuestion['shows'],
  atRest = true,
): QuestionPicture {
  const { picture, step: last } = timeline.frame(position);
  const step = atRest ? undefined : last;
  const part = shows.part ?? (picture.grid ? undefined : (['links', 'cover'] as const).find((name) => name in picture));
  if (part) return coverPicture(part === 'links' ? 'links' : 'matrix', timeline, position, picture, step);
  const grid = picture.grid!;
  const shown = shownInGrid(shows, grid);
  return { view: 'grid', scene: questionScene(algorithm, grid, shown), tables: gridTables(grid, new Set(shown.marks)) };
}

/** A frame at which moves have come, as a figure shows it. */
export function playPicture(algorithm: AnyAlgorithm, timeline: Timeline, position: number): QuestionPicture {
  const { picture, step } = timeline.frame(position);
  const view = pointedIn(algorithm, picture);
  if (view !== 'grid') return coverPicture(view, timeline, position, picture, step);
  const { grid } = picture;
  const scene = gridScene(algorithm, grid!, step);
  const marked = new Set(grid!.candidates?.keys() ?? []);
  return { view, scene, tables: gridTables(grid!, marked) };
}

function coverPicture(
  view: 'links' | 'matrix',
  timeline: Timeline,
  position: number,
  { cover, links }: Picture,
  step: AnyStep | undefined,
): QuestionPicture {
  return { view, timeline, position, tables: cover ? coverTables(cover, view === 'links' ? links : undefined, step) : [] };
}

/** The view in which moves of an algorithm are made: where nodes are pointed at their links, else the grid, or without one the matrix. */
function pointedIn({ manual, steps }: AnyAlgorithm, picture: Picture): 'links' | 'grid' | 'matrix' {
  const moves = Object.entries(manual!.moves);
  const pointsAtNodes = moves.some(([kind, gesture]) => gesture === 'point' && Object.keys(steps[kind]!.fields)[0] === 'node');
  if (picture.links && pointsAtNodes) return 'links';
  return picture.grid ? 'grid' : 'matrix';
}
