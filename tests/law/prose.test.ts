import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('content/**/*.mdx'))('%s writes sets of digits with escaped braces: MDX would run them as code', (file) => {
  const [, , ...parts] = readFileSync(file, 'utf8').split('---\n');
  // Braces of attributes and of formulas are meant as they stand.
  const prose = parts
    .join('---\n')
    .replace(/\$[^$]*\$/g, '')
    .replace(/=\{[^}]*\}/g, '');
  expect(prose.match(/(?<!\\)\{[\d, ]+\}/g) ?? []).toEqual([]);
});
