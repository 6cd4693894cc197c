import { describe, expect, it } from 'vitest';
import { ladder } from '../../../../engine/logic/ladder.ts';
import type { Chance, Outcome } from './memory.ts';
import { proposalOf, skillsOf } from './profile.ts';

const rungOfTechnique = (id: string) => ladder.findIndex(({ technique }) => technique.id === id);

const chances = (technique: string, ...list: readonly (Outcome | number)[]): Chance[] =>
  list.map((each) =>
    typeof each === 'number' ? { technique, outcome: 'seen', seconds: each } : { technique, outcome: each, seconds: 30 },
  );
const memory = (...list: Chance[][]) => [{ id: 'a', at: 1, practice: false, chances: list.flat() }];

describe('what the coach knows of a technique', () => {
  it('has marks, medians and counts, the lowest rung first', () => {
    const all = skillsOf(memory(chances('x-wing', 'guess', 40, 'hint'), chances('naked-single', 10, 20, 10, 21, 'passed', 'mistake', 10)));
    expect(all.map(({ technique }) => technique)).toEqual(['naked-single', 'x-wing']);
    expect(all[0]).toMatchObject({
      chances: 7,
      median: 10,
      lately: 10,
      passed: 1,
      mistakes: 1,
      guesses: 0,
      hints: 0,
      seconds: [10, 20, 10, 21, 10],
    });
    expect(all[0]!.last).toEqual(['seen', 'seen', 'seen', 'slow', 'missed', 'missed', 'seen']);
    expect(all[1]).toMatchObject({ rung: rungOfTechnique('x-wing'), level: 'hard', chances: 3, median: 40, guesses: 1, hints: 1 });
  });

  it('counts the latest twelve chances alone as marks, and sessions of practice', () => {
    const practice = { id: 'b', at: 2, practice: true, chances: chances('x-wing', 9) };
    const [skill] = skillsOf([...memory(chances('x-wing', ...Array.from({ length: 20 }, () => 'hint' as const))), practice]);
    expect(skill).toMatchObject({ chances: 21, practised: 1 });
    expect([skill!.last.length, skill!.last.at(-1)]).toEqual([12, 'seen']);
  });
});

describe('what the coach proposes', () => {
  /** The chances, of which the first of each technique was in another solve. */
  const proposed = (...list: Chance[][]) =>
    proposalOf(
      skillsOf([
        { id: 'a', at: 1, practice: false, chances: list.flatMap((each) => each.slice(0, 1)) },
        { id: 'b', at: 2, practice: false, chances: list.flatMap((each) => each.slice(1)) },
      ]),
    );

  it('is the technique with the most misses, of two the lower rung, with at least three chances', () => {
    expect(
      proposed(chances('x-wing', 'guess', 'hint', 5), chances('pointing', 'hint', 'hint', 5), chances('xy-chain', 'hint', 'hint')),
    ).toMatchObject({
      why: 'missed',
      count: 2,
      skill: { technique: 'pointing' },
    });
  });

  it('is the slowest where nothing was missed, and else the first rung without a chance', () => {
    expect(proposed(chances('x-wing', 5, 5, 11), chances('pointing', 5, 5, 5))).toMatchObject({
      why: 'slow',
      skill: { technique: 'x-wing' },
    });
    expect(proposed(chances('pointing', 5, 5, 5))).toEqual({ why: 'next', rung: 0 });
    expect(proposed(chances('full-house', 5, 5, 5))).toEqual({ why: 'next', rung: 1 });
  });

  it('is nothing before there were enough chances', () => {
    expect(proposed()).toBeUndefined();
    expect(proposed(chances('x-wing', 'hint', 'hint'))).toBeUndefined();
    // All in one solve.
    expect(proposalOf(skillsOf(memory(chances('x-wing', 'hint', 'hint', 'hint', 'hint'))))).toBeUndefined();
  });
});
