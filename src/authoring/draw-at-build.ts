import { bitOf } from '../engine/candidates.ts';
import type { CellDigit } from '../engine/logic/technique.ts';
import type { Frame } from '../trace/timeline.ts';
import { viewContext } from '../widgets/views/view-set.ts';
import { viewFor } from '../widgets/views/views.ts';
import { makeCompact } from './compact-drawing.ts';
import { documentOf } from './document.ts';
import type { BuiltRun } from './run-at-build.ts';

/** From these sizes on the pencil marks of a picture, and of a small one, are dust, and there are thousands of them. */
const [MAX_SIZE, LARGE_SIZE] = [25, 16];

function withStruck(frame: Frame, struck: readonly CellDigit[]): Frame {
  const { grid } = frame.picture;
  if (!grid || struck.length === 0) return frame;
  const sets = new Uint32Array(grid.puzzle.grid.cellCount);
  for (const { cell, digit } of struck) sets[cell]! |= bitOf(digit);
  return { ...frame, picture: { ...frame.picture, grid: { ...grid, struck: sets } } };
}

/** One frame of a run, drawn by the very view that the browser uses, as markup. `still` is for small pictures; an `unmarked` one shows the state alone; a `whole` one has every number of its view, and a `bare` one no pencil marks. Candidates that are `struck` are crossed out. */
export async function drawAtBuild(
  run: BuiltRun,
  name: string,
  position: number,
  { still = false, unmarked = false, whole = false, bare = false, struck = [] as readonly CellDigit[] } = {},
): Promise<string> {
  const document = documentOf('<div id="view"></div>');
  const element = document.querySelector('#view')!;
  const { timeline } = run;
  const create = await viewFor(name, timeline);
  const view = create(element, viewContext(run, timeline, document));
  const frame = withStruck(timeline.frame(position), struck);
  view.draw(unmarked ? { ...frame, step: undefined } : frame);
  if (whole) return element.innerHTML;
  if (bare || (frame.picture.grid?.puzzle.grid.size ?? 0) >= (still ? LARGE_SIZE : MAX_SIZE))
    for (const mark of element.querySelectorAll('svg.grid .marks > *')) mark.remove();
  makeCompact(element);
  return element.innerHTML;
}
