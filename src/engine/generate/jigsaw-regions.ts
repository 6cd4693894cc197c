import { usualBoxRows } from '../grid.ts';
import type { Random } from '../random.ts';

/** Exchanges that are tried for each cell: enough that nothing of the boxes is seen any more. */
const EXCHANGES = 12;

/**
 * Connected regions of n cells each for a jigsaw: the region of each cell, 0 … n − 1. They begin as boxes, or as rows where the size is a
 * prime, and at their borders exchange cells at random as long as both stay in one piece.
 */
export function jigsawRegions(size: number, random: Random): number[] {
  const boxRows = usualBoxRows(size) ?? 1;
  const boxColumns = size / boxRows;
  const regions = Array.from(
    { length: size * size },
    (_, cell) => Math.floor(Math.floor(cell / size) / boxRows) * boxRows + Math.floor((cell % size) / boxColumns),
  );
  const neighbours = regions.map((_, cell) =>
    [cell - size, cell + size, cell % size > 0 ? cell - 1 : -1, cell % size < size - 1 ? cell + 1 : -1].filter(
      (each) => each >= 0 && each < regions.length,
    ),
  );
  const touches = (cell: number, region: number) => neighbours[cell].some((each) => regions[each] === region);
  const isWhole = (region: number) => {
    const seen = new Set([regions.indexOf(region)]);
    for (const cell of seen) for (const next of neighbours[cell]) if (regions[next] === region) seen.add(next);
    return seen.size === size;
  };
  for (let tries = EXCHANGES * regions.length; tries > 0; tries--) {
    const cell = random.below(regions.length);
    const own = regions[cell];
    const other = regions[neighbours[cell][random.below(neighbours[cell].length)]];
    if (own === other) continue;
    const partners = [...regions.keys()].filter((each) => regions[each] === other && touches(each, own));
    const partner = partners[random.below(partners.length)];
    [regions[cell], regions[partner]] = [other, own];
    if (!isWhole(own) || !isWhole(other)) [regions[cell], regions[partner]] = [own, other];
  }
  return regions;
}
