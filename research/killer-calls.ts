/**
 * Calls of killer backtracking on each killer of RMIT, with one, two and three prunings, in all and by row of the grid; and how long the
 * hardest keeps the first wrong digit after its first dead end in the row where it spends most calls. Written to
 * content/data/killer-calls.json. Takes about two minutes.
 * Run again with: node research/killer-calls.ts YYYY-MM-DD
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readPuzzles } from '../src/engine/formats/read.ts';
import { cellName } from '../src/engine/grid.ts';
import { killerBacktracking } from '../src/engine/killer/killer-backtracking.card.ts';

const date = process.argv[2];
if (!date) throw new Error('give the date as YYYY-MM-DD');

interface Named {
  readonly id: string;
  readonly name: string;
  readonly puzzle: string;
  readonly solution: string;
}

const killers: Named[] = JSON.parse(readFileSync('content/puzzles/killers.json', 'utf8'));
const named = (id: string) => killers.find((each) => each.id === id)!;
const settings = [
  { prunings: 'sum of full cages', complete: true, partial: false, reach: false },
  { prunings: '+ partial sums', complete: true, partial: true, reach: false },
  { prunings: '+ what is in reach', complete: true, partial: true, reach: true },
];
const ids = ['killer-rmit-4', 'killer-wikipedia', 'killer-rmit-easy-1', 'killer-rmit-easy-2', 'killer-rmit-easy-3', 'killer-rmit-hard-1'];
const rows = ids.flatMap((id) => {
  const { name, puzzle } = named(id);
  return settings.map(({ prunings, ...options }) => {
    const input = readPuzzles(puzzle)[0]!.puzzle;
    const callsByRow: number[] = new Array(input.grid.size).fill(0);
    // Counts a call in the row of the cell that it fills. The call that finds the grid full has no row.
    for (const step of killerBacktracking.run(killerBacktracking.start(input, options)))
      if (step.kind === 'choose') callsByRow[Math.floor(step.cell / input.grid.size)]!++;
    return { id, name, prunings, calls: callsByRow.reduce((sum, calls) => sum + calls, 1), callsByRow };
  });
});

/** Returns the first wrong digit when a search first reaches a dead end in a row, and the number of calls until it is changed. */
function keptWrong({ id, puzzle, solution }: Named, row: number) {
  const input = readPuzzles(puzzle)[0]!.puzzle;
  const { size } = input.grid;
  const { prunings, ...options } = settings.at(-1)!;
  const state = killerBacktracking.start(input, options);
  let wrong: { cell: number; digit: number } | undefined;
  let calls = 0;
  for (const step of killerBacktracking.run(state)) {
    if (wrong && state.digits[wrong.cell] !== wrong.digit) break;
    if (wrong && step.kind === 'choose') calls++;
    if (wrong || step.kind !== 'deadEnd' || Math.floor(step.cell / size) !== row) continue;
    const cell = state.digits.findIndex((digit, at) => digit !== Number(solution[at]));
    wrong = { cell, digit: state.digits[cell]! };
  }
  const { cell, digit } = wrong!;
  return { id, cell: cellName(input.grid, cell), digit, answer: Number(solution[cell]), calls };
}

const hardest = rows.at(-1)!;
const kept = keptWrong(named(hardest.id), hardest.callsByRow.indexOf(Math.max(...hardest.callsByRow)));
writeFileSync('content/data/killer-calls.json', `${JSON.stringify({ date, rows, kept }, null, 2)}\n`);
