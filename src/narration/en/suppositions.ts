import { bitOf, leastDigit, setOfDigits } from '../../engine/candidates.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { either, listed, type Sentence, say, toned } from '../sentence.ts';
import type { NamedInstance, Words } from './named-instance.ts';

const logic = toned('logic');

/** A supposed digit, and the digits that follow from it in this order. */
interface Supposed {
  readonly first: CellDigit;
  readonly following: readonly CellDigit[];
}

/** The suppositions of a pattern: each begins with a cell of the first hue. */
function suppositionsOf({ instance: { pattern } }: NamedInstance): Supposed[] {
  const found: { first: CellDigit; following: CellDigit[] }[] = [];
  for (const { cells, digits, hue } of pattern) {
    const candidate = { cell: cells[0]!, digit: leastDigit(digits) };
    if (hue === 0) found.push({ first: candidate, following: [] });
    else if (hue === 1) found.at(-1)!.following.push(candidate);
  }
  return found;
}

/** Something supposed that cannot be: one digit alone is followed, or all. */
const supposed: Words = (named) => {
  const { instance, set, cell, candidate } = named;
  const [{ first, following }] = suppositionsOf(named) as [Supposed];
  const nothing = instance.pattern.length - 1;
  const place = set(nothing).cells[0]!;
  const end =
    instance.houses.length > 0
      ? say`${named.house(0)} has no place left for ${named.digits(nothing)}`
      : say`${cell(place)} has no digit left`;
  const follows = following.length === 0 ? say`` : say` Singles then give ${listed(following.map(candidate))}.`;
  return {
    saw: say`Suppose that ${logic(`${cell(first.cell)} is ${named.symbols(bitOf(first.digit))}`)}.${follows}`,
    why: say`With ${candidate(first)}, ${end}, so the supposition is wrong.`,
  };
};

/** Several suppositions, one of which must be right, with the consequences of each. */
const whichever =
  (alternatives: (named: NamedInstance, all: readonly CellDigit[]) => Sentence): Words =>
  (named) => {
    const { candidate, cell, instance } = named;
    const all = suppositionsOf(named);
    const gone = candidate(instance.eliminations[0]!);
    // Each of the digits that follow is the end of a strong link, in this order; where it is not the last of its cell, the other end says
    // why.
    const strong = instance.links.filter((link) => link.strong).values();
    const reached = (each: CellDigit) => {
      const { from, to } = strong.next().value!;
      return from.cell === to.cell
        ? candidate(each)
        : `${candidate(each)} (since ${cell(from.cell)} is not ${named.symbols(bitOf(from.digit))})`;
    };
    const branches = all.map(({ first, following }) =>
      following.length === 0
        ? `${candidate(first)} forbids ${gone} itself`
        : `${candidate(first)} leads to ${listed(following.map(reached))}`,
    );
    return {
      saw: alternatives(
        named,
        all.map(({ first }) => first),
      ),
      why: say`${branches.join('; ')}. Each of them rules out ${gone}, so that digit is wrong whichever of them is right.`,
    };
  };

const ofCell = whichever(
  ({ cell, symbols }, all) =>
    say`${cell(all[0]!.cell)} holds ${logic(
      symbols(setOfDigits(all.map(({ digit }) => digit)), 'or'),
    )}. Try each in turn, and see what all of them forbid.`,
);
const ofHouse = whichever(
  ({ house, cell, symbols }, all) =>
    say`In ${house(0)} the digit ${logic(symbols(bitOf(all[0]!.digit)))} is at ${either(all.map((each) => cell(each.cell)))}. Try each in turn, and see what all of them forbid.`,
);

/** Techniques that suppose something and follow it, by id. */
export const suppositions: Readonly<Record<string, Words>> = {
  nishio: supposed,
  'contradiction-net': supposed,
  'cell-forcing-chain': ofCell,
  'house-forcing-chain': ofHouse,
  guess: (named) => ({
    saw: say`Nothing simpler helps, so guess: suppose that ${logic(`${named.cell(named.set(0).cells[0]!)} is ${named.digit}`)}, and continue with singles.${named.count(1) > 0 ? ` When there are no more, try every digit of ${named.cells(1)}.` : ''}`,
    why: say`Whatever is tried there ends in a contradiction, so the guess was wrong.`,
  }),
};
