import type { Puzzle } from '../../../src/engine/puzzle.ts';

/** A puzzle without cages as a formula in DIMACS: each cell has a digit, each house each digit, once; variable size · cell + digit. */
export function cnfOf({ grid, givens }: Puzzle): string {
  const { size, cellCount, cellsOfHouse } = grid;
  const digits = Array.from({ length: size }, (_, index) => index + 1);
  const literal = (cell: number, digit: number) => size * cell + digit;
  const clauses: number[][] = [];
  const exactlyOne = (literals: readonly number[]) => {
    clauses.push([...literals]);
    literals.forEach((one, index) => {
      for (const other of literals.slice(index + 1)) clauses.push([-one, -other]);
    });
  };
  for (const [cell, given] of givens.entries()) {
    exactlyOne(digits.map((digit) => literal(cell, digit)));
    if (given) clauses.push([literal(cell, given)]);
  }
  for (const house of cellsOfHouse) for (const digit of digits) exactlyOne(house.map((cell) => literal(cell, digit)));
  return [`p cnf ${size * cellCount} ${clauses.length}`, ...clauses.map((clause) => `${clause.join(' ')} 0`), ''].join('\n');
}
