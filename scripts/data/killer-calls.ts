/**
 * Calls of killer backtracking on each killer of RMIT, with one, two and three prunings, in all and by row of the grid, written to
 * content/data/killer-calls.json. Takes about two minutes.
 * Run again with: node scripts/data/killer-calls.ts YYYY-MM-DD
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readPuzzles } from '../../src/engine/formats/read.ts';
import { killerBacktracking } from '../../src/engine/killer/killer-backtracking.card.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

const killers: { id: string; name: string; puzzle: string }[] = JSON.parse(readFileSync('content/puzzles/killers.json', 'utf8'));
const settings = [
  { prunings: 'sum of full cages', complete: true, partial: false, reach: false },
  { prunings: '+ partial sums', complete: true, partial: true, reach: false },
  { prunings: '+ what is in reach', complete: true, partial: true, reach: true },
];
const ids = ['killer-rmit-4', 'killer-wikipedia', 'killer-rmit-easy-1', 'killer-rmit-easy-2', 'killer-rmit-easy-3', 'killer-rmit-hard-1'];
const rows = ids.flatMap((id) => {
  const { name, puzzle } = killers.find((each) => each.id === id)!;
  return settings.map(({ prunings, ...options }) => {
    const input = readPuzzles(puzzle)[0]!.puzzle;
    const callsByRow: number[] = new Array(input.grid.size).fill(0);
    // A call is counted in the row of the cell that it fills; the one that finds the grid full has none.
    for (const step of killerBacktracking.run(killerBacktracking.start(input, options)))
      if (step.kind === 'choose') callsByRow[Math.floor(step.cell / input.grid.size)]!++;
    return { id, name, prunings, calls: callsByRow.reduce((sum, calls) => sum + calls, 1), callsByRow };
  });
});
writeFileSync('content/data/killer-calls.json', `${JSON.stringify({ date, rows }, null, 2)}\n`);
