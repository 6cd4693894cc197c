import * as words from '#words/compare.ts';
import { describeError } from '../../../engine/errors.ts';
import type { CompareLink, CompareState } from '../../runs/links/compare-url.ts';
import { type NamedPuzzle, puzzleIn, puzzleNamed } from '../../runs/named-puzzle.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import { prepareCompared } from './compare-panel.ts';
import { MAX_PANELS } from './panel-row.ts';
import type { RunExchange } from './run-exchange.ts';

/** What the page tells the comparison; written into it at build time as JSON. */
export interface CompareConfig extends CompareState {
  readonly puzzles: readonly NamedPuzzle[];
  /** By algorithm: a figure that runs it. */
  readonly figures: Readonly<Record<string, { readonly page: string; readonly run: string }>>;
}

export const hasCages = (puzzle: NamedPuzzle): boolean => puzzleIn(puzzle).cages.length > 0;

/** As much of a link as makes sense, the page's own in place of the rest, and what is wrong with that. */
interface FollowedLink {
  readonly puzzle: NamedPuzzle;
  readonly runs: readonly NamedRun[];
  readonly faults: readonly string[];
}

/** Reads a link's puzzle and runs. Where none of its runs makes sense on the puzzle, there are the usual ones for it. */
export async function followedLink(link: CompareLink, config: CompareConfig, exchange: RunExchange): Promise<FollowedLink> {
  const linkedPuzzle = puzzleNamed(config.puzzles, link.puzzle);
  const strange = faultOfPuzzle(linkedPuzzle);
  const puzzle = strange === undefined ? linkedPuzzle : puzzleNamed(config.puzzles, config.puzzle);
  const { fitting, faults } = await fittingRuns(link.runs, puzzle);
  return {
    puzzle,
    runs: fitting.length > 0 ? fitting : exchange.usualFor(hasCages(puzzle)),
    faults: [...(strange === undefined ? [] : [strange]), ...faults, ...link.faults],
  };
}

/** The most runs that are read from a link, which may name any number. */
const MAX_TRIED = 20;

/** Those of a link's runs that make sense on a puzzle, as many as there is room for, and what is wrong with the others. */
async function fittingRuns(runs: readonly NamedRun[], puzzle: NamedPuzzle): Promise<{ fitting: NamedRun[]; faults: string[] }> {
  const faults: string[] = [];
  const fitting: NamedRun[] = [];
  for (const run of runs.slice(0, MAX_TRIED)) {
    try {
      await prepareCompared(run, puzzle);
      fitting.push(run);
    } catch (error) {
      faults.push(describeError(error));
    }
  }
  if (runs.length > MAX_TRIED) faults.push(inputFault(words.faults.tooManyRuns(runs.length, MAX_PANELS)).describe());
  else if (fitting.length > MAX_PANELS) faults.push(inputFault(words.faults.tooManyFit(fitting.length, MAX_PANELS)).describe());
  return { fitting: fitting.slice(0, MAX_PANELS), faults };
}

/** What is wrong with the text of a puzzle; nothing when it is one. */
function faultOfPuzzle(puzzle: NamedPuzzle): string | undefined {
  try {
    puzzleIn(puzzle);
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}
