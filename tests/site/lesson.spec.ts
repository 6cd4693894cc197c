/** The page on which lessons are written, and the command in figures that gives it frames. */
import { forStudents } from '../../src/narration/lesson/for-students.ts';
import { readLessonLink, writeLesson } from '../../src/narration/lesson/lesson-link.ts';
import { chooseFromMenu, seekTo, started } from './drivers/figure.ts';
import { inLesson, openLesson } from './drivers/lesson.ts';
import { expect, test } from './site-test.ts';

const LESSON = `---
title: Lists
minutes: 14
figure: /chapters/dancing-links/?run=main
---

## Out of the list (8 min)

A *node* leaves.

[Look here](?step=0) to 2

::: notes
Slowly.
:::

::: vote 6 min
[Which?](?step=9)
- [ ] this
      Because it isn’t.
- [x] that
      Because it is.
:::
`;

test('draws what is written, and tells students neither notes nor answers', async ({ page }) => {
  const { writes, frames, questions, notes, right, eyes, next, faults, lesson, errors } = await openLesson(page);
  await writes(LESSON);
  const frame = frames.first();
  await expect(frame).toContainText('Look here');
  await expect(frame.locator('svg').first()).toBeVisible();
  const first = await frame.locator('.lesson-say').textContent();
  await next.click();
  await expect(frame.locator('.lesson-say')).not.toHaveText(first!);
  await expect(questions).toContainText('Which?');
  await questions.scrollIntoViewIfNeeded();
  await expect(right).toContainText('that');
  await expect(notes).toContainText('Slowly.');
  await expect(faults).toHaveCount(0);

  await eyes('students').click();
  await expect(notes).toHaveCount(0);
  await questions.scrollIntoViewIfNeeded();
  await expect(questions).toContainText('this');
  await expect(questions).not.toContainText('Because');
  await expect(right).toHaveCount(0);
  expect(await lesson.locator('em').allTextContents()).toEqual(['node']);
  expect(errors).toEqual([]);
});

test('names the line of a fault, in the margin and in a list that leads there', async ({ page }) => {
  const { writes, faults, toLine, editor, lesson } = await openLesson(page);
  await writes(LESSON.replace('?step=0) to 2', '?step=480)').replace('[x]', '[ ]'));
  await expect(faults).toHaveCount(2);
  await expect(lesson.locator('.sign.wrong')).toHaveCount(2);
  await toLine(11).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText(')');
  await expect(faults).toHaveCount(1);
});

test('keeps the lesson, and the one before it when another is opened', async ({ page }) => {
  const first = await openLesson(page);
  await first.writes(LESSON);
  await expect(first.part('preview')).toContainText('Lists');
  const own = await openLesson(page);
  await expect(own.part('preview')).toContainText('Lists');

  await page.goto('/');
  const other = await openLesson(page, `#${writeLesson(LESSON.replace('Lists', 'Trees'))}`);
  await expect(other.part('preview')).toContainText('Trees');
  await other.editor.focus();
  await page.keyboard.type(' ');
  await expect(other.bringBack).toBeVisible();
  await other.bringBack.click();
  await expect(other.part('preview')).toContainText('Lists');
  expect(await other.saved()).toEqual({ name: 'lists.md', text: LESSON });
});

test('gives students a link without notes and answers, and says when links are too long', async ({ page }) => {
  const { writes, share, lesson, leads, part } = await openLesson(page);
  await writes(LESSON);
  await expect(part('preview')).toContainText('Lists');
  await share.click();
  await expect(lesson.locator('[data-for=colleagues] output')).toContainText('http');
  const link = (reader: string) => lesson.locator(`[data-for=${reader}] output`).textContent();
  const [students, colleagues] = [(await link('students'))!, (await link('colleagues'))!];
  expect(new URL(students).pathname).toMatch(/\/lesson\/read\/$/);
  expect(readLessonLink(new URL(students).hash)).toBe(forStudents(LESSON));
  expect(readLessonLink(new URL(colleagues).hash)).toBe(LESSON);
  await expect(leads('read')).toHaveAttribute('href', students);
  await expect(lesson.locator('[data-for=colleagues]')).toHaveAttribute('data-reach', 'everywhere');
  await page.keyboard.press('Escape');
  // Words that say nothing twice, so that packing doesn't help.
  const long = Array.from({ length: 3000 }, (_, index) => ((index * 7919) % 104_729).toString(36)).join(' ');
  await writes(`${LESSON}\n${long}`);
  await share.click();
  await expect(lesson.locator('[data-for=colleagues]')).toHaveAttribute('data-reach', 'file');
});

