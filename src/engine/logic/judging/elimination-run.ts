import { ladderFor, singlesOn } from '../cages/cage-ladder.ts';
import { isPattern, type Level, ladder, type Rung } from '../ladder.ts';
import type { Position } from '../position.ts';
import { applyInstance } from '../solve-by-ladder.ts';
import type { Instance } from '../technique.ts';

/** The last place on a ladder (from 0) whose technique isn’t a trial of digits. */
export const lastRungOf = (rungs: readonly Rung[]): number => rungs.findLastIndex(({ guesses }) => !guesses);
/** The last place on a ladder whose technique sees a pattern and supposes nothing. */
export const lastPatternOf = (rungs: readonly Rung[]): number => rungs.findLastIndex(isPattern);

/** The last place on the ladder that a puzzle of a level may need; of the whole ladder where the level is unknown. */
export const limitOf = (level: Level | undefined, rungs: readonly Rung[] = ladder): number =>
  level === undefined ? lastRungOf(rungs) : rungs.findLastIndex((rung) => rung.level === level && !rung.guesses);

/** The level up to which moves are judged: pairs and the like can be used in an easy puzzle, too. */
export const judgedLevel = (level: Level | undefined): Level | undefined => (level === 'very-easy' || level === 'easy' ? 'medium' : level);

/** An instance with the candidates in which it was found. */
export interface ShownStep {
  readonly instance: Instance;
  /** Indexed by cell, as sets. */
  readonly candidates: Uint32Array;
  /** The digits that were in the grid then, where the step was found before others were written. */
  readonly digits?: Uint8Array;
}

/**
 * What the techniques strike in a position, one after the other, while nobody writes a digit: all there is of the lower rungs before a
 * higher one is tried. Goes on as far as somebody asks.
 */
export class EliminationRun {
  readonly start: Position;
  readonly steps: ShownStep[] = [];
  /** For each step, the highest rung (its place on the ladder) that was allowed when it was found. */
  readonly allowed: number[] = [];
  /** The position after the steps so far. */
  readonly #now: Position;
  /** The rungs up to here are used up, and those above are untried. */
  #rung: number;
  readonly #rungs: readonly Rung[];
  readonly #singles: number;

  constructor(start: Position) {
    this.start = start;
    this.#rungs = ladderFor(start);
    this.#singles = singlesOn(this.#rungs);
    this.#rung = this.#singles;
    this.#now = { ...start, candidates: start.candidates.slice() };
  }

  /** The position after the first `count` steps. */
  after(count: number): Position {
    return { ...this.start, candidates: this.steps[count]?.candidates ?? this.#now.candidates };
  }

  /** Returns how many steps it takes until the goal is met, with rungs up to `limit`; undefined where they don’t reach it. */
  until(isMet: (position: Position) => boolean, limit: number): number | undefined {
    for (let count = 0; count <= this.steps.length; count++) {
      if (count > 0 && this.allowed[count - 1] > limit) return undefined;
      if (isMet(this.after(count))) return count;
      if (count === this.steps.length) this.#step(limit);
    }
    return undefined;
  }

  /** Makes one more step, if there is one with rungs up to `limit`. */
  #step(limit: number): void {
    for (; this.#rung <= limit; this.#rung++) {
      for (let rung = this.#singles; rung <= this.#rung; rung++) {
        const instance = firstStrike(this.#now, this.#rungs[rung]);
        if (!instance) continue;
        this.steps.push({ instance, candidates: this.#now.candidates.slice() });
        this.allowed.push(this.#rung);
        applyInstance(this.#now, instance);
        return;
      }
    }
  }
}

/** The first instance of a rung that strikes something and writes nothing. */
function firstStrike(position: Position, { technique }: Rung): Instance | undefined {
  const first = technique.first(position);
  return !first || first.placements.length === 0 ? first : technique.find(position).find(({ placements }) => placements.length === 0);
}
