import type { Options } from './learning-search.card.ts';
import { type Fact, firstLeft, type Knowledge, OPEN, statementIn } from './propagation.ts';
import { isTimeToStartOver, type RestartCount } from './restarts.ts';
import { cellAndDigit, type Statements, statementOf } from './statements.ts';

/*
 * What a search that learns guesses next, and when it starts over.
 */

/** How much more the next dead end counts than the one before. */
const GROWTH = 1 / 0.95;
/** Activities are scaled down before numbers run out. */
const MAX_ACTIVITY = 1e100;

export interface Activity {
  /** Indexed by statement: how often it had to do with dead ends, the latest of which count most. Empty where that isn't asked for. */
  readonly activity: Float64Array;
  /** What the next dead end counts. */
  weight: number;
}

export const noActivity = ({ count }: Statements, { choose }: Pick<Options, 'choose'>): Activity => ({
  activity: new Float64Array(choose === 'activity' ? count : 0),
  weight: 1,
});

/** Counts facts that have to do with a dead end. */
export function raiseActivity(state: Activity, facts: Iterable<Fact>): void {
  if (state.activity.length === 0) return;
  for (const fact of facts) state.activity[statementIn(fact)] += state.weight;
  state.weight *= GROWTH;
  if (state.weight < MAX_ACTIVITY) return;
  for (const [statement, activity] of state.activity.entries()) state.activity[statement] = activity / MAX_ACTIVITY;
  state.weight /= MAX_ACTIVITY;
}

type State = Knowledge & Activity & { readonly options: Pick<Options, 'choose' | 'lastFirst'> };

/** The statement to guess: that its cell holds its digit. */
export function chooseGuess(state: State): number {
  const { statements, truth, last, options } = state;
  const own = options.choose === 'activity' ? mostActive(state) : firstLeft(state, chooseCell(state));
  const { cell } = cellAndDigit(statements, own);
  const before = statementOf(statements, cell, last[cell]);
  return options.lastFirst && last[cell] > 0 && truth[before] === OPEN ? before : own;
}

/** The cell with the fewest digits left, or the first one without a digit. */
function chooseCell({ puzzle, left, kept, options }: State): number {
  let best = kept.indexOf(0);
  if (options.choose === 'reading') return best;
  for (let cell = best; cell < puzzle.grid.cellCount; cell++) if (kept[cell] === 0 && left[cell] < left[best]) best = cell;
  return best;
}

/** The open statement that had most to do with dead ends; while none had, the first one. */
function mostActive({ activity, truth }: State): number {
  let best = truth.indexOf(OPEN);
  for (let statement = best; statement < truth.length; statement++) {
    if (truth[statement] === OPEN && activity[statement] > activity[best]) best = statement;
  }
  return best;
}

/** Whether the search starts over now: there is something to abandon, and its notes keep it from doing the same again. */
export const startsOver = (state: Knowledge & RestartCount & { readonly options: Options }): boolean =>
  state.options.after === 'note' && state.marks.length > 0 && isTimeToStartOver(state, state.options);
