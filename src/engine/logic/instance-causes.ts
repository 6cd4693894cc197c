import { bitOf, digitsOf } from '../candidates.ts';
import { type CandidateLink, cellsOfEnd } from '../grid-picture.ts';
import { keptOut, marksBeside, type Thing } from '../thing.ts';
import { commonHouses, type Position } from './position.ts';
import type { Instance } from './technique.ts';

/**
 * What an instance of a technique rests on, whichever it is: what makes its strong links strong; else what keeps its digits out of the
 * rest of a house; else the candidates that its cells have lost.
 */
export function instanceRestsOn(position: Position, { pattern, houses, links }: Instance): Thing[] {
  const { grid, digits, candidates } = position;
  const strong = links.filter((link) => link.strong);
  if (strong.length > 0 && !strong.some(isInSet)) return strong.flatMap((link) => linkRestsOn(position, link));
  const cells = new Set(pattern.flatMap((set) => set.cells));
  const about = digitsOf(pattern.reduce((set, each) => set | each.digits, 0));
  const onlyThere = houses.flatMap((house) => {
    const rest = grid.cellsOfHouse[house].filter((cell) => !cells.has(cell));
    const own = about.filter((digit) => rest.every((cell) => (candidates[cell] & bitOf(digit)) === 0));
    return own.length < about.length ? [] : own.flatMap((digit) => keptOut(grid, digits, house, digit));
  });
  const lost = (thing: Thing) => thing.of !== 'mark' || (candidates[thing.cell] & bitOf(thing.digit)) === 0;
  if (onlyThere.length > 0) return onlyThere.filter(lost);
  return [...cells].flatMap((cell) => marksBeside(grid, cell, 0).filter(lost));
}

/** Whether a link is one because of the candidates of several cells, those of an almost locked set. */
const isInSet = ({ from, to }: CandidateLink) => from.digit !== to.digit && cellsOfEnd(from).join() !== cellsOfEnd(to).join();

/** The two ends of a strong link are the last candidates of their cell, or the last places of a digit in a house. */
function linkRestsOn({ grid, digits, candidates }: Position, { from, to }: CandidateLink): Thing[] {
  if (from.cell === to.cell)
    return marksBeside(grid, from.cell, from.digit).filter((mark) => mark.of === 'mark' && mark.digit !== to.digit);
  const bit = bitOf(from.digit);
  const ends = [...cellsOfEnd(from), ...cellsOfEnd(to)];
  const shared = commonHouses(grid, ends).find((house) =>
    grid.cellsOfHouse[house].every((cell) => ends.includes(cell) || (candidates[cell] & bit) === 0),
  );
  if (shared === undefined) return [];
  return keptOut(grid, digits, shared, from.digit, from.cell).filter(
    (thing) => thing.of === 'step' || !('cell' in thing) || !ends.includes(thing.cell),
  );
}
