import type { AnyOptions, Outcome } from '../engine/algorithm.ts';
import { gridOf } from '../engine/grid.ts';
import { type Cage, type Puzzle, puzzleOf } from '../engine/puzzle.ts';
import type { Chunk } from './chunk.ts';

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

export interface RunRequest {
  readonly algorithm: string;
  readonly input: InputMessage;
  readonly options: AnyOptions;
}

export type RunReport =
  | {
      readonly type: 'progress';
      readonly chunks: readonly Chunk[];
      /** Steps by kind and in all so far, kept or not. */
      readonly totals: Readonly<Record<string, number>>;
      readonly taken: number;
      /** Whether the steps from here on are counted and not kept. */
      readonly capped: boolean;
      readonly outcome: Outcome | undefined;
    }
  | { readonly type: 'failure'; readonly message: string };

function isPuzzle(input: unknown): input is Puzzle {
  return typeof input === 'object' && input !== null && 'grid' in input && 'givens' in input;
}

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
