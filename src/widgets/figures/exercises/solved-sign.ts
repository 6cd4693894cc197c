import { exercise as words } from '#words/exercise.ts';
import { element } from '../../controls/element.ts';

/** How long the sign stands, in milliseconds. */
const STANDS = 6000;

/** Says at a figure, for a while, that an exercise is solved by what it shows. Who listens is told by the exercise itself. */
export function showSolved(figure: HTMLElement): void {
  figure.querySelector('.solved-sign')?.remove();
  const sign = element('div', 'solved-sign');
  sign.setAttribute('aria-hidden', 'true');
  sign.append(element('span', '', `✓ ${words.doneHere}`));
  const foot = figure.querySelector(':scope > footer');
  if (foot) foot.before(sign);
  else figure.append(sign);
  setTimeout(() => sign.remove(), STANDS);
}
