import { expect, test } from 'vitest';
import killerCalls from '../../content/data/killer-calls.json' with { type: 'json' };
import { drain } from '../engine/algorithm.ts';
import { readPuzzles } from '../engine/formats/read.ts';
import { killerBacktracking } from '../engine/killer/killer-backtracking.card.ts';
import { killerSample } from '../engine/killer/testing/samples.ts';
import { humanSolver } from '../engine/logic/human-solver.card.ts';
import { ladder } from '../engine/logic/ladder.ts';
import { defaultsOf, readOptions } from '../engine/options.ts';
import { gradeByTechniques } from '../engine/rate/techniques.ts';
import { gradeByWeights } from '../engine/rate/weighted.ts';
import { resultOf } from '../tries/clouds/clouds.ts';
import { methodsCompared, racesRun } from './chance-methods.ts';
import { measured } from './measured.ts';
import { findPuzzle } from './puzzles.ts';
import { turnedGrades } from './turned-grades.ts';

test('figures from data files are numbers, some with a unit', () => {
  for (const [name, figure] of Object.entries(measured))
    expect([name, figure()]).toEqual([name, expect.stringMatching(/^[\d,.]+( ns| µs| ms|%)?$|^\d{4}-\d\d-\d\d$/)]);
});

test('of the examples with which Monte Carlo comes neither the emptiest nor the fullest is the hardest', () => {
  const [full, empty, between] = ['full', 'empty', 'between'].map((name) =>
    Number(measured[`example-${name}-median`]!().replaceAll(',', '')),
  );
  expect(full).toBeLessThan(empty! / 3);
  expect(between).toBeGreaterThan(10 * empty!);
});

test('larger cages cost backtracking dearly and reasoning nothing', () => {
  const figure = (name: string) => Number.parseFloat(measured[name]!().replaceAll(',', ''));
  expect(figure('killer-backtracking-growth')).toBeGreaterThan(1000);
  expect(figure('killer-advanced-six')).toBeLessThan(figure('killer-advanced-two'));
});

test('triads lose alone, splitting digits wins little, and triads win with it', () => {
  const figure = (name: string) => Number(measured[`splits-${name}`]!());
  expect(figure('triads-time')).toBeGreaterThan(1.05);
  expect(figure('digits-time')).toBeGreaterThan(0.9);
  expect(figure('both-time')).toBeLessThan(0.93 * figure('digits-time'));
  expect(figure('digits-guesses') / figure('neither-guesses')).toBeCloseTo(0.7, 1);
  expect(figure('both-guesses')).toBeLessThan(0.55 * figure('neither-guesses'));
});

test('a search that counts its failures takes less than a fifth of the nodes', () => {
  const figure = (name: string) => Number(measured[name]!().replaceAll(',', ''));
  for (const set of ['hard-25', 'minimal-16']) expect(figure(`${set}-remembers`)).toBeLessThan(0.2 * figure(`${set}-forgets`));
});

test('of the calls on the killer built to hurt nearly all are for cells of its fifth row', () => {
  expect(Number(measured['killer-row-five']!())).toBeGreaterThan(90);
});

test('the killer built to hurt has a 5 in r1c4, where a 7 belongs, when it first comes to a dead end in row 5, and keeps it for a quarter of its calls', () => {
  const { puzzle, solution } = killerSample('killer-rmit-hard-1');
  expect(killerCalls.kept).toMatchObject({ id: 'killer-rmit-hard-1', cell: 'r1c4', digit: 5, answer: 7 });
  expect(killerCalls.kept.calls / killerCalls.rows.at(-1)!.calls).toBeCloseTo(0.26, 2);
  const state = killerBacktracking.start(puzzle, { complete: true, partial: true, reach: true });
  let deadEnds = 0;
  for (const step of killerBacktracking.run(state)) if (step.kind === 'deadEnd' && ++deadEnds && step.cell >= 4 * 9) break;
  expect(deadEnds).toBe(29_666);
  expect(state.digits.findIndex((digit, cell) => digit !== Number(solution![cell]))).toBe(3);
  expect(state.digits[3]).toBe(5);
});

test('sharing out takes longer on the killer that its chapter names, and no more than a few times as long', () => {
  const [shared, unshared] = ['killer-shared', 'killer-unshared'].map((name) => Number.parseFloat(measured[name]!()));
  expect(shared).toBeGreaterThan(unshared!);
  expect(shared).toBeLessThan(5 * unshared!);
});

test('the plain rule wins on the first puzzle, annealing on the two that its chapter names', () => {
  const [first, ...others] = methodsCompared();
  expect(first!.ratio).toBeGreaterThan(10);
  expect(others.map(({ puzzle }) => puzzle)).toEqual(['monte-carlo-3', 'ai-escargot']);
  for (const { ratio } of others) expect(ratio).toBeLessThan(1);
  // Quicker by the medians, and not by the pairs.
  expect(Number(measured['annealing-pairs-second']!())).toBeLessThan(50);
  // What the chapter calls proved: two equal methods come so far once in twenty times.
  for (const nth of ['first', 'second', 'third']) expect(Number(measured[`steady-pairs-${nth}`]!())).toBeGreaterThanOrEqual(68);
});

test('Monte Carlo leads on the first puzzle, the climber on AI Escargot: neither is better on all', () => {
  expect(Number(measured['climber-to-chance-first']!())).toBeGreaterThan(1);
  expect(Number(measured['climber-to-chance-third']!())).toBeLessThan(1);
});

test('puzzles turned upside down keep their level, and Shortz 301 changes its score most', () => {
  const turned = turnedGrades();
  for (const { before, after } of turned) expect(after.level).toBe(before.level);
  const changes = turned.map(({ id, before, after }) => ({ id, by: Math.abs(before.score - after.score) }));
  expect(changes.toSorted((a, b) => b.by - a.by)[0]!.id).toBe('shortz-301');
});

test('of the puzzles in the chapter on rating two have the same weighted grade, one with singles alone and one extreme; Mepham’s needs an X-wing', () => {
  const puzzleOf = (id: string) => readPuzzles(findPuzzle(id).text)[0]!.puzzle;
  const [hurt, escargot, mepham] = ['anti-brute-force', 'ai-escargot', 'mepham-d'].map(puzzleOf);
  expect(gradeByWeights(hurt!).grade).toBe(gradeByWeights(escargot!).grade);
  expect([hurt, escargot, mepham].map((puzzle) => gradeByTechniques(puzzle!).level)).toEqual(['easy', 'extreme', 'hard']);
  const state = humanSolver.start(mepham!, defaultsOf(humanSolver.options) as Parameters<typeof humanSolver.start>[1]);
  const seen = [...humanSolver.run(state)].flatMap((step) => (step.kind === 'see' ? [ladder[step.rung]!.technique.name] : []));
  expect(seen[19 - 1]).toBe('X-wing');
  const placed = (hardest: string) => {
    const options = readOptions(humanSolver.options, { hardest }) as Parameters<typeof humanSolver.start>[1];
    const { outcome, counts } = drain(humanSolver.run(humanSolver.start(mepham!, options)));
    return [outcome, counts.place];
  };
  expect([placed('very-easy'), placed('medium'), placed('hard')[0]]).toEqual([['stuck', 9], ['stuck', 14], 'solved']);
});

test('of the bets only the first is decided; one temperature kept all the time needs less than either, on each puzzle', () => {
  expect(racesRun().map(resultOf)).toEqual(['chance', 'even', 'even']);
  for (const { median } of methodsCompared()) expect(median.steady).toBeLessThan(Math.min(median.chance, median.annealing));
});
