import { describe, expect, it } from 'vitest';
import { drawChart } from '../build/draw-chart.ts';

const tableOf = async (name: string) => (await drawChart(name)).table as Record<string, number | string>[];
const column = (rows: Record<string, number | string>[], name: string) => rows.map((row) => row[name] as number);

describe('what the chapters read from their charts is so', () => {
  it('chapter 2: fewest candidates first is the best order by far on one puzzle, and on another only the spiral is worse', async () => {
    const rows = await tableOf('backtracking-orders');
    const ranked = (puzzle: string) =>
      rows.filter((row) => row.puzzle === puzzle).sort((a, b) => (a.calls as number) - (b.calls as number));
    const [best, second] = ranked('Wikipedia example');
    expect(best!.order).toBe('fewest candidates first');
    expect(second!.calls as number).toBeGreaterThan(5 * (best!.calls as number));
    expect(
      ranked('AI Escargot')
        .map(({ order }) => order)
        .slice(-2),
    ).toEqual(['fewest candidates first', 'spiral']);
  });

  it('chapter 3: round 7 fixes two cells, the next ones seven and ten; of eight puzzles the rounds solve two and do nothing for three', async () => {
    expect(column(await tableOf('rounds'), 'cells fixed').slice(6, 9)).toEqual([2, 7, 10]);
    const rows = await tableOf('rounds-share');
    const open = rows.filter((row) => row['left for the search'] !== 0);
    expect([rows.length, open.length]).toEqual([8, 6]);
    expect(Math.max(...column(open, 'fixed by rounds'))).toBe(11);
    expect(open.filter((row) => row['fixed by rounds'] === 0)).toHaveLength(3);
  });

  it('chapter 4: the settings with MRV lead, in equal pairs; degree has the best median and a bad puzzle; LCV has no clear answer', async () => {
    const rows = await tableOf('constraint-ablation');
    const at = (switches: string) => rows.find((row) => row.switches === switches) as Record<string, number>;
    expect(rows.slice(0, 8).every(({ switches }) => String(switches).includes('MRV'))).toBe(true);
    for (const behind of ['MRV', 'MRV + deg', 'MRV + LCV', 'MRV + deg + LCV'])
      expect({ ...at(`FC + ${behind}`), switches: '' }).toEqual({ ...at(behind), switches: '' });
    expect(at('MRV + deg').median).toBe(Math.min(...column(rows.slice(0, 8), 'median')));
    expect(at('MRV + deg')['AI Escargot']! / at('MRV')['AI Escargot']!).toBeCloseTo(5, 0);
    expect(at('FC')['Wikipedia example']! / at('none')['Wikipedia example']!).toBeCloseTo(1 / 8, 2);
    expect(at('MRV + LCV')['Golden Nugget']).toBeLessThan(at('MRV')['Golden Nugget']! / 2);
    expect(at('MRV + LCV')['AI Escargot']).toBe(Math.max(...column(rows.slice(0, 8), 'AI Escargot')));
  });

  it('chapter 4: on the grid of the five runs degree takes a few more than MRV alone, and LCV alone a little less than nothing at all', async () => {
    const [none, checking, mrv, degree, lcv] = column(await tableOf('constraint-switches'), 'assignments');
    expect([checking! < none!, lcv! < none!, lcv! > none! / 2, degree! > mrv!, degree! < 2 * mrv!]).toEqual([true, true, true, true, true]);
  });
});
