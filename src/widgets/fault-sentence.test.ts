import { describe, expect, it } from 'vitest';
import { InputError } from '../engine/errors.ts';
import { asSentence, faultSentence } from './fault-sentence.ts';

describe('a message on the page', () => {
  it.each([
    ['there is nothing here', 'There is nothing here.'],
    ['5 stands at r1c1 and again at r1c2.', '5 stands at r1c1 and again at r1c2.'],
    ['too many..', 'Too many.'],
    ['wait …', 'Wait …'],
  ])('%s', (message, sentence) => {
    expect(asSentence(message)).toBe(sentence);
  });

  it('says in full what was expected', () => {
    expect(faultSentence(new InputError('the text holds 2 puzzles', { expected: 'one' }))).toBe('The text holds 2 puzzles; expected one.');
  });
});
