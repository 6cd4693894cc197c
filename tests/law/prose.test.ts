import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('content/**/*.mdx'))('%s writes sets of digits with escaped braces: MDX would run them as code', (file) => {
  const [, , ...parts] = readFileSync(file, 'utf8').split('---\n');
  // Braces of attributes and of formulas are literal.
  const prose = parts
    .join('---\n')
    .replace(/\$[^$]*\$/g, '')
    .replace(/=\{[^}]*\}/g, '');
  expect(prose.match(/(?<!\\)\{[\d, ]+\}/g) ?? []).toEqual([]);
});

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
