import { workerData } from 'node:worker_threads';
import { registerDrafts } from '../../engine/catalog.ts';
import { InputError } from '../../engine/errors.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { loadRun, type ReadyRun, readRuns } from '../../experiment/run-spec.ts';
import { loadProgram } from './program-file.ts';
import { textsAt } from './row-texts.ts';
import type { ThreadAnswer, ThreadStart, ThreadTask } from './thread-pool.ts';

/*
 * A thread of `measure`: it gets puzzles and answers with their rows.
 */

const { port, answers, drafts, runTexts, ...how } = workerData as ThreadStart;

function answer(message: ThreadAnswer): void {
  port.postMessage(message);
  Atomics.add(answers, 0, 1);
  Atomics.notify(answers, 0);
}

function measure(runs: readonly ReadyRun[], { placed, canonical }: ThreadTask): ThreadAnswer {
  try {
    const [read] = readPuzzles(canonical);
    return { rows: [...textsAt({ puzzle: read!.puzzle, placed }, { ...how, runs })].join('') };
  } catch (error) {
    if (error instanceof InputError) return { fault: error.message, line: placed.line };
    return { error: String((error as Error).stack) };
  }
}

// As in the main thread, messages about features of Node are not for the reader.
process.removeAllListeners('warning');
if (drafts) registerDrafts();
const runs = await Promise.all(readRuns(runTexts).map((spec) => loadRun(spec, loadProgram)));
port.on('message', (task: ThreadTask) => answer(measure(runs, task)));
