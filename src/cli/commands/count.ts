import { countSolutions } from '../../engine/fast/answer.ts';
import { Budget } from '../../engine/fast/budget.ts';
import { type Command, countOption, exit, fileOf, textOf } from '../command.ts';
import { openOutput } from '../output.ts';
import { tell } from '../progress.ts';
import { readingHelp, readingOptions } from '../puzzle-file.ts';
import { PuzzleStream } from '../puzzle-stream.ts';
import { MAX_NODES } from '../run.ts';
import { answerAll, headOf, refusedRow } from '../stream-loop.ts';

const USUAL_LIMIT = 1_000_000;

export const count: Command = {
  name: 'count',
  usage: 'FILE|- [--limit N] [--max-steps N]',
  summary: 'count the solutions of each puzzle and print one number per line',
  details: `  --limit N      stop at N solutions (default ${USUAL_LIMIT.toLocaleString('en')}); the number is then followed by +
  --max-steps N  on a killer, stop after N nodes of the search (default ${MAX_NODES.toLocaleString('en')}; exit code ${exit.stopped});
                 the number is then followed by +, because there may be more solutions
  --json         print one JSON object per puzzle instead; "exact" is false where there may be more solutions
${readingHelp(17)}
  --output FILE  write the numbers to FILE

The exit code is ${exit.noSolution} if a puzzle has no solution. If a puzzle breaks the rules, its line is 'refused' (exit code ${exit.badInput}).`,
  options: {
    limit: { type: 'string' },
    'max-steps': { type: 'string' },
    json: { type: 'boolean' },
    ...readingOptions,
    output: { type: 'string' },
  },
  async run(given, io) {
    const file = fileOf(given);
    const limit = countOption(given, 'limit') ?? USUAL_LIMIT;
    const nodes = countOption(given, 'max-steps') ?? MAX_NODES;
    const isJson = given.values.json === true;
    const stream = new PuzzleStream(io, file, given);
    const output = openOutput(io, textOf(given, 'output'));
    return answerAll(stream, output, io, {
      expected: {},
      refuse: (streamed, problem) => output.write(isJson ? refusedRow(streamed, problem) : 'refused\n'),
      answer(streamed) {
        const { puzzle, place } = streamed.read;
        const budget = new Budget(nodes);
        const solutions = countSolutions(puzzle, limit, budget);
        const exact = !budget.spent && solutions < limit;
        const outcome = budget.spent ? 'stopped' : solutions === 0 ? 'no-solution' : 'solved';
        if (isJson) output.write(`${JSON.stringify({ ...headOf(streamed), outcome, solutions, exact })}\n`);
        else output.write(`${solutions}${exact ? '' : '+'}\n`);
        if (outcome === 'stopped')
          tell(io, `${stream.name}:${place.line}:${place.column}: stopped after ${nodes.toLocaleString('en')} steps\n`);
        return outcome === 'stopped' ? exit.stopped : outcome === 'no-solution' ? exit.noSolution : exit.done;
      },
    });
  },
};
