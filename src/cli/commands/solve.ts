import { refusalOf } from '../../engine/catalog.ts';
import { formatOf, printPuzzle, printSolution, type SolutionForm, solutionForms } from '../../engine/formats/read.ts';
import { type Puzzle, withGivens } from '../../engine/puzzle.ts';
import { type Arguments, type Command, countOption, exit, fileOf, textOf, UsageError } from '../command.ts';
import { choiceOfAll, listSolutions } from '../list-solutions.ts';
import { openOutput } from '../output.ts';
import { progressOf, stepsText, tell } from '../progress.ts';
import { openPuzzles, readingHelp, readingOptions, soundPuzzles } from '../puzzle-file.ts';
import { answerAtOnce, type Choice, chooseAlgorithm, MAX_NODES, run, unsolvedEnd } from '../run.ts';

/** The algorithm for --option, --max-steps and --stats when none is named. */
const TEXTBOOK = 'backtracking';

/** Solutions of a puzzle that are listed when --all names no number. */
const MAX_LISTED = 100_000;

async function choose(given: Arguments): Promise<Choice | undefined> {
  const isList = given.values.all !== undefined;
  // A bound alone is one for the fast solver where all solutions are looked for.
  const about = isList ? ['option', 'stats'] : ['option', 'max-steps', 'stats'];
  const id = textOf(given, 'algorithm') ?? (about.some((name) => given.values[name] !== undefined) ? TEXTBOOK : undefined);
  if (id === undefined) return undefined;
  const choice = await chooseAlgorithm(id, given);
  return isList ? choiceOfAll(choice) : choice;
}

/** A bound alone asks for no algorithm where the textbook's knows none: killers are then answered by the fast solver all the same. */
const isForFastSolver = (given: Arguments, { cages }: Puzzle) =>
  cages.length > 0 && ['algorithm', 'option', 'stats'].every((name) => given.values[name] === undefined);

/** Returns the printer of solutions: by --to, or by the name of the output file. */
function printer(given: Arguments): (puzzle: Puzzle, digits: ArrayLike<number>) => string {
  const form = textOf(given, 'to') ?? (textOf(given, 'output')?.endsWith('.csv') ? 'csv' : 'line');
  if ((solutionForms as readonly string[]).includes(form)) return (puzzle, digits) => printSolution(puzzle, digits, form as SolutionForm);
  if (!formatOf(form).print) throw new UsageError(`--to is '${form}', which can only be read`);
  return (puzzle, digits) => printPuzzle({ puzzle: withGivens({ ...puzzle, cages: [] }, digits) }, form);
}

export const solve: Command = {
  name: 'solve',
  usage: 'FILE|- [options]',
  summary: 'solve every puzzle in a file and print one solution per line, in order',
  details: `  --algorithm ID       the algorithm to run (see: sudoscope algorithms; default: the fast solver)
  --option NAME=VALUE  set an option of the algorithm; may be repeated
  --max-steps N        stop a run after N steps (exit code ${exit.stopped})
  --all [N]            list up to N solutions of each puzzle (default ${MAX_LISTED.toLocaleString('en')}), in ascending order;
                       with dancing-links or algorithm-x, in the order in which they find them
  --stats              print the run's counters to standard error as JSON, one line per puzzle
${readingHelp(23)}
  --to FORMAT          write solutions as line, csv, grid, university or another format
  --output FILE        write solutions to FILE, as CSV (rows of symbols with commas) if its name ends in .csv
  --game GAME          killer or sudoku: refuse puzzles of the other kind

If you give --option, --max-steps or --stats without --algorithm, the algorithm is ${TEXTBOOK}. On killers,
however, --max-steps alone limits the fast solver, and a step is a node of its search (default ${MAX_NODES.toLocaleString('en')}).
With --all, a blank line separates the lists of two puzzles, and with --to json each object has the numbers of its puzzle
and its solution. If a puzzle has more solutions than are listed, a message says so. The exit code is then ${exit.stopped},
unless you gave a number.
Instead of a solution, the line can be 'no solution'; 'stopped', if the run reached a limit; or 'stuck', if an algorithm
that does not guess found no next step (exit code ${exit.stuck}).`,
  options: {
    algorithm: { type: 'string' },
    option: { type: 'string', multiple: true },
    'max-steps': { type: 'string' },
    stats: { type: 'boolean' },
    ...readingOptions,
    to: { type: 'string' },
    output: { type: 'string' },
    game: { type: 'string' },
    all: { type: 'string' },
  },
  bare: ['all'],
  async run(given, io) {
    const file = fileOf(given);
    const maxSteps = countOption(given, 'max-steps');
    const most = given.values.all === '' ? undefined : countOption(given, 'all');
    const game = textOf(given, 'game');
    if (game !== undefined && game !== 'killer' && game !== 'sudoku')
      throw new UsageError(`--game is '${game}'; expected killer or sudoku`);
    const print = printer(given);
    const choice = await choose(given);
    const puzzles = openPuzzles(io, file, given);
    const total = soundPuzzles(puzzles, {
      game,
      refuses: choice && ((puzzle) => (isForFastSolver(given, puzzle) ? undefined : refusalOf(choice.row, choice.algorithm, puzzle))),
    });

    const output = openOutput(io, textOf(given, 'output'));
    if (given.values.all !== undefined) {
      const isJson = textOf(given, 'to') === 'json';
      const listing = { puzzles, total, choice, maxSteps, most: most ?? MAX_LISTED, isWhole: most === undefined, print, isJson };
      return listSolutions({ ...listing, stats: given.values.stats === true }, output, io);
    }
    const progress = progressOf(io, total);
    let code: number = exit.done;
    let number = 0;
    for (const { puzzle, place } of puzzles) {
      const result =
        choice && !isForFastSolver(given, puzzle) ? run(choice, puzzle, maxSteps, stepsText(io)) : answerAtOnce(puzzle, maxSteps);
      number++;
      let answer = 'solved';
      if (result.outcome !== 'solved') {
        const end = unsolvedEnd(result, puzzle);
        answer = end.answer;
        code = Math.max(code, end.code);
        tell(io, `${puzzles.name}:${place.line}:${place.column}: ${end.sentence}\n`);
      } else if (result.digits) answer = print(puzzle, result.digits);
      // Answers of several lines have a blank line between them.
      await output.write(`${number > 1 && answer.includes('\n') ? '\n' : ''}${answer}\n`);
      if (choice && given.values.stats) {
        const { steps, counters } = result;
        const stats = { puzzle: number, algorithm: choice.row.id, outcome: result.outcome ?? 'stopped', steps, counters };
        tell(io, `${JSON.stringify(stats)}\n`);
      }
      progress.step(number);
    }
    progress.end();
    await output.close();
    return code;
  },
};
