import * as Plot from '@observablehq/plot';
import { drain } from '../../engine/algorithm.ts';
import { algorithmX } from '../../engine/cover/algorithm-x.card.ts';
import { dancingLinks } from '../../engine/cover/dancing-links.card.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { findPuzzle } from '../puzzles.ts';
import { type Chart, logAxisBelow, NARROW, WIDE } from './chart.ts';

const names = ['wikipedia', 'norvig-grid1', 'mepham-d', 'shortz-301', 'ai-escargot', 'inkala-2010', 'golden-nugget'];

function puzzlesOf(ids: readonly string[]): { name: string; puzzle: Puzzle }[] {
  return ids.map((id) => {
    const { name, text } = findPuzzle(id);
    return { name, puzzle: readPuzzles(text)[0]!.puzzle };
  });
}

const settings = { solutions: 1, givens: 'left', seed: 1 } as const;
/** A rule that has not found a solution after so many steps is shown where it stood then, with an arrow. */
const MAX_STEPS = 2_000_000;

/** Search nodes by column rule, one solution each, run anew when the site is built. */
export const columnRule: Chart = async (document) => {
  const rules = { fewest: 'fewest rows', leftmost: 'leftmost', random: 'random' } as const;
  const rows = puzzlesOf(names).flatMap(({ name, puzzle }) =>
    Object.entries(rules).map(([rule, label]) => {
      const run = dancingLinks.run(dancingLinks.start(puzzle, { ...settings, rule: rule as keyof typeof rules }));
      let [nodes, steps] = [0, 0];
      let next = run.next();
      for (; !next.done && steps < MAX_STEPS; next = run.next(), steps++)
        if (next.value.kind === 'choose' || next.value.kind === 'solution') nodes++;
      return { puzzle: name, rule: label, nodes, 'cut off': next.done ? '' : 'yes' };
    }),
  );
  if (rows.some((row) => row.rule === rules.random && !row['cut off']))
    throw new Error('a random column solved a puzzle in time: the chapter on dancing links says that none did');
  // Each rule has a line of its own, so that none hides another.
  const marks = Object.values(rules).flatMap((rule, place) => {
    const own = rows.filter((row) => row.rule === rule);
    const dy = 12 * (place - 1);
    return [
      Plot.dot(own, { x: 'nodes', y: 'puzzle', symbol: 'rule', stroke: 'rule', r: 4.5, strokeWidth: 2, dy }),
      Plot.text(
        own.filter((row) => row['cut off']),
        { x: 'nodes', y: 'puzzle', text: () => '→', fill: 'rule', fontSize: 17, fontWeight: 700, textAnchor: 'start', dx: 7, dy },
      ),
    ];
  });
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 390,
      marginBottom: 46,
      marginLeft: width === WIDE ? 150 : 132,
      marginRight: 24,
      ariaLabel: 'Search nodes by puzzle and column rule',
      x: { ...logAxisBelow([30, 1_000_000], 'search nodes'), ...(width < WIDE && { ticks: [100, 10_000, 1_000_000] }) },
      y: { label: null, domain: puzzlesOf(names).map(({ name }) => name) },
      symbol: { legend: true, domain: Object.values(rules), range: ['circle', 'triangle', 'square'] },
      color: { domain: Object.values(rules), range: ['var(--set-1)', 'var(--set-2)', 'var(--set-4)'] },
      marks,
    });
  return {
    caption: `Search nodes until the first solution, by column rule. An arrow: the run was cut off after ${MAX_STEPS.toLocaleString('en')} steps, without a solution; its mark says how many search nodes it had by then.`,
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** What both searches touch of their tables until the first solution: entries of the matrix, or of L, R, U, D, S and C. */
export function tablesTouched(puzzle: Puzzle): { matrix: number; links: number } {
  const matrix = watched(algorithmX.start(puzzle, { ...settings, rule: 'fewest' }), ['matrix']);
  drain(algorithmX.run(matrix.state));
  const links = watched(dancingLinks.start(puzzle, { ...settings, rule: 'fewest' }), ['L', 'R', 'U', 'D', 'S', 'C']);
  drain(dancingLinks.run(links.state));
  return { matrix: matrix.touched(), links: links.touched() };
}

/** Accesses to the tables of Algorithm X and of dancing links, counted alike: the same search, the same choices. */
export const memoryTouched: Chart = async (document) => {
  const touched = puzzlesOf(names.slice(0, 6)).map(({ name, puzzle }) => ({ puzzle: name, ...tablesTouched(puzzle) }));
  const rows = touched.flatMap(({ puzzle, matrix, links }) => [
    { puzzle, method: 'Algorithm X: the matrix', touched: matrix },
    { puzzle, method: 'dancing links: L, R, U, D, S, C', touched: links },
  ]);
  const saved = touched.map(({ matrix, links }) => Math.round(matrix / links));
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 255,
      marginBottom: 46,
      marginLeft: width === WIDE ? 150 : 132,
      marginRight: 24,
      ariaLabel: 'Entries read or written by Algorithm X and by dancing links',
      x: logAxisBelow([10_000, 5_000_000], 'entries read or written'),
      y: { label: null, domain: touched.map(({ puzzle }) => puzzle) },
      symbol: { legend: true },
      color: { range: ['var(--set-2)', 'var(--set-1)'] },
      marks: [Plot.dot(rows, { x: 'touched', y: 'puzzle', symbol: 'method', stroke: 'method', r: 5, strokeWidth: 2 })],
    });
  return {
    caption: `Entries read or written until the first solution. The links touch ${Math.min(...saved)} to ${Math.max(...saved)} times fewer entries.`,
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** A state whose tables count each entry that is read or written; its algorithm runs on it unchanged. */
export function watched<State extends object>(
  state: State,
  tables: readonly (keyof State & string)[],
): { state: State; touched(): number } {
  let touched = 0;
  const isEntry = (key: string | symbol) => typeof key === 'string' && /^\d+$/.test(key);
  const watch = <Table extends object>(table: Table): Table =>
    new Proxy(table, {
      get(target, key) {
        if (isEntry(key)) touched++;
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
      set(target, key, value) {
        if (isEntry(key)) touched++;
        return Reflect.set(target, key, value);
      },
    });
  const seen = Object.fromEntries(tables.map((name) => [name, watch(state[name] as object)]));
  return { state: { ...state, ...seen }, touched: () => touched };
}
