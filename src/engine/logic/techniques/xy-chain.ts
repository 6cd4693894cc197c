import { bitOf, countDigits } from '../../candidates.ts';
import { Consequences } from '../inference.ts';
import { candidateOf, linkGraph } from '../link-graph.ts';
import { commonPeers, type Position } from '../position.ts';
import { candidatesAt, type Finding, seen, technique } from '../technique.ts';

/** Three cells or more; with two it is a naked pair. */
const MIN_LINKS = 5;

/**
 * A chain through cells with two candidates: if the first cell is not the digit, each cell fixes the next and the last
 * is that digit. A cell that sees both ends cannot be. Shortest first. `pattern`: the ends, then the cells between.
 */
function search(position: Position): Finding[] {
  const { grid, candidates } = position;
  const graph = linkGraph(position, {
    weakInHouse: true,
    strongInHouse: false,
    inCell: true,
    takes: (cell) => countDigits(candidates[cell]) === 2,
  });
  // Only equal digits are joined weakly here, and only the two of a cell strongly.
  const weak = graph.weak.map((nodes, node) => nodes?.filter((other) => Math.floor(other / grid.size) !== Math.floor(node / grid.size)));
  const chains = { ...graph, weak };
  const found: Finding[] = [];
  for (const start of graph.nodes) {
    const consequences = new Consequences(chains, start, false);
    for (const end of graph.nodes) {
      if (end <= start || end % grid.size !== start % grid.size || !consequences.reaches(end, true)) continue;
      const chain = consequences.chainTo(end, true);
      if (chain.length - 1 < MIN_LINKS) continue;
      const cells = [...new Set(chain.map((node) => candidateOf(graph, node).cell))];
      const ends = [cells[0], cells.at(-1)!];
      const { digit } = candidateOf(graph, start);
      if (2 * cells.length !== chain.length) continue;
      found.push({
        pattern: [seen(ends, bitOf(digit), 0), seen(cells.slice(1, -1), 0, 1)],
        links: consequences.linksOf(chain),
        eliminations: candidatesAt(position, commonPeers(grid, ends), bitOf(digit)),
      });
    }
  }
  return found.sort((a, b) => a.links!.length - b.links!.length);
}

export const xyChain = technique('xy-chain', 'XY-chain', search);
