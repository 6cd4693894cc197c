import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as words from '#words/scenes.ts';
import { inFigure } from './drivers/figure.ts';
import { windows } from './drivers/layout.ts';
import { sceneOn, sightsOf } from './drivers/side-by-side.ts';
import { errorsOf, expect, PHONE, test } from './site-test.ts';

/** The share of a figure that is in the window while a paragraph beside it is read. */
const MIN_SHARE = 0.75;

/** The width of a heading, in CSS pixels: in a narrow track of the grid each letter would have a line of its own. */
const MIN_HEADING = 240;

/** The two chapters that are models for the others are read in windows of all sizes, the others in one beside and one docked. */
const models = ['backtracking', 'dancing-links'];
const usual = windows.filter(([width]) => width === 1280 || width === 390);
const chapters = globSync('content/chapters/*/index.mdx')
  .filter((file) => /<Scene(?![^>]*kind="wide")/.test(readFileSync(file, 'utf8')))
  .map((file) => basename(dirname(file)));

for (const chapter of chapters) {
  test(`${chapter} has each sentence and its figure on one screen`, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    await page.goto(`/chapters/${chapter}/`);
    for (const [width, height] of models.includes(chapter) ? windows : usual)
      await test.step(`of ${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const scenes = page.locator('section.pair');
        expect(await scenes.count()).toBeGreaterThan(0);
        for (const scene of await scenes.all()) {
          const sights = await sightsOf(scene);
          const ids = await scene.locator('.beat').evaluateAll((beats) => beats.map(({ id }) => id));
          expect(sights.map(({ id }) => id)).toEqual(ids);
          expect(sights.filter(({ figure, unseen }) => figure < MIN_SHARE || unseen.length > 0)).toEqual([]);
        }
        const headings = await page.locator('section.pair > :is(h2, h3)').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
        expect(Math.min(...headings)).toBeGreaterThan(MIN_HEADING);
      });
    expect(errors).toEqual([]);
  });
}

test('whoever goes far down at once arrives', async ({ page }) => {
  await page.goto('/chapters/backtracking/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    location.hash = '#exercises';
  });
  const top = () => page.locator('h2#exercises').evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(200);
});

test('a figure comes in with the frame of its first paragraph', async ({ page }) => {
  await page.goto('/chapters/fish-and-wings/');
  const { scene, stepper, beats } = sceneOn(page, 'fin');
  const position = (await beats.first().getAttribute('data-position'))!;
  expect(position).not.toBe('0');
  // The paragraph is being read, and a third of the figure is under the edge of the window.
  await scene.evaluate((section) => scrollBy({ top: section.getBoundingClientRect().top - innerHeight / 3, behavior: 'instant' }));
  await expect(scene).toHaveClass(/apart/);
  await expect(stepper).toHaveAttribute('data-position', position);
});

test('a figure that a quick turn of the wheel leaves half out of the window is at its last paragraph', async ({ page }) => {
  await page.goto('/chapters/backtracking/#small.1');
  const { scene, stepper, beats, current } = sceneOn(page, 'small');
  await expect(current).toHaveAttribute('id', 'small.1');
  const position = (await beats.last().getAttribute('data-position'))!;
  await expect(stepper).not.toHaveAttribute('data-position', position);
  await scene.evaluate((section) => scrollBy({ top: section.getBoundingClientRect().bottom - 0.55 * innerHeight, behavior: 'instant' }));
  await expect(scene).toHaveClass(/apart/);
  await expect(stepper).toHaveAttribute('data-position', position);
});

test('what a step says is kept back where its pattern is drawn before the proof is told', async ({ page }) => {
  await page.goto('/chapters/chains/#main.1');
  const { figure, current } = sceneOn(page, 'main');
  await expect(current).toHaveAttribute('id', 'main.1');
  await expect(figure.locator('svg.grid .links > .link').nth(2)).toBeVisible();
  await expect(figure.locator('.say')).toBeHidden();
  await page.goto('/chapters/chains/#main.3');
  await expect(current).toHaveAttribute('id', 'main.3');
  await expect(figure.locator('.say')).toBeVisible();
});

test('a question is about the grid beside it, which lights what it names and then shows its answer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/chapters/how-people-solve/#main.6q');
  const { figure, stepper, current } = sceneOn(page, 'main');
  const card = page.locator('[id="main.6q"]');
  const lights = figure.locator('svg.grid g.lights path');
  await expect(current).toHaveAttribute('id', 'main.6q');
  const before = (await card.getAttribute('data-position'))!;
  await expect(stepper).toHaveAttribute('data-position', before);
  await expect(card.locator('.predict-picture')).toBeHidden();
  await expect(figure.locator('.say')).toBeHidden();
  await expect(lights).toHaveCount(2);
  // What is under the pointer lights for as long as that lasts.
  await page.locator('[id="main.6"] [data-lit]').first().hover();
  await expect(lights).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(lights).toHaveCount(2);

  await card.locator('.chip:not([data-right])').first().click();
  await expect(stepper).toHaveAttribute('data-position', before);
  await card.locator('.chip[data-right]').click();
  await expect(stepper).toHaveAttribute('data-position', String(Number(before) + 1));
  await expect(lights).toHaveCount(0);
  await expect(figure.locator('.say')).toBeVisible();
  await expect(card.locator('.predict-picture')).toBeHidden();

  // One that isn't current yet is when somebody points at it. In the reader's own figure nothing is lit.
  await page.goto('/chapters/how-people-solve/?again#pair.1');
  const other = sceneOn(page, 'pair');
  const lit = other.figure.locator('svg.grid g.lights path');
  await expect(other.current).toHaveAttribute('id', 'pair.1');
  const box = (await page.locator('[id="pair.1q"] .predict-prompt').boundingBox())!;
  await expect(async () => {
    await page.mouse.move(box.x + 20, box.y + 8, { steps: 3 });
    await page.mouse.move(box.x + 40, box.y + 8, { steps: 3 });
    await expect(other.current).toHaveAttribute('id', 'pair.1q', { timeout: 300 });
  }).toPass();
  await expect(lit).toHaveCount(1);
  await inFigure(other.figure).forward.click();
  await expect(other.followAgain).toBeVisible();
  await expect(lit).toHaveCount(0);
});

test('a question about a matrix has no second drawing, neither beside its figure nor under it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/chapters/dancing-links/#main.4q');
  const { figure, stepper, current } = sceneOn(page, 'main');
  const card = page.locator('[id="main.4q"]');
  await expect(current).toHaveAttribute('id', 'main.4q');
  const before = (await card.getAttribute('data-position'))!;
  await expect(stepper).toHaveAttribute('data-position', before);
  await expect(card.locator('.predict-picture')).toBeHidden();
  await expect(figure.locator('.say')).toBeHidden();
  // The step has its words in the figure, for a reader who gives no answer as well.
  await card.locator('.predict-see a').click();
  await expect(stepper).toHaveAttribute('data-position', String(Number(before) + 1));
  await expect(figure.locator('.say')).toBeVisible();
  await card.locator('.chip[data-right]').click();
  await expect(stepper).toHaveAttribute('data-position', String(Number(before) + 1));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card.locator('.predict-picture')).toBeHidden();
});

test('the text moves the figure until its reader does', async ({ page }) => {
  await page.goto('/chapters/backtracking/#small.4');
  const { scene, stepper, beats, current, who, followAgain, linksOf } = sceneOn(page, 'small');
  await expect(current).toHaveAttribute('id', 'small.4');
  const positionOf = (index: number) => beats.nth(index).getAttribute('data-position');
  await expect(stepper).toHaveAttribute('data-position', (await positionOf(3))!);
  await expect(who).toHaveText(words.driver.text);

  await test.step('a paragraph further down brings it on', async () => {
    await page.mouse.move(300, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 120);
      await expect(current).toHaveAttribute('id', 'small.5', { timeout: 300 });
    }).toPass();
    await expect(stepper).toHaveAttribute('data-position', (await positionOf(4))!);
  });

  await test.step('a step of the reader makes it theirs, and scrolling changes nothing', async () => {
    await stepper.focus();
    await page.keyboard.press('ArrowLeft');
    const own = String(Number(await positionOf(4)) - 1);
    await expect(stepper).toHaveAttribute('data-position', own);
    await expect(followAgain).toBeVisible();
    await expect(scene).toHaveClass(/readers/);
    const before = await current.getAttribute('id');
    await expect(async () => {
      await page.mouse.wheel(0, 160);
      expect(await current.getAttribute('id')).not.toBe(before);
    }).toPass();
    await page.waitForTimeout(500);
    await expect(stepper).toHaveAttribute('data-position', own);
  });

  await test.step('they give it back', async () => {
    await followAgain.click();
    const position = (await current.getAttribute('data-position'))!;
    await expect(stepper).toHaveAttribute('data-position', position);
    await expect(who).toHaveText(words.driver.text);
  });

  await test.step('a link shows its frame and stays in the text', async () => {
    const link = linksOf(beats.nth(4)).last();
    await link.scrollIntoViewIfNeeded();
    const at = await page.evaluate(() => scrollY);
    await link.click();
    await expect(stepper).toHaveAttribute('data-position', (await link.getAttribute('data-position'))!);
    expect(Math.abs((await page.evaluate(() => scrollY)) - at)).toBeLessThan(60);
    expect(new URL(page.url()).hash).toBe(`#small.5@${await link.getAttribute('data-position')}`);
  });
});

