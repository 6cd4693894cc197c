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

/** Indexed by cell: in these cells all candidates of the position, in the others these marks. */
function candidatesIn(cells: readonly number[], { candidates }: Position, marks: Uint32Array): Uint32Array {
  const shown = new Set(cells);
  return marks.map((set, cell) => (shown.has(cell) ? candidates[cell]! : set));
}

/** Indexed by cell: no candidates. */
export const noCandidates = ({ grid }: Pick<Puzzle, 'grid'>): Uint32Array => new Uint32Array(grid.cellCount);

const cellsOf = ({ pattern, links }: Instance) => [
  ...pattern.flatMap(({ cells }) => cells),
  ...links.flatMap(({ from, to }) => [from, to].flatMap(cellsOfEnd)),
];

/** The pattern of an instance in a position, without what follows from it. `marks` are drawn in the cells that it is not about. */
export function patternPicture(instance: Instance, position: Position, marks: Uint32Array): HintPicture {
  const { pattern, houses, links } = instance;
  return { ...noPicture, candidates: candidatesIn(cellsOf(instance), position, marks), highlights: pattern, houses, links };
}

/** An instance with all that follows from it. */
export function reasonPicture(instance: Instance, position: Position, marks: Uint32Array): HintPicture {
  const { pattern, houses, links, eliminations, placements } = instance;
  return {
    ...noPicture,
    candidates: candidatesIn([...cellsOf(instance), ...eliminations.map(({ cell }) => cell)], position, marks),
    highlights: pattern,
    houses,
    links,
    blockers: rulingOf(instance, position)?.blockers ?? [],
    strikes: eliminations,
    placements,
  };
}
