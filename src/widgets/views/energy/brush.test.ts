import { describe, expect, it } from 'vitest';
import { partAfterKey } from './brush.ts';

const key = (name: 'ArrowLeft' | 'ArrowRight', shiftKey = false) => ({ key: name, shiftKey });

describe('a part that is marked by keys, in a drawing 100 wide', () => {
  it('begins around the playhead, and inside the drawing', () => {
    expect(partAfterKey(key('ArrowRight'), null, 50, 100)).toEqual([37.5, 62.5]);
    expect(partAfterKey(key('ArrowLeft'), null, 2, 100)).toEqual([0, 25]);
    expect(partAfterKey(key('ArrowRight'), null, 99, 100)).toEqual([75, 100]);
  });

  it('moves as a whole, up to the ends', () => {
    expect(partAfterKey(key('ArrowRight'), [10, 30], 0, 100)).toEqual([12, 32]);
    expect(partAfterKey(key('ArrowLeft'), [1, 21], 0, 100)).toEqual([0, 20]);
    expect(partAfterKey(key('ArrowRight'), [79, 99], 0, 100)).toEqual([80, 100]);
  });

  it('with Shift moves its end alone: never to nothing, never out of the drawing', () => {
    expect(partAfterKey(key('ArrowRight', true), [10, 30], 0, 100)).toEqual([10, 32]);
    expect(partAfterKey(key('ArrowLeft', true), [10, 13], 0, 100)).toEqual([10, 12]);
    expect(partAfterKey(key('ArrowRight', true), [10, 99], 0, 100)).toEqual([10, 100]);
  });
});
