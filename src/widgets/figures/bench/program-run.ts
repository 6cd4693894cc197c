import { text as engine, files, names } from 'virtual:engine-text';
import { catalogRow } from '../../../engine/catalog.ts';
import { puzzleText } from '../../../engine/formats/line.ts';
import { defaultsOf } from '../../../engine/options.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { headerLine, TRACE_FORMAT } from '../../../trace/brought/header-line.ts';
import { BroughtTrace } from '../../workers/brought-trace.ts';
import { packInput } from '../../workers/input-message.ts';
import type { CodeFault } from './code-fault.ts';
import { readyCode } from './ready-code.ts';
import meter from './sandbox/meter.js?raw';
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
  const { pieces, doubt } = readyCode(code, folder, { files, names });
  const options = book === undefined ? {} : defaultsOf((await catalogRow(book).load()).options);
  const header = book === undefined ? JSON.stringify({ format: TRACE_FORMAT, puzzle: puzzleText(puzzle) }) : headerLine(book, puzzle, {});
  const { text, ending, stop } = runInSandbox(
    { code: pieces, engine, worker: `${meter}\n${worker}`, input: packInput(puzzle), options, header },
    frame(),
  );
  const reader = text.getReader();
  const trace = new BroughtTrace({ next: async () => (await reader.read()).value, cancel: () => reader.cancel() }, onProgress);
  return { trace, ending: ending.then((how) => placed(how, code, doubt)), stop };
}

/** What the browser cannot read it tells without a place: that is where this page had its doubts, or where the name it tells stands last. */
function placed(how: Ending, code: string, doubt: CodeFault | undefined): Ending {
  if (typeof how === 'string' || how.unread === undefined || how.line !== undefined) return how;
  if (doubt) return doubt;
  const name = /['‘"]([\w$]+)['’"]/.exec(how.unread)?.[1];
  const line =
    name === undefined
      ? 0
      : code.split('\n').findLastIndex((text) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)) + 1;
  return { ...how, ...(line > 0 && { line }) };
}
