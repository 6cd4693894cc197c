import { bitOf } from '../../../engine/candidates.ts';
import { cellsOfEnd } from '../../../engine/grid-picture.ts';
import type { Position } from '../../../engine/logic/position.ts';
import type { Instance } from '../../../engine/logic/technique.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { rulingOf } from '../../../narration/en/hints.ts';
import type { HintPicture } from './hint.ts';

export const noPicture: Omit<HintPicture, 'candidates'> = {
  highlights: [],
  houses: [],
  links: [],
  blockers: [],
  strikes: [],
  placements: [],
  wrong: [],
};

/** Indexed by cell: in these cells all candidates of the position, in the others none. */
function candidatesIn(cells: readonly number[], { candidates, grid }: Position): Uint32Array {
  const shown = noCandidates({ grid });
  for (const cell of cells) shown[cell] = candidates[cell]!;
  return shown;
}

/** Indexed by cell: no candidates. */
export const noCandidates = ({ grid }: Pick<Puzzle, 'grid'>): Uint32Array => new Uint32Array(grid.cellCount);

/** The cells whose candidates an instance speaks of: of a grave, all that are open. */
const cellsOf = ({ technique, pattern, links }: Instance, { candidates }: Position) => [
  ...(technique === 'bug+1' ? [...candidates.keys()].filter((cell) => candidates[cell] !== 0) : []),
  ...pattern.flatMap(({ cells }) => cells),
  ...links.flatMap(({ from, to }) => [from, to].flatMap(cellsOfEnd)),
];

/** The cages that an argument counts: one, or all that the rule of 45 takes whole. */
export function cagesOf({ cage }: Instance, { cages }: Position): readonly number[] {
  if (!cage || !cages) return [];
  return cage.derivation?.whole ?? [cages.own.indexOf(cage)];
}

/** Indexed by cell: what a picture strikes, as sets of digits. */
export function strikesIn({ candidates, strikes }: Pick<HintPicture, 'candidates' | 'strikes'>): Uint32Array {
  const struck = new Uint32Array(candidates.length);
  for (const { cell, digit } of strikes) struck[cell]! |= bitOf(digit);
  return struck;
}

/** The pattern of an instance in a position, without what follows from it. */
export function patternPicture(instance: Instance, position: Position): HintPicture {
  const { pattern, houses, links } = instance;
  const cages = cagesOf(instance, position);
  return { ...noPicture, candidates: candidatesIn(cellsOf(instance, position), position), highlights: pattern, houses, links, cages };
}

/** An instance with all that follows from it. */
export function reasonPicture(instance: Instance, position: Position): HintPicture {
  const { pattern, houses, links, eliminations, placements } = instance;
  return {
    ...noPicture,
    candidates: candidatesIn([...cellsOf(instance, position), ...eliminations.map(({ cell }) => cell)], position),
    highlights: pattern,
    houses,
    links,
    blockers: rulingOf(instance, position)?.blockers ?? [],
    strikes: eliminations,
    placements,
    cages: cagesOf(instance, position),
  };
}
