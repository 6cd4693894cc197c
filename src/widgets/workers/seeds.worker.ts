import type { AnyOptions } from '../../engine/algorithm.ts';
import { type RunSummary, runSeed } from '../../engine/fast/repeat.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { type InputMessage, unpackInput } from './input-message.ts';
import { serve } from './rpc.ts';

/** A run of one puzzle from one seed. */
export interface SeedTask {
  readonly algorithm: string;
  readonly input: InputMessage;
  readonly options: AnyOptions;
  readonly seed: number;
}

serve({
  work: ({ algorithm, input, options, seed }: SeedTask): Promise<RunSummary> =>
    runSeed(algorithm, unpackInput(input) as Puzzle, options, seed),
});
