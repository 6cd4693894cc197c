import { describe, expect, it } from 'vitest';
import { faultsOfWish, formOf, readWish, wishOf } from './wish.ts';

describe('a wish', () => {
  it('survives a round trip through its link', () => {
    const form = { level: 'hard', symmetry: 'diagonal', size: '6', houses: 'jigsaw' };
    const { query, wish } = readWish(form, 5);
    expect(formOf(query)).toEqual(form);
    const linked = Object.fromEntries(new URLSearchParams(query));
    expect(wishOf(linked, () => 9).wish).toEqual(wish);
    expect(faultsOfWish(linked)).toEqual([]);
    expect(wishOf({ level: 'hard' }, () => 9).wish).toMatchObject({ level: 'hard', size: 9, seed: 9 });
  });

  it.each([
    [{ size: '16' }, '“16” isn’t a size that Play makes'],
    [{ size: '9', level: 'extreme' }, 'Play can’t make 9 × 9 puzzles at level “extreme”'],
    [{ size: '4', level: 'hard' }, 'Play can’t make 4 × 4 puzzles at level “hard”'],
    [{ symmetry: 'toString' }, '“toString” isn’t a symmetry that Play knows'],
    [{ houses: 'spirals' }, '“spirals” aren’t houses that Play makes'],
    [{ size: '6', houses: 'windows' }, 'a 6 × 6 grid has no windows'],
    [{ seed: '-1' }, '“-1” isn’t a seed'],
  ])('says what of %o it does not understand', (link, fault) => {
    expect(faultsOfWish(link)).toHaveLength(1);
    expect(faultsOfWish(link)[0]).toContain(fault);
    expect(wishOf(link, () => 9).wish).toMatchObject({ symmetry: 'none', seed: 9 });
  });

  it('is for a killer where its link says so, of a level that killers have', () => {
    const { query, wish } = readWish({ level: 'hard', symmetry: 'none', size: '9', houses: 'killer' }, 5);
    expect(wish).toEqual({ method: 'cages', level: 'hard', size: 9, seed: 5 });
    expect(wishOf(Object.fromEntries(new URLSearchParams(query)), () => 9).wish).toEqual(wish);
    expect(readWish({ level: 'expert', symmetry: 'none', size: '9', houses: 'killer' }, 5).wish.level).toBe('easy');
    expect(faultsOfWish({ houses: 'killer', level: 'expert' })).toHaveLength(1);
  });

  it('falls back to defaults for unknown values', () => {
    expect(readWish({ level: 'absurd', symmetry: 'spiral', size: '7', houses: 'spirals' }, 1).wish).toMatchObject({
      level: 'easy',
      symmetry: 'none',
      size: 9,
    });
    expect(readWish({ level: 'expert', symmetry: 'none', size: '4', houses: 'usual' }, 1).wish.level).toBe('very-easy');
  });
});
