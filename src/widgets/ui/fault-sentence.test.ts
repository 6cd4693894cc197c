import { describe, expect, it } from 'vitest';
import { InputError } from '../../engine/errors.ts';
import { asSentence, faultSentence, isNotLoaded, WORKER_NOT_LOADED, workerFault } from './fault-sentence.ts';

describe('a message on the page', () => {
  it.each([
    ['there is nothing here', 'There is nothing here.'],
    ['5 is at r1c1 and again at r1c2.', '5 is at r1c1 and again at r1c2.'],
    ['too many..', 'Too many.'],
    ['wait …', 'Wait …'],
  ])('%s', (message, sentence) => {
    expect(asSentence(message)).toBe(sentence);
  });

  it('says in full what was expected, and where the fault is, unless that is the start', () => {
    expect(faultSentence(new InputError('the text holds 2 puzzles', { expected: 'one' }))).toBe('The text holds 2 puzzles. Expected one.');
    const at = (line: number) => new InputError('this is odd', { place: { line, column: 1 } });
    expect([1, 2].map((line) => faultSentence(at(line)))).toEqual(['This is odd.', 'Line 2, column 1: this is odd.']);
  });

  it.each([
    'Failed to fetch dynamically imported module: http://localhost/_astro/grid.B1x.js',
    'error loading dynamically imported module: http://localhost/_astro/grid.B1x.js',
    'Importing a module script failed.',
    WORKER_NOT_LOADED,
  ])('says that a part of the page did not come: %s', (message) => {
    expect(isNotLoaded(new TypeError(message))).toBe(true);
    expect(faultSentence(new TypeError(message))).toMatch(/^Part of this page couldn’t be loaded\./);
  });

  it('takes a worker whose error has no words for one that did not come, and no other', () => {
    expect(isNotLoaded(workerFault(new Event('error')))).toBe(true);
    expect(isNotLoaded(new Error('x is not a function'))).toBe(false);
  });
});
