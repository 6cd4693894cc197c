import { paneNames } from '../en/interface/figure.ts';
import type { FrameAddress } from './lesson.ts';
import { paneOf } from './read-frame.ts';
import type { SiteFigure } from './site-figures.ts';

/** Panes that picture the state of a run. Beside a question they tell no more than its frame does; others have words, code or counts. */
export const DRAWINGS: readonly string[] = [
  'matching',
  'side-by-side',
  'links',
  'matrix',
  'choice',
  'landscape',
  'stack',
  'blame',
  'levels',
  'tree',
];

/** Whether a pane has words, code or counts, which would tell of the step that is asked about. A name that no figure has is told as that. */
export const isUndrawn = (pane: string): boolean => pane in paneNames && !DRAWINGS.includes(pane);

/** Of these the grid shows nothing, so a question or a sheet about the run can't be answered without them. */
const NEEDED: readonly string[] = ['matching', 'side-by-side'];

/** The drawing beside a frame on a page: the pane that a figure shows with it, where that pictures the state. */
export function shownPane({ panes, view }: Pick<SiteFigure, 'panes' | 'view'>, frame: Pick<FrameAddress, 'query'>): string | undefined {
  const named = paneOf(frame);
  const shown = named !== undefined && panes.includes(named) ? named : panes[0];
  return shown !== undefined && shown !== view && DRAWINGS.includes(shown) ? shown : undefined;
}

/** The drawing beside the picture of a question or of a sheet's frame: the pane that its address names, or the figure's first one where the grid doesn't show what it's about. */
export function drawnPane({ panes, view }: Pick<SiteFigure, 'panes' | 'view'>, frame: Pick<FrameAddress, 'query'>): string | undefined {
  const named = paneOf(frame);
  const isDrawn = (pane: string) => DRAWINGS.includes(pane) && pane !== view && panes.includes(pane);
  if (named !== undefined && panes.includes(named)) return isDrawn(named) ? named : undefined;
  return NEEDED.includes(panes[0] ?? '') ? panes[0] : undefined;
}
