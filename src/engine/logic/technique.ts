import { leastDigit } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import type { CandidateLink, Highlight } from '../grid-picture.ts';
import type { KnownCage } from '../picture/cages.ts';
import { answerCount } from './answer-count.ts';
import { type Marks, marksOf } from './marks.ts';
import { digitsOfGrid, housesOf, type Position, rowsOf } from './position.ts';
import { placesInNoTemplate } from './templates-of-digit.ts';

export interface CellDigit {
  readonly cell: number;
  readonly digit: number;
}

/** One place where a technique applies. It either places digits or strikes candidates, never both. */
export interface Instance {
  /** The technique's id. */
  readonly technique: string;
  /** The cells of the pattern: sets of cells in the order in which the technique's file names them. */
  readonly pattern: readonly Highlight[];
  /** The houses that the argument speaks of, in the technique's order. */
  readonly houses: readonly number[];
  readonly links: readonly CandidateLink[];
  readonly placements: readonly CellDigit[];
  readonly eliminations: readonly CellDigit[];
  /** The cage, or the sum of the rule of 45, that the argument is about. */
  readonly cage?: KnownCage;
}

/** What a search finds: an instance without the technique's name. Parts that are left out are empty. */
export type Finding = Partial<Omit<Instance, 'technique'>>;

export interface Technique {
  readonly id: string;
  readonly name: string;
  /** Returns every instance in the position, in the same order each time; of instances with the same effect, the first. */
  find(position: Position): Instance[];
  /** The first that `find` gives, at less cost. */
  first(position: Position): Instance | undefined;
}

/**
 * A technique from a generator of findings. Findings that change nothing are passed over. `mayBe` says at a glance whether anything
 * may be found, and spares the search where nothing is.
 */
export function technique(
  id: string,
  name: string,
  search: (position: Position) => Iterable<Finding>,
  mayBe: (position: Position) => boolean = () => true,
): Technique {
  const instances = instancesOf(id);
  return {
    id,
    name,
    first: (position) => (mayBe(position) ? instances(search(position)).next().value : undefined),
    find: (position) => distinct(instances(search(position))),
  };
}

/** A technique whose argument trusts that the puzzle has one answer: where its givens have none or several, it finds nothing. */
export const trustingTechnique = (id: string, name: string, search: (position: Position) => Iterable<Finding>): Technique =>
  technique(id, name, function* (position) {
    for (const finding of search(position)) {
      // Counts only where it matters, because counting may take longer than searching.
      if (answerCount(position) !== 1) return;
      yield finding;
    }
  });

const numbers = new WeakMap<Grid, number>();
let numbered = 0;

/** A number for each grid, because the same candidates say other things where the houses are others. */
function numberOf(grid: Grid): number {
  const number = numbers.get(grid) ?? ++numbered;
  numbers.set(grid, number);
  return number;
}

/** Positions in which what was found is kept, of all such techniques together. */
const MAX_REMEMBERED = 20_000;
const remembered = new Map<string, unknown>();

/** Returns the cached value of this key, or makes it; the oldest is evicted. */
function remember<Value>(key: string, make: () => Value): Value {
  if (remembered.has(key)) return remembered.get(key) as Value;
  const value = make();
  const [oldest] = remembered.size < MAX_REMEMBERED ? [] : remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, value);
  return value;
}

/**
 * Like `technique`, for a slow search that depends on the candidates alone. A run is replayed, forked and judged again and again in the
 * same positions, each time in copies of its state, so its findings are cached.
 */
export function cachedTechnique(id: string, name: string, search: (position: Position) => Iterable<Finding>): Technique {
  const { first, find } = technique(id, name, search);
  const keyOf = (position: Position) => marksOf(position).derive('key', () => `${numberOf(position.grid)} ${position.candidates.join()}`);
  return {
    id,
    name,
    first: (position) => remember(`first ${id} ${keyOf(position)}`, () => first(position)),
    find: (position) => remember(`all ${id} ${keyOf(position)}`, () => find(position)),
  };
}

/**
 * A technique whose findings are each about one digit, and follow from that digit's candidates alone; or each about one house, and its
 * cells. After a failed search it only searches the digits or houses that have changed.
 */
