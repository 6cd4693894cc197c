import { viewContext } from '../widgets/views/view-set.ts';
import { viewFor } from '../widgets/views/views.ts';
import { makeCompact } from './compact-drawing.ts';
import { documentOf } from './document.ts';
import type { BuiltRun } from './run-at-build.ts';

/** From these sizes on the pencil marks of a picture, and of a small one, are dust, and there are thousands of them. */
const [MAX_SIZE, LARGE_SIZE] = [25, 16];

/** One frame of a run, drawn by the very view that the browser uses, as markup. `still` is for small pictures; an `unmarked` one shows the state alone; a `whole` one has every number of its view, and a `bare` one no pencil marks. */
export async function drawAtBuild(
  run: BuiltRun,
  name: string,
  position: number,
  { still = false, unmarked = false, whole = false, bare = false } = {},
): Promise<string> {
  const document = documentOf('<div id="view"></div>');
  const element = document.querySelector('#view')!;
  const { timeline } = run;
  const create = await viewFor(name, timeline);
  const view = create(element, viewContext(run, timeline, document));
  const frame = timeline.frame(position);
  view.draw(unmarked ? { ...frame, step: undefined } : frame);
  if (whole) return element.innerHTML;
  if (bare || (frame.picture.grid?.puzzle.grid.size ?? 0) >= (still ? LARGE_SIZE : MAX_SIZE))
    for (const mark of element.querySelectorAll('svg.grid .marks > *')) mark.remove();
  makeCompact(element);
  return element.innerHTML;
}
