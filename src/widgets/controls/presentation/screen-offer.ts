import { fullScreen } from '#words/figure.ts';
import { actionButton, element } from '../../ui/element.ts';

/** Offers the whole screen on a stage that a link has opened: a browser gives it to a press only. */
export function screenOffer(take: () => void): HTMLElement {
  const button = actionButton('chip.to-full-screen', `${fullScreen} `, take);
  const key = element('kbd', '', 'F');
  key.setAttribute('aria-hidden', 'true');
  button.append(key);
  return button;
}
