import { refusalOf } from '../../engine/catalog.ts';
import { endingOf } from '../../engine/ending.ts';
import { optionTexts } from '../../engine/options.ts';
import { StepExport } from '../../trace/export.ts';
import { headerLine } from '../../trace/import/header-line.ts';
import { noteLines } from '../../trace/notes/note-file.ts';
import { type Command, countOption, exit, fileOf, textOf, UsageError } from '../command.ts';
import { openOutput } from '../output.ts';
import { positionOptions, positionToRun } from '../position-options.ts';
import { tell } from '../progress.ts';
import { openPuzzles, readingHelp, readingOptions, soundPuzzles } from '../puzzle-file.ts';
import { chooseAlgorithm, unsolvedEnd } from '../run.ts';

/** A trace on the site keeps as many. */
const MAX_STEPS = 20_000_000;
/** The number of steps from which a person is warned: a gigabyte may follow. */
const LONG = 1_000_000;

export const trace: Command = {
  name: 'trace',
  usage: 'FILE|- --algorithm ID [options]',
  summary: 'print every step of a run on one puzzle as NDJSON, one JSON object per line',
  details: `  --algorithm ID       the algorithm to run (see: sudoscope algorithms)
  --option NAME=VALUE  set an option of the algorithm; may be repeated
  --notes              print the notes of a search that learns from its dead ends, and no steps
  --write CELLS        begin with more digits, such as r2c3=6,r9c1=5; they may be wrong
  --strike CELLS       begin without these candidates, such as r9c1=5,r9c1=6; both may be repeated
  --max-steps N        stop after N steps (exit code ${exit.stopped}; default ${MAX_STEPS.toLocaleString('en')}, the most that a figure keeps)
${readingHelp(23)}
  --output FILE        write the steps to FILE

If the file has a started game, such as a link to a position in Play or a line of HoDoKu, the run begins there too.

The first line is a header with the puzzle and the algorithm. 'sudoscope verify' and the page Your own algorithm can read the
trace. Each of the other lines has the step's position (counted from 1), its kind and its fields. Cells are counted from 0.
If a field is an index into a table of the algorithm (a row of the matrix, a pattern, the seed of a grid), additional fields
say what it stands for. If a step changes the grid, 'changes' lists the cells as [cell, digit], with 0 for an empty cell, so
you can rebuild the grid from the givens.

With --notes, each line after the first is a note: a list of [cell, digit] that never go together, with -digit for a digit
that isn't there. If the puzzle has no solution, the last note is empty, and the list is a proof that 'sudoscope verify' checks.`,
  options: {
    algorithm: { type: 'string' },
    option: { type: 'string', multiple: true },
    notes: { type: 'boolean' },
    'max-steps': { type: 'string' },
    ...positionOptions,
    ...readingOptions,
    output: { type: 'string' },
  },
  async run(given, io) {
    const file = fileOf(given);
    const id = textOf(given, 'algorithm');
    if (id === undefined) throw new UsageError('no --algorithm is given; see: sudoscope algorithms');
    const maxSteps = countOption(given, 'max-steps') ?? MAX_STEPS;
    const { row, algorithm, options } = await chooseAlgorithm(id, given);
    const puzzles = openPuzzles(io, file, given);
    const total = soundPuzzles(puzzles, { refuses: (puzzle) => refusalOf(row, algorithm, puzzle) });
    if (total !== 1) throw new UsageError(`${puzzles.name}: the file holds ${total.toLocaleString('en')} puzzles; expected one`);

    const puzzle = positionToRun(given, [...puzzles][0]!);
    const refused = refusalOf(row, algorithm, puzzle);
    if (refused) throw refused;
    const output = openOutput(io, textOf(given, 'output'));
    if (given.values.notes) {
      if (!Object.values(algorithm.steps).some(({ notes }) => notes)) throw new UsageError(`${row.id} writes no notes`);
      const lines = noteLines(algorithm, puzzle, options);
      let line = lines.next();
      for (; !line.done; line = lines.next()) output.write(line.value);
      output.close();
      return line.value === 'no-solution' ? exit.noSolution : exit.done;
    }
    const state = algorithm.start(puzzle, options);
    const exported = new StepExport(algorithm, state);
    const run = algorithm.run(state);
    output.write(`${headerLine(row.id, puzzle, optionTexts(options))}\n`);
    let position = 0;
    let next = run.next();
    while (!next.done && position < maxSteps) {
      output.write(`${JSON.stringify(exported.next(state, next.value))}\n`);
      position++;
      if (position === LONG && maxSteps > LONG) {
        const end = maxSteps.toLocaleString('en');
        tell(io, `${puzzles.name}: ${LONG.toLocaleString('en')} steps so far; it stops at ${end}, and --max-steps sets another bound\n`);
      }
      next = run.next();
    }
    output.close();
    const outcome = next.done ? next.value : undefined;
    if (outcome === 'solved') return exit.done;
    const { sentence, code } = unsolvedEnd({ outcome: endingOf(outcome), steps: position }, puzzle);
    tell(io, `${puzzles.name}: ${sentence}\n`);
    return code;
  },
};
