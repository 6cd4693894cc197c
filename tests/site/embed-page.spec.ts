import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseFromMenu, inFigure } from './drivers/figure.ts';
import { serve } from './other-origin.ts';
import { expect, test } from './site-test.ts';

interface Heard {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** A host page with one frame, which greets it unless told otherwise, and keeps what it hears; a second frame may interfere. */
function host(src: string, { width = 1000, height = 640, greets = true } = {}) {
  return serve({
    '': `<!doctype html><body style="margin:0"><iframe width="${width}" height="${height}" style="border:0;display:block"></iframe>
      <iframe src="/other.html" width="10" height="10"></iframe>
      <script>
        heard = [];
        const frame = document.querySelector('iframe');
        send = (message) => frame.contentWindow.postMessage({ type: 'sudoscope-figure', version: 1, ...message }, '*');
        onmessage = ({ source, data }) => {
          if (source !== frame.contentWindow) return;
          heard.push(data);
          if (${greets} && data.event === 'ready' && !data.height) send({ command: 'hello' });
        };
        frame.src = ${JSON.stringify(src)};
      </script>`,
    'other.html': `<!doctype html><script>
      interfere = (message) => parent.frames[0].postMessage({ type: 'sudoscope-figure', version: 1, ...message }, '*');</script>`,
  });
}

type HostWindow = { heard: Heard[]; send(message: object): void; interfere(message: object): void };

const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as HostWindow).heard);
const send = (page: Page, message: object) => page.evaluate((sent) => (globalThis as unknown as HostWindow).send(sent), message);
const lastOf = async (page: Page, event: string) => (await heardBy(page)).findLast((message) => message.event === event);
const eventsOf = async (page: Page, event: string) => (await heardBy(page)).filter((message) => message.event === event);
const figureIn = (page: Page) => page.frameLocator('iframe >> nth=0').locator('figure.stepper');

test('a figure alone says nothing but that it is there until it is greeted, and hears nobody but its host', async ({ page, baseURL }) => {
  const { address, close } = await host(`${baseURL}/embed/dancing-links/?step=9`, { greets: false });
  await page.goto(address);
  const stepper = figureIn(page).locator('sudo-stepper');
  await expect(stepper).toHaveAttribute('data-position', '9');
  await send(page, { command: 'go', step: 3 });
  expect(await heardBy(page)).toEqual([{ type: 'sudoscope-figure', version: 1, event: 'ready' }]);

  await send(page, { command: 'hello' });
  await expect.poll(async () => (await heardBy(page)).map(({ event }) => event)).toEqual(['ready', 'ready', 'frame', 'state']);
  expect((await heardBy(page))[1]).toMatchObject({ event: 'ready', least: 400, step: 9 });
  expect(await lastOf(page, 'frame')).toMatchObject({ step: 9, of: 76, sentence: expect.stringContaining('column') });
  // What was said before the hello is forgotten, and so is what another frame says.
  const other = page.frames().find((frame) => frame.url().endsWith('/other.html'))!;
  for (const command of ['hello', 'go'])
    await other.evaluate((sent) => (globalThis as unknown as HostWindow).interfere(sent), { command, step: 5 });
  await send(page, { command: 'go', step: 12 });
  await expect.poll(async () => (await eventsOf(page, 'frame')).map(({ step }) => step)).toEqual([9, 12]);
  close();
});

