import { proxy } from 'comlink';
import type { ZeroMeaning } from '../../engine/formats/format.ts';
import type { LabPuzzle } from './puzzle-list.ts';
import type { ReadEnd, ReadFunctions } from './read.worker.ts';
import { RemoteWorker } from './rpc.ts';

/** The puzzles of a text, and how reading ended. */
export interface ReadList extends ReadEnd {
  readonly puzzles: readonly LabPuzzle[];
}

/**
 * Reads puzzles away from the page, so that it stays alive. `zero` is what the reader says about 0; `onProgress` hears how many puzzles there
 * are so far. Rejects when there is none, with the reason.
 */
export async function readInWorker(
  source: Blob,
  most: number,
  zero?: ZeroMeaning,
  onProgress: (count: number) => void = () => {},
): Promise<ReadList> {
  const worker = new RemoteWorker<ReadFunctions>(new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }));
  const puzzles: LabPuzzle[] = [];
  const take = async (batch: readonly LabPuzzle[]) => {
    for (const puzzle of batch) puzzles.push(puzzle);
    onProgress(puzzles.length);
  };
  try {
    const end = await worker.call((functions) => functions.read(source, most, zero, proxy(take)));
    return { ...end, puzzles };
  } finally {
    worker.terminate();
  }
}
