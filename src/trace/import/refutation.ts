import { allows, type Puzzle } from '../../engine/puzzle.ts';
import { GIVEN, OpenDigits } from './open-digits.ts';

/**
 * A set of levels of a search, as bits in words, the first word first: the digits placed there together are why something is impossible.
 * Of two reasons the smaller as a number is mostly the better one, because it lasts longer: it is about earlier levels.
 */
type Reason = Uint32Array;

/** A reason why a position has no solution, and whose it is. */
export interface Refutation {
  readonly why: Reason;
  readonly account?: Account;
}

/** Later than any level. */
const NEVER = 0x7fff;

/**
 * How a program explains that a cell has no digit left: by the first digits placed that are against its digits, or by those that it has named
 * itself. One that goes back over several levels at once relies on one of these all the way.
 */
type Account = 'first' | 'told';

/** A digit that a cell cannot have as long as the digits of some levels are placed. */
interface Refuted {
  readonly cell: number;
  readonly digit: number;
  readonly why: Reason;
  /** The accounts that give this reason, or a weaker one that it makes superfluous. */
  readonly accounts: Set<Account>;
}

/**
 * The position of a search that fills cells and empties them in reverse order, with what has been refuted there: each digit that was
 * tried and failed. A refutation holds as long as the digits it rests on are placed, so a search may go back over several levels at once.
 */
