import { readFileSync } from 'node:fs';
import { difference, filledSoFar, leftOut, more, pictureStops, running, stopped, why, finding as words } from '#words/compare.ts';
import { inCompare, openCompare } from './drivers/compare.ts';
import { chooseFromMenu, inFigure, openOptions } from './drivers/figure.ts';
import { crowding, movedOver, placesOfControls, toTop, windows } from './drivers/layout.ts';
import { expect, keys, PHONE, test } from './site-test.ts';
import { byTurns, soaking } from './soak.ts';

test('runs are moved together, by mouse and by keyboard, and a panel leads to the same frame in a chapter', async ({ page }) => {
  const { compare, panels, errors, time } = await openCompare(
    page,
    '?puzzle=ai-escargot&with=backtracking&with=constraint-search&with=dancing-links&at=40',
  );
  await expect(panels).toHaveCount(3);
  await expect(time).toHaveText('40 digits written');
  await inCompare(compare).forward.click();
  await expect(time).toHaveText('41 digits written');
  for (const index of [0, 2]) await expect(panels.nth(index).locator('.panel-foot')).toContainText('41 digits written');
  await keys(compare, 'ArrowLeft ArrowLeft');
  await expect(time).toHaveText('39 digits written');
  await page.keyboard.press('End');
  await expect(time).toHaveText('every run has ended');
  for (const index of [0, 1, 2]) await expect(panels.nth(index).locator('.say')).toContainText(/solved|solution/i);
  await keys(page, 'Home Space');
  await expect.poll(async () => Number(await compare.getAttribute('data-time'))).toBeGreaterThan(2);
  await page.keyboard.press('Space');
  await expect(inFigure(compare).play).toBeVisible();
  const words = await panels.nth(2).locator('.say').textContent();
  await inCompare(panels.nth(2)).stepThrough.click();
  await expect(page).toHaveURL(/chapters\/.*run=/);
  await expect(page.locator('sudo-stepper[data-ready] .say', { hasText: words!.slice(0, 30) })).toBeVisible();
  expect(errors).toEqual([]);
});

test('other algorithms and options can be compared, named, and brought back by the link', async ({ page }) => {
  const { compare, panels, errors } = await openCompare(
    page,
    '?puzzle=wikipedia&with=backtracking&with=constraint-search&with=dancing-links',
  );
  await inFigure(panels.nth(2)).removeRun.click();
  await expect(panels).toHaveCount(2);
  await panels.nth(0).locator('select[name=algorithm]').selectOption('constraint-search');
  await openOptions(panels.nth(0));
  await expect(inFigure(panels.nth(0)).option('degree')).toBeVisible();
  await inFigure(panels.nth(0)).option('mrv').uncheck();
  await expect(inFigure(panels.nth(0)).option('degree')).toBeHidden();
  // What differs is counted, told beside its row, and taken back by a button.
  await expect(panels.nth(0).locator('.badge')).toHaveText('1');
  await expect(panels.nth(0).locator('.option.differs')).toContainText('default: on');
  await inFigure(panels.nth(0)).resetOptions.click();
  await expect(panels.nth(0).locator('.badge')).toBeHidden();
  await expect(inFigure(panels.nth(0)).option('mrv')).toBeChecked();
  await inFigure(panels.nth(0)).option('mrv').uncheck();
  await expect(panels.nth(0).locator('.run-changes')).toHaveText('fewest values first: off');
  await expect(compare.locator('[data-part=totals] tbody tr', { hasText: 'solved' })).toHaveCount(2);
  await inCompare(compare).whereTheyPart.click();
  // Both begin with the same cell or not; who parts and what each puts is said in any case.
  await expect(compare.locator('[data-part=notice]')).toHaveText(
    /^B first differs from A at the very first digit: A places \d at r\dc\d; B places \d at r\dc\d\.$/,
  );
  await inCompare(compare).addRun.click();
  await expect(panels).toHaveCount(3);
  await expect.poll(() => page.url()).toMatch(/with=constraint-search%2Cmrv%3Aoff.*with=backtracking/);
  await page.reload();
  await expect(compare).toHaveAttribute('data-ready', '');
  await expect(panels).toHaveCount(3);
  await openOptions(panels.nth(0));
  await expect(inFigure(panels.nth(0)).option('mrv')).not.toBeChecked();
  await openOptions(panels.nth(1));
  await expect(inFigure(panels.nth(1)).option('mrv')).toBeChecked();
  await page.keyboard.press('Escape');

  await test.step('every run has its name, with its options, and its colour', async () => {
    await expect(panels.nth(0).locator('.run-changes')).toHaveText('fewest values first: off');
    await expect(inCompare(compare).run('A', 'Constraint search (fewest values first: off)')).toBeVisible();
    const totals = compare.locator('[data-part=totals] tbody tr');
    await expect(totals.locator('th')).toHaveText([
      'A · Constraint search (fewest values first: off)',
      /^B · Constraint search/,
      'C · Backtracking',
    ]);
    // Steps of two algorithms are not worth the same, so only digits have bars.
    await expect(compare.locator('.bar-of-amount')).toHaveCount(3);
    await expect(totals.nth(1).locator('.bar-of-amount')).toHaveClass(/hue-2/);
    await expect(compare.locator('.strip-row h2')).toHaveText('Cells that have their final digit, by digits written (logarithmic)');
    await expect(compare.locator('.progress-chart .level-label').last()).toHaveText('81 cells');
  });
  expect(errors).toEqual([]);
});

