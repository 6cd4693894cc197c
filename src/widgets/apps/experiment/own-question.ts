import { describeError } from '../../../engine/errors.ts';
import { eachPuzzle } from '../../../engine/formats/read.ts';
import { optionTexts } from '../../../engine/options.ts';
import { canonicalText } from '../../../experiment/puzzle-id.ts';
import { loadRun, type ReadyRun, readRuns } from '../../../experiment/run-spec.ts';
import { changedOptions } from '../../controls/form/algorithm-form.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { measureText, type OwnQuestion, usual } from './question.ts';

/** A run of a reader's, ready to be shown; its seeds are those of the experiment. Throws InputError for what doesn't exist. */
export async function readyRun({ algorithm, options: { seed: _, ...options } }: NamedRun): Promise<ReadyRun> {
  return loadRun(readRuns([measureText({ algorithm, options })])[0]!);
}

/** A run by the options of it that aren't as usual. */
export const namedOf = ({ loaded, allOptions }: ReadyRun): NamedRun => ({
  algorithm: loaded.id,
  options: changedOptions(loaded, optionTexts(allOptions)),
});

/** The texts of puzzles, each once, with what isn't one, and how many were there again. */
export function puzzlesIn(text: string): {
  readonly puzzles: readonly string[];
  readonly twice: number;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const all = Array.from(eachPuzzle(text, { onFault: (fault) => void faults.push(fault.describe()) }), ({ puzzle }) =>
    canonicalText(puzzle),
  );
  const puzzles = [...new Set(all)];
  return { puzzles, twice: all.length - puzzles.length, faults };
}

/** A question as a link has it, with what makes no sense as usual, and named. */
export async function checkedQuestion(asked: OwnQuestion): Promise<{ readonly own: OwnQuestion; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  const ready = await Promise.all(
    asked.runs.map((run, place) =>
      readyRun(run).catch((error: unknown) => {
        faults.push(describeError(error));
        return readyRun(usual.own.own.runs[place]!);
      }),
    ),
  );
  const read = asked.puzzles.length > 0 ? puzzlesIn(asked.puzzles.join('\n')) : { puzzles: [], faults: [] };
  const [a, b] = ready.map(namedOf) as [NamedRun, NamedRun];
  return { own: { runs: [a, b], draws: ready.some(({ draws }) => draws), puzzles: read.puzzles }, faults: [...faults, ...read.faults] };
}
