import { hasDigit } from '../engine/candidates.ts';
import { type AnyStep, fieldOf, kindsWhere } from '../engine/step.ts';
import type { Thing } from '../engine/thing.ts';
import type { Timeline } from './timeline.ts';

/** A step that made a thing what it is. */
export interface Cause {
  /** The place right after the step. */
  readonly position: number;
  readonly step: AnyStep;
  /** What it made so. */
  readonly thing: Thing;
  /** How many things it rests on, besides the one that the next cause is about. */
  readonly others: number;
}

/** Where a chain of causes ends: at a given, at what was so from the start, at a step that rests on nothing, or where it is cut. */
export type End = 'given' | 'start' | 'free' | 'cut';

/** Why a thing is as it is. */
export interface Why {
  readonly thing: Thing;
  /** What it is: see valueAt. */
  readonly value: number;
  /** The newest first: each rests on the one after it. Empty where the thing has been so from the start. */
  readonly chain: readonly Cause[];
  readonly ends: End;
  /** How often it has become what it is, */
  readonly times: number;
  /** counted from this position on. */
  readonly since: number;
}

/** A thing that a state has. */
type StateThing = Exclude<Thing, { of: 'step' }>;

/** A step that made a thing another than it was. */
interface Change {
  readonly position: number;
  /** What the thing is from there on. */
  readonly value: number;
}

/** As many causes are named. */
const MAX_CAUSES = 10;
/** As many steps are looked back through for one cause, and as many in which changes are counted. */
const MAX_STEPS = 1_000_000;
const MAX_COUNTED = 200_000;
/** Steps that are looked through first. */
const FIRST_STRETCH = 1024;

/**
 * What a thing is at a position, as a number: the digit of a cell (0 for none), 1 or 0 for a mark that is there or gone, the rows that
 * a column has left, 1 for a row that is in the matrix. −1 where there is no such thing: no marks, a column that is covered.
 * `state` is the one there.
 */
export function valueAt(timeline: Timeline, thing: Thing, position: number, state: unknown = timeline.peek(position)): number {
  const { grid, cover } = timeline.algorithm.picture(state, undefined);
  switch (thing.of) {
    case 'cell':
      return grid?.digits[thing.cell] ?? -1;
    case 'mark':
      return grid?.candidates && position >= marksFrom(timeline) ? Number(hasDigit(grid.candidates[thing.cell] ?? 0, thing.digit)) : -1;
    case 'column':
      return cover && !cover.covered[thing.item] ? (cover.sizes[thing.item] ?? -1) : -1;
    case 'row':
      return cover ? 1 - (cover.hidden[thing.option] ?? 0) : -1;
    case 'step':
      return -1;
  }
}

/** Where the marks of a run are made: at its start, or at its first step that makes them. */
function marksFrom(timeline: Timeline): number {
  const kinds = kindsWhere(timeline.algorithm.steps, ({ marks }) => marks);
  return kinds.length === 0 ? 0 : (timeline.next(kinds, 0) ?? Number.POSITIVE_INFINITY);
}

/** Why a thing is as it is at a position: the steps that made it so, each resting on the one after it. */
export function whyAt(timeline: Timeline, queried: Thing, position: number): Why {
  const value = valueAt(timeline, queried, position);
  const thing = queried.of === 'mark' && value < 0 ? tried(timeline, queried, position) : queried;
  const chain: Cause[] = [];
  let ends: End = 'cut';
  for (let [things, from]: [readonly Thing[], number] = [[thing], position]; chain.length < MAX_CAUSES; ) {
    const cause = newest(timeline, things, from);
    if (!cause) {
      ends = things.length === 0 ? 'free' : things.some((each) => isGiven(timeline, each)) ? 'given' : 'start';
      break;
    }
    const rests = restsOn(timeline, cause.position, cause.thing);
    chain.push({ ...cause, step: timeline.stepAt(cause.position)!, others: Math.max(0, rests.length - 1) });
    [things, from] = [rests, cause.position - 1];
  }
  return { thing: queried, value, chain, ends, ...(chain.length === 0 ? { times: 0, since: 0 } : timesOf(timeline, thing, position)) };
}

/** Where no marks are kept, the digit in a cell explains why another is not there, or else the fate of the other when it was tried. */
function tried(timeline: Timeline, { cell, digit }: Thing & { of: 'mark' }, position: number): Thing {
  const { steps } = timeline.algorithm;
  if (valueAt(timeline, { of: 'cell', cell }, position) > 0) return { of: 'cell', cell };
  const kinds = Object.keys(steps).filter((kind) => {
    const { fields, writes, tone } = steps[kind]!;
    return fields.cell === 'cell' && fields.digit === 'digit' && !writes && tone !== 'trying';
  });
  return { of: 'step', kinds, where: { cell, digit } };
}

function isGiven(timeline: Timeline, thing: Thing): boolean {
  if (thing.of !== 'cell') return false;
  const { grid } = timeline.algorithm.picture(timeline.peek(0), undefined);
  return (grid?.puzzle.givens[thing.cell] ?? 0) !== 0;
}

