import type { CandidateLink, Highlight } from '../grid-picture.ts';
import type { Position } from './position.ts';

export interface CellDigit {
  readonly cell: number;
  readonly digit: number;
}

/** One place where a technique applies. It either places digits or strikes candidates, never both. */
export interface Instance {
  /** The technique's id. */
  readonly technique: string;
  /** What was seen: sets of cells in the order in which the technique's file names them. */
  readonly pattern: readonly Highlight[];
  /** The houses that the argument speaks of, in the technique's order. */
  readonly houses: readonly number[];
  readonly links: readonly CandidateLink[];
  readonly placements: readonly CellDigit[];
  readonly eliminations: readonly CellDigit[];
}

/** What a search finds: an instance but for the technique's name. Parts that are left out are empty. */
export type Finding = Partial<Omit<Instance, 'technique'>>;

export interface Technique {
  readonly id: string;
  readonly name: string;
  /** Every instance in the position, the same order each time; of those that do the same thing, the first. */
  find(position: Position): Instance[];
  /** The first that `find` gives, at less cost. */
  first(position: Position): Instance | undefined;
}

/** A technique from a generator of findings. Findings that change nothing are passed over. */
export function technique(id: string, name: string, search: (position: Position) => Iterable<Finding>): Technique {
  function* instances(position: Position): Generator<Instance, undefined> {
    for (const finding of search(position)) {
      const { pattern = [], houses = [], links = [], placements = [], eliminations = [] } = finding;
      if (placements.length + eliminations.length === 0) continue;
      yield { technique: id, pattern, houses, links, placements, eliminations: inReadingOrder(eliminations) };
    }
  }
  return {
    id,
    name,
    first: (position) => instances(position).next().value,
    find(position) {
      const found = new Map<string, Instance>();
      for (const instance of instances(position)) {
        const effect = effectOf(instance);
        if (!found.has(effect)) found.set(effect, instance);
      }
      return [...found.values()];
    },
  };
}

/** What an instance does, as text: instances with the same effect are interchangeable. */
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

/** The candidates for `digits` (a set of bits) that stand in these cells. */
export function candidatesAt(position: Position, cells: Iterable<number>, digits: number): CellDigit[] {
  const found: CellDigit[] = [];
  for (const cell of cells) {
    for (let rest = position.candidates[cell] & digits; rest !== 0; rest &= rest - 1)
      found.push({ cell, digit: 32 - Math.clz32(rest & -rest) });
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
