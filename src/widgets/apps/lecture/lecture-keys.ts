import { type Command, openVote, type Session } from '../../../narration/lesson/session.ts';
import { atTime } from '../../../narration/lesson/vote.ts';
import { isTaken } from '../../ui/keys.ts';

/** What a key does that is no command of a session. */
export type OwnKey = 'ask' | 'presenter' | 'screen';

/** What a press of − or + on the clock is worth. */
const LONGER = 30;

const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

/** What a key does in any window of a lesson; undefined for one that is the figure's. */
export function lectureKey(event: KeyboardEvent, session: Session, hasFigure: boolean): Command | OwnKey | undefined {
  if (isTaken(event) || MODIFIERS.test(event.key)) return undefined;
  const { key, repeat } = event;
  const isOnButton = (event.target as Element | null)?.closest?.('button, a, summary') != null;
  // The next key only brings a blank screen back.
  if (session.blank) return { do: 'blank', on: false };
  if (repeat && !/^(PageDown|PageUp)$/.test(key)) return undefined;
  switch (key) {
    case 'PageDown':
      return { do: 'forward' };
    case 'PageUp':
      return { do: 'back' };
    case 'b':
    case 'B':
    case '.':
      return { do: 'blank', on: true };
    case 'n':
    case 'N':
      return 'presenter';
    case 'f':
    case 'F':
      return 'screen';
    case 'p':
    case 'P':
      return 'ask';
    case 'q':
    case 'Q':
      return { do: 'code', on: !session.code };
    case 'r':
    case 'R':
      return { do: 'reveal' };
    default:
      return isOnButton && (key === 'Enter' || key === ' ')
        ? undefined
        : (voteKey(event, session) ?? (hasFigure ? undefined : wordsKey(key)));
  }
}

/** While a question is open: Enter and Backspace go from phase to phase, and the numbers of the choices count hands. */
function voteKey({ key, code, shiftKey }: KeyboardEvent, session: Session): Command | undefined {
  const vote = openVote(session);
  if (!vote) return undefined;
  // Nothing is left to count or to show, but there is a way back.
  if (atTime(vote, Date.now()).phase === 'step') return key === 'Backspace' ? { do: 'previous' } : undefined;
  const choice = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (choice) return { do: 'hands', choice: Number(choice) - 1, by: shiftKey ? -1 : 1 };
  if (key === 'Enter') return { do: 'next' };
  if (key === 'Backspace') return { do: 'previous' };
  if (key === ' ') return { do: 'hold' };
  if (key === '+' || key === '=') return { do: 'longer', seconds: LONGER };
  return key === 'u' || key === 'U' ? { do: 'undo' } : undefined;
}

/** On a screen of words the arrows have nothing else to do. */
function wordsKey(key: string): Command | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return { do: 'forward' };
  return key === 'ArrowLeft' || key === 'ArrowUp' ? { do: 'back' } : undefined;
}
