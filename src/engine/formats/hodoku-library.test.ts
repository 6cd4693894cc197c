import { describe, expect, it } from 'vitest';
import { digitsOf } from '../candidates.ts';
import type { InputError } from '../errors.ts';
import { printPosition, readCase, readLibrary, techniquesOfCode } from './hodoku-library.ts';

const grid = `12..${'.'.repeat(32)}+5${'.'.repeat(44)}`;

describe('a library line', () => {
  it('distinguishes givens from placed digits, and strikes deleted candidates', () => {
    const { position } = readCase(`:0200:34:${grid}:313 413 314:315:::`);
    expect(Array.from(position.givens.slice(0, 3))).toEqual([1, 2, 0]);
    expect([position.digits[36], position.givens[36]]).toEqual([5, 0]);
    expect(digitsOf(position.candidates[2])).toEqual([5, 6, 7, 8, 9]);
    expect(digitsOf(position.candidates[3])).toEqual([4, 5, 6, 7, 8, 9]);
    expect(digitsOf(position.candidates[0])).toEqual([]);
  });

  it('names digit, row and column in this order', () => {
    const { eliminations, placements } = readCase(`:0002:8:${grid}:::829:`);
    expect(eliminations).toEqual([]);
    expect(placements).toEqual([{ cell: 17, digit: 8 }]);
  });

  it('may be a case in which the technique must not be found, or a variant', () => {
    expect(readCase(`:0606-x:34:${grid}::435::`)).toMatchObject({ code: '0606', mustFail: true, techniques: ['hidden-rectangle'] });
    expect(readCase(`:0110-1:34:${grid}::435::`)).toMatchObject({ variant: '1', mustFail: false, techniques: ['locked-pair'] });
    expect(readCase(`:0701:34:${grid}::435::5`)).toMatchObject({ extra: '5', digits: [3, 4] });
    expect(readCase(`:03621:5:${grid}::435::`).techniques).toEqual([]);
  });

  it('is passed over when it is a remark', () => {
    expect(readLibrary(`# remark\n\n:0003:8:${grid}:::829:\r\n`).map(({ code }) => code)).toEqual(['0003']);
  });

  it.each([
    ['no colon', /line isn’t a library case/],
    [`:0003:8:${grid}.:::829:`, /isn’t a grid/],
    [`:0003:8:${grid}:::8x9:`, /'8x9' isn’t a candidate/],
  ])('%s is refused with its place', (line, message) => {
    expect(() => readLibrary(`# first\n${line}`)).toThrow(message);
    try {
      readLibrary(`# first\n${line}`);
    } catch (error) {
      expect((error as InputError).describe('cases.txt')).toMatch(/^cases\.txt:2:1: /);
    }
  });

  it('is printed as it was read', () => {
    const line = `:0000:x:${grid}:313 413 314::`;
    expect(printPosition(readCase(line).position)).toBe(line);
  });
});

describe('codes', () => {
  it('mean one technique or more', () => {
    expect(techniquesOfCode('0002')).toEqual(['hidden-single-box', 'hidden-single-line']);
    expect(techniquesOfCode('0300')).toEqual(['x-wing']);
    expect(techniquesOfCode('1201')).toEqual(['templates']);
    expect(techniquesOfCode('9999')).toEqual([]);
  });
});
