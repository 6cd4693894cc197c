import { faults as words } from '#words/runs.ts';
import { forksText } from '../../runs/fork.ts';
import { linkedRun, linkNotice } from '../../runs/links/linked-run.ts';
import { type FigureLink, urlOf } from '../../runs/links/url-state.ts';
import { nameOf } from '../../runs/named-puzzle.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import { showNotice } from '../../ui/notice.ts';
import type { RunningFigure } from './running-figure.ts';

/** The address of what a figure shows. */
export function linkOf({ place, run, player, why, manual, whatIf }: RunningFigure): string {
  const { config, stage } = place;
  return urlOf(location.href, {
    run: config.run,
    algorithm: config.algorithm,
    puzzle: nameOf(run.puzzle),
    options: run.options,
    step: player.position,
    why: why.text,
    stage: stage.on,
    hands: manual.on,
    keeps: manual.keepsDraws,
    forks: forksText(whatIf.forks) || undefined,
  });
}

/** What is wrong with the pane that a link names. */
function paneFaults({ pane }: FigureLink, panes: readonly string[]): string[] {
  if (pane === undefined || panes.includes(pane)) return [];
  return [panes.length === 0 ? words.noPanes(pane) : inputFault(words.noPane(pane, panes)).describe()];
}

/** Restores what a link holds, as far as it makes sense; says in the figure's element what does not. */
export async function followLink(figure: RunningFigure, link: FigureLink): Promise<void> {
  const { place, player, manual, whatIf, why } = figure;
  const { puzzle, options, step, forks, faults: unread } = linkedRun(link, place.config, place.loaded.algorithm);
  manual.leave();
  await figure.show(puzzle, options, step);
  const faults = [...unread, ...paneFaults(link, figure.tabs.all), ...(await whatIf.follow(forks, step))];
  if (faults.length > 0) showNotice(place.root, linkNotice(faults), 'error');
  if (link.pane) figure.tabs.show(link.pane);
  if (link.stage) place.stage.open();
  if (link.hands) player.onceThere(() => figure.beginManual({ keepsDraws: link.keeps }));
  if (link.asks) player.onceThere(() => whatIf.ask());
  if (link.why) player.onceThere(() => why.follow(link.why!));
}
