import { countSolutions } from '../../engine/fast/answer.ts';
import { Budget } from '../../engine/fast/budget.ts';
import { type Command, countOption, exit, fileOf, textOf } from '../command.ts';
import { openOutput } from '../output.ts';
import { progressOf, tell } from '../progress.ts';
import { openPuzzles, readingHelp, readingOptions, soundPuzzles } from '../puzzle-file.ts';
import { MAX_NODES } from '../run.ts';

const USUAL_LIMIT = 1_000_000;

export const count: Command = {
  name: 'count',
  usage: 'FILE|- [--limit N] [--max-steps N]',
  summary: 'count the solutions of each puzzle and print one number per line',
  details: `  --limit N      stop at N solutions (default ${USUAL_LIMIT.toLocaleString('en')}); the number is then followed by +
  --max-steps N  on a killer, stop after N nodes of the search (default ${MAX_NODES.toLocaleString('en')}; exit code ${exit.stopped});
                 the number is then followed by +, because there may be more solutions
${readingHelp(17)}
  --output FILE  write the numbers to FILE

The exit code is ${exit.noSolution} if a puzzle has no solution.`,
  options: { limit: { type: 'string' }, 'max-steps': { type: 'string' }, ...readingOptions, output: { type: 'string' } },
  async run(given, io) {
    const file = fileOf(given);
    const limit = countOption(given, 'limit') ?? USUAL_LIMIT;
    const nodes = countOption(given, 'max-steps') ?? MAX_NODES;
    const puzzles = openPuzzles(io, file, given);
    const progress = progressOf(io, soundPuzzles(puzzles, {}));
    const output = openOutput(io, textOf(given, 'output'));
    let code: number = exit.done;
    let number = 0;
    for (const { puzzle, place } of puzzles) {
      const budget = new Budget(nodes);
      const solutions = countSolutions(puzzle, limit, budget);
      if (budget.spent) {
        code = exit.stopped;
        tell(io, `${puzzles.name}:${place.line}:${place.column}: stopped after ${nodes.toLocaleString('en')} steps\n`);
      } else if (solutions === 0) code = Math.max(code, exit.noSolution);
      await output.write(`${solutions}${budget.spent || solutions >= limit ? '+' : ''}\n`);
      progress.step(++number);
    }
    progress.end();
    await output.close();
    return code;
  },
};
