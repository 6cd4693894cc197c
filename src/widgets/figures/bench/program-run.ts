import { text as engine, files, names } from 'virtual:engine-text';
import { catalogRow } from '../../../engine/catalog.ts';
import { puzzleText } from '../../../engine/formats/line.ts';
import { defaultsOf } from '../../../engine/options.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { headerLine, TRACE_FORMAT } from '../../../trace/brought/header-line.ts';
import { BroughtTrace } from '../../workers/brought-trace.ts';
import { packInput } from '../../workers/input-message.ts';
import { readyCode } from './ready-code.ts';
import { type Ending, runInSandbox, type SandboxFrame } from './sandbox/sandbox.ts';
import worker from './sandbox/worker.js?raw';
import type { Start } from './starts.ts';

/** A program that runs, and the trace that it writes. */
export interface ProgramRun {
  readonly trace: BroughtTrace;
  /** How it ended, as far as the sandbox knows: what the checker found stands in the trace's findings. */
  readonly ending: Promise<Ending>;
  /** Ends it at once; its steps stay. */
  stop(): void;
}

/** Runs a program on a puzzle, in a frame that is made for it. Throws CodeError, before there is a frame, where it cannot be run. */
export async function runProgram(
  { start: { book, folder }, code, puzzle }: { readonly start: Start; readonly code: string; readonly puzzle: Puzzle },
  frame: () => SandboxFrame,
  onProgress: () => void,
): Promise<ProgramRun> {
  const pieces = readyCode(code, folder, { files, names });
  const options = book === undefined ? {} : defaultsOf((await catalogRow(book).load()).options);
  const header = book === undefined ? JSON.stringify({ format: TRACE_FORMAT, puzzle: puzzleText(puzzle) }) : headerLine(book, puzzle, {});
  const { text, ending, stop } = runInSandbox({ code: pieces, engine, worker, input: packInput(puzzle), options, header }, frame());
  const reader = text.getReader();
  const trace = new BroughtTrace({ next: async () => (await reader.read()).value, cancel: () => reader.cancel() }, onProgress);
  return { trace, ending, stop };
}