test('saves the page for students as one file, with drawings, and without notes and what is right', async ({ page }) => {
  const { writes, saved, errors } = await openLesson(page);
  await writes(`${LESSON}\n::: ask\n[Which two?](?step=9)\n:::\n\n## Afterwards\n\n[Here](?step=10)\n`);
  const { name, text } = await saved('savePage');
  expect(name).toBe('lists.html');
  for (const hidden of ['Slowly.', 'Because', '<script', ' src=']) expect(text).not.toContain(hidden);
  const page2 = await page.context().newPage();
  await page2.setContent(text);
  await expect(page2.locator('figure svg')).toHaveCount(6);
  expect(
    await page2
      .locator('svg rect')
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill),
  ).not.toBe('');
  await expect(page2.locator('a[href*="step=2#"]')).toHaveAttribute('href', /^http.*\/chapters\/dancing-links\/\?run=main&step=2#main$/);
  // What comes after a question is closed until the answer is opened.
  const [own, ofRun] = await page2.locator('details').all();
  await expect(ofRun!).toBeHidden();
  await own!.locator('summary').click();
  await expect(ofRun!).toBeVisible();
  await expect(page2.getByRole('heading', { name: 'Afterwards' })).toBeHidden();
  await ofRun!.locator('summary').click();
  await expect(page2.getByRole('heading', { name: 'Afterwards' })).toBeVisible();
  await expect(ofRun!).toContainText(/\S/);
  await page2.close();
  expect(errors).toEqual([]);
});

test('says what is wrong with a damaged link, and leaves the kept lesson alone', async ({ page }) => {
  const first = await openLesson(page);
  await first.writes(LESSON);
  await expect(first.part('preview')).toContainText('Lists');
  await page.goto('/');
  const { part } = await openLesson(page, `#${writeLesson(LESSON).slice(0, -9)}`);
  await expect(part('said')).not.toBeEmpty();
  await expect(part('preview')).toContainText('Lists');
});

test('collects frames in figures, and writes their addresses as short as they can be', async ({ page }) => {
  await page.goto('/chapters/dancing-links/');
  const { figure } = await started(page, 'sudoku');
  await seekTo(figure, 9);
  await chooseFromMenu(figure, 'toLesson');
  await expect(inLesson(figure).added).toBeVisible();
  const { writes, part, insertVote, removeFrame, saved } = await openLesson(page);
  await writes(LESSON);
  // It goes below the cursor, which is at the end.
  await part('collected').locator('summary').click();
  await insertVote.click();
  expect((await saved()).text).toContain('\n\n::: vote 6 min\n[What happens next?](/chapters/dancing-links/?run=sudoku&step=9)\n:::\n');
  await removeFrame.click();
  await expect(part('collected').locator('li')).toHaveCount(0);
});

test('starts from a lesson of the site without a fault', async ({ page }) => {
  for (const name of ['dancing-links', 'local-search']) {
    await page.goto('/');
    const { faults, frames, part } = await openLesson(page, `?of=${name}`);
    await expect(frames.first()).toBeVisible();
    await expect(part('faults')).toHaveAttribute('data-worst', 'sound');
    await expect(faults).toHaveCount(0);
  }
});

test('shows the text or what it becomes on a phone, and nothing is wider than the page', async ({ phone }) => {
  const { view, part, editor } = await openLesson(phone);
  await expect(editor).toBeVisible();
  await expect(part('preview')).toBeHidden();
  await view('preview').click();
  await expect(part('preview')).toBeVisible();
  await expect(editor).toBeHidden();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says what the page is, and leads to the lessons of the site', async ({ page }) => {
    await page.goto('/lesson/');
    await expect(page.locator('noscript a[href*="lesson/read/"]')).toHaveCount(2);
    await expect(page.locator('sudo-lesson')).toBeHidden();
  });
});
