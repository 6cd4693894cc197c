import { hasDigit } from '../../candidates.ts';
import { ladderFor, rungNamed, singlesOn } from '../cages/cage-ladder.ts';
import { narrowCageOf } from '../cages/caged-candidates.ts';
import { type Position, placeDigit } from '../position.ts';
import { applyInstance } from '../solve-by-ladder.ts';
import type { CellDigit, Instance } from '../technique.ts';
import { EliminationRun, type ShownStep } from './elimination-run.ts';
import { isSingle, type Single, singlesOf } from './singles.ts';

/** How the techniques show a digit or a strike: the highest rung that it takes (its place on the ladder), and the steps that it needs. */
export interface Showing {
  readonly rung: number;
  readonly steps: readonly ShownStep[];
}

/** A step with the rung that it was found on. */
export interface FoundStep extends ShownStep {
  readonly rung: number;
}

/** A digit that the techniques give, with how. */
export interface Given extends CellDigit {
  readonly showing: Showing;
}

/** Who looks ahead writes what is open now, and then what that opens. */
const MAX_ROUNDS = 2;

/** What the techniques show in one position. What it has found is kept for further questions. */
export class Shower {
  readonly position: Position;
  readonly singles: readonly Single[];
  readonly #run: EliminationRun;

  constructor(position: Position) {
    this.position = position;
    this.singles = singlesOf(position);
    this.#run = new EliminationRun(position);
  }

  /** The steps that it has found so far, each with the highest rung that was allowed. */
  get found(): readonly FoundStep[] {
    return this.#run.steps.map((step, index) => ({ ...step, rung: this.#run.allowed[index] }));
  }

  #ofSingle({ rung, instance }: Single): Showing {
    return { rung, steps: [{ instance, candidates: this.position.candidates }] };
  }

  /** How a digit is shown with rungs up to `limit`; undefined when it isn’t. */
  digit({ cell, digit }: CellDigit, limit: number): Showing | undefined {
    const single = this.singles.find((each) => each.cell === cell && each.digit === digit);
    if (single) return this.#ofSingle(single);
    const count = this.#run.until((position) => isSingle(position, cell, digit), limit);
    if (count === undefined) return undefined;
    const writes = (position: Position) =>
      isSingle(position, cell, digit)
        ? singlesOf(position).find((each) => each.cell === cell && each.digit === digit)?.instance
        : undefined;
    return { rung: this.#run.allowed[count - 1], steps: this.#needed(count, writes) };
  }

  /**
   * How singles show a digit once at most `count` other singles are written, as somebody sees who looks ahead; undefined where they don’t.
   * Nothing is left among those others that the digit doesn’t need.
   */
  ahead(place: CellDigit, count: number): Showing | undefined {
    const needed: Single[] = [];
    for (let round = 0; round < Math.min(count, MAX_ROUNDS); round++) {
      needed.push(...singlesOf(withSingles(this.position, needed)!));
      if (!shownAfter(this.position, needed, place)) continue;
      for (let index = needed.length - 1; index >= 0; index--) {
        if (shownAfter(this.position, needed.toSpliced(index, 1), place)) needed.splice(index, 1);
      }
      return needed.length <= count ? this.#following([...needed, place]) : undefined;
    }
    return undefined;
  }

  /** Digits that singles give one after the other. */
  #following(places: readonly CellDigit[]): Showing {
    const found = places.map(({ cell, digit }, index) => {
      const position = withSingles(this.position, places.slice(0, index))!;
      const { rung, instance } = singlesOf(position).find((each) => each.cell === cell && each.digit === digit)!;
      return { rung, step: { instance, candidates: position.candidates, digits: position.digits } };
    });
    return { rung: Math.max(...found.map(({ rung }) => rung)), steps: found.map(({ step }) => step) };
  }

  /** How a strike is shown with rungs up to `limit`: by the lowest rung that makes it at once, or else by several steps. */
  strike(strike: CellDigit, limit: number): Showing | undefined {
    const rungs = ladderFor(this.position);
    for (let rung = singlesOn(rungs); rung <= limit; rung++) {
      const instance = rungs[rung].technique.find(this.position).find((each) => strikesIt(each, strike));
      if (instance) return { rung, steps: [{ instance, candidates: this.position.candidates }] };
    }
    const count = this.#run.until((position) => !isOpen(position, strike), limit);
    if (count === undefined || count === 0) return undefined;
    const last = this.#run.steps[count - 1].instance;
    const goal = (position: Position) => instanceWith(position, last.technique, [strike]);
    return { rung: this.#run.allowed[count - 1], steps: this.#needed(count - 1, goal) };
  }

  /** The digit that the simplest rungs give first, and how; undefined when none up to `limit` gives one. */
  simplest(limit: number): Given | undefined {
    const [single] = this.singles;
    if (single) return { cell: single.cell, digit: single.digit, showing: this.#ofSingle(single) };
    let first: Single | undefined;
    const count = this.#run.until((position) => {
      [first] = singlesOf(position);
      return first !== undefined;
    }, limit);
    if (count === undefined || !first) return undefined;
    const { cell, digit } = first;
    const showing = this.digit({ cell, digit }, limit);
    return showing && { cell, digit, showing };
  }

  /**
   * Those of the first `count` steps that the goal needs, and the goal itself. Steps are left out, the last first, as long as the goal and
   * the steps between are still found without them.
   */
  #needed(count: number, goal: (position: Position) => Instance | undefined): ShownStep[] {
    const steps = this.#run.steps.slice(0, count).map(({ instance }) => instance);
    let kept = replayed(this.position, steps, count, goal)!;
    for (let out = count - 1; out >= 0; out--) {
      const without = [...steps.slice(0, out), ...steps.slice(out + 1)];
      const found = replayed(this.position, without, out, goal);
      if (!found) continue;
      steps.splice(0, steps.length, ...found.slice(0, -1).map(({ instance }) => instance));
      kept = found;
    }
    return kept;
  }
}

