import { expect, it } from 'vitest';
import { noLinkLedHere } from '#words/stepper.ts';
import { record } from '../../../trace/record.ts';
import { stateOf } from '../../runs/figure/testing/state-of.ts';
import { FACTS, FRAME } from '../../runs/goal.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { PageNews } from './page-news.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: { digits: 'descending' } }, ownPuzzle('1...............'));

function figure({ imported = false } = {}) {
  const { state, player } = stateOf({ run, timeline: record(run.algorithm, run.input, run.values), imported });
  const heard: unknown[] = [];
  for (const name of [FACTS, FRAME]) state.root.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  new PageNews(state);
  const draw = (position: number) => {
    player.position = position;
    state.frame.value = { position, before: undefined, milliseconds: 1 };
  };
  return { state, heard, draw };
}

it('exercises hear the facts of the frame that is shown, those of its options and its puzzle among them', () => {
  const { heard, draw } = figure();
  draw(5);
  expect(heard).toEqual([expect.objectContaining({ position: 5, 'option.digits': 'descending', puzzle: '1...............' })]);
});

it('exercises hear nothing of frames that are played through, but of the one at which the run stops', () => {
  const { state, heard, draw } = figure();
  state.playing.value = true;
  for (const position of [1, 2]) draw(position);
  expect(heard).toEqual([]);
  state.playing.value = false;
  expect(heard).toEqual([expect.objectContaining({ position: 2 })]);
});

it('who brought the run hears the position of its frame', () => {
  const { heard, draw } = figure({ imported: true });
  draw(3);
  expect(heard[0]).toBe(3);
});

it('there is a way back to the text where somebody takes it', () => {
  const { state } = figure();
  state.commands.do('toText');
  expect(state.notice.value).toEqual({ text: noLinkLedHere, tone: 'plain' });
  state.say('');
  state.root.addEventListener('to-text', (event) => event.preventDefault());
  state.commands.do('toText');
  expect(state.notice.value).toEqual({ text: '', tone: 'plain' });
});
