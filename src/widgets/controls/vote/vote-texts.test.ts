import { expect, it } from 'vitest';
import { knuth6x7 } from '../../../engine/cover/problems/small.ts';
import { readOptions } from '../../../engine/options.ts';
import { posedByRun } from '../../../narration/lesson/posed-question.ts';
import { bodyOf } from '../../../narration/lesson/question-bodies.ts';
import { PHASES, startVote } from '../../../narration/lesson/vote.ts';
import { plain } from '../../../narration/sentence.ts';
import { record } from '../../../trace/record.ts';
import { loadAlgorithm } from '../../runs/prepared-run.ts';
import { tablesOf } from '../../views/panes/frame-tables.ts';
import { listenerText, pollText } from './vote-texts.ts';

it('a poll and a listener get the question and its frame, and in no phase what is right', async () => {
  const { algorithm, words } = await loadAlgorithm('dancing-links');
  const timeline = record(algorithm, knuth6x7, readOptions(algorithm.options, {}));
  const question = posedByRun(timeline, words, 9)!;
  const vote = startVote('vote', 6, 4, 0);
  const tables = tablesOf(timeline.frame(9).picture, undefined);
  const texts = PHASES.flatMap((phase) => [
    pollText(bodyOf(question, 'poll', { ...vote, phase })),
    listenerText(bodyOf(question, 'listener', { ...vote, phase }), tables),
  ]);
  expect(new Set(texts).size).toBe(2);
  const [poll, listener] = texts as [string, string];
  expect(poll.split('\n').map((line) => line.slice(0, 3))).toEqual(['The', '1) ', '2) ', '3) ', '4) ']);
  expect(listener).toContain('1, circle: ');
  expect(listener).toMatch(/header G: .*E.*\n/);
  for (const { reason } of question.choices) expect(poll + listener).not.toContain(plain(reason));
});