test('a figure waits for the page to rest before a paragraph moves it', async ({ page }) => {
  await page.goto('/chapters/backtracking/#small.2');
  const { scene, stepper, beats, current } = sceneOn(page, 'small');
  const positions = await beats.evaluateAll((all) => all.map((beat) => (beat as HTMLElement).dataset.position!));
  await expect(stepper).toHaveAttribute('data-position', positions[1]!);
  // The page scrolls in each picture of the screen past the next paragraphs; a machine that is held up may let it rest in between.
  const first = await page.evaluate(() => scrollY);
  const walk = () =>
    scene.evaluate(
      (section) =>
        new Promise<{ held: number; moved: boolean; passed: number }>((done) => {
          const figure = section.querySelector<HTMLElement>('sudo-stepper')!;
          const passed = new Set<string>();
          const { position } = figure.dataset;
          let [held, before, left] = [0, performance.now(), 50];
          const scroll = () => {
            held = Math.max(held, performance.now() - before);
            before = performance.now();
            passed.add(section.querySelector('.beat.now')!.id);
            if (left-- === 0) done({ held, moved: figure.dataset.position !== position, passed: passed.size });
            else {
              scrollBy({ top: 6, behavior: 'instant' });
              requestAnimationFrame(scroll);
            }
          };
          requestAnimationFrame(scroll);
        }),
    );
  let walked: Awaited<ReturnType<typeof walk>>;
  await expect(async () => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), first);
    await expect(stepper).toHaveAttribute('data-position', positions[1]!);
    walked = await walk();
    expect(walked.held).toBeLessThan(100);
  }).toPass();
  expect(walked!.moved).toBe(false);
  expect(walked!.passed).toBeGreaterThan(1);
  await expect(stepper).toHaveAttribute('data-position', (await current.getAttribute('data-position'))!);
});

