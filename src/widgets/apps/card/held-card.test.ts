import { describe, expect, it } from 'vitest';
import { change, heldText, noCard, putDown, raise, readHeld } from './held-card.ts';

describe('a card on a phone', () => {
  it('keeps the choices of both rounds, and the last one where somebody votes again', () => {
    const first = putDown(raise(noCard, 0));
    const second = putDown(raise(first, 2));
    expect(second).toEqual({ chosen: [0, 2], up: false });
    expect(raise(second, 3).chosen).toEqual([0, 3]);
  });

  it('is changed within its round', () => {
    expect(raise(change(raise(noCard, 0)), 1)).toEqual({ chosen: [1], up: true });
    expect(change(raise(raise(noCard, 0), 2)).chosen).toEqual([0]);
  });

  it('comes back from what was kept, and from nothing else', () => {
    expect(readHeld(heldText({ chosen: [1, 3], up: true }), 4)).toEqual({ chosen: [1, 3], up: false });
    for (const text of [null, '', '4', '012', 'x', '-1']) expect(readHeld(text, 4)).toEqual(noCard);
  });
});
