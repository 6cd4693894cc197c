import { describe, expect, it } from 'vitest';
import { gridOf } from '../../../engine/grid.ts';
import { usualSymbols } from '../../../engine/puzzle.ts';
import { typedDigit } from './typed.ts';

const keyOf = (character: string) => ({
  key: character,
  code: /\d/.test(character) ? `Digit${character}` : `Key${character.toUpperCase()}`,
});
const numbers = Array.from({ length: 16 }, (_, index) => String(index + 1));

describe('a typed key', () => {
  it.each([4, 6, 9, 12, 16, 25])('is the digit of every symbol that a grid of size %i usually has, in small letters too', (size) => {
    const symbols = usualSymbols(gridOf(size).size);
    for (const [index, symbol] of symbols.entries()) {
      expect(typedDigit(symbols, keyOf(symbol))?.digit).toBe(index + 1);
      expect(typedDigit(symbols, keyOf(symbol.toLowerCase()))?.digit).toBe(index + 1);
    }
  });

  it('writes numbers of two figures one after the other', () => {
    for (const [index, symbol] of numbers.entries()) {
      let typed: ReturnType<typeof typedDigit>;
      for (const character of symbol) typed = typedDigit(numbers, keyOf(character), typed?.text);
      expect(typed?.digit).toBe(index + 1);
    }
    expect(typedDigit(numbers, keyOf('7'), '1')).toEqual({ digit: 7, text: '7', goesOn: false });
    expect(typedDigit(numbers, keyOf('2'), '12')).toEqual({ digit: 2, text: '2', goesOn: false });
  });

  it('is a digit with Shift, on the number pad and on keyboards with other letters', () => {
    expect(typedDigit(usualSymbols(9), { key: '!', code: 'Digit1' })?.digit).toBe(1);
    expect(typedDigit(usualSymbols(9), { key: 'End', code: 'Numpad1' })?.digit).toBe(1);
    expect(typedDigit(usualSymbols(25), { key: 'р', code: 'KeyH' })?.digit).toBe(8);
    expect(typedDigit(usualSymbols(25), { key: 'a', code: 'KeyQ' })?.digit).toBe(1);
  });

  it('tells small letters from capitals where both are symbols', () => {
    expect(typedDigit(['A', 'a', 'B', 'b'], { key: 'b', code: 'KeyB' })?.digit).toBe(4);
  });

  it.each([
    { key: '0', code: 'Digit0' },
    { key: 'h', code: 'KeyH' },
    { key: 'Tab', code: 'Tab' },
  ])('is none: %o', (key) => {
    expect(typedDigit(usualSymbols(9), key)).toBeUndefined();
  });
});
