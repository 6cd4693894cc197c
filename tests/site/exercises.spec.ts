import { globSync, readFileSync } from 'node:fs';
import { expect, test } from './site-test.ts';
import { byTurns } from './soak.ts';
import { goTheWay } from './tries/show-the-way.ts';

/** Chapters with exercises that a figure checks, and how many they have. */
const chapters = globSync('chapters/*/index.html', { cwd: 'dist' })
  .sort()
  // Each process of the tests looks for them: without parsing 4 MB.
  .map((file) => ({ file, checked: [...readFileSync(`dist/${file}`, 'utf8').matchAll(/<exercise-check [^>]*data-goal=[^>]*>/g)] }))
  .filter(({ checked }) => checked.length > 0);

// What is looked for by its text must be found.
if (chapters.length < 15) throw new Error(`only ${chapters.length} chapters have exercises that are checked`);

// The build has tried those of runs without a page: whether their figures see them is tried of one in each chapter. Of tries only a page knows.
for (const [chapter, { file, checked }] of chapters.entries())
  test(`the solutions of ${file} are seen by its figures, and nothing is before them`, async ({ page }) => {
    await page.goto(`/${file.replace('index.html', '')}`);
    const exercises = page.locator('exercise-check[data-goal]');
    const [ofTries, ofRuns] = [true, false].map((isTry) =>
      [...checked.keys()].filter((index) => /data-solution=/.test(checked[index]![0]) === isTry),
    );
    for (const index of [...ofTries!, ...(ofRuns!.length > 0 ? byTurns(ofRuns!, chapter) : [])]) {
      const exercise = exercises.nth(index);
      await exercise.scrollIntoViewIfNeeded();
      await expect(exercise).not.toHaveAttribute('data-solved', '');
      await exercise.locator('summary').last().click();
      await exercise.locator('.exercise-answer :is(a.frame-link[data-run], [data-part=show])').last().click();
      const figure = page.locator(`[id="${await exercise.getAttribute('data-figure')}"]`);
      const hasWay = (await figure.locator('[data-part=show-one]').count()) > 0;
      // The way may not have begun when it is first looked for. What is shown has not been solved by who asked for it.
      const said = async () => {
        if (hasWay) await goTheWay(figure);
        return exercise.getByRole('status').innerText();
      };
      await expect.poll(said).toContain('Shown in the figure');
      await expect(exercise).not.toHaveAttribute('data-solved', '');
    }
  });
