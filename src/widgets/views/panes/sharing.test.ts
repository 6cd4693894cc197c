import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { sharing as words } from '#words/views.ts';
import { positionOf } from '../../../trace/anchors.ts';
import { record } from '../../../trace/record.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { namedKillers } from '../../runs/puzzle-library.ts';
import { viewContext } from '../view-set.ts';
import { sharingView } from './sharing.ts';

test('the panel of a house keeps the house that was looked at, and shows nothing of it before', async () => {
  const killer = namedKillers.find(({ id }) => id === 'killer-innie')!;
  const run = await prepareRun({ algorithm: 'killer-advanced', options: {} }, killer);
  const timeline = record(run.algorithm, run.input, run.values);
  const { document } = parseHTML('<!doctype html><html><body><div></div></body></html>');
  const element = document.querySelector('div')!;
  const view = sharingView(element, viewContext(run, timeline, document));
  const titleAt = (position: number) => {
    view.draw(timeline.frame(position));
    return element.querySelector('.cap')!.textContent;
  };
  const position = positionOf(timeline, { at: 'shareCombination', n: 13 });
  expect(titleAt(position)).toBe(words.house('box 1'));
  expect(titleAt(timeline.length)).toBe(words.before('box 1'));
  expect(titleAt(position - 1)).not.toContain('box 1');
  expect(titleAt(0)).toBe(words.none);
  expect(element.querySelectorAll('li')).toHaveLength(0);

  // Of all the sets those with the digit that no cage could have are marked: the cage’s own other set, and one that is blocked.
  view.draw(timeline.frame(position));
  const marked = [...element.querySelectorAll('.combinations .about')].map(({ textContent }) => textContent);
  expect(marked.toSorted()).toEqual(['2\u202f6', '2\u202f7'].map((set) => expect.stringMatching(set.replace('\u202f', '.'))));
  expect([...element.querySelectorAll('.sharing-legend li')].at(-1)!.textContent).toBe(words.has('2'));
  view.draw(timeline.frame(timeline.length));
  expect(element.querySelectorAll('.about, .aside')).toHaveLength(0);

  // The number of the others opens them, until another step comes.
  const buttonAt = (n: number) => {
    view.draw(timeline.frame(positionOf(timeline, { at: 'shareCombination', n })));
    return element.querySelector<HTMLElement>('.others button');
  };
  const nth = Array.from({ length: 18 }, (_, index) => index + 1).find((n) => buttonAt(n))!;
  const first = positionOf(timeline, { at: 'shareCombination', n: nth });
  buttonAt(nth)!.click();
  const opened = () => element.querySelectorAll('.sharing .whole').length;
  expect(opened()).toBe(1);
  view.draw(timeline.frame(first));
  expect(opened()).toBe(1);
  view.draw(timeline.frame(timeline.length));
  expect(opened()).toBe(0);
});
