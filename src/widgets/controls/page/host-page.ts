import { embedded } from '../../ui/in-view.ts';
import { isForField } from '../../ui/keys.ts';

/** The `type` of every message of a figure to its host page. */
const TYPE = 'sudoscope-figure';

/** A message of a figure to its host page. It reveals nothing about the reader's actions. */
export type FigureEvent =
  /** How wide the figure is, how high a frame should be for all of it, and down to which height it still fits. */
  | { readonly event: 'ready' | 'resized'; readonly width: number; readonly height: number; readonly least: number }
  /** A key that was pressed in the figure and is the host's. */
  | { readonly event: 'key'; readonly key: string };

/**
 * The origin of the page around this one; undefined where that page has none of its own, such as a file, or a browser does not say.
 * Without `ancestorOrigins` it is that of the referrer, until a link is followed inside the frame.
 */
export function hostOrigin(): string | undefined {
  const referrer = URL.parse(document.referrer)?.origin;
  const origin = location.ancestorOrigins?.[0] ?? (referrer === location.origin ? undefined : referrer);
  return origin === 'null' ? undefined : origin;
}

export function tellFigureHost(event: FigureEvent): void {
  if (embedded()) parent.postMessage({ type: TYPE, version: 1, ...event }, hostOrigin() ?? '*');
}

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
  tellFigureHost({ event: 'key', key: 'Escape' });
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
  else tellFigureHost({ event: 'key', key });
}
