import * as Plot from '@observablehq/plot';
import { switches as words } from '#words/tries/switches.ts';
import { type Chart, NARROW } from './chart.ts';
import { ablated, bitsOf, followRun, MAX_TRIES, switches } from './constraint-runs.ts';

/** What turning on a switch does to the tries of a puzzle at one setting of the others: how many times as many they are. */
interface Gamble {
  readonly puzzle: string;
  readonly times: number;
}

/** A setting without the switches that change nothing at it. */
function inForce(bits: number): number {
  const idle = (bits & bitsOf('mrv') ? 0 : bitsOf('degree')) | (bits & bitsOf('propagation') ? bitsOf('forwardChecking') : 0);
  return bits & ~idle;
}

/** What a switch does at every setting where it changes something; where both runs were stopped, nothing is known. */
function gamblesOf(name: (typeof switches)[number][0]): Gamble[] {
  const own = bitsOf(name);
  const pairs = new Map<string, readonly [off: number, on: number]>();
  for (let bits = 0; bits < 2 ** switches.length; bits++) {
    const [off, on] = [inForce(bits & ~own), inForce(bits | own)];
    // Nothing else may come into force with it.
    if (on & own && inForce(off | own) === on) pairs.set(`${off} ${on}`, [off, on]);
  }
  return [...pairs.values()].flatMap(([off, on]) =>
    ablated.flatMap((id) => {
      const [without, withIt] = [followRun(id, off), followRun(id, on)];
      // A puzzle that takes no try counts as if it took one: a scale of powers has no 0.
      return without.solved || withIt.solved
        ? [{ puzzle: without.puzzle, times: Math.max(1, withIt.tries) / Math.max(1, without.tries) }]
        : [];
    }),
  );
}

const DOMAIN = [1 / MAX_TRIES, 100] as const;
/** As wide as the chart is beside its text. */
const BESIDE = 560;
const ROW = 44;
/** Of the lines. */
const HEIGHT = 26;
const TICKS = [0.0001, 0.01, 1, 100];
const said = (times: number) => (times < 1 ? `÷ ${Math.round(1 / times).toLocaleString('en')}` : times === 1 ? '× 1' : `× ${times}`);

/** Which switches only ever save tries, and which ones cost some at times. */
export const constraintGambles: Chart = async (document) => {
  const rows = switches.map(([name]) => ({ id: name, name: words.names[name]!.name, gambles: gamblesOf(name) }));
  const shortOf = (name: string) => words.names[rows.find((row) => row.name === name)!.id]!.short;
  const drawn = (width: number) => {
    const isNarrow = width === NARROW;
    return Plot.plot({
      document,
      width,
      height: ROW * rows.length + 92,
      style: { fontSize: '12.5px' },
      marginLeft: isNarrow ? 124 : 186,
      marginRight: 14,
      marginTop: 30,
      marginBottom: 50,
      ariaLabel: 'Tries with a switch, in comparison with the tries without it',
      x: {
        type: 'log',
        domain: DOMAIN,
        ticks: TICKS,
        tickFormat: said,
        grid: true,
        label: 'tries with the switch : tries without it',
        labelAnchor: 'center',
        labelArrow: 'none',
        labelOffset: 40,
      },
      y: { label: null, domain: rows.map(({ name }) => name) },
      marks: [
        Plot.axisY({ label: null, tickSize: 0, ...(isNarrow && { tickFormat: (name: string) => shortOf(name) }) }),
        Plot.ruleX([1], { stroke: 'var(--ink-2)', strokeWidth: 1.5 }),
        Plot.text(['saves tries'], {
          x: 1,
          dx: -10,
          dy: -14,
          frameAnchor: 'top',
          textAnchor: 'end',
          fill: 'var(--fixed-by-logic)',
          fontWeight: 600,
        }),
        Plot.text(['costs'], { x: 1, dx: 10, dy: -14, frameAnchor: 'top', textAnchor: 'start', fill: 'var(--conflict)', fontWeight: 600 }),
        // A path for each row and side: a line of its own for each pair would make the page heavy.
        (_index, scales, _values, _dimensions, context) => {
          const group = context.document.createElementNS('http://www.w3.org/2000/svg', 'g');
          const { x, y } = scales as unknown as Record<'x' | 'y', (value: number | string) => number>;
          for (const { name, gambles } of rows)
            for (const [stroke, isIt] of [
              ['var(--ink-3)', (times: number) => times === 1],
              ['var(--fixed-by-logic)', (times: number) => times < 1],
              ['var(--conflict)', (times: number) => times > 1],
            ] as const) {
              const at = [...new Set(gambles.filter(({ times }) => isIt(times)).map(({ times }) => Math.round(x(times))))];
              if (at.length === 0) continue;
              const path = context.document.createElementNS('http://www.w3.org/2000/svg', 'path');
              const top = Math.round(y(name)) - HEIGHT / 2;
              path.setAttribute(
                'd',
                at
                  .sort((a, b) => a - b)
                  .map((place) => `M${place} ${top}v${HEIGHT}`)
                  .join(''),
              );
              path.setAttribute('stroke', stroke);
              path.setAttribute('stroke-width', '1.5');
              group.append(path);
            }
          return group as unknown as SVGGElement;
        },
      ],
    });
  };
  return {
    caption: `What each switch does to the tries when it’s turned on. Each line is one of the eight puzzles at one setting of the other switches. Runs were stopped after ${MAX_TRIES.toLocaleString('en')} tries; where both runs were stopped, there’s no line. A run without any try counts as one try.`,
    table: rows.map(({ name, gambles }) => {
      const sorted = gambles.toSorted((a, b) => a.times - b.times);
      const worst = sorted.at(-1)!;
      return {
        switch: name,
        saves: gambles.filter(({ times }) => times < 1).length,
        'changes nothing': gambles.filter(({ times }) => times === 1).length,
        costs: gambles.filter(({ times }) => times > 1).length,
        'at worst': worst.times > 1 ? `× ${worst.times.toFixed(1)}, ${worst.puzzle}` : '× 1',
      };
    }),
    plot: drawn(BESIDE),
    narrow: drawn(NARROW),
  };
};
