import { describe, expect, it } from 'vitest';
import named from '../../../content/puzzles/named.json' with { type: 'json' };
import { readPuzzles } from '../../engine/formats/read.ts';
import { plain } from '../../narration/sentence.ts';
import type { Lap } from '../../widgets/workers/race-clock.ts';
import { labelPlaces } from './label-places.ts';
import {
  afterLap,
  areClose,
  endsOf,
  FIRST,
  isOver,
  priceOf,
  type Race,
  raceOn,
  racerIds,
  skipped,
  standingsOf,
  started,
  storedCostliest,
  storedFor,
  storedPuzzles,
} from './race.ts';
import { raceable } from './raceable.ts';
import { race as words } from './words.ts';

const lapOf = (tries: number, time: number, more: Partial<Lap> = {}): Lap => ({ tries, time, isDone: true, ending: 'solved', ...more });
const raced = (laps: readonly Lap[]): Race => laps.reduce((race, lap) => afterLap(race, race.running!, lap), started(raceOn()));

describe('a race', () => {
  it('lets the solvers in one after the other, and forgets what was before', () => {
    let race = started(raceOn());
    const seen: (string | undefined)[] = [];
    while (race.running) {
      seen.push(race.running);
      race = afterLap(race, race.running, lapOf(5, 0, { isDone: false }));
      race = afterLap(race, race.running!, lapOf(5, 100));
    }
    expect(seen).toEqual(racerIds);
    expect(isOver(race)).toBe(true);
    expect(standingsOf(started(race))).toEqual([]);
    expect(started(race).number).toBe(race.number + 1);
  });

  it('keeps what a solver that was stopped had done, as a part', () => {
    const running = afterLap(started(raceOn()), 'backtracking', { tries: 1000, time: 5000, isDone: false });
    const stopped = skipped(running);
    expect(stopped.running).toBe('propagate-then-search');
    expect(stopped.standings.backtracking).toMatchObject({ tries: 1000, isStopped: true, hasEnded: false });
    // One that had ended and was being repeated isn't stopped in the middle of anything.
    const repeated = skipped(afterLap(started(raceOn()), 'backtracking', lapOf(10, 100, { isDone: false })));
    expect(repeated.standings.backtracking).toMatchObject({ isStopped: false, hasEnded: true });
    expect(afterLap(started(raceOn()), 'backtracking', { tries: 9, time: 9, isDone: true }).standings.backtracking!.isStopped).toBe(true);
  });

  it('is lost by many tries, and the most expensive ones are somebody else’s', () => {
    const race = raced([lapOf(1000, 10_000), lapOf(100, 5000), lapOf(10, 4000), lapOf(10, 3000), lapOf(10, 500), lapOf(0, 90)]);
    const { costliest, slowest } = endsOf(race);
    expect([costliest.solver, slowest.solver]).toEqual(['constraint-search', 'backtracking']);
  });

  it('knows no price of what makes no try', () => {
    const race = raced([lapOf(1000, 10_000), lapOf(100, 5000), lapOf(0, 40_000), lapOf(10, 3000), lapOf(10, 500), lapOf(0, 90)]);
    const { costliest, slowest } = endsOf(race);
    expect([costliest.solver, slowest.solver]).toEqual(['dancing-links', 'constraint-search']);
    expect(endsOf(raced(racerIds.map(() => lapOf(0, 10)))).costliest.tries).toBe(0);
  });

  it('says who pays most for a try, and what few tries save', () => {
    const said = (bet: Parameters<typeof words.result>[0], isStopped = false) =>
      plain(
        words.result(
          bet,
          { solver: 'constraint-search', tries: 86, time: 4.2e6, price: 49_000, isStopped: false },
          { solver: 'backtracking', tries: 2_736_230, time: 5.6e8, price: 205, isStopped },
        ),
      ).replaceAll('\u00a0', ' ');
    expect(said('constraint-search')).toBe(
      'Yes, constraint search: a try takes 49 µs here. But it needs only 86 tries, 4.2 ms in all. Backtracking pays only 210 ns for a try, but needs 2,736,230 tries. That takes 560 ms, 130 times as long.',
    );
    expect(said(undefined, true)).toMatch(/^Constraint search: .* after 2,736,230 tries and 560 ms it still wasn’t done\.$/);
    const only = { solver: 'fast', tries: 1, time: 900, price: 900, isStopped: false } as const;
    expect(plain(words.result('fast', only, only)).replaceAll('\u00a0', ' ')).toBe(
      'Yes, the fast solver: a try takes 900 ns here, and on this puzzle it’s also the slowest: it needs one try, 900 ns in all.',
    );
  });

  it('calls two prices close that another machine may turn round', () => {
    expect(areClose({ tries: 10, time: 6200 }, { tries: 1, time: 860 })).toBe(true);
    expect(areClose({ tries: 1, time: 860 }, { tries: 10, time: 6200 })).toBe(true);
    expect(areClose({ tries: 1, time: 860 }, { tries: 1, time: 400 })).toBe(false);
  });

  it('knows the most expensive tries that are stored, far ahead of all others, for a stored puzzle that needs any', () => {
    for (const { givens, solvers } of storedPuzzles) {
      const costliest = storedCostliest(givens)!;
      expect(costliest.tries).toBeGreaterThan(0);
      for (const each of racerIds)
        if (each !== costliest.solver && solvers[each].tries > 0) expect(priceOf(costliest)).toBeGreaterThan(4 * priceOf(solvers[each]));
    }
    expect(storedCostliest('0'.repeat(81))).toBeUndefined();
  });

  it('has stored results for each puzzle it offers, and shows those of the first beside any other', () => {
    expect(storedPuzzles.map(({ id }) => id)).toContain(FIRST);
    for (const { id, givens, solvers } of storedPuzzles) {
      expect(givens).toMatch(/^\d{81}$/);
      expect(storedFor(givens).id).toBe(id);
      expect(Object.keys(solvers)).toEqual(racerIds);
    }
    expect(storedFor('0'.repeat(81)).id).toBe(FIRST);
  });

  it('says in words which puzzles can’t take part', () => {
    const givensOf = (text: string) => raceable(readPuzzles(text)[0]!.puzzle);
    const empty = '.'.repeat(80);
    expect(givensOf(`${empty}1`)).toBe(`${'0'.repeat(80)}1`);
    expect(() => givensOf('21...32....41...')).toThrow(/isn’t a plain 9 × 9 puzzle/);
    expect(() => givensOf(named.find(({ id }) => id === 'sudoku-x')!.puzzle)).toThrow(/plain/);
    expect(() => givensOf(`5.......5${'.'.repeat(72)}`)).toThrow();
  });
});

describe('names beside points', () => {
  const frame = { left: 0, right: 400, top: 0, bottom: 200 };
  it('stay in the frame and off each other', () => {
    const points = [
      { text: 'backtracking', x: 380, y: 100 },
      { text: 'propagate', x: 376, y: 104 },
      { text: 'covers', x: 20, y: 195 },
    ];
    const places = labelPlaces(points, points, frame, 13);
    for (const { text, x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + text.length * 7).toBeLessThanOrEqual(400);
      expect(y).toBeLessThanOrEqual(205);
    }
    expect(Math.abs(places[0]!.y - places[1]!.y)).toBeGreaterThan(12);
  });

  it('has a pair that is equally fast in two ways, as the chapter names it', () => {
    const { solvers } = storedFor(storedPuzzles.find(({ name }) => name === 'Golden Nugget')!.givens);
    const [one, other] = [solvers['constraint-search'], solvers['dancing-links']];
    expect(one.time / other.time).toBeGreaterThan(0.9);
    expect(one.time / other.time).toBeLessThan(1.1);
    expect(priceOf(one)).toBeGreaterThan(8 * priceOf(other));
  });
});
