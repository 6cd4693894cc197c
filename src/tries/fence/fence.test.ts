import { describe, expect, it } from 'vitest';
import { fenceAtBuild } from '../../authoring/fence-at-build.ts';
import { cellNamed } from '../../engine/grid.ts';
import { arrowsTo, inside, judge, levelOf } from './fence.ts';

const first = await fenceAtBuild({ puzzle: 'six-notes', n: 1 });
const second = await fenceAtBuild({ puzzle: 'six-notes', n: 2 });
const other = await fenceAtBuild({ puzzle: 'six-jump', n: 1, options: { choose: 'reading' } });
const harder = await fenceAtBuild({ puzzle: '1......6.........23.1.....2..4...23.', n: 1, options: { choose: 'reading' } });
const { grid } = first.puzzle;
const at = (name: string) => cellNamed(grid, name);
const cellsOf = (...names: string[]) => names.map(at);
const cells = (...names: string[]) => new Set(cellsOf(...names));
const judged = ({ end }: typeof first, ...names: string[]) => judge(end, cells(...names));

describe('ringed digits', () => {
  it('are judged in five ways, or are a good note', () => {
    expect(judged(first)).toEqual({ verdict: 'empty' });
    expect(judged(first, 'r1c4', 'r1c2')).toEqual({ verdict: 'idle', fact: at('r1c2') });
    expect(judged(first, 'r1c4')).toEqual({ verdict: 'leaks', way: cellsOf('r1c6', 'r5c6', 'r3c6', 'r3c4') });
    expect(judged(first, 'r1c4', 'r3c6', 'r1c3')).toEqual({ verdict: 'long', spare: at('r1c3') });
    expect(judged(first, 'r1c4', 'r3c4')).toEqual({ verdict: 'late', facts: cellsOf('r1c4', 'r3c4') });
    expect(judged(first, 'r1c4', 'r3c6')).toEqual({ verdict: 'good', to: 1, isOwn: true });
    expect(judged(first, 'r1c3', 'r1c6')).toEqual({ verdict: 'good', isOwn: false, to: 1 });
  });

  it('may be those of the search, at every dead end that chapters show', () => {
    for (const made of [first, second, other, harder])
      expect(judge(made.end, new Set(made.end.note))).toMatchObject({ verdict: 'good', isOwn: true });
    expect(judged(second, 'r1c3')).toEqual({ verdict: 'good', isOwn: true, to: 0 });
    expect(judged(harder, 'r1c2', 'r1c6')).toEqual({ verdict: 'good', to: 1, isOwn: true });
    expect(inside(harder.end, cells('r1c2', 'r1c6'))).toEqual(cells('r6c2', 'r4c2', 'r6c6', 'r4c6'));
    expect(judged(other, 'r1c2', 'r3c1')).toEqual({ verdict: 'good', to: 1, isOwn: true });
  });
});

it('what is inside the fence is what was asked about', () => {
  expect(inside(first.end, cells('r1c4', 'r3c6'))).toEqual(cells('r3c4'));
  expect([levelOf(first.end), levelOf(other.end)]).toEqual([3, 5]);
});

it('arrows join what leads to the dead end alone', () => {
  const used = new Set(arrowsTo(first.end).map(({ from }) => from));
  expect(used).toEqual(cells('r1c4', 'r3c4', 'r3c6', 'r1c3', 'r1c6', 'r5c6'));
});

it('bear out what the ideas of the later dead ends say', () => {
  const { placed, note } = other.end;
  const between = placed.filter(({ level }) => level > 1 && level < 5);
  expect([between.length, between.filter((each) => inside(other.end, new Set(note)).has(each.cell) || note.includes(each.cell))]).toEqual([
    9,
    [],
  ]);
  const ways = (to: number): number => {
    const found = harder.end.placed.find((each) => each.cell === to)!;
    return found.isGuess ? Number(found.level === 4) : found.from.reduce((sum, each) => sum + ways(each), 0);
  };
  expect(harder.end.from.reduce((sum, each) => sum + ways(each), 0)).toBe(4);
});
