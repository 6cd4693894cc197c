import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import type { Target } from './output.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const PIECE = 1 << 20;

/** Opens the existing file; undefined when there is none yet, in a folder that can take it. */
function openExisting(file: string): number | undefined {
  try {
    return openSync(file, constants.O_WRONLY);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    accessSync(dirname(file), constants.W_OK);
    return undefined;
  }
}

/** Where a link leads; the file itself where it is none, or not there yet. */
function realFile(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

const siblingOf = (file: string, ending: string) => join(dirname(file), `.${basename(file)}.${process.pid}.${ending}`);

/** A file without a name: it is gone with the process, however that ends. */
function openNameless(file: string): number {
  const name = siblingOf(file, 'work');
  const opened = openSync(name, 'wx+');
  rmSync(name);
  return opened;
}

function copyInto(from: number, to: number): void {
  const space = Buffer.allocUnsafe(PIECE);
  for (let at = 0; ; ) {
    const read = readSync(from, space, 0, PIECE, at);
    if (read === 0) return;
    for (let written = 0; written < read; ) written += writeSync(to, space, written, read - written);
    at += read;
  }
}

/** A device or a pipe: what comes is written at once. */
function deviceTarget(name: string, device: number): Target {
  return { name, isTerminal: isatty(device), write: (bytes, start) => writeSync(device, bytes, start), close: () => closeSync(device) };
}

/**
 * A file that is there, whole, when everything has been written. Until then, and when the work fails or is ended, there is what was there
 * before. Answers wait in a file without a name, so that a kill, which gives a program at work no turn, leaves nothing behind.
 * Throws as openSync does.
 */
export function fileTarget(name: string): Target {
  const existing = openExisting(name);
  if (existing !== undefined && !fstatSync(existing).isFile()) return deviceTarget(name, existing);
  const file = realFile(name);
  let work: number | undefined;
  try {
    work = openNameless(file);
  } catch (error) {
    // A file may be writable in a folder that is not.
    if (existing === undefined || codeOf(error) !== 'EACCES') throw error;
    ftruncateSync(existing);
    return deviceTarget(name, existing);
  }
  const waiting = work;
  return {
    name,
    isTerminal: false,
    write: (bytes, start) => writeSync(waiting, bytes, start),
    close() {
      const done = siblingOf(file, 'done');
      try {
        const whole = openSync(done, 'wx');
        copyInto(waiting, whole);
        closeSync(whole);
        if (existing !== undefined) chmodSync(done, fstatSync(existing).mode & 0o7777);
        renameSync(done, file);
      } catch (error) {
        rmSync(done, { force: true });
        throw error;
      } finally {
        closeSync(waiting);
        if (existing !== undefined) closeSync(existing);
      }
    },
  };
}
