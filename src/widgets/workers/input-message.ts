import { formOf, type GridForm, gridWith } from '../../engine/grid.ts';
import { type Cage, isPuzzle, puzzleOf } from '../../engine/puzzle.ts';

/** A puzzle without its grid, which both sides make for themselves. */
interface PuzzleMessage {
  readonly form: GridForm;
  readonly symbols: readonly string[];
  readonly givens: Uint8Array;
  readonly cages: readonly Cage[];
  readonly domains: Uint32Array | undefined;
}

/** What an algorithm runs on, as it crosses to a worker: a puzzle, or anything else that can be cloned. */
export type InputMessage = { readonly puzzle: PuzzleMessage } | { readonly other: unknown };

export function packInput(input: unknown): InputMessage {
  if (!isPuzzle(input)) return { other: input };
  const { grid, symbols, givens, cages, domains } = input;
  return { puzzle: { form: formOf(grid), symbols, givens, cages, domains } };
}

export function unpackInput(message: InputMessage): unknown {
  if (!('puzzle' in message)) return message.other;
  const { form, symbols, givens, cages, domains } = message.puzzle;
  return puzzleOf(givens, { grid: gridWith(form), symbols, cages, domains });
}
