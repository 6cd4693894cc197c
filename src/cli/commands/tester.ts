import { InputError } from '../../engine/errors.ts';
import { solvePuzzle } from '../../engine/fast/answer.ts';
import { printSolution } from '../../engine/formats/read.ts';
import { isSolution, type Puzzle } from '../../engine/puzzle.ts';
import { type Command, exit } from '../command.ts';
import type { Io } from '../io.ts';
import { openOutput } from '../output.ts';
import { tell } from '../progress.ts';
import { openPuzzles, problemOf } from '../puzzle-file.ts';
import { chooseAlgorithm, run } from '../run.ts';

/** The solver types of the tester, by game; without an id it is the fast solver. */
const solvers: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  sudoku: { backtracking: 'backtracking', algorx: 'algorithm-x', dancing: 'dancing-links' },
  killer: { backtracking: 'killer-backtracking', advanced: undefined },
};

/** How the course's own tester ends when it was called wrongly. */
const WRONG_CALL = 1;

const usage = `sudoscope tester FILE GAME SOLVER VISUALISE [OUTPUT]
FILE       a puzzle in the form "university"
GAME       ${Object.keys(solvers).join(' | ')}
SOLVER     ${Object.entries(solvers)
  .map(([game, types]) => `for ${game}: ${Object.keys(types).join(' | ')}`)
  .join('; ')}
VISUALISE  y | n: whether the grids are shown
OUTPUT     where the solved grid is written, as CSV
`;

/** Returns what is wrong with the words of the call; undefined when they are right. */
function mistakeIn([file, game, solver, visualise, , extra]: readonly string[]): string | undefined {
  if (file === undefined || game === undefined || solver === undefined || visualise === undefined || extra !== undefined) {
    return 'Incorrect number of arguments.';
  }
  if (!Object.hasOwn(solvers, game)) return 'Unknown game type specified.';
  if (!Object.hasOwn(solvers[game]!, solver)) return 'Unknown solver type specified.';
  return visualise === 'y' || visualise === 'n' ? undefined : 'Visualise must be y or n.';
}

/** The one puzzle of a file. Throws InputError when it is not one of the game, or not alone. */
function onePuzzle(io: Io, file: string, game: string): Puzzle {
  const [read, second] = openPuzzles(io, file);
  if (second) throw new InputError('here begins another puzzle', { place: second.place, expected: 'one puzzle' });
  const problem = problemOf(read!, { game });
  if (problem) throw problem;
  return read!.puzzle;
}

/** Solves with the named algorithm; the digits, and whether they are meant as a solution. */
async function solveWith(id: string | undefined, puzzle: Puzzle): Promise<{ digits: ArrayLike<number>; solved: boolean }> {
  if (id === undefined) {
    const digits = solvePuzzle(puzzle);
    return { digits: digits ?? puzzle.givens, solved: digits !== undefined };
  }
  const choice = await chooseAlgorithm(id, { words: [], values: {} });
  const refused = choice.algorithm.refuses?.(puzzle);
  if (refused) throw refused;
  const { outcome, solution } = run(choice, puzzle);
  return { digits: solution ?? puzzle.givens, solved: outcome === 'solved' };
}

export const tester: Command = {
  name: 'tester',
  usage: 'FILE sudoku|killer backtracking|algorx|dancing|advanced y|n [OUTPUT]',
  summary: "solve one puzzle, with the arguments of the tester of RMIT's Sudoku assignment",
  details: `  FILE        a puzzle in the format university, or in any other
  GAME        sudoku (backtracking, algorx or dancing) or killer (backtracking or advanced)
  VISUALISE   y to show the grid before and after, n otherwise
  OUTPUT      write the solved grid to this file, as CSV

The exit code is 1 if there is no solution, or if the arguments are wrong.`,
  options: {},
  async run({ words }, io) {
    const mistake = mistakeIn(words);
    if (mistake) {
      tell(io, `${mistake}\n\n${usage}`);
      return WRONG_CALL;
    }
    const [file, game, solver, visualise, target] = words as [string, string, string, string, string | undefined];
    const puzzle = onePuzzle(io, file, game);
    const shown = (title: string, digits: ArrayLike<number>) =>
      visualise === 'y' ? output.write(`${title}:\n${printSolution(puzzle, digits, 'csv')}\n\n`) : undefined;

    const output = openOutput(io);
    shown('Initial grid', puzzle.givens);
    const start = performance.now();
    const { digits, solved } = await solveWith(solvers[game]![solver], puzzle);
    const seconds = (performance.now() - start) / 1000;
    output.write(solved ? 'Solution found!\n\n' : 'No solution found!\n\n');
    shown('Solved grid', digits);
    output.write(`time taken = ${seconds} sec.\n\n`);
    output.write(isSolution(puzzle, digits) ? 'Valid solution.\n' : 'Invalid solution.\n');
    output.close();
    if (solved && target !== undefined) {
      const written = openOutput(io, target);
      written.write(`${printSolution(puzzle, digits, 'csv')}\n`);
      written.close();
    }
    return solved ? exit.done : exit.noSolution;
  },
};
