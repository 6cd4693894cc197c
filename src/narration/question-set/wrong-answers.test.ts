import { describe, expect, it } from 'vitest';
import { say } from '../sentence.ts';
import { drawQuestions, type SetQuestion } from './draw-questions.ts';
import type { Verdict } from './drawn-question.ts';
import type { QuestionSet } from './question-set.ts';
import { runFor } from './testing/drawn-runs.ts';
import { beliefGroups, type QuestionFrame, wrongAnswers } from './wrong-answers.ts';

const OWN_LINKS = { id: 'own-links', says: 'the node loses its own links' };

/** A question whose answer 0 is right, 1 has a belief, and 2 has only a reason. */
function question(position: number, cell: string): SetQuestion {
  const verdicts: Verdict[] = [
    { right: true, said: 'a', reason: [] },
    { right: false, said: 'b', reason: say`It keeps them.`, belief: OWN_LINKS },
    { right: false, said: 'c', reason: say`${cell} is empty, ${position} steps on.` },
  ];
  const form = { choices: ['a', 'b', 'c'], ofCell: undefined };
  return { kind: 'next', run: 0, position, prompt: [], shows: {}, form, grade: (answer) => verdicts[answer], solution: verdicts[0]! };
}
const questions = [question(9, 'r1c1'), question(12, 'r2c3')];
const frameOf = ({ position }: SetQuestion): QuestionFrame => ({ algorithm: 'dancing-links', puzzle: 'knuth-6x7', options: {}, position });
const student = (...tries: number[][]) =>
  wrongAnswers({ answers: tries.map((each) => ({ kind: 'next' as const, tries: each, right: each.at(-1) === 0 })) }, questions, frameOf);

describe('the wrong answers of a class', () => {
  it('are grouped by their belief, else by a reason that differs in cells and numbers only', () => {
    const groups = beliefGroups([student([1, 0], [1, 1])!, student([0], [2])!, student([2, 1], [])!, student([0], [0])!]);
    expect(groups.map(({ behind, students }) => [behind.of, behind.says, students])).toEqual([
      ['belief', OWN_LINKS.says, 2],
      ['reason', 'r2c3 is empty, 12 steps on.', 2],
    ]);
    // A student who is wrong twice in a place counts once there, too.
    expect(groups[0]!.places.map(({ frame, students }) => [frame.position, students])).toEqual([
      [9, 2],
      [12, 1],
    ]);
    expect(beliefGroups([])).toEqual([]);
  });

  it('are not taken from answers that the questions don’t fit', () => {
    expect(student([3])).toBeUndefined();
    expect(student([0], [0], [0])).toBeUndefined();
    expect(student([0], [0], [])).toEqual([]);
    const told = { kind: 'next', tries: [1], right: true } as const;
    expect(wrongAnswers({ answers: [told] }, questions, frameOf)).toBeUndefined();
    expect(wrongAnswers({ answers: [{ ...told, kind: 'many', right: false }] }, questions, frameOf)).toBeUndefined();
  });
});

describe('beliefs', () => {
  const set = (algorithm: string): QuestionSet => ({
    title: '',
    algorithm,
    options: {},
    puzzles: { from: 'name', level: 'easy', size: 9, seed: 7 },
    ask: [
      { kind: 'next', count: 12 },
      { kind: 'many', count: 3 },
      { kind: 'why', count: 4 },
    ],
    attempts: 0,
    rule: false,
  });

  it.each([
    ['dancing-links', true],
    ['dancing-links', false],
    ['algorithm-x', true],
    ['backtracking', false],
    ['backjumping', false],
    ['hill-climbing', false],
    ['annealing', false],
    ['monte-carlo', false],
  ])('are named for all wrong answers about %s, each in words of its own', async (algorithm, cover) => {
    const says = new Map<string, string>();
    const without: string[] = [];
    for (const { grade, prompt } of drawQuestions(set(algorithm), 'Ada', [await runFor(algorithm, 'Ada', cover)]))
      for (let answer = 0; answer < 100; answer++) {
        const { right, said, belief } = grade(answer) ?? {};
        if (right !== false) continue;
        if (belief) says.set(belief.id, [...new Set([says.get(belief.id), belief.says])].filter(Boolean).join(' | '));
        else without.push(`${prompt.map(({ text }) => text).join('')} ${said}`);
      }
    expect(without).toEqual([]);
    expect(says.size).toBeGreaterThan(1);
    expect(new Set(says.values()).size).toBe(says.size);
    expect([...says.values()].filter((each) => each.includes(' | '))).toEqual([]);
  });
});
