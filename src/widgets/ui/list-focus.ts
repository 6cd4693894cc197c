import { takeFocus } from './in-view.ts';

/**
 * Gives an element the focus when a reader has chosen from one of its lists with a pointer: the list would take the next key, such as F, as
 * a choice. Who has chosen with the keyboard stays in the list, and in a dialog it stays with everybody.
 */
export function giveFocusBack(root: HTMLElement): void {
  let pointed = false;
  const capture = { capture: true };
  root.addEventListener('pointerdown', () => (pointed = true), capture);
  root.addEventListener('keydown', () => (pointed = false), capture);
  // Before the list's own listeners, which may open a dialog: that gives the focus back to what had it.
  root.addEventListener(
    'change',
    ({ target }) => pointed && (target as Element).matches('select:not(dialog *)') && takeFocus(root),
    capture,
  );
}
