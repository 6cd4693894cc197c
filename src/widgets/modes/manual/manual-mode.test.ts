import { parseHTML } from 'linkedom';
import { expect, it, vi } from 'vitest';
import { bindLetters, bindPicture, pressManualKey } from './manual-mode.ts';
import type { ManualSession } from './manual-session.ts';

const { document, Event } = parseHTML('<!doctype html><html><body><p></p><div><i data-cell="3"></i></div></body></html>');
const digits = Array.from('123456789');
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXY');
const NAMES = ['undo', 'begin', 'digit', 'say', 'claim', 'pickFocused', 'hint', 'skip', 'toggleRules', 'turn', 'keepDraws'] as const;

/** What a key press brings about on a puzzle with these symbols, as text; undefined when it is not for the mode. */
function pressed(key: string, symbols: readonly string[], more: Partial<KeyboardEvent> = {}, stopped = false) {
  const calls = Object.fromEntries([...NAMES, 'leave' as const].map((name) => [name, vi.fn()]));
  const event = { key, target: document.querySelector('p'), preventDefault() {}, ...more };
  const session = { ...calls, stopped, busy: false, symbols, claims: false, sayings: [] };
  const isTaken = pressManualKey(event as unknown as KeyboardEvent, session as unknown as ManualSession, calls.leave!);
  const called = Object.keys(calls).filter((name) => name !== 'pickFocused' && calls[name]!.mock.calls.length > 0);
  return isTaken
    ? called.map((name) => [name, ...calls[name]!.mock.calls[0]!.map((each) => JSON.stringify(each))].join(' ')).join()
    : undefined;
}

it.each([
  ['h', digits, {}, 'hint'],
  ['7', digits, {}, 'digit 7'],
  ['h', digits, { ctrlKey: true }, undefined],
  // Where letters are symbols they write, and commands take Ctrl.
  ['h', letters, {}, 'digit 8'],
  ['G', letters, {}, 'digit 7'],
  ['x', letters, {}, 'digit 24'],
  ['f', letters, {}, 'digit 6'],
  ['h', letters, { ctrlKey: true }, 'hint'],
  ['g', letters, { metaKey: true }, 'skip {"moves":1}'],
  ['h', letters, { ctrlKey: true, altKey: true }, undefined],
  ['z', letters, { ctrlKey: true }, 'undo'],
] as const)('the key %s on a puzzle of these symbols', (key, symbols, more, brings) => {
  expect(pressed(key, symbols, more)).toBe(brings);
});

it.each([
  ['Enter', {}, 'begin'],
  ['Backspace', {}, 'begin'],
  ['Escape', {}, 'begin'],
  // Another digit is meant in place of the wrong one; a key that is held down is not.
  ['4', {}, 'digit 4'],
  ['4', { repeat: true }, undefined],
  // Nothing can be done with a letter of the mode, and nothing else is meant by it.
  ['h', {}, ''],
  ['G', {}, ''],
  ['f', {}, undefined],
] as const)('the key %s where a wrong move stands', (key, more, brings) => {
  expect(pressed(key, digits, more, true)).toBe(brings);
});

it.each([true, false])('Enter on a cell is for the mode before it is for the grid: %s', (isTaken) => {
  const picture = document.querySelector('div')!;
  const enter = vi.fn(() => isTaken);
  const unbind = bindPicture(picture, { walkTo: vi.fn(), point: vi.fn(), strikeUnder: vi.fn(), enter });
  const event = Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), { key: 'Enter' });
  picture.querySelector('i')!.dispatchEvent(event);
  expect(enter).toHaveBeenCalledOnce();
  expect(event.defaultPrevented).toBe(isTaken);
  unbind();
  picture.querySelector('i')!.dispatchEvent(Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), { key: 'Enter' }));
  expect(enter).toHaveBeenCalledOnce();
});

it.each([
  ['mouse', 1],
  ['touch', 0],
] as const)('a press of a cell by %s strikes the mark under it %i times', (pointerType, times) => {
  const picture = document.querySelector('div')!;
  const cell = Object.assign(picture.querySelector('i')!, { getBoundingClientRect: () => ({}) });
  const before = cell.dataset.cell;
  cell.dataset.cell = '30';
  const strikeUnder = vi.fn();
  const unbind = bindPicture(picture, { walkTo: vi.fn(), point: vi.fn(), strikeUnder, enter: vi.fn(() => true) });
  cell.dispatchEvent(Object.assign(new Event('click', { bubbles: true }), { pointerType }));
  expect(strikeUnder).toHaveBeenCalledTimes(times);
  if (times > 0) expect(strikeUnder.mock.calls[0]![0]).toBe(30);
  unbind();
  if (before === undefined) delete cell.dataset.cell;
  else cell.dataset.cell = before;
});

it('takes a letter that writes a symbol, and no other key, until it is left', () => {
  const root = document.querySelector('div')! as unknown as HTMLElement;
  const got: string[] = [];
  const press = (key: string) =>
    root.querySelector('i')!.dispatchEvent(Object.assign(new Event('keydown', { bubbles: true }), { key }) as never);
  const unbind = bindLetters(root, letters, ({ key }) => got.push(key));
  for (const key of ['l', 'L', 'z', '1', 'Enter']) press(key);
  unbind();
  press('l');
  expect(got).toEqual(['l', 'L']);
});
