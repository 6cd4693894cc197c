import { parseHTML } from 'linkedom';
import type { CreateView } from '../../widgets/view.ts';
import { views } from '../../widgets/views.ts';
import type { BuiltRun } from './run-at-build.ts';

/** One frame of a run, drawn by the very view that the browser uses, as markup. */
export async function drawAtBuild(run: BuiltRun, name: string, position: number): Promise<string> {
  const { document } = parseHTML('<!doctype html><html><body><div id="view"></div></body></html>');
  const element = document.querySelector('#view')!;
  const create: CreateView = await views[name]!();
  const { algorithm, words, timeline, input, row } = run;
  const view = create(element as unknown as Element, {
    document: document as unknown as Document,
    algorithm,
    words,
    timeline,
    input,
    shows: row.shows,
  });
  view.draw(timeline.frame(position));
  return element.innerHTML;
}
