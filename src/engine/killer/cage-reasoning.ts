import { countDigits } from '../candidates.ts';

/*
 * Conclusions from a cage about its cells. A cell's candidates are a set of digits (bit d − 1 for digit d); a filled cell has its digit
 * alone.
 */

/**
 * For each cell of a cage, the digits that it has in some arrangement of the combination; undefined when the digits
 * cannot be shared out at all. As many cells as digits in the combination.
 */
export function arrange(combination: number, cells: readonly number[]): number[] | undefined {
  const count = cells.length;
  // `before[i]`: sets of digits that the first i cells can use up, each cell with a different digit.
  const before: Set<number>[] = [new Set([0])];
  for (const candidates of cells) {
    const next = new Set<number>();
    for (const used of before.at(-1)!) {
      for (let free = candidates & combination & ~used; free !== 0; free &= free - 1) next.add(used | (free & -free));
    }
    before.push(next);
  }
  if (!before[count].has(combination)) return undefined;

  // Back from the last cell: of those sets, the ones from which the rest can be shared out too.
  const digits = new Array<number>(count).fill(0);
  let after = new Set([combination]);
  for (let index = count - 1; index >= 0; index--) {
    const reached = new Set<number>();
    for (const used of after) {
      for (let taken = used & cells[index]; taken !== 0; taken &= taken - 1) {
        const digit = taken & -taken;
        if (!before[index].has(used & ~digit)) continue;
        reached.add(used & ~digit);
        digits[index] |= digit;
      }
    }
    after = reached;
  }
  return digits;
}

/**
 * Returns the possible digits of each cell of a sum; undefined when the sum cannot be reached. Digits may repeat, so only extremes matter.
 */
export function withinReach(
  sum: number,
  plus: readonly number[],
  minus: readonly number[],
  values: readonly number[],
): { plus: number[]; minus: number[] } | undefined {
  const range = (candidates: number) => {
    const present = values.filter((_, index) => (candidates >>> index) & 1);
    return { least: Math.min(...present), greatest: Math.max(...present) };
  };
  const up = plus.map(range);
  const down = minus.map(range);
  const total = (some: readonly number[]) => some.reduce((all, each) => all + each, 0);
  const least = total(up.map((each) => each.least)) - total(down.map((each) => each.greatest));
  const greatest = total(up.map((each) => each.greatest)) - total(down.map((each) => each.least));
  if (!(least <= sum && sum <= greatest)) return undefined;

  const keep = (candidates: number, from: number, to: number) =>
    values.reduce((set, value, index) => ((candidates >>> index) & 1 && value >= from && value <= to ? set | (1 << index) : set), 0);
  return {
    plus: plus.map((set, i) => keep(set, sum - greatest + up[i].greatest, sum - least + up[i].least)),
    minus: minus.map((set, i) => keep(set, least - sum + down[i].greatest, greatest - sum + down[i].least)),
  };
}

/** The digits that are in every one of these combinations. */
export function inAll(combinations: readonly number[]): number {
  return combinations.length === 0 ? 0 : combinations.reduce((shared, combination) => shared & combination);
}

/** The most combinations that are listed. A cage with more is treated as a mere sum. */
export const MAX_LISTED = 600;

/** Whether the combinations of a cage are few enough to be listed. */
export function listable(combinations: readonly number[]): boolean {
  return combinations.length <= MAX_LISTED && (combinations.length === 0 || countDigits(combinations[0]) <= 9);
}
