import type { AnyOptions } from '../engine/algorithm.ts';
import { type RunSummary, runSeed } from '../engine/fast/repeat.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { type InputMessage, unpackInput } from './protocol.ts';
import { answerEach } from './worker-answer.ts';

/** A run of one puzzle from one seed; the answer is a RunSummary. */
export interface SeedRequest {
  readonly algorithm: string;
  readonly input: InputMessage;
  readonly options: AnyOptions;
  readonly seed: number;
}

answerEach<SeedRequest, RunSummary>(({ algorithm, input, options, seed }) =>
  runSeed(algorithm, unpackInput(input) as Puzzle, options, seed),
);
