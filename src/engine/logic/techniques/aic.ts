import { bitOf } from '../../candidates.ts';
import { cellsOfEnd } from '../../grid-picture.ts';
import { type Consequences, candidateOf, consequencesOf, everyLink, isGroup, type LinkGraph, ruledOutByBoth } from '../inference.ts';
import type { Position } from '../position.ts';
import { type CellDigit, candidatesAt, dearTechnique, type Finding, seen } from '../technique.ts';

/** Candidates beyond which these chains are not looked for: a bound for large grids that have hardly begun. */
const MOST_NODES = 1500;

/** The graph of all links; undefined where it is too large. */
function graphOf(position: Position, groups: boolean): LinkGraph | undefined {
  const graph = everyLink(position, groups);
  return graph.nodes.length > MOST_NODES ? undefined : graph;
}

/** Chains that go through a group are techniques of their own. */
const isWanted = (graph: LinkGraph, nodes: readonly number[], grouped: boolean) => nodes.some((node) => isGroup(graph, node)) === grouped;

interface Chain {
  readonly consequences: Consequences;
  readonly nodes: readonly number[];
}

/** Every pair of candidates of which one is right, with a shortest chain that shows it: wrong at its start, right at its end. Of those that are asked for. */
function* eitherOr(graph: LinkGraph, asks: (start: number, end: number) => boolean): Generator<Chain> {
  for (const start of graph.nodes) {
    if (graph.strong[start].length === 0) continue;
    const consequences = consequencesOf(graph, start, false);
    for (const end of graph.nodes) {
      if (end === start || !consequences.reaches(end, true) || !asks(start, end)) continue;
      const nodes = consequences.chainTo(end, true);
      if (nodes.length >= 4 && new Set(nodes).size === nodes.length) yield { consequences, nodes };
    }
  }
}

function findingOf(graph: LinkGraph, { consequences, nodes }: Chain, eliminations: readonly CellDigit[]): Finding {
  const candidates = nodes.map((node) => candidateOf(graph, node));
  const marks = candidates.map((end, index) => seen(cellsOfEnd(end), bitOf(end.digit), index % 2));
  return { pattern: marks, links: consequences.linksOf(nodes), eliminations };
}

const shortestFirst = (found: Finding[]) => found.sort((a, b) => a.links!.length - b.links!.length);

/** One of the two ends is right: a candidate that both ends rule out is wrong. */
export function searchChains(position: Position, grouped: boolean): Finding[] {
  const graph = graphOf(position, grouped);
  if (!graph) return [];
  const found: Finding[] = [];
  const asks = (first: number, last: number) =>
    first < last && candidateOf(graph, first).cell !== candidateOf(graph, last).cell && ruledOutByBoth(graph, first, last).length > 0;
  for (const chain of eitherOr(graph, asks)) {
    if (!isWanted(graph, chain.nodes, grouped)) continue;
    found.push(findingOf(graph, chain, ruledOutByBoth(graph, chain.nodes[0], chain.nodes.at(-1)!)));
  }
  return shortestFirst(found);
}

/** The two ends are joined by a weak link: the chain closes, its candidates are right by turns, and every weak link becomes strong. */
export function searchLoops(position: Position, grouped: boolean): Finding[] {
  const graph = graphOf(position, grouped);
  if (!graph) return [];
  const found: Finding[] = [];
  for (const chain of eitherOr(graph, (first, last) => graph.weak[first].includes(last))) {
    const { nodes } = chain;
    if (!isWanted(graph, nodes, grouped)) continue;
    const eliminations: CellDigit[] = [];
    for (let index = 1; index < nodes.length; index += 2) {
      eliminations.push(...ruledOutByBoth(graph, nodes[index], nodes[(index + 1) % nodes.length]));
    }
    if (eliminations.length === 0) continue;
    const closed = { consequences: chain.consequences, nodes: [...nodes, nodes[0]] };
    found.push(findingOf(graph, closed, eliminations));
  }
  return shortestFirst(found);
}

/** A chain that contradicts its own start: wrong leads to right, so the candidate is right; or right leads to wrong, so it goes. */
export function searchContradictions(position: Position, grouped: boolean): Finding[] {
  const graph = graphOf(position, grouped);
  if (!graph) return [];
  const found: Finding[] = [];
  for (const start of graph.nodes) {
    if (isGroup(graph, start)) continue;
    const { cell, digit } = candidateOf(graph, start);
    for (const right of [false, true]) {
      if (!right && graph.strong[start].length === 0) continue;
      const consequences = consequencesOf(graph, start, right);
      if (!consequences.reaches(start, !right)) continue;
      const nodes = consequences.chainTo(start, !right);
      if (!isWanted(graph, nodes, grouped)) continue;
      const eliminations = right ? [{ cell, digit }] : candidatesAt(position, [cell], ~bitOf(digit));
      if (eliminations.length > 0) found.push(findingOf(graph, { consequences, nodes }, eliminations));
    }
  }
  return shortestFirst(found);
}

export const aic = dearTechnique('aic', 'Alternating inference chain', (position) => searchChains(position, false));
export const continuousLoop = dearTechnique('continuous-loop', 'Continuous nice loop', (position) => searchLoops(position, false));
export const discontinuousLoop = dearTechnique('discontinuous-loop', 'Discontinuous nice loop', (position) =>
  searchContradictions(position, false),
);
