import { suppose as words } from '#words/tries/ladder.ts';
import { cellName } from '../../engine/grid.ts';
import { writeOnTrial } from '../../engine/logic/own-trial.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { houseName, symbolOf } from '../../engine/puzzle.ts';
import type { Thought } from '../../narration/en/thought.ts';
import { thoughtsOf } from '../../narration/en/trials.ts';
import type { Sentence } from '../../narration/sentence.ts';
import type { Drill } from './drill.ts';

/** What a reader's digit has made of an argument: its thoughts in their order, or why the digit doesn't follow. */
export type OwnStep =
  | { readonly instance: Instance; readonly thoughts: readonly Thought[]; readonly reached: number; readonly says: Sentence }
  | { readonly instance?: undefined; readonly says: Sentence; readonly isWrong: boolean };

/** Writes a digit after those of a thought, where digits are on trial and nothing is impossible yet; undefined anywhere else. */
export function ownStep(
  { puzzle, position }: Drill,
  instance: Instance,
  thought: Thought | undefined,
  mark: CellDigit,
): OwnStep | undefined {
  const written = thought?.shows.trial;
  if (!written || thought.shows.nothingLeft) return undefined;
  const name = ({ cell }: CellDigit) => cellName(puzzle.grid, cell);
  const digit = symbolOf(puzzle, mark.digit);
  const [supposed] = written as [CellDigit];
  if (mark.cell === supposed.cell) return { says: words.notYet(name(supposed), symbolOf(puzzle, supposed.digit)), isWrong: false };
  const came = writeOnTrial(position, instance, written, mark);
  switch (came.kind) {
    case 'follows': {
      const thoughts = thoughtsOf(came.instance, puzzle, position);
      const reached = came.isOver ? thoughts.length : written.length + 1;
      return { instance: came.instance, thoughts, reached, says: words.follows(name(mark), digit) };
    }
    case 'struck':
      return { says: words.struck(name(mark), digit, name(came.by), symbolOf(puzzle, came.by.digit)), isWrong: true };
    case 'open':
      return {
        says: words.open(
          digit,
          houseName(puzzle.grid, came.house),
          came.places.map((cell) => cellName(puzzle.grid, cell)),
        ),
        isWrong: true,
      };
    case 'other-digit':
      return { says: words.otherDigit(symbolOf(puzzle, supposed.digit)), isWrong: false };
  }
}
