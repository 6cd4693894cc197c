import { describe, expect, it } from 'vitest';
import { applyStep, countOf } from '../../engine/algorithm.ts';
import { catalog } from '../../engine/catalog.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { type CoreState, candidatesIn, coreAlgorithm, likesIn, specOf } from './core.ts';
import { coreKinds } from './core-kinds.ts';

const { puzzle } = readPuzzles('1.......3......2')[0]!;
const placement = { cell: 'cell', digit: 'digit' } as const;
const guess = { like: 'place', fields: placement };
const drop = { like: 'takeBack', fields: placement, label: 'drop it' };
const look = { fields: { cell: 'cell' } } as const;
const peek = { like: 'try', fields: placement };

/** A program that has taken these steps. */
function programAfter(...steps: readonly (readonly [kind: string, cell: number, digit: number])[]) {
  const algorithm = coreAlgorithm('mine', { guess, drop, look, peek }, ['', 'so']);
  const state = algorithm.start(puzzle, {}) as CoreState;
  for (const [kind, cell, digit] of steps) applyStep(algorithm, state, { kind, cell, digit });
  return { algorithm, state };
}

describe('a program of any kind', () => {
  it('starts with the givens, and never writes into them', () => {
    const { state } = programAfter(['place', 1, 2]);
    expect([...state.digits].slice(0, 3)).toEqual([1, 2, 0]);
    expect(puzzle.givens[1]).toBe(0);
    expect(programAfter().state).toMatchObject({ filled: [], strikes: [], marked: false, texts: ['', 'so'] });
  });

  it('places digits and takes them back, its own kinds as those that they are like', () => {
    const { state, algorithm } = programAfter(['place', 1, 2], ['guess', 2, 4], ['drop', 1, 2]);
    expect([state.filled, state.digits[1], state.digits[2]]).toEqual([[2], 0, 4]);
    expect(algorithm.metric.of(state)).toBe(1);
    expect(algorithm.solution!(state)).toBe(state.digits);
    expect(Object.keys(algorithm.apply)).toEqual(['place', 'takeBack', 'takeBackTo', 'strike', 'guess', 'drop']);
  });

  it('strikes marks, which come back with the digit because of which they were struck', () => {
    const { state } = programAfter(['strike', 5, 4], ['place', 1, 2], ['strike', 6, 4], ['strike', 7, 4]);
    expect(state.strikes.map(({ cell, depth }) => [cell, depth])).toEqual([
      [5, 0],
      [6, 1],
      [7, 1],
    ]);
    expect(candidatesIn(state).digits(6)).toEqual([1, 2, 3]);
    expect(candidatesIn(state).digits(5)).toEqual([3]);
    const back = programAfter(['strike', 5, 4], ['place', 1, 2], ['strike', 6, 4], ['takeBack', 1, 2], ['takeBack', 9, 1]).state;
    expect(back.strikes.map(({ cell }) => cell)).toEqual([5]);
    expect([back.filled, back.marked]).toEqual([[], true]);
  });

  it('has copies of its own', () => {
    const { state, algorithm } = programAfter(['place', 1, 2], ['strike', 5, 4]);
    const copy = algorithm.clone(state) as CoreState;
    expect(copy).toEqual(state);
    applyStep(algorithm, copy, { kind: 'place', cell: 2, digit: 4 });
    applyStep(algorithm, copy, { kind: 'strike', cell: 6, digit: 4 });
    expect([state.filled, state.digits[2], state.strikes.length]).toEqual([[1], 0, 1]);
    expect(copy.texts).toBe(state.texts);
  });

  it('is drawn: a grid, marks as soon as one was struck, the digits of the cell it is at', () => {
    const { algorithm, state } = programAfter(['place', 1, 2]);
    expect(algorithm.picture(state, undefined)).toEqual({ grid: { puzzle, digits: state.digits }, tray: { cell: -1, digits: [] } });
    const trayOf = (step: { kind: string; cell?: number; digit?: number }) => {
      const { cell, digits } = algorithm.picture(state, step).tray!;
      return [cell, digits.map((each) => each.state).join(' ')];
    };
    expect(trayOf({ kind: 'choose', cell: 3 })).toEqual([3, 'open open open open']);
    expect(trayOf({ kind: 'try', cell: 3, digit: 2 })).toEqual([3, 'tried trying open open']);
    expect(trayOf({ kind: 'place', cell: 1, digit: 2 })).toEqual([1, 'tried placed open open']);
    expect(trayOf({ kind: 'note' })).toEqual([-1, '']);
    expect(algorithm.picture(state, { kind: 'try', cell: 3, digit: 2 }).tray!.digits.map(({ digit }) => digit)).toEqual([1, 2, 3, 4]);
    const marked = programAfter(['strike', 5, 4]);
    expect(marked.algorithm.picture(marked.state, undefined).grid!.candidates).toEqual(candidatesIn(marked.state).asNumbers);
  });

  it('has notes in full, and no run of its own', () => {
    const { algorithm, state } = programAfter();
    expect(algorithm.inFull!(state, { kind: 'note', text: 1 })).toEqual({ text: 'so' });
    expect(algorithm.inFull!(state, { kind: 'note', text: 9 })).toEqual({ text: '' });
    expect(algorithm.inFull!(state, { kind: 'place', text: 1 })).toEqual({});
    expect(algorithm.run(state).next()).toEqual({ done: true, value: 'stuck' });
    expect(algorithm).toMatchObject({ id: 'brought', title: 'mine', input: 'puzzle', options: {} });
  });

  it('is counted in tries, placements, what was taken back and conflicts, its own kinds among them', () => {
    const { algorithm } = programAfter();
    const totals = { try: 5, peek: 1, place: 10, guess: 100, takeBack: 20, drop: 200, conflict: 7, look: 1000, choose: 4000 };
    const counted = Object.values(algorithm.counters).map((counter) => [counter.label, countOf(counter, totals)]);
    expect(counted).toEqual([
      ['digits tried', 6],
      ['placements', 110],
      ['taken back', 220],
      ['conflicts', 7],
    ]);
    expect(Object.keys(algorithm.counters)).toEqual(algorithm.shows);
  });
});

