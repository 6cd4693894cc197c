import { breakOf, presenter as words } from '#words/lecture.ts';
import { addressOfFrame } from '../../../narration/lesson/read-frame.ts';
import type { Screen } from '../../../narration/lesson/screens.ts';
import { plainOf } from './words-screen.ts';

/** The share link of a screen's frame. */
export const linkOf = ({ frame }: Extract<Screen, { kind: 'frame' }>): string => addressOfFrame(frame, '').replace(/^\//, '');

/** What a screen is called in a line. */
export function screenName(screen: Screen): string {
  switch (screen.kind) {
    case 'title':
      return screen.title;
    case 'part':
      return screen.heading;
    case 'frame':
      return `${screen.label ? `${plainOf(screen.label)} · ` : ''}${words.frame(screen.frame.step)}`;
    case 'asked':
      return plainOf(screen.asked.prompt) || words.question;
    default:
      return screen.label || breakOf(screen.minutes);
  }
}
