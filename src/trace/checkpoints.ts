export interface CheckpointLimits {
  /** Steps between the first checkpoints. */
  readonly spacing: number;
  /** Their number, */
  readonly most: number;
  /** and the memory that they may take together; eight are kept whatever they take. */
  readonly bytes: number;
}

export const CHECKPOINT_LIMITS: CheckpointLimits = { spacing: 1024, most: 512, bytes: 64 * 1024 * 1024 };
const MIN = 8;

/**
 * Clones of the state at every `spacing` steps. There are never more than a fixed number: when they are full,
 * every second one is dropped and the spacing doubles.
 */
export class Checkpoints<State> {
  /** states[k] is the state after k · spacing steps. */
  readonly #states: State[];
  readonly #clone: (state: State) => State;
  readonly #most: number;
  #spacing: number;

  constructor(start: State, clone: (state: State) => State, limits: Partial<CheckpointLimits> = {}) {
    const { spacing, most, bytes } = { ...CHECKPOINT_LIMITS, ...limits };
    this.#states = [clone(start)];
    this.#clone = clone;
    this.#most = Math.max(MIN, Math.min(most, Math.floor(bytes / bytesOfState(start))));
    this.#spacing = spacing;
  }

  /** The position of the next checkpoint to be made. */
  get next(): number {
    return this.#states.length * this.#spacing;
  }

  /** Keeps the state at `next`. */
  add(state: State): void {
    this.#states.push(this.#clone(state));
    if (this.#states.length > this.#most) {
      const kept = this.#states.filter((_, index) => index % 2 === 0);
      this.#states.splice(0, this.#states.length, ...kept);
      this.#spacing *= 2;
    }
  }

  /** A copy of the last checkpoint at or before the position. */
  before(position: number): { position: number; state: State } {
    const index = Math.min(Math.floor(position / this.#spacing), this.#states.length - 1);
    return { position: index * this.#spacing, state: this.#clone(this.#states[index]!) };
  }

  /** Position of the last checkpoint at or before a position. */
  positionBefore(position: number): number {
    return Math.min(Math.floor(position / this.#spacing), this.#states.length - 1) * this.#spacing;
  }

  get count(): number {
    return this.#states.length;
  }
}

/** The bytes of a state's typed arrays, which is what a clone costs. */
function bytesOfState(state: unknown): number {
  const parts = Object.values(state as object);
  return parts.reduce((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 64), 256);
}
