import { countDigits, leastDigit } from '../candidates.ts';
import type { CandidateLink, LinkEnd } from '../grid-picture.ts';
import { addGroups } from './groups.ts';
import { marksOf } from './marks.ts';
import type { Position } from './position.ts';
import type { CellDigit } from './technique.ts';

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

/** The graph of all links of a position, with groups or without; made once for all who ask. */
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
  for (let house = 0; house < 3 * size; house++) {
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

/** The nodes from `first` on that stand for these digits and take part. */
function nodesAmong(taking: readonly unknown[], first: number, digits: number): number[] {
  const nodes: number[] = [];
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const node = first + leastDigit(rest) - 1;
    if (taking[node] !== undefined) nodes.push(node);
  }
  return nodes;
}

/** Whether a node stands for a group of candidates. */
export const isGroup = ({ size }: Pick<LinkGraph, 'size'>, node: number): boolean => node >= size ** 3;

/** What a node stands for. */
export const candidateOf = ({ size, groups }: Pick<LinkGraph, 'size' | 'groups'>, node: number): LinkEnd =>
  groups[node - size ** 3] ?? { cell: Math.floor(node / size), digit: (node % size) + 1 };

/**
 * What follows when one candidate is taken to be right (`on`) or wrong: nodes reached by weak links from the right ones
 * and by strong links from the wrong ones, each by a shortest way.
 */
export class Consequences {
  readonly start: number;
  readonly on: boolean;
  readonly #graph: LinkGraph;
  /** Indexed by 2 · node + (1 if right): one more than the state before it; 0 for not reached. */
  readonly #before: Uint16Array | Uint32Array;

  /** `simple`: only by ways that go through no candidate twice, as far as they are met first. */
  constructor(graph: LinkGraph, start: number, on: boolean, simple = false) {
    this.start = start;
    this.on = on;
    this.#graph = graph;
    const states = 2 * graph.weak.length;
    const before = states < 0xffff ? new Uint16Array(states) : new Uint32Array(states);
    const queue = [2 * start + (on ? 1 : 0)];
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head];
      const right = state & 1;
      const next = (right ? graph.weak : graph.strong)[state >> 1];
      for (let index = 0; index < next.length; index++) {
        const reached = 2 * next[index] + 1 - right;
        if (before[reached] !== 0 || (simple && isOnWay(before, queue[0], state, reached ^ 1))) continue;
        before[reached] = state + 1;
        queue.push(reached);
      }
    }
    this.#before = before;
  }

  /** Whether it follows that this candidate is right (or wrong). */
  reaches(node: number, right: boolean): boolean {
    return this.#before[2 * node + (right ? 1 : 0)] !== 0;
  }

  /** How many links the chain to this one has. */
  linksTo(node: number, right: boolean): number {
    const first = 2 * this.start + (this.on ? 1 : 0);
    let links = 1;
    for (let state = this.#before[2 * node + (right ? 1 : 0)] - 1; state !== first; state = this.#before[state] - 1) links++;
    return links;
  }

  /** The candidates from the start to this one, wrong and right by turns. */
  chainTo(node: number, right: boolean): number[] {
    const first = 2 * this.start + (this.on ? 1 : 0);
    const chain = [node];
    let state = this.#before[2 * node + (right ? 1 : 0)] - 1;
    for (; state !== first; state = this.#before[state] - 1) chain.push(state >> 1);
    chain.push(this.start);
    return chain.reverse();
  }

  /** The chain as links to draw; the first is strong when the start was taken to be wrong. */
  linksOf(chain: readonly number[]): CandidateLink[] {
    return chain.slice(1).map((node, index) => ({
      from: candidateOf(this.#graph, chain[index]),
      to: candidateOf(this.#graph, node),
      strong: (index % 2 === 0) !== this.on,
    }));
  }
}

/** Whether the way from the start to this state goes through another one. */
function isOnWay(before: ArrayLike<number>, start: number, to: number, other: number): boolean {
  for (let state = to; state !== start; state = before[state] - 1) if (state === other) return true;
  return start === other;
}

const followed = new WeakMap<LinkGraph, (Consequences | undefined)[]>();

/** What follows in a graph when one candidate is right, or wrong; made once for all who ask. */
export function consequencesOf(graph: LinkGraph, start: number, on: boolean): Consequences {
  const known = followed.get(graph) ?? [];
  followed.set(graph, known);
  const made = known[2 * start + (on ? 1 : 0)] ?? new Consequences(graph, start, on);
  known[2 * start + (on ? 1 : 0)] = made;
  return made;
}

/** Single candidates that both of these rule out by weak links. */
export function ruledOutByBoth(graph: LinkGraph, a: number, b: number): CellDigit[] {
  const nearB = new Set(graph.weak[b]);
  return graph.weak[a].filter((node) => nearB.has(node) && !isGroup(graph, node)).map((node) => candidateOf(graph, node));
}
