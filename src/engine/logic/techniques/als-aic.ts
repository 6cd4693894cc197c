import { digitsOf } from '../../candidates.ts';
import { cellsOfSet } from '../cell-set.ts';
import { consequencesOf } from '../inference.ts';
import { isGroup, type LinkGraph } from '../link-graph.ts';
import { marksOf } from '../marks.ts';
import type { Position } from '../position.ts';
import { linksThroughSets, type SetLink } from '../set-links.ts';
import { type CellDigit, cachedTechnique, seen } from '../technique.ts';
import { type ChainSearch, isTooLarge, searchChains, searchContradictions, searchLoops } from './aic.ts';

/*
 * The chains and loops of aic.ts and grouped-aic.ts, but that they may lead through almost locked sets: a set that loses one digit has
 * all its others. The places of a digit in a set take part together, as a group does.
 */

/** The hue of sets; the other hues are of candidates alternately wrong and right. */
const SETS = 2;

function searchIn(position: Position): ChainSearch {
  const graph = linksThroughSets(position);
  const setsIn = (nodes: readonly number[]) => nodes.slice(1).flatMap((node, index) => graph.setBetween(nodes[index], node) ?? []);
  return {
    graph,
    starts: isTooLarge(graph) ? [] : marksOf(position).derive('starts of chains through sets', () => startsOf(graph)),
    accepts: (nodes) => setsIn(nodes).length > 0,
    setsIn: (nodes) => setsIn(nodes).map(({ set }) => seen(set.cells, set.digits, SETS)),
    lostToLoop: (nodes) => setsIn(nodes).flatMap(lostTo),
  };
}

/**
 * Returns the starts of chains that can strike something. A candidate that a chain or loop strikes implies its own opposite, so a look at
 * each candidate alone is enough for most positions.
 */
function startsOf(graph: LinkGraph): number[] {
  const { nodes, weak, strong } = graph;
  const refuted = nodes.filter((node) => !isGroup(graph, node) && consequencesOf(graph, node, true).reaches(node, false));
  const nearby = new Set(refuted.flatMap((node) => [node, ...weak[node]]));
  return nodes.filter((node) => nearby.has(node) || strong[node].some((other) => nearby.has(other)));
}

/**
 * In a loop one end of a set's link is right and the other wrong, so the set keeps all its other digits: a cell that sees all places of one
 * loses it.
 */
function lostTo({ set, digits }: SetLink): CellDigit[] {
  return digitsOf(set.digits & ~digits).flatMap((digit) => cellsOfSet(set.seers[digit]).map((cell) => ({ cell, digit })));
}

export const alsContinuousLoop = cachedTechnique('als-continuous-loop', 'ALS continuous nice loop', (position) =>
  searchLoops(searchIn(position)),
);
export const alsDiscontinuousLoop = cachedTechnique('als-discontinuous-loop', 'ALS discontinuous nice loop', (position) =>
  searchContradictions(position, searchIn(position)),
);
export const alsAic = cachedTechnique('als-aic', 'ALS inference chain', (position) => searchChains(searchIn(position)));
