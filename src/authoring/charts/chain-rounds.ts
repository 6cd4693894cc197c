import * as Plot from '@observablehq/plot';
import keys from '../../../content/data/technique-puzzles.json' with { type: 'json' };
import { cellName } from '../../engine/grid.ts';
import { Consequences } from '../../engine/logic/inference.ts';
import { rungOf } from '../../engine/logic/ladder.ts';
import { linksOfDigit } from '../../engine/logic/link-graph.ts';
import { keyPosition } from '../../engine/logic/training.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { type Chart, NARROW } from './chart.ts';

const TECHNIQUE = 'x-chain';
const WIDTH = 470;
/** How far the rounds of a candidate are from the middle of its cell: as right above it, as wrong below. */
const ASIDE = 0.23;

/** The search for the X-chain of the figure above: in which round it reaches each place of the digit as right, and in which as wrong. */
function search() {
  const puzzle = puzzleOf(
    Uint8Array.from(keys.puzzles.find(({ technique }) => technique === TECHNIQUE)!.puzzle, (symbol) => Number(symbol) || 0),
  );
  const position = keyPosition(puzzle, TECHNIQUE)!;
  const { links, eliminations } = rungOf(TECHNIQUE).technique.first(position)!;
  const { cell, digit } = links[0]!.from;
  const { size } = position.grid;
  const graph = linksOfDigit(position, digit, false);
  const start = cell * size + digit - 1;
  const reached = new Consequences(graph, start, false);
  const roundOf = (node: number, right: boolean) =>
    node === start && !right ? 0 : reached.reaches(node, right) ? reached.linksTo(node, right) : undefined;
  const places = graph.nodes.map((node) => ({
    cell: Math.floor(node / size),
    right: roundOf(node, true),
    wrong: roundOf(node, false),
  }));
  return { grid: position.grid, digit, start: cell, end: links.at(-1)!.to.cell, gone: eliminations[0]!.cell, links, places };
}

/** The rounds of a breadth-first search for a chain, written into the cells that it reaches. */
export const chainRounds: Chart = async (document) => {
  const { grid, digit, start, end, gone, links, places } = search();
  const { size } = grid;
  const x = (cell: number) => (cell % size) + 0.5;
  const y = (cell: number) => Math.floor(cell / size) + 0.5;
  const rounds = places.flatMap(({ cell, right, wrong }) => [
    ...(right === undefined ? [] : [{ cell, round: right, isRight: true }]),
    ...(wrong === undefined ? [] : [{ cell, round: wrong, isRight: false }]),
  ]);
  const height = (cell: number, isRight: boolean) => y(cell) + (isRight ? -ASIDE : ASIDE);
  type Reached = (typeof rounds)[number];
  const place = { x: ({ cell }: Reached) => x(cell), y: ({ cell, isRight }: Reached) => height(cell, isRight) };
  const lines = Array.from({ length: size + 1 }, (_, index) => index);
  const isEdge = (line: number) => line % 3 === 0;
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: width,
      margin: 2,
      ariaLabel: `The rounds in which a search for a chain reaches the places of ${digit}`,
      x: { domain: [0, size], axis: null },
      y: { domain: [size, 0], axis: null },
      marks: [
        Plot.rect(
          places.map(({ cell }) => cell),
          {
            x1: (cell) => x(cell) - 0.5,
            x2: (cell) => x(cell) + 0.5,
            y1: (cell) => y(cell) - 0.5,
            y2: (cell) => y(cell) + 0.5,
            fill: 'var(--surface)',
          },
        ),
        Plot.ruleX(lines, { stroke: 'var(--rule-strong)', strokeWidth: (line) => (isEdge(line) ? 2 : 0.7) }),
        Plot.ruleY(lines, { stroke: 'var(--rule-strong)', strokeWidth: (line) => (isEdge(line) ? 2 : 0.7) }),
        ...[true, false].map((which) =>
          Plot.link(
            links.filter(({ strong }) => strong === which),
            {
              x1: ({ from }) => x(from.cell),
              y1: ({ from, strong }) => height(from.cell, !strong),
              x2: ({ to }) => x(to.cell),
              y2: ({ to, strong }) => height(to.cell, strong),
              stroke: 'var(--fixed-by-logic)',
              strokeWidth: 2,
              ...(!which && { strokeDasharray: '7 4' }),
            },
          ),
        ),
        ...[true, false].map((which) =>
          Plot.dot(
            rounds.filter(({ isRight }) => isRight === which),
            {
              ...place,
              r: width / 43,
              fill: 'var(--surface)',
              stroke: which ? 'var(--set-1)' : 'var(--set-2)',
              strokeWidth: 1.8,
              ...(!which && { strokeDasharray: '4 2' }),
            },
          ),
        ),
        Plot.text(rounds, { ...place, text: ({ round }) => String(round), fill: 'var(--ink)', fontSize: width / 34, fontWeight: 600 }),
      ],
    });
  const name = (cell: number) => cellName(grid, cell);
  return {
    caption: `A search for a chain of ${digit}s that begins with “${name(start)} is not ${digit}”. A number is the round in which it reaches a candidate: blue and above as right, orange and dashed as wrong. In round ${places.find(({ cell }) => cell === end)!.right} it finds that ${name(end)} is ${digit}. So one of ${name(start)} and ${name(end)} is ${digit}, and ${name(gone)}, which sees both, is not ${digit}.`,
    table: places
      .filter(({ right, wrong }) => right !== undefined || wrong !== undefined)
      .map(({ cell, right, wrong }) => ({ cell: name(cell), 'right in round': right ?? 'never', 'wrong in round': wrong ?? 'never' })),
    plot: drawn(WIDTH),
    narrow: drawn(NARROW),
  };
};
