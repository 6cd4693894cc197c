import { bitOf, countDigits, digitsOf } from '../candidates.ts';
import { type CandidateLink, cellsOfEnd } from '../grid-picture.ts';
import { keptOut, otherMarks, type Thing } from '../thing.ts';
import { commonHouses, type Position } from './position.ts';
import type { Instance } from './technique.ts';

/**
 * Returns what an instance of any technique follows from: what makes its strong links strong, and its chains begin where they do; else what
 * keeps its digits out of the rest of a house; else the candidates that its cells have lost.
 */
export function instanceRestsOn(position: Position, { pattern, houses, links }: Instance): Thing[] {
  const { grid, digits, candidates } = position;
  const strong = links.filter((link) => link.strong);
  const isOfPairs = pattern.every((set) => countDigits(set.digits) === 2 && set.cells.every((cell) => candidates[cell] === set.digits));
  if (strong.length > 0 && !strong.some(isInSet) && !isOfPairs)
    return [...(startsRestOn(position, links) ?? pairsRestOn(position, links)), ...strong.flatMap((link) => linkRestsOn(position, link))];
  const cells = new Set(pattern.flatMap((set) => set.cells));
  const about = digitsOf(pattern.reduce((set, each) => set | each.digits, 0));
  const onlyThere = houses.flatMap((house) => {
    const rest = grid.cellsOfHouse[house].filter((cell) => !cells.has(cell));
    const own = about.filter((digit) => rest.every((cell) => (candidates[cell] & bitOf(digit)) === 0));
    return own.length < about.length ? [] : own.flatMap((digit) => keptOut(grid, digits, house, digit));
  });
  if (onlyThere.length > 0) return onlyThere.filter((thing) => isGone(position, thing));
  return [...cells].flatMap((cell) => lostIn(position, cell));
}

/** Whether a mark is gone. */
const isGone = ({ candidates }: Position, thing: Thing) => thing.of !== 'mark' || (candidates[thing.cell] & bitOf(thing.digit)) === 0;

/** The candidates that a cell has lost. */
const lostIn = (position: Position, cell: number): Thing[] => otherMarks(position.grid, cell, 0).filter((mark) => isGone(position, mark));

/** Whether a link is one because of the candidates of several cells, those of an almost locked set. */
const isInSet = ({ from, to }: CandidateLink) => from.digit !== to.digit && new Set([...cellsOfEnd(from), ...cellsOfEnd(to)]).size > 1;

/** A digit whose chains begin at all its places in a house rests on what keeps it out of the rest; undefined where they do not. */
function startsRestOn(position: Position, links: readonly CandidateLink[]): Thing[] | undefined {
  const { grid, digits, candidates } = position;
  const starts = links.filter((link) => !link.strong).map(({ from }) => from);
  const [first] = starts;
  if (!first) return undefined;
  const isStart = (cell: number) => starts.some((end) => end.digit === first.digit && cellsOfEnd(end).includes(cell));
  const house = grid.housesOfCell[first.cell].find((each) => {
    const places = grid.cellsOfHouse[each].filter((cell) => (candidates[cell] & bitOf(first.digit)) !== 0);
    return places.length > 2 && places.every(isStart);
  });
  return house === undefined ? undefined : keptOut(grid, digits, house, first.digit).filter((thing) => isGone(position, thing));
}

/** A pair reached by weak links alone continues with its other digit: it follows from the lost one. */
function pairsRestOn(position: Position, links: readonly CandidateLink[]): Thing[] {
  const endsOf = ({ from, to }: CandidateLink) => [...cellsOfEnd(from), ...cellsOfEnd(to)];
  const strongEnds = new Set(links.filter((link) => link.strong).flatMap(endsOf));
  const weakEnds = new Set(links.filter((link) => !link.strong).flatMap(endsOf));
  const pairs = [...weakEnds].filter((cell) => !strongEnds.has(cell) && countDigits(position.candidates[cell]) === 2);
  return pairs.flatMap((cell) => lostIn(position, cell));
}

/** The two ends of a strong link are the last candidates of their cell, or the last places of a digit in a house. */
function linkRestsOn({ grid, digits, candidates }: Position, { from, to }: CandidateLink): Thing[] {
  if (from.cell === to.cell) return otherMarks(grid, from.cell, from.digit).filter((mark) => mark.of === 'mark' && mark.digit !== to.digit);
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