test('a figure obeys each command, and says what it can’t follow', async ({ page, baseURL }) => {
  const { address, close } = await host(`${baseURL}/embed/dancing-links/?run=main`);
  await page.goto(address);
  const figure = figureIn(page);
  const stepper = figure.locator('sudo-stepper');
  await expect.poll(() => lastOf(page, 'frame')).toMatchObject({ step: 0, of: 76 });
  const positions = async () => (await lastOf(page, 'frame'))?.step;
  const link = async () => new URLSearchParams(new URL(String((await lastOf(page, 'state'))!.link)).search);

  await send(page, { command: 'step', by: 3 });
  await expect.poll(positions).toBe(3);
  await send(page, { command: 'step', by: -1 });
  await expect.poll(positions).toBe(2);
  await send(page, { command: 'pane', name: 'code' });
  await expect.poll(async () => (await link()).get('pane')).toBe('code');
  await send(page, { command: 'theme', name: 'dark' });
  await expect(page.frameLocator('iframe >> nth=0').locator('html')).toHaveAttribute('data-theme', 'dark');
  await send(page, { command: 'blank' });
  await expect(figure.locator('.curtain')).toBeVisible();
  await send(page, { command: 'blank', on: false });
  await expect(figure.locator('.curtain')).toHaveCount(0);

  // A question hides how long the run is, and is answered by the host.
  await send(page, { command: 'reveal' });
  await expect.poll(() => lastOf(page, 'fault')).toMatchObject({ message: expect.any(String) });
  await send(page, { command: 'predict' });
  await send(page, { command: 'go', step: 8 });
  await send(page, { command: 'step' });
  await expect.poll(() => lastOf(page, 'asked')).toMatchObject({ question: expect.any(String), choices: expect.any(Array) });
  expect(await lastOf(page, 'frame')).not.toHaveProperty('of');
  const faults = (await eventsOf(page, 'fault')).length;
  await send(page, { command: 'step' });
  await expect.poll(async () => (await eventsOf(page, 'fault')).length).toBe(faults + 1);
  expect(await eventsOf(page, 'revealed')).toEqual([]);
  await send(page, { command: 'reveal' });
  const asked = (await lastOf(page, 'asked')) as unknown as { choices: string[] };
  await expect.poll(async () => asked.choices.includes(String((await lastOf(page, 'revealed'))?.right))).toBe(true);
  await send(page, { command: 'predict', on: false });

  await send(page, { command: 'why', thing: 'column.7' });
  await expect.poll(async () => (await link()).get('why')).toContain('column.7');
  await send(page, { command: 'why' });
  await expect.poll(async () => (await link()).get('why')).toBeNull();
  await send(page, { command: 'options', options: { rule: 'leftmost' } });
  await expect.poll(async () => (await link()).get('rule')).toBe('leftmost');
  await send(page, { command: 'play' });
  await expect.poll(positions).toBeGreaterThan(1);
  await send(page, { command: 'play', on: false });

  // A link says everything at once.
  await send(page, { command: 'show', link: '/chapters/dancing-links/?run=main&step=14&why=column.7&pane=stack' });
  await expect
    .poll(async () => [await positions(), (await link()).get('rule'), (await link()).get('pane')])
    .toEqual([14, 'fewest', 'stack']);
  await expect.poll(async () => (await link()).get('why')).toContain('column.7');
  await send(page, { command: 'show', link: '?step=76' });
  await expect.poll(() => lastOf(page, 'ended')).toBeTruthy();
  expect((await link()).get('why')).toBeNull();
  for (const message of [
    { command: 'go', step: 999 },
    { command: 'go', link: '/chapters/backtracking/?run=small&algorithm=backtracking' },
    { command: 'pane', name: 'none' },
    { command: 'options', options: { rule: 'odd' } },
    { command: 'fly' },
    { command: 'go', step: 1, version: 2 },
  ]) {
    const before = (await eventsOf(page, 'fault')).length;
    await send(page, message);
    await expect.poll(async () => (await eventsOf(page, 'fault')).length, { message: JSON.stringify(message) }).toBe(before + 1);
  }
  await expect(stepper).toHaveAttribute('data-position', '76');
  close();
});

test('one figure follows another by its links', async ({ page, baseURL }) => {
  const { address, close } = await host(`${baseURL}/embed/backtracking/?run=backtracking.small`);
  await page.goto(address);
  await expect.poll(() => lastOf(page, 'state')).toBeTruthy();
  for (const query of ['step=9&pane=counters', 'step=4&if=5.try.4', 'step=4', 'step=6&why=r1c1', 'hands=1', 'step=2&order=columns']) {
    await send(page, { command: 'show', link: `?run=backtracking.small&${query}` });
    const wanted = [...new URLSearchParams(query)];
    const shown = async () => {
      const { searchParams } = new URL(String((await lastOf(page, 'state'))!.link));
      const others = ['why', 'if', 'hands'].filter((name) => searchParams.has(name) && !wanted.some(([field]) => field === name));
      return [...wanted.map(([name]) => [name, searchParams.get(name)?.replace(/(?<=r1c1).*/, '')]), ...others];
    };
    await expect.poll(shown, { message: query }).toEqual(wanted);
  }
  close();
});

