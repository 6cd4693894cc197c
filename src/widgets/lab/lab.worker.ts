/// <reference lib="webworker" />
import type { AnyOptions } from '../../engine/algorithm.ts';
import { catalogRow } from '../../engine/catalog.ts';
import { type InputMessage, unpackInput } from '../../trace/protocol.ts';
import { measureRun } from './measure-run.ts';
import type { Result } from './results.ts';

/** One algorithm on one puzzle. */
export interface LabTask {
  readonly puzzle: number;
  readonly run: number;
  readonly algorithm: string;
  readonly options: AnyOptions;
  readonly input: InputMessage;
  /** Steps after which the run is given up. */
  readonly limit: number;
}

self.addEventListener('message', async ({ data }: MessageEvent<LabTask>) => {
  const row = catalogRow(data.algorithm);
  const algorithm = await row.load();
  const measured = measureRun(algorithm, row.writes, unpackInput(data.input), data.options, {
    limit: data.limit,
    now: () => performance.now(),
  });
  self.postMessage({ puzzle: data.puzzle, run: data.run, ...measured } satisfies Result);
});
