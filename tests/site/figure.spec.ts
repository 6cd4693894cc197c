import type { Page } from '@playwright/test';
import { chooseFromMenu, figureOn, inFigure, isReady, openFigure, seekTo, started } from './drivers/figure.ts';
import { expect, keys, saved, test } from './site-test.ts';
import { byTurns } from './soak.ts';

test.use({ reducedMotion: 'no-preference' });

const chapter = '/chapters/backtracking/';
/** A chapter with a figure above its text. */
const apart = { path: '/chapters/grids/', run: 'every' };
/** What has the focus, told by the figure that holds it, or by its element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('figure')?.id ?? document.activeElement?.tagName.toLowerCase());

test('keys and buttons that come before a figure is ready are not lost', async ({ page }) => {
  // The run's code comes late: until then there is only the page.
  await page.route(/\/stepper\.[^/]*\.js|\/backtracking\.[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const figure = page.locator('#small');
  const pressForward = () => inFigure(figure).forward.dispatchEvent('click');
  // A figure that asks for its views is half ready: its buttons have their actions by now.
  await page.route(/\/views\.[^/]*\.js/, async (route) => {
    await pressForward();
    await route.continue();
  });
  await page.goto(chapter, { waitUntil: 'domcontentloaded' });
  await figureOn(page, 'small').stepper.evaluate((stepper: HTMLElement) => stepper.focus());
  await keys(page, 'ArrowRight ArrowRight');
  await pressForward();
  await expect(figureOn(page, 'small').place).toHaveText('step 0 of 88');
  await isReady(page, 'small');
  await expect(figureOn(page, 'small').place).toHaveText('step 4 of 88');
  // A figure that opens further on: the move leads on from there.
  await figureOn(page).stepper.evaluate((stepper: HTMLElement) => {
    stepper.scrollIntoView();
    stepper.focus();
  });
  const opens = Number((await figureOn(page).place.textContent())!.replaceAll(',', '').match(/step (\d+)/)![1]);
  await page.keyboard.press('ArrowRight');
  await expect(figureOn(page).stepper).toHaveAttribute('data-position', String(opens + 1));
  // And while another run starts.
  await page.evaluate(() => {
    const stepper = document.querySelector<HTMLElement>('#small sudo-stepper')!;
    const order = stepper.querySelector<HTMLSelectElement>('select[data-option=order]')!;
    order.value = 'columns';
    order.dispatchEvent(new Event('change'));
    for (const key of ['End', 'ArrowLeft']) stepper.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(figureOn(page, 'small').place).not.toContainText('of 88');
  const length = Number((await figureOn(page, 'small').place.textContent())!.match(/of (\d+)/)![1]);
  await expect(figureOn(page, 'small').stepper).toHaveAttribute('data-position', String(length - 1));
});

test('a link in the text leads into the figure, and ways lead back; what plays is not read out', async ({ page }) => {
  await test.step('between text and figure', async () => {
    await page.goto(apart.path);
    const link = page.locator(`p > a.frame-link[data-run=${apart.run}][data-position]:not([data-position="0"])`).first();
    const position = (await link.getAttribute('data-position'))!;
    const { figure, stepper, toText: back } = figureOn(page, apart.run);
    await expect(back).toBeHidden();
    await link.click();
    await expect(stepper).toHaveAttribute('data-position', position);
    await expect(stepper).toBeFocused();
    await expect(figure).toBeInViewport();
    // The keys are the figure's at once.
    await page.keyboard.press('ArrowRight');
    await expect(stepper).toHaveAttribute('data-position', String(Number(position) + 1));
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(new URL(page.url()).pathname).toBe(apart.path);
    await expect(back).toBeHidden();
    await page.goForward();
    await expect(stepper).toBeFocused();
    await expect(back).toBeVisible();
    await back.click();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.press('Enter');
    await expect(stepper).toBeFocused();
    await expect(stepper).toHaveAttribute('data-position', position);
    await page.keyboard.press('t');
    await expect(link).toBeFocused();
    // After a new start the address still leads there and back.
    await page.goForward();
    await expect(stepper).toBeFocused();
    await page.reload();
    await isReady(page, apart.run);
    await expect(stepper).toBeFocused();
    await page.keyboard.press('t');
    await expect(link).toBeFocused();
  });
  await test.step('nothing is read out while a run plays fast, and its sentence when it stands', async () => {
    await page.locator(`#${apart.run}`).scrollIntoViewIfNeeded();
    await isReady(page, apart.run);
    const live = page.locator(`#${apart.run} [data-part=spoken]`);
    await expect(live).toHaveAttribute('role', 'status');
    await page.evaluate(() => {
      const counts = { spoken: 0, seen: 0 };
      const count = (name: keyof typeof counts, selector: string) =>
        new MutationObserver(() => counts[name]++).observe(document.querySelector(`#every ${selector}`)!, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      count('spoken', '[data-part=spoken]');
      count('seen', '.say');
      Object.assign(window, { counts });
    });
    const counts = () => page.evaluate(() => (window as unknown as { counts: { spoken: number; seen: number } }).counts);
    await figureOn(page, apart.run).stepper.press(' ');
    await expect.poll(async () => (await counts()).seen).toBeGreaterThan(15);
    expect((await counts()).spoken).toBeLessThanOrEqual(1);
    await page.keyboard.press(' ');
    const sentence = await page.locator(`#${apart.run} .say`).textContent();
    await expect(live).toHaveText(sentence!);
    // No other part of the figure speaks of its own accord.
    expect(
      await page
        .locator(`#${apart.run}`)
        .evaluate((figure) =>
          [...figure.querySelectorAll('output, [role=status], [role=alert], [aria-live]')]
            .filter((region) => !region.closest('label, dialog, .predict[hidden]'))
            .map((region) => (region as HTMLElement).dataset.part),
        ),
    ).toEqual(['spoken', 'notice', 'pace-said']);
  });
});

test('an arrow key reaches the figure in view; its grid can be walked, and Escape leads out of it', async ({ page }) => {
  await page.goto(chapter);
  await page.locator('#small .pane-main').scrollIntoViewIfNeeded();
  await isReady(page, 'small');
  await seekTo(page.locator('#small'), 0);
  await test.step('the arrow key, and a key in the text, which is a button', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(figureOn(page, 'small').place).toHaveText('step 1 of 88');
    expect(await focused(page)).toBe('small');
    // From now on all keys are its own: a held Space counts once, a clicker's keys step.
    await page.keyboard.press('PageDown');
    await expect(figureOn(page, 'small').place).toHaveText('step 2 of 88');
    await page.keyboard.press('PageUp');
    await page.keyboard.down(' ');
    for (let i = 0; i < 4; i++) await page.keyboard.down(' ');
    await page.keyboard.up(' ');
    await expect(figureOn(page, 'small').pause).toBeVisible();
    await page.keyboard.press(' ');
    await page.keyboard.press('Home');
    // Nothing leaves the top level.
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.locator('#small [data-part=notice]')).toHaveText('The run doesn’t leave this level again.');
    await expect(figureOn(page, 'small').place).toHaveText('step 0 of 88');

    const key = page.locator('.beat button.figure-key', { hasText: ']' }).first();
    await key.click();
    await expect(page.locator('#again .say')).toContainText('Dead end');
    expect(await focused(page)).toBe('again');
  });
  await test.step('a figure has a name, and its grid can be walked', async () => {
    await expect(inFigure(page).figureOf('Backtracking')).not.toHaveCount(0);
    await started(page, 'small');
    await figureOn(page, 'small').stepper.press('Home');
    await expect(inFigure(page).stepsOf('Backtracking', 'small')).toBeVisible();
    const grid = page.locator('#small').getByRole('grid');
    await expect(grid.getByRole('row')).toHaveCount(4);
    const cell = (name: RegExp) => grid.getByRole('gridcell', { name });
    await page.locator('#small .tool[data-command=fullscreen]').press('Tab');
    await expect(cell(/^r1c1: /)).toBeFocused();
    await keys(page, 'ArrowDown ArrowRight');
    await expect(cell(/^r2c2: /)).toBeFocused();
    await expect(figureOn(page, 'small').place).toHaveText('step 0 of 88');
    // Keys that do not walk are the figure's.
    await page.keyboard.press(']');
    await expect(page.locator('#small .say')).toContainText('Dead end');
    await page.keyboard.press('Enter');
    await expect(page.locator('#small input[name=cell]')).toHaveValue('r2c2');
    await page.keyboard.press('Escape');
    await expect(figureOn(page, 'small').stepper).toBeFocused();
    await keys(page, 'Home ArrowRight');
    await expect(figureOn(page, 'small').place).toHaveText('step 1 of 88');
    // A press with the mouse gives the keys to the figure, not to the cell.
    await page.locator('#small rect.hit[data-cell="5"]').click();
    await page.keyboard.press('ArrowRight');
    await expect(figureOn(page, 'small').place).toHaveText('step 2 of 88');
  });
  await test.step('an arrow key in a picture is its own', async () => {
    await page.goto('/chapters/grids/');
    const picture = page.locator('house-explorer [data-part=grid]').first();
    await picture.press('ArrowRight');
    expect(await picture.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });
});

test('on paper a figure stands on one page, with its storyboard and the lines that run, and so does a technique', async ({ page }) => {
  // What a sheet of Letter paper leaves between its margins, the least that printers have.
  await page.setViewportSize({ width: 718, height: 979 });
  let panes = 0;
  for (const name of byTurns(['constraint-search', 'rating', 'killer'], 0)) {
    await page.goto(`/chapters/${name}/`);
    const whole = page.locator('.stepper:not(.lean)');
    // The pane that is shown is the one on paper.
    for (const figure of await whole.filter({ has: page.getByRole('tab') }).all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
      const code = inFigure(figure).pane('code');
      if (await code.isVisible()) await code.click();
    }
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const figure of await whole.all()) {
      // A plain figure has no code.
      for (const pane of await figure.locator('.code').filter({ visible: true }).all()) {
        panes++;
        const code = (await pane.boundingBox())!;
        const line = (await pane.locator('.line[aria-current], .entry > .line:first-child').last().boundingBox())!;
        expect(code.height).toBeLessThan(20 * line.height);
        expect(line.y).toBeGreaterThanOrEqual(code.y - 1);
        expect(line.y + line.height).toBeLessThanOrEqual(code.y + Math.min(code.height, 7 * line.height));
      }
      const stills = await figure.locator('.storyboard li').count();
      expect(stills).toBeGreaterThanOrEqual(4);
      // Drawings of the page itself, with its faces and colours.
      await expect(figure.locator('.storyboard li > div > svg')).toHaveCount(stills);
      await expect(figure.locator('.storyboard li').last()).toBeVisible();
      expect((await figure.boundingBox())!.height).toBeLessThanOrEqual(979);
      expect(await figure.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
    }
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.stepper .storyboard')).toHaveCount(0);
  }
  expect(panes).toBeGreaterThan(0);
  await page.goto('/reference/techniques/');
  // A page that comes may be a screen's again.
  await page.emulateMedia({ media: 'screen' });
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('.technique');
  expect(await cards.count()).toBeGreaterThan(40);
  for (const value of new Set(await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside))))
    expect(value).toBe('avoid');
});

test('on paper each paragraph of a pair has its frame beside it, on one sheet, and its figure is left out', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 979 });
  for (const name of ['backtracking', 'dancing-links']) {
    await page.goto(`/chapters/${name}/`);
    // The card of a question has a drawing of its own.
    const beats = page.locator('.pair .beat:not(.asks)');
    const count = await beats.count();
    expect(count).toBeGreaterThan(15);
    await page.emulateMedia({ media: 'print' });
    // What is printed twice has its frames once.
    for (const _ of [1, 2]) await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.pair .still')).toHaveCount(count);
    for (const beat of await beats.all()) {
      const drawings = beat.locator('.still > div > *');
      expect(await drawings.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual(
        (await drawings.count()) > 1 ? ['svg', 'svg'] : ['svg'],
      );
      const [text, still] = await Promise.all(
        ['> p, :scope > aside', '> .still'].map((part) => beat.locator(`:scope ${part}`).first().boundingBox()),
      );
      expect(still!.x).toBeGreaterThan(text!.x + text!.width);
      expect(text!.width).toBeGreaterThan(still!.width * 0.9);
      expect(still!.x + still!.width).toBeLessThanOrEqual(718);
      expect(await beat.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid');
    }
    for (const part of ['.lean', '.bead', '.toc']) await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
    const link = page.locator('.beat .frame-link').first();
    expect(await link.evaluate((each) => getComputedStyle(each).color)).toBe(
      await link.evaluate((each) => getComputedStyle(each.parentElement!).color),
    );
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.still')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('an exported frame carries its fonts and its pale lines', async ({ page }) => {
  await openFigure(page, 'dancing-links');
  const take = (name: 'exportSvg' | 'exportPng') => saved(page, () => chooseFromMenu(page.locator('#main'), name));
  const svg = (await take('exportSvg')).toString();
  expect(svg).toMatch(/@font-face\{font-family:"?Inter Variable"?;[^}]*url\(data:[^)]{20000}/);
  expect(svg).toMatch(/<path [^>]*class="arrow stub[^>]* opacity="0\.5"/);
  expect(svg).toMatch(/<text [^>]*class="size"[^>]*font-size="13\.5px"/);
  // Paper white, what goes round pale: on the line of an arrow that leaves to the left, nothing is dark.
  const png = (await take('exportPng')).toString('base64');
  const darkest = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const paths = [...document.querySelectorAll<SVGPathElement>('#main svg.links path.arrow.stub')];
    const stub = paths.find((path) => path.getPointAtLength(0).x - path.getPointAtLength(9).x === 9)!;
    const shades = [];
    for (let along = 2; along < 9; along++) {
      const { x, y } = stub.getPointAtLength(along);
      shades.push(context.getImageData(x * 3, y * 3, 1, 1).data[0]!);
    }
    return shades.sort((a, b) => a - b)[Math.floor(shades.length / 2)]!;
  }, png);
  expect(darkest).toBeGreaterThan(150);
  expect(darkest).toBeLessThan(230);
});
