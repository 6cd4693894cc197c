import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectToArrive, expectToBeAccessible, isChapter, paths } from './arrival.ts';
import { expectOnOneScreen } from './on-one-screen.ts';
import { errorsOf, expect, test } from './site-test.ts';
import { byTurns, soaking } from './soak.ts';

/** An exercise that a figure checks: its number among those of its chapter, and the id of its figure. */
interface Checked {
  readonly index: number;
  readonly figure: string;
}

interface Exercises {
  readonly ofTries: readonly Checked[];
  /** Those whose turn it is. */
  readonly ofRuns: readonly Checked[];
}

const chapters = paths.filter(isChapter).map((path, chapter) => {
  const html = readFileSync(`dist${path}index.html`, 'utf8');
  // Each process of the tests looks for them: without parsing 4 MB.
  const checked = [...html.matchAll(/<exercise-check [^>]*data-goal=[^>]*>/g)].map(([tag], index) => {
    return { index, figure: /data-figure="([^"]+)"/.exec(tag)![1]!, isOfTry: /data-of-try=/.test(tag) };
  });
  // With this turn the largest grids are left to a soak.
  const ofRuns = checked.filter(({ isOfTry }) => !isOfTry);
  return { path, ofTries: checked.filter(({ isOfTry }) => isOfTry), ofRuns: ofRuns.length > 0 ? byTurns(ofRuns, chapter + 1) : [] };
});

// What is looked for by its text must be found.
for (const { path, ofRuns, ofTries } of chapters)
  if (ofRuns.length + ofTries.length === 0) throw new Error(`${path} has no exercise that a figure checks`);

/** What an exercise said and whether it counted as solved when its solution was shown, and what was pressed for it, in view or not. */
const showSolution = (exercise: Locator) =>
  exercise.evaluate(async (element) => {
    const wasSolved = 'solved' in element.dataset;
    const last = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)].at(-1)!;
    last('summary').click();
    const shows = last('.exercise-answer :is(a.frame-link[data-run], [data-part=show])');
    const isOffered = shows.checkVisibility();
    shows.scrollIntoView();
    shows.click();
    // A way of more than one action goes on at the press of a button; it may not have begun when it is first looked for.
    const figure = document.getElementById(element.dataset.figure!)!;
    const status = element.querySelector<HTMLElement>('[role=status]')!;
    const end = performance.now() + 20_000;
    while (!status.textContent.includes('Shown in the figure') && performance.now() < end) {
      const next = figure.querySelector<HTMLElement>('[data-part=show-one]');
      if (/^\s*Next/.test(next?.innerText ?? '')) next!.click();
      await new Promise((done) => setTimeout(done, 20));
    }
    // The figure is in the window now, so the exercise need not be laid out.
    const said = status.checkVisibility() ? status.textContent : '';
    return { wasSolved, isOffered, said, isSolved: 'solved' in element.dataset };
  });

/**
 * The solutions of the exercises that a figure checks are seen by it, and nothing is before them. The build has tried those of runs without
 * a page: whether their figures see them is tried of one in each chapter. Of tries only a page knows.
 */
async function expectSolutionsSeen(page: Page, { ofTries, ofRuns }: Exercises): Promise<void> {
  const exercises = page.locator('exercise-check[data-goal]');
  // What is shown has not been solved by who asked for it.
  for (const { index } of [...ofTries, ...ofRuns])
    expect(await showSolution(exercises.nth(index)), `exercise ${index}`).toEqual({
      wasSolved: false,
      isOffered: true,
      said: expect.stringContaining('Shown in the figure'),
      isSolved: false,
    });
}

for (const [index, { path, ofTries, ofRuns }] of chapters.entries())
  test(`${path} comes without moving and can be read, its exercises see solutions, its figures fit a screen`, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    await test.step('it comes without moving and fits its window', () => expectToArrive(page, path));
    await test.step('axe objects to nothing', () => expectToBeAccessible(page, path));
    await test.step('solutions are seen', () => expectSolutionsSeen(page, { ofTries, ofRuns }));
    await test.step('a figure is whole on one screen, and nothing in it moves from step to step', async () => {
      // Where not all are looked at it is that of an exercise, which has started already.
      const ofExercises = ofRuns.map(({ figure }) => page.locator(`[id="${figure}"]`));
      await expectOnOneScreen(page, soaking ? await page.locator('figure.stepper').all() : ofExercises, index);
    });
    expect(errors).toEqual([]);
  });

test('the list of chapters says what was read, and leads back to where a chapter was left', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/chapters/')
      localStorage.setItem(
        'read-places',
        JSON.stringify({
          killer: { at: 'three-prunings', heading: 'Three prunings', read: false },
          rating: { at: 'a-last-look', heading: 'A last look', read: true },
        }),
      );
  });
  await page.goto('/chapters/');
  const entry = (chapter: string) => page.locator(`.parts li:has(a.entry[href$="/${chapter}/"])`);
  await expect(entry('fish-and-wings').locator('.meta')).toHaveText(/^17 min, needs How people solve \(\d+\)$/);
  await expect(entry('rating').locator('.go-on')).toHaveText('✓ read');
  await expect(entry('grids').locator('.go-on')).toBeHidden();
  await expect(page.locator('.map a[data-is-read]')).toHaveText(/^\d+ How hard is it\? ✓$/);
  await entry('killer').getByRole('link', { name: 'go on at “Three prunings”' }).click();
  await expect(page).toHaveURL(/\/chapters\/killer\/#three-prunings$/);
});

test('who comes by a link to a place in a chapter has begun it only when they go on from there', async ({ page }) => {
  const place = '/chapters/killer/#three-prunings';
  const kept = () => page.evaluate(() => localStorage.getItem('read-places') ?? '');
  await page.goto(place);
  await expect(page.locator('.toc [aria-current=location]')).toHaveText('Three prunings');
  // Longer than a reader has to stay.
  await page.waitForTimeout(2000);
  expect(await kept()).not.toContain('killer');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, -20_000);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(kept).toContain('killer');
});

test('a way through the chapters is chosen, and lit on the map with what each chapter needs', async ({ page }) => {
  await page.goto('/chapters/');
  const ways = page.locator('.ways > div:visible');
  const lit = page.locator('.map a[data-on-way]');
  await expect(ways).toHaveCount(1);
  await expect(ways.locator('a')).toHaveCount(await lit.count());
  await page.locator('.choose button').nth(4).click();
  await expect(ways.locator('a')).toHaveText([/^Grids/, /^Backtracking/, /^Killer Sudoku/, /^The rule of 45/]);
  await expect(lit).toHaveText([/^1 /, /^2 /, /^18 /, /^19 /]);
  // One line from the first chapter to each of the others.
  await expect(page.locator('.map > ul > li')).toHaveCount(1);
});

test('a page of the reference lights the section one is in, and a link to an algorithm opens its tables', async ({ page }) => {
  await page.goto('/reference/steps/#algorithm-x');
  await expect(page.locator('.toc [aria-current=location]')).toHaveText('All algorithms');
  await expect(page.locator('details[open]')).toHaveAttribute('id', 'algorithm-x');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.toc [aria-current=location]')).toHaveText('Reading the tables');
});
