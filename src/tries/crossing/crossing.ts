import { type House, type InnerCage, type Sharing, shared } from '../innie/innie.ts';

/** Of a house that its cages have to themselves: how many of the sets left are in no sharing. */
export function setsOut(house: House, sharing: Sharing): number {
  const kept = shared(house, sharing);
  return sharing.left.reduce((all, sets, at) => all + sets.length - kept[at]!.length, 0);
}

/** The cages of which not all cells are in the house. */
export const reachingOut = ({ puzzle, cages }: House): readonly InnerCage[] =>
  cages.filter(({ cage, cells }) => cells.length < puzzle.cages[cage]!.cells.length);
