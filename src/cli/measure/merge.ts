import { createHash } from 'node:crypto';
import { shardOf } from '../../experiment/puzzle-id.ts';
import { headerDifference, headerIn, headText, type ResultRow, type ResultsHeader, sealIn } from '../../experiment/rows.ts';
import { exit, UsageError } from '../command.ts';
import { piecesOf } from '../file-bytes.ts';
import type { Io } from '../io.ts';
import { tell } from '../progress.ts';
import { fileWriter, type ResultsWriter, standardWriter } from './results-file.ts';

/** A sealed file of one shard. */
interface ShardFile {
  readonly file: string;
  readonly header: ResultsHeader;
  readonly rows: number;
  readonly skipped: number;
}

/** What makes a file unfit for a merge, in a sentence. */
class Unfit extends Error {}

/** Yields the lines of a file; the last one also where nothing ends it. */
function* linesOf(io: Io, file: string): Generator<{ readonly text: string; readonly isWhole: boolean }> {
  let rest = '';
  for (const piece of piecesOf(io, file)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    for (const text of lines) yield { text, isWhole: true };
  }
  if (rest !== '') yield { text: rest, isWhole: false };
}

/** Where the header says which shard it is, all other fields have to be alike. */
const OWN = ['host', 'shard'];

const short = (hash: string) => `${hash.slice(0, 6)}…`;

/** Reads a file to its end. Throws Unfit for what is wrong with it, UsageError where it cannot be read. */
function readShard(io: Io, file: string): ShardFile {
  const hash = createHash('sha256');
  const lines = linesOf(io, file);
  const first = lines.next();
  const header = first.done ? undefined : headerIn(first.value.text);
  if (!header || first.value.text.startsWith('#')) throw new Unfit(`${file} has no results as NDJSON.`);
  const [index, count] = header.shard;
  let before = first.value.text;
  let rows = -1;
  let isWhole = first.value.isWhole;
  for (const line of lines) {
    hash.update(`${before}\n`);
    rows++;
    if (line.isWhole && line.text.startsWith('{"puzzle_id":"')) {
      const id = line.text.slice(14, 30);
      const right = shardOf(id, count);
      if (right !== index) throw new Unfit(`${file} contains puzzle ${id.slice(0, 4)}…, which belongs to shard ${right}.`);
    }
    before = line.text;
    isWhole = line.isWhole;
  }
  const seal = isWhole ? sealIn(before) : undefined;
  if (!seal) {
    const where = isWhole ? `ends after ${(rows + 1).toLocaleString('en')} rows` : 'ends in the middle of a row';
    throw new Unfit(`${file} isn't sealed: it ${where}. Run its shard again with --resume.`);
  }
  const sha256 = hash.digest('hex');
  if (seal.sha256 !== sha256 || seal.rows !== rows)
    throw new Unfit(`${file} was changed: its seal says ${short(seal.sha256)}, its rows make ${short(sha256)}.`);
  return { file, header, rows, skipped: seal.skipped };
}

/** Yields the rows of a file that was read before. */
function* rowsOf(io: Io, file: string): Generator<string> {
  for (const { text } of linesOf(io, file)) if (text.startsWith('{"puzzle_id":"')) yield text;
}

const fieldText = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

/** The first difference of two files of the same shard besides times; undefined where there is none. */
function differenceOf(io: Io, one: ShardFile, other: ShardFile): string | undefined {
  const others = rowsOf(io, other.file);
  for (const text of rowsOf(io, one.file)) {
    const next = others.next();
    const row = JSON.parse(text) as ResultRow;
    const where = `puzzle ${row.puzzle_id}, run ${row.run}, replicate ${row.replicate}`;
    if (next.done) return `${where}, which is only in ${one.file}`;
    if (next.value === text) continue;
    const { ms: _, repeats: __, ...mine } = row;
    const { ms: ___, repeats: ____, ...theirs } = JSON.parse(next.value) as ResultRow;
    for (const [key, value] of Object.entries(mine)) {
      const their = (theirs as Record<string, unknown>)[key];
      if (JSON.stringify(value) !== JSON.stringify(their)) return `${where}, ${key} ${fieldText(value)} and ${fieldText(their)}`;
    }
  }
  const more = others.next();
  return more.done ? undefined : `a row that is only in ${other.file}`;
}

