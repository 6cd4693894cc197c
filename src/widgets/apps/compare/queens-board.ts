import { range } from 'd3-array';
import { select } from 'd3-selection';
import type { CoverProblem } from '../../../engine/exact-cover.ts';

/** The square of a queen in the name of its row of the matrix; undefined where the row is about something else. */
function squareOf(name: string): { readonly row: number; readonly column: number } | undefined {
  const [, row, column] = /^queen at r(\d+)c(\d+)$/.exec(name) ?? [];
  return row && column ? { row: Number(row), column: Number(column) } : undefined;
}

/** The side of a board whose squares are the rows of a matrix; undefined for any other problem. */
export function boardSize({ options }: CoverProblem): number | undefined {
  const squares = options.map(({ name }) => squareOf(name));
  return squares.every((square) => square !== undefined) ? Math.sqrt(squares.length) : undefined;
}

/** A crown in a square of ten by ten. */
const CROWN = 'M2.2 7.8 1.5 3.4 3.6 5.4 5 2.2 6.4 5.4 8.5 3.4 7.8 7.8Z';

/** Draws the queens of the chosen rows on their board. */
export function drawBoard(element: Element, { options }: CoverProblem, size: number, chosen: Uint8Array): void {
  const svg = select(element)
    .selectAll('svg')
    .data([null])
    .join('svg')
    .attr('viewBox', `0 0 ${size * 10} ${size * 10}`);
  svg
    .selectAll('.square')
    .data(range(size * size).filter((square) => (Math.floor(square / size) + square) % 2 === 1))
    .join('path')
    .attr('class', 'square')
    .attr('d', (square) => `M${(square % size) * 10} ${Math.floor(square / size) * 10}h10v10h-10z`);
  svg
    .selectAll('.queen')
    .data(options.flatMap(({ name }, option) => (chosen[option] ? [squareOf(name)!] : [])))
    .join('path')
    .attr('class', 'queen')
    .attr('d', CROWN)
    .attr('transform', ({ row, column }) => `translate(${(column - 1) * 10},${(row - 1) * 10})`);
}
