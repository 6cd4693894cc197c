import { candidatesOf } from '../../engine/candidates.ts';
import { InputError } from '../../engine/errors.ts';
import type { ReadPuzzle } from '../../engine/formats/format.ts';
import { cellName } from '../../engine/grid.ts';
import { answerCount } from '../../engine/logic/answer-count.ts';
import { ladder, type Rung } from '../../engine/logic/ladder.ts';
import { type Position, placedAtFirst } from '../../engine/logic/position.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { type Command, exit, fileOf, textOf, UsageError } from '../command.ts';
import { openOutput } from '../output.ts';
import { tell } from '../progress.ts';
import { openPuzzles, readingHelp, readingOptions, soundPuzzles } from '../puzzle-file.ts';

/** The position that a text describes: with digits that were placed, and candidates that were struck, where it says so. */
function positionOf({ puzzle, marksOnly }: ReadPuzzle): Position {
  const { grid, givens } = puzzle;
  const digits = placedAtFirst(puzzle);
  // Givens that have one solution by themselves say all that a game has added: no digit of it is part of the puzzle.
  const domains = !marksOnly && answerCount({ grid, givens }) === 1 ? undefined : puzzle.domains;
  return { grid, givens, domains, digits, candidates: candidatesOf(puzzle, digits) };
}

/** Yields what a user needs to know about the list for a position. */
function* remarksOn({ marksOnly }: ReadPuzzle, position: Position): Generator<string> {
  if (answerCount(position) === 2) yield 'the digits leave more than one solution, so techniques that rely on a single one are left out';
  const digits = position.digits.reduce((sum, digit) => sum + (digit === 0 ? 0 : 1), 0);
  if (marksOnly && digits > 0) {
    yield `pencil marks do not tell a digit from a lone candidate: ${digits} cells whose candidate no peer has are taken for digits, so singles there are not listed`;
  }
}

function rungsOf(id: string | undefined): readonly Rung[] {
  if (id === undefined) return ladder;
  const rungs = ladder.filter(({ technique }) => technique.id === id);
  if (rungs.length === 0)
    throw new UsageError(`--technique is '${id}'; expected one of ${ladder.map(({ technique }) => technique.id).join(', ')}`);
  return rungs;
}

export const techniques: Command = {
  name: 'techniques',
  usage: 'FILE|- [--technique ID]',
  summary: 'list every place where a technique applies in each position, as NDJSON, one JSON object per instance',
  details: `  --technique ID  only this technique (default: all ${ladder.length}, simplest first)
${readingHelp(18)}
  --output FILE   write the list to FILE

A position may include its candidates, as a grid of pencil marks or as a line of HoDoKu's library. Pencil marks do not
distinguish a digit from a single candidate; one that no peer has is read as a digit.
If the digits allow more than one solution, techniques that rely on a unique solution find nothing.
The exit code is 1 if nothing is found.`,
  options: { technique: { type: 'string' }, ...readingOptions, output: { type: 'string' } },
  async run(given, io) {
    const file = fileOf(given);
    const rungs = rungsOf(textOf(given, 'technique'));
    const puzzles = openPuzzles(io, file, given);
    soundPuzzles(puzzles, {
      refuses: ({ cages }) =>
        cages.length > 0 ? new InputError('the puzzle has cages', { expected: 'a puzzle without cages' }) : undefined,
    });
    const output = openOutput(io, textOf(given, 'output'));
    let number = 0;
    let found = 0;
    for (const read of puzzles) {
      number++;
      const position = positionOf(read);
      const where = `${puzzles.name}:${read.place.line}:${read.place.column}`;
      if (answerCount(position) === 0) {
        tell(io, `${where}: no solution, so nothing is listed\n`);
        continue;
      }
      for (const remark of remarksOn(read, position)) tell(io, `${where}: ${remark}\n`);
      const described = (sign: string) => (one: CellDigit) =>
        `${cellName(position.grid, one.cell)}${sign}${symbolOf(read.puzzle, one.digit)}`;
      for (const { technique } of rungs) {
        for (const { pattern, placements, eliminations } of technique.find(position)) {
          found++;
          const cells = [...new Set(pattern.flatMap((set) => set.cells))].map((cell) => cellName(position.grid, cell));
          const instance = {
            puzzle: number,
            technique: technique.id,
            cells,
            placements: placements.map(described('=')),
            eliminations: eliminations.map(described('<>')),
          };
          output.write(`${JSON.stringify(instance)}\n`);
        }
      }
    }
    output.close();
    return found > 0 ? exit.done : exit.noSolution;
  },
};
