import { expect, it } from 'vitest';
import { allLevels, isPattern, ladder } from '../../engine/logic/ladder.ts';
import { answerTo, conclusionOf } from '../ladder/drill.ts';
import { asked, questionOf } from './questions.ts';

const round = asked.map((_, index) => questionOf(1, index));

it('a round asks for every pattern once, by turns for its name and for its place', () => {
  expect(new Set(round.map(({ drill }) => drill.rung.technique.id)).size).toBe(asked.length);
  expect(round.slice(0, 4).map(({ asks }) => asks)).toEqual(['name', 'find', 'name', 'find']);
});

it('a round asks for no single, and for all other patterns', () => {
  const singles = ladder.slice(0, 4).map(({ technique }) => technique.id);
  expect(singles).toEqual(['full-house', 'hidden-single-box', 'hidden-single-line', 'naked-single']);
  expect(asked).toEqual(ladder.slice(4).filter(isPattern));
});

it('a round climbs from level to level', () => {
  const places = round.map(({ drill }) => allLevels.indexOf(drill.rung.level));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('of the names that are offered one is right, and none comes twice', () => {
  for (const { drill, asks, choices } of round) {
    if (asks === 'find') continue;
    expect(choices).toHaveLength(4);
    expect(new Set(choices).size).toBe(4);
    expect(choices).toContain(drill.rung.technique.id);
  }
});

it('the pattern in question is there, and is judged right', () => {
  for (const { drill } of round) {
    const { judgement, instance } = answerTo(drill, conclusionOf(drill), false);
    expect([drill.rung.technique.id, judgement.kind, instance !== undefined]).toEqual([drill.rung.technique.id, 'right', true]);
  }
});

it('the same round asks the same, another one asks something else', () => {
  expect(questionOf(1, 5)).toEqual(questionOf(1, 5));
  const ids = (seed: number) => [0, 1, 2, 3, 4, 5].map((index) => questionOf(seed, index).drill.rung.technique.id);
  expect(ids(2)).not.toEqual(ids(1));
});
