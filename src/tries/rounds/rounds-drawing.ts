import { rounds as words } from '#words/tries/rounds.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { emptyScene, type GridScene } from '../../widgets/views/grid/scene.ts';
import { drawingIn } from '../kit/drawing.ts';
import { boardAt, type Fixed, type Judgement } from './rounds.ts';

const WIDTH = 560;
const HEIGHT = 176;
/** The line on which the rounds are, and how far apart dots are. */
const GROUND = 138;
const STEP = { x: 48, y: 12.6 };
const DOT = 5.2;
const FRAME = { width: 38, below: 34, least: 3 };

/** Where a reader is: in a round, counted from 1, with the cells of it that were found, and what was pressed last. */
export interface Place {
  readonly round: number;
  readonly found: ReadonlySet<number>;
  /** Cells of the next round that were named when this one was done. */
  readonly foretold: ReadonlySet<number>;
  readonly last?: { readonly cell: number; readonly judgement: Judgement } | undefined;
}

/** The grid of a round: what is found is outlined, with the cell that took its last other candidate; a wrong press has a ring. */
export function roundScene(puzzle: Puzzle, rounds: readonly (readonly Fixed[])[], { round, found, foretold, last }: Place): GridScene {
  const { digits, candidates } = boardAt(puzzle, rounds, round);
  for (const { cell, digit } of rounds[round - 1] ?? []) if (found.has(cell)) digits[cell] = digit;
  const fixed = last?.judgement.fixed;
  return {
    ...emptyScene(puzzle),
    digits,
    forced: new Set(digits.keys().filter((cell) => digits[cell] !== 0)),
    candidates,
    highlights: [
      { cells: [...found], digits: 0, hue: 2 },
      { cells: [...foretold], digits: 0, hue: 0 },
    ],
    focus:
      last && !foretold.has(last.cell)
        ? { cell: last.cell, digit: fixed ? digits[last.cell]! : 0, tone: fixed ? 'logic' : 'conflict', undoes: false }
        : undefined,
    witness: fixed || (last && foretold.has(last.cell)) ? last!.judgement.losses[0]?.by : undefined,
  };
}

interface Dot {
  readonly round: number;
  readonly index: number;
  readonly done: boolean;
}

/** Draws how many cells each round fixes, as columns of dots, full where they are fixed. A round that has not begun is left out. */
export function dotsDrawing(element: Element): (counts: readonly number[], place: Place) => void {
  const box = { class: 'round-dots', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' };
  const [svg, dots, numbers, frame] = drawingIn(element, box, 'dots', 'numbers', 'frame');
  const x = (round: number) => 24 + (round - 1) * STEP.x;
  return (all, { round, found }) => {
    const counts = all.slice(0, round);
    const ended = round > all.length;
    svg.attr('aria-label', words.drawing(counts, ended));
    dots
      .selectAll<SVGPathElement, null>('path')
      .data([null])
      .join('path')
      .attr('class', 'ground')
      .attr('d', `M0 ${GROUND + 9}H${WIDTH}`);
    dots
      .selectAll<SVGCircleElement, Dot>('circle')
      .data(
        counts.flatMap((count, index) =>
          Array.from({ length: count }, (_, dot) => {
            const number = index + 1;
            return { round: number, index: dot, done: number < round || (number === round && dot < found.size) };
          }),
        ),
      )
      .join('circle')
      .attr('class', ({ done }) => (done ? 'done' : 'now'))
      .attr('cx', (dot) => x(dot.round))
      .attr('cy', ({ index }) => GROUND - index * STEP.y)
      .attr('r', DOT);
    const last = all.length + 1;
    numbers
      .selectAll('text')
      .data([
        ...Array.from({ length: Math.min(round, last) }, (_, index) => ({
          x: x(index + 1),
          y: GROUND + 26,
          text: String(index + 1),
          now: index + 1 === round,
        })),
        ...(ended
          ? [
              { x: x(last), y: GROUND, text: '0', now: false },
              { x: x(last), y: GROUND - 40, text: words.fixpoint, now: false },
            ]
          : []),
      ])
      .join('text')
      .attr('class', ({ now }) => (now ? 'now' : null))
      .attr('x', (datum) => datum.x)
      .attr('y', (datum) => datum.y)
      .text(({ text }) => text);
    const height = Math.max(FRAME.least, counts[round - 1] ?? 0) * STEP.y;
    frame
      .selectAll('rect')
      .data([round])
      .join('rect')
      .attr('x', x(round) - FRAME.width / 2)
      .attr('y', GROUND + 6 - height)
      .attr('width', FRAME.width)
      .attr('height', height + FRAME.below - 4)
      .attr('rx', 9);
  };
}
