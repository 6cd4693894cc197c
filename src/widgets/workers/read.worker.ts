/// <reference lib="webworker" />
import { eachPuzzle } from '../../engine/formats/read.ts';
import { FaultList, type Faults, type LabPuzzle, labPuzzleOf } from './puzzle-list.ts';
import { serve } from './rpc.ts';

/** How reading ended. */
export interface ReadEnd {
  readonly faults: Faults;
  /** There are more puzzles than were read. */
  readonly more: boolean;
}

export interface ReadFunctions {
  /** Reads at most so many puzzles and hands them over in batches, the last of them before it ends. */
  read(source: Blob, most: number, take: (puzzles: readonly LabPuzzle[]) => Promise<void>): Promise<ReadEnd>;
}

const PIECE = 1 << 18;
/** Puzzles in one batch. */
const BATCH = 1000;

/** The text of a file, a piece at a time. */
function* piecesOf(source: Blob): Generator<string> {
  const reader = new FileReaderSync();
  const decoder = new TextDecoder();
  for (let at = 0; at < source.size; at += PIECE)
    yield decoder.decode(reader.readAsArrayBuffer(source.slice(at, at + PIECE)), { stream: true });
  yield decoder.decode();
}

const functions: ReadFunctions = {
  async read(source, most, take) {
    const faults = new FaultList();
    let batch: LabPuzzle[] = [];
    let count = 0;
    for (const read of eachPuzzle(piecesOf(source), { onFault: (fault) => faults.add(fault) })) {
      if (count === most) {
        await take(batch);
        return { faults: { ...faults }, more: true };
      }
      batch.push(labPuzzleOf(read, count++));
      if (batch.length < BATCH) continue;
      await take(batch);
      batch = [];
    }
    await take(batch);
    return { faults: { ...faults }, more: false };
  },
};

serve({ ...functions });
