import type { Puzzle } from '../engine/puzzle.ts';
import { causesOf } from '../engine/search/conflict-analysis.ts';
import type { State } from '../engine/search/learning-search.ts';
import { isPlaced, reasonKind, statementIn } from '../engine/search/propagation.ts';
import { cellAndDigit, promiseAbout } from '../engine/search/statements.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import type { DeadEnd, Placed } from '../tries/fence/fence.ts';
import { runAtBuild } from './run-at-build.ts';

/** A dead end in the run of a search that learns and sees only what is left for cells. */
export interface FencePlace {
  readonly puzzle: string;
  /** Which dead end of the run, from 1. */
  readonly n: number;
  readonly options?: Readonly<Record<string, string>> | undefined;
}

export interface MadeFence {
  readonly puzzle: Puzzle;
  readonly end: DeadEnd;
  /** The digits that hold without any guess, indexed by cell. */
  readonly sure: Uint8Array;
}

/** Throws an Error where a house, and not a cell, has nothing left. */
export async function fenceAtBuild({ puzzle: id, n, options }: FencePlace): Promise<MadeFence> {
  const { timeline } = await runAtBuild({ algorithm: 'learning-search', puzzle: id, options: { see: 'cells', ...options } });
  const position = positionOf(timeline, anchorOf({ at: 'conflict', n }));
  const { step, state: shown } = timeline.frame(position);
  const state = shown as State;
  const { puzzle, statements, levelOf, reasonOf, trail } = state;
  const { cell } = promiseAbout(statements, puzzle.grid, (step as unknown as { readonly promise: number }).promise);
  if (cell < 0) throw new Error('at this dead end no cell is without a digit');
  const cellOf = (fact: number) => cellAndDigit(statements, statementIn(fact)).cell;
  const facts = trail.filter(isPlaced);
  const isSure = (fact: number) => levelOf[statementIn(fact)] === 0;
  const placed = facts
    .filter((fact) => !isSure(fact))
    .map(
      (fact): Placed => ({
        ...cellAndDigit(statements, statementIn(fact)),
        level: levelOf[statementIn(fact)]!,
        isGuess: reasonKind(reasonOf[statementIn(fact)]!) === 'none',
        from: [...causesOf(state, fact)].map(cellOf),
      }),
    );
  const sure = puzzle.givens.slice();
  for (const fact of facts.filter(isSure)) sure[cellOf(fact)] = cellAndDigit(statements, statementIn(fact)).digit;
  const from = state.blamed.map(cellOf);
  const written = (timeline.stateAt(timeline.next(['learn'], position)!) as State).notes;
  const note = [...written.values()].at(-1)!.facts.map(cellOf);
  return { puzzle, sure, end: { cell, from, placed, note } };
}
