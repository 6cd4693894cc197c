/// <reference lib="webworker" />
import type { ZeroMeaning } from '../../engine/formats/format.ts';
import { eachPuzzle } from '../../engine/formats/read.ts';
import { zeroChoices } from '../../engine/formats/zero-choices.ts';
import { FaultList, type Faults, type LabPuzzle, labPuzzleOf } from './puzzle-list.ts';
import { serve } from './rpc.ts';

/** How reading ended. */
export interface ReadEnd {
  readonly faults: Faults;
  /** There are more puzzles than were read. */
  readonly more: boolean;
  /** What a reader can say that 0 stands for. */
  readonly zeros: readonly ZeroMeaning[];
}

export interface ReadFunctions {
  /** Reads at most so many puzzles and hands them over in batches, the last of them before it ends. `zero` is what a reader says about 0. */
  read(source: Blob, most: number, zero: ZeroMeaning | undefined, take: (puzzles: readonly LabPuzzle[]) => Promise<void>): Promise<ReadEnd>;
}

const PIECE = 1 << 18;
/** Puzzles in one batch. */
const BATCH = 1000;
/** As many bytes tell whether 0 can stand for something else. */
const HEAD = 1 << 15;

/** The text of a file, a piece at a time. */
function* piecesOf(source: Blob): Generator<string> {
  const reader = new FileReaderSync();
  const decoder = new TextDecoder();
  for (let at = 0; at < source.size; at += PIECE)
    yield decoder.decode(reader.readAsArrayBuffer(source.slice(at, at + PIECE)), { stream: true });
  yield decoder.decode();
}

/** The whole lines at the beginning of a file. */
async function headOf(source: Blob): Promise<string> {
  const text = await source.slice(0, HEAD).text();
  return source.size <= HEAD ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}

const functions: ReadFunctions = {
  async read(source, most, zero, take) {
    const faults = new FaultList();
    const head = await headOf(source);
    const zeros = zeroChoices(head, (said) => [...eachPuzzle(head, { zero: said, onFault: () => {} })]);
    let batch: LabPuzzle[] = [];
    let count = 0;
    for (const read of eachPuzzle(piecesOf(source), { zero, onFault: (fault) => faults.add(fault) })) {
      if (count === most) {
        await take(batch);
        return { faults: { ...faults }, more: true, zeros };
      }
      batch.push(labPuzzleOf(read, count++));
      if (batch.length < BATCH) continue;
      await take(batch);
      batch = [];
    }
    await take(batch);
    return { faults: { ...faults }, more: false, zeros };
  },
};

serve({ ...functions });
