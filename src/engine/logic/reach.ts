import { bitOf, digitsOf, setOfDigits } from '../candidates.ts';
import type { Grid } from '../grid.ts';
import { cellsOfEnd, type LinkEnd } from '../grid-picture.ts';
import { groupBy } from '../group-by.ts';
import { sees } from './position.ts';
import type { CellDigit, Instance } from './technique.ts';

/**
 * A condition on a candidate for an argument to strike it: it cannot be right together with any one of these candidates, is in a cell of
 * these houses, or is in one of these cells.
 */
export type Condition =
  | { readonly kind: 'rival'; readonly of: readonly CellDigit[] }
  | { readonly kind: 'in'; readonly houses: readonly number[] }
  | { readonly kind: 'at'; readonly cells: readonly number[] };

/** A rule of an instance's strikes: candidates with one of the digits that are not part of the argument and meet every condition. */
export interface Reach {
  /** As a set of bits. */
  readonly digits: number;
  readonly conditions: readonly Condition[];
  /** The cells of the pattern that keep these digits, because the argument rests on them. */
  readonly part: readonly number[];
}

const eachOf = (cells: readonly number[], digits: number): CellDigit[] =>
  cells.flatMap((cell) => digitsOf(digits).map((digit) => ({ cell, digit })));

/** A cell that sees every one of these loses the digit. */
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

/** A pattern whose ends are one of its sets. The candidates between them may themselves be struck. */
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

/** In a cover, seeing every fin; and places of the fish itself that lie in two covers. */
function houseFish(instance: Instance): Reach[] {
  const { houses, pattern, eliminations } = instance;
  const [{ digits }, fins] = pattern;
  const body = cellsOf(instance);
  const covers = inHouses(houses.slice(houses.length / 2), digits, body);
  const sees = seesEach(fins?.cells ?? [], digits).conditions;
  const own = eliminations.map(({ cell }) => cell).filter((cell) => body.includes(cell));
  const outside = { ...covers, conditions: [...covers.conditions, ...sees] };
  return own.length === 0 ? [outside] : [outside, { digits, conditions: [{ kind: 'at', cells: own }], part: [] }];
}

/** Two finned fish on the same base lines. */
function siamese(instance: Instance): Reach[] {
  const { houses } = instance;
  const size = (houses.length - 2) / 3;
  const bases = houses.slice(0, size);
  return [houses.slice(size, 2 * size + 1), houses.slice(2 * size + 1)].map((own) =>
    finnedFish({ ...instance, houses: [...bases, ...own] }),
  );
}

/** One of the two pairs of a dual pattern, as if it were alone. */
const alone = (instance: Instance, index: number, houses: readonly number[]): Instance => ({
  ...instance,
  houses,
  pattern: [instance.pattern[0], instance.pattern[index]],
});

function emptyRectangle(instance: Instance): Reach {
  const far = instance.pattern[1].cells[1];
  const reach = seesEach([far], instance.pattern[1].digits, cellsOf(instance));
  return { ...reach, conditions: [...reach.conditions, { kind: 'in', houses: [instance.houses[2]] }] };
}

/** The instance strikes in cells of its own pattern. */
function ownCells(instance: Instance): Reach {
  return {
    digits: digitsStruck(instance),
    conditions: [{ kind: 'at', cells: [...new Set(instance.eliminations.map(({ cell }) => cell))] }],
    part: [],
  };
}

/** Two sets of places, one of which has the digit: a cell that sees one of each loses it. */
function twoColours(instance: Instance): Reach {
  const { digits } = instance.pattern[0];
  const conditions = instance.pattern.map(({ cells }): Condition => ({ kind: 'rival', of: eachOf(cells, digits) }));
  return { digits, conditions, part: cellsOf(instance) };
}

const digitsStruck = ({ eliminations }: Pick<Instance, 'eliminations'>) => setOfDigits(eliminations.map(({ digit }) => digit));

/** Being ruled out by an end of a link: of a group, by each of its cells. */
const ruledOutBy = (end: LinkEnd): Condition[] => cellsOfEnd(end).map((cell) => ({ kind: 'rival', of: [{ cell, digit: end.digit }] }));

/** Of an open chain, the candidates that both ends rule out. */
function chain(instance: Instance): Reach {
  const { links } = instance;
  return {
    digits: digitsStruck(instance),
    conditions: [links[0].from, links.at(-1)!.to].flatMap(ruledOutBy),
    part: [],
  };
}

