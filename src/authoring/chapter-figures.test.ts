import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ChapterWithFigures, figuresOf } from './chapter-figures.ts';

/** The chapters as their files have them, in their order. */
function chapters(): ChapterWithFigures[] {
  return globSync('content/chapters/*/index.mdx')
    .map((file) => {
      const [, head, ...body] = readFileSync(file, 'utf8').split('---\n');
      const { order, title, runs = {} } = parse(head!) as { order: number } & Omit<ChapterWithFigures, 'id'>;
      return { order, id: basename(dirname(file)), title, runs, body: body.join('---\n') };
    })
    .sort((a, b) => a.order - b.order);
}

it('the command line has the figures of all chapters; `npx vitest run src/authoring/chapter-figures -u` writes them', async () => {
  const rows = figuresOf(chapters()).map((figure) => JSON.stringify(figure));
  await expect(`[\n${rows.join(',\n')}\n]\n`).toMatchFileSnapshot('../../content/figures/figures.json');
});
