import { region as words } from '#words/explorers.ts';
import { cellName } from '../../engine/grid.ts';
import { houseName, type Puzzle, symbolValue } from '../../engine/puzzle.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';

/** What some houses that do not overlap say by the 45 rule: the cages inside, the cells left over, and the cells that reach out. */
export interface RegionSum {
  readonly houses: readonly number[];
  readonly total: number;
  /** Sums of the cages that lie wholly inside. */
  readonly inside: readonly number[];
  /** Cells of the region in no such cage. */
  readonly innies: readonly number[];
  /** Cells outside the region in cages that reach into it. */
  readonly outies: readonly number[];
  /** Sums of the cages that reach over the border. */
  readonly crossing: readonly number[];
}

/** `houses` are all rows, all columns or all boxes, zero-based as in Grid. */
export function regionSum(puzzle: Puzzle, houses: readonly number[]): RegionSum {
  const { grid, cages } = puzzle;
  const region = new Set(houses.flatMap((house) => grid.cellsOfHouse[house]!));
  const houseTotal = puzzle.symbols.reduce((sum, _, index) => sum + symbolValue(puzzle, index + 1), 0);
  const whole = cages.filter(({ cells }) => cells.every((cell) => region.has(cell)));
  const crossing = cages.filter((cage) => !whole.includes(cage) && cage.cells.some((cell) => region.has(cell)));
  const taken = new Set(whole.flatMap(({ cells }) => cells));
  return {
    houses,
    total: houses.length * houseTotal,
    inside: whole.map(({ sum }) => sum),
    innies: [...region].filter((cell) => !taken.has(cell)).sort((a, b) => a - b),
    outies: crossing.flatMap(({ cells }) => cells.filter((cell) => !region.has(cell))).sort((a, b) => a - b),
    crossing: crossing.map(({ sum }) => sum),
  };
}

export const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Of several houses, those that leave one cell inside by themselves, where it is left over by all of them, too: that cell and its digit's value. */
export function knownAlone(puzzle: Puzzle, { houses, innies }: RegionSum): { house: number; cell: number; digit: number }[] {
  if (houses.length < 2) return [];
  return houses.flatMap((house) => {
    const alone = regionSum(puzzle, [house]);
    const [cell] = alone.innies;
    return alone.innies.length === 1 && innies.includes(cell!) ? [{ house, cell: cell!, digit: alone.total - total(alone.inside) }] : [];
  });
}

/** The arithmetic, sentence by sentence. */
export function regionWords(puzzle: Puzzle, { houses, total: all, inside, innies, outies, crossing }: RegionSum): string[] {
  if (houses.length === 0) return [words.none];
  const names = (cells: readonly number[]) => cells.map((cell) => cellName(puzzle.grid, cell));
  const wholly = total(inside);
  const sentences = [
    words.mustBe(
      houses.map((house) => houseName(puzzle.grid, house)),
      all,
    ),
    words.inside(inside),
  ];
  if (innies.length === 0) return [...sentences, words.filled(wholly === all)];
  sentences.push(words.left(names(innies), all, wholly));
  if (outies.length > 0) sentences.push(words.reachOut(wholly, crossing, names(outies), wholly + total(crossing), all));
  return sentences;
}

/** The grid with the region outlined; the outlines of cells left over are solid, those of cells that reach out dashed. */
export function regionScene(puzzle: Puzzle, { houses, innies, outies }: RegionSum): GridScene {
  return {
    puzzle,
    digits: puzzle.givens,
    candidates: undefined,
    struck: undefined,
    highlights: [innies, outies].map((cells, hue) => ({ cells, digits: 0, hue })).filter(({ cells }) => cells.length > 0),
    houses,
    links: [],
    heat: undefined,
    focus: undefined,
    witness: undefined,
    cage: -1,
  };
}
