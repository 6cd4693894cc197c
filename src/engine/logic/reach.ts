import { bitOf, digitsOf } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import { sees } from './position.ts';
import type { CellDigit, Instance } from './technique.ts';

/**
 * Something that a candidate must be for an argument to strike it: one that cannot be right together with any one of these, one
 * in a cell of these houses, or one in these cells.
 */
export type Condition =
  | { readonly kind: 'rival'; readonly of: readonly CellDigit[] }
  | { readonly kind: 'in'; readonly houses: readonly number[] }
  | { readonly kind: 'at'; readonly cells: readonly number[] };

/** What an instance strikes, as a rule: candidates with one of the digits that are no part of the argument and meet every condition. */
export interface Reach {
  /** As a set of bits. */
  readonly digits: number;
  readonly conditions: readonly Condition[];
  /** The cells of the pattern that keep these digits, because the argument rests on them. */
  readonly part: readonly number[];
}

const eachOf = (cells: readonly number[], digits: number): CellDigit[] =>
  cells.flatMap((cell) => digitsOf(digits).map((digit) => ({ cell, digit })));

/** Whoever sees every one of these loses the digit. */
const seesEach = (cells: readonly number[], digits: number, part = cells): Reach => ({
  digits,
  conditions: cells.map((cell) => ({ kind: 'rival', of: eachOf([cell], digits) })),
  part,
});

const inHouses = (houses: readonly number[], digits: number, part: readonly number[]): Reach => ({
  digits,
  conditions: [{ kind: 'in', houses }],
  part,
});

/** Of a pattern whose ends are one of its sets. What lies between them may itself be struck. */
const ends = (index: number) => (instance: Instance) => {
  const { cells, digits } = instance.pattern[index];
  return seesEach(cells, digits);
};

const cellsOf = ({ pattern }: Instance) => pattern.flatMap(({ cells }) => cells);

const subset = (instance: Instance) => inHouses(instance.houses, instance.pattern[0].digits, cellsOf(instance));

const fish = (instance: Instance) =>
  inHouses(instance.houses.slice(instance.houses.length / 2), instance.pattern[0].digits, cellsOf(instance));

function finnedFish(instance: Instance): Reach {
  const box = instance.houses.at(-1)!;
  const covers = instance.houses.slice((instance.houses.length - 1) / 2, -1);
  const reach = inHouses(covers, instance.pattern[0].digits, cellsOf(instance));
  return { ...reach, conditions: [...reach.conditions, { kind: 'in', houses: [box] }] };
}

/** It strikes in cells of its own pattern. */
function ownCells({ eliminations }: Instance): Reach {
  const digits = eliminations.reduce((set, { digit }) => set | bitOf(digit), 0);
  return { digits, conditions: [{ kind: 'at', cells: [...new Set(eliminations.map(({ cell }) => cell))] }], part: [] };
}

/** Two sets of places, of which one or the other holds the digit: whoever sees one of each. */
function twoColours(instance: Instance): Reach {
  const { digits } = instance.pattern[0];
  const conditions = instance.pattern.map(({ cells }): Condition => ({ kind: 'rival', of: eachOf(cells, digits) }));
  return { digits, conditions, part: cellsOf(instance) };
}

/** Of an open chain, whatever both ends rule out. */
function chain({ links, eliminations }: Instance): Reach {
  const [first, last] = [links[0].from, links.at(-1)!.to];
  const digits = eliminations.reduce((set, { digit }) => set | bitOf(digit), 0);
  const conditions = [first, last].map((end): Condition => ({ kind: 'rival', of: [end] }));
  return { digits, conditions, part: [] };
}

function extraOfRectangle(instance: Instance): Reach {
  const [bare, rich] = instance.pattern;
  return seesEach(rich.cells, rich.digits & ~bare.digits, cellsOf(instance));
}

/** By technique; those that are missing strike what cannot be told in one rule. */
const reaches: Readonly<Record<string, (instance: Instance) => Reach>> = {
  pointing: (instance) => inHouses(instance.houses.slice(1), instance.pattern[0].digits, cellsOf(instance)),
  claiming: (instance) => inHouses(instance.houses.slice(1), instance.pattern[0].digits, cellsOf(instance)),
  'locked-pair': subset,
  'locked-triple': subset,
  'naked-pair': subset,
  'naked-triple': subset,
  'naked-quad': subset,
  'hidden-pair': ownCells,
  'hidden-triple': ownCells,
  'hidden-quad': ownCells,
  'x-wing': fish,
  swordfish: fish,
  jellyfish: fish,
  'finned-x-wing': finnedFish,
  'finned-swordfish': finnedFish,
  'finned-jellyfish': finnedFish,
  'sashimi-x-wing': finnedFish,
  'sashimi-swordfish': finnedFish,
  'sashimi-jellyfish': finnedFish,
  skyscraper: ends(1),
  'two-string-kite': ends(1),
  'turbot-fish': ends(0),
  'x-chain': ends(0),
  'xy-chain': ends(0),
  'w-wing': ends(0),
  'xy-wing': ends(1),
  'xyz-wing': (instance) => seesEach(cellsOf(instance), instance.pattern[1].digits),
  'empty-rectangle': (instance) => {
    const far = instance.pattern[1].cells[1];
    const reach = seesEach([far], instance.pattern[1].digits, cellsOf(instance));
    return { ...reach, conditions: [...reach.conditions, { kind: 'in', houses: [instance.houses[2]] }] };
  },
  'unique-rectangle-1': ownCells,
  'unique-rectangle-2': extraOfRectangle,
  'unique-rectangle-3': (instance) => inHouses(instance.houses, instance.pattern[2].digits, cellsOf(instance)),
  'unique-rectangle-4': ownCells,
  'unique-rectangle-5': extraOfRectangle,
  'unique-rectangle-6': ownCells,
  'hidden-rectangle': ownCells,
  'avoidable-rectangle-1': ownCells,
  'avoidable-rectangle-2': ends(1),
  'bug+1': ownCells,
  'remote-pair': twoColours,
  'simple-colours-trap': twoColours,
  'simple-colours-wrap': ownCells,
  'discontinuous-loop': ownCells,
  aic: chain,
};

/** The rule by which an instance strikes; undefined for one that places a digit and for a loop, whose every weak link has its own. */
export function reachOf(instance: Instance): Reach | undefined {
  return reaches[instance.technique]?.(instance);
}

/** Whether a candidate meets a condition. */
export function meets(grid: Grid, { cell, digit }: CellDigit, condition: Condition): boolean {
  switch (condition.kind) {
    case 'rival':
      return condition.of.some((other) =>
        other.cell === cell ? other.digit !== digit : other.digit === digit && sees(grid, cell, other.cell),
      );
    case 'in':
      return condition.houses.some((house) => grid.cellsOfHouse[house].includes(cell));
    case 'at':
      return condition.cells.includes(cell);
  }
}

/** The candidates of a grid that a reach strikes, in reading order. */
export function struckBy(grid: Grid, candidates: ArrayLike<number>, { digits, conditions, part }: Reach): CellDigit[] {
  return Array.from(candidates).flatMap((set, cell) =>
    part.includes(cell)
      ? []
      : eachOf([cell], set & digits).filter((candidate) => conditions.every((condition) => meets(grid, candidate, condition))),
  );
}
