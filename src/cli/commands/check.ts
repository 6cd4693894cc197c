import { countSolutions, solvePuzzle } from '../../engine/fast/answer.ts';
import { Budget } from '../../engine/fast/budget.ts';
import { cellsText } from '../../engine/formats/cells.ts';
import type { ReadPuzzle } from '../../engine/formats/format.ts';
import { type Command, exit, fileOf, textOf } from '../command.ts';
import { openOutput } from '../output.ts';
import { progressOf } from '../progress.ts';
import { openPuzzles, problemOf, readingHelp, readingOptions } from '../puzzle-file.ts';
import { MAX_NODES } from '../run.ts';

/** Returns the message about a puzzle, and the exit code for it. */
function verdict(read: ReadPuzzle): { text: string; code: number } {
  const problem = problemOf(read);
  if (problem) return { text: problem.message, code: exit.badInput };
  const { puzzle } = read;
  const budget = new Budget(MAX_NODES);
  const solutions = countSolutions(puzzle, 2, budget);
  const givens = puzzle.givens.reduce((sum, digit) => sum + (digit === 0 ? 0 : 1), 0);
  const cages = puzzle.cages.length > 0 ? `, ${puzzle.cages.length} cages` : '';
  const size = `${puzzle.grid.size} × ${puzzle.grid.size}, ${givens} givens${cages}`;
  if (budget.spent && solutions < 2) {
    const known = ['whether there is a solution', 'whether there is a second solution'][solutions]!;
    return { text: `${size}: stopped after ${MAX_NODES.toLocaleString('en')} steps, ${known} is not known`, code: exit.stopped };
  }
  const number = ['no solution', 'one solution', 'more than one solution'][solutions]!;
  const claim = claimFault(read, solutions);
  return { text: `${size}: ${number}${claim}`, code: solutions === 1 && claim === '' ? exit.done : exit.noSolution };
}

/** Returns a fault in the file's own statement about the puzzle's solutions. */
function claimFault({ puzzle, count, solution }: ReadPuzzle, solutions: number): string {
  if (count !== undefined && Math.min(count, 2) !== solutions) return `; the file says ${count}`;
  if (solution !== undefined && solutions === 1 && cellsText(puzzle, solvePuzzle(puzzle)!) !== solution)
    return '; the file gives another one';
  return '';
}

export const check: Command = {
  name: 'check',
  usage: 'FILE|-',
  summary: 'report what each puzzle is, and whether it has exactly one solution',
  details: `${readingHelp(17)}
  --output FILE  write the report to FILE

The exit code is 0 if every puzzle has exactly one solution, 1 if a puzzle has none or several (or not as many as the
file says), 2 if a puzzle breaks the rules, and 3 if a killer takes more than ${MAX_NODES.toLocaleString('en')} nodes of the search.`,
  options: { ...readingOptions, output: { type: 'string' } },
  async run(given, io) {
    const puzzles = openPuzzles(io, fileOf(given), given);
    let total = 0;
    for (const _ of puzzles) total++;
    const output = openOutput(io, textOf(given, 'output'));
    const progress = progressOf(io, total);
    let worst: number = exit.done;
    let number = 0;
    for (const read of puzzles) {
      const { text, code } = verdict(read);
      worst = Math.max(worst, code);
      await output.write(`${puzzles.name}:${read.place.line}:${read.place.column}: ${text}\n`);
      progress.step(++number);
    }
    progress.end();
    await output.close();
    return worst;
  },
};
