import { describe, expect, it } from 'vitest';
import { drawn } from '../../authoring/blank.ts';
import { hillClimbing } from '../../engine/anneal/hill-climbing.card.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { textOf } from '../kit/swap-board.ts';
import { chanceDrawing } from './chance-drawing.ts';
import { chanceOfClimb, climbAtStart, GIVENS, isSolved, isStuck, mapOf, SEEDS, startAnew, step, workedExample } from './fog.ts';

describe('the map of a 4 × 4', () => {
  const map = mapOf();

  it('holds every grid: three boxes of six orders each', () => {
    expect(map.size).toBe(6 ** 3);
    expect([...map.values()].filter(({ energy }) => energy === 0)).toHaveLength(1);
    expect([...map.values()].every(({ around }) => around.length === 9 && around.every((text) => map.has(text)))).toBe(true);
  });

  it('has even energies only', () => {
    expect([...map.values()].every(({ energy }) => energy % 2 === 0)).toBe(true);
  });

  it('has two grids whose chances are an example, the lower one a step below the upper', () => {
    const [upper, lower] = workedExample(map)!;
    expect(upper.below.map(({ spot }) => spot)).toContain(lower.spot);
    for (const { chance, below } of [upper, lower])
      expect(chance).toBeCloseTo(below.reduce((sum, next) => sum + next.chance, 0) / below.length);
    expect(lower.below.map(({ chance }) => chance)).toEqual([1, 1, 0]);
  });

  it('rings a grid without a way down on the map and in the means below it', () => {
    const picture = drawn('div', (place) => chanceDrawing(place)(map, workedExample(map)!, 560));
    const [onMap, below] = picture.split('class="branches"');
    expect(onMap!.match(/class="lost bottom"/g)).toHaveLength(7);
    expect(below!.match(/class="lost bottom"/g)).toHaveLength(1);
  });

  it('tells what can become of a climb', () => {
    const count = (fate: string) => [...map.values()].filter((spot) => spot.fate === fate).length;
    expect(['sure', 'open', 'lost'].map(count)).toEqual([108, 61, 47]);
    expect(chanceOfClimb(map)).toBeCloseTo(0.683, 3);
  });

  it('has seven grids without a way down, and none of them is a hole: a step on the level leads to one from which there is', () => {
    const energyOf = (text: string) => map.get(text)!.energy;
    const isBottom = ({ energy, around }: { energy: number; around: readonly string[] }) =>
      energy > 0 && around.every((next) => energyOf(next) >= energy);
    const bottoms = [...map.values()].filter(isBottom);
    expect(bottoms).toHaveLength(7);
    for (const { energy, around } of bottoms)
      expect(around.some((next) => energyOf(next) === energy && !isBottom(map.get(next)!))).toBe(true);
  });
});

describe('a climb', () => {
  it('begins where the run of the chapter begins', async () => {
    const { default: named } = await import('../../../content/puzzles/named.json', { with: { type: 'json' } });
    const { puzzle } = readPuzzles(named.find(({ id }) => id === 'rmit-easy-4')!.puzzle)[0]!;
    expect(puzzle.givens.join('')).toBe(GIVENS);
    const state = hillClimbing.start(puzzle, { choice: 'first', sideways: 0, limit: 10_000, seed: 8 });
    const starts: string[] = [];
    for (const { kind } of hillClimbing.run(state)) if (kind === 'newStart') starts.push(textOf(state));
    const climb = climbAtStart();
    const begun = SEEDS.map(() => {
      const text = textOf(climb.board);
      startAnew(climb);
      return text;
    });
    expect([begun.at(-1), ...begun.slice(0, -1)]).toEqual(starts);
  });

  it('is lost twice and sure the third time', () => {
    const map = mapOf();
    const climb = climbAtStart();
    const fates = SEEDS.slice(0, 3).map(() => {
      const { fate } = map.get(textOf(climb.board))!;
      startAnew(climb);
      return fate;
    });
    expect(fates).toEqual(['lost', 'lost', 'sure']);
  });

  it('that came to 0 was not in vain', () => {
    const climb = climbAtStart();
    const inVain = SEEDS.map(() => {
      while (!isStuck(climb) && !isSolved(climb)) step(climb, climb.steps.toSorted((one, other) => one.delta - other.delta)[0]!);
      startAnew(climb);
      return climb.inVain;
    });
    expect(inVain.slice(0, 3)).toEqual([1, 2, 2]);
  });

  it('goes down only, until it may walk on the level', () => {
    const climb = climbAtStart();
    const go = (fits: (delta: number) => boolean) => step(climb, climb.steps.find(({ delta }) => fits(delta))!);
    expect(go((delta) => delta >= 0)).toBe(false);
    while (!isStuck(climb)) expect(go((delta) => delta < 0)).toBe(true);
    expect(climb.stuckAt).toBe(climb.board.energy);
    expect(go((delta) => delta === 0)).toBe(false);
    climb.mayWalk = true;
    for (let moves = 0; !isSolved(climb) && moves < 20; moves++) {
      const map = mapOf();
      const opens = climb.steps.find(
        ({ delta }, index) => delta === 0 && map.get(map.get(textOf(climb.board))!.around[index]!)!.fate !== 'lost',
      );
      const best = climb.steps.toSorted((a, b) => a.delta - b.delta)[0]!;
      expect(step(climb, best.delta < 0 ? best : opens!)).toBe(true);
    }
    expect([isSolved(climb), climb.starts, climb.level > 0]).toEqual([true, 1, true]);
  });
});
