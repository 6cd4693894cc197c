import { expect, it } from 'vitest';
import type { Position } from '../engine/logic/position.ts';
import type { Instance } from '../engine/logic/technique.ts';
import { anchorOf, positionOf } from '../trace/anchors.ts';
import { chainCases } from './chain-cases.ts';
import { runAtBuild } from './run-at-build.ts';

const { timeline } = await runAtBuild({
  algorithm: 'human-solver',
  puzzle: '.1..9...........21..6...8.7.2...6..9......2..3.4.2..7.7....8.4..417....35....2...',
});
const at = positionOf(timeline, anchorOf({ at: 'see', rung: 'skyscraper', n: 2 }));
const { found, ...state } = timeline.frame(at).state as Position & { puzzle: { grid: Position['grid'] }; found: Instance };
const position: Position = { ...state, grid: state.puzzle.grid };

it('follows a chain link by link, and then says what its ends rule out', () => {
  const thoughts = chainCases(position, at, found);
  expect(thoughts.map(({ says }) => says)).toEqual([
    'r1c4 isn’t 5',
    'so r1c9 is 5',
    'so r6c9 isn’t 5',
    'so r6c6 is 5',
    'r2c6 sees both ends',
  ]);
  expect(thoughts.map(({ case: { writes, gone, strikes } }) => [writes.length, gone.length, strikes.length])).toEqual([
    [0, 1, 0],
    [1, 1, 0],
    [1, 2, 0],
    [2, 2, 0],
    [2, 2, 1],
  ]);
});

it('rejects links that are no chain between two strong ones', () => {
  const { eliminations, links } = found;
  expect(() => chainCases(position, at, { eliminations, links: links.slice(1) })).toThrow('begins and ends with a strong link');
  expect(() => chainCases(position, at, { eliminations, links: [] })).toThrow('begins and ends with a strong link');
});
