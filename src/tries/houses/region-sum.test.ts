import { describe, expect, it } from 'vitest';
import killers from '../../../content/puzzles/killers.json' with { type: 'json' };
import { readPuzzles } from '../../engine/formats/read.ts';
import { killerSample } from '../../engine/killer/testing/samples.ts';
import { knownAlone, regionSum, regionWords } from './region-sum.ts';

const wikipedia = killers.find(({ id }) => id === 'killer-wikipedia')!;
const { puzzle } = readPuzzles(wikipedia.puzzle)[0]!;
const answer = Array.from(wikipedia.solution!, Number);
const sumAt = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + answer[cell]!, 0);

describe('the 45 rule in the reader’s hands', () => {
  it.each(
    [0, 9, 18]
      .flatMap((first) =>
        Array.from({ length: 9 }, (_, from) =>
          Array.from({ length: 9 - from }, (_, more) => Array.from({ length: more + 1 }, (_, index) => first + from + index)),
        ),
      )
      .flat()
      .map((houses) => [houses] as const),
  )('agrees with the answer for houses %j', (houses) => {
    const { total, inside, innies, outies, crossing } = regionSum(puzzle, houses);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
    expect(sumAt(innies)).toBe(total - sum(inside));
    expect(sumAt(outies)).toBe(sum(inside) + sum(crossing) - total);
  });

  it('leaves one innie in boxes 3 and 7 of the killer that its chapter shows, one in four boxes together, and four in row 1', () => {
    const shown = readPuzzles(killers.find(({ id }) => id === 'killer-rmit-easy-1')!.puzzle)[0]!.puzzle;
    const innies = (...houses: number[]) => regionSum(shown, houses).innies.length;
    expect([innies(20), innies(24), innies(18, 19, 21, 22), innies(0)]).toEqual([1, 1, 1, 4]);
    for (const box of [18, 19, 21, 22]) expect(innies(box)).toBeGreaterThan(4);
    expect(regionWords(shown, regionSum(shown, [20])).join(' ')).toContain('with the cage that reaches out, the cages make');
  });

  it('knows both cells of boxes 3 and 7 from one box each, and neither of four boxes', () => {
    const { puzzle: shown, solution } = killerSample('killer-rmit-easy-1');
    const known = (...houses: number[]) => knownAlone(shown, regionSum(shown, houses));
    expect(known(20, 24).map(({ house, cell }) => [house, cell])).toEqual([
      [20, 25],
      [24, 65],
    ]);
    for (const { cell, digit } of known(20, 24)) expect(digit).toBe(Number(solution![cell]));
    expect([known(20), known(18, 19, 21, 22)]).toEqual([[], []]);
  });

  it('spells its arithmetic out', () => {
    const words = regionWords(puzzle, regionSum(puzzle, [0])).join(' ');
    expect(words).toContain('Row 1 must add up to 45.');
    expect(words).toMatch(/45 − \d+ = \d+/);
    expect(regionWords(puzzle, regionSum(puzzle, []))).toEqual(['Choose a house, or several of one kind.']);
  });
});
