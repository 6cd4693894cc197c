import { expect, test } from '@playwright/test';
import { axeOn } from './axe.ts';

test('a run that is told to decide otherwise goes on so, beside the old one, and a link holds it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/chapters/backtracking/?run=main&step=6998');
  const figure = page.locator('#main');
  const stepper = figure.locator('sudo-stepper');
  const place = figure.locator('[data-part=place]');
  const chip = figure.locator('.what-if-chip');
  const sizes = figure.locator('.what-if-sizes');
  const panel = figure.locator('.what-if');
  await expect(place).toHaveText('step 6,998 of 87,827');
  await page.keyboard.press('ArrowLeft');

  // The run's own choice is marked, and changes nothing.
  await figure.getByRole('button', { name: 'What if', exact: true }).click();
  await expect(panel).toContainText('Step 6,997: Try 2 in r1c3.');
  await expect(panel.getByRole('button', { name: '3', exact: true })).toBeFocused();
  expect((await axeOn(page).include('#main').analyze()).violations).toEqual([]);
  await panel.getByRole('button', { name: '2 (its own)' }).click();
  await expect(panel).toHaveCount(0);
  await expect(chip).toHaveCount(0);

  // By keys: asked, left, asked again and chosen.
  await page.keyboard.press('i');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('i');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('button', { name: '4', exact: true })).toBeFocused();
  await page.keyboard.press('4');
  await expect(chip).toContainText('What if: r1c3 takes 4, not 2');
  await expect(place).toHaveText('step 6,997 of 48,469');
  await expect(sizes).toHaveText('48,469 this run, 87,827 the old run: 39,358 steps fewer');
  await expect(figure.locator('.say')).toContainText('Try 4 in r1c3');
  await expect(page).toHaveURL(/[?&]if=6997\.try\.4(&|#|$)/);

  // Both runs are drawn to one scale: the ghost is longer by as much.
  const width = async (part: string) => (await figure.locator(part).boundingBox())!.width;
  expect((await width('svg.strip')) / (await width('svg.ghost-run'))).toBeCloseTo(48_469 / 87_827, 2);
  expect((await width('.seek')) - 16).toBeCloseTo(await width('svg.strip'), 0);
  expect((await axeOn(page).include('#main').analyze()).violations).toEqual([]);

  await page.keyboard.press('b');
  await expect(place).toHaveText('step 6,997 of 87,827');
  await expect(chip.getByRole('button', { name: 'old run' })).toHaveAttribute('aria-pressed', 'true');
  await expect(sizes).toHaveText(/^48,469 this run/);
  await chip.getByRole('button', { name: 'old run' }).click();
  await expect(place).toHaveText('step 6,997 of 48,469');

  await expect(page).toHaveURL(/step=6997&if=6997\.try\.4/);
  await page.reload();
  await expect(chip).toContainText('What if: r1c3 takes 4, not 2');
  await expect(place).toHaveText('step 6,997 of 48,469');
  await expect(sizes).toContainText('39,358 steps fewer');
  await stepper.focus();
  await page.keyboard.press('Escape');
  await expect(chip).toHaveCount(0);
  await expect(place).toHaveText('step 6,997 of 87,827');
  await expect(page).not.toHaveURL(/[?&]if=/);

  // A link to a decision that the run does not have.
  const link = { run: 'main', algorithm: 'backtracking', puzzle: 'wikipedia', options: {}, step: 5, forks: '6998.try.4' };
  await stepper.evaluate((element: HTMLElement & { follow(link: object): Promise<void> }, link) => element.follow(link), link);
  await expect(figure.locator('[data-part=notice]')).toContainText("step 6,998 of this run is no decision that 'if' could change");
  await expect(place).toHaveText('step 5 of 87,827');
  expect(errors).toEqual([]);
});
