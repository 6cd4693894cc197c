/// <reference lib="webworker" />
import type { AnyOptions } from '../engine/algorithm.ts';
import { type RunSummary, runSeed } from '../engine/fast/repeat.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { type InputMessage, unpackInput } from './protocol.ts';

/** Runs one puzzle from a list of seeds and tells each result as it comes. */
export interface SeedsRequest {
  readonly algorithm: string;
  readonly input: InputMessage;
  readonly options: AnyOptions;
  readonly seeds: readonly number[];
}

self.addEventListener('message', ({ data: { algorithm, input, options, seeds } }: MessageEvent<SeedsRequest>) => {
  const puzzle = unpackInput(input) as Puzzle;
  for (const seed of seeds) self.postMessage(runSeed(algorithm, puzzle, options, seed) satisfies RunSummary);
});
