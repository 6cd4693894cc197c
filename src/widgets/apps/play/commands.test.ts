import { describe, expect, it } from 'vitest';
import { pressOf } from '../../controls/keyboard/symbol-keys.ts';
import { commandOf } from './commands.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXY'];
const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('the command of a key', () => {
  it.each([
    [key('h'), 'hint'],
    [key('H', { shiftKey: true }), 'hint-back'],
    [key('k'), 'check'],
    [key('K', { shiftKey: true }), 'check-cell'],
    [key('z'), 'digit-mode'],
    [key('z', { ctrlKey: true }), 'undo'],
    [key('Z', { metaKey: true, shiftKey: true }), 'redo'],
    [key('Backspace'), 'clear'],
    [key('Escape'), 'close-hint'],
    [key('5'), undefined],
    [key('h', { ctrlKey: true }), undefined],
    [key('h', { altKey: true }), undefined],
  ])('%o', (pressed, command) => {
    expect(commandOf(pressed, digits)).toBe(command);
  });

  it('takes Ctrl where the letter is a symbol of the puzzle', () => {
    expect(commandOf(key('h'), letters)).toBeUndefined();
    expect(commandOf(key('h', { ctrlKey: true }), letters)).toBe('hint');
    expect(commandOf(key('H', { ctrlKey: true, shiftKey: true }), letters)).toBe('hint-back');
    expect(commandOf(key('z'), letters)).toBe('digit-mode');
  });

  it('shows the key that the symbols of the puzzle leave free', () => {
    const presses = (symbols: readonly string[]) => ['H', '⇧ H', 'Esc', 'Ctrl Z', 'T', 'Z'].map((each) => pressOf(each, symbols));
    expect(presses(digits)).toEqual(['H', '⇧ H', 'Esc', 'Ctrl Z', 'T', 'Z']);
    expect(presses(letters)).toEqual(['Ctrl H', 'Ctrl ⇧ H', 'Esc', 'Ctrl Z', '', 'Z']);
    expect(presses(['a', 'h', 'z', '4'])).toEqual(['Ctrl H', 'Ctrl ⇧ H', 'Esc', 'Ctrl Z', 'T', '']);
  });

  it('leaves 0 to puzzles that have it', () => {
    expect(commandOf(key('0'), digits)).toBe('clear');
    expect(commandOf(key('0'), ['0', '1', '2', '3'])).toBeUndefined();
  });
});
