import { proxy } from 'comlink';
import type { LabPuzzle } from './puzzle-list.ts';
import type { ReadEnd, ReadFunctions } from './read.worker.ts';
import { RemoteWorker } from './rpc.ts';

/** The puzzles of a text, and how reading ended. */
export interface Reading extends ReadEnd {
  readonly puzzles: readonly LabPuzzle[];
}

/** Reads puzzles away from the page, so that it stays alive. `onProgress` hears how many there are so far. Rejects when there is none, with the reason. */
export async function readInWorker(source: Blob, most: number, onProgress: (count: number) => void = () => {}): Promise<Reading> {
  const worker = new RemoteWorker<ReadFunctions>(new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }));
  const puzzles: LabPuzzle[] = [];
  const take = async (batch: readonly LabPuzzle[]) => {
    for (const puzzle of batch) puzzles.push(puzzle);
    onProgress(puzzles.length);
  };
  try {
    const end = await worker.call((functions) => functions.read(source, most, proxy(take)));
    return { ...end, puzzles };
  } finally {
    worker.terminate();
  }
}
