import { candidatesOf } from '../../engine/candidates.ts';
import { InputError } from '../../engine/errors.ts';
import type { ReadPuzzle } from '../../engine/formats/format.ts';
import { cellName } from '../../engine/grid.ts';
import { ladder, type Rung } from '../../engine/logic/ladder.ts';
import type { Position } from '../../engine/logic/position.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { type Command, exit, fileOf, textOf, UsageError } from '../command.ts';
import { openOutput } from '../output.ts';
import { openPuzzles, soundPuzzles } from '../puzzle-file.ts';

/** The position that a text describes: with digits that were placed, and candidates that were struck, where it says so. */
function positionOf({ puzzle, placed, candidates }: ReadPuzzle): Position {
  const { grid, givens } = puzzle;
  const digits = placed ?? givens;
  const open = candidates ?? candidatesOf(grid, digits);
  return { grid, givens, digits: digits.slice(), candidates: open.map((set, cell) => (digits[cell] === 0 ? set : 0)) };
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
  summary: 'every place where a technique applies in each position, as NDJSON: one JSON object an instance',
  details: `  --technique ID  this technique alone; without it all ${ladder.length}, the simplest first
  --from FORMAT   take the file for this format; without it the format is found out
  --output FILE   write to FILE

A position may come with its candidates: as a grid of pencil marks, or as a line of HoDoKu's library.
Exit code 1 when nothing is found.`,
  options: { technique: { type: 'string' }, from: { type: 'string' }, output: { type: 'string' } },
  async run(given, io) {
    const file = fileOf(given);
    const rungs = rungsOf(textOf(given, 'technique'));
    const puzzles = openPuzzles(io, file, textOf(given, 'from'));
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
      const told = (sign: string) => (one: CellDigit) => `${cellName(position.grid, one.cell)}${sign}${symbolOf(read.puzzle, one.digit)}`;
      for (const { technique } of rungs) {
        for (const { pattern, placements, eliminations } of technique.find(position)) {
          found++;
          const cells = [...new Set(pattern.flatMap((set) => set.cells))].map((cell) => cellName(position.grid, cell));
          const instance = {
            puzzle: number,
            technique: technique.id,
            cells,
            placements: placements.map(told('=')),
            eliminations: eliminations.map(told('<>')),
          };
          await output.write(`${JSON.stringify(instance)}\n`);
        }
      }
    }
    await output.close();
    return found > 0 ? exit.done : exit.noSolution;
  },
};
