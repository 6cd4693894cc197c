import { actionButton, element } from '../../ui/element.ts';

/** A button with the key that does the same; `title` says what it does. */
export function keyed(className: string, text: string, key: string, act: () => void, title: string): HTMLButtonElement {
  const button = actionButton(className ? `btn.txt.${className}` : 'btn.txt', '', act);
  button.append(element('span', '', text));
  button.dataset.key = key;
  button.title = title;
  button.dataset.does = title;
  return button;
}

/** A button that cannot be of use now is quiet, and says why not; it can be pressed all the same, and tells the same then. */
export function hush(button: HTMLElement, why: string | undefined): void {
  button.title = why ?? button.dataset.does ?? '';
  if (why === undefined) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', 'true');
}
