import { figureOn, inFigure, started } from './drivers/figure.ts';
import { expect, test } from './site-test.ts';
import { byTurns } from './soak.ts';

test('every answer of a card is graded with its reason; on paper it is whole, and its answers are a list', async ({ page }) => {
  await page.goto('/chapters/killer/');
  const card = page.locator('.predict-card').first();
  const answers = card.getByRole('button');
  const reasons = new Set<string>();
  for (const answer of await answers.all()) {
    await answer.click();
    await expect(answer).toHaveClass(/right|wrong/);
    await expect(card.getByRole('status')).toHaveText(/^(Right|No)\. .{20,}\.$/);
    reasons.add(await card.getByRole('status').innerText());
  }
  expect(reasons.size).toBe(await answers.count());

  await page.emulateMedia({ media: 'print' });
  for (const card of await page.locator('.predict-card').all()) {
    await expect(card).toHaveCSS('break-inside', 'avoid');
    await expect(card.getByRole('button')).toHaveCount(0);
    const answers = card.getByRole('listitem');
    expect(await answers.count()).toBeGreaterThan(1);
    for (const answer of await answers.all()) await expect(answer).toHaveText(/\w/);
    await expect(card.getByRole('list')).toHaveCSS('list-style-type', 'upper-alpha');
  }
});

for (const fullScreen of byTurns([true, false], 0)) {
  test(`by keys alone a reader is asked, answers and goes on${fullScreen ? ', in full screen' : ''}`, async ({ page }) => {
    await page.goto('/chapters/backtracking/');
    const { figure, stepper, forward: transport } = figureOn(page, 'small');
    const panel = figure.locator('[data-part=predict]');
    const answers = panel.locator('.predict-choices button');
    await figure.scrollIntoViewIfNeeded();
    await expect(stepper).toHaveAttribute('data-ready', '');
    await started(page, 'small');
    await stepper.focus();
    if (fullScreen) {
      await page.keyboard.press('Shift+F');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    }
    await page.keyboard.press('p');
    const place = async () => (await transport.boundingBox())!.y;
    const before = await place();
    const position = async () => Number(await stepper.getAttribute('data-position'));
    const onToQuestion = async () => {
      while ((await answers.count()) === 0) {
        const from = await position();
        await page.keyboard.press('ArrowRight');
        await expect.poll(async () => (await answers.count()) > 0 || (await position()) > from).toBe(true);
      }
    };
    const covered = () =>
      panel.getByRole('button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height - 2)) ? [] : [button.textContent];
        }),
      );

    // A number answers; what comes next is one key away.
    await onToQuestion();
    expect(await place()).toBe(before);
    await expect(panel).toContainText('Choose an answer');
    expect(await covered()).toEqual([]);
    // Answers are dealt: their order tells nothing.
    const numberOf = async (label: string) => String((await answers.allInnerTexts()).findIndex((text) => text.trim().endsWith(label)) + 1);
    await page.keyboard.press(await numberOf('3'));
    await expect(panel).toContainText('0 of 1 right so far');
    await expect(panel).toContainText('3 comes later');
    await expect(panel).not.toContainText('Choose an answer');
    expect(await place()).toBe(before);
    await page.keyboard.press(await numberOf('1'));
    await expect(panel).toContainText('Right. 1 is the next');
    expect(await covered()).toEqual([]);
    const asked = await position();
    await page.keyboard.press('ArrowRight');
    expect(await position()).toBe(asked + 1);

    // Space means play: it answers nothing, and waits until the question is put away. The next one stops the run.
    await onToQuestion();
    const prompt = await panel.locator('.predict-prompt').innerText();
    await page.keyboard.press(' ');
    await expect(panel.locator('.predict-prompt')).toHaveText(prompt);
    await page.keyboard.press('Escape');
    await expect(answers).toHaveCount(0);
    await page.keyboard.press(' ');
    await expect.poll(() => answers.count()).toBeGreaterThan(0);
    await expect(panel.locator('.predict-prompt')).not.toHaveText(prompt);
    await expect.poll(() => answers.count()).toBeGreaterThan(0);
    await expect(panel).toContainText('0 of 1 right so far');

    // An answer that has the focus is pressed; the focus goes on to the step, and from there to the figure.
    await page.keyboard.press('Tab');
    while (!(await answers.first().evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(inFigure(panel).showStep).toBeFocused();
    const held = await position();
    await page.keyboard.press(' ');
    await expect.poll(position).toBe(held + 1);
    expect(await stepper.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(position).toBe(held);
    expect(await place()).toBe(before);
  });
}
