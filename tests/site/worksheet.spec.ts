import { writeSet } from '../../src/narration/question-set/set-link.ts';
import { expectNoFaults } from './axe.ts';
import { set } from './drivers/set.ts';
import { openWorksheet, printed, readsPdf } from './drivers/worksheet.ts';
import { expect, test } from './site-test.ts';

/** Sizes of paper in points. */
const [A4, LETTER] = ['595 842', '612 792'];

test('a lesson’s sheets are printed on whole pages, in A4, Letter and large print, and tell no answer', async ({ page }) => {
  const sheet = await openWorksheet(page);
  await sheet.versions(4);
  await expect(sheet.pages).toHaveCount(8);
  for (const [change, size, count] of [
    [undefined, A4, 8],
    [sheet.letter, LETTER, 8],
    [sheet.large, LETTER, 28],
  ] as const) {
    await change?.();
    await expect(sheet.pages).toHaveCount(count);
    const { size: printedSize, texts } = await printed(page);
    expect(printedSize).toBe(size);
    expect(texts).toHaveLength(count);
    if (!readsPdf) continue;
    // Every sheet of paper is one page of the worksheet: it has its head and its foot.
    for (const text of texts) expect(text).toMatch(/Out of the list[\s\S]*Out of the list[\s\S]*page \d+ of \d+/);
    for (const told of [/falls to \d/, /row C E F and/, /\bE ?= ?1/, /U of header/]) expect(texts.join('')).not.toMatch(told);
  }
  expect(sheet.errors).toEqual([]);
});

test('what is blank is nowhere in the page, in no drawing and no name', async ({ page }) => {
  const key = await openWorksheet(page, 'key');
  await key.forAll();
  const frames = await key.frames.evaluateAll((all) =>
    all.map((frame) => [...frame.querySelectorAll('.lit-arrow.new path.arrow')].map((path) => path.getAttribute('d')!)),
  );
  expect(frames.map((lit) => lit.length)).toEqual([2, 2, 2, 0, 2, 2]);
  const sheet = await openWorksheet(page);
  await sheet.forAll();
  await expect(sheet.pages).toHaveCount(2);
  await expect(sheet.frames).toHaveCount(6);
  for (const [index, lit] of frames.entries()) {
    if (index === 0) continue;
    // From its own frame on, a link that is asked for is drawn nowhere.
    for (let later = index; later < frames.length; later++) {
      const drawn = await sheet.frames
        .nth(later)
        .evaluate((frame) => [...frame.querySelectorAll('path.arrow')].map((path) => path.getAttribute('d')));
      for (const path of lit) expect(drawn, `frame ${later + 1}, link of frame ${index + 1}`).not.toContain(path);
    }
  }
  // Sizes: a box where one is asked for, and nothing later on.
  const boxes = await sheet.frames.evaluateAll((all) => all.map((frame) => frame.querySelectorAll('.paper-box').length));
  expect(boxes).toEqual([0, 1, 1, 0, 0, 1]);
  const sizes = await sheet.frames.evaluateAll((all) => all.map((frame) => frame.querySelectorAll('.header .size').length));
  expect(sizes).toEqual([7, 6, 5, 5, 5, 4]);
  await expect(sheet.paper.locator('.empty')).toHaveCount(0);
  const markup = await sheet.root.evaluate((root) => root.innerHTML);
  for (const told of ['falls to 1', 'row C E F and the header', 'U of header']) expect(markup).not.toContain(told);
  await expectNoFaults(page);
});

test('the key is a print of its own, with every version that the sheets have', async ({ page }) => {
  const sheet = await openWorksheet(page);
  await sheet.names(['Ada', 'Béa', 'Cem']);
  await expect(sheet.pages).toHaveCount(6);
  await expect(sheet.paper).toContainText('Béa');
  const words = await sheet.paper.locator('.paper-foot b:last-of-type').allTextContents();
  await sheet.toKey.click();
  const key = await openWorksheet(page, 'key', new URL(page.url()).hash);
  for (const word of words) await expect(key.paper).toContainText(word);
  await expect(key.paper).toContainText('Béa');
  await expect(key.paper).toContainText('The node keeps its own links.');
  const { texts } = await printed(page);
  if (readsPdf) for (const told of [/U of header/, /\bE ?= ?1/]) expect(texts.join('')).toMatch(told);
  await expectNoFaults(page);
});

test('a grid is filled in frame by frame, and where it fills the page it is wide enough to write in', async ({ page }) => {
  const sheet = await openWorksheet(page);
  await sheet.sheet.selectOption({ index: 1 });
  await sheet.forAll();
  await expect(sheet.paper).toContainText('Digits to write');
  await expect(sheet.paper.locator('.paper-picture.large svg')).toHaveCount(1);
  const { texts } = await printed(page);
  expect(texts).toHaveLength(await sheet.pages.count());
  await page.emulateMedia({ media: 'print' });
  const { width, height } = (await sheet.paper.locator('.paper-picture.large svg').boundingBox())!;
  // 9 cm of 96 pixels an inch.
  expect(Math.min(width, height)).toBeGreaterThan((90 / 25.4) * 96);
});

test('a set’s questions are printed for each name, no card on two sheets of paper, and its key has the answers', async ({ page }) => {
  const address = `#${writeSet(set)}`;
  const sheet = await openWorksheet(page, 'sheet', address);
  await sheet.names(['Ada', 'Béa']);
  await expect(sheet.pages).toHaveCount(2);
  await expect(sheet.paper.locator('.paper-card')).toHaveCount(6);
  await expect(sheet.paper.locator('.paper-card svg')).toHaveCount(6);
  const { texts } = await printed(page);
  expect(texts.length).toBeGreaterThan(1);
  const cards = await sheet.paper
    .locator('.paper-card')
    .evaluateAll((all) =>
      all.map((card) => [card.querySelector('.paper-prompt')!.textContent!, card.querySelector('li:last-child')?.textContent ?? '']),
    );
  const together = (text: string) => text.replaceAll(/\s/g, '');
  if (readsPdf) {
    const pages = texts.map(together);
    for (const [prompt, last] of cards) {
      // Beside the grid a prompt is cut by its lines: its beginning is enough.
      const begins = together(prompt!).slice(0, 18);
      expect(pages.some((text) => text.includes(begins) && text.includes(together(last!)))).toBe(true);
    }
  }
  const key = await openWorksheet(page, 'key', address);
  await expect(key.paper.locator('.paper-reasons tbody tr')).toHaveCount(6);
});

test('a bad address says what is wrong, and nothing is printed', async ({ page }) => {
  for (const address of ['', '?of=nothing', '#lesson=1.x', '#set=2&c=x']) {
    const sheet = await openWorksheet(page, 'sheet', address);
    await expect(sheet.said).not.toHaveText('');
    await expect(sheet.pages).toHaveCount(0);
    await page.goto('about:blank');
  }
});

test('the lessons of the site have sheets with something to fill in, in every version', async ({ page }) => {
  for (const name of ['dancing-links', 'local-search']) {
    const sheet = await openWorksheet(page, 'sheet', `?of=${name}`);
    await sheet.versions(4);
    await expect(sheet.pages).toHaveCount(8);
    const gaps = await sheet.paper
      .locator('.paper-page:has(.paper-strip)')
      .evaluateAll((all) => all.map((each) => each.querySelectorAll('.paper-gap, .paper-box').length));
    expect(gaps).toHaveLength(4);
    expect(Math.min(...gaps)).toBeGreaterThan(5);
  }
});
