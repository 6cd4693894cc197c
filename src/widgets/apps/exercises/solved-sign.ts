import { exercise as words } from '#words/exercise.ts';
import { element } from '../../ui/element.ts';

/** How long the sign is shown, in milliseconds. */
const SHOWN_FOR = 6000;

/**
 * Says at a figure, for a while, that an exercise is solved by what it shows. Listeners hear it from the exercise itself. A task that is
 * in sight is ticked off, so nothing has to cover what the figure says.
 */
export function showSolved(figure: HTMLElement): void {
  const task = figure.querySelector('.exercise-goal')?.getBoundingClientRect();
  const isInSight = task && task.height > 0 && task.top >= 0 && task.bottom <= innerHeight;
  if (!isInSight) showSign(figure, `✓ ${words.doneHere}`);
}

/** Shows at a figure, for a while, the unmet conditions of an exercise that is out of sight. */
export const showNotYet = (figure: HTMLElement, sentence: string): void => showSign(figure, sentence, 'not-yet');

/** Takes away what a figure says of an exercise, before it is about another. */
export const hideSign = (figure: HTMLElement): void => figure.querySelector('.solved-sign')?.remove();

function showSign(figure: HTMLElement, text: string, kind = ''): void {
  hideSign(figure);
  const sign = element('div', `solved-sign ${kind}`.trim());
  sign.setAttribute('aria-hidden', 'true');
  sign.append(element('span', '', text));
  const foot = figure.querySelector(':scope > footer');
  if (foot) foot.before(sign);
  else figure.append(sign);
  setTimeout(() => sign.remove(), SHOWN_FOR);
}
