import type { Puzzle } from '../../../engine/puzzle.ts';
import { comparedSolve } from '../../runs/compared-solve.ts';
import { importedRun } from '../../runs/imported-run.ts';
import { type NamedPuzzle, puzzleIn } from '../../runs/named-puzzle.ts';
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
