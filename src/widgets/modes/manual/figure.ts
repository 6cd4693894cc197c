import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';

/** What the mode in which the reader makes the moves asks of its figure. */
export interface ManualFigure {
  readonly root: HTMLElement;
  run(): PreparedRun;
  timeline(): Timeline;
  /** Shows a frame at once. */
  show(position: number): void;
  /** Makes the run anew with one more override; resolves with it when it has come past that. */
  fork(override: Override): Promise<Timeline>;
  /** What a link to the mode holds has changed. */
  changed(): void;
  /** The mode is over; the figure stands where the reader has come to. */
  left(): void;
}
