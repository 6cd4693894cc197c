import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { backtracking } from '../../engine/search/backtracking.card.ts';
import { constraintSearch } from '../../engine/search/constraint-search.card.ts';
import { propagateThenSearch } from '../../engine/search/propagate-then-search.card.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';
import { NORVIG } from './norvig.ts';

const PUZZLE = 'csp-sudoku3';

/** A search, and how many of its digits are in the grid after each that it places or takes back. */
interface Tree {
  readonly search: string;
  readonly placed: number;
  readonly tries: number;
  /** The depth after each placement, in order. */
  readonly depths: readonly number[];
}

function follow(search: string, steps: Iterable<{ readonly kind: string }>): Tree {
  const depths: number[] = [];
  let [depth, tries] = [0, 0];
  for (const { kind } of steps) {
    if (kind === 'try') tries++;
    if (kind === 'place' || kind === 'assign') depths.push(++depth);
    if (kind === 'takeBack') depth--;
  }
  return { search, placed: depths.length, tries, depths };
}

let followed: readonly Tree[] | undefined;

/** Each search is run once, however often it is asked for. */
function trees(): readonly Tree[] {
  followed ??= followAll();
  return followed;
}

function followAll(): Tree[] {
  const { puzzle } = readPuzzles(findPuzzle(PUZZLE).text)[0]!;
  return [
    follow('backtracking', backtracking.run(backtracking.start(puzzle, { order: 'rows', digits: 'ascending', seed: 1 }))),
    follow('rounds, then a search', propagateThenSearch.run(propagateThenSearch.start(puzzle))),
    follow('conclusions after every guess', constraintSearch.run(constraintSearch.start(puzzle, NORVIG))),
  ];
}

const [PLAIN, ROUNDS] = [0, 1];

/** Figures that the text has of these searches. */
export const measured = {
  'three-plain-tries': () => number(trees()[PLAIN]!.tries),
  'three-plain-placed': () => number(trees()[PLAIN]!.placed),
  'three-rounds-placed': () => number(trees()[ROUNDS]!.placed),
};

/** The outline of a tree in so many columns: how deep the search was at least and at most while a column lasted. */
function outline({ search, depths }: Tree, perColumn: number) {
  return Array.from({ length: Math.ceil(depths.length / perColumn) }, (_, column) => {
    const part = depths.slice(
      Math.floor(column * perColumn),
      Math.max(Math.floor(column * perColumn) + 1, Math.floor((column + 1) * perColumn)),
    );
    return { search, placed: column * perColumn, least: Math.min(...part) - 1, most: Math.max(...part) };
  });
}

/** The trees of three searches on one puzzle, all on the same scale. */
export const threeSearches: Chart = async (document) => {
  const all = trees();
  const widest = Math.max(...all.map(({ placed }) => placed));
  const drawn = (width: number) => {
    const [left, right] = [10, 14];
    const columns = width - left - right;
    const outlines = all.flatMap((tree) => {
      const points = outline(tree, widest / columns);
      const last = points.at(-1);
      return last ? [...points, { ...last, placed: tree.placed }] : [];
    });
    return Plot.plot({
      document,
      width,
      height: 360,
      marginLeft: left,
      marginRight: right,
      marginTop: 26,
      marginBottom: 46,
      ariaLabel: 'The trees of three searches on one puzzle',
      x: { label: 'digits placed', labelAnchor: 'center', labelOffset: 40, domain: [0, widest], ticks: width < WIDE ? 3 : 6 },
      y: { axis: null, domain: [0, Math.max(...all.flatMap(({ depths }) => depths.reduce((most, depth) => Math.max(most, depth), 0)))] },
      fy: { axis: null, domain: all.map(({ search }) => search), padding: 0.34 },
      marks: [
        Plot.ruleY(all, { fy: 'search', y: 0, stroke: 'var(--rule-strong)' }),
        Plot.areaY(outlines, {
          x: 'placed',
          y1: 0,
          y2: 'most',
          fy: 'search',
          curve: 'step-after',
          fill: 'var(--set-1)',
          fillOpacity: 0.4,
        }),
        Plot.areaY(outlines, { x: 'placed', y1: 0, y2: 'least', fy: 'search', curve: 'step-after', fill: 'var(--set-1)' }),
        Plot.text(all, {
          fy: 'search',
          frameAnchor: 'top-left',
          dy: -16,
          text: ({ search, placed }: Tree) => `${search}: ${placed === 0 ? 'no guess' : `${number(placed)} digits placed`}`,
          textAnchor: 'start',
          fontWeight: 600,
          fill: 'var(--ink)',
        }),
      ],
    });
  };
  return {
    caption:
      'The trees of three searches on one puzzle, from left to right, all on the same scale. The height is how many digits of the search are in the grid. Digits in the pale colour are placed and taken back on top of those in the strong colour, which stay meanwhile.',
    table: all.map(({ search, placed, tries }) => ({ search, tries, 'digits placed': placed })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
