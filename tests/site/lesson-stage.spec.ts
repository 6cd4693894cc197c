import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import type { Session } from '../../src/narration/lesson/session.ts';
import { axeOn } from './axe.ts';
import { chooseIn, figureIn, figureModes, figureState, inPresenter, sessionOf } from './drivers/lecture.ts';
import { expect, openAnew, test } from './site-test.ts';

const presenterOf = (lesson: string) => `/lesson/presenter/?of=${lesson}`;
const stageOf = (lesson: string) => `/lesson/stage/?of=${lesson}`;
const READY = '[data-ready]:is(sudo-lesson-stage, sudo-lesson-presenter)';

/** A presenter's window, and the projector's that it opens. */
async function bothWindows(page: Page, context: BrowserContext, lesson = 'dancing-links'): Promise<Page> {
  await openAnew(page, presenterOf(lesson));
  await page.locator(READY).waitFor();
  const [stage] = await Promise.all([context.waitForEvent('page'), inPresenter(page).open.click()]);
  await stage.locator(READY).waitFor();
  return stage;
}

const screenIn = async (page: Page) => (await sessionOf(page)).screen;

/** Waits until `of` says the same of both windows. Both are asked each time: a command may still be on its way. */
const expectEqual = (of: (page: Page) => Promise<unknown>, stage: Page, page: Page) =>
  expect.poll(async () => isDeepStrictEqual(await of(stage), await of(page))).toBe(true);

/** Presses a key until a screen of a lesson shows something. */
async function goTo(page: Page, shows: string): Promise<void> {
  const stage = page.locator('sudo-lesson-stage');
  for (let presses = 0; presses < 40; presses++) {
    // A screen stays on the wall until the figure after it is painted.
    await expect(stage).not.toHaveAttribute('aria-busy', 'true');
    if ((await stage.getAttribute('data-shows')) === shows) return;
    await page.keyboard.press('PageDown');
  }
  throw new Error(`no screen shows a ${shows}`);
}

