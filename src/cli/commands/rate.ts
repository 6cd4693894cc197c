import { InputError } from '../../engine/errors.ts';
import { countSolutions } from '../../engine/fast/answer.ts';
import { levelNames } from '../../engine/logic/ladder.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { gradeByTechniques, type TechniqueGrade } from '../../engine/rate/techniques.ts';
import { gradeByWeights, partNames, type WeightedGrade } from '../../engine/rate/weighted.ts';
import { type Command, exit, fileOf, textOf } from '../command.ts';
import { openOutput } from '../output.ts';
import { progressOf } from '../progress.ts';
import { openPuzzles, soundPuzzles } from '../puzzle-file.ts';

const refuses = ({ cages }: Puzzle) =>
  cages.length > 0
    ? new InputError('this puzzle has cages', { expected: 'a puzzle without cages, which is all that can be rated' })
    : undefined;

const levelOf = ({ level }: TechniqueGrade) => (level ? levelNames[level] : 'beyond expert');

const short = (techniques: TechniqueGrade, weighted: WeightedGrade) =>
  `${levelOf(techniques)}, score ${techniques.score.toLocaleString('en')}; weighted ${weighted.grade.toFixed(1)} of 5`;

function explained(techniques: TechniqueGrade, weighted: WeightedGrade): string {
  const used = techniques.used.map(
    ({ name, level, count, score }) => `  ${name} (${levelNames[level]}): ${count} × ${score} = ${(count * score).toLocaleString('en')}`,
  );
  const end = techniques.solved ? [] : ['  … and there the techniques end'];
  const parts = weighted.parts.map(({ part, weight, found, score }) => `  ${partNames[part]}: ${found}, so ${score} × ${weight}`);
  return [
    `by techniques: ${levelOf(techniques)}, score ${techniques.score.toLocaleString('en')}`,
    ...used,
    ...end,
    `by weights: ${weighted.grade.toFixed(1)} of 5, level ${weighted.level}`,
    ...parts,
    '',
  ].join('\n');
}

export const rate: Command = {
  name: 'rate',
  usage: 'FILE|- [--explain]',
  summary: 'how hard each puzzle is: by the techniques that it takes, and by a weighted grade',
  details: `  --explain      every technique and every part of the grade, in lines of their own
  --from FORMAT  take the file for this format; without it the format is found out
  --output FILE  write the grades to FILE

Only a puzzle with exactly one solution has a grade; exit code 1 when one has none or several.`,
  options: { explain: { type: 'boolean' }, from: { type: 'string' }, output: { type: 'string' } },
  async run(given) {
    const file = fileOf(given);
    const puzzles = openPuzzles(file, textOf(given, 'from'));
    const progress = progressOf(soundPuzzles(puzzles, { refuses }));
    const output = openOutput(textOf(given, 'output'));
    let code: number = exit.done;
    let number = 0;
    for (const { puzzle } of puzzles) {
      const solutions = countSolutions(puzzle, 2);
      if (solutions === 1) {
        const say = given.values.explain ? explained : short;
        await output.write(`${say(gradeByTechniques(puzzle), gradeByWeights(puzzle))}\n`);
      } else {
        code = exit.noSolution;
        await output.write(`${solutions === 0 ? 'no solution' : 'more than one solution'}\n`);
      }
      progress.step(++number);
    }
    progress.end();
    await output.close();
    return code;
  },
};