/** Of almost locked sets, each digit that is in the first or in the last: a cell that sees all its places in both loses it. */
const rowOfSets = ({ links }: Instance): Reach[] => {
  const [first, last] = [links.findIndex(({ strong }) => !strong), links.findLastIndex(({ strong }) => !strong)];
  const ends = [...links.slice(0, first).map(({ from }) => from), ...links.slice(last + 1).map(({ to }) => to)];
  return wherePlacesSee(ends);
};

const wherePlacesSee = (ends: readonly LinkEnd[]): Reach[] =>
  [...groupBy(ends, ({ digit }) => digit)].map(([digit, same]) => ({
    digits: bitOf(digit),
    conditions: same.flatMap(ruledOutBy),
    part: [],
  }));

/** Digits of the line and digits of the box, those of the crossing alone in both. */
function sueDeCoq({ pattern, houses }: Instance): Reach[] {
  const [crossing, inLine, inBox] = pattern;
  const all = crossing.digits | inLine.digits | inBox.digits;
  return [
    inHouses([houses[0]], all & ~inBox.digits, [...crossing.cells, ...inLine.cells]),
    inHouses([houses[1]], all & ~inLine.digits, [...crossing.cells, ...inBox.cells]),
  ];
}

function extraOfRectangle(instance: Instance): Reach {
  const [bare, rich] = instance.pattern;
  return seesEach(rich.cells, rich.digits & ~bare.digits, cellsOf(instance));
}

/** By technique. Techniques without an entry strike candidates that no single rule describes. */
const reaches: Readonly<Record<string, (instance: Instance) => Reach | readonly Reach[]>> = {
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
  'empty-rectangle': emptyRectangle,
  'dual-two-string-kite': (instance) => [ends(1)(instance), ends(2)(instance)],
  'dual-empty-rectangle': (instance) => [
    emptyRectangle(alone(instance, 1, instance.houses.slice(0, 4))),
    emptyRectangle(alone(instance, 2, [instance.houses[0], ...instance.houses.slice(4)])),
  ],
  'siamese-swordfish': siamese,
  'siamese-jellyfish': siamese,
  'franken-fish': houseFish,
  'mutant-fish': houseFish,
  'large-mutant-fish': houseFish,
  templates: ownCells,
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
  'multi-colours-trap': (instance) => {
    const { conditions, ...rest } = twoColours(instance);
    const [opposite, clashing] = [conditions.slice(0, 2), conditions.slice(2)];
    return instance.houses.map((_, index) => ({ ...rest, conditions: index === 0 ? opposite : clashing }));
  },
  'multi-colours-wrap': ownCells,
  'sue-de-coq': sueDeCoq,
  'discontinuous-loop': ownCells,
  nishio: ownCells,
  'contradiction-net': ownCells,
  guess: ownCells,
  'cell-forcing-chain': ownCells,
  'house-forcing-chain': ownCells,
  aic: chain,
  'grouped-x-chain': chain,
  'grouped-discontinuous-loop': ownCells,
  'grouped-aic': chain,
  'als-discontinuous-loop': ownCells,
  'als-aic': chain,
  'als-xz': rowOfSets,
  'als-xy-wing': rowOfSets,
  'als-chain': rowOfSets,
  'death-blossom': ({ links }) => wherePlacesSee(links.filter(({ strong }) => strong).map(({ to }) => to)),
};

/**
 * Returns the rules by which an instance strikes, each for some of its candidates; none for an instance that places a digit, or for loops,
 * where every weak link and every set has a rule of its own.
 */
export function reachesOf(instance: Instance): readonly Reach[] {
  return [reaches[instance.technique]?.(instance) ?? []].flat();
}

/** The rules of a closed loop's weak links, of which one end is right: a candidate that both ends rule out goes. */
export const reachesOfWeakLinks = ({ links, eliminations }: Instance): readonly Reach[] =>
  links
    .filter(({ strong }) => !strong)
    .map(({ from, to }) => ({ digits: digitsStruck({ eliminations }), conditions: [from, to].flatMap(ruledOutBy), part: [] }));

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

/** The candidates of a grid that a rule strikes, or one of several, in reading order. */
export function struckBy(grid: Grid, candidates: ArrayLike<number>, rules: readonly Reach[]): CellDigit[] {
  const strikes = (candidate: CellDigit) =>
    rules.some(
      ({ digits, conditions, part }) =>
        !part.includes(candidate.cell) &&
        (digits & bitOf(candidate.digit)) !== 0 &&
        conditions.every((condition) => meets(grid, candidate, condition)),
    );
  return Array.from(candidates).flatMap((set, cell) => eachOf([cell], set).filter(strikes));
}
