import { countDigits, leastDigit } from '../candidates.ts';
import { cellsOfEnd, type LinkEnd } from '../grid-picture.ts';
import { groupBy } from '../group-by.ts';
import { marksOf } from './marks.ts';
import { boxesOf, commonHouses, linesOf, type Position, placesIn } from './position.ts';

/** Which links a kind of chain may use. */
export interface LinkRules {
  /** Weak and strong links between equal digits of a house. */
  readonly weakInHouse: boolean;
  readonly strongInHouse: boolean;
  /** Links between the digits of a cell; strong where it has two. */
  readonly inCell: boolean;
  /** Only candidates that pass take part. */
  readonly takes?: (cell: number, digit: number) => boolean;
}

/**
 * The candidates of a position as nodes of a graph. A weak link joins two that are not both right; a strong link joins
 * two of which one is right. A node's number is cell · n + digit − 1; groups have the numbers after these. A group is right
 * where one of its candidates is.
 */
export interface LinkGraph {
  readonly size: number;
  readonly nodes: readonly number[];
  /** In the order of their numbers. */
  readonly groups: readonly LinkEnd[];
  /** Both indexed by node; undefined where the candidate takes no part. */
  readonly weak: readonly (readonly number[])[];
  readonly strong: readonly (readonly number[])[];
}

/** Returns the graph of all links of a position, with or without groups. Cached, because several techniques use it. */
export function everyLink(position: Position, groups: boolean): LinkGraph {
  return marksOf(position).derive(groups ? 'links and groups' : 'links', () =>
    groups ? addGroups(position, everyLink(position, false), EVERY_LINK) : linkGraph(position, EVERY_LINK),
  );
}

/** The graph of the links of one digit; made once until the digit's places change. */
export function linksOfDigit(position: Position, digit: number, groups: boolean): LinkGraph {
  const marks = marksOf(position);
  const rules: LinkRules = { ...EVERY_LINK, inCell: false, takes: (_, each) => each === digit };
  return marks.derive(
    `links of ${digit}${groups ? ' and groups' : ''}`,
    () => (groups ? addGroups(position, linksOfDigit(position, digit, false), rules) : linkGraph(position, rules)),
    marks.versionOfDigit[digit],
  );
}

const EVERY_LINK: LinkRules = { weakInHouse: true, strongInHouse: true, inCell: true };

export function linkGraph(position: Position, rules: LinkRules): LinkGraph {
  const { grid, candidates } = position;
  const { size } = grid;
  const marks = marksOf(position);
  const weak: number[][] = new Array(grid.cellCount * size);
  const strong: number[][] = new Array(grid.cellCount * size);
  const nodes: number[] = [];
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
      const digit = leastDigit(rest);
      if (rules.takes && !rules.takes(cell, digit)) continue;
      const node = cell * size + digit - 1;
      nodes.push(node);
      weak[node] = [];
      strong[node] = [];
    }
  }
  const link = (links: number[][], group: readonly number[]) => {
    for (const a of group) for (const b of group) if (a !== b && !links[a].includes(b)) links[a].push(b);
  };
  if (rules.inCell) {
    for (let cell = 0; cell < grid.cellCount; cell++) {
      if ((candidates[cell] & (candidates[cell] - 1)) === 0) continue;
      const group = nodesAmong(weak, cell * size, candidates[cell]);
      link(weak, group);
      if (countDigits(candidates[cell]) === 2 && group.length === 2) link(strong, group);
    }
  }
  for (let house = 0; house < grid.houses.length; house++) {
    for (let digit = 1; digit <= size; digit++) {
      const places = marks.placesIn(house, digit);
      if ((places & (places - 1)) === 0) continue;
      const cells = grid.cellsOfHouse[house];
      const group: number[] = [];
      for (let rest = places; rest !== 0; rest &= rest - 1) {
        const node = cells[leastDigit(rest) - 1] * size + digit - 1;
        if (weak[node] !== undefined) group.push(node);
      }
      if (rules.weakInHouse) link(weak, group);
      if (rules.strongInHouse && group.length === 2 && countDigits(places) === 2) link(strong, group);
    }
  }
  return { size, nodes, groups: [], weak, strong };
}

/** The nodes from `first` on that are of these digits and take part. */
function nodesAmong(taking: readonly unknown[], first: number, digits: number): number[] {
  const nodes: number[] = [];
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const node = first + leastDigit(rest) - 1;
    if (taking[node] !== undefined) nodes.push(node);
  }
  return nodes;
}

/** Whether a node is a group of candidates. */
export const isGroup = ({ size }: Pick<LinkGraph, 'size'>, node: number): boolean => node >= size ** 3;

/** The candidate of a node, or the group's candidates. */
export const candidateOf = ({ size, groups }: Pick<LinkGraph, 'size' | 'groups'>, node: number): LinkEnd =>
  groups[node - size ** 3] ?? { cell: Math.floor(node / size), digit: (node % size) + 1 };

/** Every group of a digit: its places where a line crosses a box, where there are two or more. */
function groupsOf(position: Position, takes: LinkRules['takes']): LinkEnd[] {
  const { grid } = position;
  const found: LinkEnd[] = [];
  if (boxesOf(grid).length === 0) return found;
  for (let digit = 1; digit <= grid.size; digit++) {
    for (const line of linesOf(grid)) {
      const places = placesIn(position, line, digit).filter((cell) => takes?.(cell, digit) ?? true);
      for (const cells of groupBy(places, (cell) => grid.boxOfCell[cell]).values()) {
        const [cell, ...also] = cells;
        if (also.length > 0) found.push({ cell: cell!, digit, also });
      }
    }
  }
  return found;
}

/**
 * Adds groups to the graph: weak links to candidates that cannot be right together with them, strong links where a house has no third
 * place.
 */
function addGroups(position: Position, graph: LinkGraph, { weakInHouse, strongInHouse, takes }: LinkRules): LinkGraph {
  const { grid } = position;
  const groups = groupsOf(position, takes);
  const first = grid.size ** 3;
  const numbers = Array.from(groups, (_, index) => first + index);
  const [weak, strong] = [graph.weak, graph.strong].map((links) => [...links, ...groups.map(() => [])].map((nodes) => nodes?.slice()));
  const link = (links: number[][], a: number, b: number) => {
    links[a].push(b);
    links[b].push(a);
  };
  for (const [index, group] of groups.entries()) {
    const own = cellsOfEnd(group);
    for (const house of commonHouses(grid, own)) {
      const others = placesIn(position, house, group.digit).filter((cell) => !own.includes(cell));
      const single = others.map((cell) => cell * grid.size + group.digit - 1).filter((node) => graph.weak[node] !== undefined);
      const later = numbers.slice(index + 1).filter((node) => {
        const other = groups[node - first];
        return other.digit === group.digit && cellsOfEnd(other).every((cell) => others.includes(cell));
      });
      for (const node of [...single, ...later]) {
        const count = node < first ? 1 : cellsOfEnd(groups[node - first]).length;
        if (weakInHouse) link(weak, numbers[index], node);
        if (strongInHouse && count === others.length) link(strong, numbers[index], node);
      }
    }
  }
  return { ...graph, nodes: [...graph.nodes, ...numbers], groups, weak, strong };
}
