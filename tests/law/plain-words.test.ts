import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPronounLabel, unplain } from './plain-words.ts';
import { sentencesOf, textsOf, withoutCode } from './readable.ts';

const wordFiles = globSync(['src/narration/en/interface/*.ts', 'src/tries/*/words.ts']).filter((file) => !file.includes('.test.'));

const faultsOf = (texts: readonly string[]) => texts.flatMap((text) => sentencesOf(text).flatMap(unplain));

describe('words that readers stumble over', () => {
  it.each([
    'Use the first cell in place of the second.',
    'The run comes to an end.',
    'Whoever follows the link reads it.',
    'This line is no puzzle.',
    'It uses a loop, for it can be paused.',
    'What is no worse is kept.',
    'The table tells what that means.',
    'The seed stands in the options.',
    'New are three ways.',
    'Every line is the book’s.',
    'It copies the very frame.',
    'That takes some 190 steps.',
  ])('are found: %s', (sentence) => expect(unplain(sentence)).toHaveLength(1));

  it.each([
    'There is no digit left for it.',
    'This run is no longer than the other.',
    'The bar stands on the one before.',
    'A bit stands for a digit.',
    'They are all the same.',
    'The very first step tries a 1.',
    'What is a house?',
    'It tells you why.',
  ])('are no others: %s', (sentence) => expect(unplain(sentence)).toEqual([]));

  it.each(globSync(['content/reference/*.mdx', 'content/glossary/*.md', 'README.md', 'CONTRIBUTING.md', 'docs/architecture.md']))(
    'are not in %s',
    (file) => {
      const text = withoutCode(readFileSync(file, 'utf8')).replaceAll(/^\|?[-| :]+\|$/gm, '');
      expect(faultsOf(text.split(/\n\s*\n|\|/))).toEqual([]);
    },
  );

  it.each(wordFiles)('are not in %s', (file) => {
    const texts = textsOf(readFileSync(file, 'utf8'));
    const faults = [...faultsOf(texts), ...texts.filter(isPronounLabel)];
    expect(faults).toEqual([]);
  });
});

it.each(globSync(['src/narration/en/*.ts', 'src/narration/en/algorithms/*.ts']).filter((file) => !file.includes('.test.')))(
  'the words of steps in %s read well',
  (file) => expect(faultsOf(textsOf(readFileSync(file, 'utf8')))).toEqual([]),
);

describe('a label', () => {
  it.each(['Make it', 'Put it away', 'Try yours', 'Watch it in'])('is no pronoun: %s', (text) => expect(isPronounLabel(text)).toBe(true));
  it.each(['Copy link', 'Show me where', 'It is solved.', 'Find it in the grid below'])('may be: %s', (text) =>
    expect(isPronounLabel(text)).toBe(false),
  );
});
