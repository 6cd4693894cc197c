import { expect, it } from 'vitest';
import * as says from '#words/manual.ts';
import type { AnyNarrator, LooseStep, ManualWords } from '../../../narration/narrator.ts';
import { plain, say } from '../../../narration/sentence.ts';
import { record } from '../../../trace/record.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { ManualPlay } from './manual-play.ts';
import { ManualPrompts } from './prompts.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1....2....3....4'));
const timeline = record(run.algorithm, run.input, run.values);
/** The same run while it is still being made. */
const begun = record(run.algorithm, run.input, run.values, { maxSteps: 20 });

/** The digits that stand. */
const filled = (state: unknown) => (state as { digits: Uint8Array }).digits.filter((digit) => digit > 0).length;

const manual: Partial<ManualWords<unknown>> = {
  ask: (state, last) => say`What after ${last?.kind ?? 'nothing'} on ${filled(state)}?`,
  idle: (state) => ({ takeBack: `Not on ${filled(state)}.` }),
  where: ({ cell }) => say`Where: ${Number(cell)}.`,
  why: ({ digit }) => say`Why: ${Number(digit)}.`,
  things: ({ cell }, _state, most = 0) => (most > 500 ? [{ label: String(cell), move: { kind: 'place', cell } }] : []),
  all: {
    after: [],
    kind: '',
    claim: 'That is all.',
    ask: (state) => say`More on ${filled(state)}?`,
    hint: say`Look again.`,
    right: say`It was all.`,
    wrong: () => say`It is not.`,
    rule: '',
  },
};
const told: Partial<ManualWords<unknown>> = { feedback: ({ kind }, state, made) => say`${kind} on ${filled(state)}: ${made}.` };

/** The prompts after so many moves; with `left`, 'none' or 'some', the reader may claim that nothing is left. */
function promptsAfter(
  moves: number,
  { on = timeline, left, words = {} }: { on?: Timeline; left?: 'none' | 'some'; words?: object } = {},
): ManualPrompts {
  const all = { ...manual.all!, after: left ? ['place'] : [], kind: left === 'some' ? 'place' : 'deadEnd' };
  const play = new ManualPlay(on, 0, { all });
  play.skip({ moves });
  const narrator = { ...run.words, steps: { ...run.words.steps, solved: () => say`Solved.` }, manual: { ...manual, all, ...words } };
  return new ManualPrompts(play, narrator as unknown as AnyNarrator);
}

it('asks for the next move, after what there is to tell of the last one', () => {
  expect(plain(promptsAfter(0).question())).toBe('What after nothing on 4?');
  const prompts = promptsAfter(1);
  expect(plain(prompts.question(say`Fine. `))).toBe('Fine. What after place on 5?');
  expect(plain(prompts.skipped(3))).toBe('3 moves made for you. What after place on 5?');
  expect(plain(prompts.whyNot('Not now.'))).toBe('Not now. What after place on 5?');
  expect([prompts.waits, prompts.idle]).toEqual([false, { takeBack: 'Not on 5.' }]);
  expect(prompts.things).toEqual([{ label: '2', move: { kind: 'place', cell: 2 } }]);
  const silent = promptsAfter(1, { words: { idle: undefined, things: undefined } });
  expect([silent.idle, silent.things]).toEqual([{}, []]);
});

it('tells of a move what the algorithm has to tell, with a blank after it, or nothing', () => {
  const move: LooseStep = { kind: 'place', cell: 1, digit: 3 };
  expect(promptsAfter(0).comment(move, timeline.peek(0), 'same')).toEqual([]);
  expect(plain(promptsAfter(3, { words: told }).comment(move, timeline.peek(0), 'forYou'))).toBe('place on 4: forYou. ');
});

it('hints where, then why', () => {
  const prompts = promptsAfter(1);
  expect([1, 2].map((press) => plain(prompts.hint(press)))).toEqual(['Where: 2.', 'Why: 2.']);
});

it('asks whether that is all, and does not hint that it is', () => {
  const prompts = promptsAfter(1, { left: 'none' });
  expect(plain(prompts.question(prompts.rightClaim))).toBe('Right. It was all. More on 5?');
  expect([1, 2].map((press) => plain(prompts.hint(press)))).toEqual(['Look again.', 'Look again.']);
  // Where more is to do, the hint leads to it.
  expect(plain(promptsAfter(1, { left: 'some' }).hint(1))).toBe('Where: 2.');
});

it('asks nothing at the end of a run, and tells its last step', () => {
  const prompts = promptsAfter(Number.POSITIVE_INFINITY);
  expect(plain(prompts.question(say`Fine. `))).toBe(`${says.done} Solved.`);
  expect(plain(prompts.whyNot('Not now.'))).toBe('Not now.');
  expect(prompts.idle).toEqual(Object.fromEntries(Object.keys(run.algorithm.manual!.moves).map((kind) => [kind, says.done])));
  expect([prompts.waits, prompts.things]).toEqual([false, []]);
});

it('says so where the reader is as far as a run that is still being made', () => {
  const prompts = promptsAfter(Number.POSITIVE_INFINITY, { on: begun });
  expect(prompts.waits).toBe(true);
  expect(plain(prompts.question())).toBe(says.soFar);
  expect([...new Set(Object.values(prompts.idle))]).toEqual([says.soFar]);
});

it('says why the play stands still, and what is missing', () => {
  const { puzzle } = new ManualPlay(timeline, 0);
  const prompts = promptsAfter(0);
  expect(prompts.stopped(say`It clashes.`)[0]).toEqual({ text: says.stopped, tone: 'conflict' });
  expect(plain(prompts.stopped(say`It clashes.`))).toBe(`${says.stopped} It clashes.`);
  expect(prompts.noCell(puzzle!, 3)).toEqual([{ text: says.pickCell('3') }]);
  expect(plain(prompts.picked(puzzle!, [1, 4]))).toBe('chosen: r1c2 and r2c1');
});
