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

const [STDIN, STDOUT] = [0, 1];

/** The standard streams of this process. */
export function processIo(): Io {
  // Solutions continue when nobody reads the messages.
  process.stderr.on('error', () => {});
  return {
    stdin: { read: (space) => readSync(STDIN, space) },
    stdout: { isTerminal: isatty(STDOUT), write: (bytes, start) => writeSync(STDOUT, bytes, start) },
    stderr: { isTerminal: process.stderr.isTTY === true, write: (text) => void process.stderr.write(text) },
  };
}
