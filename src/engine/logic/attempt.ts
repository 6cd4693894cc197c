import { bitOf, hasDigit, setOfDigits } from '../candidates.ts';
import { ladder } from './ladder.ts';
import { blocksOf, housesOf, type Position, placesIn, straightsOf } from './position.ts';
import { type Condition, meets, type Reach, reachesOf } from './reach.ts';
import type { CellDigit, Instance, Technique } from './technique.ts';

/** A reader's conclusion from a technique: a candidate struck, or written where the technique fills a cell. */
export type Attempt =
  /** There is no such candidate. */
  | { readonly kind: 'absent' }
  /** The technique shows it. */
  | { readonly kind: 'shown'; readonly instance: Instance }
  /** The technique's pattern is about other digits, a set of bits. */
  | { readonly kind: 'other-digit'; readonly instance: Instance; readonly digits: number }
  /** The pattern strikes all other candidates of the cell, so this one stays. */
  | { readonly kind: 'stays'; readonly instance: Instance }
  /** The candidate is part of the argument. */
  | { readonly kind: 'part'; readonly instance: Instance }
  /** The candidate meets some conditions of the argument, and not others. */
  | { readonly kind: 'missed'; readonly instance: Instance; readonly met: readonly Condition[]; readonly missed: readonly Condition[] }
  /** The digit is still possible in these cells of a house. */
  | { readonly kind: 'more-places'; readonly house: number; readonly cells: readonly number[] }
  /** The cell has these candidates, a set of bits. */
  | { readonly kind: 'more-digits'; readonly digits: number }
  /** The house has these open cells. */
  | { readonly kind: 'more-open'; readonly house: number; readonly cells: readonly number[] }
  /** The technique does not show it, and another one does. */
  | { readonly kind: 'other-technique'; readonly instance: Instance }
  /** Nothing on the ladder shows it. */
  | { readonly kind: 'unshown' };

const holds = (list: readonly CellDigit[], { cell, digit }: CellDigit) => list.some((each) => each.cell === cell && each.digit === digit);

const shows = (instance: Instance, candidate: CellDigit, fills: boolean) =>
  holds(fills ? instance.placements : instance.eliminations, candidate);

/** Whether what a technique does is to fill a cell. */
export const fillsCells = ({ placements }: Instance): boolean => placements.length > 0;

/** Whether the strikes of an instance are exactly the other candidates of this cell. */
function leavesAlone({ candidates }: Position, { eliminations }: Instance, { cell, digit }: CellDigit): boolean {
  const struck = setOfDigits(eliminations.map((each) => each.digit));
  return struck !== 0 && eliminations.every((each) => each.cell === cell) && (struck | bitOf(digit)) === candidates[cell];
}

/**
 * Judges a conclusion from a technique that has at least one instance in the position. `instance` is the one that the reader looks at, if
 * any; every other instance of the technique counts as well.
 */
export function judge(position: Position, technique: Technique, candidate: CellDigit, instance?: Instance): Attempt {
  const attempt = judgeAlone(position, technique, candidate, instance);
  if (['absent', 'shown', 'stays', 'part', 'missed'].includes(attempt.kind)) return attempt;
  const other = shownBy(position, candidate, fillsCells(technique.first(position)!), technique);
  return other ? { kind: 'other-technique', instance: other } : attempt;
}

/** Like `judge`, without a look at other techniques. */
export function judgeAlone(position: Position, technique: Technique, candidate: CellDigit, instance?: Instance): Attempt {
  const { cell, digit } = candidate;
  if (!hasDigit(position.candidates[cell], digit)) return { kind: 'absent' };
  const instances = technique.find(position);
  const fills = fillsCells(instances[0]);
  const shown = [...(instance ? [instance] : []), ...instances].find((each) => shows(each, candidate, fills));
  if (shown) return { kind: 'shown', instance: shown };
  const keeping = fills ? undefined : (instance ? [instance] : instances).find((each) => leavesAlone(position, each, candidate));
  if (keeping) return { kind: 'stays', instance: keeping };
  const near = fills ? undefined : nearMiss(position, instance ? [instance] : instances, candidate);
  return near ?? (fills ? whyNotFilled(position, technique, candidate) : { kind: 'unshown' });
}

/** Returns the first instance on the ladder that strikes or writes a candidate, ignoring one technique. */
export function shownBy(position: Position, candidate: CellDigit, fills: boolean, but?: Technique): Instance | undefined {
  for (const { technique } of ladder) {
    const instance = technique === but ? undefined : technique.find(position).find((each) => shows(each, candidate, fills));
    if (instance) return instance;
  }
  return undefined;
}

/**
 * Returns the condition of an argument that the candidate does not meet; of several arguments, the one with the fewest unmet conditions.
 */
function nearMiss(position: Position, instances: readonly Instance[], candidate: CellDigit): Attempt | undefined {
  const misses = instances.flatMap((instance) => reachesOf(instance).map((reach) => missOf(position, instance, reach, candidate)));
  const share = (attempt: Attempt) =>
    attempt.kind === 'part' ? 2 : attempt.kind === 'missed' ? attempt.met.length / (attempt.met.length + attempt.missed.length) : -1;
  return misses.sort((a, b) => share(b) - share(a))[0];
}

function missOf({ grid }: Position, instance: Instance, { digits, conditions, part }: Reach, candidate: CellDigit): Attempt {
  if (!(digits & bitOf(candidate.digit))) return { kind: 'other-digit', instance, digits };
  if (part.includes(candidate.cell)) return { kind: 'part', instance };
  const met = conditions.filter((condition) => meets(grid, candidate, condition));
  return { kind: 'missed', instance, met, missed: conditions.filter((condition) => !met.includes(condition)) };
}

/** Why a single does not fill a cell: another place, other digits, other open cells. */
function whyNotFilled(position: Position, { id }: Technique, { cell, digit }: CellDigit): Attempt {
  const { grid, digits, candidates } = position;
  if (id === 'naked-single') return { kind: 'more-digits', digits: candidates[cell] };
  const ofCell = (houses: readonly number[]) => houses.filter((house) => grid.cellsOfHouse[house].includes(cell));
  const fewest = (kind: 'more-places' | 'more-open', houses: readonly number[], cellsIn: (house: number) => number[]): Attempt => {
    const [first] = ofCell(houses)
      .map((house) => ({ house, cells: cellsIn(house) }))
      .sort((a, b) => a.cells.length - b.cells.length);
    return { kind, ...first };
  };
  if (id === 'full-house')
    return fewest('more-open', housesOf(grid), (house) => grid.cellsOfHouse[house].filter((each) => digits[each] === 0));
  return fewest('more-places', id === 'hidden-single-box' ? blocksOf(grid) : straightsOf(grid), (house) =>
    placesIn(position, house, digit),
  );
}
