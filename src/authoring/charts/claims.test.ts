import { readdirSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import order from '../../../content/data/grade-order.json' with { type: 'json' };
import fit from '../../../content/data/score-fit.json' with { type: 'json' };
import { soaking } from '../../../tests/samples.ts';
import { hasDigit } from '../../engine/candidates.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName, gridOf } from '../../engine/grid.ts';
import { constraintSearch, withoutChance } from '../../engine/search/constraint-search.card.ts';
import { fieldOf } from '../../engine/step.ts';
import { searchOf } from '../../tries/culprit/culprit.ts';
import { boardAt, roundsOf } from '../../tries/rounds/rounds.ts';
import { gridPuzzles } from '../../widgets/runs/puzzle-library.ts';
import { chartModules } from '../chart-modules.ts';
import { drawChart } from '../draw-chart.ts';
import { findPuzzle } from '../puzzles.ts';
import { runAtBuild } from '../run-at-build.ts';
import { measured as levelsMeasured } from './backtracking-levels.ts';
import { callsByOrder } from './backtracking-orders.ts';
import { ablated, bitsOf, followRun, settings } from './constraint-runs.ts';
import { NORVIG } from './norvig.ts';
import { placementCost } from './word-cost.ts';

/** Each chart is drawn once, however often it is read. */
const drawn = new Map<string, ReturnType<typeof drawChart>>();
function charted(name: string): ReturnType<typeof drawChart> {
  if (!drawn.has(name)) drawn.set(name, drawChart(name));
  return drawn.get(name)!;
}
const tableOf = async (name: string) => (await charted(name)).table as Record<string, number | string>[];
const column = (rows: Record<string, number | string>[], name: string) => rows.map((row) => row[name] as number);

it('every file with a chart or with figures is listed', () => {
  const files = readdirSync('src/authoring/charts').filter((file) => !file.endsWith('.test.ts'));
  const holds = /^export const (\w+: Chart|measured)\b/m;
  const named = files.filter((file) => holds.test(readFileSync(`src/authoring/charts/${file}`, 'utf8')));
  const list = readFileSync('src/authoring/chart-modules.ts', 'utf8');
  expect([...list.matchAll(/'\.\/charts\/(.*)'/g)].map(([, file]) => file).sort()).toEqual(named.sort());
  expect(chartModules).toHaveLength(named.length);
});

describe('what the chapters read from their charts is so', () => {
  it('making puzzles: the grid of the first figure has six rectangles, each with a given at the start, three with only one', async () => {
    expect(column(await tableOf('unavoidable-sets'), 'givens').toSorted()).toEqual([1, 1, 1, 2, 3, 3]);
  });

  it('backtracking: fewest candidates first is the best order by far on one puzzle, and on another only the spiral is worse', () => {
    // On the second puzzle it takes half a million calls, the spiral a few more, the others less than a tenth.
    const ranked = (id: string, most?: number) => callsByOrder(id, most).sort((a, b) => a.calls - b.calls);
    const [best, second] = ranked('wikipedia');
    expect(best!.order).toBe('fewest candidates first');
    expect(second!.calls).toBeGreaterThan(5 * best!.calls);
    const worst = ranked('ai-escargot', soaking ? undefined : 2_000_000)
      .map(({ order }) => order)
      .slice(-2);
    expect(soaking ? worst : worst.sort()).toEqual(['fewest candidates first', 'spiral']);
  });

  it('backtracking: while 8 is at r1c9 all dead ends but the last are in row 2, which has no place for its own 8; the tree grows in waves', () => {
    const { puzzle, placed, deadEnds } = searchOf(readPuzzles(findPuzzle('wikipedia').text)[0]!.puzzle);
    const eights = placed.filter(({ cell, digit }) => cell < 9 && digit === 8).sort((a, b) => a.from - b.from);
    expect(eights.slice(0, 3).map(({ cell, from }) => [cellName(puzzle.grid, cell), from])).toEqual([
      ['r1c7', 34],
      ['r1c9', 150],
      ['r1c7', 626],
    ]);
    const met = deadEnds.filter(({ position }) => position > eights[1]!.from && position < eights[1]!.to);
    expect(met).toHaveLength(22);
    expect(new Set(met.map(({ cell }) => puzzle.grid.rowOfCell[cell]))).toEqual(new Set([1]));
    expect(met.filter(({ cell }) => puzzle.grid.columnOfCell[cell]! > 5).length).toBeGreaterThan(0.7 * met.length);
    const open = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0).map((cell) => cellName(puzzle.grid, cell));
    expect([open[10], open[11]]).toEqual(['r2c9', 'r3c1']);
    const { 'levels-first-peak-at': peak, 'levels-first-low-at': low, 'levels-widest-at': widest } = levelsMeasured;
    expect([peak(), low(), widest()]).toEqual(['9', '12', '21']);
  });

  it('propagate-then-search: of eight puzzles the rounds solve two and do nothing for three', async () => {
    const rows = await tableOf('rounds-share');
    const open = rows.filter((row) => row['left for the search'] !== 0);
    expect([rows.length, open.length]).toEqual([8, 6]);
    expect(Math.max(...column(open, 'fixed by rounds'))).toBe(11);
    expect(open.filter((row) => row['fixed by rounds'] === 0)).toHaveLength(3);
  });

  it('propagate-then-search: in round 3 the five digits of round 2 are new, and a list makes fewer looks in every round', async () => {
    const rows = await tableOf('rounds-looks');
    expect(rows).toHaveLength(11);
    expect(rows[2]!['by rounds']).toBe(42 * 20);
    for (const row of rows.slice(0, -1)) expect(row['with a list'] as number).toBeLessThan(row['by rounds'] as number);
  });

  it('propagate-then-search: where the rounds run dry five digits have one place left in their box, and conclusions after every guess need no guess', async () => {
    const { puzzle } = readPuzzles(findPuzzle('csp-sudoku3').text)[0]!;
    const rounds = roundsOf(puzzle);
    const { digits, candidates } = boardAt(puzzle, rounds, rounds.length + 1);
    const found = puzzle.grid.cellsOfHouse.slice(-9).flatMap((cells) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => {
        const places = cells.filter((cell) => digits[cell] === 0 && hasDigit(candidates[cell]!, digit));
        return places.length === 1 ? [`${digit} ${cellName(puzzle.grid, places[0]!)}`] : [];
      }),
    );
    expect(found).toEqual(['4 r1c5', '6 r4c3', '9 r9c2', '2 r9c7', '6 r8c8']);
    expect((await tableOf('three-searches')).map(({ tries }) => tries)).toEqual([474_004, 6114, 0]);
  });

  it('constraint-search: each idea saves tries, and of five switches two never cost one', async () => {
    const steps = await tableOf('constraint-steps');
    const solved = (value: unknown): value is number => typeof value === 'number';
    for (const row of steps) {
      const [none, checked, fewest, spread] = [row['no switch'], row.checking, row['checking + fewest'], row['fewest + propagate']];
      if (solved(none) && solved(checked)) expect(checked).toBeLessThan(none / 10);
      if (solved(checked)) expect(fewest as number).toBeLessThan(checked * (row.puzzle === 'Norvig, grid 1' ? 0.55 : 0.2));
      expect(spread as number).toBeLessThan(fewest as number);
    }
    expect(steps.filter((row) => row['fewest + propagate'] === 0)).toHaveLength(4);
    expect(steps.filter(({ checking }) => !solved(checking)).map(({ puzzle }) => puzzle)).toEqual(['Golden Nugget']);
    const gambles = await tableOf('constraint-gambles');
    expect(gambles.filter(({ costs }) => costs === 0).map((row) => row.switch)).toEqual([
      'Forward checking',
      'Propagate after every guess',
    ]);
    const [fewest, degree, values] = gambles.slice(1, 4) as Record<string, number>[];
    expect(fewest!.saves).toBeGreaterThan(5 * fewest!.costs!);
    for (const rule of [degree!, values!]) expect(rule.costs).toBeGreaterThan(0.65 * rule.saves!);
    const times = (name: 'degree' | 'lcv') =>
      followRun('ai-escargot', bitsOf('forwardChecking', 'mrv', name)).tries /
      followRun('ai-escargot', bitsOf('forwardChecking', 'mrv')).tries;
    expect(times('degree')).toBeCloseTo(5, 0);
    expect(times('lcv')).toBeCloseTo(8, 0);
  });

  it('constraint-search: what only concludes never costs a try, whatever else is on, and each rule that chooses does somewhere', () => {
    const rows = settings.map((bits) => {
      const runs = ablated.map((id) => followRun(id, bits));
      const tries = runs.map((run) => [run.puzzle, run.solved ? run.tries : 'over'] as const);
      return { switches: runs[0]!.setting, ...Object.fromEntries(tries) } as Record<string, number | string>;
    });
    const key = (names: readonly string[]) => names.toSorted().join();
    const parts = (row: (typeof rows)[number]) =>
      String(row.switches)
        .split(' + ')
        .filter((name) => name !== 'none');
    const at = (names: readonly string[]) => rows.find((row) => key(parts(row)) === key(names));
    const puzzles = ablated.map((id) => findPuzzle(id).name);
    const loses = (rule: string): boolean =>
      rows
        .filter((row) => parts(row).includes(rule))
        .some((row) => {
          const others = parts(row).filter((name) => name !== rule);
          // Propagation checks forward itself: with it the other switch is off in the table.
          return [at(others), at([...others, 'forward checking'])].some((before) =>
            puzzles.some((puzzle) => typeof before?.[puzzle] === 'number' && !((row[puzzle] as number) <= before[puzzle])),
          );
        });
    expect(['forward checking', 'propagation'].map(loses)).toEqual([false, false]);
    expect(['MRV', 'degree', 'LCV'].map(loses)).toEqual([true, true, true]);
    const all = at(['MRV', 'degree', 'LCV', 'propagation'])!;
    const norvig = at(['MRV', 'propagation'])!;
    // On AI Escargot degree helps just where LCV is on, and LCV just where MRV is off.
    const turned = (rule: string) =>
      rows
        .filter((row) => parts(row).includes(rule))
        .map((row) => ({ on: parts(row), saves: row['AI Escargot']! < at(parts(row).filter((name) => name !== rule))!['AI Escargot']! }));
    expect(turned('degree').every(({ on, saves }) => saves === on.includes('LCV'))).toBe(true);
    expect(turned('LCV').every(({ on, saves }) => saves !== on.includes('MRV'))).toBe(true);
    expect([all['Golden Nugget']! < norvig['Golden Nugget']!, all['AI Escargot']! < norvig['AI Escargot']!]).toEqual([true, false]);
  });

  it('constraint-search: two runs part where only one of them checks forward, and with MRV they never part', () => {
    const written = (id: string, options: { readonly forwardChecking: boolean; readonly mrv: boolean }) => {
      const { puzzle } = readPuzzles(findPuzzle(id).text)[0]!;
      const all = { ...options, degree: false, lcv: false, propagation: false, ...withoutChance } as const;
      return [...constraintSearch.run(constraintSearch.start(puzzle, all))].flatMap((step) =>
        step.kind === 'assign' ? [`${step.digit} ${cellName(puzzle.grid, step.cell)}`] : [],
      );
    };
    const [plain, checked] = [false, true].map((forwardChecking) => written('wikipedia', { forwardChecking, mrv: false }));
    const parts = plain!.findIndex((digit, index) => digit !== checked![index]);
    expect([plain![parts - 1], plain![parts], checked![parts]]).toEqual(['4 r1c6', '8 r1c7', '6 r1c6']);
    expect(written('ai-escargot', { forwardChecking: false, mrv: true })).toEqual(
      written('ai-escargot', { forwardChecking: true, mrv: true }),
    );
  });

  it('constraint-search: Norvig’s program solves two puzzles of the list with seventeen givens without a guess', () => {
    const unguessed = gridPuzzles.filter(({ text }) => {
      const { puzzle } = readPuzzles(text)[0]!;
      if (puzzle.grid.size !== 9 || puzzle.cages.length > 0 || puzzle.givens.filter((digit) => digit !== 0).length !== 17) return false;
      for (const { kind } of constraintSearch.run(constraintSearch.start(puzzle, NORVIG))) if (kind === 'try') return false;
      return true;
    });
    expect(unguessed.map(({ id }) => id).sort()).toEqual(['anti-brute-force', 'royle-17']);
  });

  it.each(['constraint-steps'])('constraint-search: every number of %s that is a run leads to that run', async (name) => {
    const { table, links, markup } = await charted(name);
    const addresses = links!.flatMap((row) => Object.values(row));
    const numbers = table.flatMap(({ puzzle, ...runs }) => Object.values(runs));
    expect(addresses).toHaveLength(numbers.filter((value) => typeof value === 'number').length);
    expect(addresses).toContain(
      '?run=main&algorithm=constraint-search&puzzle=ai-escargot&forwardChecking=on&mrv=on&degree=off&lcv=off&propagation=off&step=0#main',
    );
    const { document } = parseHTML(`<body>${markup}</body>`);
    const inDrawing = [...document.querySelectorAll('a.frame-link[data-run=main]')].map((link) => link.getAttribute('href')!);
    expect(new Set(inDrawing)).toEqual(new Set(addresses));
  });

  it('simulated-annealing: at 9 × 9 and 16 × 16 more givens are less work; at 25 × 25 most runs from 40 to 50% were stopped, and none at 30%', async () => {
    const rows = await tableOf('annealing-hardness');
    for (const grid of ['9 × 9', '16 × 16']) {
      const work = column(
        rows.filter((row) => String(row.grid).startsWith(grid)),
        'proposals',
      );
      expect(work).toEqual(work.toSorted((a, b) => b - a));
    }
    const large = (from: number, to: number) =>
      rows.filter((row) => String(row.grid).startsWith('25 × 25') && (row.given as number) >= from && (row.given as number) <= to);
    expect(large(40, 50).map(({ solved }) => solved)).toEqual(['1 of 3', '1 of 3', '0 of 3']);
    expect(large(40, 50).every(({ proposals }) => String(proposals).endsWith('or more'))).toBe(true);
    expect(large(30, 30).map(({ solved }) => solved)).toEqual(['3 of 3']);
  });

  it('making-puzzles: row by row and in a snake the first rows keep a fifth of their digits and the last nearly half', async () => {
    const rows = await tableOf('digging-patterns');
    for (const order of ['row by row', 'in a snake']) {
      const kept = rows.find((row) => row.order === order)!;
      expect(Math.abs((kept['kept in rows 1–3 (%)'] as number) - 20)).toBeLessThan(2);
      expect(kept['kept in rows 7–9 (%)'] as number).toBeGreaterThanOrEqual(43);
      expect(kept['kept in rows 7–9 (%)'] as number).toBeLessThan(50);
    }
  });

  it('making-puzzles: row by row column 1 is always dug, in no other order; one grid dug to the end keeps 21 to 28 digits, and 21 seldom', async () => {
    const kept = new Map((await tableOf('digging-patterns')).map((row) => [row.order, row['kept in column 1 (%)'] as number]));
    expect(kept.get('row by row')).toBe(0);
    expect([...kept.values()].filter((share) => share === 0)).toHaveLength(1);
    const sizes = await tableOf('minimal-sizes');
    expect(column(sizes, 'givens')).toEqual([21, 22, 23, 24, 25, 26, 27, 28]);
    expect(column(sizes, 'digs')[0]).toBeLessThan(10);
  });

  it('rating: medians of the score climb with the level, and the levels overlap: a hard puzzle can have a higher score than an expert one, and an easy one than a medium one', async () => {
    const rows = await tableOf('level-and-score');
    const medians = column(rows, 'median score');
    expect(medians).toEqual(medians.toSorted((a, b) => a - b));
    const [, easy, medium, hard, expert] = rows as Record<string, number>[];
    expect(hard!['most score']).toBeGreaterThan(expert!['least score']!);
    expect(easy!['most score']).toBeGreaterThan(medium!['least score']!);
  });

  it('rating: the median score climbs with the level, ever faster; of neighbouring levels nearly all pairs are in order, but at the foot', () => {
    const medians = order.levels.map(({ median }) => median);
    const climbs = medians.slice(1).map((median, place) => median / medians[place]!);
    expect(climbs).toEqual(climbs.toSorted((a, b) => a - b));
    expect(Math.min(...climbs)).toBeGreaterThan(1);
    expect(order.neighbours[0]).toBeGreaterThan(0.75);
    expect(order.neighbours[0]).toBeLessThan(0.9);
    expect(Math.min(...order.neighbours.slice(1))).toBeGreaterThan(0.955);
  });

  it('rating: weights that grow faster make a better score, and below two thirds little is won; they hold for the half that they were not fitted on', () => {
    const scores = fit.growth.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((x, y) => x - y));
    const chosen = fit.growth.findIndex(({ doubling }) => doubling === fit.doubling);
    expect(scores[chosen]! - scores[0]!).toBeGreaterThan(0.05);
    expect(scores.at(-1)! - scores[chosen]!).toBeLessThan(0.01);
    expect([fit.growth[chosen]!.score, fit.growth[chosen]!.doubling]).toEqual([fit.score, 0.667]);
    for (const { score } of fit.halves) expect(Math.abs(score - fit.score)).toBeLessThan(0.01);
    expect(fit.level).toBeGreaterThanOrEqual(0.95);
  });

  it('rating: the dug puzzles go from 1 to 5 and most need singles only; the carved ones move less than a point on average', async () => {
    const rows = await tableOf('grades-compared');
    const graded = (target: string) => rows.find((row) => row['asked for'] === target)!;
    const [, easy] = /(\d+) easy/.exec(String(graded('dug, grade 5')['levels found']).replace('very easy', 'lowest'))!;
    expect(Number(easy)).toBeGreaterThan(20);
    const carved = (level: string) => graded(`carved, ${level}`)['mean weighted grade'] as number;
    expect(carved('expert') - carved('very easy')).toBeLessThan(1);
  });

  it('killer: the last two prunings save more than eight tenths on two killers, and less than a half of the hardest', async () => {
    const saved = (await tableOf('killer-calls')).map((row) => 1 - (row['+ out of reach'] as number) / (row['wrong sum'] as number));
    expect(saved.filter((share) => share > 0.8)).toHaveLength(2);
    expect(saved.at(-1)).toBeLessThan(0.5);
  });

  it('backtracking: the tree is widest long before the last level, nowhere near nine times as wide from level to level, and ends narrow', async () => {
    const widths = column(await tableOf('backtracking-levels'), 'digits');
    expect(widths.slice(0, 2)).toEqual([3, 5]);
    expect(widths).toHaveLength(51);
    const widest = widths.indexOf(Math.max(...widths));
    expect([widest + 1, widths[widest]]).toEqual([21, 635]);
    expect(widths.every((width, level) => level === 0 || width < 4 * widths[level - 1]!)).toBe(true);
    expect(widths.slice(-14).every((width) => width === 1)).toBe(true);
  });

  it('bigger-grids: before its first dead end the search on the hard 25 × 25 has five choices, the first after forty that are forced', async () => {
    const { timeline } = await runAtBuild({ algorithm: 'dancing-links', puzzle: 'twenty-five-hard', builtSteps: 40_000 });
    const choices: number[] = [];
    for (let position = 1; timeline.kindAt(position) !== 'deadEnd'; position++) {
      if (timeline.kindAt(position) !== 'choose') continue;
      const { step, picture } = timeline.frame(position);
      choices.push(picture.cover!.sizes[fieldOf(step!, 'item')]!);
    }
    expect(choices.filter((size) => size === 1)).toHaveLength(51);
    expect(choices.filter((size) => size === 2)).toHaveLength(5);
    expect(choices.indexOf(2)).toBe(40);
    expect(choices.at(-1)).toBe(0);
  });

  it('how-fast: a placement takes eleven ANDs instead of twenty visits, 44 instead of 64 at 25 × 25, and words have lost at 64 × 64', () => {
    expect([9, 25, 64].map(placementCost)).toEqual([
      { visits: 20, ands: 11 },
      { visits: 64, ands: 44 },
      { visits: 175, ands: 191 },
    ]);
    for (const n of [4, 9, 16, 25, 36, 49]) expect(placementCost(n).ands).toBeLessThan(placementCost(n).visits);
    // The cells that a grid's cell sees, counted.
    for (const n of [9, 25]) expect(gridOf(n).peersOfCell[0]).toHaveLength(placementCost(n).visits);
  });
});
