import { digitsOf } from '../../candidates.ts';
import { cellsOfSet } from '../cell-set.ts';
import { consequencesOf } from '../inference.ts';
import { isGroup, type LinkGraph } from '../link-graph.ts';
import { marksOf } from '../marks.ts';
import type { Position } from '../position.ts';
import { linksThroughSets, type SetLink } from '../set-links.ts';
import { type CellDigit, dearTechnique, seen } from '../technique.ts';
import { type ChainSearch, isTooLarge, searchChains, searchContradictions, searchLoops } from './aic.ts';

/*
 * The chains and loops of aic.ts and grouped-aic.ts, but that they may lead through almost locked sets: a set that loses one digit has
 * all its others. The places of a digit in a set take part together, as a group does.
 */

/** The hue of sets, beside those of candidates that are wrong and right by turns. */
const SETS = 2;

function searchIn(position: Position): ChainSearch {
  const graph = linksThroughSets(position);
  const setsIn = (nodes: readonly number[]) => nodes.slice(1).flatMap((node, index) => graph.setBetween(nodes[index], node) ?? []);
  return {
    graph,
    starts: isTooLarge(graph) ? [] : marksOf(position).derive('starts of chains through sets', () => startsOf(graph)),
    isWanted: (nodes) => setsIn(nodes).length > 0,
    setsIn: (nodes) => setsIn(nodes).map(({ set }) => seen(set.cells, set.digits, SETS)),
    lostToLoop: (nodes) => setsIn(nodes).flatMap(lostTo),
  };
}

/**
 * Where chains that strike something can begin. Whatever chain or loop strikes a candidate, that one leads to its own opposite. So most
 * positions are done with after a look at each candidate alone.
 */
function startsOf(graph: LinkGraph): number[] {
  const { nodes, weak, strong } = graph;
  const refuted = nodes.filter((node) => !isGroup(graph, node) && consequencesOf(graph, node, true).reaches(node, false));
  const beside = new Set(refuted.flatMap((node) => [node, ...weak[node]]));
  return nodes.filter((node) => beside.has(node) || strong[node].some((other) => beside.has(other)));
}

/** In a loop one end of a set's link is right and the other wrong, so the set keeps all its other digits: whoever sees all places of one loses it. */
function lostTo({ set, digits }: SetLink): CellDigit[] {
  return digitsOf(set.digits & ~digits).flatMap((digit) => cellsOfSet(set.seers[digit]).map((cell) => ({ cell, digit })));
}

export const alsContinuousLoop = dearTechnique('als-continuous-loop', 'ALS continuous nice loop', (position) =>
  searchLoops(searchIn(position)),
);
export const alsDiscontinuousLoop = dearTechnique('als-discontinuous-loop', 'ALS discontinuous nice loop', (position) =>
  searchContradictions(position, searchIn(position)),
);
export const alsAic = dearTechnique('als-aic', 'ALS inference chain', (position) => searchChains(searchIn(position)));
