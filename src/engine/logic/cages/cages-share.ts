import { partsOf, shareOut } from '../../killer/share-out.ts';
import type { SharingPicture } from '../../picture/cages.ts';
import { housesOf, type Position } from '../position.ts';
import { type CellDigit, candidatesAt, type Finding, seen, technique } from '../technique.ts';

/** The position as the sharing of a house takes it. */
function pictureOf({ digits, candidates, cages }: Position): SharingPicture {
  const { puzzle, own, cageOfCell } = cages!;
  const combinations = own.map((cage) => cages!.combinationsOf(cage));
  return {
    puzzle,
    digits,
    candidates,
    cages: own,
    known: own.length,
    cageOfCell,
    combinations,
    ruledOut: combinations.map((all) => new Uint8Array(all.length)),
  };
}

/** The cages that cross a house share out its digits: each has to leave the others what they need. */
function* search(position: Position): Generator<Finding> {
  if (!position.cages) return;
  const { grid, digits } = position;
  const picture = pictureOf(position);
  for (const house of housesOf(grid)) {
    const parts = partsOf(picture, house);
    const kept = parts && shareOut(parts, grid.size);
    if (!kept) continue;
    const eliminations: CellDigit[] = parts.flatMap(({ cells }, part) =>
      cells.flatMap((cell, index) => {
        const allowed = kept[part].reduce((set, { arranged }) => set | arranged[index], 0);
        return digits[cell] === 0 ? candidatesAt(position, [cell], ~allowed) : [];
      }),
    );
    const open = grid.cellsOfHouse[house].filter((cell) => digits[cell] === 0);
    yield { pattern: [seen(open, 0, 0)], houses: [house], eliminations };
  }
}

export const cagesShare = technique('cages-share', 'Cages share a house', search);
