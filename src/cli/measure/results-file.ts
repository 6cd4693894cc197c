import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { headerDifference, headerIn, type ResultsFormat, type ResultsHeader, sealIn, sealText } from '../../experiment/rows.ts';
import { UsageError } from '../command.ts';
import { type Io, writeAll } from '../io.ts';
import { openOutput } from '../output.ts';

/** Where rows go. All that is written is hashed for the seal. */
export interface ResultsWriter {
  write(text: string): void;
  /** Makes what is written last, also where the process is killed. */
  flush(): void;
  /** Writes the last line. */
  seal(rows: number, skipped: number): void;
}

const PIECE = 1 << 16;
/** Milliseconds after which rows are written also where they are few. */
const MAX_WAIT = 500;

/** Rows to standard output. */
export function standardWriter(io: Io, format: ResultsFormat): ResultsWriter {
  const output = openOutput(io);
  const hash = createHash('sha256');
  return {
    write(text) {
      hash.update(text);
      output.write(text);
    },
    flush: () => output.flush(),
    seal(rows, skipped) {
      output.write(sealText({ end: true, rows, skipped, sha256: hash.digest('hex') }, format));
      output.close();
    },
  };
}

const partOf = (file: string) => `${file}.part`;

/** What is there of an earlier attempt. */
export interface Kept {
  readonly bytes: number;
  readonly rows: number;
  readonly puzzles: number;
  /** The id of the last puzzle. */
  readonly last: string | undefined;
}

/** Yields the lines of a file with the number of bytes after each; what comes after the last line end is left out. */
function* linesOf(file: string): Generator<{ readonly text: string; readonly end: number }> {
  const opened = openSync(file, 'r');
  try {
    const space = Buffer.allocUnsafe(PIECE);
    let rest = Buffer.alloc(0);
    let end = 0;
    for (let length = readSync(opened, space); length > 0; length = readSync(opened, space)) {
      const bytes = Buffer.concat([rest, space.subarray(0, length)]);
      let from = 0;
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
        end += at + 1 - from;
        yield { text: bytes.toString('utf8', from, at), end };
        from = at + 1;
      }
      rest = Buffer.from(bytes.subarray(from));
    }
  } finally {
    closeSync(opened);
  }
}

/** The first line of a file of results; undefined where there is none. */
function headerOfFile(file: string): ResultsHeader | undefined {
  for (const { text } of linesOf(file)) return headerIn(text);
  return undefined;
}

function isSealed(file: string): boolean {
  let last = '';
  for (const { text } of linesOf(file)) last = text;
  return sealIn(last) !== undefined;
}

/** Throws UsageError where a file is of another experiment. */
function mustFit(file: string, found: ResultsHeader, header: ResultsHeader): void {
  const difference = headerDifference(found, header);
  if (!difference) return;
  const [key, there, here] = difference;
  throw new UsageError(`${file} is of another experiment: ${key} ${there} there, ${here} here. Choose another --output.`);
}

/**
 * What an earlier attempt left: 'sealed' where all is done; undefined where nothing is there. A fragment is kept up to its last complete
 * puzzle. Throws UsageError where it is of another experiment.
 */
export function keptOf(file: string, header: ResultsHeader, rowsAPuzzle: number, format: ResultsFormat): Kept | 'sealed' | undefined {
  const part = partOf(file);
  if (existsSync(file)) {
    const found = headerOfFile(file);
    if (!found) throw new UsageError(`${file} has no results of measure. Choose another --output.`);
    mustFit(file, found, header);
    if (isSealed(file)) return 'sealed';
    if (!existsSync(part)) renameSync(file, part);
  }
  if (!existsSync(part)) return undefined;
  const found = headerOfFile(part);
  if (!found) return undefined;
  mustFit(file, found, header);
  let kept: Kept | undefined;
  let rows = 0;
  let number = 0;
  const heads = format === 'csv' ? 2 : 1;
  for (const { text, end } of linesOf(part)) {
    number++;
    if (number < heads) continue;
    if (number === heads) {
      kept = { bytes: end, rows: 0, puzzles: 0, last: undefined };
      continue;
    }
    if (sealIn(text)) break;
    rows++;
    if (rows % rowsAPuzzle === 0) kept = { bytes: end, rows, puzzles: rows / rowsAPuzzle, last: idIn(text) };
  }
  return kept;
}

/** The puzzle's id in a row. */
export const idIn = (row: string): string => (row.startsWith('{"puzzle_id":"') ? row.slice(14, 30) : row.slice(0, 16));

/** Rows to a file that is there, whole and sealed, when all has been written. What `kept` says stays. */
export function fileWriter(file: string, format: ResultsFormat, kept: Kept | undefined): ResultsWriter {
  const part = partOf(file);
  const opened = openPart(part, file, kept !== undefined);
  const hash = createHash('sha256');
  if (kept) hashStart(opened, kept.bytes, hash);
  ftruncateSync(opened, kept?.bytes ?? 0);
  let at = kept?.bytes ?? 0;
  let waiting = '';
  let last = Date.now();
  const flush = () => {
    if (waiting !== '') {
      const bytes = Buffer.from(waiting);
      writeAll({ write: (all, start) => writeSync(opened, all, start, all.length - start, at + start) }, bytes);
      at += bytes.length;
      waiting = '';
    }
    last = Date.now();
  };
  return {
    write(text) {
      hash.update(text);
      waiting += text;
      if (waiting.length >= PIECE || Date.now() - last >= MAX_WAIT) flush();
    },
    flush,
    seal(rows, skipped) {
      waiting += sealText({ end: true, rows, skipped, sha256: hash.digest('hex') }, format);
      flush();
      fsyncSync(opened);
      closeSync(opened);
      renameSync(part, file);
    },
  };
}

function openPart(part: string, file: string, exists: boolean): number {
  try {
    return openSync(part, exists ? 'r+' : 'w+');
  } catch (error) {
    throw new UsageError(`${file}: cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function hashStart(opened: number, length: number, hash: Hash): void {
  const space = Buffer.allocUnsafe(PIECE);
  for (let at = 0; at < length; ) {
    const read = readSync(opened, space, 0, Math.min(PIECE, length - at), at);
    if (read === 0) return;
    hash.update(space.subarray(0, read));
    at += read;
  }
}
