import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const groups = ['search', 'killer', 'rate'];
const read = (text: string, usual?: string) => readArguments(text.split(' ').filter(Boolean), groups, usual);

describe('the arguments of a race', () => {
  it('reads a commit alone as all groups against it', () => {
    expect(read('b70536d')).toEqual({ older: 'b70536d', groups, heats: 2 });
  });

  it('reads groups after the commit, each once and in the order of the list', () => {
    expect(read('v1.0 killer search killer')).toEqual({ older: 'v1.0', groups: ['search', 'killer'], heats: 2 });
  });

  it('takes the usual commit where none is named', () => {
    expect(read('', 'abc')).toEqual({ older: 'abc', groups, heats: 2 });
    expect(read('rate', 'abc')).toEqual({ older: 'abc', groups: ['rate'], heats: 2 });
  });

  it('reads the number of heats anywhere', () => {
    expect(read('--heats 5 b70536d rate').heats).toBe(5);
    expect(read('b70536d rate --heats=1')).toEqual({ older: 'b70536d', groups: ['rate'], heats: 1 });
  });

  it('requires a commit where there is no default', () => {
    expect(() => read('')).toThrow('Name the older commit');
    expect(() => read('rate')).toThrow('Name the older commit');
  });

  it('rejects unknown parts, options and numbers of heats', () => {
    expect(() => read('b70536d kilLer')).toThrow("There is no part 'kilLer'. Expected some of search, killer, rate");
    expect(() => read('b70536d --rounds 3')).toThrow('--rounds');
    for (const heats of ['0', '1.5', 'two', '-1', ''])
      expect(() => read(`b70536d --heats=${heats}`), heats).toThrow("isn't a whole number");
  });
});