function missingSentence(missing: readonly number[], count: number): string {
  const of = `of ${count.toLocaleString('en')}`;
  const [a, b] = missing;
  if (missing.length === 1) return `Shard ${a} ${of} is missing.`;
  if (missing.length === 2) return `Shards ${a} and ${b} ${of} are missing.`;
  return `Shards ${a}, ${b} and ${(missing.length - 2).toLocaleString('en')} more ${of} are missing.`;
}

/** Joins sealed files into one, sorted by shard. Whatever is wrong is a line each, and nothing is written then. Returns the exit code. */
export function merge(files: readonly string[], output: string | undefined, isPartial: boolean, io: Io): number {
  if (files.length === 0) throw new UsageError('no RESULT is given; expected the sealed files of all shards');
  const faults: string[] = [];
  const notes: string[] = [];
  const byShard = new Map<number, ShardFile>();
  let model: ShardFile | undefined;
  for (const file of files) {
    try {
      const shard = readShard(io, file);
      model ??= shard;
      const difference = headerDifference(shard.header, model.header, OWN) ?? shardsDifference(shard.header, model.header);
      if (difference) {
        const [key, own, others] = difference;
        throw new Unfit(`${file} has another header than ${model.file}: ${key} ${own} and ${others}.`);
      }
      const [index] = shard.header.shard;
      const before = byShard.get(index);
      if (!before) byShard.set(index, shard);
      else {
        const first = differenceOf(io, before, shard);
        const both = `${before.file}, ${file}`;
        if (first !== undefined) throw new Unfit(`Shard ${index} is there twice, and the two differ: ${both}. First difference: ${first}.`);
        notes.push(`Shard ${index} is there twice, and the two are alike: ${both}. The first is taken.`);
      }
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      faults.push(error.message);
    }
  }
  const count = model?.header.shard[1] ?? 0;
  const missing = Array.from({ length: count }, (_, index) => index).filter((index) => !byShard.has(index));
  // A shard whose file is unfit has had its sentence.
  const isIncomplete = missing.length > 0 && faults.length === 0;
  if (isIncomplete && !isPartial) faults.push(missingSentence(missing, count));
  for (const sentence of [...notes, ...faults]) tell(io, `${sentence}\n`);
  if (faults.length > 0 || !model) return exit.stopped;
  if (isIncomplete) tell(io, `${missingSentence(missing, count)}\n`);
  const { header } = byShard.values().next().value!;
  write({ ...header, shard: [0, 1], ...(isIncomplete && { partial: true as const }) }, byShard, writerTo(output, io), io);
  return exit.done;
}

const shardsDifference = ({ shard: [, one] }: ResultsHeader, { shard: [, other] }: ResultsHeader): [string, string, string] | undefined =>
  one === other ? undefined : ['shards', String(one), String(other)];

const writerTo = (output: string | undefined, io: Io): ResultsWriter =>
  output === undefined ? standardWriter(io, 'ndjson') : fileWriter(output, 'ndjson', undefined);

function write(header: ResultsHeader, byShard: ReadonlyMap<number, ShardFile>, writer: ResultsWriter, io: Io): void {
  writer.write(headText(header, 'ndjson', []));
  let rows = 0;
  let skipped = 0;
  for (const [, shard] of [...byShard].sort(([a], [b]) => a - b)) {
    for (const row of rowsOf(io, shard.file)) writer.write(`${row}\n`);
    rows += shard.rows;
    skipped += shard.skipped;
  }
  writer.seal(rows, skipped);
}
