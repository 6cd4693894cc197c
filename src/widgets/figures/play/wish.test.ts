import { describe, expect, it } from 'vitest';
import { formOf, readWish, wishOf } from './wish.ts';

describe('a wish', () => {
  it('comes back from its link', () => {
    const form = { level: 'hard', symmetry: 'diagonal', size: '6' };
    const { query, wish } = readWish(form, 5);
    expect(formOf(query)).toEqual(form);
    expect(wishOf(new URLSearchParams(query)).wish).toEqual(wish);
  });

  it('takes usual values for those that do not exist', () => {
    expect(readWish({ level: 'absurd', symmetry: 'spiral', size: '7' }, 1).wish).toMatchObject({
      level: 'easy',
      symmetry: 'none',
      size: 9,
    });
    expect(readWish({ level: 'expert', symmetry: 'none', size: '4' }, 1).wish.level).toBe('very-easy');
  });
});
