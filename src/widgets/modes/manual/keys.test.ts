import { parseHTML } from 'linkedom';
import { expect, it, vi } from 'vitest';
import { type KeyCallbacks, pressManualKey } from './keys.ts';

const { document } = parseHTML('<!doctype html><html><body><p></p></body></html>');
const digits = Array.from('123456789');
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXY');
const NAMES = ['undo', 'takeBack', 'leave', 'digit', 'say', 'claim', 'pickFocused', 'hint', 'forMe', 'rules', 'turn', 'keepDraws'] as const;

/** What a key press brings about on a puzzle with these symbols, as text; undefined when it is not for the mode. */
function pressed(key: string, symbols: readonly string[], more: Partial<KeyboardEvent> = {}, stopped = false) {
  const orders = Object.fromEntries(NAMES.map((name) => [name, vi.fn()]));
  const event = { key, target: document.querySelector('p'), preventDefault() {}, ...more };
  const place = { stopped, busy: false, symbols, claims: false };
  const isTaken = pressManualKey(event as unknown as KeyboardEvent, place, [], orders as unknown as KeyCallbacks);
  const called = NAMES.filter((name) => name !== 'pickFocused' && orders[name]!.mock.calls.length > 0);
  return isTaken ? called.map((name) => [name, ...orders[name]!.mock.calls[0]!].join(' ')).join() : undefined;
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
  ['g', letters, { metaKey: true }, 'forMe'],
  ['h', letters, { ctrlKey: true, altKey: true }, undefined],
  ['z', letters, { ctrlKey: true }, 'undo'],
] as const)('the key %s on a puzzle of these symbols', (key, symbols, more, brings) => {
  expect(pressed(key, symbols, more)).toBe(brings);
});

it.each([
  ['Enter', {}, 'takeBack'],
  ['Backspace', {}, 'takeBack'],
  ['Escape', {}, 'takeBack'],
  // Another digit is meant in place of the wrong one; a key that is held down is not.
  ['4', {}, 'digit 4'],
  ['4', { repeat: true }, undefined],
  ['h', {}, undefined],
] as const)('the key %s where a wrong move stands', (key, more, brings) => {
  expect(pressed(key, digits, more, true)).toBe(brings);
});
