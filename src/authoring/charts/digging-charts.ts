import * as Plot from '@observablehq/plot';
import { dig } from '../../engine/generate/dig.card.ts';
import { gridOf } from '../../engine/grid.ts';
import { levelNames } from '../../engine/logic/ladder.ts';
import { solveByLadder } from '../../engine/logic/solve-by-ladder.ts';
import { defaultsOf } from '../../engine/options.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

/** What a question of a dig can come to, by the kind of its step: a name, and a colour. */
const ENDS = {
  clash: ['clashes at once', 'var(--rule)'],
  refute: ['the solver finds a contradiction', 'var(--set-1)'],
  secondAnswer: ['the solver finds a second solution', 'var(--set-2)'],
} as const;
type End = keyof typeof ENDS;
const ends = Object.entries(ENDS);

/** The questions of the dig for the hardest level, in order, by what each came to. */
export function questionsOfDig(): End[] {
  const empty = puzzleOf(new Uint8Array(81), { grid: gridOf(9) });
  const state = dig.start(empty, { ...defaultsOf(dig.options), level: 5, transforms: 0 } as never);
  return [...dig.run(state)].flatMap(({ kind }) => (kind in ENDS ? [kind as End] : []));
}

const questions = questionsOfDig();

/** Every question of one dig as a square: those that need the solver are in colour. */
export const diggingQuestions: Chart = async (document) => {
  const drawn = (width: number) => {
    const across = width < WIDE ? 21 : 35;
    const side = width / across;
    const square = Math.round(0.84 * side);
    const place = (index: number) => [index % across, Math.floor(index / across)].map((nth) => Number((nth * side).toFixed(1)));
    const down = Math.ceil(questions.length / across);
    return Plot.plot({
      document,
      width,
      height: Math.round(side * down),
      margin: 0,
      ariaLabel: 'The questions of one dig, by what they came to',
      style: { fontSize: '13px' },
      color: { domain: ends.map(([, [name]]) => name), range: ends.map(([, [, colour]]) => colour), legend: true },
      // One path for each colour: there are hundreds of squares. The most frequent ones are dashed lines under the others.
      marks: ends.map(([end, [, colour]], nth) => () => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path') as SVGPathElement;
        const set = (attributes: Readonly<Record<string, string | number>>) => {
          for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, String(value));
        };
        if (nth === 0) {
          const lines = Array.from({ length: down }, (_, row) => {
            const [, y] = place(row * across);
            const inRow = Math.min(across, questions.length - row * across);
            return `M0 ${(y! + square / 2).toFixed(1)}H${(inRow * side).toFixed(1)}`;
          });
          set({ stroke: colour, 'stroke-width': square, 'stroke-dasharray': `${square} ${(side - square).toFixed(3)}`, d: lines.join('') });
        } else {
          const squares = [...questions.keys()].filter((index) => questions[index] === end);
          set({ fill: colour, d: squares.map((index) => `M${place(index).join(' ')}h${square}v${square}h${-square}z`).join('') });
        }
        return path;
      }),
    });
  };
  return {
    caption: `The ${questions.length} questions of the dig for the hardest level, in their order, line by line. Each asks whether one other digit fits in one hole.`,
    table: ends.map(([end, [name]]) => ({ 'the digit': name, questions: questions.filter((each) => each === end).length })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** Two puzzles with the same solution and as many givens, a character a cell. */
export const FROM_ONE_GRID = [
  '5....8...6.2.9..4....34....8...614...2.....9...392...6....37....8..1.6.5...2....9',
  '.............95..8....4.56...97.....4.......1....248.6.6......42.7...63..4528.1.9',
] as const;

/** The same solution and as many givens, and yet another puzzle for a person. Which of them is easier is for the reader to say first. */
export const twoPuzzles: Chart = async (document) => {
  const puzzles = FROM_ONE_GRID.map((text, nth) => {
    const digits = Array.from(text, (symbol) => Number(symbol) || 0);
    const { hardest, score } = solveByLadder(puzzleOf(digits));
    return { nth, digits, level: levelNames[hardest!], score, givens: digits.filter((digit) => digit !== 0).length };
  });
  const drawn = (width: number) => {
    const isNarrow = width < WIDE;
    const gap = 26;
    const size = isNarrow ? 300 : (width - gap - 8) / 2;
    const facet = isNarrow ? 'fy' : 'fx';
    const cells = puzzles.flatMap(({ nth, digits }) =>
      digits.map((digit, cell) => ({ nth, digit, x: (cell % 9) + 0.5, y: Math.floor(cell / 9) + 0.5 })),
    );
    const lines = (isThick: boolean) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((line) => (line % 3 === 0) === isThick);
    const rules = (isThick: boolean) => {
      const style = { stroke: isThick ? 'var(--rule-strong)' : 'var(--rule)', strokeWidth: isThick ? 1.6 : 1 };
      return [Plot.ruleX(lines(isThick), style), Plot.ruleY(lines(isThick), style)];
    };
    const title = 30;
    return Plot.plot({
      document,
      width,
      height: isNarrow ? 2 * (size + title) + 12 : size + title + 4,
      margin: 4,
      marginTop: title,
      marginRight: isNarrow ? width - size - 4 : 4,
      ariaLabel: 'Two puzzles with the same solution',
      style: { fontSize: '14px' },
      [facet]: { axis: null, domain: [0, 1], padding: isNarrow ? 0.1 : 0.07 },
      x: { axis: null, domain: [0, 9] },
      y: { axis: null, domain: [9, 0] },
      marks: [
        ...rules(false),
        ...rules(true),
        Plot.text(
          cells.filter(({ digit }) => digit !== 0),
          { [facet]: 'nth', x: 'x', y: 'y', text: ({ digit }) => String(digit), fill: 'var(--ink)', fontSize: size / 17 },
        ),
        Plot.text(puzzles, {
          [facet]: 'nth',
          text: ({ nth }) => `puzzle ${nth + 1}`,
          frameAnchor: 'top-left',
          dy: -22,
          fontWeight: 600,
          fill: 'var(--ink)',
        }),
      ],
    });
  };
  return {
    caption: `Two puzzles with ${puzzles[0]!.givens} givens and the same solution, that of the first figure.`,
    table: puzzles.map(({ nth, givens, level, score }) => ({ puzzle: nth + 1, givens, level, score })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};
