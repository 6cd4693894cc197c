import { gzipSync } from 'node:zlib';
import { expectNoFaults } from './axe.ts';
import { chooseFromMenu, figureOn, inFigure, openFigure, openOptions, started } from './drivers/figure.ts';
import { expect, keys, openAnew, saved, test } from './site-test.ts';
import { byTurns, soaking } from './soak.ts';

/** What a chapter loads before a figure is used, in compressed bytes: its try, and 9 kB for what follows a reader through the text. */
const MAX_SCRIPTS = 61_250;

test('a reader watches a cell, steps through a run by mouse, takes away the frame and the trace, and predicts', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { figure, stepper, errors } = await openFigure(page, 'backtracking', 'small');
  await test.step('an open cell is watched once the figure has the focus', async () => {
    const stop = figure.locator('select[name=stop]');
    const usual = await stop.inputValue();
    const cell = (hit: number) => figure.locator(`rect.hit[data-cell="${hit}"]`);
    await cell(0).click();
    await expect(stop).not.toHaveValue('watched-cell');
    await cell(2).click();
    await expect(stop).not.toHaveValue('watched-cell');
    await cell(0).click();
    await expect(stop).toHaveValue('watched-cell');
    await expect(figure.locator('input[name=cell]')).toHaveValue('r1c1');
    await inFigure(figure).previousStop.click();
    await expect(figure.locator('[data-part=notice]')).toHaveText('There’s no such step in that direction.');
    await inFigure(figure).forward.click();
    await expect(figure.locator('[data-part=notice]')).toBeHidden();
    // A search without marks has no marks to stop at.
    await expect(stop.locator('option[value=watched-marks]')).toHaveCount(0);
    await stop.selectOption(usual);
  });
  await test.step('by mouse', async () => {
    await inFigure(figure).start.click();
    const place = figure.locator('[data-part=place]');
    await expect(place).toHaveText('step 0 of 88');
    await inFigure(figure).forward.click();
    await expect(place).toHaveText('step 1 of 88');
    await expect(figure.locator('.say')).toContainText('Go to r1c1');
    await inFigure(figure).nextStop.click();
    await expect(figure.locator('.say')).toContainText('Dead end');
    await inFigure(figure).back.click();
    await expect(figure.locator('.say')).toContainText('Rewound to step');
    await chooseFromMenu(figure, 'end');
    await expect(figure.locator('.say')).toContainText('Solved');
    await expect(stepper).toHaveAttribute('data-position', '88');
    await inFigure(figure).start.click();
    await expect(place).toHaveText('step 0 of 88');

    // The frame and the trace can be taken away.
    const take = (name: 'exportSvg' | 'exportPng' | 'exportTrace') => saved(page, () => chooseFromMenu(figure, name));
    expect((await take('exportSvg')).toString()).toContain('<svg');
    expect((await take('exportPng')).subarray(1, 4).toString()).toBe('PNG');
    const [header, ...steps] = (await take('exportTrace')).toString().trim().split('\n');
    expect(JSON.parse(header!)).toMatchObject({ format: 'sudoscope-trace/1', book: 'backtracking' });
    expect(steps).toHaveLength(88);
    expect(JSON.parse(steps[0]!)).toEqual({ position: 1, kind: 'choose', cell: 0 });
  });
  await test.step('the reader is asked what comes next, and told why an answer is wrong', async () => {
    await inFigure(figure).predict.click();
    await keys(stepper, 'ArrowRight ArrowRight');
    const panel = figure.locator('[data-part=predict]');
    await expect(panel).toContainText('Which digit does the algorithm try next in r1c1?');
    await panel.getByRole('button', { name: '3', exact: true }).click();
    await expect(panel).toContainText('No.');
    await expect(panel).toContainText('comes later');
    await inFigure(panel).showStep.click();
    await expect(figure.locator('.say')).toContainText('Try 1 in r1c1');
    await inFigure(figure).forward.click();
    await expect(panel).toContainText('Does 1 fit in r1c1');
    await panel.getByRole('button', { name: 'it fits' }).click();
    await expect(panel).toContainText('Right.');
    await expect(panel).toContainText('1 of 2 right');
    await expect(panel).toContainText('No cell in the row, column or box of r1c1 holds 1.');
    // Skipping is free: the transport goes on.
    await stepper.press('End');
    await expect(panel.getByRole('button')).toHaveCount(0);
    await expect(stepper).toHaveAttribute('data-position', '88');

    // A question can be answered in the grid.
    await page.keyboard.press('Home');
    for (let i = 0; i < 3; i++) await inFigure(figure).nextStop.click();
    await expect(figure.locator('.say')).toContainText('Dead end');
    await inFigure(figure).forward.click();
    await expect(panel).toContainText('From which cell does the algorithm take a digit back?');
    await figure.locator('rect.hit[data-cell="2"]').click();
    await expect(panel).toContainText('r1c3 holds a given');
    const position = Number(await stepper.getAttribute('data-position'));
    await inFigure(panel).showStep.click();
    await expect(stepper).toHaveAttribute('data-position', String(position + 1));
    await expect(figure.locator('.say')).toContainText('takes');

    // Axe finds nothing while a question is open, in light and dark.
    await page.keyboard.press('Home');
    await inFigure(figure).nextStop.click();
    await inFigure(figure).forward.click();
    await chooseFromMenu(figure, 'asTable');
    await expect(figure.getByRole('table').first()).toBeVisible();
    await expect(inFigure(figure).kindOfStep).toBeVisible();
    await expectNoFaults(page, '#small', ['light', 'dark']);
  });
  expect(errors).toEqual([]);
});

