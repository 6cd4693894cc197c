import { readFileSync } from 'node:fs';
import { forStudents } from '../../src/narration/lesson/for-students.ts';
import { writeLesson } from '../../src/narration/lesson/lesson-link.ts';
import { expectNoFaults } from './axe.ts';
import { FAULTY, HAS_NO_QUESTION, inCard, inLesson, NO_ANSWER, RIGHT, WRONG } from './drivers/lesson-read.ts';
import { sceneOn } from './drivers/side-by-side.ts';
import { errorsOf, expect, PHONE, test } from './site-test.ts';

const TEXT = `---
title: Short & <b>plain</b>
minutes: 9
figure: /chapters/dancing-links/?run=main
---

Read *this*. <img src=x onerror="document.title = 'hacked'">

## First (3 min)

[What changes?](?step=2) to 4

::: notes
For me alone.
:::

::: vote 6 min
[How many?](?step=48)

- [ ] 4
      Those are the nodes alone.
- [x] 6
      Two for each of three.
:::

::: ask
[Nothing is asked here](?step=5)
:::

[A run that isn’t there](?run=nothing&step=1)
`;

const pageOf = (text: string) => `/lesson/read/#${writeLesson(text)}`;

test('a lesson of the site has its frames and questions beside the text', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/lesson/read/dancing-links/');
  const { scene, stepper, beats, bead, linksOf } = sceneOn(page, 'dancing-links-main');

  await test.step('each frame of a range moves the figure', async () => {
    await bead(5).press('Enter');
    await expect(stepper).toHaveAttribute('data-position', '5');
    await linksOf(beats.filter({ has: page.locator('a[data-position="8"]') }))
      .first()
      .click();
    await expect(stepper).toHaveAttribute('data-position', '8');
  });

  await test.step('a question is answered with its reason, and leads to its step', async () => {
    const card = inLesson(page).cards.first();
    const { choice, verdict, seeStep } = inCard(card);
    await choice('its own two links, up and down').click();
    await expect(verdict).toContainText(WRONG);
    await expect(verdict).toContainText('The node keeps its own links.');
    await choice('the down link of B G, and the up link of header G').click();
    await expect(verdict).toContainText(RIGHT);
    await seeStep.click();
    await expect(stepper).toHaveAttribute('data-position', '10');
  });

  await test.step('what comes after a question is withheld until it is answered, or passed', async () => {
    const { cards, goOn, heading } = inLesson(page);
    await expect(heading('What the node keeps')).toBeVisible();
    await expect(heading('The way back')).toBeHidden();
    await expect(goOn).toHaveCount(1);
    // The figure stays at the question, however far the page is scrolled.
    await page.mouse.wheel(0, 9000);
    await expect(scene.locator('.beat.asks.now, .beat:has(+ .asks).now')).toHaveCount(1);
    await goOn.press('Enter');
    await expect(cards.nth(2)).toBeVisible();
    await page.reload();
    await expect(cards.nth(2)).toBeVisible();
    await expect(heading('The way back')).toBeHidden();
    await page.goto('/lesson/read/dancing-links/#part-4');
    await expect(heading('What it’s good for')).toBeVisible();
  });

  await test.step('nor does the strip show what is to come while a question is open', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/lesson/read/local-search/');
    const { stepper: open } = sceneOn(page, 'hill-climbing-small');
    await open.scrollIntoViewIfNeeded();
    await expect(open).toHaveAttribute('data-ready', '');
    const ahead = () =>
      open.evaluate(
        (figure) => Number(figure.querySelector<HTMLInputElement>('.seek')!.max) - Number((figure as HTMLElement).dataset.position),
      );
    await expect.poll(ahead).toBe(0);
    await inLesson(page).goOn.press('Enter');
    await expect.poll(ahead).toBeGreaterThan(0);
    await page.goto('/lesson/read/dancing-links/#part-4');
  });

  await test.step('a question of the lesson’s own has its reasons', async () => {
    const card = inLesson(page).cards.last();
    await inCard(card).choice('twelve links').click();
    await expect(inCard(card).verdict).toContainText('A node has four links');
  });
  // Notes are the teacher’s.
  await expect(page.locator('main')).not.toContainText('Step by step to 3');
  expect(errors).toEqual([]);
});

test('a lesson from a link draws its frames, and asks', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto(pageOf(TEXT));
  const { heading, step, openFrame, pictures, cards, said } = inLesson(page);
  await expect(heading('Short & <b>plain</b>')).toBeVisible();
  await expect(page).toHaveTitle(/^Short & <b>plain<\/b> /);
  await expect(page.locator('main')).toContainText('<img src=x');
  await expect(page.locator('main')).not.toContainText('For me alone.');

  await expect(step(2)).toHaveAttribute('aria-pressed', 'true');
  const before = await pictures.first().innerHTML();
  await step(4).click();
  await expect(step(4)).toHaveAttribute('aria-pressed', 'true');
  expect(await pictures.first().innerHTML()).not.toBe(before);
  await expect(openFrame.first()).toHaveAttribute('href', /chapters\/dancing-links\/\?run=main&step=4#main$/);

  const { choice, verdict } = inCard(cards);
  await expect(page.getByText(HAS_NO_QUESTION)).toBeHidden();
  await choice('4').click();
  await expect(verdict).toHaveText(`${WRONG} Those are the nodes alone.`);
  await choice('6').click();
  await expect(verdict).toHaveText(`${RIGHT} Two for each of three.`);

  await expect(page.getByText(HAS_NO_QUESTION)).toBeVisible();
  await expect(said).not.toBeEmpty();
  expect(errors).toEqual([]);
  await expectNoFaults(page);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('a copy for students says nothing about what is right', async ({ page }) => {
  await page.goto(pageOf(forStudents(TEXT)));
  const { cards } = inLesson(page);
  await cards.scrollIntoViewIfNeeded();
  await inCard(cards).choice('6').click();
  await expect(inCard(cards).verdict).toHaveText(NO_ANSWER);
});

test('a damaged link is refused, and one of the site leads to its page', async ({ page }) => {
  await page.goto(`${pageOf(TEXT).slice(0, -3)}AAA`);
  await expect(inLesson(page).said).toContainText(FAULTY);
  await page.goto('/lesson/read/?of=local-search');
  await expect(page).toHaveURL(/\/lesson\/read\/local-search\/$/);
  await page.goto('/lesson/read/');
  await expect(inLesson(page).ofSite).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson of the site has its text, pictures of its frames, and answers to look up', async ({ page }) => {
    await page.goto('/lesson/read/local-search/');
    const text = readFileSync('content/lessons/local-search.md', 'utf8');
    const { cards, heading } = inLesson(page);
    const last = heading([...text.matchAll(/^## (.*) \(\d+ min\)$/gm)].at(-1)![1]!);
    await expect(last).toBeHidden();
    // What comes after a question is there when its answer has been looked up.
    for (const card of await cards.all()) await inCard(card).answer.click();
    for (const [, label] of text.matchAll(/^## (.*) \(\d+ min\)$/gm)) await expect(inLesson(page).heading(label!)).toBeVisible();
    const stills = page.locator('.still img');
    expect(await stills.count()).toBeGreaterThan(15);
    await stills.last().scrollIntoViewIfNeeded();
    await expect.poll(() => stills.last().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expect(cards.last().locator('details')).toContainText('about 58');
  });
});