test('an address names a paragraph, and a step of its figure', async ({ page }) => {
  await page.goto('/chapters/backtracking/#small.3@20');
  const { stepper, current, followAgain } = sceneOn(page, 'small');
  await expect(current).toHaveAttribute('id', 'small.3');
  await expect(stepper).toHaveAttribute('data-position', '20');
  await expect(followAgain).toBeVisible();
});

test('the whole figure opens at the same frame and closes to the same paragraph', async ({ page }) => {
  await page.goto('/chapters/backtracking/#small.4');
  const { figure, stepper, current, openFull } = sceneOn(page, 'small');
  const position = (await current.getAttribute('data-position'))!;
  await expect(stepper).toHaveAttribute('data-position', position);
  const at = await page.evaluate(() => scrollY);
  await openFull.click();
  await expect(figure).toHaveAttribute('data-full', '');
  await expect(stepper).toHaveAttribute('data-position', position);
  await expect(figure.locator('.bar')).toBeVisible();
  await page.keyboard.press('f');
  await expect(figure).not.toHaveAttribute('data-full', '');
  await expect(current).toHaveAttribute('id', 'small.4');
  expect(await page.evaluate(() => scrollY)).toBe(at);
});

test('the whole figure keeps the focus that a control of it loses, and closes by its keys', async ({ page }) => {
  await page.goto('/chapters/backtracking/#small.4');
  const { figure, stepper, openFull } = sceneOn(page, 'small');
  const { options, option, optionsDialog } = inFigure(figure);
  await openFull.press('Enter');
  await expect(figure).toHaveAttribute('data-full', '');
  await options.press('Enter');
  await option('digits').selectOption('descending');
  const reset = inFigure(optionsDialog).resetOptions;
  await expect(reset).toBeEnabled();
  await reset.press('Enter');
  await expect(reset).toBeDisabled();
  await expect(stepper).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(optionsDialog).toBeHidden();
  // A tab that is pressed leaves the keys to the figure.
  await inFigure(figure).pane('counters').click();
  await page.keyboard.press('End');
  await expect(stepper).toHaveAttribute('data-position', '88');
  // Whatever else takes the focus away, its keys are those of the figure.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('f');
  await expect(figure).not.toHaveAttribute('data-full', '');
});

