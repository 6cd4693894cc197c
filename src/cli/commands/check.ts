import type { Ending } from '../../engine/ending.ts';
import { countSolutions, solvePuzzle } from '../../engine/fast/answer.ts';
import { Budget } from '../../engine/fast/budget.ts';
import { cellsText } from '../../engine/formats/cells.ts';
import type { ReadPuzzle } from '../../engine/formats/format.ts';
import { type Command, exit, fileOf, textOf } from '../command.ts';
import { openOutput } from '../output.ts';
import { readingHelp, readingOptions } from '../puzzle-file.ts';
import { PuzzleStream } from '../puzzle-stream.ts';
import { MAX_NODES } from '../run.ts';
import { answerAll, headOf, refusedRow } from '../stream-loop.ts';

/** What is known about a sound puzzle. */
interface Verdict {
  readonly text: string;
  readonly code: number;
  readonly fields: { readonly size: number; readonly givens: number; readonly cages: number; readonly outcome: Ending; readonly solutions: number; readonly exact: boolean; readonly claim: string | null }; // biome-ignore format: a list
}

function verdictOf(read: ReadPuzzle): Verdict {
  const { puzzle } = read;
  const budget = new Budget(MAX_NODES);
  const solutions = countSolutions(puzzle, 2, budget);
  const givens = puzzle.givens.reduce((sum, digit) => sum + (digit === 0 ? 0 : 1), 0);
  const { size } = puzzle.grid;
  const cages = puzzle.cages.length;
  const start = `${size} × ${size}, ${givens} givens${cages > 0 ? `, ${cages} cages` : ''}`;
  const fields = { size, givens, cages, solutions };
  if (budget.spent && solutions < 2) {
    const known = ['whether there is a solution', 'whether there is a second solution'][solutions]!;
    const text = `${start}: stopped after ${MAX_NODES.toLocaleString('en')} steps, ${known} is not known`;
    return { text, code: exit.stopped, fields: { ...fields, outcome: 'stopped', exact: false, claim: null } };
  }
  const number = ['no solution', 'one solution', 'more than one solution'][solutions]!;
  const claim = claimFault(read, solutions);
  return {
    text: `${start}: ${number}${claim === undefined ? '' : `; ${claim}`}`,
    code: solutions === 1 && claim === undefined ? exit.done : exit.noSolution,
    fields: { ...fields, outcome: solutions === 0 ? 'no-solution' : 'solved', exact: solutions < 2, claim: claim ?? null },
  };
}

/** Returns a fault in the file's own statement about the puzzle's solutions. */
function claimFault({ puzzle, count, solution }: ReadPuzzle, solutions: number): string | undefined {
  if (count !== undefined && Math.min(count, 2) !== solutions) return `the file says ${count}`;
  if (solution !== undefined && solutions === 1 && cellsText(puzzle, solvePuzzle(puzzle)!) !== solution)
    return 'the file gives another one';
  return undefined;
}

export const check: Command = {
  name: 'check',
  usage: 'FILE|- [--json]',
  summary: 'report what each puzzle is, and whether it has exactly one solution',
  details: `  --json         print one JSON object per puzzle; "solutions" is at most 2
${readingHelp(17)}
  --output FILE  write the report to FILE

The exit code is 0 if every puzzle has exactly one solution, 1 if a puzzle has none or several (or not as many as the
file says), 2 if a puzzle breaks the rules or a line isn't a puzzle, and 3 if a killer takes more than ${MAX_NODES.toLocaleString('en')} nodes of
the search. Lines that aren't puzzles are in the report.`,
  options: { json: { type: 'boolean' }, ...readingOptions, output: { type: 'string' } },
  async run(given, io) {
    const stream = new PuzzleStream(io, fileOf(given), given);
    const output = openOutput(io, textOf(given, 'output'));
    const isJson = given.values.json === true;
    return answerAll(stream, output, io, {
      expected: {},
      isReport: true,
      fault({ place, message, expected = null }) {
        const fields = { puzzle: null, line: place?.line ?? null, outcome: 'refused', fault: message, expected };
        if (isJson) output.write(`${JSON.stringify(fields)}\n`);
        else
          output.write(`${stream.name}:${place?.line}:${place?.column}: ${message}${expected === null ? '' : `; expected ${expected}`}\n`);
      },
      refuse(streamed, problem) {
        const { place } = streamed.read;
        output.write(isJson ? refusedRow(streamed, problem) : `${stream.name}:${place.line}:${place.column}: ${problem.message}\n`);
      },
      answer(streamed) {
        const { place } = streamed.read;
        const { text, code, fields } = verdictOf(streamed.read);
        if (isJson) output.write(`${JSON.stringify({ ...headOf(streamed), ...fields })}\n`);
        else output.write(`${stream.name}:${place.line}:${place.column}: ${text}\n`);
        return code;
      },
    });
  },
};
