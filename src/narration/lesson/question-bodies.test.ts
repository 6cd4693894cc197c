import { describe, expect, it } from 'vitest';
import { catalogRow } from '../../engine/catalog.ts';
import { knuth6x7 } from '../../engine/cover/problems/small.ts';
import { readOptions } from '../../engine/options.ts';
import { record } from '../../trace/record.ts';
import { narratorOf } from '../narrator.ts';
import { plain } from '../sentence.ts';
import { noHands } from './hands.ts';
import { marksFor, posedByRun, posedByTeacher } from './posed-question.ts';
import { BODIES, type Body, bodyOf, EMBARGO, FACTS, mayShow } from './question-bodies.ts';
import { PHASES, startVote } from './vote.ts';

async function small() {
  const algorithm = await catalogRow('dancing-links').load();
  const words = await narratorOf('dancing-links');
  return { timeline: record(algorithm, knuth6x7, readOptions(algorithm.options, {})), words };
}

const OWN = [
  { label: 'the first of all', right: true, reason: 'It is.' },
  { label: 'another one', right: false, reason: 'It is not.' },
  { label: 'none', right: false, reason: '' },
];

describe('a question that is put to a class', () => {
  it('comes from the run, with numbers where letters are names of columns', async () => {
    const { timeline, words } = await small();
    const question = posedByRun(timeline, words, 9)!;
    expect(plain(question.prompt)).toContain('unlinked');
    expect(question.choices.map(({ mark, shape }) => `${mark} ${shape}`)).toEqual(['1 circle', '2 triangle', '3 square', '4 diamond']);
    expect(question.choices.filter(({ right }) => right)).toHaveLength(1);
    expect(question.shows.nodes).toHaveLength(1);
    expect(posedByRun(timeline, words, timeline.length)).toBeUndefined();
  });

  it('is dealt by its frame where a teacher wrote it, and not by what is right', async () => {
    const { timeline } = await small();
    const orderAt = (position: number, right = 0) => {
      const choices = OWN.map((choice, index) => ({ ...choice, right: index === right }));
      return posedByTeacher(timeline, position, { prompt: 'Which?', choices }).choices.map(({ label }) => label);
    };
    const places = new Set(Array.from({ length: 20 }, (_, position) => orderAt(position).indexOf('the first of all')));
    expect(places.size).toBe(3);
    expect(orderAt(4, 0)).toEqual(orderAt(4, 2));
  });

  it('has letters unless one of them has a meaning', () => {
    expect(marksFor(['A digit is struck.', 'r2c3', 'place 4'])[0]).toBe('A');
    expect(marksFor(['header D']).at(0)).toBe('1');
    expect(marksFor(['rows A and E']).at(0)).toBe('1');
    // Choices that are numbers aren't called by numbers.
    expect(marksFor(['header D', '2', '12'], ['2', '12'])).toEqual(['W', 'X', 'Y', 'Z']);
    expect(marksFor(['header D', 'two links'], ['two links']).at(0)).toBe('1');
    expect(marksFor(['header X', 'header D', '2'], ['2']).at(0)).toBe('1');
  });
});

describe('the bodies of a question', () => {
  const ended = { ...startVote('vote', 6, 4, 0), phase: 'step' as const };

  it('never say what is right on a phone, on a sheet, in a poll, or to a listener', () => {
    for (const body of ['phone', 'sheet', 'poll', 'listener'] as const)
      for (const phase of PHASES) expect(FACTS.filter((fact) => mayShow(body, fact, phase))).toEqual(['question']);
  });

  it('get nothing on the wall before its phase', () => {
    const onWall = (phase: (typeof PHASES)[number]) => FACTS.filter((fact) => mayShow('projector', fact, phase));
    expect(PHASES.map((phase) => onWall(phase).length)).toEqual([1, 1, 1, 1, 3, 4, 7]);
    expect(new Set(Object.keys(EMBARGO))).toEqual(new Set(BODIES));
  });

  it('show no round that was not counted', async () => {
    const { timeline, words } = await small();
    const question = posedByRun(timeline, words, 9)!;
    const one = bodyOf(question, 'projector', { kind: 'vote', phase: 'bars', counts: [[1, 2, 3, 4], noHands(4)] });
    expect(one.totals).toEqual([10, undefined]);
    expect(one.choices[3]!.hands).toEqual([4, undefined]);
    const none = bodyOf(question, 'projector', { kind: 'vote', phase: 'bars', counts: [noHands(4), noHands(4)] });
    expect(none.choices.some(({ hands }) => hands)).toBe(false);
  });

  it('tell the reason of the right choice first, then that of the wrong choice with the most hands', async () => {
    const { timeline, words } = await small();
    const question = posedByRun(timeline, words, 9)!;
    const right = question.choices.findIndex((choice) => choice.right);
    const hands = [1, 2, 3, 4];
    const toldAt = (told: number, phase: 'answer' | 'step' = 'answer') =>
      bodyOf(question, 'projector', { kind: 'vote', phase, told, counts: [hands, noHands(4)] }).choices.findIndex(({ isTold }) => isTold);
    const wrong = [3, 2, 1, 0].filter((index) => index !== right);
    expect([0, 1, 2, 3, 4].map((told) => toldAt(told))).toEqual([right, ...wrong, wrong.at(-1)]);
    expect(toldAt(2, 'step')).toBe(right);
  });

  it('do not have what they must not show', async () => {
    const { timeline, words } = await small();
    const question = posedByRun(timeline, words, 9)!;
    for (const body of BODIES)
      for (const phase of PHASES) {
        const vote = {
          ...ended,
          phase,
          counts: [
            [1, 2, 3, 4],
            [4, 3, 2, 1],
          ] as const,
        };
        const shown = bodyOf(question, body, vote);
        const text = JSON.stringify(shown);
        const has = {
          answer: text.includes('"right"') || text.includes('keeps its own'),
          first: shown.totals[0] !== undefined,
          second: shown.totals[1] !== undefined,
        };
        expect(has, `${body} ${phase}`).toEqual({
          answer: mayShow(body as Body, 'answer', phase),
          first: mayShow(body, 'firstHands', phase),
          second: mayShow(body, 'secondHands', phase),
        });
      }
  });

  it('have a prompt without tones until the answer is out', async () => {
    const { timeline, words } = await small();
    const prompt = [{ text: 'Which row after ' }, { text: 'row D E G', tone: 'removed' as const }, { text: '?' }];
    const question = { ...posedByRun(timeline, words, 9)!, prompt };
    for (const body of BODIES)
      for (const phase of PHASES) {
        const shown = bodyOf(question, body, { ...ended, phase }).prompt;
        expect(plain(shown)).toBe('Which row after row D E G?');
        expect(
          shown.some(({ tone }) => tone),
          `${body} ${phase}`,
        ).toBe(mayShow(body, 'answer', phase));
      }
  });

  it('show the step on the wall after the answer', async () => {
    const { timeline, words } = await small();
    const question = posedByRun(timeline, words, 9)!;
    const at = (phase: (typeof PHASES)[number]) => bodyOf(question, 'projector', { ...ended, phase });
    expect([at('answer').position, at('step').position, at('step').lit]).toEqual([9, 10, true]);
    expect(bodyOf(question, 'phone', ended).position).toBe(9);
  });
});
