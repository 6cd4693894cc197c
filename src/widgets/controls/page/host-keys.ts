import { embedded } from '../../ui/in-view.ts';
import { isForField } from '../../ui/keys.ts';
import { hostPage } from './host-page.ts';

/** Keys by which a reader without a pointer works the figure, whoever else has the keys. */
const OWN = /^(Tab|Enter| )$/;
const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta)$/;

/** Escape closes what is open, and composes a letter of some scripts; else it leads out of the frame. */
const closesSomething = (event: KeyboardEvent) =>
  event.isComposing || document.fullscreenElement !== null || document.querySelector(':popover-open, dialog[open]') !== null;

/** Gives the focus, and so the keys, back to the host page. */
function handBack(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  parent.focus();
  hostPage().tell({ event: 'key', key: 'Escape' });
}

/** In a frame, Escape leads out of it when nothing else takes it; with `keys=host` in the address the host has all keys but a few. */
export function forwardKeysToHost(): void {
  if (!embedded()) return;
  if (new URLSearchParams(location.search).get('keys') === 'host') window.addEventListener('keydown', giveKey, { capture: true });
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || closesSomething(event)) return;
    event.preventDefault();
    handBack();
  });
}

function giveKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || OWN.test(key) || MODIFIERS.test(key)) return;
  if (key === 'Escape' ? closesSomething(event) : isForField(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (key === 'Escape') handBack();
  else hostPage().tell({ event: 'key', key });
}
