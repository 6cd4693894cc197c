import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Runs, specOf } from '../../src/authoring/chapter-check.ts';
import { goalSentences } from '../../src/authoring/exercise-goal.ts';
import { exercise as words } from '../../src/narration/en/interface/exercise.ts';
import type { Condition, Goal } from '../../src/widgets/runs/goal.ts';

interface Checked {
  readonly chapter: string;
  readonly goals: readonly Goal[];
  readonly sentences: readonly Readonly<Record<string, string>>[];
}

/** The value of an attribute of the site's own text, which is an expression. */
const attributeOf = (tag: string, name: string): unknown => {
  const [, text] = new RegExp(` ${name}=\\{(.*?)\\}(?= \\w+=|>$)`).exec(tag) ?? [];
  return text === undefined ? undefined : runInNewContext(`(${text})`);
};

const checked: Checked[] = await Promise.all(
  globSync('content/chapters/*/index.mdx')
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const { runs = {} } = parse(text.split('---\n')[1]!) as { runs?: Runs };
      return [...text.matchAll(/^<Exercise .*goal=.*>$/gm)].map(async ([tag]) => {
        const goals = [attributeOf(tag, 'goal')].flat() as Goal[];
        const facts = attributeOf(tag, 'facts') as Record<string, string> | undefined;
        const [, run = 'main'] = / run="(\w+)"/.exec(tag) ?? [];
        const isTry = tag.includes(' figure="');
        if (!isTry) specOf(runs, run);
        const sentences = await Promise.all(goals.map((goal) => (isTry ? (facts ?? {}) : goalSentences(runs, run, goal, facts))));
        return { chapter: basename(dirname(file)), goals, sentences };
      });
    }),
);

/** A value that does not meet a condition. */
function missed(condition: Condition): string | number {
  if (typeof condition !== 'object') return typeof condition === 'number' ? condition + 2 : 'X';
  if ('among' in condition) return 'X';
  return condition.atMost === undefined ? condition.atLeast! - 2 : condition.atMost + 2;
}

/** Every sentence that an exercise can say, with a value of that kind in it. */
const said = checked.flatMap(({ chapter, goals, sentences }) =>
  goals.flatMap((goal, part) =>
    Object.entries(sentences[part]!).map(([name, sentence]) => {
      const [fact, value] = name.split('=');
      return { chapter, goal, fact: fact!, sentence: words.missing(sentence, value ?? missed(goal[fact!] ?? 0)) };
    }),
  ),
);

it('an exercise that is not solved yet says what is missing in sentences, which are read here', () => {
  for (const { sentence } of said) expect(sentence).toMatch(/^[A-Z0-9“−-][^#{|}]*\.$/);
  const chapters = [...new Set(said.map(({ chapter }) => chapter))];
  expect(
    chapters
      .map((id) => [`${id}:`, ...new Set(said.filter(({ chapter }) => chapter === id).map(({ sentence }) => `  ${sentence}`))].join('\n'))
      .join('\n'),
  ).toMatchSnapshot();
});

it('an exercise has sentences for its own conditions only, and one for almost each', () => {
  for (const { goal, fact } of said) expect(Object.keys(goal)).toContain(fact);
  for (const { sentences } of checked) expect(sentences.some((each) => Object.keys(each).length > 0)).toBe(true);
});
