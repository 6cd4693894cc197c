import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ChapterWithFigures, figuresOf } from '../../../authoring/chapter-figures.ts';
import { readLesson } from '../../../narration/lesson/read-lesson.ts';
import { record } from '../../../trace/record.ts';
import { OpenFrames } from '../../runs/open-frame.ts';
import { allFaults } from './frame-faults.ts';

const [, head, ...body] = readFileSync('content/chapters/backtracking/index.mdx', 'utf8').split(/^---$/m);
const { title, runs } = parse(head!) as Pick<ChapterWithFigures, 'title' | 'runs'>;
const figures = figuresOf([{ id: 'backtracking', title, runs, body: body.join('---') }]);
const HEAD = '---\ntitle: A\nfigure: /chapters/backtracking/?run=small\n---\n';

const HEAD_LINES = 4;

const framesFor = () =>
  new OpenFrames(figures, ({ algorithm, input, values }) => ({
    timeline: record(algorithm, input, values, { maxSteps: 6000 }),
    done: Promise.resolve(),
    cancel: () => {},
  }));

const faultsOf = (...lines: string[]) => allFaults(readLesson(HEAD + lines.join('\n')), framesFor());

describe('a fault that is known when the run is', () => {
  it.each<[string, string[], string, string[]]>([
    ['a step after the last', ['[a](?step=99999)'], 'Write step=88 for its last step', ['[a](?step=88)']],
    ['a range that ends too late', ['[a](?step=80) to 90'], 'Write “to 88” to go on to its last step', ['[a](?step=80) to 88']],
    ['a range that begins too late', ['[a](?step=99999) to 13'], 'Write step=88 for its last step', ['[a](?step=13) to 88']],
    ['too many frames', ['[a](?step=1) to 99999'], 'Write “to 88” to go on to its last step', ['[a](?step=1) to 88']],
    ['a range backwards', ['[a](?step=13) to 5'], 'Write ?step=5 and “to 13”', ['[a](?step=5) to 13']],
    ['no question', ['::: ask', '[a](?step=88)', ':::'], 'Write step=86, where it has one', ['::: ask', '[a](?step=86)', ':::']],
    [
      'a strip with nothing blank',
      ['::: sheet', 'strip: ?step=0', ':::'],
      'Write ?step=0 to 5, which asks for more',
      ['::: sheet', 'strip: ?step=0 to 5', ':::'],
    ],
    [
      'a pane that the figure does not have',
      ['[a](?step=3&pane=bogus)'],
      'Write pane=pseudocode, counters or table.',
      ['[a](?step=3&pane=counters)'],
    ],
    ['a pane of another run', ['[a](?run=main&step=3&pane=stack)'], 'Write pane=tree, ', ['[a](?run=main&step=3&pane=tree)']],
    [
      'a pane in a question',
      ['::: ask', '[a](?step=86&pane=counters)', ':::'],
      'Delete pane=counters here.',
      ['::: ask', '[a](?step=86)', ':::'],
    ],
    [
      'a pane in a strip',
      ['::: sheet', 'strip: ?step=0&pane=counters to 5', ':::'],
      'Delete pane=counters here, and',
      ['::: sheet', 'strip: ?step=0 to 5', ':::'],
    ],
    [
      'a strip after the end',
      ['::: sheet', 'strip: ?step=86 to 91', ':::'],
      'Write “to 88”',
      ['::: sheet', 'strip: ?step=84 to 88', ':::'],
    ],
  ])('of %s has a cure that cures', async (_, lines, cure, cured) => {
    const faults = await faultsOf(...lines);
    expect(faults).toHaveLength(1);
    expect(faults[0]!.cure).toContain(cure);
    expect(await faultsOf(...cured)).toEqual([]);
  });

  it('tells once, in the head, that its figure does not have a pane', async () => {
    const read = readLesson('---\ntitle: A\nfigure: /chapters/backtracking/?run=small&pane=bogus\n---\n\n[a](?step=3)\n\n[b](?step=4)');
    const faults = await allFaults(read, framesFor());
    expect(faults.map(({ line, found }) => [line, found])).toEqual([
      [3, 'The figure “small” doesn’t have a pane “bogus”, so it shows “pseudocode”.'],
    ]);
  });

  it('leaves the pane of the head out of questions and sheets', async () => {
    const head = '---\ntitle: A\nfigure: /chapters/backtracking/?run=small&pane=counters\n---\n\n';
    const read = readLesson(`${head}::: ask\n[a](?step=86)\n:::\n\n::: sheet\nstrip: ?step=0 to 5\n:::`);
    expect(await allFaults(read, framesFor())).toEqual([]);
  });

  it('leaves the pane of the head to the figure of the head', async () => {
    const read = readLesson('---\ntitle: A\nfigure: /chapters/backtracking/?run=main&pane=tree\n---\n\n[a](?run=small&step=3)');
    expect(await allFaults(read, framesFor())).toEqual([]);
  });

  it('names the line of its strip, and the steps that the run has', async () => {
    const faults = await faultsOf('::: sheet', 'title: a', 'strip: ?step=86 to 91', ':::', '', '[a](?step=99999) to 13');
    expect(faults.map(({ line, found }) => [line - HEAD_LINES, found])).toEqual([
      [3, 'The run has 88 steps, so step 91 doesn’t exist.'],
      [6, 'The run has 88 steps, so step 99,999 doesn’t exist.'],
    ]);
  });

  it('names the line of what a sheet leaves blank where no strip has any', async () => {
    const sheet = (blank: string) => faultsOf('::: sheet', 'strip: ?step=40 to 45', blank, ':::');
    const faults = await sheet('blank: digits, words, links');
    expect(faults.map(({ line, found, mild }) => [line - HEAD_LINES, found.split(' ')[0], mild])).toEqual([
      [3, '“digits”', true],
      [3, '“links”', true],
    ]);
    expect(await sheet('blank: words')).toEqual([]);
  });
});
