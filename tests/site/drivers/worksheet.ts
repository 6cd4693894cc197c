import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { worksheet as words } from '#words/worksheet.ts';
import { writeLesson } from '../../../src/narration/lesson/lesson-link.ts';
import { errorsOf, expect } from '../site-test.ts';
import { namedIn } from './named.ts';

/** A lesson with two sheets: of links, in four versions, and of a grid. */
export const LESSON = `---
title: Links
course: Algorithms 2
figure: /chapters/dancing-links/?run=main
---

::: sheet
title: Out of the list
strip: ?step=8 to 13
strip: ?step=16 to 21
strip: ?step=58 to 63
strip: ?step=63 to 68
blank: sizes, links, words
- Why may a node keep its own links?
:::

::: sheet
title: Digits to write
strip: /chapters/backtracking/?run=main&step=20 to 35
blank: digits, words
:::
`;

/** The page of the sheets or of the key, with what it shows. */
export async function openWorksheet(page: Page, shows: 'sheet' | 'key' = 'sheet', address = `#${writeLesson(LESSON)}`) {
  const errors = errorsOf(page);
  await page.goto(`/lesson/${shows}/${address}`);
  const root = page.locator('sudo-worksheet');
  await expect(root).toHaveAttribute('data-ready', '');
  const { one, buttons, links } = namedIn(root);
  const { form } = words;
  const said = root.locator('[data-part=said]');
  const made = async (act: () => Promise<unknown>) => {
    await act();
    await expect(said).not.toHaveText(words.making);
  };
  const choose = (name: string) => made(() => one('radio', name, true).check());
  return {
    errors,
    root,
    said,
    paper: root.locator('.paper'),
    pages: root.locator('.paper-page'),
    frames: root.locator('.paper-strip .paper-frame'),
    text: root.locator('pre'),
    ...buttons({ save: words.save, print: words.print }),
    ...links({ toKey: words.toKey, toSheet: words.toSheet }),
    sheet: root.locator('select[name=sheet]'),
    forAll: () => choose(form.all),
    letter: () => choose(form.letter),
    large: () => made(() => one('checkbox', form.large, true).check()),
    async versions(count: number) {
      await choose(form.versions);
      await made(() => root.getByLabel(form.count).fill(String(count)));
      await made(() => root.getByLabel(form.count).blur());
      await expect(root.locator('.paper-sign').last()).not.toHaveText('');
    },
    async names(list: readonly string[]) {
      await choose(form.names);
      await made(() => root.getByLabel(form.list).fill(list.join('\n')));
      await made(() => root.getByLabel(form.list).blur());
    },
  };
}

/** Whether `pdftotext` is here: it is in the package poppler-utils of most systems, which nothing else here needs. */
export const readsPdf = spawnSync('pdftotext', ['-v']).status === 0;

/** What a page prints: its size in points, and the text of each sheet; without `pdftotext` only their number, with empty texts. */
export async function printed(page: Page): Promise<{ readonly size: string; readonly texts: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'sudoscope-pdf-'));
  try {
    const file = join(folder, 'sheet.pdf');
    const bytes = await page.pdf({ path: file, preferCSSPageSize: true });
    const raw = bytes.toString('latin1');
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(raw)!;
    const size = `${Math.round(Number(width))} ${Math.round(Number(height))}`;
    if (!readsPdf) return { size, texts: Array.from(raw.match(/\/Type\s*\/Page\b(?!s)/g) ?? [], () => '') };
    spawnSync('pdftotext', ['-layout', file, join(folder, 'sheet.txt')]);
    return { size, texts: readFileSync(join(folder, 'sheet.txt'), 'utf8').split('\f').slice(0, -1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
