import { transfer } from 'comlink';
import type { Place } from '../../engine/errors.ts';
import { buffersOf } from '../../trace/chunk.ts';
import type { TraceHeader } from '../../trace/import/header.ts';
import { type Findings, ImportedRun } from '../../trace/import/imported-run.ts';
import { type InputMessage, packInput } from './input-message.ts';
import type { RunReport } from './run-and-report.ts';

/** The next piece of a text; undefined after the last one. */
export type NextPiece = () => Promise<string | undefined>;

/** An InputError as it crosses from a worker. */
export interface FaultMessage {
  readonly message: string;
  readonly expected: string | undefined;
  readonly place: Place | undefined;
}

/** How far a trace has been read since the report before. */
export interface ImportReport extends RunReport {
  /** Its first line, once, when it has been read. */
  readonly header?: Omit<TraceHeader, 'puzzle'> & { readonly puzzle: InputMessage };
  /** Texts of its notes that are new. */
  readonly texts: readonly string[];
  readonly findings: Omit<Findings, 'fault'> & { readonly fault: FaultMessage | undefined };
}

/** Milliseconds between two reports. */
const REPORT_EVERY = 60;

/** Reads a trace from a file, or piece by piece, and hands over what has been read as it goes; it waits until that is taken. Rejects when there is no reading it. */
export async function readAndReport(feed: Blob | NextPiece, report: (said: ImportReport) => unknown): Promise<void> {
  const run = new ImportedRun();
  const sent = { header: false, texts: 0 };
  const tell = async () => {
    const { opened, findings } = run;
    const { texts = [], header } = opened ?? {};
    const { chunks, ...counted } = run.take();
    const { fault, outcome } = findings;
    const said: ImportReport = {
      ...counted,
      chunks,
      outcome,
      texts: texts.slice(sent.texts),
      findings: { ...findings, fault: fault && { message: fault.message, expected: fault.expected, place: fault.place } },
      ...(header && !sent.header && { header: { ...header, puzzle: packInput(header.puzzle) } }),
    };
    sent.header ||= header !== undefined;
    sent.texts = texts.length;
    await report(transfer(said, chunks.flatMap(buffersOf)));
  };
  const pieces = feed instanceof Blob ? piecesOf(feed) : piecesFrom(feed);
  let reported = Number.NEGATIVE_INFINITY;
  let later: ReturnType<typeof setTimeout> | undefined;
  let telling = Promise.resolve();
  try {
    for await (const piece of pieces) {
      clearTimeout(later);
      await telling;
      if (!(await run.push(piece))) break;
      const tellNow = () => {
        telling = tell().then(() => {
          reported = performance.now();
        });
        return telling;
      };
      const wait = reported + REPORT_EVERY - performance.now();
      // What has come is reported in time, even if nothing follows for long.
      if (wait > 0) later = setTimeout(tellNow, wait);
      else await tellNow();
    }
  } finally {
    clearTimeout(later);
    await telling;
    // What was written before its writer broke is kept.
    await run.end();
    await tell();
  }
}

async function* piecesOf(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read())
    yield decoder.decode(value, { stream: true });
  yield decoder.decode();
}

async function* piecesFrom(next: NextPiece): AsyncGenerator<string> {
  for (let piece = await next(); piece !== undefined; piece = await next()) yield piece;
}
