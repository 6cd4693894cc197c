import { findingsIn } from '../../narration/en/trace-findings.ts';
import { ImportedRun } from '../../trace/import/imported-run.ts';
import { type Command, exit, fileOf } from '../command.ts';
import { piecesOf } from '../file-bytes.ts';
import { openOutput } from '../output.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'FILE|- [options]',
  summary: 'whether a trace of a program of yours is possible, step for step',
  details: `  --json               the findings as one JSON object
  --quiet              say nothing; the exit code tells

The trace is NDJSON in the form sudoscope-trace/1: a first line with the puzzle, then one JSON object for each step.
The page Traces of your own programs, in the Reference, documents it; helpers that write it are in the package, in content/helpers.

A search is judged as a proof, too: a digit that is taken back must have failed. The first step that nothing justifies is a fault.

Exit codes: ${exit.done} no fault, and it ends with a solution (or rightly without one), ${exit.fault} a fault, with its line,
${exit.stuck} no fault, but it ends before anything is solved.`,
  options: { json: { type: 'boolean' }, quiet: { type: 'boolean' } },
  async run(given, io) {
    const file = fileOf(given);
    const run = new ImportedRun();
    for (const piece of piecesOf(io, file)) if (!(await run.push(piece))) break;
    await run.end();

    const { findings, opened } = run;
    const { fault, unjustified, isProof, outcome, steps, lines, bets } = findings;
    const sentences = findingsIn(findings, opened?.header.original && opened.algorithm.title, opened?.header.source);
    const output = openOutput(io, undefined);
    if (given.values.json) {
      const { author, algorithm, original } = opened?.header ?? {};
      const said = sentences.map(({ text }) => text);
      await output.write(
        `${JSON.stringify({ file, author, algorithm, book: original, steps, lines, outcome, bets, fault: fault?.place?.line, unjustified: unjustified?.line, proof: isProof, said })}\n`,
      );
    } else if (!given.values.quiet) {
      const signs = new Map([
        [true, '✓'],
        [false, '✗'],
      ] as const);
      const { author, algorithm } = opened?.header ?? {};
      if (author !== undefined) await output.write(`· ${algorithm === undefined ? 'By' : `${algorithm} by`} ${author}\n`);
      for (const { good, text } of sentences) await output.write(`${(good !== undefined && signs.get(good)) || '·'} ${text}\n`);
    }
    await output.close();
    if (fault || unjustified) return exit.fault;
    return outcome === 'solved' || outcome === 'no-solution' ? exit.done : exit.stuck;
  },
};
