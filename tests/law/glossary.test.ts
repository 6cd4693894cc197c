import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const entries = globSync('content/glossary/*.md').map((file) => basename(file, '.md'));
const prose = globSync('content/**/*.mdx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it.each(entries)('the glossary’s %s is linked from a text that uses it', (id) => {
  expect(prose).toMatch(new RegExp(`<Term id="${id}">|/glossary/#${id}\\b(?!-)`));
});
