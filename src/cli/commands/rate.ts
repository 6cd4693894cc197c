import type { Ending } from '../../engine/ending.ts';
import { InputError } from '../../engine/errors.ts';
import { countSolutions } from '../../engine/fast/answer.ts';
import { levelNames } from '../../engine/logic/ladder.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { gradeByTechniques, type TechniqueGrade, techniqueGradeText } from '../../engine/rate/techniques.ts';
import { gradeByWeights, hasWeights, partNames, type WeightedGrade } from '../../engine/rate/weighted.ts';
import { type Arguments, type Command, exit, fileOf, textOf, UsageError } from '../command.ts';
import { openOutput } from '../output.ts';
import { readingHelp, readingOptions } from '../puzzle-file.ts';
import { PuzzleStream, type Streamed } from '../puzzle-stream.ts';
import { answerAll, headOf, refusedRow } from '../stream-loop.ts';

/** Larger puzzles are hardly ever finished by techniques. */
const MAX_SIZE = 25;

function refuses({ cages, grid: { size } }: Puzzle): InputError | undefined {
  if (cages.length > 0)
    return new InputError('this puzzle has cages', { expected: 'a puzzle without cages, which is all that can be rated' });
  if (size > MAX_SIZE) {
    return new InputError(`this puzzle is ${size} × ${size}`, {
      expected: `at most ${MAX_SIZE} × ${MAX_SIZE}, which is all that can be rated`,
    });
  }
  return undefined;
}

/** `weighted` is missing where a puzzle has no such grade. */
type Say = (techniques: TechniqueGrade, weighted: WeightedGrade | undefined, streamed: Streamed) => string;

const short: Say = (techniques, weighted) =>
  [techniqueGradeText(techniques), ...(weighted ? [`weighted ${weighted.grade.toFixed(1)} of 5`] : [])].join('; ');

/** An unfinished grade has no `score`, so that its `scoreSoFar` is not compared with one by mistake. */
const asJson: Say = (techniques, weighted, streamed) =>
  JSON.stringify({ ...headOf(streamed), outcome: endingOfGrade(techniques), techniques, weighted });

const endingOfGrade = ({ solved }: TechniqueGrade): Ending => (solved ? 'solved' : 'stuck');

const byWeights = ({ grade, level, parts }: WeightedGrade) => [
  `by weights: ${grade.toFixed(1)} of 5, level ${level}`,
  ...parts.map(({ part, weight, found, score }) => `  ${partNames[part]}: ${found}, so ${score} × ${weight}`),
];

const explained: Say = (techniques, weighted) => {
  const used = techniques.used.map(
    ({ name, level, count, score }) => `  ${name} (${levelNames[level]}): ${count} × ${score} = ${(count * score).toLocaleString('en')}`,
  );
  const end = techniques.solved ? [] : ['  … and here the techniques get stuck'];
  return [`by techniques: ${techniqueGradeText(techniques)}`, ...used, ...end, ...(weighted ? byWeights(weighted) : []), ''].join('\n');
};

function wayOf(given: Arguments): Say {
  if (given.values.json && given.values.explain) throw new UsageError('--json and --explain do not go together');
  return given.values.json ? asJson : given.values.explain ? explained : short;
}

export const rate: Command = {
  name: 'rate',
  usage: 'FILE|- [--explain|--json]',
  summary: 'rate each puzzle by the techniques it needs, and by a weighted grade',
  details: `  --explain      print every technique and every part of the grade on a line of its own
  --json         print the same as JSON, one object per line
${readingHelp(17)}
  --output FILE  write the grades to FILE

If the techniques cannot finish a puzzle, its score covers the steps up to that point. It is called unfinished; in JSON it is
'scoreSoFar', with "solved": false and no level. Such a puzzle is harder than any puzzle with a level, whatever the number.
The weighted grade is defined for puzzles with rows, columns, boxes and givens. A puzzle with other houses, or with its own
pencil marks, gets only the grade of its techniques.
Only a puzzle with exactly one solution is graded. The exit code is ${exit.noSolution} if a puzzle has none or several. In JSON, "outcome" is
solved, stuck (unfinished), no-solution or refused. A puzzle that breaks the rules or cannot be rated is refused (exit code ${exit.badInput}).`,
  options: { explain: { type: 'boolean' }, json: { type: 'boolean' }, ...readingOptions, output: { type: 'string' } },
  async run(given, io) {
    const file = fileOf(given);
    const say = wayOf(given);
    const isJson = given.values.json === true;
    const stream = new PuzzleStream(io, file, given);
    const output = openOutput(io, textOf(given, 'output'));
    return answerAll(stream, output, io, {
      expected: { refuses },
      refuse: (streamed, problem) => output.write(isJson ? refusedRow(streamed, problem) : 'refused\n'),
      answer(streamed) {
        const { puzzle } = streamed.read;
        const solutions = countSolutions(puzzle, 2);
        if (solutions === 1) {
          const weighted = hasWeights(puzzle) ? gradeByWeights(puzzle) : undefined;
          output.write(`${say(gradeByTechniques(puzzle), weighted, streamed)}\n`);
          return exit.done;
        }
        const fault = solutions === 0 ? 'no solution' : 'more than one solution';
        const outcome: Ending = solutions === 0 ? 'no-solution' : 'refused';
        output.write(`${isJson ? JSON.stringify({ ...headOf(streamed), outcome, fault }) : fault}\n`);
        return exit.noSolution;
      },
    });
  },
};
