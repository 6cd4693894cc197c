/// <reference lib="webworker" />
import { describeError } from '../../../engine/errors.ts';
import { eachPuzzle } from '../../../engine/formats/read.ts';
import { FaultList, type Faults, type LabPuzzle, labPuzzleOf } from './lab-puzzle.ts';

/** Puzzles that were read, or how the reading ended. `more` is set when it was stopped at the bound. */
export type ReadReport =
  | { readonly puzzles: readonly LabPuzzle[] }
  | { readonly faults: Faults; readonly more: boolean }
  | { readonly failure: string };

export interface ReadRequest {
  readonly source: Blob;
  /** No more puzzles are read. */
  readonly most: number;
}

const PIECE = 1 << 18;
/** Puzzles in one report. */
const BATCH = 1000;

/** The text of a file, a piece at a time. */
function* piecesOf(source: Blob): Generator<string> {
  const reader = new FileReaderSync();
  const decoder = new TextDecoder();
  for (let at = 0; at < source.size; at += PIECE)
    yield decoder.decode(reader.readAsArrayBuffer(source.slice(at, at + PIECE)), { stream: true });
  yield decoder.decode();
}

const report = (said: ReadReport) => self.postMessage(said);

self.addEventListener('message', ({ data: { source, most } }: MessageEvent<ReadRequest>) => {
  const faults = new FaultList();
  let batch: LabPuzzle[] = [];
  let count = 0;
  let more = false;
  try {
    for (const read of eachPuzzle(piecesOf(source), { onFault: (fault) => faults.add(fault) })) {
      more = count === most;
      if (more) break;
      batch.push(labPuzzleOf(read, count++));
      if (batch.length < BATCH) continue;
      report({ puzzles: batch });
      batch = [];
    }
    report({ puzzles: batch });
    report({ faults, more });
  } catch (error) {
    report({ failure: describeError(error) });
  }
});
