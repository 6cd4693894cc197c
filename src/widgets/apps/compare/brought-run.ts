import { faults as words } from '#words/compare.ts';
import { InputError } from '../../../engine/errors.ts';
import { puzzleText } from '../../../engine/formats/line.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { comparedSolve, keepComparedSolve } from '../../runs/compared-solve.ts';
import { importedRun } from '../../runs/imported-run.ts';
import { type NamedPuzzle, ownPuzzle, puzzleIn } from '../../runs/named-puzzle.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { ImportedTrace } from '../../workers/imported-trace.ts';

const isSame = (one: Puzzle, other: Puzzle): boolean =>
  one.grid === other.grid && one.givens.every((digit, cell) => digit === other.givens[cell]);

/** The run of a player's solve that was brought to this puzzle; undefined where there is none. */
export async function broughtRun(puzzle: NamedPuzzle): Promise<PreparedRun | undefined> {
  const text = comparedSolve();
  if (text === '') return undefined;
  const trace = new ImportedTrace(new Blob([text]), () => {});
  await trace.done;
  const { opened, runner } = trace;
  return opened && isSame(opened.header.puzzle, puzzleIn(puzzle)) ? importedRun(opened, runner) : undefined;
}

/** A trace in a file: its run, and its puzzle where it isn't the one that is compared. */
export interface OpenedTrace {
  readonly run: PreparedRun;
  readonly other: NamedPuzzle | undefined;
}

/** Longer traces are forgotten when the page is loaded again. */
const MAX_KEPT = 1_000_000;

/** Opens the trace of somebody's program. Throws InputError with the first line that makes no sense. */
export async function openTrace(file: File, puzzle: NamedPuzzle): Promise<OpenedTrace> {
  const trace = new ImportedTrace(file, () => {});
  await trace.done;
  const { opened, runner, findings } = trace;
  const { fault } = findings ?? {};
  if (fault || !opened) throw fault ? new InputError(fault.describe(file.name)) : new InputError(words.noTrace(file.name));
  keepComparedSolve(file.size <= MAX_KEPT ? await file.text() : '');
  const { puzzle: own } = opened.header;
  return {
    run: await importedRun(opened, runner),
    other: isSame(own, puzzleIn(puzzle)) ? undefined : ownPuzzle(puzzleText(own)),
  };
}
