import * as says from '#words/hands.ts';
import type { HandWords } from '../../narration/narrator.ts';
import type { Move } from '../../trace/hands.ts';
import { record } from '../../trace/record.ts';
import type { Timeline } from '../../trace/timeline.ts';
import type { HandPlay } from './hand-play.ts';
import type { PreparedRun } from './prepared-run.ts';

/** Moves that are shown on the reader's way. */
const AHEAD = 3;
/** Moves among which the reader's own is looked for. */
const SOUGHT = 3000;
/** A run that would have to be made anew from further back is not. */
const FURTHEST = 300_000;
/** Steps made beyond a branch: a few moves lie in them. */
const BEYOND = 3000;

/** Where a wrong move leads, and where the run's own, in lines; and whether the two meet. */
export interface WaysOn {
  readonly mine: string;
  readonly mineOn: readonly string[];
  readonly itsOn: readonly string[];
  readonly meeting: string;
}

/** Goes both ways from a move that was wrong where the play stands. */
export function waysOn(play: HandPlay, run: PreparedRun, words: HandWords<unknown>, move: Move): WaysOn {
  const { timeline, position } = play;
  const later = movesUntilSame(play, move);
  return {
    mine: words.line(move, timeline.peek(position)),
    mineOn: linesOf(play, branched(play, run, move), words, AHEAD + 1).slice(1),
    // One only: the reader is to find the moves after it.
    itsOn: linesOf(play, timeline, words, 1),
    meeting: later === undefined ? says.neverSame : says.sameLater(later),
  };
}

/** The run with the reader's move, as far as a few moves beyond it; undefined where it cannot be told to take it. */
function branched({ hands, timeline, position }: HandPlay, run: PreparedRun, move: Move): Timeline | undefined {
  const override = position > FURTHEST ? undefined : hands.branch(timeline, position, move);
  if (!override) return undefined;
  const overrides = [...run.overrides.filter((each) => each.position < override.position), override];
  const made = record(run.algorithm, run.input, run.values, { overrides, maxSteps: override.position + BEYOND });
  return hands.judge(made, position, move).verdict === 'same' ? made : undefined;
}

/** The moves of a run from where the play stands on: so many of them, or fewer where it ends. */
function linesOf({ hands, position }: HandPlay, timeline: Timeline | undefined, words: HandWords<unknown>, moves: number): string[] {
  const lines: string[] = [];
  if (!timeline) return lines;
  let at = position;
  while (lines.length < moves) {
    const next = hands.nextMove(timeline, at);
    if (next === undefined) break;
    lines.push(words.line(timeline.stepAt(next)!, timeline.peek(at)));
    at = hands.waiting(timeline, next);
  }
  return lines;
}

/** After how many moves the run makes the same move in the same grid; undefined when not soon, or never. */
function movesUntilSame({ hands, timeline, position }: HandPlay, move: Move): number | undefined {
  const gridAt = (at: number) => timeline.algorithm.picture(timeline.peek(at), timeline.stepAt(at)).grid?.digits.join();
  const here = gridAt(position);
  let at = position;
  for (let moves = 1; moves <= SOUGHT; moves++) {
    const next = hands.nextMove(timeline, at);
    if (next === undefined) return undefined;
    at = hands.waiting(timeline, next);
    const same = hands.judge(timeline, at, move);
    if (same.verdict === 'same' && gridAt(at) === here) return moves;
  }
  return undefined;
}
