import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ManualPicks } from './picks.ts';

const { document, Event } = parseHTML('<!doctype html><html><body><div><i data-cell="3"></i></div></body></html>');

beforeAll(() => vi.stubGlobal('document', document));
afterAll(() => vi.unstubAllGlobals());

it.each([true, false])('Enter on a cell is for the mode before it is for the grid: %s', (isTaken) => {
  const picture = document.querySelector('div')!;
  const enter = vi.fn(() => isTaken);
  const picks = new ManualPicks(picture, true, { isFree: () => true, point: vi.fn(), enter });
  const event = Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), { key: 'Enter' });
  picture.querySelector('i')!.dispatchEvent(event);
  expect(enter).toHaveBeenCalledOnce();
  expect(event.defaultPrevented).toBe(isTaken);
  picks.remove();
  picture.querySelector('i')!.dispatchEvent(Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), { key: 'Enter' }));
  expect(enter).toHaveBeenCalledOnce();
});
