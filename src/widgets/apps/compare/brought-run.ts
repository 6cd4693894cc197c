import { faults as words } from '#words/compare.ts';
import { InputError } from '../../../engine/errors.ts';
import { puzzleText } from '../../../engine/formats/line.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { comparedSolve, keepComparedSolve } from '../../runs/compared-solve.ts';
import { importedRun } from '../../runs/imported-run.ts';
import { coverIn, type NamedPuzzle, ownPuzzle, puzzleIn } from '../../runs/named-puzzle.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { ImportedTrace } from '../../workers/imported-trace.ts';

/** Whether a trace is of the puzzle that is compared. Traces have no exact cover problems. */
function isOn(puzzle: NamedPuzzle, own: Puzzle): boolean {
  return !coverIn(puzzle) && puzzleText(puzzleIn(puzzle)) === puzzleText(own);
}

/** The run of a player's solve that was brought to this puzzle; undefined where there is none. */
export async function broughtRun(puzzle: NamedPuzzle): Promise<PreparedRun | undefined> {
  const text = comparedSolve();
  if (text === '') return undefined;
  const trace = new ImportedTrace(new Blob([text]), () => {});
  await trace.done;
  const { opened, runner } = trace;
  return opened && isOn(puzzle, opened.header.puzzle) ? importedRun(opened, runner) : undefined;
}

/** A trace in a file: its run, and its puzzle where it isn't the one that is compared. */
export interface OpenedTrace {
  readonly run: PreparedRun;
  readonly other: NamedPuzzle | undefined;
}

/** Longer traces are forgotten when the page is loaded again. */
const MAX_KEPT = 1_000_000;

/** Opens the trace of somebody's program; `given` are the puzzles that have names. Throws InputError with the first line that makes no sense. */
export async function openTrace(file: File, puzzle: NamedPuzzle, given: readonly NamedPuzzle[]): Promise<OpenedTrace> {
  const trace = new ImportedTrace(file, () => {});
  await trace.done;
  const { opened, runner, findings } = trace;
  const { fault } = findings ?? {};
  if (fault?.place)
    throw new InputError(words.inTrace(fault.place.line, file.name, fault.message), fault.expected ? { expected: fault.expected } : {});
  if (fault || !opened) throw new InputError(fault?.describe() ?? words.noTrace(file.name));
  keepComparedSolve(file.size <= MAX_KEPT ? await file.text() : '');
  const { puzzle: own } = opened.header;
  return {
    run: await importedRun(opened, runner),
    other: isOn(puzzle, own) ? undefined : (given.find((each) => isOn(each, own)) ?? ownPuzzle(puzzleText(own))),
  };
}
