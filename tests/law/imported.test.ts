import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../src/engine/catalog.ts';
import { InputError } from '../../src/engine/errors.ts';
import { optionTexts } from '../../src/engine/options.ts';
import { isPuzzle, type Puzzle } from '../../src/engine/puzzle.ts';
import { jsonLines } from '../../src/trace/export.ts';
import { headerLine } from '../../src/trace/import/header-line.ts';
import { imported } from '../../src/trace/import/testing/imported.ts';
import { record } from '../../src/trace/record.ts';
import { algorithms } from './algorithms.ts';
import { holdsInTime } from './runs.ts';

/** Steps that are enough to meet what a run does. */
const STEPS = 1500;

/** Whether the first line of a trace can say the puzzle. */
function canBeSaid(puzzle: Puzzle): boolean {
  try {
    return headerLine('', puzzle, {}) !== '';
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

describe('an exported trace', () => {
  it.each(algorithms)('of $row.id comes back whole, with any options', ({ row, algorithm }) =>
    holdsInTime(row, algorithm, async ({ input, options }) => {
      fc.pre(isPuzzle(input) && refusalOf(row, algorithm, input) === undefined && canBeSaid(input));
      const own = record(algorithm, input, options, { maxSteps: STEPS });
      const text = [`${headerLine(row.id, input as never, optionTexts(options))}\n`, ...jsonLines(own)].join('');
      const { run, timeline } = await imported(text, 997);
      expect(run.findings).toMatchObject({ fault: undefined, steps: own.length, parted: undefined, outcome: own.outcome ?? 'bound' });
      for (const position of [0, 1, own.length >> 1, own.length]) {
        const [here, there] = [timeline!.frame(position), own.frame(position)];
        expect(here.state).toEqual(there.state);
        expect(here.picture).toEqual(there.picture);
        expect(here.counts).toEqual(there.counts);
      }
    }),
  );
});
