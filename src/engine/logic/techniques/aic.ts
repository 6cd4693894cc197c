import { bitOf } from '../../candidates.ts';
import { cellsOfEnd, type Highlight, type LinkEnd } from '../../grid-picture.ts';
import { Consequences, consequencesOf, ruledOutByBoth } from '../inference.ts';
import { candidateOf, everyLink, isGroup, type LinkGraph } from '../link-graph.ts';
import type { Position } from '../position.ts';
import { type CellDigit, cachedTechnique, candidatesAt, type Finding, seen } from '../technique.ts';

/** Candidates beyond which these chains are not looked for: a bound for large grids that have hardly begun. */
const MAX_NODES = 1500;

/** A graph in which chains are looked for. */
export interface ChainSearch {
  readonly graph: LinkGraph;
  /** Where chains begin. */
  readonly starts: readonly number[];
  /** Whether to look for a chain: chains through groups, and through sets, are techniques of their own. */
  accepts(nodes: readonly number[]): boolean;
  /** The almost locked sets through which a chain leads. */
  setsIn?(nodes: readonly number[]): readonly Highlight[];
  /** Returns what a closed loop strikes in addition to what its weak links rule out. */
  lostToLoop?(nodes: readonly number[]): readonly CellDigit[];
}

export const isTooLarge = ({ nodes }: LinkGraph): boolean => nodes.length > MAX_NODES;

/** The search in the graph of all links, with groups or without; nowhere where it is too large. */
export function searchIn(position: Position, grouped: boolean): ChainSearch {
  const graph = everyLink(position, grouped);
  return {
    graph,
    starts: isTooLarge(graph) ? [] : graph.nodes,
    accepts: (nodes) => nodes.some((node) => isGroup(graph, node)) === grouped,
  };
}

interface Chain {
  readonly consequences: Consequences;
  readonly nodes: readonly number[];
}

/**
 * Yields pairs of candidates of which one is right, with a shortest chain that shows it: wrong at its start, right at its end. Only for the
 * pairs that `asks` accepts.
 */
function* eitherOr({ graph, starts, accepts }: ChainSearch, asks: (start: number, end: number) => boolean): Generator<Chain> {
  for (const start of starts) {
    if (graph.strong[start].length === 0) continue;
    const consequences = consequencesOf(graph, start, false);
    for (const end of graph.nodes) {
      if (end === start || !consequences.reaches(end, true) || !asks(start, end)) continue;
      const chain = { consequences, nodes: consequences.chainTo(end, true) };
      const isSimple = new Set(chain.nodes).size === chain.nodes.length;
      for (const { consequences, nodes } of isSimple ? [chain] : simpleChains(graph, start, end))
        if (nodes.length >= 4 && accepts(nodes)) yield { consequences, nodes };
    }
  }
}

/** Replaces a shortest chain that visits a candidate twice by one that does not, from the start or else from the end. */
function simpleChains(graph: LinkGraph, start: number, end: number): Chain[] {
  for (const [from, to] of [
    [start, end],
    [end, start],
  ] as const) {
    const consequences = new Consequences(graph, from, false, true);
    if (consequences.reaches(to, true)) return [{ consequences, nodes: consequences.chainTo(to, true) }];
  }
  return [];
}

function findingOf({ graph, setsIn }: ChainSearch, { consequences, nodes }: Chain, eliminations: readonly CellDigit[]): Finding {
  const candidates = nodes.map((node) => candidateOf(graph, node));
  const marks = candidates.map((end, index) => seen(cellsOfEnd(end), bitOf(end.digit), index % 2));
  return { pattern: [...(setsIn?.(nodes) ?? []), ...marks], links: consequences.linksOf(nodes), eliminations };
}

const isOneCell = (a: LinkEnd, b: LinkEnd) => a.cell === b.cell && !a.also && !b.also;

const shortestFirst = (found: Finding[]) => found.sort((a, b) => a.links!.length - b.links!.length);

/** One of the two ends is right: a candidate that both ends rule out is wrong. */
export function searchChains(search: ChainSearch): Finding[] {
  const { graph } = search;
  const found: Finding[] = [];
  const asks = (first: number, last: number) =>
    first < last && !isOneCell(candidateOf(graph, first), candidateOf(graph, last)) && ruledOutByBoth(graph, first, last).length > 0;
  for (const chain of eitherOr(search, asks)) {
    found.push(findingOf(search, chain, ruledOutByBoth(graph, chain.nodes[0], chain.nodes.at(-1)!)));
  }
  return shortestFirst(found);
}

/** The two ends are joined by a weak link: the chain closes, its candidates are right by turns, and every weak link becomes strong. */
export function searchLoops(search: ChainSearch): Finding[] {
  const { graph } = search;
  const found: Finding[] = [];
  for (const chain of eitherOr(search, (first, last) => graph.weak[first].includes(last))) {
    const { nodes } = chain;
    const eliminations: CellDigit[] = [];
    for (let index = 1; index < nodes.length; index += 2) {
      eliminations.push(...ruledOutByBoth(graph, nodes[index], nodes[(index + 1) % nodes.length]));
    }
    eliminations.push(...(search.lostToLoop?.(nodes) ?? []));
    if (eliminations.length === 0) continue;
    const closed = { consequences: chain.consequences, nodes: [...nodes, nodes[0]] };
    found.push(findingOf(search, closed, eliminations));
  }
  return shortestFirst(found);
}

/** A chain that contradicts its own start: wrong leads to right, so the candidate is right; or right leads to wrong, so it goes. */
export function searchContradictions(position: Position, search: ChainSearch): Finding[] {
  const { graph, starts, accepts } = search;
  const found: Finding[] = [];
  for (const start of starts) {
    if (isGroup(graph, start)) continue;
    const { cell, digit } = candidateOf(graph, start);
    for (const right of [false, true]) {
      if (!right && graph.strong[start].length === 0) continue;
      const consequences = consequencesOf(graph, start, right);
      if (!consequences.reaches(start, !right)) continue;
      const nodes = consequences.chainTo(start, !right);
      if (!accepts(nodes)) continue;
      const eliminations = right ? [{ cell, digit }] : candidatesAt(position, [cell], ~bitOf(digit));
      if (eliminations.length > 0) found.push(findingOf(search, { consequences, nodes }, eliminations));
    }
  }
  return shortestFirst(found);
}

export const aic = cachedTechnique('aic', 'Alternating inference chain', (position) => searchChains(searchIn(position, false)));
export const continuousLoop = cachedTechnique('continuous-loop', 'Continuous nice loop', (position) =>
  searchLoops(searchIn(position, false)),
);
export const discontinuousLoop = cachedTechnique('discontinuous-loop', 'Discontinuous nice loop', (position) =>
  searchContradictions(position, searchIn(position, false)),
);
