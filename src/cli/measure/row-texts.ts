import { InputError } from '../../engine/errors.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { type Placed, rowsOf } from '../../experiment/measure-puzzle.ts';
import { rowText } from '../../experiment/rows.ts';
import { sha256 } from '../hash.ts';
import { cpuMilliseconds } from './cpu-clock.ts';
import type { Experiment } from './experiment.ts';

const surroundings = { hash: sha256, now: cpuMilliseconds };

/** The rows of a puzzle as text, one after the other. Throws InputError, with the puzzle's place, where somebody's program fails on it. */
export function* textsAt(
  { puzzle, placed }: { readonly puzzle: Puzzle; readonly placed: Placed },
  { runs, settings, format, counters }: Pick<Experiment, 'runs' | 'settings' | 'format' | 'counters'>,
): Generator<string> {
  try {
    for (const row of rowsOf(puzzle, placed, runs, settings, surroundings)) yield rowText(row, format, counters);
  } catch (error) {
    throw error instanceof InputError ? new InputError(error.describe(), { place: { line: placed.line, column: 1 } }) : error;
  }
}
