import { posedByRun } from '../../../narration/lesson/posed-question.ts';
import type { OpenedFrame } from '../../runs/open-frame.ts';

/** So many steps before and after a frame are looked at for a question. */
const MOST = 1000;

/** Whether the run has a question at a frame. */
const isAsked = ({ timeline, run }: Pick<OpenedFrame, 'timeline' | 'run'>, at: number): boolean =>
  at >= 0 && at < timeline.length && posedByRun(timeline, run.words, at) !== undefined;

/** The next frame before (-1) or after (1) this one at which the run has a question; undefined where none is near. */
export function nextAsked(opened: OpenedFrame, by: 1 | -1, most = MOST): number | undefined {
  const steps = Array.from({ length: most }, (_, index) => opened.position + by * (index + 1));
  return steps.find((at) => isAsked(opened, at));
}

/** What a card tells to the page around it when its question is to be asked at another step. */
export const MOVE_QUESTION = 'move-question';
export interface MovedQuestion {
  readonly from: number;
  readonly to: number;
}

/** The place of a question's step in its lines; undefined where it can't be found. */
export function stepIn(
  lines: readonly string[],
  step: number,
): { readonly index: number; readonly from: number; readonly to: number } | undefined {
  for (const [index, text] of lines.entries()) {
    const found = /[?&]step=(\d+)/.exec(text);
    if (found && Number(found[1]) === step)
      return { index, from: found.index + found[0].length - found[1]!.length, to: found.index + found[0].length };
  }
  return undefined;
}