test('the keyboard walks along the paragraphs and the run, and nothing is read out by scrolling', async ({ page }) => {
  await page.goto('/chapters/backtracking/#small.2');
  const { figure, stepper, beats, current, spoken } = sceneOn(page, 'small');
  await expect(current).toHaveAttribute('id', 'small.2');
  await expect(stepper).toHaveAttribute('data-position', (await beats.nth(1).getAttribute('data-position'))!);
  await expect(spoken).toBeEmpty();
  await current.locator('.bead').focus();
  await page.keyboard.press('ArrowDown');
  await expect(beats.nth(2).locator('.bead')).toBeFocused();
  await expect(current).toHaveAttribute('id', 'small.3');
  await expect(stepper).toHaveAttribute('data-position', (await beats.nth(2).getAttribute('data-position'))!);
  await expect(spoken).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(spoken).not.toBeEmpty();
  await page.keyboard.press('ArrowRight');
  await expect(stepper).toHaveAttribute('data-position', String(Number(await beats.nth(2).getAttribute('data-position')) + 1));
  await expect(beats.nth(2).locator('.bead')).toBeFocused();
  // Letters, too: the text names them.
  await page.keyboard.press('i');
  await expect(figure).toHaveAttribute('data-full', '');
});

test('a link to a figure from another section shows the whole of it, and leaves the reader where they are', async ({ page }) => {
  await page.goto('/chapters/backtracking/');
  const { figure, stepper } = sceneOn(page, 'main');
  const answer = page.locator('exercise-check[data-figure=main] details.exercise-answer');
  await answer.locator('summary').click();
  const link = answer.locator('a.frame-link').first();
  const top = () => link.evaluate((text) => Math.round(text.getBoundingClientRect().top));
  // To press it, it is scrolled to first: where it is counts from when it is pressed.
  const pressedAt = link.evaluate(
    (text) =>
      new Promise<number>((resolve) => text.addEventListener('pointerdown', () => resolve(Math.round(text.getBoundingClientRect().top)))),
  );
  await link.click();
  const at = await pressedAt;
  await expect(figure).toHaveAttribute('data-full', '');
  await expect(stepper).toHaveAttribute('data-ready', '');
  await page.keyboard.press('Escape');
  await expect(figure).not.toHaveAttribute('data-full', '');
  expect(Math.abs((await top()) - at)).toBeLessThanOrEqual(1);
});

