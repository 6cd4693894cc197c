import type { InputError } from '../engine/errors.ts';
import { canonicalText, puzzleId } from '../experiment/puzzle-id.ts';
import { exit } from './command.ts';
import { sha256 } from './hash.ts';
import type { Io } from './io.ts';
import type { Output } from './output.ts';
import { progressOf, tell } from './progress.ts';
import type { Expected } from './puzzle-file.ts';
import type { PuzzleStream, Streamed } from './puzzle-stream.ts';

/** Of more lines that aren't puzzles than this, only the number is told. */
const MAX_TOLD = 20;

/** What a command does with the puzzles of a stream. */
interface Work {
  readonly expected: Expected;
  /** Answers a puzzle that nothing speaks against, and returns the exit code for it. */
  answer(streamed: Streamed): number;
  /** Writes something in the place of the answer to a puzzle with a problem. */
  refuse(streamed: Streamed, problem: InputError): void;
  /** Writes something about a part of the text that is no puzzle. Without it, a sentence on standard error says so. */
  fault?(fault: InputError): void;
  /** Whether the answer to a puzzle with a problem says enough about it. */
  readonly isReport?: boolean;
}

/**
 * Works on the puzzles of a stream as they come, and writes each answer before it waits for the next puzzle. What isn't a puzzle and what
 * is refused are named, and the others are answered. Returns the exit code.
 */
export function answerAll(stream: PuzzleStream, output: Output, io: Io, work: Work): number {
  let code: number = exit.done;
  let untold = 0;
  let told = 0;
  const tellFault = (fault: InputError) => {
    if (told < MAX_TOLD) tell(io, `${fault.describe(stream.name)}\n`);
    else untold++;
    told++;
  };
  const progress = progressOf(io, () => stream.about);
  const hearer = {
    fault(fault: InputError) {
      code = Math.max(code, exit.badInput);
      if (work.fault) work.fault(fault);
      else tellFault(fault);
    },
    waiting: () => output.flush(),
  };
  for (const streamed of stream.puzzles(work.expected, hearer)) {
    const { problem } = streamed;
    if (problem) {
      code = Math.max(code, exit.badInput);
      if (!work.isReport) tellFault(problem);
      work.refuse(streamed, problem);
    } else code = Math.max(code, work.answer(streamed));
    progress.step(streamed.number);
  }
  progress.end();
  if (untold > 0) tell(io, `${stream.name}: ${untold.toLocaleString('en')} more are left out; 'sudoscope check' names all of them\n`);
  output.close();
  return code;
}

/** The first fields of the object that a command writes about a puzzle. */
export const headOf = ({ read, number }: Streamed) => ({
  puzzle: number,
  puzzle_id: puzzleId(canonicalText(read.puzzle), sha256),
  name: read.name ?? null,
  line: read.place.line,
});

/** The object about a puzzle that nobody can work on. */
export const refusedRow = (streamed: Streamed, { message, expected = null }: { message: string; expected?: string | null | undefined }) =>
  `${JSON.stringify({ ...headOf(streamed), outcome: 'refused', fault: message, expected })}\n`;
