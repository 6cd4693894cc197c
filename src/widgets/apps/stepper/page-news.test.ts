import { expect, it } from 'vitest';
import { record } from '../../../trace/record.ts';
import { FACTS, FRAME } from '../../runs/goal.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { TimelinePlayer } from '../../runs/player.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { manualClock } from '../../ui/testing/manual-clock.ts';
import { PageNews } from './page-news.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: { digits: 'descending' } }, ownPuzzle('1...............'));

function figure() {
  const player = new TimelinePlayer(record(run.algorithm, run.input, run.values), manualClock());
  const root = new EventTarget();
  const heard: unknown[] = [];
  for (const name of [FACTS, FRAME]) root.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  return { player, root, heard, news: new PageNews(root, player) };
}

it('exercises hear the facts of the frame that is shown, those of its options and its puzzle among them', () => {
  const { player, heard, news } = figure();
  player.position = 5;
  news.facts(run);
  expect(heard).toEqual([expect.objectContaining({ position: 5, 'option.digits': 'descending', puzzle: '1...............' })]);
});

it('who brought the run hears the position of its frame', () => {
  const { player, heard, news } = figure();
  player.position = 3;
  news.frame();
  expect(heard).toEqual([3]);
});

it('there is a way back to the text where somebody takes it', () => {
  const { root, news } = figure();
  expect(news.askForText()).toBe(false);
  root.addEventListener('to-text', (event) => event.preventDefault());
  expect(news.askForText()).toBe(true);
});