test('a figure that a link opened and nobody used goes back to the text, one that was used stays', async ({ page }) => {
  await page.goto('/chapters/backtracking/#main.3');
  const { figure, stepper, current, who, followAgain } = sceneOn(page, 'main');
  const position = (await current.getAttribute('data-position'))!;
  await expect(stepper).toHaveAttribute('data-position', position);
  const answer = page.locator('exercise-check[data-figure=main] details.exercise-answer');
  await answer.locator('summary').click();
  const show = answer.locator('a.frame-link').first();
  await show.click();
  await expect(inFigure(figure).option('order')).toHaveValue('fewest');
  await page.keyboard.press('Escape');
  await expect(stepper).toHaveAttribute('data-position', position);
  await expect(inFigure(figure).option('order')).toHaveValue('rows');
  await expect(who).toHaveText(words.driver.text);

  // However early: the figure may still be on its way to the frame.
  await show.click();
  await page.keyboard.press('Escape');
  await expect(inFigure(figure).option('order')).toHaveValue('rows');
  await expect(who).toHaveText(words.driver.text);

  await show.click();
  await expect(inFigure(figure).option('order')).toHaveValue('fewest');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(followAgain).toBeVisible();
  await expect(inFigure(figure).option('order')).toHaveValue('fewest');
});

test('while a question is read the figure shows the frame before its step, and the step when it is asked for', async ({ page }) => {
  await page.goto('/chapters/backtracking/#small.5q');
  const { figure, stepper, current, linksOf } = sceneOn(page, 'small');
  await expect(current).toHaveAttribute('id', 'small.5q');
  const see = linksOf(current);
  const step = Number(await see.getAttribute('data-position'));
  await expect(stepper).toHaveAttribute('data-position', String(step - 1));
  await see.hover();
  await page.waitForTimeout(300);
  await expect(figure).not.toHaveClass(/peeking/);
  await see.click();
  await expect(stepper).toHaveAttribute('data-position', String(step));
  await expect(figure).not.toHaveAttribute('data-full', '');
});

test('words show the frame that they speak of while they are pointed at', async ({ page }) => {
  await page.goto('/chapters/dancing-links/');
  const { figure, stepper } = sceneOn(page, 'main');
  const words = page.locator('.beat .light', { hasText: 'both links of its header' }).first();
  await words.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [own, spoken] = await words.evaluate((element) => {
    const beat = element.closest<HTMLElement>('.beat')!;
    const links = [...beat.querySelectorAll<HTMLElement>('a.frame-link')];
    const before = links.findLast((link) => link.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)!;
    return [beat.dataset.position!, before.dataset.position!];
  });
  expect(spoken).not.toBe(own);
  await expect(stepper).toHaveAttribute('data-position', own);
  await words.hover();
  await expect(figure).toHaveClass(/peeking/);
  await expect(figure.locator('.who')).toContainText(spoken);
  await page.mouse.move(2, 2);
  await expect(figure).not.toHaveClass(/peeking/);
});

test('words for guesses show the frame of each, not that of the link before them', async ({ page }) => {
  await page.goto('/chapters/bigger-grids/');
  const { figure, stepper } = sceneOn(page, 'hurt');
  const guess = (name: string) => page.locator('.beat .light', { hasText: new RegExp(`^the ${name}$`) });
  await guess('first').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(stepper).toHaveAttribute('data-ready', '');
  for (const [name, step, said] of [
    ['first', '1,415', 'Choose r6c16 = J'],
    ['fifth', '1,856', 'Choose r7c2 = S'],
  ] as const) {
    await guess(name).hover();
    await expect(figure.locator('.who')).toContainText(step);
    await expect(figure).toContainText(said);
  }
});

