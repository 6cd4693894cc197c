import { UsageError } from './command.ts';
import { notUtf8 } from './file-bytes.ts';
import { type Io, writeAll } from './io.ts';
import { fileTarget } from './output-file.ts';
import { hideProgress } from './progress.ts';

/** The destination of solutions: standard output, or a file. Written in large pieces, each of them soon; waits for a slow reader. */
export interface Output {
  /** Throws UsageError when the text, or the bytes, cannot be written, ReaderGone when the reader has closed the stream. */
  write(answer: string | Uint8Array): void;
  /** Writes what is finished, before something that may take long. Throws as write does. */
  flush(): void;
  /** Writes what is left. Throws as write does. */
  close(): void;
}

/** Thrown when the reader of the output has closed it (`| head`). */
export class ReaderGone extends Error {}

export interface Target {
  /** Its name in messages. */
  readonly name: string;
  readonly isTerminal: boolean;
  /** Takes a part of the bytes from `start` on and answers how many; opened at the first. Throws as writeSync does. */
  write(bytes: Uint8Array, start: number): number;
  /** Nothing more comes. */
  close(): void;
}

const PIECE = 1 << 16;
/** Milliseconds from one writing to the next: what is finished is soon read, and Ctrl-C or a kill loses no more than this. */
const MAX_WAIT = 10;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function refusal(name: string, error: unknown): Error {
  const code = codeOf(error);
  if (code === undefined) return error as Error;
  if (code === 'EPIPE') return new ReaderGone();
  const reasons: Record<string, string> = {
    ENOSPC: 'no space is left',
    ENOENT: 'there is no such folder',
    EISDIR: 'this is a folder',
    EACCES: 'this may not be written',
  };
  return new UsageError(`${name}: cannot be written: ${reasons[code] ?? code}`);
}

function buffered(io: Io, target: Target): Output {
  let waiting: string[] = [];
  let length = 0;
  let lastTime = 0;
  const flush = (bytes?: Uint8Array) => {
    const text = waiting.join('');
    waiting = [];
    length = 0;
    try {
      if (target.isTerminal) hideProgress(io);
      if (text !== '') writeAll(target, Buffer.from(text));
      if (bytes) writeAll(target, bytes);
    } catch (error) {
      throw refusal(target.name, error);
    }
    lastTime = Date.now();
  };
  return {
    write(answer) {
      if (typeof answer !== 'string') {
        flush(answer);
        return;
      }
      waiting.push(answer);
      length += answer.length;
      // The work between two answers gives timers no turn.
      if (length >= PIECE || target.isTerminal || Date.now() - lastTime >= MAX_WAIT) flush();
    },
    flush,
    close() {
      flush();
      try {
        target.close();
      } catch (error) {
        throw refusal(target.name, error);
      }
    },
  };
}

const standardOutput = ({ stdout }: Io): Target => ({ name: 'standard output', ...stdout, close() {} });

/** Standard output, or the file of --output. Throws UsageError when the file cannot be written. */
export function openOutput(io: Io, file?: string): Output {
  if (file === undefined || file === '-') return buffered(io, standardOutput(io));
  if (notUtf8(file)) throw new UsageError(`${file}: cannot be written: the name is not in UTF-8`);
  try {
    return buffered(io, fileTarget(file));
  } catch (error) {
    throw refusal(file, error);
  }
}

/** Writes one text to standard output. Throws as Output does. */
export function print(io: Io, text: string): void {
  const output = openOutput(io);
  output.write(text);
  output.close();
}
