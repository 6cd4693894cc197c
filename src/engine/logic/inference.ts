import type { CandidateLink } from '../grid-picture.ts';
import { candidateOf, isGroup, type LinkGraph } from './link-graph.ts';
import type { CellDigit } from './technique.ts';

/**
 * What follows when one candidate is assumed right (`on`) or wrong: nodes reached by weak links from the right ones and by strong links
 * from the wrong ones, each by a shortest path.
 */
export class Consequences {
  readonly start: number;
  readonly on: boolean;
  readonly #graph: LinkGraph;
  /** Indexed by 2 · node + (1 if right): one more than the state before it; 0 for not reached. */
  readonly #before: Uint16Array | Uint32Array;

  /** `simple`: only by paths that visit no candidate twice, where the search meets one. */
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
        if (before[reached] !== 0 || (simple && isOnPath(before, queue[0], state, reached ^ 1))) continue;
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

/** Whether the path from the start to this state passes through another one. */
function isOnPath(before: ArrayLike<number>, start: number, to: number, other: number): boolean {
  for (let state = to; state !== start; state = before[state] - 1) if (state === other) return true;
  return start === other;
}

const followed = new WeakMap<LinkGraph, (Consequences | undefined)[]>();

/** What follows in a graph when one candidate is right, or wrong. Cached, because several techniques use it. */
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
