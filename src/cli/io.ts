import { readSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** The streams that the command line reads and writes, besides files. */
export interface Io {
  readonly stdin: {
    /** Fills a part of `space`; answers how many bytes came, 0 at the end. */
    read(space: Buffer): number;
  };
  readonly stdout: {
    readonly isTerminal: boolean;
    /** Takes a part of the bytes from `start` on and answers how many. Throws as writeSync does, EAGAIN where a pipe is full. */
    write(bytes: Uint8Array, start: number): number;
  };
  /** For persons. */
  readonly stderr: {
    readonly isTerminal: boolean;
    write(text: string): void;
  };
}

/** Milliseconds until a full pipe is tried again. */
const PAUSE = 2;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Writes all bytes, also where the reader is slow: nothing else could be done meanwhile. `write` takes a part of them and throws as writeSync does. */
export function writeAll({ write }: { write(bytes: Uint8Array, start: number): number }, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) {
    try {
      written += write(bytes, written);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, PAUSE);
    }
  }
}

const [STDIN, STDOUT, STDERR] = [0, 1, 2];

/** Writes a message at once: a stream of Node's would keep all of them until the work has ended. */
function say(text: string): void {
  try {
    writeAll({ write: (bytes, start) => writeSync(STDERR, bytes, start) }, Buffer.from(text));
  } catch {
    // Solutions continue when nobody reads the messages.
  }
}

/** The standard streams of this process. */
export function processIo(): Io {
  return {
    stdin: { read: (space) => readSync(STDIN, space) },
    stdout: { isTerminal: isatty(STDOUT), write: (bytes, start) => writeSync(STDOUT, bytes, start) },
    stderr: { isTerminal: isatty(STDERR), write: say },
  };
}
