import { gridOf } from '../../engine/grid.ts';
import { type Cage, isPuzzle, puzzleOf } from '../../engine/puzzle.ts';

/** A puzzle without its grid, which both sides make for themselves. */
interface PuzzleMessage {
  readonly size: number;
  readonly boxRows: number;
  readonly symbols: readonly string[];
  readonly givens: Uint8Array;
  readonly cages: readonly Cage[];
}

/** What an algorithm runs on, as it crosses to a worker: a puzzle, or anything else that can be cloned. */
export type InputMessage = { readonly puzzle: PuzzleMessage } | { readonly other: unknown };

export function packInput(input: unknown): InputMessage {
  if (!isPuzzle(input)) return { other: input };
  const { grid, symbols, givens, cages } = input;
  return { puzzle: { size: grid.size, boxRows: grid.boxRows, symbols, givens, cages } };
}

export function unpackInput(message: InputMessage): unknown {
  if (!('puzzle' in message)) return message.other;
  const { size, boxRows, symbols, givens, cages } = message.puzzle;
  return puzzleOf(givens, { grid: gridOf(size, boxRows), symbols, cages });
}
