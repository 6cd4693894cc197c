import { countDigits, digitsOf } from '../candidates.ts';
import type { CandidateLink, LinkEnd } from '../grid-picture.ts';
import { addGroups } from './groups.ts';
import { housesOf, type Position, placesIn } from './position.ts';
import type { CellDigit } from './technique.ts';

/** Which links a kind of chain may use. */
export interface LinkRules {
  /** Weak and strong links between equal digits of a house. */
  readonly weakInHouse: boolean;
  readonly strongInHouse: boolean;
  /** Links between the digits of a cell; strong where it has two. */
  readonly inCell: boolean;
  /** Whether places of a digit where a line crosses a box take part together as one, besides each of them alone. */
  readonly groups?: boolean;
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

export function linkGraph(position: Position, rules: LinkRules): LinkGraph {
  const { grid, candidates } = position;
  const { size } = grid;
  const weak: number[][] = new Array(grid.cellCount * size);
  const strong: number[][] = new Array(grid.cellCount * size);
  const nodes: number[] = [];
  const nodesIn = (cell: number) =>
    digitsOf(candidates[cell])
      .filter((digit) => rules.takes?.(cell, digit) ?? true)
      .map((digit) => cell * size + digit - 1);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const node of nodesIn(cell)) {
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
      const group = nodesIn(cell);
      link(weak, group);
      if (countDigits(candidates[cell]) === 2 && group.length === 2) link(strong, group);
    }
  }
  for (const house of housesOf(grid)) {
    for (let digit = 1; digit <= size; digit++) {
      const places = placesIn(position, house, digit);
      const group = places.map((cell) => cell * size + digit - 1).filter((node) => weak[node] !== undefined);
      if (rules.weakInHouse) link(weak, group);
      if (rules.strongInHouse && places.length === 2 && group.length === 2) link(strong, group);
    }
  }
  const graph = { size, nodes, groups: [], weak, strong };
  return rules.groups ? addGroups(position, graph, rules) : graph;
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
  /** Indexed by 2 · node + (1 if right): the state before it; −1 for not reached. */
  readonly #before: Int32Array;

  constructor(graph: LinkGraph, start: number, on: boolean) {
    this.start = start;
    this.on = on;
    this.#graph = graph;
    this.#before = new Int32Array(2 * graph.weak.length).fill(-1);
    const queue = [2 * start + (on ? 1 : 0)];
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head];
      const right = state & 1;
      const next = (right ? graph.weak : graph.strong)[state >> 1];
      for (const node of next) {
        const reached = 2 * node + 1 - right;
        if (this.#before[reached] !== -1) continue;
        this.#before[reached] = state;
        queue.push(reached);
      }
    }
  }

  /** Whether it follows that this candidate is right (or wrong). */
  reaches(node: number, right: boolean): boolean {
    return this.#before[2 * node + (right ? 1 : 0)] !== -1;
  }

  /** The candidates from the start to this one, wrong and right by turns. */
  chainTo(node: number, right: boolean): number[] {
    const first = 2 * this.start + (this.on ? 1 : 0);
    const chain = [node];
    let state = this.#before[2 * node + (right ? 1 : 0)];
    for (; state !== first; state = this.#before[state]) chain.push(state >> 1);
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

/** Single candidates that both of these rule out by weak links. */
export function ruledOutByBoth(graph: LinkGraph, a: number, b: number): CellDigit[] {
  const nearB = new Set(graph.weak[b]);
  return graph.weak[a].filter((node) => nearB.has(node) && !isGroup(graph, node)).map((node) => candidateOf(graph, node));
}
