import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expectToArrive, expectToBeAccessible, files, isChapter, paths } from './arrival.ts';
import { inSite } from './drivers/site.ts';
import { errorsOf, expect, test } from './site-test.ts';
import { hasTurn } from './soak.ts';

test.describe('every page', () => {
  // Of a chapter there is more to see. Pages with one figure each are alike.
  const figures = paths.filter((each) => each.startsWith('/embed/'));
  const seen = paths.filter((each) => !isChapter(each) && !figures.includes(each));
  for (const path of [...seen, ...figures.filter((_, index) => hasTurn(index, 8))])
    test(`${path} comes without moving, fits its window, and can be read`, async ({ page }) => {
      const errors = errorsOf(page);
      await expectToArrive(page, path);
      await expectToBeAccessible(page, path);
      expect(errors).toEqual([]);
    });
});

test('a face that comes late is for the next page: none moves what is being read', () => {
  const faces = globSync('dist/**/*.css').flatMap((file) => readFileSync(file, 'utf8').match(/@font-face\s*{[^}]*}/g) ?? []);
  expect(faces.length).toBeGreaterThanOrEqual(3);
  expect(faces.filter((face) => !/font-display:\s*optional/.test(face))).toEqual([]);
});

test('every link inside the site leads somewhere', () => {
  const ids = new Map(
    files.map((file, index) => [
      paths[index]!,
      new Set([...readFileSync(`dist/${file}`, 'utf8').matchAll(/\s(?:id|data-tab)="([^"]+)"/g)].map(([, id]) => id!)),
    ]),
  );
  const broken = files.flatMap((file, index) => {
    const here = paths[index]!;
    return [...readFileSync(`dist/${file}`, 'utf8').matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, href]) => {
      const { origin, pathname, hash } = new URL(href!.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), `http://here${here}`);
      if (origin !== 'http://here') return [];
      const target = ids.get(pathname);
      if (/\.\w+$/.test(pathname) && existsSync(`dist${pathname}`)) return [];
      if (!target) return [`${here} → ${pathname}`];
      // What a page is to do is no place in it: '#from=backtracking'.
      return hash !== '' && !hash.includes('=') && !target.has(decodeURIComponent(hash.slice(1))) ? [`${here} → ${pathname}${hash}`] : [];
    });
  });
  expect([...new Set(broken)]).toEqual([]);
});

test('every exercise hides its hint and its answer until they are asked for', () => {
  for (const file of files.filter((each) => /^chapters\/./.test(each))) {
    const { document } = parseHTML(readFileSync(`dist/${file}`, 'utf8'));
    const exercises = [...document.querySelectorAll('.exercise')];
    if (file !== 'chapters/index.html') expect(exercises.length, file).toBeGreaterThan(2);
    for (const exercise of exercises) {
      const folded = [...exercise.querySelectorAll('details')];
      expect(folded.length, file).toBeGreaterThan(0);
      for (const details of folded) {
        const words = details.textContent!.replace(/Hint|Answer/, '').trim();
        expect([file, details.hasAttribute('open'), words.length > 5]).toEqual([file, false, true]);
        expect(exercise.querySelector('.exercise-task')!.textContent).not.toContain(words);
      }
    }
  }
});

test('light and dark follow the system until they are chosen, and the choice stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await inSite(page).theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/glossary/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Back to what the system has, it follows the system again.
  await inSite(page).theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a puzzle of the reader’s own is refused with a sentence, a file of 50 MB at once, or opened in a chapter', async ({ page }) => {
  await page.goto('/');
  await inSite(page).ownPuzzle.click();
  const text = inSite(page).puzzle;
  await text.fill('53..7....6..195');
  await inSite(page).run.click();
  await expect(page.getByRole('alert')).toContainText('Expected');
  await expect(text).toHaveValue('53..7....6..195');
  await text.fill('kept');
  await page
    .locator('own-puzzle')
    .first()
    .evaluate((root) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(50_000_000)], 'large.txt'));
      root.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
  await expect(page.getByRole('alert')).toContainText('large.txt has 50,000,000 bytes');
  await expect(text).toHaveValue('kept');
  await text.fill('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  await inSite(page.getByRole('dialog')).watchIn.selectOption({ label: 'Dancing links' });
  await inSite(page).run.click();
  await expect(page).toHaveURL(/\/chapters\/dancing-links\/.*algorithm=dancing-links/);
  await expect(page.locator('#main sudo-stepper')).toHaveAttribute('data-ready', '');
});

test('a puzzle of the reader’s own leads to all algorithms, unless a chapter is chosen', async ({ page }) => {
  await page.goto('/');
  await inSite(page).ownPuzzle.click();
  await inSite(page).puzzle.fill('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  await inSite(page).run.click();
  await expect(page).toHaveURL(/\/compare\/\?puzzle=sudoku%7E9x3/);
  await expect(page.locator('.compare-panel')).toHaveCount(3);
  await expect(page.locator('sudo-compare select[name=puzzle]')).toHaveValue('own');
});

test('an address that does not exist gets a page that helps', async ({ page }) => {
  const response = await page.goto('/chapters/no-such-chapter/');
  expect(response!.status()).toBe(404);
  await expect(inSite(page).nothingHere).toBeVisible();
});

test('a word of the glossary opens beside the text, by keyboard', async ({ page }) => {
  await page.goto('/chapters/grids/');
  const term = page.locator('button.term', { hasText: 'givens' });
  await term.press('Enter');
  const note = page.locator('.term-note:popover-open');
  await expect(note).toContainText('A digit printed in the puzzle');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
});