/**
 * The steps and the goal, each found where the ones before it lead; undefined when one isn’t. The first `known` steps are known to be. A step
 * whose strikes the others have made is left out.
 */
function replayed(
  start: Position,
  steps: readonly Instance[],
  known: number,
  goal: (position: Position) => Instance | undefined,
): ShownStep[] | undefined {
  // The goal is cheaper to look for than the steps.
  if (!goal(after(start, steps))) return undefined;
  const position = after(start, []);
  const shown: ShownStep[] = [];
  for (const [index, step] of steps.entries()) {
    const open = step.eliminations.filter((each) => isOpen(position, each));
    if (open.length === 0) continue;
    const found = index < known ? step : instanceWith(position, step.technique, open);
    if (!found) return undefined;
    shown.push({ instance: found, candidates: position.candidates.slice() });
    applyInstance(position, found);
  }
  const instance = goal(position);
  return instance && [...shown, { instance, candidates: position.candidates }];
}

/** The position to which instances lead. */
export function after(start: Position, instances: readonly Instance[]): Position {
  const position: Position = { ...start, candidates: start.candidates.slice() };
  for (const instance of instances) applyInstance(position, instance);
  return position;
}

/** The position after these digits; undefined where one of them is no single when its turn comes. */
function withSingles(start: Position, places: readonly CellDigit[]): Position | undefined {
  const position: Position = { ...start, digits: start.digits.slice(), candidates: start.candidates.slice() };
  for (const { cell, digit } of places) {
    if (!isSingle(position, cell, digit)) return undefined;
    placeDigit(position, cell, digit);
    narrowCageOf(position, cell);
  }
  return position;
}

function shownAfter(start: Position, places: readonly CellDigit[], { cell, digit }: CellDigit): boolean {
  const position = withSingles(start, places);
  return position !== undefined && isSingle(position, cell, digit);
}

const isOpen = ({ candidates }: Position, { cell, digit }: CellDigit) => hasDigit(candidates[cell], digit);

const strikesIt = ({ eliminations }: Instance, { cell, digit }: CellDigit) =>
  eliminations.some((each) => each.cell === cell && each.digit === digit);

/** The first instance of a technique that strikes all of these. */
const instanceWith = (position: Position, technique: string, strikes: readonly CellDigit[]) =>
  rungNamed(technique)
    .technique.find(position)
    .find((instance) => strikes.every((each) => strikesIt(instance, each)));
