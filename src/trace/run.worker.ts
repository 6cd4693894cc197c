/// <reference lib="webworker" />
import { catalogRow } from '../engine/catalog.ts';
import { buffersOf } from './chunk.ts';
import { type RunReport, type RunRequest, unpackInput } from './protocol.ts';
import { totalsOf } from './record.ts';
import { Recorder } from './recorder.ts';

/** Steps between two looks at the clock, and milliseconds between two reports. */
const SLICE = 50_000;
const REPORT_EVERY = 60;

const report = (message: RunReport, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

self.addEventListener('message', async ({ data }: MessageEvent<RunRequest>) => {
  try {
    const algorithm = await catalogRow(data.algorithm).load();
    const recorder = new Recorder(algorithm, algorithm.start(unpackInput(data.input), data.options));
    let reported = performance.now();
    // The first report comes early, so that the page has something to show.
    let running = recorder.advance(2000);
    for (;;) {
      const now = performance.now();
      if (!running || now - reported >= REPORT_EVERY || recorder.taken === 2000) {
        reported = now;
        const chunks = recorder.takeChunks();
        report(
          {
            type: 'progress',
            chunks,
            totals: totalsOf(recorder),
            taken: recorder.taken,
            capped: recorder.capped,
            outcome: recorder.outcome,
          },
          chunks.flatMap(buffersOf),
        );
      }
      if (!running) return;
      running = recorder.advance(SLICE);
    }
  } catch (error) {
    report({ type: 'failure', message: error instanceof Error ? error.message : String(error) });
  }
});
