import * as Plot from '@observablehq/plot';
import { max, median, min } from 'd3-array';
import { number } from '#words/language.ts';
import graded from '../../../content/data/grades.json' with { type: 'json' };
import fit from '../../../content/data/score-fit.json' with { type: 'json' };
import { type Level, levelNames, levels, rungOf } from '../../engine/logic/ladder.ts';
import { type Chart, NARROW, WIDE } from './chart.ts';

/** The axis of the score, horizontal or vertical. */
const SCORE: Plot.ScaleOptions = {
  type: 'log',
  domain: [80, 30_000],
  grid: true,
  ticks: [100, 300, 1000, 3000, 10_000, 30_000],
  tickFormat: ',',
  label: 'score (logarithmic)',
};

const computed = `Computed on ${graded.date}, seed ${graded.seed}.`;

/** Two grades of four hundred puzzles: computed by research/grades.ts. */
export const gradesCompared: Chart = async (document) => {
  const rows = graded.rows.map((row) => ({
    made: row.method === 'carve' ? 'carved' : 'dug',
    weighted: row.weighted,
    score: Math.max(1, row.score),
    level: levelNames[row.level as Level],
  }));
  const kinds = ['dug', 'carved'];
  const drawn = (width: number) => {
    const isNarrow = width < WIDE;
    return Plot.plot({
      document,
      width,
      height: isNarrow ? 620 : 420,
      marginLeft: isNarrow ? 58 : 60,
      marginTop: 30,
      marginRight: isNarrow ? 14 : 20,
      marginBottom: 46,
      ariaLabel: 'Weighted grade and score of generated puzzles',
      x: { domain: [0.9, 5.1], grid: true, label: 'weighted grade', labelAnchor: 'center', labelOffset: 40 },
      y: SCORE,
      // On a phone the two pictures are one under the other.
      ...(isNarrow
        ? { fy: { label: null, axis: null, domain: kinds, padding: 0.12 } }
        : { fx: { label: null, domain: kinds, padding: 0.12 } }),
      color: {
        domain: levels.map((level) => levelNames[level]),
        range: ['var(--set-3)', 'var(--set-1)', 'var(--ink-2)', 'var(--set-2)', 'var(--set-4)'],
      },
      symbol: {
        domain: levels.map((level) => levelNames[level]),
        range: ['circle', 'square', 'triangle', 'times', 'star'],
        legend: true,
      },
      marks: [
        Plot.frame({ stroke: 'var(--rule)' }),
        isNarrow
          ? Plot.text(kinds, { fy: (kind: string) => kind, text: (kind: string) => kind, frameAnchor: 'top', dy: -14, fill: 'var(--ink)' })
          : null,
        Plot.dot(rows, {
          [isNarrow ? 'fy' : 'fx']: 'made',
          x: 'weighted',
          y: 'score',
          stroke: 'level',
          symbol: 'level',
          r: 4,
          strokeWidth: 1.6,
        }),
      ],
    });
  };
  const groups = [...new Set(graded.rows.map(({ method, asked }) => `${method} ${asked}`))];
  return {
    caption: `${rows.length} generated puzzles: by each method ${graded.each} for each level or grade asked for. A dug puzzle can turn out to have any level. To the right: the weighted grade. Upward: the score, on a logarithmic scale. The shape is the level. ${computed}`,
    table: groups.map((group) => {
      const some = graded.rows.filter(({ method, asked }) => `${method} ${asked}` === group);
      const mean = (values: number[]) => Number((values.reduce((a, b) => a + b, 0) / values.length).toFixed(2));
      const found = levels.map((level) => [levelNames[level], some.filter((row) => row.level === level).length] as const);
      return {
        'asked for': group.startsWith('carve')
          ? `carved, ${levelNames[group.slice('carve '.length) as Level]}`
          : group.replace('dig', 'dug, grade'),
        'mean givens': mean(some.map(({ givens }) => givens)),
        'mean weighted grade': mean(some.map(({ weighted }) => weighted)),
        'levels found': found
          .filter(([, count]) => count > 0)
          .map(([name, count]) => `${count} ${name}`)
          .join(', '),
      };
    }),
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** How much work the puzzles of each level are: computed by research/grades.ts. */
export const levelAndScore: Chart = async (document) => {
  const rows = graded.rows.map(({ level, score }) => ({ level: levelNames[level as Level], score }));
  const names = levels.map((level) => levelNames[level]);
  const scoresOf = (name: string) => rows.filter(({ level }) => level === name).map(({ score }) => score);
  const table = names.map((level) => {
    const scores = scoresOf(level);
    return { level, puzzles: scores.length, 'least score': min(scores)!, 'median score': median(scores)!, 'most score': max(scores)! };
  });
  // The pair of which the text speaks.
  const marked = [
    { level: levelNames.hard, score: max(scoresAt('hard'))! },
    { level: levelNames.expert, score: min(scoresAt('expert'))! },
  ];
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 300,
      marginLeft: 76,
      marginBottom: 42,
      ariaLabel: 'Score of generated puzzles, by level',
      x: {
        ...SCORE,
        ...(width < WIDE && { ticks: [100, 1000, 10_000] }),
        labelAnchor: 'center',
        labelOffset: 38,
      },
      y: { label: null, domain: names.toReversed() },
      marks: [
        Plot.tickX(rows, { x: 'score', y: 'level', stroke: 'var(--set-1)', strokeOpacity: 0.45, inset: 5 }),
        Plot.tickX(table, { x: 'median score', y: 'level', stroke: 'var(--ink)', strokeWidth: 3 }),
        ...marked.map((each) => [
          Plot.dot([each], { x: 'score', y: 'level', r: 7, stroke: 'var(--set-2)', strokeWidth: 2.5 }),
          Plot.text([each], {
            x: 'score',
            y: 'level',
            text: ({ score }) => number(score),
            dy: -17,
            fill: 'var(--ink)',
            stroke: 'var(--paper)',
            strokeWidth: 4,
          }),
        ]),
      ].flat(),
    });
  return {
    caption: `The same puzzles, one mark each: the level is that of the hardest technique, the score is the sum of the weights of all steps, on a logarithmic scale. Circled: the highest score of a hard puzzle and the lowest of an expert one. ${computed}`,
    table,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

/** Rungs from the bottom to the top of the ladder, none of them a variant of another. */
const SOME_RUNGS = [
  'full-house',
  'hidden-single-line',
  'naked-single',
  'pointing',
  'naked-pair',
  'x-wing',
  'xy-wing',
  'w-wing',
  'xy-chain',
  'aic',
  'als-xz',
  'guess',
] as const;

/** How hard some rungs are on the scale of the ratings, and what they weigh: computed by research/fit-scores.ts. */
export const rungDifficulties: Chart = async (document) => {
  const rows = SOME_RUNGS.map((id) => {
    const { technique, score } = rungOf(id);
    return { technique: technique.name, difficulty: Number(fit.difficulties[id].toFixed(1)), weight: score };
  });
  const drawn = (width: number) =>
    Plot.plot({
      document,
      width,
      height: 400,
      marginLeft: 150,
      marginRight: width < WIDE ? 62 : 110,
      marginTop: 26,
      marginBottom: 8,
      style: { fontSize: '13px' },
      ariaLabel: 'Difficulty and weight of some techniques',
      x: { domain: [1, 9.5], axis: null },
      y: { label: null, domain: rows.map(({ technique }) => technique).toReversed(), tickSize: 0, padding: 0.3 },
      marks: [
        Plot.barX(rows, { x1: 1, x2: 'difficulty', y: 'technique', fill: 'var(--set-1)', fillOpacity: 0.6 }),
        Plot.text(rows, {
          x: 'difficulty',
          y: 'technique',
          text: ({ difficulty }) => difficulty.toFixed(1),
          dx: 6,
          textAnchor: 'start',
          fill: 'var(--ink)',
        }),
        Plot.text(rows, {
          y: 'technique',
          text: ({ weight }) => number(weight),
          frameAnchor: 'right',
          dx: width < WIDE ? 56 : 90,
          textAnchor: 'end',
          fill: 'var(--ink)',
          fontWeight: 600,
        }),
        Plot.text(['weight'], { frameAnchor: 'top-right', dx: width < WIDE ? 56 : 90, dy: -20, textAnchor: 'end', fill: 'var(--ink-2)' }),
        Plot.text(['difficulty'], { frameAnchor: 'top-left', dy: -20, textAnchor: 'start', fill: 'var(--ink-2)' }),
        Plot.ruleX([1], { stroke: 'var(--rule-strong)' }),
      ],
    });
  return {
    caption: `Bars: how hard some techniques of the ladder are, on the scale of Sudoku Explainer, from the ratings of ${number(fit.puzzles)} puzzles. At the right: what each weighs in a score.`,
    table: rows,
    plot: drawn(WIDE),
    narrow: drawn(NARROW),
  };
};

const dugForEvil = graded.rows.filter(({ method, asked }) => method === 'dig' && asked === '5');
const bySinglesAlone = dugForEvil.filter(({ level }) => level === 'very-easy' || level === 'easy');

const scoresAt = (target: Level) => graded.rows.filter(({ level }) => level === target).map(({ score }) => score);

export const measured = {
  'hard-score-most': () => number(max(scoresAt('hard'))!),
  'expert-score-least': () => number(min(scoresAt('expert'))!),
  'evil-puzzles': () => String(dugForEvil.length),
  'evil-singles': () => String(bySinglesAlone.length),
};
