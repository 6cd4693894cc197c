import { describe, expect, it } from 'vitest';
import methods from '../../../content/data/chance-methods.json' with { type: 'json' };
import { medianOf } from '../../widgets/ui/numbers.ts';
import { measured } from './climbing-charts.ts';

const climbs = (choice: string, sideways: number) =>
  medianOf(methods.climbs.filter((run) => run.choice === choice && run.sideways === sideways).map(({ proposals }) => proposals))!;
const runs = (puzzle: string, method: string) =>
  methods.runs.filter((run) => run.puzzle === puzzle && run.method === method).map(({ proposals }) => proposals);

describe('what the chapter on hill climbing says of its charts', () => {
  it('one swap sideways saves nine tenths; from 10 to 300 it matters little; a thousand is too many', () => {
    expect(climbs('first', 1) / climbs('first', 0)).toBeLessThan(0.1);
    const plain = [10, 30, 100, 300].map((sideways) => climbs('first', sideways));
    expect(Math.max(...plain) / Math.min(...plain)).toBeLessThan(2);
    expect(climbs('first', 1000)).toBeGreaterThan(2 * Math.max(...plain));
    expect(Math.max(plain[1]!, plain[2]!)).toBeLessThan(Math.min(plain[0]!, plain[3]!));
  });

  it('the best of all costs several times as much as the first while nothing goes sideways, and no more from a hundred on', () => {
    expect(climbs('best', 0) / climbs('first', 0)).toBeGreaterThan(5);
    expect(climbs('best', 1) / climbs('first', 1)).toBeGreaterThan(3);
    for (const sideways of [100, 300, 1000]) expect(climbs('best', sideways)).toBeLessThan(1.1 * climbs('first', sideways));
    expect(climbs('best', 300) / climbs('first', 300)).toBeLessThan(0.8);
    expect(climbs('best', 1000) / climbs('best', 100)).toBeLessThan(1.1);
    expect(climbs('best', 1000)).toBe(climbs('best', 300));
    expect(Number(measured['climber-best-mean']().replace(',', ''))).toBeGreaterThan(
      Number(measured['climber-first-mean']().replace(',', '')),
    );
  });

  it('against the others: between the two on the easy one, as much as Monte Carlo on the second, the fewest on AI Escargot; the dots overlap', () => {
    const [easy, middle, hard] = ['monte-carlo-2', 'monte-carlo-3', 'ai-escargot'].map(
      (puzzle) => medianOf(runs(puzzle, 'hill-climbing'))! / medianOf(runs(puzzle, 'monte-carlo'))!,
    );
    expect(Math.round(easy!)).toBe(3);
    expect(middle!).toBeCloseTo(1, 1);
    expect(1 / hard!).toBeGreaterThan(2.5);
    const [first, last] = ['monte-carlo-2', 'ai-escargot'].map((puzzle) =>
      ['monte-carlo', 'hill-climbing', 'annealing'].toSorted((a, b) => medianOf(runs(puzzle, a))! - medianOf(runs(puzzle, b))!),
    );
    expect(first![1]).toBe('hill-climbing');
    expect(last![0]).toBe('hill-climbing');
    expect(1 / hard!).toBeLessThan(3.5);
    expect(Math.min(...runs('ai-escargot', 'monte-carlo'))).toBeLessThan(Math.min(...runs('ai-escargot', 'hill-climbing')));
    expect(methods.runs.every(({ solved }) => solved)).toBe(true);
  });
});
