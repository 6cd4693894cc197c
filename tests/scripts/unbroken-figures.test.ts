import { satteri } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { unbrokenFigures } from '../../scripts/unbroken-figures.mjs';

const processor = satteri({ hastPlugins: [unbrokenFigures] });

/** A text as the site has it, with each space that does not break as an underscore. */
async function built(text: string): Promise<string> {
  const { code } = await (await processor.createRenderer({})).render(text);
  return code.trim().replaceAll('\u00a0', '_');
}

it('keeps sizes and shares on one line, whatever they stand in', async () => {
  expect(await built('A 9 × 9 grid, 50 % of *all 16 × 16*, and 5 times × all.')).toBe(
    '<p>A 9_×_9 grid, 50_% of <em>all 16_×_16</em>, and 5 times_× all.</p>',
  );
});

it('leaves code as it is written', async () => {
  expect(await built('The rest `n % 9` and **`2 × 3`** of 3 × 3')).toBe(
    '<p>The rest <code>n % 9</code> and <strong><code>2 × 3</code></strong> of 3_×_3</p>',
  );
  expect(await built('```\nn % 9\n```')).not.toContain('_');
  const chapters = await processor.createMdxRenderer!({}, { optimize: false });
  const { code } = await chapters.process('<code>n <i>m % 9</i></code> of <i>3 % 4</i>', 'chapter.mdx', {});
  expect([code.includes('m % 9'), code.includes('3 % 4')]).toEqual([true, false]);
});
