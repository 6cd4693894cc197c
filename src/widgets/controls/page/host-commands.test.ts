import { describe, expect, it } from 'vitest';
import { isMessage, readCommand, TYPE } from './host-commands.ts';

const read = (message: Record<string, unknown>) => readCommand({ type: TYPE, version: 1, ...message });

describe('a message of a host page', () => {
  it.each([
    [{ command: 'hello' }, { command: 'hello' }],
    [
      { command: 'go', step: 7 },
      { command: 'go', step: 7 },
    ],
    [
      { command: 'go', link: '?step=7' },
      { command: 'show', link: '?step=7' },
    ],
    [
      { command: 'show', link: '?step=7' },
      { command: 'show', link: '?step=7' },
    ],
    [{ command: 'step' }, { command: 'step', by: 1 }],
    [
      { command: 'step', by: -3 },
      { command: 'step', by: -3 },
    ],
    [{ command: 'play' }, { command: 'play', on: true }],
    [
      { command: 'blank', on: false },
      { command: 'blank', on: false },
    ],
    [
      { command: 'pane', name: 'tree' },
      { command: 'pane', name: 'tree' },
    ],
    [
      { command: 'theme', name: 'dark' },
      { command: 'theme', name: 'dark' },
    ],
    [
      { command: 'options', options: { rule: 'leftmost' } },
      { command: 'options', options: { rule: 'leftmost' } },
    ],
    [{ command: 'why' }, { command: 'why', thing: '' }],
    [
      { command: 'whatif', decisions: '3.try.4' },
      { command: 'whatif', decisions: '3.try.4' },
    ],
  ])('%j is a command', (message, command) => expect(read(message)).toEqual(command));

  it('may have fields that nobody knows', () => {
    expect(read({ command: 'go', step: 7, speed: 'fast' })).toEqual({ command: 'go', step: 7 });
  });

  it.each([
    { command: 'go' },
    { command: 'go', step: -1 },
    { command: 'go', step: '7' },
    { command: 'go', step: Number.NaN },
    { command: 'go', link: 7 },
    { command: 'step', by: 0 },
    { command: 'step', by: 1e9 },
    { command: 'play', on: 'yes' },
    { command: 'pane' },
    { command: 'theme', name: 'sepia' },
    { command: 'options', options: { rule: 3 } },
    { command: 'options' },
    { command: 'why', thing: {} },
    { command: 'toString' },
    { command: '__proto__' },
    { command: ['go'] },
    { command: 'go', step: 7, version: 2 },
    { command: 'show', link: 'x'.repeat(200_000) },
  ])('%j has a fault, which is said', (message) => expect(read(message)).toEqual(expect.stringMatching(/expected .+/)));

  it.each([undefined, null, 'hello', 7, [], {}, { type: TYPE }, { type: 'other', command: 'go' }])('%j is none', (data) =>
    expect(isMessage(data)).toBe(false),
  );
});
