import { transfer } from 'comlink';
import type { AnyOptions, Outcome } from '../../engine/algorithm.ts';
import { catalogRow } from '../../engine/catalog.ts';
import { loadDirect } from '../../engine/direct/load-direct.ts';
import { buffersOf, type Chunk } from '../../trace/chunk.ts';
import { totalsOf } from '../../trace/record.ts';
import { type Override, Recorder, STEP_CAP } from '../../trace/recorder.ts';
import { type InputMessage, unpackInput } from './input-message.ts';

export interface RunRequest {
  readonly algorithm: string;
  readonly input: InputMessage;
  readonly options: AnyOptions;
  readonly overrides?: readonly Override[];
}

/** How far a run has come since the report before. */
export interface RunReport {
  readonly chunks: readonly Chunk[];
  /** Steps by kind and in all so far, kept or not. */
  readonly totals: Readonly<Record<string, number>>;
  readonly taken: number;
  /** Whether the steps from here on are counted and not kept. */
  readonly capped: boolean;
  readonly outcome: Outcome | undefined;
}

/** Steps before the first report, which comes early, so that the page has something to show. */
const FIRST_SLICE = 2000;
/** Steps between two looks at the clock, and milliseconds between two reports. */
const SLICE = 50_000;
const REPORT_EVERY = 60;

/** Runs an algorithm to its end, and hands over what it has recorded as it goes. The last report has the outcome. */
export async function runAndReport(
  { algorithm: id, input, options, overrides }: RunRequest,
  report: (said: RunReport) => unknown,
): Promise<void> {
  const algorithm = await loadDirect(catalogRow(id));
  const recorder = new Recorder(algorithm, algorithm.start(unpackInput(input), options), STEP_CAP, overrides);
  let reported = performance.now();
  let running = recorder.advance(FIRST_SLICE);
  for (;;) {
    const now = performance.now();
    if (!running || now - reported >= REPORT_EVERY || recorder.taken === FIRST_SLICE) {
      reported = now;
      const chunks = recorder.takeChunks();
      const { taken, capped, outcome } = recorder;
      report(transfer({ chunks, totals: totalsOf(recorder), taken, capped, outcome }, chunks.flatMap(buffersOf)));
    }
    if (!running) return;
    running = recorder.advance(SLICE);
  }
}
