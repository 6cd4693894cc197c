import { expectNoFaults } from './axe.ts';
import { figureOn, inFigure } from './drivers/figure.ts';
import { errorsOf, expect, test } from './site-test.ts';

test('a run that is told to decide otherwise goes on so, beside the old one, and a link holds it', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/chapters/backtracking/?run=main&step=6998');
  const { figure, stepper, place } = figureOn(page);
  const chip = figure.locator('.what-if-chip');
  const sizes = figure.locator('.what-if-sizes');
  const panel = figure.locator('.what-if-tray');
  const ghost = figure.locator('[data-view=tree] .ghost-run');
  await expect(place).toHaveText('step 6,998 of 87,827');
  await page.keyboard.press('ArrowLeft');

  // The run's own choice is marked, and changes nothing.
  await inFigure(figure).whatIf.click();
  await expect(figure.locator('.what-if-say')).toHaveText(
    'At step 6,997 r1c3 gets 2. What if it got another digit? Of the others only 4 fits. ' +
      'You can choose a pale one anyway; the run then shows where it clashes.',
  );
  await expect(figure.locator('[data-view=tray]')).toBeHidden();
  await expect(panel.getByRole('button', { name: '4', exact: true })).toBeFocused();
  // 1 has been tried before.
  await expect(panel.getByRole('listitem')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  await expect(panel.getByRole('listitem').getByRole('button')).toHaveCount(8);
  await expectNoFaults(page, '#main');
  await inFigure(panel).ownChoice('2').click();
  await expect(panel).toHaveCount(0);
  await expect(chip).toHaveCount(0);

  // By keys: asked, left, asked again and chosen.
  await page.keyboard.press('i');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(panel.getByRole('button', { name: '4', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(inFigure(panel).clashing('5')).toBeFocused();
  await page.keyboard.press('4');
  await expect(chip).toContainText('What if: r1c3 gets 4, not 2');
  await expect(place).toHaveText('step 6,997 of 48,469');
  await expect(sizes).toHaveText('48,469 this run, 87,827 the old run: 39,358 steps fewer');
  await expect(figure.locator('.say')).toContainText('Try 4 in r1c3');
  await expect(page).toHaveURL(/[?&]if=6997\.try\.4(&|#|$)/);

  await expect(ghost).toHaveCount(1);
  await expect(figure.locator('.tree-bar')).toContainText('This run is above, the other below');

  // Both runs are drawn in the strip, too, to one scale.
  await expect(figure.locator('.strip-drawing .ghost-run')).toHaveCount(1);
  await expectNoFaults(page, '#main');

  await page.keyboard.press('b');
  await expect(place).toHaveText('step 6,997 of 87,827');
  await expect(inFigure(chip).oldRun).toHaveAttribute('aria-pressed', 'true');
  await expect(sizes).toHaveText(/^48,469 this run/);
  await inFigure(chip).oldRun.click();
  await expect(place).toHaveText('step 6,997 of 48,469');

  await expect(page).toHaveURL(/step=6997&if=6997\.try\.4/);
  await page.reload();
  await expect(chip).toContainText('What if: r1c3 gets 4, not 2');
  await expect(place).toHaveText('step 6,997 of 48,469');
  await expect(sizes).toContainText('39,358 steps fewer');
  await stepper.press('Escape');
  await expect(chip).toHaveCount(0);
  await expect(place).toHaveText('step 6,997 of 87,827');
  await expect(page).not.toHaveURL(/[?&]if=/);
  await expect(ghost).toHaveCount(0);

  // From the text, beside which the figure is again: the sizes that it tells are those of the figure.
  await stepper.press('Escape');
  await expect(figure).not.toHaveAttribute('data-full');
  const paragraph = page.locator('p', { hasText: 'What if it had tried the 4 first?' });
  await expect(paragraph).toContainText('after 48,469 steps instead of 87,827');
  await paragraph.getByRole('link', { name: 'Make it choose 4' }).click();
  await expect(place).toHaveText('step 6,997 of 48,469');
  await expect(ghost).toHaveCount(1);
  // One key leads back to the text, beside which the run decides for itself again.
  await stepper.press('Escape');
  await expect(figure).not.toHaveAttribute('data-full');
  await expect(ghost).toHaveCount(0);
  await expect(place).toHaveText(/ of 87,827$/);

  // A link to a decision that the run does not have.
  const link = { run: 'main', algorithm: 'backtracking', puzzle: 'wikipedia', options: {}, step: 5, forks: '6998.try.4' };
  await stepper.evaluate((element: HTMLElement & { follow(link: object): Promise<void> }, link) => element.follow(link), link);
  await expect(figure.locator('[data-part=notice]')).toContainText("step 6,998 of this run isn’t a choice that 'if' can change");
  await expect(place).toHaveText('step 5 of 87,827');
  expect(errors).toEqual([]);
});

test('what is drawn can be chosen where it stands, and a run that draws can draw otherwise', async ({ page }) => {
  await page.goto('/chapters/exact-cover/?run=main&algorithm=algorithm-x&puzzle=rmit-five&step=1&whatif=1');
  const figure = page.locator('#main');
  const chip = figure.locator('.what-if-chip');
  await expect(figure.locator('.what-if')).toContainText('Choose');
  await expect(figure.locator('[data-choice=own]')).toHaveCount(1);
  await figure.locator('[data-points="item 0"]').click();
  await expect(figure.locator('[data-part=place]')).toHaveText('step 1 of 30');
  await expect(figure.locator('[data-choice]')).toHaveCount(0);
  await expect(chip).toContainText('What if');

  await page.goto('/chapters/hill-climbing/?run=wide&step=500');
  const wide = page.locator('#wide');
  await expect(wide.locator('[data-part=place]')).toContainText('step 500 of');
  await page.keyboard.press('i');
  await inFigure(wide).otherDraws.click();
  await expect(wide.locator('.what-if-chip')).toContainText(/seed \d+ from step 501 on, not seed \d+/);
  await expect(page).toHaveURL(/[?&]if=501\.seed\.\d+/);
  await expect(wide.locator('svg.energy .ghost-run')).toHaveCount(1);
});
