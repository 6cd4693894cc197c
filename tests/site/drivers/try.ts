import type { Locator, Page } from '@playwright/test';
import { kit } from '#words/tries/kit.ts';
import { expectNoFaults } from '../axe.ts';
import { expect, PHONE } from '../site-test.ts';
import { soaking } from '../soak.ts';
import { namedIn } from './named.ts';

/** The controls that all tries have. */
export const inTry = (figure: Locator) => {
  const { again, showOne, ideaCame } = kit;
  return { ...namedIn(figure).buttons({ again, showOne, ideaCame }), button: (name: string) => namedIn(figure).one('button', name) };
};

/** Opens a chapter at a try, by the id of its figure, with what most tests look at. */
export async function openTry(page: Page, chapter: string, id: string) {
  await page.goto(`/chapters/${chapter}/`);
  return startedTry(page, id);
}

/** A try of the page that is open, by the id of its figure. */
export async function startedTry(page: Page, id: string) {
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-try]')).toHaveAttribute('data-ready', '');
  return {
    figure,
    newest: figure.locator('[data-part=newest]'),
    spoken: figure.getByRole('status'),
    idea: figure.locator('.try-idea a'),
    ...inTry(figure),
  };
}

/** The tries that axe looks at in an ordinary run, one of a kind: boxes to check, a grid beside a tree, nodes and a table, sliders. */
const LOOKED_AT = ['bags', 'culprit', 'three-nodes', 'weights'];

/** That axe finds nothing in a try, after what was done there; one of each kind has its turn, and in a soak each. */
export async function axeFindsNothing(page: Page, id: string): Promise<void> {
  if (!soaking && !LOOKED_AT.includes(id)) return;
  await expectNoFaults(page, `#${id}`);
}

/** Windows that can be touched, for the soak: `test.use(touchInSoak)`. */
export const touchInSoak = { hasTouch: soaking };

/**
 * A finger in a soak; else the press alone, which needs no window of its own: that the pointer reaches things is seen in the wide window,
 * and on a phone by the ladder, which is always touched. With a place on the thing it is a click there.
 */
export function finger(what: Locator, options?: Parameters<Locator['click']>[0]): Promise<void> {
  if (soaking) return what.tap(options);
  return options ? what.click(options) : what.dispatchEvent('click');
}

/** Presses things one after the other, where each stands for itself: that the pointer reaches such a thing is seen before. */
export async function pressEach(things: readonly Locator[]): Promise<void> {
  for (const thing of things) await (soaking ? thing.click() : thing.dispatchEvent('click'));
}

/** Makes the window that of a phone, and begins a try again there. */
export async function againOnPhone(page: Page, figure: Locator): Promise<void> {
  await page.setViewportSize(PHONE);
  await finger(inTry(figure).again);
}

/** That the page is no wider than the phone. */
export const fitsPhone = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

/** The least width and height among things that are seen, in pixels. */
export const leastSize = (things: Locator): Promise<{ width: number; height: number }> =>
  things.evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
    return { width: Math.min(...boxes.map(({ width }) => width)), height: Math.min(...boxes.map(({ height }) => height)) };
  });

/** Presses a button at once as often as a reader would, up to forty times, until a part of its figure says something. */
export async function pressUntil(button: Locator, part: Locator, says: RegExp): Promise<void> {
  const saying = (await part.elementHandle())!;
  await button.evaluate(
    (pressed: HTMLElement, [saying, words]) => {
      for (let press = 0; press < 40 && !new RegExp(words).test(saying.textContent!.trim()); press++) pressed.click();
    },
    [saying, says.source] as const,
  );
}

/** Looks at an exercise for long enough that it counts as read. */
export async function readExercise(exercise: Locator): Promise<void> {
  await exercise.locator('.exercise-task').scrollIntoViewIfNeeded();
  await expect(exercise).toHaveAttribute('data-read', '');
}

/** Has a try show its way, of more than one action, to the end. Where no movement is wanted each press of the button makes one. */
export async function showTheWay(figure: Locator): Promise<void> {
  const button = figure.locator('[data-part=show-one]');
  const says = (await button.innerText()).trim();
  await button.click();
  await goTheWay(figure);
  await expect(button).toHaveText(says);
}

/** Goes on with a way that is being shown. */
export const goTheWay = (figure: Locator): Promise<void> =>
  figure.locator('[data-part=show-one]').evaluate((button: HTMLElement, next) => {
    for (let press = 0; press < 100 && button.textContent!.trim().startsWith(next); press++) button.click();
  }, kit.nextOfWay(0, 0).split('0')[0]!);
