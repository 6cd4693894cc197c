import * as words from '#words/compare.ts';
import { describeError } from '../../../engine/errors.ts';
import type { CompareLink, CompareState } from '../../runs/links/compare-url.ts';
import { type NamedPuzzle, puzzleNamed } from '../../runs/named-puzzle.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import { type ChapterFigure, prepareCompared } from './compare-panel.ts';
import { MAX_PANELS } from './panel-row.ts';
import { kindOf } from './puzzle-kind.ts';
import type { RunExchange } from './run-exchange.ts';

/** The configuration of the comparison, written into the page at build time as JSON. */
export interface CompareConfig extends CompareState {
  readonly puzzles: readonly NamedPuzzle[];
  /** By algorithm: a figure that runs it. */
  readonly figures: Readonly<Record<string, ChapterFigure>>;
  /** How many solutions puzzles have that have several or none, by their ids. */
  readonly solutions?: Readonly<Record<string, number>>;
  /** The one clue that makes a puzzle unsolvable, by its id, where that is known. */
  readonly wrongClues?: Readonly<Record<string, Parameters<typeof words.why.wrongClue>[0]>>;
}

/** The valid parts of a link, with the page's defaults for the others, and the faults of those. */
interface FollowedLink {
  readonly puzzle: NamedPuzzle;
  readonly runs: readonly NamedRun[];
  readonly faults: readonly string[];
}

/** Reads a link's puzzle and runs. Where none of its runs is valid on the puzzle, it gets the default runs. */
export async function followedLink(link: CompareLink, config: CompareConfig, exchange: RunExchange): Promise<FollowedLink> {
  const linkedPuzzle = puzzleNamed(config.puzzles, link.puzzle);
  const strange = faultOfPuzzle(linkedPuzzle);
  const puzzle = strange === undefined ? linkedPuzzle : puzzleNamed(config.puzzles, config.puzzle);
  const { fitting, faults } = await fittingRuns(link.runs, puzzle);
  return {
    puzzle,
    runs: fitting.length > 0 ? fitting : exchange.usualFor(kindOf(puzzle)),
    faults: [...(strange === undefined ? [] : [strange]), ...faults, ...link.faults],
  };
}

/** The most runs that are read from a link, which may name any number. */
const MAX_TRIED = 20;

/** Returns the link's runs that are valid on a puzzle, as many as there is room for, and the faults of the others. */
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

/** Returns the fault of the text of a puzzle; undefined when there is none. */
function faultOfPuzzle(puzzle: NamedPuzzle): string | undefined {
  try {
    kindOf(puzzle);
    return undefined;
  } catch (error) {
    return describeError(error);
  }
}
