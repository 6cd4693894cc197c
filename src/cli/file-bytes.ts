import { closeSync, openSync, readSync } from 'node:fs';
import { UsageError } from './command.ts';
import type { Io } from './io.ts';

const PIECE = 1 << 16;

/** Whether Node could not read a name: what is not UTF-8 reaches a program with another character in its place. */
export const notUtf8 = (name: string) => name.includes('\ufffd');

/** Returns the name of a file in messages; '-' is standard input. */
export const nameOf = (file: string) => (file === '-' ? 'standard input' : file);

/**
 * Yields the bytes of a file, in pieces, up to the one with the first zero byte: the rest is not text, and some devices never end.
 * The next piece takes the place of the one before, so that a long file is read in the same few bytes: copy what you keep. A buffer for
 * each piece would wait for the garbage collector, which sees how little of JavaScript's own memory they take and leaves them for long.
 * Throws UsageError when it cannot be read.
 */
export function* bytesOf({ stdin }: Io, file: string): Generator<Uint8Array> {
  let descriptor: number | undefined;
  try {
    const opened = file === '-' ? undefined : openSync(file, 'r');
    descriptor = opened;
    const from = opened === undefined ? stdin : { read: (space: Buffer) => readSync(opened, space) };
    const space = Buffer.allocUnsafe(PIECE);
    for (;;) {
      const read = readInto(space, from);
      if (read === 0) return;
      const piece = space.subarray(0, read);
      yield piece;
      if (piece.includes(0)) return;
    }
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Why the system can't read a file, as a UsageError; any other error as it is. */
export function unreadable(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'this is a folder; expected a file',
    EACCES: 'this file may not be read',
  };
  const reason =
    code === 'ENOENT' && notUtf8(file) ? `the name is not in UTF-8; rename the file, or give '-' and its text: … - < FILE` : reasons[code];
  return new UsageError(`${nameOf(file)}: ${reason ?? message}`);
}

/** Like `bytesOf`, as text. */
export function* piecesOf(io: Io, file: string): Generator<string> {
  const decoder = new TextDecoder();
  for (const bytes of bytesOf(io, file)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** How many bytes came; 0 at the end. */
function readInto(space: Buffer, from: Io['stdin']): number {
  try {
    return from.read(space);
  } catch (error) {
    // Windows reports the end of standard input in this way.
    if ((error as NodeJS.ErrnoException).code === 'EOF') return 0;
    throw error;
  }
}
