import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { hideTakenKeys, titleOn } from './symbol-keys.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXY');
const sixteen = Array.from('123456789ABCDEFG');

it.each([
  ['123456789', 'Close (F), Why (W), Undo (Ctrl Z)'],
  // Of a 16 × 16 grid, whose letters end with G.
  [sixteen.join(''), 'Close, Why (W), Undo (Ctrl Z)'],
  [letters.join(''), 'Close, Why, Undo (Ctrl Z)'],
])('buttons name no key that writes one of the symbols %s, until they may again', (symbols, expected) => {
  const { document } = parseHTML(
    '<div><button title="Close (F)"><kbd>F</kbd></button><button title="Why (W)"><kbd>W</kbd></button><button title="Undo (Ctrl Z)"><kbd>Ctrl Z</kbd></button></div>',
  );
  const root = document.querySelector('div')!;
  const titles = () => [...root.querySelectorAll('button')].map(({ title }) => title).join(', ');
  const shown = () => [...root.querySelectorAll('kbd')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
  const show = hideTakenKeys(root, [...symbols]);
  expect(titles()).toBe(expected);
  expect(shown()).toEqual(['F', 'W', 'Ctrl Z'].filter((key) => expected.includes(`(${key})`)));
  show();
  expect(titles()).toBe('Close (F), Why (W), Undo (Ctrl Z)');
  expect(shown()).toEqual(['F', 'W', 'Ctrl Z']);
});

it('names a command by its key with Ctrl where the letter writes', () => {
  expect(['Hint (H)', 'Leave (Esc)', 'Skip (X)'].map((title) => titleOn(title, letters))).toEqual(['Hint (Ctrl H)', 'Leave (Esc)', 'Skip']);
});
