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

it('keeps a formula on one line, and breaks a long one before its equals sign', async () => {
  expect(await built('With *d* = 3, all 2 · 2 · 2 = 8 ways and 3<sup>4</sup> = 81, so 45 − r1c9 + r2c8 = 42.')).toBe(
    '<p>With <em>d</em>_=_3, all 2_·_2_·_2_=_8 ways and 3<sup>4</sup>_=_81, so 45_−_r1c9_+_r2c8_=_42.</p>',
  );
  expect(await built('1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 = 45')).toBe('<p>1_+_2_+_3_+_4_+_5_+_6_+_7_+_8_+_9 =_45</p>');
  expect(await built('Press − or + to see')).toBe('<p>Press_−_or_+_to see</p>');
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
