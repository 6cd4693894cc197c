/** The page on which lessons are written. */
import type { Page } from '@playwright/test';
import * as words from '#words/lesson-page.ts';
import { expect } from '../site-test.ts';
import { namedIn, type Root } from './named.ts';

export const inLesson = (root: Root) => {
  const { one, buttons, exactButtons, fields } = namedIn(root);
  const { preview, sharing, collected, inserts } = words;
  return {
    ...buttons({
      save: words.save,
      savePage: words.savePage,
      bringBack: words.bringBack,
      copy: sharing.copy,
      next: preview.next,
      previous: preview.previous,
    }),
    ...exactButtons({ insertFrame: collected.frame, insertVote: collected.vote, removeFrame: collected.remove }),
    ...fields({ start: words.start }),
    share: one('button', words.share).first(),
    editor: one('textbox', words.editor.label),
    insert: (what: keyof typeof inserts) => one('button', inserts[what], true),
    toLine: (line: number) => one('button', words.atLine(line), true),
    view: (name: 'text' | 'preview') => one('button', words.views[name], true),
    eyes: (whose: 'yours' | 'students') => root.getByText(preview[whose]),
    leads: (page: 'read' | 'stage' | 'sheet' | 'key') => one('link', words.leads[page]),
    present: one('link', words.present),
    /** What a figure says when it has kept its frame. */
    added: root.getByText(words.added),
  };
};

/** The lesson page with its editor ready, and every error of it collected. */
export async function openLesson(page: Page, address = '') {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`/lesson/${address}`);
  const lesson = page.locator('sudo-lesson');
  await expect(lesson).toHaveAttribute('data-ready', '');
  const part = (name: string) => lesson.locator(`[data-part="${name}"]`).first();
  const controls = inLesson(lesson);
  return {
    lesson,
    part,
    errors,
    ...controls,
    faults: part('faults').getByRole('listitem'),
    frames: lesson.locator('.lesson-frame'),
    questions: lesson.locator('.lesson-question'),
    notes: lesson.locator('.lesson-notes'),
    right: lesson.locator('.lesson-choices .right'),
    /** Puts a text in place of all. */
    async writes(text: string) {
      await controls.editor.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
    /** A file that is saved: of the text in the editor, or of the page for students. */
    async saved(what: 'save' | 'savePage' = 'save') {
      const [download] = await Promise.all([page.waitForEvent('download'), controls[what].click()]);
      const stream = await download.createReadStream();
      const pieces: Buffer[] = [];
      for await (const piece of stream) pieces.push(piece as Buffer);
      return { name: download.suggestedFilename(), text: Buffer.concat(pieces).toString('utf8') };
    },
  };
}
