import type { State } from '../engine/search/learning-search.ts';
import { statementIn } from '../engine/search/propagation.ts';
import { cellAndDigit } from '../engine/search/statements.ts';
import type { PlainFact } from '../trace/notes/check-notes.ts';
import { runAtBuild } from './run-at-build.ts';

/** The notes by which a search that learns refutes a puzzle, in their order, with the empty one at the end. */
export async function proofAtBuild(puzzle: string): Promise<(readonly PlainFact[])[]> {
  const { timeline } = await runAtBuild({ algorithm: 'learning-search', puzzle });
  if (timeline.outcome !== 'no-solution') throw new Error(`the puzzle '${puzzle}' isn’t refuted`);
  const { notes, statements } = timeline.stateAt(timeline.length) as State;
  const plain = (fact: number): PlainFact => {
    const { cell, digit } = cellAndDigit(statements, statementIn(fact));
    return [cell, digit];
  };
  return [...[...notes.values()].map(({ facts }) => facts.map(plain)), []];
}
