import { presenter as words } from '#words/lecture.ts';
import type { Screen } from '../../../narration/lesson/screens.ts';
import type { PosedQuestions } from './posed-questions.ts';
import { screenName } from './screen-text.ts';

/** Safari has no idle time to tell of: it waits so long between two frames instead, in milliseconds. */
const PAUSE = 100;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, PAUSE)));

/**
 * Opens all frames and questions of a lesson before it begins, and says how many are ready. It works in idle time, and begins with the
 * latest steps: the runs that lead to them have the earlier ones too.
 */
export async function openBeforehand(screens: readonly Screen[], questions: PosedQuestions, place: HTMLElement): Promise<void> {
  const frames = screens.flatMap((screen) => (screen.kind === 'frame' || screen.kind === 'asked' ? [screen] : []));
  const stepOf = (screen: (typeof frames)[number]) => (screen.kind === 'frame' ? screen.frame : screen.asked.frame).step;
  const missing: string[] = [];
  let ready = 0;
  const tell = () => {
    const text = words.framesReady(ready, frames.length, missing);
    if (place.textContent !== text) place.textContent = text;
  };
  tell();
  for (const screen of frames.toSorted((one, other) => stepOf(other) - stepOf(one))) {
    await idle();
    const opened = await (screen.kind === 'frame' ? questions.open(screen.frame).catch(() => undefined) : questions.of(screen.asked));
    if (opened) ready++;
    else missing.push(screenName(screen));
    tell();
  }
}
