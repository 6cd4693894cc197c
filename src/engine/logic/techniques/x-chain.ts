import { bitOf } from '../../candidates.ts';
import { cellsOfEnd } from '../../grid-picture.ts';
import { consequencesOf } from '../inference.ts';
import { candidateOf, isGroup, linksOfDigit } from '../link-graph.ts';
import { commonPeers, type Position } from '../position.ts';
import { candidatesAt, type Finding, seen, techniqueOfDigit } from '../technique.ts';

/**
 * A chain of one digit that begins and ends with a strong link: if its first place is wrong its last is right, so a
 * place that sees both ends is not the digit. Shortest first. `pattern`: the ends, then the places between.
 */
function search(position: Position, digits: readonly number[], fits: (links: number) => boolean, groups = false): Finding[] {
  const { grid } = position;
  const found: Finding[] = [];
  for (const digit of digits) {
    const graph = linksOfDigit(position, digit, groups);
    for (const start of graph.nodes) {
      if (graph.strong[start].length === 0) continue;
      const consequences = consequencesOf(graph, start, false);
      for (const end of graph.nodes) {
        if (end <= start || !consequences.reaches(end, true) || !fits(consequences.linksTo(end, true))) continue;
        const ends = [...cellsOfEnd(candidateOf(graph, start)), ...cellsOfEnd(candidateOf(graph, end))];
        const eliminations = candidatesAt(position, commonPeers(grid, ends), bitOf(digit));
        if (eliminations.length === 0) continue;
        const chain = consequences.chainTo(end, true);
        const cells = chain.map((node) => cellsOfEnd(candidateOf(graph, node)));
        // A chain through a group is a technique of its own. No chain visits a place twice.
        const isPlain = !chain.some((node) => isGroup(graph, node));
        if (isPlain === groups || new Set(cells.flat()).size < cells.flat().length) continue;
        found.push({
          pattern: [seen(ends, bitOf(digit), 0), seen(cells.slice(1, -1).flat(), bitOf(digit), 1)],
          links: consequences.linksOf(chain),
          eliminations,
        });
      }
    }
  }
  return found.sort((a, b) => a.links!.length - b.links!.length);
}

/** The shortest X-chain: two strong links joined by a weak one. Skyscraper and two-string kite are special cases. */
export const turbotFish = techniqueOfDigit('turbot-fish', 'Turbot fish', (position, digits) =>
  search(position, digits, (links) => links === 3),
);

export const xChain = techniqueOfDigit('x-chain', 'X-chain', (position, digits) => search(position, digits, (links) => links >= 3));

/** A link may also lead to a group: two or three places where a line crosses a box, one of which is right or none. */
export const groupedXChain = techniqueOfDigit('grouped-x-chain', 'Grouped X-chain', (position, digits) =>
  search(position, digits, (links) => links >= 3, true),
);
