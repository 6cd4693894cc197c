import { describe, expect, it } from 'vitest';
import keys from '../../../content/data/technique-puzzles.json' with { type: 'json' };
import { hasDigit } from '../candidates.ts';
import { cellName } from '../grid.ts';
import { houseName, puzzleOf } from '../puzzle.ts';
import { rungOf } from './ladder.ts';
import type { CellDigit } from './technique.ts';
import { keyPosition } from './training.ts';
import { afterTrial, trialOf } from './trial.ts';

function trial(id: string) {
  const puzzle = puzzleOf(Uint8Array.from(keys.puzzles.find(({ technique }) => technique === id)!.puzzle, (symbol) => Number(symbol) || 0));
  const position = keyPosition(puzzle, id)!;
  const instance = rungOf(id).technique.first(position)!;
  return { puzzle, position, instance, ...trialOf(position, instance) };
}

describe.each(['nishio', 'contradiction-net'])('the trial of a %s', (id) => {
  const { puzzle, position, instance, supposed, entries, end } = trial(id);

  it('begins with the struck candidate, and writes the digits of the pattern', () => {
    expect(supposed).toEqual(instance.eliminations[0]);
    expect([supposed, ...entries].map(({ cell }) => cell)).toEqual(instance.pattern.slice(0, -1).map(({ cells }) => cells[0]));
  });

  it('has a reason for each digit that holds with those before it alone, and with no fewer', () => {
    const written: CellDigit[] = [supposed];
    for (const { cell, digit, house, because } of entries) {
      const isLast = (digits: readonly CellDigit[]) => {
        const { candidates } = afterTrial(position, digits);
        if (house === undefined) return candidates[cell] === 1 << (digit - 1);
        return puzzle.grid.cellsOfHouse[house]!.filter((each) => hasDigit(candidates[each]!, digit)).join() === String(cell);
      };
      expect(written).toEqual(expect.arrayContaining([...because]));
      expect(isLast(because)).toBe(true);
      for (const one of because) expect(isLast(because.filter((each) => each !== one))).toBe(false);
      written.push(instance.pattern[written.length]!.cells.map((each) => ({ cell: each, digit }))[0]!);
    }
  });

  it('ends where nothing is left', () => {
    const { candidates, digits } = afterTrial(position, [supposed, ...entries]);
    expect(end.places.length).toBeGreaterThan(0);
    expect(end.places.filter((place) => hasDigit(candidates[place.cell]!, place.digit) || digits[place.cell] === place.digit)).toEqual([]);
  });
});

it('names the box or the line where there is one, and the cell where there is none', () => {
  const { puzzle, entries } = trial('contradiction-net');
  const { grid } = puzzle;
  const at = ({ cell, digit }: CellDigit) => `${digit} at ${cellName(grid, cell)}`;
  expect(
    entries.map(
      (entry) => `${at(entry)}: ${entry.house === undefined ? 'last digit' : houseName(grid, entry.house)}, for ${entry.because.map(at)}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "7 at r1c4: last digit, for 1 at r6c4",
      "1 at r8c6: column 6, for 1 at r6c4",
      "1 at r5c8: box 6, for 1 at r6c4",
      "9 at r1c9: last digit, for 7 at r1c4",
      "3 at r8c9: row 8, for 1 at r8c6",
      "9 at r5c2: row 5, for 1 at r5c8,9 at r1c9",
    ]
  `);
});
