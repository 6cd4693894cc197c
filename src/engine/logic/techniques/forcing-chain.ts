import { bitOf, digitsOf } from '../../candidates.ts';
import { type Consequences, consequencesOf } from '../inference.ts';
import { candidateOf, everyLink } from '../link-graph.ts';
import { housesOf, type Position, placesIn } from '../position.ts';
import { type CellDigit, cachedTechnique, type Finding, seen } from '../technique.ts';
import { MAX_SUPPOSITIONS } from './forcing-net.ts';

/** The candidates of each cell with several. */
function* alternativesInCells(position: Position): Generator<readonly CellDigit[]> {
  for (let cell = 0; cell < position.candidates.length; cell++) {
    const digits = digitsOf(position.candidates[cell]);
    if (digits.length > 1) yield digits.map((digit) => ({ cell, digit }));
  }
}

/** The places of each open digit in each house. */
function* alternativesInHouses(position: Position): Generator<readonly CellDigit[]> {
  for (const house of housesOf(position.grid)) {
    for (let digit = 1; digit <= position.grid.size; digit++) {
      const places = placesIn(position, house, digit);
      if (places.length > 1) yield places.map((cell) => ({ cell, digit }));
    }
  }
}

/** The first house in which these are all places of their digit. */
function houseOfAlternatives(position: Position, group: readonly CellDigit[]): number[] {
  const { grid } = position;
  const [{ cell, digit }] = group;
  const holds = (house: number) =>
    group.every((each) => grid.cellsOfHouse[house].includes(each.cell)) && placesIn(position, house, digit).length === group.length;
  return [grid.housesOfCell[cell].find(holds)!];
}

/**
 * One of three candidates or more is right, and from each of them a chain of links leads to the end of the same other candidate.
 * With two it is an alternating inference chain. Shortest first. `pattern`: each chain's start, then its candidates that are right.
 * `links`: the chains one after the other. `houses`: the house in which the alternatives are the places, if any.
 */
function* search(
  position: Position,
  groups: Iterable<readonly CellDigit[]>,
  houseOf: (group: readonly CellDigit[]) => number[],
): Generator<Finding> {
  const graph = everyLink(position, false);
  if (graph.nodes.length > MAX_SUPPOSITIONS) return;
  const conclusions: { group: readonly CellDigit[]; each: Consequences[]; target: number; length: number }[] = [];
  for (const group of groups) {
    if (group.length < 3) continue;
    const each = group.map(({ cell, digit }) => consequencesOf(graph, cell * graph.size + digit - 1, true));
    for (const target of graph.nodes) {
      if (each.some((one) => one.start === target || !one.reaches(target, false))) continue;
      conclusions.push({ group, each, target, length: each.reduce((sum, one) => sum + one.linksTo(target, false), 0) });
    }
  }
  for (const { group, each, target } of conclusions.sort((a, b) => a.length - b.length)) {
    const chains = each.map((one) => one.chainTo(target, false));
    const rights = chains.flatMap((chain) =>
      chain.filter((_, index) => index % 2 === 0).map((node, index) => ({ node, hue: index === 0 ? 0 : 1 })),
    );
    yield {
      pattern: rights.map(({ node, hue }) => seen([candidateOf(graph, node).cell], bitOf(candidateOf(graph, node).digit), hue)),
      houses: houseOf(group),
      links: chains.flatMap((chain, index) => each[index].linksOf(chain)),
      eliminations: [candidateOf(graph, target)],
    };
  }
}

export const cellForcingChain = cachedTechnique('cell-forcing-chain', 'Forcing chains from a cell', (position) =>
  search(position, alternativesInCells(position), () => []),
);
export const houseForcingChain = cachedTechnique('house-forcing-chain', 'Forcing chains from a house', (position) =>
  search(position, alternativesInHouses(position), (group) => houseOfAlternatives(position, group)),
);
