import * as Plot from '@observablehq/plot';
import { number } from '#words/language.ts';
import { runAtBuild } from '../run-at-build.ts';
import { type Chart, NARROW } from './chart.ts';

const searches = [
  { name: 'take back one guess', after: 'one' },
  { name: 'jump, and forget why', after: 'jump' },
  { name: 'jump, and keep the note', after: 'note' },
];

/** Where the depth of a search changes, and how often it failed. */
async function depthsOf({ name, after }: (typeof searches)[number]) {
  const { timeline, algorithm } = await runAtBuild({ algorithm: 'learning-search', puzzle: 'sixteen-hard', options: { after } });
  const points: { name: string; step: number; depth: number }[] = [];
  let deadEnds = 0;
  for (let step = 0; step <= timeline.length; step++) {
    const frame = timeline.frame(step);
    if (frame.step?.kind === 'conflict') deadEnds++;
    const depth = algorithm.metric.of(frame.state);
    if (depth !== points.at(-1)?.depth || step === timeline.length) points.push({ name, step, depth });
  }
  return { name, deadEnds, steps: timeline.length, points };
}

/** The depths of three searches on the same puzzle, on one scale. */
export const threeTrees: Chart = async (document) => {
  const runs = await Promise.all(searches.map(depthsOf));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 300,
      marginLeft: 30,
      marginTop: 24,
      marginBottom: 40,
      ariaLabel: 'Depth of three searches on a 16 × 16 puzzle, step by step',
      fy: { label: null, axis: null, padding: 0.3, domain: searches.map(({ name }) => name) },
      x: { label: 'steps', labelAnchor: 'center', labelOffset: 34, ticks: [2000, 4000, 6000, 8000, 10_000], tickFormat: 's' },
      y: { label: null, ticks: 3, grid: true },
      marks: [
        Plot.ruleY([0], { stroke: 'var(--rule)' }),
        Plot.areaY(
          runs.flatMap(({ points }) => points),
          { fy: 'name', x: 'step', y: 'depth', z: 'name', fill: 'var(--set-1)', curve: 'step-after' },
        ),
        Plot.text(runs, {
          fy: 'name',
          text: ({ name, deadEnds }) => `${name}: ${deadEnds} dead ends`,
          frameAnchor: 'top-left',
          dy: -15,
          fontWeight: 600,
          fontSize: 13,
          fill: 'var(--ink)',
        }),
      ],
    }) as unknown as Element;
  return {
    caption: `Guesses that haven’t been taken back, in three searches of the same 16 × 16 puzzle. Where a drawing stops, the rest of the puzzle follows without a guess.`,
    table: runs.map(({ name, deadEnds, steps }) => ({ 'after a dead end': name, 'dead ends': deadEnds, steps: number(steps) })),
    plot: drawn(520),
    narrow: drawn(NARROW),
  };
};
