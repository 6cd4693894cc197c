import type { GridPicture } from '../grid-picture.ts';
import { type AnyStep, fieldOf } from '../step.ts';
import { type KillerState, litCage } from './cage-state.ts';

/**
 * A killer's grid and its cages. The cage of the step is lit: a cage of the puzzle, or one that the 45 rule derives, with its region,
 * innies and outies.
 */
export function cagePicture(state: KillerState, step: AnyStep | undefined): { readonly grid: GridPicture; readonly cages: KillerState } {
  const { puzzle, digits, candidates, cages } = state;
  const lit = litCage(state, step);
  const derivation = cages[lit]?.derivation;
  if (!derivation) {
    const house = step ? fieldOf(step, 'house') : -1;
    return { grid: { puzzle, digits, candidates, cage: lit, houses: house < 0 ? [] : [house] }, cages: state };
  }
  const { houses, innies, outies } = derivation;
  // Their outlines distinguish them; a number next to candidates would look like a digit.
  const highlights = [innies, outies].map((cells, hue) => ({ cells, digits: 0, hue })).filter(({ cells }) => cells.length > 0);
  return { grid: { puzzle, digits, candidates, houses, highlights }, cages: state };
}