/** Numbers from 0 to below 1 that are the same at every run. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const KEYS = ['PageDown', 'PageDown', 'PageDown', 'PageUp', 'b', '.', 'Enter', 'Backspace', 'Space', '1', '2', 'Shift+1', '+', 'u'];
const FIGURE_KEYS = ['ArrowRight', 'ArrowLeft', 'Shift+ArrowRight', '3', '5', 'w', 'p', 'r', 'End', 'Home'];

test('two windows are equal after 200 commands in either, and each comes back after a reload or a close', async ({ page, context }) => {
  test.slow();
  const stage = await bothWindows(page, context);
  const draw = draws(43);
  const all = [...KEYS, ...FIGURE_KEYS];
  for (let command = 0; command < 200; command++) {
    const window = draw() < 0.5 ? page : stage;
    await window.keyboard.press(all[Math.floor(draw() * all.length)]!);
  }
  const state = async (of: Page) => [await sessionOf(of), await figureState(of)];
  await expectEqual(state, stage, page);

  const before = await sessionOf(page);
  await page.reload();
  await page.locator(READY).waitFor();
  // Only the window that leads is another one.
  const withoutLeader = (session: Session) => ({ ...session, leader: '', counter: 0, by: '' });
  expect(withoutLeader(await sessionOf(page))).toEqual(withoutLeader(before));
  await stage.reload();
  await stage.locator(READY).waitFor();
  await expectEqual(sessionOf, stage, page);

  await stage.close();
  const { lost, again } = inPresenter(page);
  await expect(lost).toBeVisible();
  const [opened] = await Promise.all([context.waitForEvent('page'), again.click()]);
  await opened.locator(READY).waitFor();
  await expect(lost).toBeHidden();
  await expectEqual(state, opened, page);

  await page.close();
  const at = await screenIn(opened);
  await opened.keyboard.press('PageDown');
  const [back] = await Promise.all([context.waitForEvent('page'), opened.keyboard.press('n')]);
  await back.locator(READY).waitFor();
  await expect.poll(() => screenIn(back)).toBe(await screenIn(opened));
  expect(at).toBeGreaterThanOrEqual(0);
});

test('options, panes, why and what-if are equal in two windows after 200 commands in either', async ({ page, context }) => {
  test.slow();
  const stage = await bothWindows(page, context);
  await goTo(stage, 'figure');
  for (const window of [page, stage]) await expect.poll(() => figureState(window)).toMatch(/^0 /);
  const draw = draws(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!;
  const commands = ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'w', 'i', '1', '2', '3', '5', 'Escape', 'option', 'puzzle', 'why'];
  for (let count = 0; count < 200; count++) {
    const window = draw() < 0.5 ? page : stage;
    const command = pick(commands);
    const figure = figureIn(window);
    if (command === 'option' || command === 'puzzle') {
      const [name, values] = command === 'puzzle' ? ['puzzle', ['knuth-6x7', 'tiny-4', 'queens-4']] : ['column', ['leftmost', 'fewest']];
      await chooseIn(figure!, name as string, pick(values as string[]));
    } else await window.keyboard.press(command === 'why' ? 'w' : command);
  }
  const state = async (of: Page) => [await sessionOf(of), await figureState(of), await figureModes(of)];
  await expectEqual(sessionOf, stage, page);
  expect(await figureModes(stage)).not.toBe('');
  await expectEqual(state, stage, page);
});

test('the figure follows wherever it is worked', async ({ page, context }) => {
  const stage = await bothWindows(page, context);
  await goTo(stage, 'figure');
  for (const window of [page, stage]) await expect.poll(() => figureState(window)).toMatch(/^0 /);
  await stage.keyboard.press('ArrowRight');
  await expect.poll(() => figureState(page)).toMatch(/^1 /);
  await page.keyboard.press('5');
  await expect.poll(() => figureState(stage)).toMatch(/^1 picture-only/);
  await page.keyboard.press('1');
  await stage.keyboard.press('w');
  await expect.poll(() => figureIn(page)?.locator('.why').count()).toBeGreaterThan(0);
  for (const window of [page, stage]) {
    const { violations } = await axeOn(window).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});

test('a question on the wall tells nothing before its phase, and no figure is beside it', async ({ page }) => {
  await openAnew(page, stageOf('dancing-links'));
  await page.locator(READY).waitFor();
  await goTo(page, 'question');
  const wall = page.locator('.vote-wall');
  await wall.waitFor();
  const screen = await screenIn(page);
  const html = () => page.evaluate(() => document.documentElement.outerHTML.replace(/<(script|style)[\s\S]*?<\/\1>/g, ''));
  const texts: string[] = [];
  for (const phase of ['read', 'first', 'talk', 'second', 'bars']) {
    await expect(wall).toHaveAttribute('data-phase', phase);
    expect(figureIn(page)).toBeUndefined();
    expect(await html()).not.toMatch(/class="[^"]*\b(right|vote-reason|tone)\b|✓ *</);
    texts.push(await page.evaluate(() => document.body.textContent));
    for (const key of ['PageDown', 'PageDown']) await page.keyboard.press(key);
    expect(await screenIn(page)).toBe(screen);
    await page.keyboard.press('Enter');
  }
  await expect(wall).toHaveAttribute('data-phase', 'answer');
  await expect(wall.locator('.right')).toHaveCount(1);
  const reasons = await wall.locator('.vote-reason').allTextContents();
  expect(reasons.length).toBeGreaterThan(1);
  for (const reason of reasons) expect(texts.filter((text) => text.includes(reason))).toEqual([]);
  // An impatient Enter doesn't play the step; Page Down does.
  await page.keyboard.press('Enter');
  await expect(wall).toHaveAttribute('data-phase', 'answer');
  await page.keyboard.press('PageDown');
  await expect(wall).not.toHaveAttribute('data-phase', 'answer');
});

test('says that a window was blocked, that another one leads, and that nothing is kept', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await openAnew(page, presenterOf('dancing-links'));
  await page.locator(READY).waitFor();
  const { open, blocked, keepsNothing, oneScreen } = inPresenter(page);
  await expect(keepsNothing).toBeVisible();
  await open.click();
  await expect(blocked).toBeVisible();

  const second = await context.newPage();
  await second.goto(page.url());
  await second.locator(READY).waitFor();
  const { taken, takeOver } = inPresenter(second);
  await expect(taken).toBeVisible();
  await second.keyboard.press('PageDown');
  expect(await screenIn(page)).toBe(0);
  await takeOver.click();
  await expect(taken).toBeHidden();
  await expect(inPresenter(page).taken).toBeVisible();
  await second.close();

  await oneScreen.click();
  await page.locator('sudo-lesson-stage[data-ready]').waitFor();
});

test('gives the projector of another lesson only to who takes it', async ({ page, context }) => {
  const stage = await bothWindows(page, context);
  const other = await context.newPage();
  await other.goto(presenterOf('local-search'));
  await other.locator(READY).waitFor();
  const title = await page.locator('[data-part=title]').textContent();
  const { takeOver } = inPresenter(other);
  await expect(inPresenter(other).other(title!.split(' · ')[0]!)).toBeVisible();
  expect(stage.url()).toContain('dancing-links');
  await takeOver.click();
  await stage.waitForURL(/local-search/);
  await expect(takeOver).toBeHidden();
  await expect(inPresenter(page).takeOver).toBeVisible();
  await other.close();
  await expect(inPresenter(page).takeOver).toBeHidden();
});

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
] as const)
  test(`sentence, code and labels can be read from the last row at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const lesson of ['dancing-links', 'local-search']) {
      await openAnew(page, stageOf(lesson));
      await page.locator(READY).waitFor();
      await goTo(page, 'figure');
      await page.locator('iframe[data-ready]').waitFor();
      const small = await figureIn(page)!.evaluate((least) => {
        const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const selectors = [
          '.say',
          '.lecture-label',
          '.pane:not([hidden]) .pane-pseudocode li',
          '.pane:not([hidden]) pre .line',
          '.energy text',
          '.energy-bar',
        ];
        return selectors.flatMap((selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown).flatMap((element) => {
            const own = element.closest('svg')?.getScreenCTM()?.d ?? 1;
            const size = own * Number.parseFloat(getComputedStyle(element).fontSize);
            return size < least ? [`${selector} ${element.textContent?.slice(0, 20)}: ${size.toFixed(1)}`] : [];
          }),
        );
      }, 0.033 * height);
      expect(small).toEqual([]);
      await expect(figureIn(page)!.locator('.lecture-label')).not.toBeEmpty();
      // A class sees no control, and nothing that comes after the frame.
      for (const control of ['.outcome', '.energy-bar button'])
        await expect(figureIn(page)!.locator(control).filter({ visible: true })).toHaveCount(0);
      for (const row of ['.controls', '.tabs']) await expect(figureIn(page)!.locator(row)).toHaveCSS('opacity', '0');
      await expect(figureIn(page)!.locator('input.seek')).toHaveAttribute('max', '0');
    }
    // Names of links and the letters of choices, in a question.
    await openAnew(page, stageOf('dancing-links'));
    await page.locator(READY).waitFor();
    await goTo(page, 'question');
    await expect(page.locator('.vote-picture svg.links')).toBeVisible();
    const inQuestion = await page.locator('.vote-wall').evaluate((wall, least) => {
      const texts = [...wall.querySelectorAll<SVGTextElement>('.vote-picture svg :is(text, tspan), .card-shape text')];
      const heights = texts
        .filter((text) => text.checkVisibility() && [...text.childNodes].some((part) => part instanceof Text && part.data.trim() !== ''))
        .map((text) => [text.textContent, text.getScreenCTM()!.d * Number.parseFloat(getComputedStyle(text).fontSize)] as const);
      return heights.filter(([, size]) => size < least - 0.1).map(([text, size]) => `${text}: ${size.toFixed(1)}`);
    }, 0.024 * height);
    expect(inQuestion).toEqual([]);
  });
