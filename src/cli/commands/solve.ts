import { refusalOf } from '../../engine/catalog.ts';
import { formatOf, printPuzzle, printSolution, type SolutionForm, solutionForms } from '../../engine/formats/read.ts';
import { type Puzzle, withGivens } from '../../engine/puzzle.ts';
import { answerAtOnce } from '../../experiment/measured-run.ts';
import { type Arguments, type Command, countOption, exit, fileOf, textOf, UsageError } from '../command.ts';
import { choiceOfAll, listSolutions } from '../list-solutions.ts';
import { openOutput } from '../output.ts';
import { stepsText, tell } from '../progress.ts';
import { readingHelp, readingOptions } from '../puzzle-file.ts';
import { PuzzleStream } from '../puzzle-stream.ts';
import { type Choice, chooseAlgorithm, MAX_NODES, run, unsolvedEnd } from '../run.ts';
import { answerAll, headOf, refusedRow } from '../stream-loop.ts';

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

/** Whether objects are written instead of solutions. Throws UsageError where another form is asked for as well. */
function wantsJson({ values }: Arguments): boolean {
  if (values.json !== true && values.stats !== true) return false;
  const option = values.json === true ? '--json' : '--stats';
  if (values.to !== undefined) throw new UsageError(`${option} and --to do not go together`);
  if (typeof values.output === 'string' && values.output.endsWith('.csv')) {
    throw new UsageError(`--output is '${values.output}', but ${option} writes JSON; expected another ending than .csv`);
  }
  return true;
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
  --json               print one JSON object per puzzle instead, with its outcome and its solution
  --stats              like --json, and each object has the run's digits, steps and counters
${readingHelp(23)}
  --to FORMAT          write solutions as line, csv, grid, university or another format
  --output FILE        write solutions to FILE, as CSV (rows of symbols with commas) if its name ends in .csv
  --game GAME          killer or sudoku: refuse puzzles of the other kind

If you give --option, --max-steps or --stats without --algorithm, the algorithm is ${TEXTBOOK}. On killers,
however, --max-steps alone limits the fast solver, and a step is a node of its search (default ${MAX_NODES.toLocaleString('en')}).
With --all, a blank line separates the lists of two puzzles, and with --to json each object has the numbers of its puzzle
and its solution. With --all --json there is an object for each solution, and after them one about the puzzle. If a puzzle has more solutions than are listed, a message says so. The exit code is then ${exit.stopped},
unless you gave a number.
Instead of a solution, the line can be 'no solution'; 'stopped', if the run reached a limit; or 'stuck', if an algorithm
that does not guess found no next step (exit code ${exit.stuck}). It is 'refused' if the puzzle breaks the rules or is not for the
algorithm (exit code ${exit.badInput}). A line that isn't a puzzle has no answer. It is named on standard error, and the rest is solved
(exit code ${exit.badInput}). In JSON, "outcome" is solved, no-solution, stuck, stopped or refused.`,
  options: {
    algorithm: { type: 'string' },
    option: { type: 'string', multiple: true },
    'max-steps': { type: 'string' },
    json: { type: 'boolean' },
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
    const isJson = wantsJson(given);
    const print = printer(given);
    const choice = await choose(given);
    const isList = given.values.all !== undefined;
    const stream = new PuzzleStream(io, file, given);
    const output = openOutput(io, textOf(given, 'output'));
    const json = isJson ? 'rows' : textOf(given, 'to') === 'json' ? 'puzzles' : undefined;
    const stats = given.values.stats === true;
    const listing = { choice, maxSteps, most: most ?? MAX_LISTED, isWhole: most === undefined, print, json, stats } as const;
    const isFast = (puzzle: Puzzle) => !choice || isForFastSolver(given, puzzle);
    return answerAll(stream, output, io, {
      expected: {
        game,
        refuses: choice && ((puzzle) => (isFast(puzzle) ? undefined : refusalOf(choice.row, choice.algorithm, puzzle))),
      },
      refuse: (streamed, problem) =>
        output.write(isJson ? refusedRow(streamed, problem) : `${isList && streamed.number > 1 ? '\n' : ''}refused\n`),
      answer(streamed) {
        if (isList) return listSolutions(listing, streamed, stream, output, io);
        const { puzzle, place } = streamed.read;
        const result = isFast(puzzle) ? answerAtOnce(puzzle, maxSteps ?? MAX_NODES) : run(choice!, puzzle, maxSteps, stepsText(io));
        const { outcome, solution, digits, steps, counters } = result;
        const end = outcome === 'solved' ? undefined : unsolvedEnd(result, puzzle);
        if (isJson) {
          const counted = choice && stats ? { algorithm: choice.row.id, digits, steps, counters } : {};
          const solved = outcome === 'solved' && solution ? printSolution(puzzle, solution) : null;
          output.write(`${JSON.stringify({ ...headOf(streamed), outcome, solution: solved, ...counted })}\n`);
        } else {
          const answer = end?.answer ?? (solution ? print(puzzle, solution) : 'solved');
          // Answers of several lines have a blank line between them.
          output.write(`${streamed.number > 1 && answer.includes('\n') ? '\n' : ''}${answer}\n`);
        }
        if (end) tell(io, `${stream.name}:${place.line}:${place.column}: ${end.sentence}\n`);
        return end?.code ?? exit.done;
      },
    });
  },
};
