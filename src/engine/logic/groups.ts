import { cellsOfEnd, type LinkEnd } from '../grid-picture.ts';
import { groupBy } from '../group-by.ts';
import type { LinkGraph, LinkRules } from './inference.ts';
import { commonHouses, linesOf, type Position, placesIn } from './position.ts';

/** Every group of a digit: its places where a line crosses a box, where there are two or more. */
function groupsOf(position: Position, takes: LinkRules['takes']): LinkEnd[] {
  const { grid } = position;
  const found: LinkEnd[] = [];
  for (let digit = 1; digit <= grid.size; digit++) {
    for (const line of linesOf(grid)) {
      const places = placesIn(position, line, digit).filter((cell) => takes?.(cell, digit) ?? true);
      for (const cells of groupBy(places, (cell) => grid.boxOfCell[cell]).values()) {
        const [cell, ...also] = cells;
        if (also.length > 0) found.push({ cell: cell!, digit, also });
      }
    }
  }
  return found;
}

/** The graph with its groups: joined weakly to what cannot be right beside them, strongly where a house has no third place. */
export function addGroups(position: Position, graph: LinkGraph, { weakInHouse, strongInHouse, takes }: LinkRules): LinkGraph {
  const { grid } = position;
  const groups = groupsOf(position, takes);
  const first = grid.size ** 3;
  const numbers = Array.from(groups, (_, index) => first + index);
  const [weak, strong] = [graph.weak, graph.strong].map((links) => [...links, ...groups.map(() => [])].map((nodes) => nodes?.slice()));
  const link = (links: number[][], a: number, b: number) => {
    links[a].push(b);
    links[b].push(a);
  };
  for (const [index, group] of groups.entries()) {
    const own = cellsOfEnd(group);
    for (const house of commonHouses(grid, own)) {
      const others = placesIn(position, house, group.digit).filter((cell) => !own.includes(cell));
      const single = others.map((cell) => cell * grid.size + group.digit - 1).filter((node) => graph.weak[node] !== undefined);
      const later = numbers.slice(index + 1).filter((node) => {
        const other = groups[node - first];
        return other.digit === group.digit && cellsOfEnd(other).every((cell) => others.includes(cell));
      });
      for (const node of [...single, ...later]) {
        const count = node < first ? 1 : cellsOfEnd(groups[node - first]).length;
        if (weakInHouse) link(weak, numbers[index], node);
        if (strongInHouse && count === others.length) link(strong, numbers[index], node);
      }
    }
  }
  return { ...graph, nodes: [...graph.nodes, ...numbers], groups, weak, strong };
}
