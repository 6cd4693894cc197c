import type { Meeting } from '#words/manual.ts';
import type { Picture } from '../../../engine/picture.ts';
import type { LooseStep, ManualWords } from '../../../narration/narrator.ts';
import type { Move } from '../../../trace/manual.ts';
import { record } from '../../../trace/record.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import type { ManualPlay } from './manual-play.ts';

/** Moves shown after the one in which the branches differ, where both lead on; else the next move alone, so that those after it are still to be found. */
export const AHEAD = 3;
/** Moves among which the reader's own is looked for. */
export const SOUGHT = 3000;
/** Positions from which a run is branched: a later one would take too long to come to again. */
const MAX_POSITION = 300_000;
/** Steps made beyond the override: a few moves are among them. */
const BEYOND = 3000;

/** A continuation: the move that differs and those after it. */
export interface Branch {
  /** The moves in a few words each, the one that differs first. */
  readonly lines: readonly string[];
  readonly first: Move;
  /** Cells that the moves are about. */
  readonly cells: readonly number[];
  /** The run with these moves, and its position after them; undefined where no run makes them. */
  readonly end: { readonly timeline: Timeline; readonly position: number } | undefined;
}

/** Where a wrong move leads, and where the run's own; and where the two meet, if the reader's leads anywhere. */
export interface Continuations {
  readonly mine: Branch;
  readonly run: Branch;
  readonly meeting: Meeting | undefined;
}

/** Follows both branches from a wrong move in the frame that is shown. */
export function continuationsOf(play: ManualPlay, run: PreparedRun, words: ManualWords<unknown>, move: Move): Continuations {
  const { timeline, position } = play;
  const branched = branchedRun(play, run, move);
  const alone = { first: move, lines: [words.line(move, timeline.peek(position))], cells: cellsOf([move]), end: undefined };
  return {
    mine: branched ? branchOf(play, branched, words, AHEAD) : alone,
    run: branchOf(play, timeline, words, branched ? AHEAD : 0),
    meeting: branched && meetingOf(play, move),
  };
}

/** Follows the run beside a claim that is wrong. */
export function continuationsBeside(play: ManualPlay, words: ManualWords<unknown>, claim: string): Continuations {
  const mine = { first: { kind: '' }, lines: [claim], cells: [], end: undefined };
  return { mine, run: branchOf(play, play.timeline, words, 0), meeting: undefined };
}

/** Records the run with the reader's move, a few moves beyond it; undefined where no override leads to it. */
function branchedRun({ model, timeline, position }: ManualPlay, run: PreparedRun, move: Move): Timeline | undefined {
  const override = position > MAX_POSITION ? undefined : model.branch(timeline, position, move);
  if (!override) return undefined;
  const overrides = [...run.overrides.filter((each) => each.position < override.position), override];
  const made = record(run.algorithm, run.input, run.values, { overrides, maxSteps: override.position + BEYOND });
  return model.judge(made, position, move).verdict === 'same' ? made : undefined;
}

/** The next moves of a run from the frame that is shown: one, and `ahead` after it. */
function branchOf({ model, position }: ManualPlay, timeline: Timeline, words: ManualWords<unknown>, ahead: number): Branch {
  const steps: LooseStep[] = [];
  const lines: string[] = [];
  let at = position;
  let last = position;
  while (steps.length <= ahead) {
    const next = model.nextMove(timeline, at);
    if (next === undefined) break;
    const step = { ...timeline.stepAt(next)! } as LooseStep;
    steps.push(step);
    lines.push(words.line(step, timeline.peek(at)));
    last = next;
    at = model.waiting(timeline, next);
  }
  return { lines, first: steps[0]!, cells: cellsOf(steps), end: { timeline, position: last } };
}

const cellsOf = (moves: readonly Move[]) => moves.flatMap(({ cell }) => (typeof cell === 'number' && cell >= 0 ? [cell] : []));

/** Finds where the run makes the same move in the same place, if it does. */
function meetingOf({ model, timeline, position }: ManualPlay, move: Move): Meeting {
  const own = timeline.stepAt(model.nextMove(timeline, position)!)!;
  const pictureAt = (at: number) => timeline.algorithm.picture(timeline.peek(at), timeline.stepAt(at));
  const [place, all] = [placeIn(pictureAt(position)), allIn(pictureAt(position))];
  let at = position;
  for (let moves = 1; moves <= SOUGHT; moves++) {
    const next = model.nextMove(timeline, at);
    if (next === undefined) {
      if (!timeline.complete) break;
      const { grid } = pictureAt(timeline.length);
      const held = timeline.outcome === 'solved' && typeof own.cell === 'number' ? grid?.digits[own.cell] : undefined;
      const answer = held !== undefined && move.cell === own.cell && held === own.digit;
      return { comes: 'never', moves: moves - 1, answer };
    }
    at = model.waiting(timeline, next);
    if (model.judge(timeline, at, move).verdict !== 'same') continue;
    const there = pictureAt(at);
    if (placeIn(there) === place) return { comes: 'again', moves, vain: allIn(there) === all };
  }
  return { comes: 'far' };
}

/** The digits in the grid, or the chosen rows. */
const placeIn = ({ grid, cover }: Picture) => grid?.digits.join() ?? cover?.rows.slice(0, cover.depth).join();

/** The same with all marks, or all covered columns. */
const allIn = (picture: Picture) => [placeIn(picture), picture.grid?.candidates?.join(), picture.cover?.covered.join()].join(' ');
