import * as Plot from '@observablehq/plot';
import rated from '../../../content/data/rated-puzzles.json' with { type: 'json' };
import { rungsUpTo } from '../../engine/logic/ladder.ts';
import { positionOf } from '../../engine/logic/position.ts';
import { applyInstance, nextMove } from '../../engine/logic/solve-by-ladder.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

/** Two rated puzzles that no grade of the chapter tells apart, by their places among those rated. */
const SHOWN = { P: 11, Q: 5 } as const;
/** Both need nothing harder. */
const allowed = rungsUpTo('very-easy');
/** The last cells of any puzzle leave no choice. */
const AT_LAST = 1;

/** The text of a rated puzzle, a character a cell. */
const textOf = (place: number) => rated.puzzles[place]![0] as string;

/** What is written before each step of a puzzle, as the ladder solves it with what it needs, and the cells that can be written then, with their digits. */
function stepsOf(text: string): { readonly digits: Uint8Array; readonly places: ReadonlyMap<number, number> }[] {
  const position = positionOf(puzzleOf(Array.from(text, (symbol) => Number(symbol) || 0)));
  const steps: { digits: Uint8Array; places: Map<number, number> }[] = [];
  for (let move = nextMove(position, allowed); move; move = nextMove(position, allowed)) {
    const found = allowed.flatMap(({ technique }) => technique.find(position)).flatMap(({ placements }) => placements);
    steps.push({ digits: position.digits.slice(), places: new Map(found.map(({ cell, digit }) => [cell, digit])) });
    applyInstance(position, move);
  }
  return steps;
}

/** In how many cells a digit can be written at each step of a puzzle. */
export const placesIn = (text: string): number[] => stepsOf(text).map(({ places }) => places.size);

export const shownTexts: Readonly<Record<keyof typeof SHOWN, string>> = { P: textOf(SHOWN.P), Q: textOf(SHOWN.Q) };
const strips = Object.entries(shownTexts).map(([name, text]) => ({ name, counts: placesIn(text) }));

/** Both puzzles before the step at which the second has one cell to go on with, and the first as many as it ever has then. */
export function twinsAtStep() {
  const all = Object.values(shownTexts).map((text) => ({ text, steps: stepsOf(text) }));
  const [wide, tight] = all.map(({ steps }) => steps.map(({ places }) => places.size)) as [number[], number[]];
  const step = tight.reduce(
    (best, places, at) => (places === 1 && at < tight.length - AT_LAST && wide[at]! > (wide[best] ?? 0) ? at : best),
    -1,
  );
  return { step, twins: all.map(({ text, steps }) => ({ text, ...steps[step]! })) };
}

const isNarrowest = (places: number) => places === 1;
/** How often a solver has just one cell to go on with, the last cell left out. */
const onlyOnes = (counts: readonly number[]) => counts.slice(0, counts.length - AT_LAST).filter(isNarrowest).length;

/** Two puzzles with one score, and in how many places one can go on at each step. */
export const placesToGoOn: Chart = async (document) => {
  const rows = strips.flatMap(({ name, counts }) => counts.map((places, index) => ({ name: `puzzle ${name}`, step: index + 1, places })));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: width < WIDE ? 300 : 400,
      marginLeft: 34,
      marginRight: 8,
      marginBottom: 42,
      marginTop: 26,
      style: { fontSize: '13px' },
      ariaLabel: 'In how many cells a digit can be written, step by step, for two puzzles',
      x: {
        label: 'digits written so far',
        labelAnchor: 'center',
        labelOffset: 38,
        type: 'linear',
        domain: [0, 57],
        ticks: [0, 10, 20, 30, 40, 50],
      },
      y: { label: null, ticks: [0, 3, 6, 9], grid: true, domain: [0, 9] },
      fy: { label: null, axis: null, padding: 0.16 },
      marks: [
        Plot.rect(rows, {
          fy: 'name',
          x1: ({ step }) => step - 1,
          x2: 'step',
          y1: 0,
          y2: 'places',
          insetLeft: 0.5,
          insetRight: 0.5,
          fill: ({ places }) => (isNarrowest(places) ? 'var(--set-2)' : 'var(--set-1)'),
          fillOpacity: ({ places }) => (isNarrowest(places) ? 1 : 0.55),
        }),
        Plot.text(
          strips.map(({ name }) => `puzzle ${name}`),
          {
            fy: (name: string) => name,
            text: (name: string) => name,
            frameAnchor: 'top-left',
            dy: -18,
            dx: 2,
            fontWeight: 600,
            fill: 'var(--ink)',
          },
        ),
        Plot.ruleY([0], { stroke: 'var(--rule-strong)' }),
      ],
    });
  return {
    caption:
      'Two puzzles with 24 givens, solved with full houses and hidden singles in boxes. Each bar is a step, and its height is the number of cells in which one of the two techniques writes a digit. Orange: there’s only one such cell.',
    table: strips.map(({ name, counts }) => ({
      puzzle: name,
      steps: counts.length,
      'places on average': Number((counts.reduce((sum, each) => sum + each, 0) / counts.length).toFixed(1)),
      'steps with one place, before the last': onlyOnes(counts),
    })),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

const [wide, tight] = strips.map(({ counts }) => counts) as [number[], number[]];
const mean = (counts: readonly number[]) => (counts.reduce((sum, each) => sum + each, 0) / counts.length).toFixed(1);

export const measured = {
  'places-steps': () => String(wide.length),
  'places-wide-mean': () => mean(wide),
  'places-tight-mean': () => mean(tight),
  'places-tight-ones': () => String(onlyOnes(tight)),
};
