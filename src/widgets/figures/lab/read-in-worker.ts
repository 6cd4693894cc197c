import { workerFault } from '../../../trace/worker-fault.ts';
import type { Faults, LabPuzzle } from './lab-puzzle.ts';
import type { ReadReport, ReadRequest } from './read.worker.ts';

export interface Reading {
  readonly puzzles: readonly LabPuzzle[];
  readonly faults: Faults;
  /** There are more puzzles than were read. */
  readonly more: boolean;
}

/** Reads puzzles away from the page, so that it stays alive. `onProgress` hears how many there are so far. Rejects when there is none, with the reason. */
export function readInWorker(source: Blob, most: number, onProgress: (count: number) => void = () => {}): Promise<Reading> {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  const puzzles: LabPuzzle[] = [];
  return new Promise<Reading>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadReport>) => {
      if ('failure' in data) reject(new Error(data.failure));
      else if ('faults' in data) resolve({ puzzles, ...data });
      else {
        for (const puzzle of data.puzzles) puzzles.push(puzzle);
        onProgress(puzzles.length);
      }
    });
    worker.addEventListener('error', (event) => reject(workerFault(event)));
    worker.postMessage({ source, most } satisfies ReadRequest);
  }).finally(() => worker.terminate());
}
