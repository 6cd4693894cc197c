import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Runs } from '../../src/authoring/chapter-check.ts';
import { catalog } from '../../src/engine/catalog.ts';

const ids = catalog.map(({ id }) => id).toSorted();
const ran = globSync('content/chapters/*/index.mdx').flatMap((file) => {
  const { runs } = parse(readFileSync(file, 'utf8').split('---\n')[1]!) as { runs: Runs };
  return Object.values(runs).map(({ algorithm }) => algorithm);
});

it('every algorithm is run in a chapter, and chapters run nothing else', () => {
  expect([...new Set(ran)].toSorted()).toEqual(ids);
});

it('the words of algorithms are those of the algorithms that there are', () => {
  const words = globSync('src/narration/en/algorithms/*').map((file) => basename(file, '.ts'));
  expect(words.toSorted()).toEqual(ids);
});
