import { text as engine, files, names } from 'virtual:engine-text';
import { ownProgram } from '#words/workshop.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { puzzleText } from '../../../engine/formats/line.ts';
import { defaultsOf } from '../../../engine/options.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { headerLine, TRACE_FORMAT } from '../../../trace/import/header-line.ts';
import { ImportedTrace } from '../../workers/imported-trace.ts';
import { packInput } from '../../workers/input-message.ts';
import { type CodeFault, placeIn } from './code-fault.ts';
import { type ReadyCode, readyCode } from './ready-code.ts';
import meter from './sandbox/meter.js?raw';
import { type Ending, runInSandbox, type SandboxFrame } from './sandbox/sandbox.ts';
import worker from './sandbox/worker.js?raw';
import type { Start } from './starts.ts';

/** A program that runs, and the trace that it writes. */
export interface ProgramRun {
  readonly trace: ImportedTrace;
  /** How it ended, as far as the sandbox knows: the trace's findings have what the checker found. */
  readonly ending: Promise<Ending>;
  /** Stops it at once; its steps stay. */
  stop(): void;
}

/** Runs a program on a puzzle, in a frame that is made for it. Throws CodeError, before there is a frame, where it cannot be run. */
export async function runProgram(
  { start, code, puzzle }: { readonly start: Start; readonly code: string; readonly puzzle: Puzzle },
  frame: () => SandboxFrame,
  onProgress: () => void,
): Promise<ProgramRun> {
  const { original, folder } = start;
  const ready = readyCode(code, folder, { files, names });
  const options = original === undefined ? {} : defaultsOf((await catalogRow(original).load()).options);
  const { text, ending, stop } = runInSandbox(
    {
      code: ready.pieces,
      engine,
      worker: `${meter}\n${worker}`,
      input: packInput(puzzle),
      options,
      header: (declared) => headerOf(start, code, puzzle, declared),
    },
    frame(),
  );
  const reader = text.getReader();
  const trace = new ImportedTrace({ next: async () => (await reader.read()).value, cancel: () => reader.cancel() }, onProgress);
  return { trace, ending: ending.then((how) => placed(how, code, ready)), stop };
}

/** Characters of a program that goes into the first line of its trace. */
const MAX_SOURCE_LENGTH = 200_000;
/** The programs with notes or lines on the steps of an original algorithm. */
const NOTES = /(['"`])(note|line)\1/;

/** The first line of the trace. `declared` is what the program exports as `kinds`, as JSON. */
function headerOf({ id, original }: Start, code: string, puzzle: Puzzle, declared: string): string {
  const kinds = kindsIn(declared);
  const said: object =
    original === undefined
      ? { format: TRACE_FORMAT, puzzle: puzzleText(puzzle), algorithm: ownProgram }
      : { ...JSON.parse(headerLine(original, puzzle, {})), algorithm: `${id}.ts`, ...(NOTES.test(code) && { notes: true }) };
  return JSON.stringify({ ...said, ...(kinds !== undefined && { kinds }), ...(code.length <= MAX_SOURCE_LENGTH && { source: code }) });
}

/** Text that isn't JSON is passed on: the checker reports its fault. */
function kindsIn(declared: string): unknown {
  try {
    return declared === '' ? undefined : JSON.parse(declared);
  } catch {
    return declared;
  }
}

/**
 * Places a fault in the program as it was written. The browser gives no place for code it cannot parse: then it is the place this page
 * had doubts about, or the last one of the name in the message.
 */
function placed(how: Ending, code: string, { doubt, columnOf }: ReadyCode): Ending {
  if (typeof how === 'string') return how;
  const { line, column, ...fault } = how;
  if (line !== undefined) return { ...fault, line, ...(column !== undefined && { column: columnOf(line, column) }) };
  if (fault.unread === undefined) return how;
  if (doubt) return doubt;
  const name = /['‘"]([\w$]+)['’"]/.exec(fault.unread)?.[1];
  return { ...fault, ...(name === undefined ? {} : lastPlaceOf(name, code)) };
}

/** The last place of a name in a program. */
function lastPlaceOf(name: string, code: string): Pick<CodeFault, 'line' | 'column'> {
  const found = [...code.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))].at(-1);
  return found ? placeIn(code, found.index) : {};
}
