import { faults as words } from '#words/runs.ts';
import type { Presentation } from '../../controls/presentation/presentation.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { linkedRun, linkNotice } from '../../runs/links/linked-run.ts';
import type { FigureLink } from '../../runs/links/url-state.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import type { Tabs } from '../../ui/tabs.ts';

/** What is wrong with the pane that a link names. */
function paneFaults({ pane }: FigureLink, panes: readonly string[]): string[] {
  if (pane === undefined || panes.includes(pane)) return [];
  return [panes.length === 0 ? words.noPanes(pane) : inputFault(words.noPane(pane, panes)).describe()];
}

/** Restores what a link holds, as far as it makes sense; says in the figure what does not. */
export async function followLink(state: FigureState, link: FigureLink, stage: Presentation, tabs: Tabs): Promise<void> {
  const { puzzle, options, step, forks, faults: unread } = linkedRun(link, state.config, state.loaded.algorithm);
  if (state.withholds) state.leave();
  await state.show(puzzle, options, step);
  if (link.stage) stage.open();
  const faults = [...unread, ...paneFaults(link, tabs.all)];
  for (const mode of state.modes) faults.push(...((await mode.follow?.({ ...link, step, forks })) ?? []));
  if (link.pane) state.pane.value = { name: link.pane };
  if (faults.length > 0) state.say(linkNotice(faults), 'error');
}