test('the whole figure works by keyboard; options make a new run, and so does a puzzle of the reader’s own', async ({ page }) => {
  const { figure, stepper, errors } = await openFigure(page, 'backtracking');
  await test.step('by keyboard', async () => {
    await stepper.focus();
    const position = async () => Number(await stepper.getAttribute('data-position'));
    await keys(page, 'Home ArrowRight');
    expect(await position()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    expect(await position()).toBe(0);
    await page.keyboard.press(']');
    await expect(figure.locator('.say')).toContainText('Dead end');
    const first = await position();
    await page.keyboard.press(']');
    const second = await position();
    expect(second).toBeGreaterThan(first);
    await page.keyboard.press('[');
    expect(await position()).toBe(first);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(figure.locator('.say')).toContainText('takes');
    await page.keyboard.press('End');
    await expect(figure.locator('.say')).toContainText('Solved');
    await page.keyboard.press('Home');
    const speed = await figure.locator('[data-part=speed]').textContent();
    await page.keyboard.press('+');
    expect(await figure.locator('[data-part=speed]').textContent()).not.toBe(speed);
    await page.keyboard.press(' ');
    await expect.poll(position).toBeGreaterThan(3);
    await page.keyboard.press(' ');
    await page.keyboard.press('?');
    await expect(inFigure(figure).keys).toBeVisible();
    await page.keyboard.press('Escape');

    // The whole figure is over the page until it is closed.
    await page.keyboard.press('Escape');
    // Keys belong to the page while the figure has no focus.
    const before = await stepper.getAttribute('data-position');
    await page.locator('h1').click();
    await keys(page, 'ArrowRight End');
    await expect(stepper).toHaveAttribute('data-position', before!);

    // Links in the text go to frames by what happens there.
    await page.locator('a.frame-link[data-run=main]', { hasText: 'the first dead end' }).click();
    await expect(figure.locator('.say')).toContainText('Dead end');
    await expect(stepper).toHaveAttribute('data-position', '73');
  });
  await test.step('a puzzle of the reader’s own runs, and a broken one is refused with a reason', async () => {
    await started(page);
    // Cancelling the dialog leaves what was there.
    await figure.locator('select[name=puzzle]').selectOption('own');
    await inFigure(figure).cancelOwn.click();
    await expect(figure.locator('select[name=puzzle]')).toHaveValue('wikipedia');
    await figure.locator('select[name=puzzle]').selectOption('own');
    const dialog = figure.locator('dialog[data-part=own]');
    await dialog.getByRole('textbox').fill('55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
    await inFigure(dialog).runOwn.click();
    await expect(dialog.getByRole('alert')).toContainText('5 is at r1c1 and again at r1c2');
    await dialog.getByRole('textbox').fill('53..7');
    await inFigure(dialog).runOwn.click();
    await expect(dialog.getByRole('alert')).toContainText(/Expected/);
    await expect(figure.locator('[data-part=place]')).toContainText('87,827');
    await dialog.getByRole('textbox').fill('...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...');
    await inFigure(dialog).runOwn.click();
    await expect(dialog).toBeHidden();
    await expect(figure.locator('[data-part=outcome]')).toHaveText('ends: solved');

    // An unsolvable one ends with no solution.
    await figure.locator('select[name=puzzle]').selectOption('rmit-no-solution-4');
    await expect(figure.locator('[data-part=outcome]')).toHaveText('ends: no solution');
  });
  await test.step('options make a new run', async () => {
    await figure.locator('select[name=puzzle]').selectOption('wikipedia');
    await expect(figure.locator('[data-part=place]')).toContainText('87,827');
    await openOptions(figure);
    await figure.locator('select[data-option=order]').selectOption('fewest');
    await expect(figure.locator('[data-part=place]')).not.toContainText('87,827');
    await expect(figure.locator('[data-part=outcome]')).toHaveText('ends: solved');
    await figure.locator('select[data-option=digits]').selectOption('shuffled');
    await expect(figure.locator('input[data-option=seed]')).toBeVisible();
    // The count of what differs is seen and heard, and the rows that it counts can be read.
    await expect(figure.locator('.option.differs')).toHaveCount(2);
    await expect(figure.locator('.badge')).toHaveText('2');
    // A name of an element without a role is not said by all screen readers, to which axe does not object.
    await expect(figure.locator('.bar span[aria-label]:not([role])')).toHaveCount(0);
    await expect(inFigure(figure).changedOptions(2)).toBeVisible();
    await expectNoFaults(page, '#main .bar', ['light', 'dark']);
  });
  expect(errors).toEqual([]);
});

/** Links edited by hand, and what is said of them. */
const wrong = [
  ['puzzle=530x&step=3', 'Part of the link couldn’t be used'],
  ['puzzle=wikipedia&order=sideways&step=3', 'expected one of rows, columns'],
  ['puzzle=wikipedia&step=many', 'expected a whole number'],
  ['algorithm=nonsense&puzzle=wikipedia&step=1', 'nonsense'],
] as const;

test('a cell is watched for its digit, or for its marks where a run has some', async ({ page }) => {
  const { figure, stepper } = await openFigure(page, 'pencil-and-paper', 'main', '?in=main&step=0');
  const stop = figure.locator('select[name=stop]');
  const ends = async (watched: string) => {
    await stop.selectOption(watched);
    await figure.locator('input[name=cell]').fill('r1c8');
    const stops: number[] = [];
    await inFigure(figure).start.click();
    for (let places = 0; places < 30; places++) {
      await inFigure(figure).nextStop.click();
      if (await figure.locator('[data-part=notice]').isVisible()) break;
      stops.push(Number(await stepper.getAttribute('data-position')));
    }
    return stops;
  };
  const [digits, marks] = [await ends('watched-cell'), await ends('watched-marks')];
  expect(digits.length).toBeGreaterThan(0);
  // Writing a digit takes the marks away: what changes the digit changes them as well, and strikes come besides.
  expect(marks).toEqual(expect.arrayContaining(digits));
  expect(marks.length).toBeGreaterThan(digits.length);
});

test('a link restores the exact frame, and sharing makes such a link; what is wrong with one is told', async ({ page }) => {
  await test.step('the exact frame', async () => {
    const { figure, stepper } = await openFigure(
      page,
      'backtracking',
      'main',
      '?run=main&algorithm=backtracking&puzzle=norvig-hard1&order=columns&step=1321#main',
    );
    await expect(stepper).toHaveAttribute('data-position', '1321');
    await expect(figure.locator('select[name=puzzle]')).toHaveValue('norvig-hard1');
    await expect(figure.locator('select[data-option=order]')).toHaveValue('columns');
    const sentence = await figure.locator('.say').textContent();
    await chooseFromMenu(figure, 'share');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await openAnew(page, link);
    await expect(stepper).toHaveAttribute('data-position', '1321');
    await expect(figure.locator('.say')).toHaveText(sentence!);
  });
  await test.step('of a link edited by hand it is told what is wrong', async () => {
    for (const [query, says] of byTurns(wrong, 0)) {
      const { figure } = await openFigure(page, 'backtracking', 'main', `?run=main&${query}#main`);
      await expect(figure.locator('[data-part=notice]')).toContainText(says);
      await expect(figure.locator('[data-part=place]')).toContainText('of 87,827');
    }
  });
  await test.step('what a link does not say, or says wrongly, is as the chapter has it, and the rest is used', async () => {
    const { figure, stepper } = await openFigure(page, 'backtracking', 'main', '?run=main&algorithm=backtracking&step=900#main');
    await expect(stepper).toHaveAttribute('data-position', '900');
    await expect(figure.locator('[data-part=notice]')).toBeHidden();
    await page.goto('/chapters/backtracking/?run=main&puzzle=norvig-hard1&order=sideways&step=901#main');
    await expect(stepper).toHaveAttribute('data-position', '901');
    await expect(figure.locator('select[name=puzzle]')).toHaveValue('norvig-hard1');
    const notice = figure.locator('[data-part=notice]');
    await expect(notice).toContainText("'sideways'");
    // Any move clears it.
    await inFigure(figure).forward.click();
    await expect(notice).toBeHidden();
    await page.goto('/chapters/backtracking/?run=zzz');
    await expect(page.locator('sudo-stepper').first().locator('[data-part=notice]')).toContainText("this page doesn’t have a figure 'zzz'");
    // A step beyond the end shows the last one and says so.
    const small = await openFigure(page, 'backtracking', 'small', '?run=small&algorithm=backtracking&puzzle=tiny-4&step=9999#small');
    await expect(small.stepper).toHaveAttribute('data-position', '88');
    await expect(small.figure.locator('[data-part=notice]')).toContainText('only 88 steps');
  });
});

test('a page is light before its steppers are used; a run of a billion steps waits, lets the page go on, and stops', async ({ page }) => {
  const sizes: Record<string, number> = { script: 0, font: 0 };
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'font') {
      const body = await response.body().catch(() => Buffer.alloc(0));
      sizes[type]! += type === 'script' ? gzipSync(body).length : body.length;
    }
  });
  // So low a window that no figure is near it.
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/chapters/backtracking/');
  await page.waitForTimeout(1000);
  await expect(page.locator('sudo-stepper[data-ready]')).toHaveCount(0);
  console.log(JSON.stringify({ name: 'compressed JavaScript before the stepper is used', bytes: sizes.script }));
  console.log(JSON.stringify({ name: 'fonts', bytes: sizes.font }));
  expect(sizes.script).toBeLessThanOrEqual(MAX_SCRIPTS);
  expect(sizes.font).toBeLessThanOrEqual(160_000);
  page.removeAllListeners('response');

  await page.setViewportSize({ width: 1280, height: 720 });
  const { figure, stepper } = figureOn(page, 'hurt');
  await figure.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await expect(stepper).not.toHaveAttribute('data-ready');
  await inFigure(figure).forward.click();
  await expect(stepper).toHaveAttribute('data-position', '1');
  const progress = figure.locator('[data-part=progress]');
  // To keep all that is kept takes seconds.
  if (soaking) await expect(progress).toContainText('keeps the first 20,000,000', { timeout: 40_000 });
  else await expect(progress).toContainText(/\d/);
  // The page answers while the run goes on.
  const began = Date.now();
  await chooseFromMenu(figure, 'end');
  await expect(stepper).toHaveAttribute('data-position', soaking ? '20000000' : /^\d{4,}$/);
  expect(Date.now() - began).toBeLessThan(15_000);
  await inFigure(figure).stopRun.click();
  const text = await progress.textContent();
  await page.waitForTimeout(500);
  expect(await progress.textContent()).toBe(text);
});

if (soaking)
  test('a step draws quickly: what it takes is told', async ({ page }) => {
    const { figure, stepper } = await openFigure(page, 'backtracking');
    const times: number[] = [];
    for (let i = 0; i < 60; i++) {
      await inFigure(figure).forward.click();
      times.push(Number(await stepper.getAttribute('data-draw-ms')));
    }
    times.sort((a, b) => a - b);
    console.log(JSON.stringify({ name: 'a step at 9 × 9 draws in', median: times[30], p95: times[57], unit: 'ms' }));
  });
