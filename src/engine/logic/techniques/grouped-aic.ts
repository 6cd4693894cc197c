import { cachedTechnique } from '../technique.ts';
import { searchChains, searchContradictions, searchIn, searchLoops } from './aic.ts';

/*
 * The chains and loops of aic.ts, where a digit's two or three places in the crossing of a line and a box may also be one node: the group
 * is right where one of them is, and wrong where none is. It is linked to every candidate that sees all of it.
 */

export const groupedContinuousLoop = cachedTechnique('grouped-continuous-loop', 'Grouped continuous nice loop', (position) =>
  searchLoops(searchIn(position, true)),
);
export const groupedDiscontinuousLoop = cachedTechnique('grouped-discontinuous-loop', 'Grouped discontinuous nice loop', (position) =>
  searchContradictions(position, searchIn(position, true)),
);
export const groupedAic = cachedTechnique('grouped-aic', 'Grouped inference chain', (position) => searchChains(searchIn(position, true)));