test('keys lead to where runs part, ten at a time and to the stage; and the same runs on a phone', async ({ page }) => {
  const { compare, panels, errors, time } = await openCompare(
    page,
    '?puzzle=wikipedia&with=backtracking&with=constraint-search,forwardChecking:off,mrv:off,digits:descending&with=constraint-search,forwardChecking:off,mrv:off&at=40',
  );
  const notice = compare.locator('[data-part=notice]');
  await expect(time).toHaveText('40 digits written');
  await compare.press('Shift+ArrowRight');
  await expect(time).toHaveText('50 digits written');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(time).toHaveText('40 digits written');
  await page.keyboard.press(']');
  await expect(time).toHaveText('1 digit written');
  await expect(notice).toContainText('B first differs from A and C at the very first digit: A and C place');
  // Both cells that differ are marked in every grid, until the reader goes on.
  await expect(panels.nth(0).locator('svg.grid .lights path')).not.toHaveCount(0);
  const marked = await panels.nth(0).locator('svg.grid .lights path').count();
  for (const index of [1, 2]) await expect(panels.nth(index).locator('svg.grid .lights path')).toHaveCount(marked);
  // Each run says with which others it goes, and what was in its own mind.
  await expect(panels.locator('[data-part=reason]')).toContainText([/C/, /r\dc\d|digit|empty/, /A/]);
  await page.keyboard.press(']');
  await expect(notice).toHaveText('A and C never differ: they write the same 4,208 digits in the same order.');
  await expect(compare.locator('svg.grid .lights')).toHaveCount(0);
  await page.keyboard.press('[');
  await expect(time).toHaveText('0 digits written');
  await page.keyboard.press('?');
  await expect(compare.getByRole('dialog')).toContainText('ten at a time');
  await inFigure(compare).close.click();
  await compare.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(compare).toHaveAttribute('data-stage', '');
  await page.keyboard.press('f');
  await expect(compare).not.toHaveAttribute('data-stage');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await test.step('on a phone runs are swiped or chosen, and how far the others are stays in sight', async () => {
    await page.setViewportSize(PHONE);
    const tabs = inCompare(compare).runs;
    await expect(tabs).toHaveText([/^ABacktracking\d+ of 81$/, /^BConstraint search.*\d+ of 81$/, /^C.*\d+ of 81$/]);
    await expect(tabs.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await toTop(compare);
    await expect(panels.nth(0).locator('.say')).toBeInViewport();
    await tabs.nth(2).click();
    await expect(panels.nth(2).locator('.say')).toBeInViewport();
    await expect(panels.nth(0).locator('.say')).not.toBeInViewport();
    await expect(tabs.nth(2)).toHaveAttribute('aria-pressed', 'true');
    const before = await tabs.allTextContents();
    await inFigure(compare).end.click();
    await expect(tabs).toHaveText([/^A.*81 of 81$/, /^B.*81 of 81$/, /^C.*81 of 81$/]);
    expect(await tabs.allTextContents()).not.toEqual(before);
    // What is chosen seldom is in the menu.
    await inFigure(compare).more.click();
    await inCompare(compare).alignOn.selectOption('steps');
    // The moment stays.
    await expect(time).toHaveText('every run has ended');
    await page.keyboard.press('Escape');
    await compare.press('Home');
    await expect(time).toHaveText('0 steps taken');
  });
  expect(errors).toEqual([]);
});

test('the page asks before it tells: a bet on the order of the runs is taken back, made, and judged', async ({ page }) => {
  const { compare, panels, errors, time, bet, cancelBet, another, verdict, alignOn } = await openCompare(page);
  const asked = compare.locator('[data-part=asked]');
  const finding = compare.locator('[data-part=finding]');
  const course = compare.locator('.progress-chart .course').first();
  await expect(time).toHaveText('0 digits written');
  await expect(asked).toBeVisible();
  await expect(finding).toBeHidden();
  await expect(course).toBeHidden();
  await expect(compare.locator('[data-part=no-course]')).toBeVisible();
  await expect(compare.locator('[data-part=totals] tbody tr').first()).toBeHidden();
  await bet.click();
  const place = (index: number) => panels.nth(index).locator('[data-part=bet-place]');
  await place(0).click();
  await expect(place(0)).toHaveAttribute('aria-pressed', 'true');
  await place(0).press('Enter');
  await expect(place(0)).toHaveAttribute('aria-pressed', 'false');
  await place(2).click();
  await place(0).click();
  await expect(asked).toHaveText('You bet C, A, B and got 1 of 3 right.');
  await expect(time).toHaveText('every run has ended');
  await expect(course).toBeVisible();
  // The reader knows now, so there is another comparison to bet on.
  await expect(bet).toBeHidden();
  await another.click();
  await expect(compare.locator('.more-races a').first()).toBeInViewport();
  // A bet can be cancelled, and another puzzle is asked about.
  await openCompare(page);
  await bet.click();
  await place(1).click();
  await cancelBet.click();
  await expect(compare).toHaveAttribute('data-bet', 'ask');
  await expect(course).toBeHidden();
  await bet.click();
  await expect(place(1)).toHaveAttribute('aria-pressed', 'false');
  for (const index of [2, 1]) await place(index).click();
  await expect(asked).toContainText('got all 3 right');
  await compare.locator('select[name=puzzle]').selectOption('golden-nugget');
  await expect(compare).toHaveAttribute('data-bet', 'ask');
  await expect(course).toBeHidden();
  await openCompare(page);
  // Nobody bets on an end that has been played.
  await compare.press('End');
  await expect(another).toBeVisible();
  await expect(bet).toBeHidden();
  await openCompare(page);
  // Another puzzle doesn't give the order away either.
  await compare.locator('select[name=puzzle]').selectOption('wikipedia');
  await expect(compare.locator('[data-part=totals] tbody tr').first()).toContainText('4,208');
  await expect(finding).toBeHidden();
  await compare.locator('select[name=puzzle]').selectOption('ai-escargot');
  await expect(finding).toBeHidden();
  await verdict.click();
  await expect(finding).toHaveText('C wrote the fewest digits, 145. B wrote 40 times as many and A 62 times as many.');
  // What the winner did otherwise, and the moment that shows it.
  await expect(compare.locator('[data-part=why-lead]')).toContainText('C noticed');
  await compare.locator('[data-part=why-runs] button').last().click();
  await expect(time).toHaveText('3,845 digits written');
  await expect(compare.locator('[data-part=notice]')).toContainText('Here A writes 5 at r1c2');
  // Backjumping goes with backtracking for a while, and only these two differ then.
  await compare.press('Home');
  await page.keyboard.press(']');
  await expect(compare.locator('[data-part=notice]')).toContainText('C first differs from A and B at the very first digit');
  await page.keyboard.press(']');
  await expect(time).toHaveText('53 digits written');
  await expect(compare.locator('[data-part=notice]')).toContainText('B first differs from A here, after 52 identical digits');
  await expect(panels.locator('[data-part=reason]:not([hidden])')).toHaveText([/^Why/, /^Why/]);
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(compare.locator('[data-part=notice]')).toContainText('No run has written a digit yet. Next, A and B place');
  await page.keyboard.press('[');
  await expect(compare.locator('[data-part=notice]')).toContainText(`${difference.noEarlier}No run has written a digit yet.`);
  // Differences are of digits, whatever the runs were aligned on.
  await alignOn.selectOption('steps');
  await compare.press(']');
  await expect(compare.locator('[data-part=notice]')).toContainText('The runs are aligned on digits written now. C first differs');
  await expect(alignOn).toHaveValue('writes');
  // What it comes to on many puzzles is asked in the Lab, with the same runs.
  await compare.locator('[data-part=verdict-reach] a').click();
  await expect(page).toHaveURL(/\/lab\/\?with=backtracking&with=backjumping&with=dancing-links/);
  expect(errors).toEqual([]);
});

test('a press before the runs have begun waits for them', async ({ page }) => {
  await page.addInitScript(() =>
    customElements.whenDefined('sudo-compare').then(() => document.querySelector<HTMLElement>('[data-part=bet]')!.click()),
  );
  const { compare, panels, errors } = await openCompare(page, '?puzzle=anti-brute-force&with=backtracking&with=preemptive-sets');
  await expect(compare).toHaveAttribute('data-bet', 'betting');
  await expect(panels.nth(1).locator('[data-part=bet-place]')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('runs race after a bet: their lines grow, nothing is told before the end, and the verdict can be had at once', async ({ page }) => {
    const { compare, panels, errors, bet, verdict } = await openCompare(page);
    const lines = () => compare.locator('.progress-chart .course').evaluateAll((all) => all.map((line) => line.getAttribute('d')!.length));
    const betOn = async (...places: number[]) => {
      await bet.click();
      for (const index of places) await panels.nth(index).locator('[data-part=bet-place]').click();
    };
    await betOn(2, 1);
    await expect(compare).toHaveAttribute('data-bet', 'racing');
    await expect(compare.locator('[data-part=finding]')).toBeHidden();
    await expect.poll(async () => Math.max(...(await lines()), 0)).toBeGreaterThan(0);
    const early = await lines();
    await expect.poll(async () => (await lines()).every((length, place) => length > early[place]!)).toBe(true);
    await expect(compare.locator('[data-part=asked]')).toHaveText('You bet C, B, A and got all 3 right.');
    await expect(compare.locator('[data-part=finding]')).toBeVisible();
    await openCompare(page);
    await betOn(0, 1);
    await verdict.click();
    await expect(compare.locator('[data-part=asked]')).toContainText('You bet A, B, C and got 1 of 3 right');
    await expect(inFigure(compare).play).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('another puzzle keeps nothing of what was marked and told of the one before', async ({ page }) => {
  const { compare, panels, errors, verdict } = await openCompare(page, '?puzzle=killer-wikipedia');
  const why = compare.locator('[data-part=told-why]');
  await verdict.click();
  await expect(why).toContainText(/wrong turn/);
  const before = await why.innerText();
  await compare.press(']');
  await expect(panels.nth(0).locator('svg.grid .lights path')).not.toHaveCount(0);
  // Its runs take longer, and until they are looked through there's nothing to tell.
  await compare.locator('select[name=puzzle]').selectOption('sukaku');
  await verdict.click();
  await expect(compare.locator('[data-part=finding]')).toBeVisible();
  expect((await why.isVisible()) && (await why.innerText()) === before).toBe(false);
  await expect(compare.locator('svg.grid .lights path')).toHaveCount(0);
  await compare.locator('[data-part=stop]').click();
  await expect(why).toContainText(/wrong turn/);
  expect(await why.innerText()).not.toBe(before);
  expect(errors).toEqual([]);
});

test('a bet is taken while runs go on, and judged as soon as their order is certain', async ({ page }) => {
  const { compare, panels, errors, bet } = await openCompare(page);
  await inFigure(panels.nth(2)).removeRun.click();
  await panels.nth(0).locator('select[name=algorithm]').selectOption('preemptive-sets');
  await compare.locator('select[name=puzzle]').selectOption('anti-brute-force');
  await panels.nth(1).locator('select[name=algorithm]').selectOption('backtracking');
  await expect(compare.locator('[data-part=totals] tbody tr')).toContainText([/Preemptive sets.*solved/, /Backtracking.*running/]);
  await bet.click();
  await panels.nth(0).locator('[data-part=bet-place]').click();
  // B has written more than A at its end, so the order is certain.
  await expect(compare.locator('[data-part=asked]')).toHaveText(
    'You bet A, B and got both right. B is still running, with more digits than any other run, so it comes last.',
  );
  await expect(compare.locator('[data-part=told-why]')).toContainText('A took no wrong turn');
  await expect(compare.locator('[data-part=finding]')).toContainText(/Still running: B at [\d,]+ digits\./);
  await expect(bet).toBeHidden();
  await compare.evaluate((element) => element.querySelector<HTMLElement>('[data-part=stop]')!.click());
  await expect(compare.locator('[data-part=asked]')).toHaveText('You bet A, B and got both right. You stopped B, so it counts as last.');
  expect(errors).toEqual([]);
});

test('a run that takes minutes can be stopped, and what there is of it stays', async ({ page }) => {
  const { compare, errors } = await openCompare(page, '?puzzle=anti-brute-force&with=preemptive-sets&with=backtracking');
  const totals = compare.locator('[data-part=totals] tbody tr');
  // It is pressed as soon as the other run has ended: until then a processor is busy.
  await compare.evaluate(async (element) => {
    const rows = () => [...element.querySelectorAll('[data-part=totals] tbody tr')].map((row) => row.textContent);
    while (!(/solved/.test(rows()[0]!) && /running/.test(rows()[1]!))) await new Promise(requestAnimationFrame);
    element.querySelector<HTMLElement>('[data-part=stop]')!.click();
  });
  await expect(totals).toContainText(['solved', 'stopped']);
  await expect(compare.locator('[data-part=stop]')).toBeDisabled();
  await expect(compare.locator('[data-part=stop]')).toBeHidden();
  await inFigure(compare).end.click();
  await expect(compare.locator('[data-part=time]')).toHaveText('every run ended or stopped');
  // Nothing is said to go on.
  await expect(compare.locator('[data-part=why-runs]')).toContainText('You stopped B, so its wrong turns weren’t counted.');
  await expect(compare).not.toContainText(/is still|goes on/);
  expect(errors).toEqual([]);
});

test('a puzzle of the reader is compared, nonsense is not; for a killer runs give way, and return with their options', async ({ page }) => {
  const { compare, panels, errors, time } = await openCompare(
    page,
    '?puzzle=wikipedia&with=dancing-links,rule:leftmost&with=preemptive-sets&with=constraint-search',
  );
  const own = compare.locator('dialog[data-part=own]');
  await compare.locator('select[name=puzzle]').selectOption('own');
  await own.getByRole('textbox').fill('nothing of the kind');
  await inFigure(own).runOwn.click();
  await expect(own.locator('[data-part=fault]')).toBeVisible();
  await own.getByRole('textbox').fill('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
  await inFigure(own).runOwn.click();
  await expect(own).toBeHidden();
  await expect(time).toHaveText('0 digits written');
  await expect(panels.nth(0).locator('svg.grid')).toHaveAttribute('aria-label', /30 of 81/);
  await compare.locator('select[name=puzzle]').selectOption('killer-wikipedia');
  await expect(panels).toHaveCount(2);
  await expect(panels.nth(0).locator('select[name=algorithm]')).toHaveValue('killer-backtracking');
  await expect(panels.nth(1).locator('select[name=algorithm]')).toHaveValue('killer-advanced');
  await expect(compare.locator('[data-part=notice]')).toContainText('Your earlier runs return');
  await compare.locator('select[name=puzzle]').selectOption('ai-escargot');
  await expect(panels).toHaveCount(3);
  await expect(panels.nth(1).locator('select[name=algorithm]')).toHaveValue('preemptive-sets');
  await expect(panels.nth(0).locator('.run-changes')).toHaveText('column rule: leftmost');
  expect(errors).toEqual([]);
});

test('a trace of the reader’s program is a run beside the others, on its own puzzle, and a bad one is named', async ({ page }) => {
  const { compare, panels, errors } = await openCompare(page, '?puzzle=wikipedia&with=backtracking&with=dancing-links');
  const file = compare.locator('[data-part=trace-file]');
  const trace = readFileSync('content/helpers/by-hand.ndjson', 'utf8');
  await file.setInputFiles({ name: 'bad.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(`${trace}nonsense\n`) });
  await expect(compare.locator('[data-part=notice]')).toContainText('Line 10 of bad.ndjson: ');
  await expect(panels).toHaveCount(2);
  await file.setInputFiles({ name: 'by-hand.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(trace) });
  await expect(panels).toHaveCount(3);
  await expect(panels.nth(2)).toContainText('by hand');
  // A link names runs of the site’s own, and says so.
  await chooseFromMenu(compare, 'share');
  await expect(compare.locator('[data-part=notice]')).toContainText(leftOut('C').trim());
  await expect(panels.nth(0).locator('svg.grid')).toHaveAttribute('aria-label', /of 16/);
  await expect(compare.locator('[data-part=totals] tbody tr')).toHaveCount(3);
  await inFigure(panels.nth(2)).removeRun.click();
  await expect(panels).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('a broken link says what is wrong, the rest of it is used, and each answer is measured by its own', async ({ page }) => {
  const { compare, panels, verdict } = await openCompare(page, '?with=magic&puzzle=wikipedia');
  const notice = compare.locator('[data-part=notice]');
  await expect(notice).toContainText("there is no algorithm 'magic'");
  await expect(panels).toHaveCount(3);

  await openCompare(page, '?puzzle=ai-escargot&with=foo&with=dancing-links&by=zzz&at=-7');
  await expect(panels).toHaveCount(1);
  await expect(panels.locator('select[name=algorithm]')).toHaveValue('dancing-links');
  await expect(compare.locator('select[name=puzzle]')).toHaveValue('ai-escargot');
  for (const part of ["'foo'", "'zzz'", "'-7'"]) await expect(notice).toContainText(part);

  await openCompare(page, '?puzzle=two-solutions&with=backtracking&with=backtracking,digits:descending');
  await expect(compare.locator('[data-part=totals] tbody tr', { hasText: 'solved' })).toHaveCount(2);
  // A link that shows no moment of the runs gives nothing away.
  await expect(compare).toHaveAttribute('data-bet', 'ask');
  await verdict.click();
  await expect(compare.locator('[data-part=no-course]')).toContainText('different solutions');
});

/** What has to stand on one screen: all controls, and all that is read. */
const whole = [
  '.bar :is(.tool, select)',
  'header :is(.run-letter, select, button)',
  '.run-tabs button',
  'svg.grid',
  '.told',
  '.say',
  '.panel-said',
  '.panel-foot > :not([hidden])',
  '.strip-row h2',
  'svg.progress-chart',
  '.controls :is(.btn, .speed, .speed-text, .place)',
].join(', ');

const four = '?puzzle=ai-escargot&with=constraint-search,mrv:off&with=backtracking&with=dancing-links&with=algorithm-x&at=60';

test('everything that teaches is on one screen, with one run or four, and nothing is cut', async ({ page }) => {
  const { compare, panels, errors } = await openCompare(page, four);
  const sides = () => panels.locator('svg.grid').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  for (let count = 4; count >= 1; count--) {
    await expect(panels).toHaveCount(count);
    await expect(compare.locator('[data-part=totals] tbody tr', { hasText: 'solved' })).toHaveCount(count);
    for (const [width, height] of byTurns(windows, count, 2)) {
      await page.setViewportSize({ width, height });
      await toTop(compare);
      expect(await crowding(compare, whole), `${count} runs, ${width} × ${height}`).toEqual([]);
      expect(Math.min(...(await sides())), `${count} runs, ${width} × ${height}`).toBeGreaterThan(205);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    if (count > 1) await inFigure(panels.last()).removeRun.click();
  }
  expect(errors).toEqual([]);
});

test('on a phone a difference brings one of its runs into sight', async ({ page }) => {
  const { compare, errors } = await openCompare(page);
  await page.setViewportSize(PHONE);
  const tabs = inCompare(compare).runs;
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await compare.press(']');
  await expect(compare.locator('[data-part=notice]')).toContainText('C first differs from A and B');
  await expect(tabs.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await compare.press(']');
  await expect(compare.locator('[data-part=notice]')).toContainText('B first differs from A');
  await expect(tabs.nth(0)).toHaveAttribute('aria-pressed', 'true');
  // Its link brings the marks and the words.
  await expect(page).toHaveURL(/[?&]at=53/);
  await page.reload();
  await expect(compare.locator('[data-part=notice]')).toContainText('B first differs from A here, after 52 identical digits');
  await expect(compare.locator('svg.grid .lights path')).not.toHaveCount(0);
  expect(errors).toEqual([]);
});

test('on the stage the sentences are read from the last row, and the grids are no smaller than on the page', async ({ page }) => {
  const { compare, panels } = await openCompare(
    page,
    '?puzzle=ai-escargot&at=40&with=constraint-search&with=backtracking&with=dancing-links',
  );
  const grid = panels.nth(0).locator('svg.grid');
  const sideOf = () => grid.evaluate((grid) => grid.getBoundingClientRect().height);
  for (const count of [3, 2, 1]) {
    if (count < 3) await inFigure(panels.first()).removeRun.click();
    await expect(panels).toHaveCount(count);
    await expect(compare).toHaveAttribute('data-time', '40');
    for (const [width, height] of byTurns(
      windows.filter(([each]) => each > 1024),
      count,
    )) {
      await page.setViewportSize({ width, height });
      const side = await sideOf();
      await compare.press('f');
      await expect(compare).toHaveAttribute('data-stage', '');
      expect(await sideOf(), `${count} runs, ${width} × ${height}`).toBeGreaterThanOrEqual(side);
      const say = panels.nth(0).locator('.say');
      expect(await say.evaluate((say) => Number.parseFloat(getComputedStyle(say).fontSize) / innerHeight)).toBeGreaterThanOrEqual(0.033);
      await page.mouse.move(width / 2, height - 20);
      expect(await crowding(compare, whole), `${count} runs, ${width} × ${height}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(compare).not.toHaveAttribute('data-stage');
    }
  }
});

/** All that can be pressed. */
const CONTROLS = 'button, select, input, a, summary';

test('a link to a killer brings its solvers; over 60 steps, and when the page speaks, no control moves', async ({ page }) => {
  const { compare, panels, time, verdict } = await openCompare(page, '?puzzle=killer-wikipedia&at=0');
  await expect(panels.nth(1).locator('select[name=algorithm]')).toHaveValue('killer-advanced');
  await expect(compare.locator('[data-part=notice]')).toBeHidden();
  await expect(compare.locator('[data-part=totals] tbody tr', { hasText: 'solved' })).toHaveCount(2);
  await verdict.click();
  await compare.press('Home');
  // What has made the difference is found out after the runs, and said under them.
  await expect(compare.locator('[data-part=why-runs][aria-busy=false] > li')).toHaveCount(2);
  await compare.focus();
  const places = await placesOfControls(page, 'sudo-compare');
  expect(await movedOver(compare, CONTROLS, { steps: 60 })).toEqual([]);
  await expect(time).toHaveText('60 digits written');
  await page.keyboard.press(']');
  await expect(compare.locator('[data-part=notice]')).toBeVisible();
  expect(await placesOfControls(page, 'sudo-compare')).toEqual(places);
});

test('long sentences have smaller type, so that none is cut, wherever the runs stand', async ({ page }) => {
  const { compare } = await openCompare(
    page,
    '?puzzle=ai-escargot&by=steps&at=0&with=constraint-search-as-written&with=annealing,limit:2000&with=preemptive-sets',
  );
  await expect(compare.locator('[data-part=totals] tbody')).not.toContainText('running', { timeout: 60_000 });
  const lengths = new Set<string>();
  // Each window has its turn on the way, and in a soak goes all of it.
  for (let round = 0; round < (soaking ? windows.length : 1); round++) {
    for (let turn = 0; turn < 10; turn++) {
      const [width, height] = windows[(round + turn) % windows.length]!;
      await page.setViewportSize({ width, height });
      expect(await movedOver(compare, CONTROLS, { steps: 3, tens: true }), `${width} × ${height}`).toEqual([]);
      for (const length of await compare.locator('.say').evaluateAll((all) => all.map((say) => say.getAttribute('data-length') ?? '')))
        lengths.add(length);
    }
    await expect(compare).toHaveAttribute('data-time', '300');
    await compare.press('Home');
  }
  expect([...lengths]).toEqual(expect.arrayContaining(['', 'middling', 'long']));
});

test('the question that a reader follows is answered from the runs, and what swaps count as is said', async ({ page }) => {
  const { compare, panels, errors, verdict } = await openCompare(page);
  const finding = compare.locator('[data-part=finding]');
  const answers = {
    [more.questions.chance]: `${more.answers.chance(false)} C wrote the fewest digits, 3,094.`,
    [more.questions.ahead]: 'Compared with A, which never looks ahead, B saves 40% of the digits and C saves 89%.',
    [more.questions.proof]: more.answers.proof(['C'], 0),
  };
  for (const [question, answer] of Object.entries(answers)) {
    await openCompare(page);
    await verdict.click();
    await compare.getByRole('link', { name: question }).click();
    await expect(compare).toHaveAttribute('data-ready', '');
    await expect(compare.locator('[data-part=asked]')).toContainText(question);
    await verdict.click();
    await expect(finding).toContainText(answer);
    await expect(compare.locator('[data-part=why-lead]')).toContainText(`${question} ${answer.split(' C wrote')[0]}`);
    if (question !== more.questions.chance) continue;
    await expect(finding).toContainText(words.swapsCount);
    await expect(panels.nth(0).locator('.panel-foot')).toContainText('1 fill + 407,359 swaps tried');
  }
  expect(errors).toEqual([]);
});

test('what is told of four runs beside a bet leaves the buttons in a low window, and all of it is below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const query of [
    '?puzzle=monte-carlo-2&with=annealing&with=hill-climbing&with=backtracking&with=human-solver',
    '?puzzle=two-solutions&with=backtracking,digits:descending&with=backtracking&with=dancing-links&with=human-solver',
  ]) {
    const { compare, panels, bet } = await openCompare(page, query);
    await expect(compare.locator('[data-part=totals] tbody')).not.toContainText('running', { timeout: 60_000 });
    await bet.click();
    for (const index of [2, 0, 1]) await panels.nth(index).locator('[data-part=bet-place]').click();
    await expect(compare.locator('[data-part=finding]')).toBeVisible();
    const rest = compare.locator('[data-part=finding] .rest');
    await expect(rest).toBeHidden();
    await expect(compare.locator('[data-part=told-written]')).toContainText((await rest.textContent())!.trim());
    await expect(compare.locator('.controls')).toBeInViewport({ ratio: 1 });
  }
});

test('what is told of runs that go on counts as far as their pictures, and nothing goes on once they are stopped', async ({ page }) => {
  const { compare, panels, verdict, stopRuns } = await openCompare(page, '?puzzle=anti-brute-force&with=backtracking&with=dancing-links');
  // Whatever is drawn is looked at before the page has its next turn.
  await compare.evaluate((element) => {
    const told: string[] = [];
    Object.assign(window, { told });
    const text = (part: string) => element.querySelector(`[data-part=${part}]`)!.textContent!;
    new MutationObserver(() => {
      const [amount] = /[\d,]+/.exec(text('amount'))!;
      const running = /A at ([\d,]+)/.exec(text('finding'))?.[1];
      const isKept = !text('amount').startsWith('first');
      if (running && isKept && element.dataset.time !== '0') told.push(`${amount} ${running}`);
    }).observe(element.querySelector('[data-part=amount]')!, { childList: true, characterData: true, subtree: true });
  });
  await verdict.click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told.length)).toBeGreaterThan(0);
  await stopRuns.click();
  for (const pair of await page.evaluate(() => (window as unknown as { told: string[] }).told)) {
    const [amount, running] = pair.split(' ');
    expect(amount).toBe(running);
  }
  await expect(compare.locator('[data-part=why-runs]')).toContainText(why.stopped('A'));
  await expect(compare.locator('[data-part=totals] tbody')).toContainText(stopped);
  for (const saying of [why.looking('A', 'digit'), why.goesOn('A'), running, pictureStops, filledSoFar])
    await expect(compare).not.toContainText(saying);
  await expect(panels.nth(0).locator('[data-part=reason]')).not.toBeEmpty();
});
