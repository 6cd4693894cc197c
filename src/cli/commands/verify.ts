import { type Finding, findingsIn, noteFindingsIn } from '../../narration/en/trace-findings.ts';
import { ImportedRun } from '../../trace/import/imported-run.ts';
import { isNoteFile, NoteReader } from '../../trace/notes/note-file.ts';
import { type Arguments, type Command, exit, fileOf } from '../command.ts';
import { piecesOf } from '../file-bytes.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'FILE|- [options]',
  summary: 'check a trace of your own program step by step',
  details: `  --json               print the findings as one JSON object
  --quiet              print nothing; only set the exit code

The trace is NDJSON in the form sudoscope-trace/1: a first line with the puzzle, then one JSON object for each step.
The format is documented in the Reference, on the page Traces of your own programs. The package has helpers that write it, in
content/helpers.

A search is also checked as a proof: a digit may be taken back only after it has failed. The first step without a reason is
a fault.

The file can also have the notes of a search that learns from its dead ends (see: sudoscope trace --notes). Each note must
follow from the puzzle and the notes before it, and an empty one at the end proves that there is no solution. They are
checked without any of the search's code.

The exit code is ${exit.done} if there is no fault and the trace ends with a solution (or rightly without one), ${exit.fault} if there
is a fault, and ${exit.stuck} if there is no fault but the trace ends before the puzzle is solved.`,
  options: { json: { type: 'boolean' }, quiet: { type: 'boolean' } },
  async run(given, io) {
    const file = fileOf(given);
    const pieces = piecesOf(io, file);
    const first = pieces.next().value ?? '';
    if (isNoteFile(first)) return verifyNotes(first, pieces, given, io);
    const run = new ImportedRun();
    if (await run.push(first)) for (const piece of pieces) if (!(await run.push(piece))) break;
    await run.end();

    const { findings, opened } = run;
    const { fault, unjustified, isProof, outcome, steps, lines, bets } = findings;
    const sentences = findingsIn(findings, opened?.header.original && opened.algorithm.title, opened?.header.source);
    const output = openOutput(io, undefined);
    if (given.values.json) {
      const { author, algorithm, original } = opened?.header ?? {};
      const said = sentences.map(({ text }) => text);
      output.write(
        `${JSON.stringify({ file, author, algorithm, book: original, steps, lines, outcome, bets, fault: fault?.place?.line, unjustified: unjustified?.line, proof: isProof, said })}\n`,
      );
    } else if (!given.values.quiet) {
      const { author, algorithm } = opened?.header ?? {};
      if (author !== undefined) output.write(`· ${algorithm === undefined ? 'By' : `${algorithm} by`} ${author}\n`);
      for (const sentence of sentences) output.write(`${lineOf(sentence)}\n`);
    }
    output.close();
    if (fault || unjustified) return exit.fault;
    return outcome === 'solved' || outcome === 'no-solution' ? exit.done : exit.stuck;
  },
};

const signs = { true: '✓', false: '✗', undefined: '·' } as const;

/** A finding with a sign before it. */
const lineOf = ({ good, text }: Finding): string => `${signs[`${good}`]} ${text}`;

/** Checks notes as a proof that a puzzle has no solution. */
async function verifyNotes(first: string, rest: Iterable<string>, given: Arguments, io: Io): Promise<number> {
  const reader = new NoteReader();
  if (reader.push(first)) for (const piece of rest) if (!reader.push(piece)) break;
  reader.end();
  const { notes, fault, isRefuted } = reader.findings;
  const sentences = noteFindingsIn(reader.findings);
  const output = openOutput(io, undefined);
  if (given.values.json) {
    const said = sentences.map(({ text }) => text);
    output.write(`${JSON.stringify({ file: fileOf(given), notes, fault: fault?.place?.line, proof: isRefuted, said })}\n`);
  } else if (!given.values.quiet) {
    for (const sentence of sentences) output.write(`${lineOf(sentence)}\n`);
  }
  output.close();
  if (fault) return exit.fault;
  return isRefuted ? exit.done : exit.stuck;
}
