import { bitOf } from '../candidates.ts';
import { cellsOfEnd, type LinkEnd } from '../grid-picture.ts';
import { type AlmostLockedSet, almostLockedSets, endIn } from './almost-locked.ts';
import { type CellSet, cellSet, cellsOfSet, isEmpty, isWithin } from './cell-set.ts';
import { everyLink, type LinkGraph } from './link-graph.ts';
import { marksOf } from './marks.ts';
import type { Position } from './position.ts';

/** An almost locked set as a strong link: it has one of two digits at least. */
export interface SetLink {
  readonly set: AlmostLockedSet;
  /** The two, as a set of bits. */
  readonly digits: number;
}

/** A graph of links in which a set's places of a digit are a node, as a group is, and strongly linked to its places of any other. */
export interface SetGraph extends LinkGraph {
  /** The set that links two nodes strongly; undefined where a cell or a house does, or nothing. */
  setBetween(a: number, b: number): SetLink | undefined;
}

/** Returns the graph of all links of a position, with groups and almost locked sets. Cached, because several techniques use it. */
export function linksThroughSets(position: Position): SetGraph {
  return marksOf(position).derive('links through sets', () => addSets(position, everyLink(position, true)));
}

function addSets(position: Position, graph: LinkGraph): SetGraph {
  const { grid } = position;
  const places = new Places(position, graph);
  const between = new Map<string, SetLink>();
  const nameOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
  for (const set of almostLockedSets(position)) {
    // A cell with two candidates is linked already. Places that no candidate sees lead nowhere.
    if (set.cells.length === 1) continue;
    const ends = set.seers.flatMap((seers, digit) => (isEmpty(seers) ? [] : [{ node: places.nodeOf(set, digit), digit }]));
    for (const [index, a] of ends.entries()) {
      for (const b of ends.slice(index + 1)) {
        const name = nameOf(a.node, b.node);
        // Where both fit in one cell only, the others are a subset, and the set is of no use.
        if (between.has(name) || places.cellOf(a.node) === places.cellOf(b.node)) continue;
        between.set(name, { set, digits: bitOf(a.digit) | bitOf(b.digit) });
        link(places.strong, a.node, b.node);
      }
    }
  }
  const { nodes, groups, weak, strong } = places;
  return { size: grid.size, nodes, groups, weak, strong, setBetween: (a, b) => between.get(nameOf(a, b)) };
}

function link(links: number[][], a: number, b: number): void {
  links[a].push(b);
  links[b].push(a);
}

/** A graph that grows by the places of digits in sets. */
class Places {
  readonly nodes: number[];
  readonly groups: LinkEnd[];
  readonly weak: number[][];
  readonly strong: number[][];
  readonly #size: number;
  /** The nodes of several cells, by their digit and cells. */
  readonly #nodes = new Map<string, number>();
  /** Indexed by digit: the same, with their cells. */
  readonly #ofDigit: { readonly node: number; readonly cells: CellSet }[][];

  constructor({ grid }: Position, { size, nodes, groups, weak, strong }: LinkGraph) {
    this.nodes = [...nodes];
    this.groups = [];
    this.weak = weak.map((others) => others?.slice());
    this.strong = strong.map((others) => others?.slice());
    this.#size = size;
    this.#ofDigit = Array.from({ length: size + 1 }, () => []);
    for (const group of groups) this.#note(group, cellSet(grid, cellsOfEnd(group)));
  }

  /** Returns the cell of a single candidate; for a group, a number of its own. */
  cellOf(node: number): number {
    return node < this.#size ** 3 ? Math.floor(node / this.#size) : node;
  }

  /** Gives a group the next number. */
  #note(group: LinkEnd, cells: CellSet): number {
    const node = this.#size ** 3 + this.groups.length;
    this.groups.push(group);
    this.#nodes.set(`${group.digit} ${cellsOfEnd(group)}`, node);
    this.#ofDigit[group.digit].push({ node, cells });
    return node;
  }

  /** The node of a digit's places in a set: a candidate, a group that there is, or a new one with its weak links. */
  nodeOf({ places, seers }: AlmostLockedSet, digit: number): number {
    const end = endIn({ places }, digit);
    if (!end.also) return end.cell * this.#size + digit - 1;
    const known = this.#nodes.get(`${digit} ${cellsOfEnd(end)}`);
    if (known !== undefined) return known;
    const near = [
      ...cellsOfSet(seers[digit]).map((cell) => cell * this.#size + digit - 1),
      ...this.#ofDigit[digit].filter(({ cells }) => isWithin(cells, seers[digit])).map(({ node }) => node),
    ];
    const node = this.#note(end, places[digit]);
    this.nodes.push(node);
    this.weak[node] = [];
    this.strong[node] = [];
    for (const other of near) link(this.weak, node, other);
    return node;
  }
}
