import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Runs, tagsOf } from '../../src/authoring/chapter-check.ts';
import { runAtBuild } from '../../src/authoring/run-at-build.ts';
import { catalog } from '../../src/engine/catalog.ts';
import { anchorOf, positionOf } from '../../src/trace/anchors.ts';
import { ManualPlay } from '../../src/widgets/modes/manual/manual-play.ts';

/** No chapter takes longer than this, in minutes. */
const MAX_LENGTH = 20;
/** The most words of prose before the first thing to do. */
const MAX_BEFORE = 90;
/** Folders of tries that always have another position. */
const ENDLESS: readonly string[] = ['ladder'];

interface Head {
  readonly order: number;
  readonly minutes: number;
  readonly runs: Runs;
}

const chapters = globSync('content/chapters/*/index.mdx')
  .map((file) => {
    const [, head, ...rest] = readFileSync(file, 'utf8').split('---\n');
    return { id: basename(dirname(file)), head: parse(head!) as Head, text: rest.join('---\n') };
  })
  .sort((a, b) => a.head.order - b.head.order);

/** Returns the tags of a component in a text, each with the text up to its end. */
const blocks = (text: string, name: string): string[] => [
  ...[...text.matchAll(new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`, 'g'))].map(([block]) => block),
];

describe.each(chapters)('$id', ({ id, head, text }) => {
  const tries = [...text.matchAll(/^import (\w+) from '#tries\/[\w-]+\/\w+\.astro';$/gm)].map(([, name]) => name!);
  const body = text.replace(/^import .*$/gm, '');

  it('begins with something to do, a sentence or two after its first heading', () => {
    const [before] = body.split(new RegExp(`<(?:${tries.join('|') || '-'})\\b`));
    expect(before!.length).toBeLessThan(body.length);
    expect(before!.match(/<(Stepper|Scene|Chart|Predict)\b/g) ?? []).toEqual([]);
    expect(before!.trim()).toMatch(/^## /);
    expect(before!.split(/\s+/).length).toBeLessThanOrEqual(MAX_BEFORE);
  });

  it('says when what it begins with is done', () => {
    const [, first] = new RegExp(`<(${tries.join('|')})\\b`).exec(body)!;
    const [, folder] = new RegExp(`import ${first} from '#tries/([\\w-]+)/`).exec(text)!;
    if (!ENDLESS.includes(folder!)) expect(readFileSync(`src/tries/${folder}/try.ts`, 'utf8')).toMatch(/^ {2}isDone/m);
  });

  it('shows the algorithm in a few lines next to its first run', () => {
    const [, run = 'main'] = /<(?:Stepper|Scene)(?: run="(\w+)")?/.exec(body) ?? [];
    expect(head.runs[run]?.panes?.[0]).toBe('pseudocode');
  });

  it('says after every heading what to look for', () => {
    for (const [, heading, next] of body.matchAll(/^#{2,3} (.*)\n+(.*)/gm))
      expect([heading, /^[\p{L}\d*“(]|^<(Term|FrameLink|ChapterLink|Stat|Beat|Exercise)\b/u.test(next!)]).toEqual([heading, true]);
  });

  it('shows by a run or by numbers that something which is often believed is false', () => {
    const [block, ...more] = blocks(body, 'Misconception');
    expect(more).toEqual([]);
    expect(block).toMatch(/<(FrameLink|Stat|Measured)\b/);
  });

  it('hands a reader the moves of a run whose algorithm can be played', async () => {
    const turns = [...body.matchAll(/^\*\*Your turn\.\*\* .*$/gm)].map(([line]) => line);
    const links = turns.flatMap((line) => [...line.matchAll(/<FrameLink\b([^>]*)\bhands>/g)].map(([, tag]) => tag!));
    expect(turns.filter((line) => /<FrameLink\b[^>]*\bhands>/.test(line))).toEqual(turns);
    expect(links).not.toEqual([]);
    for (const link of links) {
      const [, run = 'main'] = /\brun="(\w+)"/.exec(link) ?? [];
      const { manual } = await catalog.find(({ id: each }) => each === head.runs[run]!.algorithm)!.load();
      expect([run, manual]).not.toEqual([run, undefined]);
    }
  });

  it('leaves the first move to the reader: no frame of such a link gives it away', async () => {
    const links = tagsOf(body).filter(({ component, attributes }) => component === 'FrameLink' && 'hands' in attributes);
    for (const { attributes: link } of links) {
      const { timeline } = await runAtBuild(head.runs[link.run ?? 'main']!);
      const play = new ManualPlay(timeline, positionOf(timeline, anchorOf(link)));
      const { moves, thoughts } = timeline.algorithm.manual!;
      const [shown, next] = [timeline.kindAt(play.position), play.next];
      expect([link, next]).not.toEqual([link, undefined]);
      expect(thoughts).not.toContain(shown);
      // What is shown or pointed at is the choice itself. Only what is said of it can still be the reader's.
      if (/^(set|point)$/.test(moves[shown!] ?? '')) expect([link, moves[timeline.kindAt(next!)!]]).toEqual([link, 'say']);
    }
  });

  it('has exercises with hints and answers, two of which a figure checks', () => {
    const exercises = blocks(body, 'Exercise');
    for (const exercise of exercises)
      expect([exercise.slice(0, 200), /slot="hint"/.test(exercise), /slot="answer"/.test(exercise)]).toEqual([
        exercise.slice(0, 200),
        true,
        true,
      ]);
    expect(exercises.filter((exercise) => /^<Exercise[^\n]* goal=/.test(exercise)).length).toBeGreaterThanOrEqual(2);
  });

  it('leads back and on, and is no longer than a lesson', () => {
    const place = chapters.findIndex((each) => each.id === id);
    const links = [...body.matchAll(/<ChapterLink to="([\w-]+)"/g)].map(([, to]) => chapters.findIndex((each) => each.id === to));
    if (place > 0) expect(links.some((to) => to < place)).toBe(true);
    if (place < chapters.length - 1) expect(links.some((to) => to > place)).toBe(true);
    expect(head.minutes).toBeLessThanOrEqual(MAX_LENGTH);
  });
});
