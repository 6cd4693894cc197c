import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { commandNamed, takeKey } from './keys.ts';

const { document } = parseHTML(
  '<!doctype html><html><body><div><p></p><button></button><input><input type="range"><select></select><dialog class="options"><select id="option"></select></dialog><dialog><p id="told"></p></dialog></div></body></html>',
);

/** A key press on an element, and whether it was taken from the browser. */
function press(key: string, on = 'p', more: Partial<KeyboardEvent> = {}) {
  const event = { key, target: document.querySelector(on), repeat: false, shiftKey: false, taken: false, ...more };
  const preventDefault = () => {
    event.taken = true;
  };
  const command = takeKey(Object.assign(event, { preventDefault }) as unknown as KeyboardEvent);
  return [command, event.taken];
}

describe('the keys of a figure', () => {
  it.each([
    ['ArrowRight', 'forward'],
    ['PageDown', 'forward'],
    ['PageUp', 'back'],
    [' ', 'toggle'],
    ['t', 'toText'],
    ['I', 'whatIf'],
  ])('%j means %s, and is taken', (key, command) => {
    expect(press(key)).toEqual([command, true]);
  });

  it.each([
    ['End', 'end'],
    [']', 'nextStop'],
  ])('%j means %s also in a list, which has no use for it', (key, command) => {
    expect(press(key, 'select')).toEqual([command, true]);
  });

  it('mean what they mean while the options are open, and nothing in a dialog', () => {
    expect(press('End', '#option')).toEqual(['end', true]);
    expect(press('End', '#told')).toEqual([undefined, false]);
  });

  it('that are held down step on, but play or pause only once', () => {
    expect(press('ArrowRight', 'p', { repeat: true })).toEqual(['forward', true]);
    expect(press(' ', 'p', { repeat: true })).toEqual([undefined, true]);
  });

  it.each([
    ['b', 'p', {}],
    ['constructor', 'p', {}],
    ['p', 'p', { ctrlKey: true }],
    [' ', 'button', {}],
    ['ArrowRight', 'input', {}],
    ['p', 'select', {}],
    ['ArrowRight', 'input[type=range]', {}],
  ])('%j on %s %j is the browser’s', (key, on, more) => {
    expect(press(key, on, more)).toEqual([undefined, false]);
  });

  it('have the names that a text gives them', () => {
    expect(['→', '←', 'Space', ']', 'P', 'Page Down', 'Ctrl', 'constructor'].map(commandNamed)).toEqual([
      'forward',
      'back',
      'toggle',
      'nextStop',
      'predict',
      'forward',
      undefined,
      undefined,
    ]);
  });
});