function techniqueOfParts(
  id: string,
  name: string,
  search: (position: Position, parts: readonly number[]) => Iterable<Finding>,
  all: (grid: Grid) => readonly number[],
  versionsOf: (marks: Marks) => Uint32Array,
): Technique {
  const instances = instancesOf(id);
  return {
    id,
    name,
    first(position) {
      const marks = marksOf(position);
      const before = marks.lookedInVain(id);
      const versions = versionsOf(marks);
      const parts = before === 0 ? all(position.grid) : all(position.grid).filter((part) => versions[part] > before);
      const found = parts.length === 0 ? undefined : instances(search(position, parts)).next().value;
      if (!found) marks.lookInVain(id);
      return found;
    },
    find: (position) => distinct(instances(search(position, all(position.grid)))),
  };
}

type SearchParts = (position: Position, parts: readonly number[]) => Iterable<Finding>;

/** For a search that is quicker than to look for templates. */
export const quickTechniqueOfDigit = (id: string, name: string, search: SearchParts): Technique =>
  techniqueOfParts(id, name, search, digitsOfGrid, ({ versionOfDigit }) => versionOfDigit);

/** A technique that only strikes: a digit all of whose places are in templates is not searched. */
export const techniqueOfDigit = (id: string, name: string, search: SearchParts): Technique =>
  quickTechniqueOfDigit(id, name, (position, digits) =>
    search(
      position,
      digits.filter((digit) => placesInNoTemplate(position, digit).length > 0),
    ),
  );

/** Like `techniqueOfDigit`, for a slow search: its findings are cached by a digit's candidates. */
export const cachedTechniqueOfDigit = (id: string, name: string, search: SearchParts): Technique =>
  techniqueOfDigit(id, name, function* (position, digits) {
    const marks = marksOf(position);
    for (const digit of digits) {
      const places = rowsOf(position.grid).map((row) => marks.placesIn(row, digit));
      yield* remember(`${id} ${numberOf(position.grid)} ${digit} ${places}`, () => [...search(position, [digit])]);
    }
  });

export const techniqueOfHouse = (id: string, name: string, search: SearchParts): Technique =>
  techniqueOfParts(id, name, search, housesOf, ({ versionOfHouse }) => versionOfHouse);

function instancesOf(id: string) {
  return function* (findings: Iterable<Finding>): Generator<Instance, undefined> {
    for (const finding of findings) {
      const { pattern = [], houses = [], links = [], placements = [], eliminations = [], cage } = finding;
      if (placements.length + eliminations.length === 0) continue;
      yield { technique: id, pattern, houses, links, placements, eliminations: inReadingOrder(eliminations), ...(cage && { cage }) };
    }
  };
}

/** Returns the first of the instances with the same effect. */
function distinct(instances: Iterable<Instance>): Instance[] {
  const found = new Map<string, Instance>();
  for (const instance of instances) {
    const effect = effectOf(instance);
    if (!found.has(effect)) found.set(effect, instance);
  }
  return [...found.values()];
}

/** Returns the effect of an instance, as text: instances with the same effect are interchangeable. */
export function effectOf(instance: Pick<Instance, 'placements' | 'eliminations'>): string {
  const text = (list: readonly CellDigit[]) =>
    inReadingOrder(list)
      .map(({ cell, digit }) => `${cell}:${digit}`)
      .join(' ');
  return `${text(instance.placements)}/${text(instance.eliminations)}`;
}

function inReadingOrder(list: readonly CellDigit[]): CellDigit[] {
  const sorted = [...list].sort((a, b) => a.cell - b.cell || a.digit - b.digit);
  return sorted.filter(({ cell, digit }, index) => index === 0 || cell !== sorted[index - 1].cell || digit !== sorted[index - 1].digit);
}

/** Returns the candidates for `digits` (a set of bits) in these cells. */
export function candidatesAt(position: Position, cells: Iterable<number>, digits: number): CellDigit[] {
  const found: CellDigit[] = [];
  for (const cell of cells) {
    for (let rest = position.candidates[cell] & digits; rest !== 0; rest &= rest - 1) found.push({ cell, digit: leastDigit(rest) });
  }
  return found;
}

/** A highlighted set of cells. */
export function seen(cells: readonly number[], digits: number, hue: number): Highlight {
  return { cells, digits, hue };
}

/** Every choice of `size` things of the list, in order. */
export function* combinations<T>(list: readonly T[], size: number, from = 0, chosen: readonly T[] = []): Generator<readonly T[]> {
  if (chosen.length === size) {
    yield chosen;
    return;
  }
  for (let index = from; index <= list.length - (size - chosen.length); index++) {
    yield* combinations(list, size, index + 1, [...chosen, list[index]]);
  }
}
