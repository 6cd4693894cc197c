import { expect, test } from './site-test.ts';

test('a figure’s algorithm and views are asked for while its stepper is still on its way', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/_astro\/stepper\.[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = (name: string) => page.waitForRequest((request) => request.url().includes(`_astro/${name}.`));
  const parts = Promise.all(['dancing-links', 'views'].map(asked));
  await page.goto('/chapters/dancing-links/');
  await page.locator('sudo-stepper').first().scrollIntoViewIfNeeded();
  await parts;
  arrive();
  await expect(page.locator('sudo-stepper[data-ready]').first()).toBeVisible();
});
