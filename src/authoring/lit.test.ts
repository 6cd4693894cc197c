import { describe, expect, it } from 'vitest';
import { litOf, litOfStat } from './lit.ts';
import { runAtBuild } from './run-at-build.ts';

const tiny = await runAtBuild({ algorithm: 'backtracking', puzzle: '..32.....42..3.4' });
const wikipedia = await runAtBuild({ algorithm: 'backtracking', puzzle: 'wikipedia' });
const knuth = await runAtBuild({ algorithm: 'dancing-links', puzzle: 'knuth-6x7' });
const cover = await runAtBuild({ algorithm: 'dancing-links', puzzle: 'tiny-4' });

describe('litOf', () => {
  it('groups cells one by one, and those of a house together', () => {
    expect(litOf(tiny, { cells: 'r1c1 r2c4' })).toEqual({ cells: [[0], [7]] });
    expect(litOf(tiny, { house: 'row 2, box 4' })).toEqual({
      cells: [
        [4, 5, 6, 7],
        [10, 11, 14, 15],
      ],
    });
  });

  it('names lines by kind, and bars by the step that opens them, with their cell', () => {
    expect(litOf(tiny, { code: 'takeBack deadEnd' })).toEqual({ lines: ['takeBack', 'deadEnd'] });
    expect(litOf(wikipedia, { bar: 'place', cell: 2, digit: '2' })).toEqual({ bars: [6998], cells: [[2]] });
  });

  it('leaves the steps it counts to be read from the run', () => {
    expect(litOf(wikipedia, { counts: 'deadEnd', at: 'place', cell: 8, digit: 8, until: 'takeBack' }).counts).toMatchObject({
      kinds: ['deadEnd'],
    });
    expect(litOf(tiny, { counts: 'place takeBack' })).toEqual({
      counts: { kinds: ['place', 'takeBack'], after: 0, until: tiny.timeline.length },
    });
  });

  it('finds nodes by the names of columns and rows, the root as h, and by number', () => {
    expect(litOf(knuth, { nodes: 'A' })).toEqual({ nodes: [0] });
    expect(litOf(knuth, { nodes: '0 7 8' })).toEqual({ nodes: [0, 7, 8] });
    expect(litOf(knuth, { nodes: 'h, C in C E F, G in D E G' })).toEqual({ nodes: [7, 8, 23] });
    const { items, options } = cover.timeline.frame(0).picture.cover!.problem;
    const [option] = options;
    expect(litOf(cover, { nodes: `${items[option!.items[0]!]} in ${option!.name}` })).toEqual({ nodes: [items.length + 1] });
  });

  it('finds arrows by their array and their node', () => {
    expect(litOf(knuth, { arrows: 'R[h] L[A], U[D in A D G] D[12]' }).arrows).toEqual([
      ['R', 7],
      ['L', 0],
      ['U', 12],
      ['D', 12],
    ]);
  });

  it.each([
    ['a cell outside the grid', { cells: 'r5c1' }, "there is no cell 'r5c1'; there are r1c1 to r4c4"],
    ['a house that isn’t there', { house: 'row 5' }, "there is no house 'row 5'; there are row 1, column 1, box 1 and so on"],
    ['a kind of step that isn’t there', { code: 'guess' }, "no step is called 'guess'"],
    ['a bar that no step opens', { bar: 'try' }, "no bar of the tree begins with 'try'; they begin with place"],
    ['a bar the run doesn’t have', { bar: 'place', cell: 3, digit: 1 }, "the run has 0 steps 'place' with cell 3 with digit 1"],
    ['links a run doesn’t have', { arrows: 'R[h]' }, "'backtracking' has no links in its picture"],
    ['a count of nothing', { counts: 'deadEnd', at: 'end' }, "there is no step 'deadEnd' from 88 to 88"],
    ['no light at all', {}, 'it lights nothing'],
    ['an empty list', { cells: ' ' }, 'it lights nothing'],
  ])('rejects %s', (_, attributes, message) => {
    expect(() => litOf(tiny, attributes)).toThrow(message);
  });

  it('rejects a kind of step without a line in the pseudocode', () => {
    const words = { ...tiny.words, pseudocode: [['go on', ['choose']]] } as const;
    expect(() => litOf({ ...tiny, words }, { code: 'place' })).toThrow("no line of the pseudocode is for 'place'; there are choose");
  });

  it.each([
    ['a node that isn’t there', { nodes: 'H' }, "there is no node 'H'; there are h, A, C in C E F, and 0 to 23"],
    ['a one that isn’t in the matrix', { nodes: 'A in C E F' }, "there is no node 'A in C E F'"],
    ['a number past the last node', { nodes: '24' }, "there is no node '24'"],
    ['an array that isn’t there', { arrows: 'C[h]' }, "there is no array 'C' of links"],
    ['an arrow that isn’t one', { arrows: 'R[h] left' }, "'left' isn't an arrow"],
    ['cells of a matrix without a grid', { cells: 'r1c1' }, "'dancing-links' has no grid in its picture"],
  ])('rejects %s', (_, attributes, message) => {
    expect(() => litOf(knuth, attributes)).toThrow(message);
  });
});

describe('litOfStat', () => {
  const { timeline } = wikipedia;
  const { length } = timeline;
  it.each([
    [{ of: 'position', at: 'place', cell: 2, digit: 2 }, { steps: [6998] }],
    [{ of: 'steps', kind: 'place takeBack', at: 'place', n: 1 }, undefined],
    [{ of: 'steps', kind: 'place' }, { counts: { kinds: ['place'], after: 0, until: length } }],
    [
      { of: 'steps', kind: 'deadEnd', at: 'place', cell: 2, digit: 2, until: 'takeBack' },
      { counts: { kinds: ['deadEnd'], after: 6998, until: 46_352 } },
    ],
    [{ of: 'counter', name: 'placements' }, { counts: { kinds: ['place'], after: 0, until: length } }],
    [{ of: 'steps', kind: 'deadEnd', at: 'try', whatIf: 'try.2' }, undefined],
    [{ of: 'steps' }, undefined],
    [{ of: 'counter', name: 'tries' }, undefined],
    [{ of: 'metric', at: 'place' }, undefined],
  ])('%j', (attributes, lit) => {
    expect(litOfStat(timeline, attributes)).toEqual(lit);
  });
});