describe('a kind of step', () => {
  it('of the author’s own looks as what it is like, under its own name', () => {
    expect(specOf(guess, 'guess')).toEqual({ ...coreKinds.place, label: 'guess', fields: placement });
    expect(specOf(drop, 'drop')).toMatchObject({ undoes: true, label: 'drop it' });
    expect(specOf(look, 'look')).toEqual({ detail: 'step', tone: 'trying', label: 'look', fields: { cell: 'cell' } });
  });

  it('can name a line of its program', () => {
    const { steps } = programAfter().algorithm;
    expect(Object.keys(steps)).toEqual([...Object.keys(coreKinds), 'guess', 'drop', 'look', 'peek']);
    for (const [kind, { fields }] of Object.entries(steps))
      expect([kind, Object.entries(fields).at(-1)]).toEqual([kind, ['line', 'count']]);
  });

  it('of the core that strikes changes the marks of its cell', () => {
    expect(coreKinds.strike).toMatchObject({ marks: true, fields: placement });
    expect(coreKinds.line).toMatchObject({ fields: {}, detail: 'micro' });
  });
});

it('steps that fill one empty cell after the other are like those of the core, others are not', async () => {
  const likes = await Promise.all(catalog.map(async ({ id, load }) => [id, likesIn(await load())] as const));
  const filling = { place: 'place', takeBack: 'takeBack' };
  const forced = { nakedSingle: 'place', hiddenSingle: 'place', takeBack: 'takeBack' };
  expect(Object.fromEntries(likes.filter(([, like]) => like))).toEqual({
    backtracking: filling,
    'propagate-then-search': { ...filling, fix: 'place' },
    'constraint-search': { ...forced, assign: 'place', restart: 'takeBackTo' },
    'constraint-search-as-written': { assign: 'place', takeBack: 'takeBack' },
    'human-solver': { place: 'place' },
    'all-different': { ...filling, try: 'place' },
    'killer-backtracking': filling,
    'killer-advanced': { ...forced, try: 'place' },
  });
  const own = (kind: string, fields: object, more: object = {}) =>
    likesIn({ steps: { [kind]: { ...coreKinds.place!, ...more, fields } } } as never);
  expect(own('put', placement)).toEqual({ put: 'place' });
  expect(own('put', { cell: 'cell', digit: 'count' })).toBeUndefined();
  expect(own('put', { cell: 'index', digit: 'digit' })).toBeUndefined();
  expect(own('erase', placement, { writes: false, undoes: true })).toBeUndefined();
  expect(own('takeBack', placement, { writes: false, undoes: true })).toEqual({ takeBack: 'takeBack' });
  expect(likesIn({ steps: { put: { ...coreKinds.place!, fields: placement } }, localSearch: {} } as never)).toBeUndefined();
});
