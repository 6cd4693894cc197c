import { parseHTML } from 'linkedom';
import { viewContext } from '../../widgets/views/view-set.ts';
import { viewFor } from '../../widgets/views/views.ts';
import type { BuiltRun } from './run-at-build.ts';

/** From this size on the pencil marks of a small picture are dust, and there are thousands of them. */
const LARGE_SIZE = 16;

/** One frame of a run, drawn by the very view that the browser uses, as markup. `still` is for small pictures; an `unmarked` one shows the state alone. */
export async function drawAtBuild(
  run: BuiltRun,
  name: string,
  position: number,
  { still = false, unmarked = false } = {},
): Promise<string> {
  const { document } = parseHTML('<!doctype html><html><body><div id="view"></div></body></html>');
  const element = document.querySelector('#view')!;
  const { timeline } = run;
  const create = await viewFor(name, timeline);
  const view = create(element as unknown as Element, viewContext(run, timeline, document as unknown as Document));
  const frame = timeline.frame(position);
  view.draw(unmarked ? { ...frame, step: undefined } : frame);
  if (still && (frame.picture.grid?.puzzle.grid.size ?? 0) >= LARGE_SIZE)
    for (const mark of element.querySelectorAll('svg.grid .marks > *')) mark.remove();
  return element.innerHTML;
}
