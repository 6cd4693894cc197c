import { describe, expect, it } from 'vitest';
import { backtracking } from '../engine/search/backtracking.card.ts';
import { offeredOptions } from './run-at-build.ts';

describe('the options that a figure offers', () => {
  it.each([
    [undefined, Object.keys(backtracking.options)],
    ['', []],
    ['order', ['order']],
  ])('%j', (names, offered) => {
    expect(Object.keys(offeredOptions(backtracking.options, names))).toEqual(offered);
  });

  it.each(['speed', 'constructor'])('refuses %s, which is none', (name) => {
    expect(() => offeredOptions(backtracking.options, name)).toThrow(`no option '${name}'`);
  });
});
