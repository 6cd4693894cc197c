import type { Page } from '@playwright/test';
import { chooseFromMenu } from './figure-driver.ts';
import { serve } from './other-origin.ts';
import { expect, test } from './site-test.ts';

/** The documented way to embed a page, with this site's address for the host's. */
async function snippet(page: Page, baseURL: string): Promise<string> {
  await page.goto('/reference/links/');
  const text = await page.locator('pre', { hasText: '<iframe' }).textContent();
  return text!.replace('https://your.host', baseURL);
}

for (const origin of ['its own', 'another'] as const) {
  test(`a page in a frame of a host of ${origin} origin leaves the host where it is, and works`, async ({ page, baseURL }) => {
    const html = `<!doctype html><body style="margin:0"><input id="field"><div style="height:2500px"></div>
      ${await snippet(page, baseURL!)}<div style="height:2500px"></div>`;
    const other = await serve({ '': html });
    const host = origin === 'another' ? other.address : `${baseURL}/host`;
    if (origin === 'its own') await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(host);
    await page.locator('#field').focus();
    const frame = page.frameLocator('iframe');
    const stepper = frame.locator('#main sudo-stepper');
    await expect(stepper).toHaveAttribute('data-position', '5000');
    const hostState = () => page.evaluate(() => [scrollY, document.activeElement?.id]);
    await page.keyboard.type('mine');
    expect(await hostState()).toEqual([0, 'field']);
    await expect(page.locator('#field')).toHaveValue('mine');
    // The page in the frame is at its figure all the same.
    expect(Math.abs(await frame.locator('#main').evaluate((figure) => figure.getBoundingClientRect().top))).toBeLessThan(40);

    // What its own text does stays inside, too.
    const link = frame.locator('a.frame-link[data-run=main]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(stepper).not.toHaveAttribute('data-position', '5000');
    expect(await hostState()).toEqual([0, 'field']);

    await page.locator('iframe').scrollIntoViewIfNeeded();
    await chooseFromMenu(frame.locator('#main'), 'Share');
    const notice = frame.locator('#main [data-part=notice]');
    await expect(notice).toHaveText('The link to this very frame is copied.');
    await frame.locator('#main').getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME');
    await expect(notice).not.toContainText('does not allow');
    other.close();
  });
}

test('where a frame may not write to the clipboard, Share shows the link', async ({ page, baseURL }) => {
  const host = await serve({
    '': `<iframe src="${baseURL}/chapters/backtracking/?run=small&step=3" width="900" height="700"></iframe>`,
  });
  await page.goto(host.address);
  const figure = page.frameLocator('iframe').locator('#small');
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  await chooseFromMenu(figure, 'Share');
  await expect(figure.locator('[data-part=notice]')).toContainText(
    `the link to this very frame: ${baseURL}/chapters/backtracking/?run=small`,
  );
  host.close();
});
