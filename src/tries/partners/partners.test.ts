import fc from 'fast-check';
import { expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { gridOf } from '../../engine/grid.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { none } from '../../engine/search/matching.ts';
import { matchingScene } from '../../widgets/views/matching/layout.ts';
import { augmented, isFull, type Pairing, pairingOf, pictureOf, roundTrip, toStrike } from './partners.ts';
import { partners as words } from './words.ts';

const grid = gridOf(9);
/** A house that can be filled: the answer is among the marks. */
const anyHouse = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 9, maxLength: 9 }),
    fc.array(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { maxLength: 3 }), { minLength: 9, maxLength: 9 }),
  )
  .map(([answer, others]) =>
    pairingOf(
      grid,
      19,
      answer.map((value, slot) => [...new Set([value, ...others[slot]!])].sort()),
    ),
  );

function filled(pairing: Pairing): Pairing {
  let now = pairing;
  for (let next = augmented(now); next; next = augmented(now)) now = next.pairing;
  return now;
}

/** All ways to give each slot a value of its own. */
function fillings(values: readonly (readonly number[])[], slot = 0, used: readonly number[] = []): (readonly number[])[] {
  if (slot === values.length) return [used];
  return values[slot]!.filter((value) => !used.includes(value)).flatMap((value) => fillings(values, slot + 1, [...used, value]));
}

it('pairs every cell by paths, and strikes exactly the marks that no pairing uses', () => {
  fc.assert(
    fc.property(anyHouse, (house) => {
      const pairing = filled(house);
      expect(isFull(pairing)).toBe(true);
      expect(new Set(pairing.pairs).size).toBe(9);
      const all = fillings(pairing.values);
      const dead = toStrike(pairing).map(({ slot, value }) => `${slot} ${value}`);
      for (const [slot, list] of pairing.values.entries()) {
        for (const value of list) {
          const isUsed = all.some((filling) => filling[slot] === value);
          expect([slot, value, dead.includes(`${slot} ${value}`)]).toEqual([slot, value, !isUsed]);
          if (pairing.pairs[slot] === value) continue;
          const found = roundTrip(pairing, { slot, value });
          expect('pairing' in found).toBe(isUsed);
          if ('pairing' in found) {
            const { pairs } = found.pairing;
            expect([pairs[slot], pairs.includes(none), new Set(pairs).size]).toEqual([value, false, 9]);
          } else {
            // Some cells have exactly as many digits, and the one that was asked for is among them.
            const union = new Set(found.keepers.flatMap((keeper) => pairing.values[keeper]!));
            expect([...union].sort()).toEqual(found.values);
            expect([union.size, union.has(value), found.keepers.includes(slot)]).toEqual([found.keepers.length, true, false]);
          }
        }
      }
    }),
    samples(60),
  );
});

it('numbers no cells, since nobody has walked there', () => {
  const kept = {
    ...pairingOf(
      grid,
      19,
      Array.from(grid.cellsOfHouse[19]!, (_, slot) => [slot]),
    ),
    keepers: [0, 2],
  };
  const scene = matchingScene(puzzleOf(new Uint8Array(81)), pictureOf(kept), true)!;
  expect(scene.slots.filter(({ walked }) => walked)).toEqual([]);
  expect(scene.slots.filter(({ state }) => state === 'reached')).toHaveLength(2);
  expect(scene.bands).toEqual([]);
});

it('speaks of lines between groups only as long as there are any', () => {
  expect(JSON.stringify(words.sorted(true))).toContain('Each dashed line');
  expect(JSON.stringify(words.sorted(false))).not.toContain('dashed');
});

it('says once that every cell has a partner', () => {
  const said = JSON.stringify([words.path([{ cell: 'r1c4', takes: 3, had: 0 }]), words.full]);
  expect(said.match(/has a partner/g)).toHaveLength(1);
});
