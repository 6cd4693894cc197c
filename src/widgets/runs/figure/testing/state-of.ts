import type { Timeline } from '../../../../trace/timeline.ts';
import { manualClock } from '../../../ui/testing/manual-clock.ts';
import type { runInWorker } from '../../../workers/run-in-worker.ts';
import type { LoadedAlgorithm, PreparedRun } from '../../prepared-run.ts';
import type { CreateMode } from '../figure-mode.ts';
import { type FigurePage, FigureState } from '../figure-state.ts';
import type { MakeDrawings } from '../shown-run.ts';

/** Drawings of which nothing is seen. */
const undrawn: MakeDrawings = async () => ({
  position: undefined,
  draw: () => {},
  hold: () => 0,
  peek: () => {},
  settle: () => {},
  highlight: () => {},
  drawLate: () => {},
  prepareGrowth: () => true,
  drawGrowth: () => {},
});

/** A root in no page, or in a figure's box that names the pane that is shown. */
export const rootIn = (box: { readonly dataset: { readonly pane: string } } | null = null) =>
  Object.assign(new EventTarget(), { closest: () => box }) as unknown as HTMLElement;

interface Given extends Partial<FigurePage> {
  /** What the figure follows from the start, with the run that it is of. */
  readonly run?: PreparedRun;
  readonly timeline?: Timeline;
  readonly modes?: readonly CreateMode[];
  readonly makeDrawings?: MakeDrawings;
  readonly start?: typeof runInWorker;
}

/** The state of a figure in a test, with a clock that the test moves. */
export function stateOf({ run, timeline, modes = [], makeDrawings = undrawn, start, ...page }: Given) {
  const clock = manualClock();
  const loaded: LoadedAlgorithm = page.loaded ?? run!;
  const all = { root: rootIn(), config: {} as FigurePage['config'], imported: false, ...page, loaded };
  const state = new FigureState(all, modes, makeDrawings, { clock, start });
  if (run && timeline) {
    state.follow(run, timeline, 0);
    state.player.stay();
  }
  return { state, clock, player: state.player };
}
