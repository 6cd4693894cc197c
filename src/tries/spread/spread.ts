import keys from '../../../content/data/technique-puzzles.json' with { type: 'json' };
import { cellName } from '../../engine/grid.ts';
import { Consequences, ruledOutByBoth } from '../../engine/logic/inference.ts';
import { rungOf } from '../../engine/logic/ladder.ts';
import { linksOfDigit } from '../../engine/logic/link-graph.ts';
import { keyPosition } from '../../engine/logic/training.ts';
import { puzzleOf } from '../../engine/puzzle.ts';

/** A candidate as a search has reached it: as right or as wrong. */
export interface Reached {
  readonly cell: number;
  readonly name: string;
  readonly isRight: boolean;
  readonly round: number;
  /** The index of the one that it was reached from; −1 for the first. */
  readonly from: number;
  /** Places that neither it nor the first leaves the digit: what the chain to it strikes. */
  readonly strikes: readonly string[];
}

export interface Spread {
  readonly digit: number;
  /** All that the search reaches, in the order of the rounds. */
  readonly reached: readonly Reached[];
  /** Every place of the digit. */
  readonly places: readonly number[];
  /** The round in which the first chain is found that strikes something, and its end, as an index. */
  readonly found: number;
}

/** The search for a chain in the position in which this technique, of one digit, is the key move. */
export function spreadOf(technique: string): Spread {
  const givens = keys.puzzles.find((each) => each.technique === technique)!.puzzle;
  const position = keyPosition(puzzleOf(Uint8Array.from(givens, (symbol) => Number(symbol) || 0)), technique)!;
  const { cell, digit } = rungOf(technique).technique.first(position)!.links[0]!.from as { cell: number; digit: number };
  const { grid } = position;
  const graph = linksOfDigit(position, digit, false);
  const start = cell * grid.size + digit - 1;
  const search = new Consequences(graph, start, false);
  const placeOf = (node: number) => Math.floor(node / grid.size);
  const name = (node: number) => cellName(grid, placeOf(node));
  const found = graph.nodes
    .flatMap((node) => [true, false].map((isRight) => ({ node, isRight })))
    .filter(({ node, isRight }) => search.reaches(node, isRight) && (node !== start || isRight))
    .map(({ node, isRight }) => ({ node, isRight, round: search.linksTo(node, isRight), before: search.chainTo(node, isRight).at(-2)! }))
    .sort((a, b) => a.round - b.round);
  const all = [{ node: start, isRight: false, round: 0, before: -1 }, ...found];
  const reached = all.map(
    ({ node, isRight, round, before }): Reached => ({
      cell: placeOf(node),
      name: name(node),
      isRight,
      round,
      from: all.findIndex((each) => each.node === before && each.isRight !== isRight && each.round === round - 1),
      strikes: isRight && round > 1 && node !== start ? ruledOutByBoth(graph, start, node).map((gone) => cellName(grid, gone.cell)) : [],
    }),
  );
  return { digit, reached, places: graph.nodes.map(placeOf), found: reached.findIndex(({ strikes }) => strikes.length > 0) };
}

/** The way from the first candidate to this one, as indices. */
export function wayTo(reached: readonly Pick<Reached, 'from'>[], index: number): number[] {
  const way: number[] = [];
  for (let at = index; at >= 0; at = reached[at]!.from) way.unshift(at);
  return way;
}