test('a figure alone has the height of its frame, and its address says which run it is', async ({ page, baseURL }) => {
  const sites: [string, number][] = [
    ['dancing-links/', 1000],
    ['dancing-links/?run=dancing-links.hard&step=20', 1000],
    ['annealing/', 1000],
    ['human-solver/?run=chains.main', 390],
  ];
  await page.setViewportSize({ width: 1300, height: 1100 });
  for (const [path, width] of sites) {
    const { address, close } = await host(`${baseURL}/embed/${path}`, { width });
    await page.goto(address);
    const figure = figureIn(page);
    await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
    await expect(page.frameLocator('iframe >> nth=0').locator('header, footer, nav')).toHaveCount(0);
    await expect(figure.locator('.pane-main > svg')).toBeVisible();
    await expect(figure.locator('[data-part=notice]')).toBeHidden();
    for (const high of [420, 640, 1000]) {
      await page
        .locator('iframe')
        .first()
        .evaluate((frame: HTMLIFrameElement, to) => frame.setAttribute('height', String(to)), high);
      const fits = () =>
        figure.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const transport = element.querySelector('.controls')!.getBoundingClientRect();
          return {
            below: Math.abs(innerHeight - bottom) <= 16,
            inside: top >= 0 && bottom <= innerHeight + 0.5,
            whole: transport.bottom <= bottom + 0.5,
          };
        });
      await expect.poll(fits, { message: `${path} ${high}` }).toEqual({ below: true, inside: true, whole: true });
    }
    close();
  }

  // What makes no sense is said, and the rest is shown.
  await page.goto('/embed/dancing-links/?run=nowhere&step=3');
  await expect(page.locator('[data-part=notice]')).toContainText('nowhere');
  await page.goto('/embed/dancing-links/?step=3&theme=dark&keys=host');
  await expect(page.locator('sudo-stepper')).toHaveAttribute('data-position', '3');
  await expect(page.locator('[data-part=notice]')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('ten figures on a page start nothing until one is seen', async ({ page, baseURL }) => {
  const frames = Array.from({ length: 10 }, () => `<iframe src="${baseURL}/embed/dancing-links/" width="900" height="600"></iframe>`);
  const { address, close } = await serve({
    '': `<!doctype html><script>said = 0; onmessage = () => said++</script><div style="height:4000px"></div>${frames.join('<p style="height:900px">')}`,
  });
  let workers = 0;
  page.on('worker', () => workers++);
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { said: number }).said)).toBe(10);
  expect(workers).toBe(0);
  await page.locator('iframe').nth(4).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe >> nth=4').locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  await expect(page.frameLocator('iframe >> nth=8').locator('sudo-stepper')).not.toHaveAttribute('data-ready', '');
  expect(workers).toBe(1);
  close();
});

/** The recipes of the reference, with the address of this site for the host’s. */
async function recipe(page: Page, baseURL: string, has: string): Promise<string> {
  if (!page.url().endsWith('/reference/embedding/')) await page.goto('/reference/embedding/');
  const text = await page.locator('pre', { hasText: has }).first().textContent();
  return text!.replaceAll('https://your.host', baseURL);
}

test('the recipe for a bare page gives a figure that is as high as it needs, and leaves its link on paper', async ({ page, baseURL }) => {
  const markup = await recipe(page, baseURL!, 'async></script>');
  const commands = await recipe(page, baseURL!, "'#next'");
  const { address, close } = await serve({ '': `<!doctype html><body><p>Before</p>${markup}<p id="after">After</p>${commands}` });
  await page.goto(address);
  const element = page.locator('sudoscope-figure');
  await expect(element).toHaveAttribute('data-live', '');
  const stepper = page.frameLocator('sudoscope-figure iframe').locator('sudo-stepper');
  await expect(stepper).toHaveAttribute('data-position', '9');
  await page.locator('#next').click();
  await expect(stepper).toHaveAttribute('data-position', '10');
  const heights = () =>
    page.locator('sudoscope-figure iframe').evaluate((frame) => {
      const { host } = frame.getRootNode() as ShadowRoot;
      return [frame.clientHeight > 500, frame.clientHeight === host.clientHeight];
    });
  await expect.poll(heights).toEqual([true, true]);
  await expect(page.locator('sudoscope-figure > a')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('sudoscope-figure > a')).toBeVisible();
  await expect(element.locator('iframe')).toBeHidden();
  await page.emulateMedia({ media: null });
  close();
});

test('without a network, the element keeps its picture and its link', async ({ page, baseURL }) => {
  const script = readFileSync('dist/sudoscope-figure.js', 'utf8');
  const { address, close } = await serve({
    '': `<!doctype html><script src="figure.js"></script><sudoscope-figure src="${baseURL}/embed/dancing-links/"><a href="#">The figure</a></sudoscope-figure>`,
    'figure.js': script,
  });
  await page.route('**/embed/**', (route) => route.abort());
  await page.goto(address);
  await expect(page.locator('sudoscope-figure iframe')).toHaveCount(1);
  await expect(page.locator('sudoscope-figure > a')).toBeVisible();
  await expect(page.locator('sudoscope-figure')).not.toHaveAttribute('data-live', '');
  close();
});

