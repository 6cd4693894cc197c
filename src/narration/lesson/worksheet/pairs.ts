import { cellName } from '../../../engine/grid.ts';
import type { Picture } from '../../../engine/picture.ts';
import { houseName, symbolOf } from '../../../engine/puzzle.ts';
import { textSaid } from '../../en/worksheet.ts';
import type { CutStrip } from './worksheet.ts';

/** Panes that draw a matching. */
const MATCHINGS: readonly string[] = ['matching', 'side-by-side'];

/** Whether a strip has matchings beside its pictures. */
export const isPaired = ({ pane }: Pick<CutStrip, 'pane'>): boolean => pane !== undefined && MATCHINGS.includes(pane);

/** The pairs of a matching in a line; none between two looks. */
export function pairsLines({ grid, matching }: Picture): string[] {
  if (!grid || !matching || matching.pairs.length === 0) return [];
  const { house, digit, pairs } = matching;
  const { puzzle } = grid;
  const slot = (index: number) => (house >= 0 ? cellName(puzzle.grid, puzzle.grid.cellsOfHouse[house]![index]!) : `r${index + 1}`);
  const value = (index: number) => (house >= 0 ? symbolOf(puzzle, index + 1) : `c${index + 1}`);
  const made = Array.from(pairs).flatMap((each, index) => (each < 0 ? [] : [`${slot(index)} ${value(each)}`]));
  return [textSaid.pairs(house >= 0 ? houseName(puzzle.grid, house) : symbolOf(puzzle, digit), made)];
}
