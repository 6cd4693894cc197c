import { catalogRow } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { generatePuzzle } from '../../engine/generate/generate-puzzle.ts';
import { partialGrid } from '../../engine/generate/partial-grid.ts';
import type { Level } from '../../engine/logic/ladder.ts';
import { readOptions } from '../../engine/options.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { rowsOf, type Settings } from '../../experiment/measure-puzzle.ts';
import { canonicalText } from '../../experiment/puzzle-id.ts';
import type { ResultRow } from '../../experiment/rows.ts';
import { loadRun, readRuns } from '../../experiment/run-spec.ts';
import { idsAndSeeds } from './ids-and-seeds.ts';
import { type Parting, partingOf } from './parting.ts';
import { serve } from './rpc.ts';

/** Where a puzzle comes from: its text, the level and seed that it's carved from, or the share of a full grid. */
export type PuzzleSource =
  | { readonly text: string }
  | { readonly level: Level; readonly seed: number }
  | { readonly size: number; readonly share: number; readonly seed: number };

/** All runs of a puzzle. */
export interface ExperimentTask {
  readonly source: PuzzleSource;
  readonly name: string;
  readonly group: string;
  readonly line: number;
  /** As `measure` has them. */
  readonly runs: readonly string[];
  readonly settings: Settings;
}

/** A puzzle as text, and the rows of its runs. */
export interface MeasuredPuzzle {
  readonly text: string;
  readonly rows: readonly ResultRow[];
}

/** Two runs of a puzzle, by their algorithms and options as text. */
export interface PartingTask {
  readonly text: string;
  readonly runs: readonly { readonly algorithm: string; readonly options: Readonly<Record<string, string>> }[];
}

function puzzleOf(source: PuzzleSource): Puzzle {
  if ('text' in source) return readPuzzles(source.text)[0]!.puzzle;
  if ('level' in source) return generatePuzzle({ method: 'carve', ...source }).puzzle;
  return partialGrid(source.size, source.share, source.seed);
}

const functions = {
  async work({ source, name, group, line, runs: texts, settings }: ExperimentTask): Promise<MeasuredPuzzle> {
    const puzzle = puzzleOf(source);
    const text = canonicalText(puzzle);
    const runs = await Promise.all(readRuns(texts).map((spec) => loadRun(spec)));
    const { id, hash } = await idsAndSeeds(text, settings);
    const placed = { id, name, group, line };
    return { text, rows: [...rowsOf(puzzle, placed, runs, settings, { hash, now: () => performance.now() })] };
  },
  async part({ text, runs }: PartingTask): Promise<Parting> {
    const [{ puzzle } = { puzzle: undefined }] = readPuzzles(text);
    const [a, b] = await Promise.all(
      runs.map(async ({ algorithm: id, options }) => {
        const algorithm = await catalogRow(id).load();
        return { algorithm, state: algorithm.start(puzzle, readOptions(algorithm.options, options)) };
      }),
    );
    return partingOf(a!, b!);
  },
};

export type ExperimentFunctions = typeof functions;

serve(functions);
