import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ChapterWithFigures, figuresOf } from '../../authoring/chapter-figures.ts';
import { readLesson } from '../../narration/lesson/read-lesson.ts';
import { figureFaults } from '../../narration/lesson/site-figures.ts';
import { record } from '../../trace/record.ts';
import type { runInWorker } from '../workers/run-in-worker.ts';
import { OpenFrames } from './open-frame.ts';

const chapters = globSync('content/chapters/*/index.mdx').map((file): ChapterWithFigures => {
  const [, head, ...body] = readFileSync(file, 'utf8').split(/^---$/m);
  const { title, runs } = parse(head!) as Pick<ChapterWithFigures, 'title' | 'runs'>;
  return { id: basename(dirname(file)), title, runs, body: body.join('---') };
});
const figures = figuresOf(chapters);

let ran = 0;
const run: typeof runInWorker = ({ algorithm, input, values }) => {
  ran++;
  return { timeline: record(algorithm, input, values, { maxSteps: 6000 }), done: Promise.resolve(), cancel: () => {} };
};
const main = { path: 'chapters/dancing-links/', query: 'run=main' };

describe('a frame’s address', () => {
  it('opens its figure’s run at its step; frames of one run share it', async () => {
    const frames = new OpenFrames(figures, run);
    const first = await frames.open({ ...main, step: 9 });
    const second = await frames.open({ path: 'embed/dancing-links/', query: 'run=dancing-links.main', step: 12 });
    expect([first.position, second.position, first.figure.view]).toEqual([9, 12, 'links']);
    expect(first.run.puzzle.id).toBe('knuth-6x7');
    expect(second.timeline).toBe(first.timeline);
    expect(ran).toBe(1);
    const other = await frames.open({ ...main, query: 'run=main&puzzle=wikipedia&rule=leftmost', step: 3 });
    expect([other.run.puzzle.id, other.run.options.rule, other.faults]).toEqual(['wikipedia', 'leftmost', []]);
    expect(ran).toBe(2);
  });

  it('is refused with a cure where the site has no such figure or step', async () => {
    const frames = new OpenFrames(figures, run);
    const open = (address: Partial<typeof main>, step = 0) => frames.open({ ...main, ...address, step });
    await expect(open({ path: 'chapters/nothing/' })).rejects.toThrow(/doesn’t have a figure at/);
    await expect(open({ query: 'run=nothing' })).rejects.toThrow(/Write run=main, sudoku/);
    await expect(open({}, 5000)).rejects.toThrow(/so step 5,000 doesn’t exist/);
    await expect(open({ query: 'run=main&if=3.choose.1' })).rejects.toThrow(/what if/);
  });

  it('is checked for each frame of a lesson', () => {
    const { lesson } = readLesson(
      '---\ntitle: a\n---\n\n[a](/chapters/dancing-links/?run=main&step=1)\n\n[b](/chapters/dancing-links/?run=x&step=1)',
    );
    expect(figureFaults(figures, lesson)).toMatchObject([{ line: 7, found: expect.stringMatching(/“x”/) }]);
  });
});
