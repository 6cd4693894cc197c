/*
 * Checks notes as a proof that a puzzle has no solution. This file imports nothing, so that nobody has to trust the search that wrote the
 * notes: whoever reads these hundred lines knows what has been checked.
 *
 * Everything that is known is of one form: some facts never hold together. That two rivals are never both placed, and that the digits of a
 * cell, or the cells for a digit in a house, are never all struck, is known from the puzzle. A note follows if it leads to a contradiction
 * to suppose that all of its facts hold. From then on it is known as well. A note without facts says that there is no solution.
 */

/** A puzzle as plain numbers: digits are 1 … size, cells are counted from 0. */
export interface PlainPuzzle {
  readonly size: number;
  /** The cells of each row, column, box and any other house. */
  readonly houses: readonly (readonly number[])[];
  /** By cell; 0 where none is given. */
  readonly givens: ArrayLike<number>;
  /** By cell, the digits that may be there; any digit where this is absent. */
  readonly allowed?: readonly (readonly number[])[] | undefined;
}

/** A cell and its digit; with a minus sign, that it does not have that digit. */
export type PlainFact = readonly [cell: number, digit: number];

/** How a note was checked: what was supposed, and what followed from that, and the facts that can't all hold, where that was a dead end. */
export interface Work {
  readonly facts: readonly PlainFact[];
  readonly broken: readonly PlainFact[];
}

export type Verdict = 'follows' | 'does not follow' | 'no solution';

/** Makes a checker, which takes the notes one after the other; `tell` gets how each was checked. */
export function noteChecker(
  { size, houses, givens, allowed }: PlainPuzzle,
  tell?: (work: Work) => void,
): (note: readonly PlainFact[]) => Verdict {
  const facts = 2 * size * givens.length;
  /** What never holds together, and for each how many of its facts do not hold. */
  const nevers: (readonly number[])[] = [];
  const open: number[] = [];
  /** By fact, the lists of `nevers` that it is in. */
  const listsOf: number[][] = Array.from({ length: facts }, () => []);
  const holds = new Uint8Array(facts);
  /** The facts that hold, in order; those before `counted` are counted in `open`. */
  const trail: number[] = [];
  let counted = 0;
  let broken: readonly number[] = [];

  const placed = (cell: number, digit: number) => 2 * (cell * size + digit - 1);
  const opposite = (fact: number) => fact ^ 1;
  const plain = (fact: number): PlainFact => {
    const digit = (Math.floor(fact / 2) % size) + 1;
    return [Math.floor(fact / 2 / size), fact % 2 === 0 ? digit : -digit];
  };

  function add(never: readonly number[]): void {
    for (const fact of never) listsOf[fact]!.push(nevers.length);
    nevers.push(never);
    open.push(never.filter((fact) => holds[fact] === 0).length);
  }

  /** Supposes a fact. False if its opposite holds. */
  function suppose(fact: number): boolean {
    if (holds[opposite(fact)]) {
      broken = [fact];
      return false;
    }
    if (holds[fact] === 0) trail.push(fact);
    holds[fact] = 1;
    return true;
  }

  /** If all facts of a list hold but one, that one does not. False if all of them hold. */
  function conclude(list: number): boolean {
    if (open[list]! > 1) return true;
    const last = nevers[list]!.find((fact) => holds[fact] === 0);
    if (last === undefined) broken = nevers[list]!;
    return last !== undefined && suppose(opposite(last));
  }

  /** Draws all conclusions. False if that ends in a contradiction. */
  function propagate(): boolean {
    while (counted < trail.length) {
      const lists = listsOf[trail[counted]!]!;
      counted++;
      for (const list of lists) open[list]!--;
      for (const list of lists) if (!conclude(list)) return false;
    }
    return true;
  }

  function goBack(length: number): void {
    while (counted > length) {
      counted--;
      for (const list of listsOf[trail[counted]!]!) open[list]!++;
    }
    for (const fact of trail.splice(length)) holds[fact] = 0;
  }

  const digits = Array.from({ length: size }, (_, index) => index + 1);
  for (const cell of Array.from(givens).keys()) {
    add(digits.map((digit) => opposite(placed(cell, digit))));
    for (const one of digits) for (const other of digits) if (one < other) add([placed(cell, one), placed(cell, other)]);
  }
  for (const cells of houses) {
    for (const digit of digits) {
      add(cells.map((cell) => opposite(placed(cell, digit))));
      for (const one of cells) for (const other of cells) if (one < other) add([placed(one, digit), placed(other, digit)]);
    }
  }
  let possible = true;
  for (const [cell, given] of Array.from(givens).entries()) {
    for (const digit of digits) if (allowed && !allowed[cell]!.includes(digit)) possible &&= suppose(opposite(placed(cell, digit)));
    if (given > 0) possible &&= suppose(placed(cell, given));
  }
  possible &&= propagate();

  return (note) => {
    const never = [...new Set(note.map(([cell, digit]) => (digit > 0 ? placed(cell, digit) : opposite(placed(cell, -digit)))))];
    const length = trail.length;
    const holdsOut = possible && never.every(suppose) && propagate();
    tell?.({ facts: trail.map(plain), broken: holdsOut ? [] : broken.map(plain) });
    if (holdsOut) {
      goBack(length);
      return 'does not follow';
    }
    if (possible) goBack(length);
    if (never.length === 0) return 'no solution';
    add(never);
    possible &&= conclude(nevers.length - 1) && propagate();
    return 'follows';
  };
}