/** What the step that leads to a position rests on: what its card says, its witnesses, or, of one that takes back, what it takes that back for. */
export function restsOn(timeline: Timeline, position: number, thing: Thing): readonly Thing[] {
  const { algorithm } = timeline;
  const step = timeline.stepAt(position)!;
  const { fields, undoes } = algorithm.steps[step.kind]!;
  const reasons = algorithm.because?.(timeline.peek(position - 1), step, thing);
  if (reasons) return reasons;
  const witnesses = Object.keys(fields).filter((field) => fields[field] === 'witness' && fieldOf(step, field) >= 0);
  if (!undoes) return witnesses.map((field) => ({ of: 'cell', cell: fieldOf(step, field) }));
  let before = position - 1;
  while (before > 0 && algorithm.steps[timeline.kindAt(before)!]!.undoes) before--;
  return before > 0 ? [{ of: 'step', kinds: [timeline.kindAt(before)!] }] : [];
}

/** The last of all steps up to a position that made one of the things what it is there; undefined where all have been so from the start. */
export function newest(timeline: Timeline, things: readonly Thing[], position: number): { thing: Thing; position: number } | undefined {
  let best: { thing: Thing; position: number } | undefined;
  for (const thing of things) {
    if (isGiven(timeline, thing)) continue;
    const after = Math.max(best?.position ?? 0, position - MAX_STEPS);
    const found = thing.of === 'step' ? stepBefore(timeline, thing, position + 1, after) : lastChange(timeline, thing, position, after);
    if (found !== undefined) best = { thing, position: found };
  }
  return best;
}

/** The last step before a position, and after another, that is what a thing says. */
function stepBefore(
  timeline: Timeline,
  { kinds, where = {} }: Thing & { of: 'step' },
  position: number,
  after: number,
): number | undefined {
  const fields = Object.entries(where);
  let place = timeline.previous(kinds, position);
  while (place !== undefined && place > after && position - place < MAX_STEPS) {
    const step = timeline.stepAt(place)!;
    if (fields.every(([field, value]) => step[field] === value)) return place;
    place = timeline.previous(kinds, place);
  }
  return undefined;
}

/** Where a thing became what it is at a position, after another one; undefined where it has been so since then. */
function lastChange(timeline: Timeline, thing: StateThing, position: number, after: number): number | undefined {
  let stretch = FIRST_STRETCH;
  for (let to = position; to > after; stretch *= 2) {
    const from = Math.max(after, startOfStretch(timeline, to - stretch));
    const last = changesIn(timeline, thing, from, to, position).at(-1);
    if (last) return last.position;
    to = from;
  }
  return undefined;
}

/** A change that is proposed and then dropped is none: a stretch never begins between the two. */
function startOfStretch(timeline: Timeline, from: number): number {
  return from > 0 ? from - Number(isDropped(timeline, from, Number.POSITIVE_INFINITY)) : 0;
}

/** Whether the step that leads to a position proposes what the step after it, not beyond `end`, drops. */
function isDropped(timeline: Timeline, position: number, end: number): boolean {
  const { steps } = timeline.algorithm;
  const [kind, next] = position < end ? [timeline.kindAt(position), timeline.kindAt(position + 1)] : [];
  return kind !== undefined && next !== undefined && steps[kind]!.proposes === true && steps[next]!.undoes === true;
}

/** The steps after `from` up to `to` that made a thing another than it was. `end` is the reader's position: no later step counts. */
function changesIn(timeline: Timeline, thing: StateThing, from: number, to: number, end: number): Change[] {
  const isSettled = ({ position }: Change) => !isDropped(timeline, position, end) && !isDropped(timeline, position - 1, end);
  return everyChangeIn(timeline, thing, from, to).filter(isSettled);
}

function everyChangeIn(timeline: Timeline, thing: StateThing, from: number, to: number): Change[] {
  switch (thing.of) {
    case 'cell':
      return timeline.digits.within(thing.cell, from, to).map(({ position, to }) => ({ position, value: to }));
    case 'mark':
      return marksIn(timeline, thing, from, to);
    default:
      return replayedIn(timeline, thing, from, to);
  }
}

function marksIn(timeline: Timeline, { cell, digit }: StateThing & { of: 'mark' }, from: number, to: number): Change[] {
  const made = marksFrom(timeline);
  const changes = timeline.marks.within(cell, from, to).flatMap((change) => {
    const [was, is] = [Number(hasDigit(change.from, digit)), Number(hasDigit(change.to, digit))];
    return change.position > made && was !== is ? [{ position: change.position, value: is }] : [];
  });
  // Where marks are made, each becomes what it is, be it gone.
  if (made <= from || made > to) return changes;
  return [{ position: made, value: valueAt(timeline, { of: 'mark', cell, digit }, made) }, ...changes];
}

/** What is no part of the grid is looked at after every step. */
function replayedIn(timeline: Timeline, thing: StateThing, from: number, to: number): Change[] {
  const state = timeline.peek(from);
  let value = valueAt(timeline, thing, from, state);
  const changes: Change[] = [];
  timeline.replay(state, from, to, (position) => {
    const now = valueAt(timeline, thing, position, state);
    if (now !== value) changes.push({ position, value: now });
    value = now;
  });
  return changes;
}

/** How often a thing has become what it is at a position, and from where on that was counted. */
function timesOf(timeline: Timeline, thing: Thing, position: number): Pick<Why, 'times' | 'since'> {
  const since = startOfStretch(timeline, position - MAX_COUNTED);
  if (thing.of !== 'step') {
    const changes = changesIn(timeline, thing, since, position, position);
    return { times: changes.filter(({ value }) => value === changes.at(-1)!.value).length, since };
  }
  let times = 0;
  for (let place = stepBefore(timeline, thing, position + 1, since); place !== undefined; times++)
    place = stepBefore(timeline, thing, place, since);
  return { times, since };
}
