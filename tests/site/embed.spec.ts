import type { Page } from '@playwright/test';
import { chooseFromMenu, inFigure } from './drivers/figure.ts';
import { serve } from './other-origin.ts';
import { expect, test } from './site-test.ts';
import { soaking } from './soak.ts';

/** The documented way to embed a page, with this site's address for the host's. */
async function snippet(page: Page, baseURL: string): Promise<string> {
  await page.goto('/reference/embedding/');
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
    await chooseFromMenu(frame.locator('#main'), 'share');
    const notice = frame.locator('#main [data-part=notice]');
    await expect(notice).toHaveText('The link to this frame is copied.');
    await inFigure(frame.locator('#main')).fullScreen.click();
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
  await chooseFromMenu(figure, 'share');
  await expect(figure.locator('[data-part=notice]')).toContainText(`the link to this frame: ${baseURL}/chapters/backtracking/?run=small`);
  host.close();
});

/** A deck around a figure: what it hears by keys, and by messages. */
async function deck(address: string, { width = 960, height = 700 } = {}) {
  return serve({
    '': `<!doctype html><body style="margin:0"><iframe src="${address}" width="${width}" height="${height}" style="border:0"></iframe>
      <script>keys = []; heard = []; onkeydown = ({ key }) => keys.push(key);
      onmessage = ({ source, origin, data }) => source === frames[0] && heard.push({ origin, ...data });</script>`,
  });
}
const keysOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { keys: string[] }).keys);
const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Record<string, unknown>[] }).heard);

test('with keys=host the keys of a clicker stay the deck’s after a click, and Escape leads back to it', async ({ page, baseURL }) => {
  const other = baseURL!.replace('localhost', '127.0.0.1');
  const host = await deck(`${other}/chapters/backtracking/?run=small&step=3&keys=host#small`);
  await page.goto(host.address);
  const stepper = page.frameLocator('iframe').locator('#small sudo-stepper');
  await expect(stepper).toHaveAttribute('data-ready', '');
  await inFigure(stepper).forward.click();
  await expect(stepper).toHaveAttribute('data-position', '4');
  for (const key of ['PageDown', 'PageUp', 'ArrowRight', 'f', 'b', '.', 'Home']) await page.keyboard.press(key);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Tab');
  const keys = async () => (await heardBy(page)).filter(({ event }) => event === 'key').map(({ key }) => key);
  await expect.poll(keys).toEqual(['PageDown', 'PageUp', 'ArrowRight', 'f', 'b', '.', 'Home']);
  expect((await heardBy(page)).find(({ event }) => event === 'key')).toEqual({
    origin: other,
    type: 'sudoscope-figure',
    version: 1,
    event: 'key',
    key: 'PageDown',
  });
  // It did nothing by itself, but for the buttons, and where somebody types.
  await expect(stepper).toHaveAttribute('data-position', '4');
  await inFigure(stepper).forward.press('Enter');
  await expect(stepper).toHaveAttribute('data-position', '5');
  await stepper.locator('select[name=puzzle]').focus();
  const before = (await keys()).length;
  await page.keyboard.press('z');
  expect((await keys()).length).toBe(before);
  expect(await keysOf(page)).toEqual([]);
  await stepper.press('Escape');
  await expect.poll(async () => (await keys()).at(-1)).toBe('Escape');
  await page.keyboard.press('PageDown');
  await expect.poll(() => keysOf(page)).toEqual(['PageDown']);
  await expect(stepper).toHaveAttribute('data-position', '5');
  host.close();
});

test('without it a figure in a frame keeps its keys, and Escape leads out once nothing is open', async ({ page, baseURL }) => {
  const host = await deck(`${baseURL!.replace('localhost', '127.0.0.1')}/chapters/backtracking/?run=small&step=3#small`);
  await page.goto(host.address);
  const stepper = page.frameLocator('iframe').locator('#small sudo-stepper');
  await expect(stepper).toHaveAttribute('data-ready', '');
  await inFigure(stepper).forward.click();
  await page.keyboard.press('PageDown');
  await expect(stepper).toHaveAttribute('data-position', '5');
  // The first Escape closes what is open, the second leads out.
  await page.keyboard.press('?');
  const dialog = page.frameLocator('iframe').locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expect(stepper).toHaveAttribute('data-position', '6');
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageDown');
  await expect.poll(() => keysOf(page)).toEqual(['PageDown']);
  await expect(stepper).toHaveAttribute('data-position', '6');
  host.close();
});

const framed = [
  ['backtracking', 'small'],
  ['dancing-links', 'main'],
  ['simulated-annealing', 'main'],
  ['exact-cover', 'main'],
] as const;

for (const [chapter, run] of framed)
  test(`the figure ${chapter}/${run} fits into frames of any height, and tells how high it is`, async ({ page, baseURL }) => {
    test.slow();
    const address = `${baseURL!.replace('localhost', '127.0.0.1')}/chapters/${chapter}/?run=${run}&step=3#${run}`;
    for (const width of soaking ? [390, 600, 800, 960, 1280] : [600, 960]) {
      const host = await deck(address, { width, height: 1000 });
      await page.setViewportSize({ width: 1300, height: 1050 });
      await page.goto(host.address);
      const figure = page.frameLocator('iframe').locator(`#${run}`);
      await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
      const sizes = async () => (await heardBy(page)).filter(({ event }) => event === 'ready' || event === 'resized');
      await expect.poll(async () => (await sizes()).length).toBeGreaterThan(0);
      expect((await sizes())[0]).toMatchObject({ type: 'sudoscope-figure', version: 1, event: 'ready', least: 400 });
      const { height } = (await sizes()).at(-1)! as { height: number };
      for (const high of [height, 400, 450, 500, 571, 700, 850, 1000]) {
        await page.locator('iframe').evaluate((frame: HTMLIFrameElement, to) => frame.setAttribute('height', String(to)), high);
        const fits = () =>
          figure.evaluate((element) => {
            element.scrollIntoView();
            const { top, bottom } = element.getBoundingClientRect();
            const transport = element.querySelector('.controls')!.getBoundingClientRect();
            const words = element.querySelector('.say')!.getBoundingClientRect();
            const picture = element.querySelector('.pane-main > svg')!.getBoundingClientRect();
            const strip = element.querySelector('.strip-row')!.getBoundingClientRect();
            return {
              inside: top >= 0 && bottom <= innerHeight + 0.5,
              whole: transport.bottom <= bottom + 0.5 && picture.height > 60 && words.top >= top && strip.height > 20,
              apart: picture.bottom <= strip.top + 0.5 && words.bottom <= strip.top + 0.5,
            };
          });
        await expect.poll(fits, { message: `${width} × ${high}` }).toEqual({ inside: true, whole: true, apart: true });
      }
      // A host that follows what it hears comes to rest.
      expect(((await sizes()).at(-1) as { height: number }).height).toBe(height);
      host.close();
    }
  });
