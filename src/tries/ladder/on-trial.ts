import { suppose as words } from '#words/tries/ladder.ts';
import { cellName } from '../../engine/grid.ts';
import { writeOnTrial } from '../../engine/logic/own-trial.ts';
import { Supposition } from '../../engine/logic/supposition.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { houseName, symbolOf } from '../../engine/puzzle.ts';
import type { Thought } from '../../narration/en/thought.ts';
import { thoughtsOf } from '../../narration/en/trials.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { answerTo, type Drill } from './drill.ts';

/** What a reader's digit has made of an argument: its thoughts in their order, or why the digit doesn't follow. */
export type OwnStep =
  | { readonly instance: Instance; readonly thoughts: readonly Thought[]; readonly reached: number; readonly says: Sentence }
  | { readonly instance?: undefined; readonly says: Sentence; readonly isWrong: boolean };

/**
 * Writes a digit after those of a thought, where digits are on trial and nothing is impossible yet. Once something is, it says that the
 * trial is over, whatever mark is taken that can't be struck. Undefined anywhere else.
 */
export function ownStep(drill: Drill, instance: Instance, thought: Thought | undefined, mark: CellDigit): OwnStep | undefined {
  const { puzzle, position } = drill;
  const written = thought?.shows.trial;
  if (!written) return undefined;
  if (thought.shows.nothingLeft) return answerTo(drill, mark, true, instance).instance ? undefined : { says: words.isOver, isWrong: false };
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

/**
 * Takes a digit that follows from the supposition of the chain that is being followed, of several: the argument goes on to where it has
 * that digit. Undefined where it doesn't follow, or where the mark can be struck and the chain doesn't go through it.
 */
export function ownLink(
  drill: Drill,
  instance: Instance,
  thoughts: readonly Thought[],
  reached: number,
  mark: CellDigit,
): OwnStep | undefined {
  const { puzzle, position } = drill;
  const first = thoughts.findLastIndex(({ begins }, index) => begins && index < reached);
  const begins = thoughts[first]?.shows.right[0];
  const isMark = (each: CellDigit) => each.cell === mark.cell && each.digit === mark.digit;
  if (!begins || isMark(begins) || instance.eliminations.some(isMark)) return undefined;
  const name = cellName(puzzle.grid, mark.cell);
  const symbol = symbolOf(puzzle, mark.digit);
  const next = thoughts.findIndex((each, index) => index > first && each.begins);
  const at = thoughts.slice(0, next).findIndex(({ shows }, index) => index > first && shows.right.some(isMark));
  if (at >= 0) return { instance, thoughts, reached: Math.max(reached, at + 1), says: words.follows(name, symbol) };
  const all = new Supposition(position);
  all.suppose(begins.cell, begins.digit);
  if (!all.entries.some(isMark) || answerTo(drill, mark, true, instance).instance) return undefined;
  return { says: words.elsewhere(name, symbol), isWrong: false };
}
