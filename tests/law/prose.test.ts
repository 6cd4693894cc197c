import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unplain } from './plain-words.ts';
import { paragraphsOf, sentencesOf, withoutCode, wordsIn } from './readable.ts';

it.each(globSync('content/**/*.mdx'))('%s writes sets of digits with escaped braces: MDX would run them as code', (file) => {
  const [, , ...parts] = readFileSync(file, 'utf8').split('---\n');
  // Braces of attributes and of formulas are literal.
  const prose = parts
    .join('---\n')
    .replace(/\$[^$]*\$/g, '')
    .replace(/=\{[^}]*\}/g, '');
  expect(prose.match(/(?<!\\)\{[\d, ]+\}/g) ?? []).toEqual([]);
});

it.each(globSync(['content/**/*.{mdx,md}', 'src/narration/en/**/*.ts', 'src/tries/*/words.ts']))(
  '%s writes percent signs without a space',
  (file) => {
    expect(readFileSync(file, 'utf8').match(/(?:[\d⁰-⁹}]|\/>) %(?=$|[.,:;)'’`]| [a-z]{2})/gm) ?? []).toEqual([]);
  },
);

// Readers have never heard of how this site came about: a source is called by its own name.
const insiders =
  /\b(this|the) project\b|\bproject’s\b|\banswers to\b|\bfive sources\b|\buniversity assignment\b|\bof the assignment\b|\bMonte Carlo assignment\b|\bCSP solver\b|\bproposal that\b/gi;

it.each(
  globSync([
    'content/**/*.{mdx,md,json}',
    'src/pages/**/*.astro',
    'src/layouts/*.astro',
    'src/narration/**/*.ts',
    'src/tries/*/words.ts',
    'src/components/reference/format-samples.ts',
  ]),
)('%s calls its sources by their names', (file) => {
  expect(readFileSync(file, 'utf8').match(insiders) ?? []).toEqual([]);
});

it.each(globSync('content/chapters/*/index.mdx'))(
  '%s says what to look for before it shows a figure, and plays none from the middle',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text.match(/^## .*\n\n<(Stepper|Chart|Seeds|Predict)\b/gm) ?? []).toEqual([]);
    expect(text.match(/<Stepper[^>]*\bat=[^>]*>\n\nPlay the run/g) ?? []).toEqual([]);
  },
);

it.each(globSync(['content/**/*.{mdx,md}', 'src/{pages,layouts,components,authoring,tries,widgets,narration}/**/*.{ts,astro}']))(
  '%s calls no chapter by a number that another chapter could take',
  (file) => {
    expect(readFileSync(file, 'utf8').match(/\bchapters? \d+/gi) ?? []).toEqual([]);
  },
);

/** How many words a sentence has on average, and at most. */
const [MIN_MEAN, MAX_MEAN, MAX_WORDS] = [12, 20, 45];
/** A colon is no conjunction: in every second paragraph, and two of them in one of ten paragraphs. */
const [MAX_COLONS, MAX_CROWDED] = [0.5, 0.1];
/** The most sentences that begin with “Look”. */
const MAX_LOOKS = 3;

const colonsIn = (paragraph: string): number => paragraph.match(/:(?=\s|$)/g)?.length ?? 0;

/** Returns what a chapter's sentences do to its reader that can be counted. */
function faultsOf(source: string): string[] {
  const paragraphs = paragraphsOf(source);
  const sentences = paragraphs.flatMap(sentencesOf);
  const mean = sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0) / sentences.length;
  const colons = paragraphs.reduce((sum, paragraph) => sum + colonsIn(paragraph), 0) / paragraphs.length;
  const crowded = paragraphs.filter((paragraph) => colonsIn(paragraph) > 1);
  const looks = sentences.filter((sentence) => /^Look\b/.test(sentence));
  return [
    ...(mean >= MIN_MEAN && mean <= MAX_MEAN ? [] : [`a sentence has ${mean.toFixed(1)} words on average`]),
    ...sentences
      .filter((sentence) => wordsIn(sentence) > MAX_WORDS)
      .map((sentence) => `a sentence has ${wordsIn(sentence)} words: ${sentence}`),
    ...(colons <= MAX_COLONS ? [] : [`a paragraph has ${colons.toFixed(2)} colons on average`]),
    ...(crowded.length <= MAX_CROWDED * paragraphs.length ? [] : crowded.map((paragraph) => `several colons: ${paragraph}`)),
    ...(looks.length <= MAX_LOOKS ? [] : looks),
    ...withoutCode(source)
      // What a link does in a try is no English.
      .replace(/\bact="[^"]*"/g, '')
      .split(/\n\s*\n/)
      .flatMap(sentencesOf)
      .flatMap(unplain),
  ];
}

describe('the sentences of a chapter', () => {
  it.each([
    ['too short', 'The run stops. It has failed. '.repeat(20)],
    [
      'one too long',
      `The search tries every digit in the first empty cell ${'and then in the next one '.repeat(10)}. ${'A sentence of a usual length has about a dozen words or a few more. '.repeat(20)}`,
    ],
    ['joined by colons', 'The search tries every digit in the first empty cell: the first that fits stays there for now. '.repeat(3)],
    ['with a calque', 'The search tries every other digit in place of the one that has failed in this cell. '.repeat(3)],
  ])('are faulted: %s', (_, text) => expect(faultsOf(`---\n---\n${text}`)).not.toEqual([]));

  it.each(globSync('content/chapters/*/index.mdx').map((file) => [basename(dirname(file)), file] as const))('read well: %s', (_, file) => {
    expect(faultsOf(readFileSync(file, 'utf8'))).toEqual([]);
  });
});

/** A link that says only one of these says nothing to a reader who goes from link to link, nor to a search engine. */
const mute = /^(click |right )?(here|this|more|go|start|link|more information|information|(learn|read|see) more)$/i;

/** The texts of a source's links that don't say where they lead. */
const muteLinks = (source: string): string[] =>
  [...source.matchAll(/<(a|\w*Link)\b[^>]*>([^<]*)<\/\1>|\[([^\]]*)\]\(/g)]
    .map((link) => (link[2] ?? link[3]!).trim())
    .filter((text) => mute.test(text));

describe('the links of a text', () => {
  it.each(['<FrameLink at="place" n={3}>Here</FrameLink>', '[read more](/play/)', '<a href="/lab/">this</a>'])('are faulted: %s', (link) =>
    expect(muteLinks(link)).toHaveLength(1),
  );

  it.each(globSync(['content/**/*.{mdx,md}', 'src/{pages,layouts,components,tries}/**/*.astro', 'src/{narration,tries}/**/*.ts']))(
    'say where they lead: %s',
    (file) => expect(muteLinks(readFileSync(file, 'utf8'))).toEqual([]),
  );
});
