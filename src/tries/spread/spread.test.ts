import { expect, it } from 'vitest';
import { spreadOf, wayTo } from './spread.ts';

const search = spreadOf('x-chain');

it('reaches candidates as right in odd rounds and as wrong in even ones, each from one of the round before', () => {
  const [first, ...others] = search.reached;
  expect(first).toMatchObject({ round: 0, isRight: false, from: -1 });
  for (const { round, isRight, from } of others) {
    expect(isRight).toBe(round % 2 === 1);
    expect(search.reached[from]!.round).toBe(round - 1);
  }
});

it('finds a chain that alternates, and what it strikes', () => {
  const { reached, found } = search;
  const way = wayTo(reached, found).map((index) => reached[index]!);
  expect(way.map(({ name, isRight }) => `${name} ${isRight}`)).toEqual([
    'r1c9 false',
    'r9c9 true',
    'r7c7 false',
    'r7c3 true',
    'r6c3 false',
    'r6c2 true',
  ]);
  expect(way.at(-1)).toMatchObject({ round: 5, strikes: ['r1c2'] });
  // No earlier round has a chain that strikes anything.
  expect(reached.filter(({ round, strikes }) => round < 5 && strikes.length > 0)).toEqual([]);
});
