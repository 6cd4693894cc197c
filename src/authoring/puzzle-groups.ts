import { goodFor, purposes, withPurpose, puzzleGroups as words } from '#words/compare.ts';
import all from '../../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../engine/formats/read.ts';
import { isRegular } from '../engine/grid.ts';
import { groupBy } from '../engine/group-by.ts';
import { allLevels, type Level, ladder, levelNames } from '../engine/logic/ladder.ts';
import { solveByLadder } from '../engine/logic/solve-by-ladder.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import type { NamedPuzzle } from '../widgets/runs/named-puzzle.ts';
import { gridPuzzles, namedKillers, namedPuzzles, namedSamples } from '../widgets/runs/puzzle-library.ts';

export interface PuzzleGroup {
  readonly label: string;
  readonly puzzles: readonly NamedPuzzle[];
}

/** The rungs below the extreme ones: a puzzle that needs more is extreme, which is found much sooner than its whole grade. */
const below = ladder.filter(({ level }) => level !== 'extreme');

/** The level of a puzzle with one solution. */
function levelOf(puzzle: Puzzle): Level {
  const { solved, hardest } = solveByLadder(puzzle, { allowed: below });
  return solved ? (hardest ?? 'very-easy') : 'extreme';
}

function labelOf({ id, text }: NamedPuzzle): string {
  if (namedKillers.some((killer) => killer.id === id)) return words.killers;
  const { puzzle } = readPuzzles(text)[0]!;
  const { solutions } = all.find((each) => each.id === id)!;
  if (solutions === undefined) return words.empty;
  if (solutions === 0) return words.none;
  if (solutions > 1) return words.several;
  return puzzle.grid.size === 9 && isRegular(puzzle.grid) && !puzzle.domains ? words.level(levelNames[levelOf(puzzle)]) : words.otherGrids;
}

/** Those that somebody may begin with, named with what they are good for. */
const first = Object.entries(goodFor).map(([id, purpose]) => {
  const puzzle = namedPuzzles.find((each) => each.id === id)!;
  return { ...puzzle, name: withPurpose(puzzle.name, purpose) };
});

/** Those that show what another one shows as well: links can name them, but no chooser offers them. */
const SPARE: ReadonlySet<string> = new Set([
  ...['rmit-easy-4', 'six-notes', 'six-jump', 'csp-default', 'csp-sudoku3', 'monte-carlo-1', 'monte-carlo-3', 'norvig-grid2', 'last-cell'],
  ...['rmit-hard-2', 'rmit-hard-3', 'rmit-hard-4', 'inkala-2012', 'platinum-blonde', 'jigsaw-6', 'empty-6'],
  ...[
    'killer-rmit-4-2',
    'killer-rmit-4-3',
    'killer-rmit-4-4',
    'killer-rmit-easy-2',
    'killer-rmit-easy-3',
    'killer-innie',
    'killer-symbols',
  ],
  ...['sixteen-clues-typo', 'three-solutions', 'four-solutions', 'many-solutions'],
  ...[
    'unsolvable-box',
    'unsolvable-column',
    'unsolvable-row',
    'no-candidate',
    'rmit-no-solution-4',
    'clash-row',
    'clash-column',
    'clash-box',
  ],
  ...['pentomino-8x8-24', 'pentomino-8x8-33', 'queens-4'],
]);

export const sparePuzzles = namedPuzzles.filter(({ id }) => SPARE.has(id));

const isLater = ({ id }: NamedPuzzle): boolean => !(id in goodFor || SPARE.has(id));

const named = (puzzle: NamedPuzzle): NamedPuzzle => {
  const purpose = purposes[puzzle.id];
  return purpose === undefined ? puzzle : { ...puzzle, name: withPurpose(puzzle.name, purpose) };
};

/** The puzzles of a chooser in groups: a few to begin with; the usual kind by how hard they are for people, then all others; exact cover problems last. */
export function puzzleGroups(): PuzzleGroup[] {
  const byLabel = groupBy(gridPuzzles.filter(isLater), labelOf);
  const order = [
    ...allLevels.map((level) => words.level(levelNames[level])),
    words.otherGrids,
    words.killers,
    words.several,
    words.none,
    words.empty,
  ];
  const grids = order.flatMap((label) => {
    const puzzles = byLabel.get(label);
    return puzzles ? [{ label, puzzles: puzzles.map(named) }] : [];
  });
  return [{ label: words.first, puzzles: first }, ...grids, { label: words.covers, puzzles: namedSamples.filter(isLater) }];
}