test('a docked figure folds, and the text stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/chapters/backtracking/#small.4');
  const { scene, figure, current, hideFigure, showFigure } = sceneOn(page, 'small');
  await expect(current).toHaveAttribute('id', 'small.4');
  const topOf = () => current.evaluate((beat) => Math.round(beat.getBoundingClientRect().top));
  const before = await topOf();
  await hideFigure.click();
  await expect(scene).toHaveClass(/folded/);
  expect(Math.abs((await topOf()) - before)).toBeLessThan(3);
  expect((await figure.boundingBox())!.height).toBeLessThan(70);
  await showFigure.click();
  await expect(scene).not.toHaveClass(/folded/);
});

test('a docked figure on a phone shows whole what its section is about', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [chapter, beat, about] of [
    ['backtracking', 'small.3', '.pane-pseudocode [aria-current]'],
    ['backtracking', 'main.5', '.pane-main svg'],
    ['backtracking', 'again.2', '.pane-main svg'],
    ['backtracking', 'jump.2', '.say'],
    ['backtracking', 'cure.1', '.say'],
    ['dancing-links', 'all.2', '.pane-main svg'],
  ] as const) {
    await page.goto(`/chapters/${chapter}/#${beat}`);
    const { figure, stepper, current } = sceneOn(page, beat.split('.')[0]!);
    await expect(current).toHaveAttribute('id', beat);
    await expect(stepper).toHaveAttribute('data-position', (await current.getAttribute('data-position'))!);
    // A line of code goes on to the right.
    await expect(figure.locator(about).first()).toBeInViewport({ ratio: 0.3 });
    const boxes = await figure.evaluate((element) => {
      const box = (selector: string) => element.querySelector(selector)!.getBoundingClientRect();
      const say = element.querySelector('.say')!;
      return {
        // What is drawn ends where the strip begins, and the sentence is all there.
        over: Math.max(0, Math.round(box('.pane-main > svg').bottom - box('.strip-row').top)),
        cut: Math.max(0, say.scrollHeight - say.clientHeight),
      };
    });
    expect(boxes, beat).toEqual({ over: 0, cut: 0 });
  }
});

test('in a low window the figure is above its text, whole, and a paragraph opens it over the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/chapters/backtracking/');
  const { figure, stepper, beats, openFull } = sceneOn(page, 'small');
  await openFull.scrollIntoViewIfNeeded();
  await expect(stepper).toHaveAttribute('data-ready', '');
  await expect(openFull).toBeInViewport({ ratio: 1 });
  const second = beats.nth(1);
  await second.locator('.bead').click();
  await expect(figure).toHaveAttribute('data-full', '');
  await expect(stepper).toHaveAttribute('data-position', (await second.getAttribute('data-position'))!);
  await page.keyboard.press('Escape');
  await expect(second.locator('.bead')).toBeInViewport();
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a frame ${reducedMotion === 'reduce' ? 'changes at once where nothing may move' : 'fades where it may'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/chapters/backtracking/#again.2');
    const { stepper, current, figure, beats } = sceneOn(page, 'again');
    await expect(stepper).toHaveAttribute('data-position', (await current.getAttribute('data-position'))!);
    const faded = figure.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          const drawing = element.querySelector('.pane-main > svg')!;
          const look = () => (drawing.getAnimations().length > 0 ? resolve(true) : requestAnimationFrame(look));
          look();
          setTimeout(() => resolve(false), 1500);
        }),
    );
    await beats.nth(4).locator('.bead').click();
    await expect(stepper).toHaveAttribute('data-position', (await beats.nth(4).getAttribute('data-position'))!);
    expect(await faded).toBe(reducedMotion === 'no-preference');
  });
}
