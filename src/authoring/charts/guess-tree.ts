import * as Plot from '@observablehq/plot';
import { digitsOf } from '../../engine/candidates.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import { humanSolver } from '../../engine/logic/human-solver.card.ts';
import type { Position } from '../../engine/logic/position.ts';
import { Supposition } from '../../engine/logic/supposition.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { defaultsOf } from '../../engine/options.ts';
import { houseName, type Puzzle } from '../../engine/puzzle.ts';
import { counted } from '../../narration/sentence.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, NARROW } from './chart.ts';

const WIDTH = 560;
const ROW = 34;

/** A supposition of a guess, the latest further ones after it. */
interface Node {
  readonly level: number;
  /** The index of the supposition that it is tried under; −1 for the first. */
  readonly under: number;
  readonly name: string;
  /** How many digits follow from it as singles. */
  readonly follow: number;
  /** What cannot be in the end; undefined where nothing contradicts it, and more is tried. */
  readonly contradiction: string | undefined;
}

/** Every supposition by which a guess refutes a candidate, in the order in which they are made. */
function suppositionsOf(puzzle: Puzzle, position: Pick<Position, 'grid' | 'candidates'>, first: CellDigit): Node[] {
  const nodes: Node[] = [];
  const suppose = (candidates: Uint32Array, { cell, digit }: CellDigit, under: number) => {
    const supposition = new Supposition({ ...position, candidates });
    supposition.suppose(cell, digit);
    const { contradiction, entries } = supposition;
    const own = nodes.length;
    const cannotBe =
      contradiction &&
      ('cell' in contradiction
        ? `no digit left for ${cellName(position.grid, contradiction.cell)}`
        : `no place for ${contradiction.digit} in ${houseName(puzzle.grid, contradiction.house)}`);
    nodes.push({
      level: under < 0 ? 0 : nodes[under]!.level + 1,
      under,
      name: `${cellName(position.grid, cell)} = ${digit}`,
      follow: entries.length - 1,
      contradiction: cannotBe,
    });
    if (contradiction) return;
    const next = supposition.narrowest()!;
    for (const each of digitsOf(supposition.candidates[next]!)) suppose(supposition.candidates, { cell: next, digit: each }, own);
  };
  suppose(position.candidates, first, -1);
  return nodes;
}

/** The first guess of a run on AI Escargot. */
function firstGuess(): Node[] {
  const { puzzle } = readPuzzles(findPuzzle('ai-escargot').text)[0]!;
  const state = humanSolver.start(puzzle, defaultsOf(humanSolver.options) as Parameters<typeof humanSolver.start>[1]);
  for (const step of humanSolver.run(state))
    if (step.kind === 'see' && state.found?.technique === 'guess') return suppositionsOf(puzzle, state, state.found.eliminations[0]!);
  throw new Error('the run has no guess');
}

/** One guess as a tree of suppositions, of which every branch ends in a contradiction. */
export const guessTree: Chart = async (document) => {
  const nodes = firstGuess();
  const drawn = (width: number) => {
    const indent = width / 19;
    const x = ({ level }: Node) => 8 + level * indent;
    const middle = (index: number) => (index + 0.5) * ROW;
    const says = ({ follow, contradiction }: Node) =>
      contradiction ? `✗ ${contradiction}` : follow === 0 ? '' : `${counted(follow, 'digit follows', 'digits follow')}`;
    const all = nodes.map((node, index) => ({ ...node, index }));
    const size = width < WIDTH ? 12 : 14.5;
    return Plot.plot({
      document,
      width,
      height: nodes.length * ROW + 4,
      margin: 0,
      ariaLabel: 'The suppositions of one guess, as a tree',
      x: { domain: [0, width], range: [0, width], axis: null },
      y: { domain: [0, nodes.length * ROW], range: [0, nodes.length * ROW], axis: null },
      marks: [
        Plot.link(
          all.filter(({ under }) => under >= 0),
          {
            x1: (node) => x(nodes[node.under]!) + 6,
            x2: (node) => x(nodes[node.under]!) + 6,
            y1: ({ under }) => middle(under) + 11,
            y2: ({ index }) => middle(index),
            stroke: 'var(--rule-strong)',
            strokeWidth: 1.4,
          },
        ),
        Plot.link(
          all.filter(({ under }) => under >= 0),
          {
            x1: (node) => x(nodes[node.under]!) + 6,
            x2: (node) => x(node),
            y1: ({ index }) => middle(index),
            y2: ({ index }) => middle(index),
            stroke: 'var(--rule-strong)',
            strokeWidth: 1.4,
          },
        ),
        Plot.text(all, {
          x: (node) => x(node) + 4,
          y: ({ index }) => middle(index),
          text: 'name',
          textAnchor: 'start',
          fill: 'var(--ink)',
          fontSize: size,
          fontWeight: 650,
        }),
        Plot.text(all, {
          x: (node) => x(node) + size * 5.4,
          y: ({ index }) => middle(index),
          text: says,
          textAnchor: 'start',
          fill: ({ contradiction }) => (contradiction ? 'var(--conflict)' : 'var(--ink-2)'),
          fontSize: size - 1,
        }),
      ],
    });
  };
  return {
    caption: `The first guess on AI Escargot: “${nodes[0]!.name}” is refuted by ${counted(nodes.length, 'supposition')}, each with the singles that follow. The digits that are tried under a supposition are indented. Every branch ends in a contradiction.`,
    table: nodes.map(({ name, under, follow, contradiction }) => ({
      supposed: name,
      under: under < 0 ? '' : nodes[under]!.name,
      'digits that follow': follow,
      'cannot be': contradiction ?? '',
    })),
    plot: drawn(WIDTH),
    narrow: drawn(NARROW),
  };
};

export const measured: Readonly<Record<string, () => string>> = {
  'guess-suppositions': () => String(firstGuess().length),
};