export class RefutedPosition {
  readonly open: OpenDigits;
  readonly #puzzle: Puzzle;
  /** The cells that were filled, in order. */
  readonly filled: number[] = [];
  /** Indexed by cell: the level at which it was filled. */
  readonly #levelOf: Int16Array;
  /** What was refuted, by the last level that it rests on; first what rests on none. */
  readonly #restingOn: Refuted[][] = [[]];
  readonly #refuted = new Map<number, Refuted[]>();
  /** By cell and digit: the cell that a program has named as what it clashes with. */
  readonly #clashes: Int16Array;
  /** The cell whose digits all failed, as the program has seen it; −1 where it has seen none. */
  #failed = -1;
  readonly #words: number;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.open = new OpenDigits(puzzle);
    this.#levelOf = new Int16Array(puzzle.grid.cellCount).fill(GIVEN);
    this.#clashes = new Int16Array(puzzle.grid.cellCount * puzzle.grid.size).fill(-1);
    this.#words = Math.ceil(puzzle.grid.cellCount / 32);
  }

  get depth(): number {
    return this.filled.length;
  }

  place(cell: number, digit: number): void {
    this.#levelOf[cell] = this.filled.push(cell) - 1;
    this.#restingOn.push([]);
    this.open.place(cell, digit);
  }

  /** A program says that a digit clashes with one that is placed. */
  conflict(cell: number, digit: number, clash: number): void {
    this.#clashes[cell * this.#puzzle.grid.size + digit - 1] = clash;
  }

  /** Takes the last digit back. `reasons` are those for which it failed; none where it has not. */
  takeBack(reasons: readonly Refutation[]): void {
    const cell = this.filled.pop()!;
    const level = this.filled.length;
    const digit = this.open.digits[cell]!;
    this.open.takeBack(cell);
    this.#levelOf[cell] = GIVEN;
    for (const refuted of this.#restingOn.pop()!) this.#forget(refuted);
    for (const { why, account } of reasons) this.#add(cell, digit, without(why, level), account);
  }

  /** A digit that the program itself has ruled out, by whatever reasoning. */
  strike(cell: number, digit: number): void {
    this.#add(cell, digit, this.everyLevel().why);
  }

  /** The reason that rests on all digits placed. */
  everyLevel(): Refutation {
    const why = new Uint32Array(this.#words);
    for (let level = 0; level < this.filled.length; level++) why[level >>> 5]! |= 1 << (level & 31);
    return { why };
  }

  /**
   * Reasons why this position has no solution, as far as a cell or a house has nothing left; none where each has something. The best one is
   * among them, and those that a program may have that goes back to the last digit that has to do with its failure: all digits failed in the
   * cell that it `looked` at last, before it began to go back.
   */
  refutations(looked: number, goesBack: boolean): Refutation[] {
    const { open } = this;
    let best: Reason | undefined;
    const weigh = (why: Reason) => {
      if (!best || isBetter(why, best)) best = why;
    };
    const isDead = (cell: number) => cell >= 0 && open.digits[cell] === 0 && open.open[cell] === 0;
    // A search that goes back over several levels has looked at nothing since the cell failed.
    if (isDead(looked) && !(goesBack && isDead(this.#failed))) this.#failed = looked;
    for (let cell = open.deadCell(); cell >= 0; cell = open.deadCell(cell + 1)) weigh(this.#whyCell(cell));
    if (isDead(this.#failed)) {
      const account = (account: Account) => ({ why: this.#whyCell(this.#failed, account), account });
      return [{ why: best! }, account('first'), account('told')];
    }
    // Cells tell enough where there are any, and are cheaper.
    if (!best) for (let at = open.deadPlace(); at >= 0; at = open.deadPlace(at + 1)) weigh(this.#whyPlace(at));
    return best ? [{ why: best }] : [];
  }

  /** Whether the digits on the grid alone leave nothing for some cell, whatever has been refuted besides. */
  isPlainlyDead(): boolean {
    const { open } = this;
    const { size, peersOfCell } = this.#puzzle.grid;
    for (let cell = open.deadCell(); cell >= 0; cell = open.deadCell(cell + 1)) {
      const seen = new Set<number>();
      for (const peer of peersOfCell[cell]!) if (open.digits[peer] !== 0) seen.add(open.digits[peer]!);
      if (seen.size === size) return true;
    }
    return false;
  }

  #add(cell: number, digit: number, why: Reason, account?: Account): void {
    const key = cell * this.#puzzle.grid.size + digit - 1;
    const known = this.#refuted.get(key) ?? [];
    if (account) for (const { accounts } of known) accounts.delete(account);
    let refuted = known.find((other) => isPart(other.why, why));
    if (!refuted) {
      refuted = { cell, digit, why, accounts: new Set() };
      known.push(refuted);
      this.#refuted.set(key, known);
      this.#restingOn[lastLevel(why) + 1]!.push(refuted);
      this.open.ruleOut(cell, digit);
    }
    if (account) refuted.accounts.add(account);
  }

  #forget(refuted: Refuted): void {
    const { cell, digit } = refuted;
    const known = this.#refuted.get(cell * this.#puzzle.grid.size + digit - 1)!;
    known.splice(known.indexOf(refuted), 1);
    this.open.allow(cell, digit);
  }

  /** Why a cell has no digit: the best reason, or that of an account. */
  #whyCell(cell: number, account?: Account): Reason {
    const why = new Uint32Array(this.#words);
    for (let digit = 1; digit <= this.#puzzle.grid.size; digit++)
      join(why, account ? this.#accountOf(cell, digit, account) : this.#whyNot(cell, digit));
    return why;
  }

  #whyPlace(at: number): Reason {
    const { size, cellsOfHouse } = this.#puzzle.grid;
    const why = new Uint32Array(this.#words);
    for (const cell of cellsOfHouse[Math.floor(at / size)]!) join(why, this.#whyNot(cell, (at % size) + 1));
    return why;
  }

  /** The best reason why a cell does not have a digit; undefined where the givens are. */
  #whyNot(cell: number, digit: number): Reason | undefined {
    const earliest = this.#earliestAgainst(cell, digit);
    if (earliest === GIVEN) return undefined;
    let best: Reason | undefined;
    for (const { why } of this.#refuted.get(cell * this.#puzzle.grid.size + digit - 1) ?? []) if (!best || isBetter(why, best)) best = why;
    return best && lastLevel(best) < earliest ? best : this.#level(earliest);
  }

  /** The reason of an account why an empty cell does not have a digit; undefined where the givens are. */
  #accountOf(cell: number, digit: number, account: Account): Reason | undefined {
    const key = cell * this.#puzzle.grid.size + digit - 1;
    const clash = this.#clashes[key]!;
    if (account === 'told' && clash >= 0 && this.open.digits[clash] === digit) return this.#level(this.#levelOf[clash]!);
    const earliest = this.#earliestAgainst(cell, digit);
    if (earliest !== NEVER) return this.#level(earliest);
    const known = this.#refuted.get(key)!;
    return (known.find(({ accounts }) => accounts.has(account)) ?? known.at(-1)!).why;
  }

  /** The level of the first digit that is against a digit in a cell, `GIVEN` or `NEVER`. */
  #earliestAgainst(cell: number, digit: number): number {
    if (!allows(this.#puzzle, cell, digit)) return GIVEN;
    const { digits } = this.open;
    // What fills a cell is against every digit else.
    let earliest = digits[cell] === 0 ? NEVER : this.#levelOf[cell]!;
    for (const peer of this.#puzzle.grid.peersOfCell[cell]!)
      if (digits[peer] === digit && this.#levelOf[peer]! < earliest) earliest = this.#levelOf[peer]!;
    return earliest;
  }

  #level(level: number): Reason | undefined {
    if (level === GIVEN) return undefined;
    const why = new Uint32Array(this.#words);
    why[level >>> 5]! |= 1 << (level & 31);
    return why;
  }
}

function join(into: Reason, why: Reason | undefined): void {
  if (why) for (let word = 0; word < into.length; word++) into[word]! |= why[word]!;
}

function isBetter(one: Reason, other: Reason): boolean {
  for (let word = one.length - 1; word >= 0; word--) if (one[word] !== other[word]) return one[word]! < other[word]!;
  return false;
}

function without(why: Reason, level: number): Reason {
  const rest = why.slice();
  rest[level >>> 5]! &= ~(1 << (level & 31));
  return rest;
}

function isPart(one: Reason, other: Reason): boolean {
  for (let word = 0; word < one.length; word++) if ((one[word]! & ~other[word]!) !== 0) return false;
  return true;
}

function lastLevel(why: Reason): number {
  for (let word = why.length - 1; word >= 0; word--) if (why[word] !== 0) return 32 * word + 31 - Math.clz32(why[word]!);
  return -1;
}
