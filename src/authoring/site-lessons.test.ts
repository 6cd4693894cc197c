import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { paneNames } from '../narration/en/interface/figure.ts';
import type { Asked, Lesson, Place, Sheet } from '../narration/lesson/lesson.ts';
import { posedQuestion } from '../narration/lesson/posed-question.ts';
import { minutesIn, readLesson } from '../narration/lesson/read-lesson.ts';
import { countsOf, framesOf } from '../narration/lesson/screens.ts';
import { figureFaults } from '../narration/lesson/site-figures.ts';
import { record } from '../trace/record.ts';
import { OpenFrames } from '../widgets/runs/open-frame.ts';
import { type ChapterWithFigures, figuresOf } from './chapter-figures.ts';

const figures = figuresOf(
  globSync('content/chapters/*/index.mdx').map((file): ChapterWithFigures => {
    const [, head, ...body] = readFileSync(file, 'utf8').split(/^---$/m);
    const { title, runs } = parse(head!) as Pick<ChapterWithFigures, 'title' | 'runs'>;
    return { id: basename(dirname(file)), title, runs, body: body.join('---') };
  }),
);

const blocksOf = ({ parts }: Lesson) => parts.flatMap(({ blocks }) => blocks);
const askedIn = (lesson: Lesson, ...kinds: Asked['kind'][]) =>
  blocksOf(lesson).filter((block): block is Asked & Place => (kinds as string[]).includes(block.kind));
const sheetOf = (lesson: Lesson) => blocksOf(lesson).find((block): block is Sheet & Place => block.kind === 'sheet')!;

/** The frames of a lesson, opened; each run is followed only as far as the lesson goes. */
function framesFor(lesson: Lesson) {
  const furthest = Math.max(...framesOf(lesson).map(({ last }) => last));
  return new OpenFrames(figures, ({ algorithm, input, values }) => ({
    timeline: record(algorithm, input, values, { maxSteps: furthest + 2 }),
    done: Promise.resolve(),
    cancel: () => {},
  }));
}

describe.each(['dancing-links', 'local-search'])('the lesson %s', (name) => {
  const { lesson, faults } = readLesson(readFileSync(`content/lessons/${name}.md`, 'utf8'));
  const frames = framesFor(lesson);

  it('has no fault, and its fifty minutes add up', () => {
    expect([...faults, ...figureFaults(figures, lesson)]).toEqual([]);
    expect([lesson.minutes, minutesIn(lesson.parts)]).toEqual([50, 50]);
  });

  it('has three votes, two of them from the run, asks, notes, and a sheet in four versions', () => {
    expect(askedIn(lesson, 'vote').map(({ choices }) => choices !== undefined)).toEqual([false, false, true]);
    expect(askedIn(lesson, 'ask').length).toBeGreaterThan(0);
    expect(blocksOf(lesson).filter(({ kind }) => kind === 'notes').length).toBeGreaterThan(3);
    expect(sheetOf(lesson).strips).toHaveLength(4);
    for (const { choices } of askedIn(lesson, 'vote')) for (const { reason } of choices ?? []) expect(reason).not.toBe('');
  });

  it('names frames that its runs have', async () => {
    for (const { frame, last } of framesOf(lesson)) {
      const { timeline, faults: unread } = await frames.open(frame);
      expect([unread, last <= timeline.length], `${frame.path} ${frame.step} to ${last}`).toEqual([[], true]);
    }
  });

  it('asks what can be asked: the run has a question, or the choices are the lesson’s', async () => {
    for (const asked of askedIn(lesson, 'vote', 'ask')) {
      const { timeline, run, position } = await frames.open(asked.frame);
      const question = posedQuestion(asked, timeline, run.words, position);
      expect(
        question?.choices.filter(({ right }) => right),
        asked.prompt,
      ).toHaveLength(1);
    }
  });

  it('has a sheet whose versions have six frames each', () => {
    const lengths = sheetOf(lesson).strips.map(({ frame, last }) => last - frame.step);
    expect(new Set(lengths)).toEqual(new Set([5]));
  });
});

describe('the reference', () => {
  it('has the names of all panes, and those of their tabs', () => {
    const [, table] = readFileSync('content/reference/links.mdx', 'utf8').split('| `pane=` | its tab |\n|---|---|\n');
    const rows = [...table!.split('\n\n')[0]!.matchAll(/^\| `(.+)` \| (.+) \|$/gm)].map(([, name, tab]) => [name, tab]);
    expect(Object.fromEntries(rows)).toEqual(paneNames);
  });

  const [whole, ...pieces] = [...readFileSync('content/reference/lessons.mdx', 'utf8').matchAll(/^```text\n(.*?)^```/gms)].map(
    ([, text]) => text!,
  );

  it('begins with a lesson of eight frames, two questions and a sheet that can be held as it is', async () => {
    const { lesson, faults } = readLesson(whole!);
    expect([...faults, ...figureFaults(figures, lesson)]).toEqual([]);
    expect(countsOf(lesson)).toEqual({ shown: 8, asked: 2, sheets: 1, printed: 6 });
    const frames = framesFor(lesson);
    for (const asked of askedIn(lesson, 'vote', 'ask')) {
      const { timeline, run, position } = await frames.open(asked.frame);
      expect(posedQuestion(asked, timeline, run.words, position), asked.prompt).toBeDefined();
    }
    for (const { frame, last } of framesOf(lesson)) expect(last).toBeLessThanOrEqual((await frames.open(frame)).timeline.length);
  });

  it.each(pieces.filter((text) => !/^(npx|---)/.test(text)).map((text) => [text.split('\n')[0], text]))(
    'has an example without a fault: %s …',
    (_, text) => {
      const { lesson, faults } = readLesson(`---\ntitle: a\nfigure: /chapters/dancing-links/?run=main\n---\n\n${text}`);
      expect([...faults, ...figureFaults(figures, lesson)]).toEqual([]);
      expect(blocksOf(lesson).length).toBeGreaterThan(0);
    },
  );
});
