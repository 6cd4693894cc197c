import type { Grid } from '../../engine/grid.ts';
import type { Cage } from '../../engine/puzzle.ts';

/** Searches that go on longer than this end with two neighbours of one hue: cages on a sheet of paper hardly ever need it. */
const MOST_TRIES = 20_000;
const HUES = 4;

/** Indexed by cage: the cages that share a side with it. */
export function neighboursOfCages(grid: Grid, cages: readonly Cage[]): number[][] {
  const cageOfCell = new Map(cages.flatMap(({ cells }, cage) => cells.map((cell) => [cell, cage] as const)));
  const neighbours = cages.map(() => new Set<number>());
  for (const [cell, cage] of cageOfCell) {
    const right = (cell + 1) % grid.size === 0 ? undefined : cageOfCell.get(cell + 1);
    for (const other of [right, cageOfCell.get(cell + grid.size)]) {
      if (other === undefined || other === cage) continue;
      neighbours[cage]!.add(other);
      neighbours[other]!.add(cage);
    }
  }
  return neighbours.map((set) => [...set]);
}

/**
 * A hue 0…3 for each cage so that neighbours differ: the most constrained cage next, the least hue that fits, back where none does.
 * The same cages always get the same hues.
 */
export function coloursOfCages(grid: Grid, cages: readonly Cage[]): number[] {
  const neighbours = neighboursOfCages(grid, cages);
  const hues = cages.map(() => -1);
  let tries = 0;
  const huesAround = (cage: number) => new Set(neighbours[cage]!.map((other) => hues[other]!).filter((hue) => hue >= 0));
  const mostConstrained = () => {
    let best = -1;
    let most = -1;
    for (let cage = 0; cage < cages.length; cage++) {
      if (hues[cage]! >= 0) continue;
      const pressure = huesAround(cage).size * cages.length + neighbours[cage]!.length;
      if (pressure > most) [best, most] = [cage, pressure];
    }
    return best;
  };
  const colour = (): boolean => {
    const cage = mostConstrained();
    if (cage < 0) return true;
    const taken = huesAround(cage);
    for (let hue = 0; hue < HUES; hue++) {
      if (taken.has(hue) || ++tries > MOST_TRIES) continue;
      hues[cage] = hue;
      if (colour()) return true;
    }
    hues[cage] = -1;
    return false;
  };
  return colour() ? hues : cages.map((_, cage) => cage % HUES);
}
