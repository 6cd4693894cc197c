import { parseHTML } from 'linkedom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PressFocus } from './press-focus.ts';

afterEach(() => vi.unstubAllGlobals());

/** A figure with a cell and a button; what has the focus is set by hand. */
function figure() {
  const { document, window } = parseHTML(
    '<!doctype html><html><body><div id="figure"><i role="gridcell"></i><button></button></div></body></html>',
  );
  vi.stubGlobal('window', { top: undefined });
  vi.stubGlobal('document', { hasFocus: () => true });
  const root = document.querySelector<HTMLElement>('#figure')!;
  let active: Element = document.body;
  Object.defineProperty(document, 'activeElement', { get: () => active });
  for (const element of [root, ...root.children]) (element as HTMLElement).focus = () => (active = element);
  const press = new PressFocus(root);
  /** Whether the browser's own way was taken from it. */
  const does = (kind: string, target: Element, more = {}) => {
    const event = Object.assign(new window.Event(kind, { bubbles: true, cancelable: true }), more);
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const [cell, button] = [...root.children] as [HTMLElement, HTMLElement];
  return { root, cell, button, press, does, active: () => active };
}

describe('a press in a figure', () => {
  it('on a cell gives the focus to the figure; one on a button goes its own way', () => {
    const { root, cell, button, does, active } = figure();
    expect(does('mousedown', button)).toBe(false);
    expect(active()).not.toBe(root);
    expect(does('mousedown', cell)).toBe(true);
    expect(active()).toBe(root);
  });

  it('tells whether the figure had the focus before', () => {
    const { cell, press, does } = figure();
    does('pointerdown', cell);
    expect(press.hadBefore).toBe(false);
    does('mousedown', cell);
    does('pointerdown', cell);
    expect(press.hadBefore).toBe(true);
  });

  it('is not needed by who walks there with keys, and Escape leads back', () => {
    const { root, cell, press, does, active } = figure();
    cell.focus();
    expect(does('keydown', cell, { key: 'ArrowLeft' })).toBe(false);
    expect([press.hadBefore, active()]).toEqual([true, cell]);
    expect(does('keydown', cell, { key: 'Escape' })).toBe(true);
    expect(active()).toBe(root);
  });
});