/** A deck with the recipe for reveal.js and the script of the first recipe, as they are written, and a last slide. */
async function recipeDeck(page: Page, baseURL: string) {
  const slide = await recipe(page, baseURL, '<section>');
  const plugin = await recipe(page, baseURL, 'Reveal.initialize');
  const [script] = (await recipe(page, baseURL, 'async></script>')).split('\n');
  const reveal = (name: string) => readFileSync(`node_modules/reveal.js/dist/${name}`, 'utf8');
  return serve({
    '': `<!doctype html><head>${script}<style>${reveal('reset.css')}${reveal('reveal.css')}</style></head>
      <div class="reveal"><div class="slides">${slide}<section id="last">The end</section></div></div>
      <script src="reveal.js"></script><script>${plugin.replace('{ plugins', '{ hash: true, fragmentInURL: true, plugins')}</script>`,
    'reveal.js': reveal('reveal.js'),
  });
}

test('the recipe for reveal.js keeps slide and figure together, and its keys work after a click in the figure', async ({
  page,
  baseURL,
}) => {
  const { address, close } = await recipeDeck(page, baseURL!);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  const figure = page.frameLocator('sudoscope-figure iframe').locator('figure.stepper');
  const stepper = figure.locator('sudo-stepper');
  await expect(stepper).toHaveAttribute('data-position', '7');
  await page.keyboard.press('ArrowRight');
  await expect(stepper).toHaveAttribute('data-position', '9');
  // Figure and fragment are both on the slide.
  await expect(page.locator('.fragment.visible')).toBeInViewport({ ratio: 1 });
  // The focus is in the figure from here on.
  await inFigure(figure).forward.click();
  await expect(stepper).toHaveAttribute('data-position', '10');
  await page.keyboard.press('PageDown');
  await expect(stepper).toHaveAttribute('data-position', '12');
  // The deck writes its place into the address a moment later.
  await expect(page).toHaveURL(/\/0\/1$/);
  await page.reload();
  await expect(stepper).toHaveAttribute('data-position', '12');
  await inFigure(figure).back.click();
  await expect(stepper).toHaveAttribute('data-position', '11');
  await page.keyboard.press('PageUp');
  await expect(stepper).toHaveAttribute('data-position', '9');
  for (let press = 0; press < 2; press++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('#last')).toHaveClass(/present/);
  close();
});

test('the recipe for reveal.js shows the right step where the deck is there before the element', async ({ page, baseURL }) => {
  const { address, close } = await recipeDeck(page, baseURL!);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const deckIsThere = Promise.withResolvers<void>();
  await page.route('**/sudoscope-figure.js', async (route) => {
    await deckIsThere.promise;
    await route.continue();
  });
  // The second fragment of the first slide is shown from the beginning.
  await page.goto(`${address}#/0/0/1`, { waitUntil: 'commit' });
  await expect(page.locator('.fragment.visible')).toHaveCount(2);
  deckIsThere.resolve();
  const stepper = page.frameLocator('sudoscope-figure iframe').locator('sudo-stepper');
  await expect(stepper).toHaveAttribute('data-position', '12');
  expect(errors).toEqual([]);
  close();
});

test('the menu of a figure copies the markup for a page', async ({ page, baseURL }) => {
  await page.goto('/chapters/backtracking/?run=small&step=3');
  const figure = page.locator('#small');
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-position', '3');
  await chooseFromMenu(figure, 'embed');
  await expect(figure.locator('[data-part=notice]')).toBeVisible();
  const markup = await page.evaluate(() => navigator.clipboard.readText());
  expect(markup).toContain('<script src="');
  const { address, close } = await serve({ '': `<!doctype html>${markup}` });
  await page.goto(address);
  const framed = page.frameLocator('sudoscope-figure iframe');
  await expect(framed.locator('sudo-stepper')).toHaveAttribute('data-position', '3');
  expect(new URL(page.frames()[1]!.url()).origin).toBe(new URL(baseURL!).origin);
  close();
});

test('in a frame wider than high, words and panes are beside a picture that has its height', async ({ page }) => {
  for (const [path, width, height] of [
    ['dancing-links/?run=main&step=20', 868, 480],
    ['backtracking/?run=main&step=60', 868, 440],
    ['annealing/?step=30', 640, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/embed/${path}`);
    await expect(page.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
    const boxes = await page.evaluate(() => {
      const [picture, say, work] = ['.pane-main > svg', '.say', '.work'].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      );
      return { share: picture!.height / innerHeight, isBeside: picture!.right <= Math.min(say!.left, work!.left), room: work!.height };
    });
    expect(boxes.share, path).toBeGreaterThan(0.54);
    expect(boxes.isBeside, path).toBe(true);
    expect(boxes.room, path).toBeGreaterThan(120);
  }
});
