import { describe, expect, it } from 'vitest';
import { energyOf } from '../../engine/anneal/energy.ts';
import { BLOW, type Flow, fillAgain, flowAtStart, isQuenched, POINTS, propose, SEED, spreadOf, strike } from './flow.ts';

/** Proposes swaps until the grid is solved, or so many thousands. */
function forge(flow: Flow, most: number): Flow {
  propose(flow, most * BLOW);
  return flow;
}

const solved = (flows: readonly Flow[]) => flows.filter(({ board }) => board.energy === 0).length;
const seeds = Array.from({ length: 10 }, (_, i) => SEED + i);

describe('the flow of swaps', () => {
  it('solves nothing when it is cold, nothing when it is hot, and nearly always in between', () => {
    const at = (temperature: number) => solved(seeds.map((seed) => forge(flowAtStart('temperature', temperature, seed), 40)));
    expect(at(0.1)).toBe(0);
    expect(at(1)).toBe(0);
    expect(at(0.4)).toBeGreaterThanOrEqual(9);
  });

  it('needs one bad swap in a hundred, too: not every one, and not next to none', () => {
    const at = (n: number) => solved(seeds.map((seed) => forge(flowAtStart('chance', n, seed), 40)));
    expect(at(1)).toBe(0);
    expect(at(100_000)).toBeLessThanOrEqual(3);
    expect(at(100)).toBeGreaterThanOrEqual(7);
  });

  it.each(['temperature', 'chance'] as const)('gives the same energies in however many slices: %s', (rule) => {
    const run = (slice: number) => {
      const flow = flowAtStart(rule);
      flow.cooling = rule === 'temperature' ? 10 : 0;
      while (flow.proposals < 12_000) propose(flow, Math.min(slice, 12_000 - flow.proposals));
      return { points: flow.points, blows: flow.blows };
    };
    expect(run(7)).toEqual(run(12_000));
  });

  it('freezes when it is quenched, but for about one grid in forty, and settles when it is cooled slowly', () => {
    const cooled = (grids: number, cool: (flow: Flow) => void) =>
      Array.from({ length: grids }, (_, seed) => {
        const flow = flowAtStart('temperature', 2, seed + 1);
        fillAgain(flow, seed + 1);
        propose(flow, 3 * BLOW);
        cool(flow);
        return flow;
      });
    const quenched = cooled(200, (flow) => {
      flow.level = 0.17;
      propose(flow, BLOW - 1);
    });
    expect(solved(quenched)).toBe(5);
    expect(quenched.every(isQuenched)).toBe(true);
    const slow = cooled(20, (flow) => {
      flow.cooling = 10;
      propose(flow, 25 * BLOW);
    });
    expect(solved(slow)).toBeGreaterThan(14);
    expect(slow.some(isQuenched)).toBe(false);
    expect(isQuenched(forge(flowAtStart('temperature', 0.4), 40))).toBe(false);
  });

  it('counts what it proposes, keeps the energy it has, and stops where the grid is right', () => {
    const flow = forge(flowAtStart('temperature', 0.4), 40);
    expect(flow.board.energy).toBe(0);
    expect(energyOf(flow.board.puzzle.grid, flow.board.digits)).toBe(0);
    expect(flow.blows.reduce((sum, { proposals }) => sum + proposals, 0)).toBe(flow.proposals);
    const before = flow.proposals;
    expect(strike(flow).proposals).toBe(0);
    expect(flow.proposals).toBe(before);
  });

  it('fills the boxes again from a seed, and counts rightly from there', () => {
    const flow = forge(flowAtStart('chance', 100), 2);
    fillAgain(flow, 9);
    const [first] = [flow.board.digits.slice()];
    expect(flow.points.at(-1)).toMatchObject({ energy: flow.board.energy, isNew: true });
    propose(flow, 2000);
    expect(flow.board.energy).toBe(energyOf(flow.board.puzzle.grid, flow.board.digits));
    fillAgain(flow, 9);
    expect(flow.board.digits).toEqual(first);
  });

  it('keeps the newest points of the line, and tells how they are spread', () => {
    const flow = forge(flowAtStart('temperature', 3), 30);
    expect(flow.points).toHaveLength(POINTS);
    expect([...spreadOf(flow).values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });

  it('passes through the right temperature when it is cooled by a fifth each time, and misses it when cooled by three tenths', () => {
    const cooled = (factor: number) => {
      const flow = flowAtStart('temperature', 3);
      while (flow.board.energy > 0 && flow.blows.length < 40) {
        strike(flow);
        flow.level *= factor;
      }
      return flow;
    };
    expect(cooled(0.8).board.energy).toBe(0);
    expect(cooled(0.7).board.energy).toBe(4);
  });
});
