import { countDigits, leastDigit } from '../../candidates.ts';
import type { KnownCage } from '../../picture/cages.ts';
import type { Position } from '../position.ts';
import { type Finding, seen, technique } from '../technique.ts';
import { type CageBook, possibleIn } from './cage-book.ts';

/** The cell that is left open in a cage, with the digit that its sum needs; undefined where more are open, or where no candidate fits. */
export function lastIn(position: Position, { values }: CageBook, cage: KnownCage): { cell: number; digit: number } | undefined {
  const { digits, candidates } = position;
  let open = -1;
  let rest = cage.sum;
  let sign = 1;
  for (const [cells, way] of [
    [cage.cells, 1],
    [cage.minus, -1],
  ] as const) {
    for (const cell of cells) {
      if (digits[cell] !== 0) rest -= way * values[digits[cell] - 1];
      else if (open >= 0) return undefined;
      else [open, sign] = [cell, way];
    }
  }
  if (open < 0) return undefined;
  const fitting = values.reduce((set, value, index) => (value === sign * rest ? set | (1 << index) : set), 0) & candidates[open];
  return countDigits(fitting) === 1 ? { cell: open, digit: leastDigit(fitting) } : undefined;
}

function* search(position: Position, cages: readonly KnownCage[]): Generator<Finding> {
  for (const cage of cages) {
    const last = lastIn(position, position.cages!, cage);
    if (!last) continue;
    yield {
      pattern: [seen([last.cell], possibleIn(position, last.cell), 0)],
      houses: cage.derivation?.houses ?? [],
      placements: [last],
      cage,
    };
  }
}

/** A cage with one open cell: its sum gives the digit. */
export const lastOfCage = technique('last-of-cage', 'Last cell of a cage', (position) => search(position, position.cages?.own ?? []));

/** Houses whose cages leave one cell over, inside or outside: the rule of 45 gives its digit. */
export const ruleOf45Cell = technique('rule-of-45-cell', 'Rule of 45, one cell', (position) =>
  search(position, position.cages?.derived ?? []),
);
