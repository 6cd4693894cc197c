import { describe, expect, it } from 'vitest';
import { digitsOf } from '../../engine/candidates.ts';
import { killerAdvanced } from '../../engine/killer/killer-advanced.card.ts';
import { partsOf } from '../../engine/killer/share-out.ts';
import { killerSample } from '../../engine/killer/testing/samples.ts';
import { beginning, type House, refutation, type Sharing, setToStrike, shared, sharingWith, struck, verdictOn } from '../innie/innie.ts';
import { cagesIn } from '../notes/notes.ts';
import { reachingOut, setsOut } from './crossing.ts';

/** Box 2 of the killer that its chapter shares out, as its run meets it before the fifth strike. */
function boxShown(): House {
  const { puzzle } = killerSample('killer-rmit-easy-3');
  const state = killerAdvanced.start(puzzle, { rule45: true, outside: true, sharing: true });
  let strikes = 0;
  let parts = partsOf(state, 19)!;
  for (const step of killerAdvanced.run(state)) {
    if (step.kind === 'shareCombination' && ++strikes === 5) {
      expect(step.house).toBe(19);
      const noted = cagesIn(parts, (cage) => state.cages[cage]!.sum);
      const cages = parts.map(({ cage, cells }, at) => ({ cage, cells, sum: noted[at]!.sum, sets: noted[at]!.sets }));
      return { puzzle, house: 19, cell: -1, cages, total: 0, inside: 0 };
    }
    parts = partsOf(state, 19) ?? parts;
  }
  throw new Error('the run strikes less');
}

const box = boxShown();
const names = (sets: readonly number[]) => sets.map((set) => digitsOf(set).join(''));

describe('a box of which two cages reach out', () => {
  it('leaves the two cells of those cages 12 together, and three of all sets in no sharing', () => {
    const reaching = reachingOut(box);
    expect(reaching.map(({ sum, cells }) => [sum, cells.length])).toEqual([
      [16, 1],
      [15, 1],
    ]);
    const inside = box.cages.filter((cage) => !reaching.includes(cage)).reduce((all, { sum }) => all + sum, 0);
    expect(45 - inside).toBe(12);
    expect(setsOut(box, beginning(box))).toBe(3);
    expect(box.cages.map(({ sum, sets }) => [sum, names(sets).join(' ')])).toEqual([
      [14, '59 68'],
      [16, '3 4 8 9'],
      [15, '3 4 8 9'],
      [11, '128 137 146 236 245'],
      [8, '17 26 35'],
    ]);
  });

  it('is struck to the end, each set with its reason, and what stays has a sharing', () => {
    let sharing: Sharing = beginning(box);
    const order: string[] = [];
    for (let next = setToStrike(box, sharing); next; next = setToStrike(box, sharing)) {
      expect(refutation(box, sharing, next.at, next.set)).toBeDefined();
      order.push(...names([next.set]));
      sharing = struck(sharing, next.at, next.set);
    }
    expect(order.toSorted()).toEqual(['128', '146', '35']);
    expect(setsOut(box, sharing)).toBe(0);
    for (const [at, sets] of shared(box, beginning(box)).entries()) {
      for (const set of sets) {
        expect(verdictOn(box, beginning(box), at, set)).toBe('stays');
        const found = sharingWith(box, beginning(box), at, set)!;
        expect([found[at], names(found).join('').split('').toSorted().join('')]).toEqual([set, '123456789']);
      }
    }
  });
});
