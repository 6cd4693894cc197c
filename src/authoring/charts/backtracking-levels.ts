import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { pathAt, searchOf } from '../../tries/culprit/culprit.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

/** A value that is computed when it is first read. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const search = once(() => searchOf(readPuzzles(findPuzzle('wikipedia').text)[0]!.puzzle));

/** How many digits the run places on each level, the first level first. */
const levels = (): number[] => {
  const counts: number[] = [];
  for (const { depth } of search().placed) counts[depth] = (counts[depth] ?? 0) + 1;
  return counts;
};

/** Every dead end, with the digit that is taken back there, the last of the path, and with the first wrong one. */
const deadEnds = once(() => {
  const { puzzle, deadEnds: all } = search();
  return all.map(({ position, cell }) => {
    const path = pathAt(search(), position);
    const last = path.at(-1)!;
    const peers = puzzle.grid.peersOfCell[cell]!;
    const forbidden = [
      ...peers.map((peer) => puzzle.givens[peer]!),
      ...path.filter((each) => peers.includes(each.cell)).map(({ digit }) => digit),
    ];
    const isLeaf = new Set(forbidden.filter((digit) => digit !== 0)).size === puzzle.grid.size;
    return { last, culprit: path.find(({ isRight }) => !isRight)!, isLeaf, sees: peers.includes(last.cell) };
  });
});

/** Levels as far from a peak on either side are less wide. */
const WAVE = 4;
/** The first level, from 0, that is wider than those around it, and the narrowest between it and the widest. */
function firstWave(): { readonly peak: number; readonly low: number } {
  const all = levels();
  const peak = all.findIndex((width, level) => width === Math.max(...all.slice(Math.max(0, level - WAVE), level + WAVE + 1)));
  const between = all.slice(peak, all.indexOf(Math.max(...all)));
  return { peak, low: peak + between.indexOf(Math.min(...between)) };
}

const counted = (holds: (each: ReturnType<typeof deadEnds>[number]) => boolean) => number(deadEnds().filter(holds).length);

/** What the chapter says of the dead ends of its run on the Wikipedia puzzle. */
export const measured = {
  'dead-ends': () => counted(() => true),
  'dead-ends-last-right': () => counted(({ last }) => last.isRight),
  'dead-ends-last-to-blame': () => counted(({ last, culprit }) => last === culprit),
  'dead-ends-leaves-last-unseen': () => counted(({ isLeaf, sees }) => isLeaf && !sees),
  'levels-first-peak': () => number(levels()[firstWave().peak]!),
  'levels-first-peak-at': () => String(firstWave().peak + 1),
  'levels-first-low': () => number(levels()[firstWave().low]!),
  'levels-first-low-at': () => String(firstWave().low + 1),
  'levels-widest': () => number(Math.max(...levels())),
  'levels-widest-at': () => String(levels().indexOf(Math.max(...levels())) + 1),
  // So many digits on each would lead from one to the widest level.
  'levels-branching': () => {
    const widest = Math.max(...levels());
    return (widest ** (1 / (levels().indexOf(widest) + 1))).toFixed(2);
  },
};

/** How wide the tree of the run is on each of its levels. */
export const backtrackingLevels: Chart = async (document) => {
  const rows = levels().map((digits, index) => ({ level: index + 1, digits }));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 220,
      marginLeft: 56,
      marginBottom: 42,
      ariaLabel: 'Digits placed on each level of the search',
      x: { type: 'band', label: 'level', labelAnchor: 'center', labelOffset: 38, ticks: [1, 10, 20, 30, 40, 51], tickSize: 0 },
      y: { label: 'digits placed', grid: true, ticks: 4 },
      marks: [Plot.barY(rows, { x: 'level', y: 'digits', fill: 'var(--set-1)', insetLeft: width / 680, insetRight: 0.4 }), Plot.ruleY([0])],
    });
  return {
    caption: 'Digits placed on each level in the run on the Wikipedia example. A level is the number of cells filled.',
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
