import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../tests/samples.ts';
import { countDigits, hasDigit, setOfDigits } from '../../engine/candidates.ts';
import { gridOf } from '../../engine/grid.ts';
import { linesOf, type MarkedHouse, markedHouse, openCells, setsOf, standingOf, unionOf } from '../set/set.ts';
import { fillingOf, handedDown, inNoFilling, poorer, written } from './hall.ts';
import { isClosed, nextOf, type Stage } from './stages.ts';

const grid = gridOf(9);
const houseOf = (markups: readonly number[]) =>
  markedHouse(
    grid,
    0,
    [...markups, ...Array<number>(9 - markups.length).fill(0)].map((markup) => ({ digit: 0, markup })),
  );
const anyHouse = fc
  .array(fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }), { minLength: 2, maxLength: 6 })
  .map((cells) => houseOf(cells.map(setOfDigits)));

/** What is done step by step until the group is closed, or every cell has a digit. */
function played(house: MarkedHouse): Stage {
  let stage: Stage = {
    hall: { before: house, house, cell: 0, digit: 0 },
    filling: poorer(house, fillingOf(house)),
    group: [],
    isBack: false,
    isFull: false,
  };
  for (let next = nextOf(stage); next !== undefined && next !== 'back' && next !== 'full'; next = nextOf(stage)) {
    const { filling, group } = stage;
    if ('cell' in next) {
      const { cell } = next;
      // It begins with a cell that has no digit; only cells join whose digit the group can have.
      if (group.length === 0) expect(filling.has(cell)).toBe(false);
      else expect(hasDigit(unionOf(house, group), filling.get(cell)!)).toBe(true);
      stage = { ...stage, group: [...group, cell] };
    } else {
      const fuller = new Map(filling);
      for (const { cell, digit } of handedDown(house, filling, group, next.digit)) fuller.set(cell, digit);
      expect(fuller.size).toBe(filling.size + 1);
      stage = { ...stage, filling: fuller, group: [] };
    }
    for (const [cell, digit] of stage.filling) expect(hasDigit(house.markups[cell]!, digit)).toBe(true);
    expect(new Set(stage.filling.values()).size).toBe(stage.filling.size);
  }
  return stage;
}

describe('a group that grows from a cell without a digit', () => {
  it('hands digits down until every cell has one, or it has fewer digits than cells', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const filling = fillingOf(house);
        const stage = played(house);
        // A group may be closed while another cell could still get a digit.
        expect(stage.filling.size).toBeLessThanOrEqual(filling.size);
        expect(isClosed(stage)).toBe(filling.size < openCells(house).length);
        if (isClosed(stage)) expect(countDigits(unionOf(house, stage.group))).toBe(stage.group.length - 1);
      }),
      samples(200),
    );
  });

  it('begins one cell short of the fullest filling, wherever a digit can be handed down', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        const filling = fillingOf(house);
        expect([filling.size, filling.size - 1]).toContain(poorer(house, filling).size);
      }),
      samples(200),
    );
  });

  it('strikes what no full filling uses', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        if (fillingOf(house).size < openCells(house).length) return;
        const struck = setsOf(house).flatMap(({ cells, digits }) =>
          linesOf(house).filter(({ cell, digit }) => !cells.includes(cell) && hasDigit(digits, digit)),
        );
        const names = (marks: readonly { cell: number; digit: number }[]) =>
          [...new Set(marks.map(({ cell, digit }) => `${cell} ${digit}`))].sort();
        expect(names(inNoFilling(house))).toEqual(names(struck));
      }),
      samples(200),
    );
  });

  it('is a set with the digit that made the house impossible', () => {
    fc.assert(
      fc.property(anyHouse, (house) => {
        if (fillingOf(house).size < openCells(house).length) return;
        const [cell] = openCells(house);
        for (const digit of [1, 2, 3, 4, 5, 6].filter((each) => hasDigit(house.markups[cell!]!, each))) {
          const { group } = played(written(house, cell!, digit));
          if (group.length === 0) continue;
          expect(standingOf(house, group)).toMatchObject({ kind: 'naked' });
          expect(hasDigit(unionOf(house, group), digit)).toBe(true);
        }
      }),
      samples(200),
    );
  });
});
