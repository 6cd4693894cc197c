import { countSolutions } from '../../engine/fast/answer.ts';
import { type Command, countOption, exit, fileOf, textOf } from '../command.ts';
import { openOutput } from '../output.ts';
import { progressOf } from '../progress.ts';
import { openPuzzles, soundPuzzles } from '../puzzle-file.ts';

const USUAL_LIMIT = 1_000_000;

export const count: Command = {
  name: 'count',
  usage: 'FILE|- [--limit N]',
  summary: 'how many solutions each puzzle has: one number a line',
  details: `  --limit N      stop at N solutions (${USUAL_LIMIT.toLocaleString('en')} when nothing is said); the number then has a + after it
  --from FORMAT  take the file for this format; without it the format is found out
  --output FILE  write the numbers to FILE

Exit code 1 when a puzzle has no solution.`,
  options: { limit: { type: 'string' }, from: { type: 'string' }, output: { type: 'string' } },
  async run(given) {
    const file = fileOf(given);
    const limit = countOption(given, 'limit') ?? USUAL_LIMIT;
    const puzzles = openPuzzles(file, textOf(given, 'from'));
    const progress = progressOf(soundPuzzles(puzzles, {}));
    const output = openOutput(textOf(given, 'output'));
    let code: number = exit.done;
    let number = 0;
    for (const { puzzle } of puzzles) {
      const solutions = countSolutions(puzzle, limit);
      if (solutions === 0) code = exit.noSolution;
      await output.write(`${solutions}${solutions >= limit ? '+' : ''}\n`);
      progress.step(++number);
    }
    progress.end();
    await output.close();
    return code;
  },
};
