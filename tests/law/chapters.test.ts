import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Runs } from '../../src/authoring/chapter-check.ts';
import { drafts } from '../../src/engine/catalog.generated.ts';
import { catalog } from '../../src/engine/catalog.ts';
import { chapterRoutes } from '../../src/narration/en/interface/site.ts';

const idsOf = (rows: typeof catalog) => rows.map(({ id }) => id).toSorted();
const ran = globSync('content/chapters/*/index.mdx').flatMap((file) => {
  const { runs } = parse(readFileSync(file, 'utf8').split('---\n')[1]!) as { runs: Runs };
  return Object.values(runs).map(({ algorithm }) => algorithm);
});

it('every algorithm but drafts is run in a chapter, and chapters run nothing else', () => {
  const mend = 'say draft: true on a card until a chapter runs its algorithm, and no longer';
  expect([...new Set(ran)].toSorted(), mend).toEqual(idsOf(catalog));
});

it('every chapter is on a path', () => {
  const chapters = globSync('content/chapters/*/index.mdx').map((file) => file.split('/').at(-2)!);
  expect([...new Set(chapterRoutes.paths.flatMap((path) => path.chapters))].toSorted()).toEqual(chapters.toSorted());
});

it('the words of algorithms are those of the algorithms that there are', () => {
  const words = globSync('src/narration/en/algorithms/*').map((file) => basename(file, '.ts'));
  expect(words.toSorted()).toEqual(idsOf([...catalog, ...drafts]));
});

it('drafts are in no list of the site, which neither loads nor names one', () => {
  const names = ['catalog.generated', 'registerDrafts', ...idsOf(drafts)].map((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
  const ownWords = drafts.map(({ id }) => `src/narration/en/algorithms/${id}.ts`);
  const site = globSync(['src/**/*.{ts,astro}', 'content/**/*.{md,mdx,json,yaml}'], { exclude: ['src/cli/**', 'src/engine/**'] });
  const naming = site
    .filter((file) => !file.endsWith('.test.ts') && !ownWords.includes(file))
    .filter((file) => names.some((name) => name.test(readFileSync(file, 'utf8'))));
  expect(site.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
  expect(idsOf(drafts).filter((id) => idsOf(catalog).includes(id))).toEqual([]);
});
