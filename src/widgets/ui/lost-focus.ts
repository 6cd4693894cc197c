import { takeFocus } from './in-view.ts';

/** Nothing has the focus. */
export const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Whether an element can't have the focus any more: it was disabled, hidden or taken away. */
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled') || !element.checkVisibility();

/** Gives an element the focus that one of its controls loses because it is disabled or goes away: the browser would give it to nothing. */
export function keepFocus(root: HTMLElement): void {
  root.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return;
    requestAnimationFrame(() => {
      if (isLost() && isGone(target as Element)) takeFocus(root);
    });
  });
}

/** While nothing else on the page can be used, keys that nothing has heard are for this element. */
export function hearLostKeys(root: HTMLElement, signal: AbortSignal): void {
  const hear = (event: KeyboardEvent) => {
    if (!isLost() || event.key === 'Tab') return;
    takeFocus(root);
    if (!root.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  };
  document.addEventListener('keydown', hear, { signal });
}
