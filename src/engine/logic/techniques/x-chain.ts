import { allDigits, bitOf, digitsOf } from '../../candidates.ts';
import { cellsOfEnd } from '../../grid-picture.ts';
import { Consequences, candidateOf, isGroup, linkGraph } from '../inference.ts';
import { commonPeers, type Position } from '../position.ts';
import { candidatesAt, type Finding, seen, technique } from '../technique.ts';

/**
 * A chain of one digit that begins and ends with a strong link: if its first place is wrong its last is right, so a
 * place that sees both ends is not the digit. Shortest first. `pattern`: the ends, then the places between.
 */
function search(position: Position, fits: (links: number) => boolean, groups = false): Finding[] {
  const { grid } = position;
  const found: Finding[] = [];
  for (const digit of digitsOf(allDigits(grid.size))) {
    const graph = linkGraph(position, {
      weakInHouse: true,
      strongInHouse: true,
      inCell: false,
      groups,
      takes: (_, each) => each === digit,
    });
    for (const start of graph.nodes) {
      if (graph.strong[start].length === 0) continue;
      const consequences = new Consequences(graph, start, false);
      for (const end of graph.nodes) {
        if (end <= start || !consequences.reaches(end, true)) continue;
        const chain = consequences.chainTo(end, true);
        const cells = chain.map((node) => cellsOfEnd(candidateOf(graph, node)));
        // A chain through a group is a technique of its own. And none goes through a place twice.
        const isPlain = !chain.some((node) => isGroup(graph, node));
        if (!fits(chain.length - 1) || isPlain === groups || new Set(cells.flat()).size < cells.flat().length) continue;
        const ends = [...cells[0], ...cells.at(-1)!];
        found.push({
          pattern: [seen(ends, bitOf(digit), 0), seen(cells.slice(1, -1).flat(), bitOf(digit), 1)],
          links: consequences.linksOf(chain),
          eliminations: candidatesAt(position, commonPeers(grid, ends), bitOf(digit)),
        });
      }
    }
  }
  return found.sort((a, b) => a.links!.length - b.links!.length);
}

/** The shortest X-chain: two strong links joined by a weak one. Skyscraper and two-string kite are special cases. */
export const turbotFish = technique('turbot-fish', 'Turbot fish', (position) => search(position, (links) => links === 3));

export const xChain = technique('x-chain', 'X-chain', (position) => search(position, (links) => links >= 3));

/** A link may also lead to a group: two or three places where a line crosses a box, of which one is right or none. */
export const groupedXChain = technique('grouped-x-chain', 'Grouped X-chain', (position) => search(position, (links) => links >= 3, true));
