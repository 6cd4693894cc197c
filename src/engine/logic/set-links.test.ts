import { describe, expect, it } from 'vitest';
import { soaking } from '../../../tests/samples.ts';
import { solvePuzzle } from '../fast/answer.ts';
import { digMinimal } from '../generate/dig-minimal.ts';
import { cellsOfEnd } from '../grid-picture.ts';
import { puzzleOf } from '../puzzle.ts';
import { candidateOf, isGroup } from './link-graph.ts';
import { type Position, positionOf, sees } from './position.ts';
import { linksThroughSets } from './set-links.ts';
import { applyInstance, nextMove } from './solve-by-ladder.ts';

/** Yields some of the positions of the ladder's run through a puzzle. */
function* positionsOf(seed: number): Generator<Position> {
  const position = positionOf(puzzleOf(digMinimal(seed).givens));
  let count = 0;
  for (let move = nextMove(position); move; move = nextMove(position)) {
    if (count++ % (soaking ? 3 : 5) === 0) yield position;
    applyInstance(position, move);
  }
}

describe('links through almost locked sets', () => {
  it.each([1, 2])('hold in the answer: of a weak link not both ends are right, of a strong one not neither; puzzle %i', (seed) => {
    const answer = solvePuzzle(puzzleOf(digMinimal(seed).givens))!;
    const faults: string[] = [];
    let throughSets = 0;
    for (const position of positionsOf(seed)) {
      const graph = linksThroughSets(position);
      const isRight = (node: number) => {
        const end = candidateOf(graph, node);
        return cellsOfEnd(end).some((cell) => answer[cell] === end.digit);
      };
      for (const node of graph.nodes) {
        for (const other of graph.weak[node]) if (isRight(node) && isRight(other)) faults.push(`weak ${node} ${other}`);
        for (const other of graph.strong[node]) {
          if (!isRight(node) && !isRight(other)) faults.push(`strong ${node} ${other}`);
          if (graph.setBetween(node, other)) throughSets++;
        }
      }
    }
    expect(faults).toEqual([]);
    expect(throughSets).toBeGreaterThan(500);
  });

  it('join places that see each other, and the places of a set that some candidate sees', () => {
    const { grid } = positionOf(puzzleOf(digMinimal(1).givens));
    for (const position of positionsOf(1)) {
      const graph = linksThroughSets(position);
      for (const node of graph.nodes) {
        if (!isGroup(graph, node)) continue;
        const end = candidateOf(graph, node);
        const expected = graph.nodes.filter((other) => {
          const { digit, ...cells } = candidateOf(graph, other);
          return (
            digit === end.digit && cellsOfEnd({ digit, ...cells }).every((cell) => cellsOfEnd(end).every((own) => sees(grid, cell, own)))
          );
        });
        // Places in a line and a box are met twice as they see each other twice.
        expect([...new Set(graph.weak[node])].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
        if (end.also && graph.strong[node].length > 0) expect(graph.weak[node].length).toBeGreaterThan(0);
      }
    }
  });
});
