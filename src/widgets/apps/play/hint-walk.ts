import { chainOf, isPath, tinted } from '../../../engine/logic/chain-path.ts';
import type { Position } from '../../../engine/logic/position.ts';
import type { Instance } from '../../../engine/logic/technique.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { turned } from '../../../narration/en/chains.ts';
import type { Thought } from '../../../narration/en/thought.ts';
import { thoughtsOf } from '../../../narration/en/trials.ts';
import type { HintPicture } from './hint.ts';
import { patternPicture, reasonPicture } from './hint-picture.ts';

/** The argument of a chain, a loop, forcing chains or a trial, thought by thought. */
export class HintWalk {
  readonly thoughts: readonly Thought[];
  readonly #instance: Instance;
  readonly #puzzle: Puzzle;
  readonly #position: Position;

  constructor(instance: Instance, puzzle: Puzzle, position: Position) {
    this.#instance = instance;
    this.#puzzle = puzzle;
    this.#position = position;
    this.thoughts = thoughtsOf(instance, puzzle, position);
  }

  /** Whether the chain can be followed the other way round. */
  get canTurn(): boolean {
    return isPath(chainOf(this.#instance)) && this.thoughts.length > 0;
  }

  /** The same chain, the other way round. */
  get turned(): HintWalk {
    return new HintWalk(turned(this.#instance), this.#puzzle, this.#position);
  }

  /** Whether this is the last of the thoughts, from 1. Then the result is shown. */
  isEnd(reached: number): boolean {
    return reached >= this.thoughts.length;
  }

  /** The board after so many thoughts: what has followed so far, and at the end what is struck. */
  pictureAt(reached: number): HintPicture {
    const { shows } = this.thoughts[Math.min(reached, this.thoughts.length) - 1]!;
    const isEnd = this.isEnd(reached);
    // The cell that loses something is shown at the end alone.
    const all = (isEnd ? reasonPicture : patternPicture)(this.#instance, this.#position);
    return {
      ...all,
      highlights: tinted(this.#instance, shows),
      houses: shows.houses ?? all.houses,
      links: shows.links,
      ...(shows.trial && !isEnd && { trial: { position: this.#position, followed: shows } }),
    };
  }
}

/** The walk through an instance; undefined where its argument isn’t a chain of thoughts. */
export function walkOf(instance: Instance, puzzle: Puzzle, position: Position): HintWalk | undefined {
  const walk = new HintWalk(instance, puzzle, position);
  return walk.thoughts.length > 1 ? walk : undefined;
}
