import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const killer = '4\n1 2 3 4\n6\n5 0,0 0,1\n8 1,0 2,0 3,0\n3 1,1 2,1\n7 0,2 1,2\n7 0,3 1,3 2,3\n10 3,1 2,2 3,2 3,3';

async function open(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/lab/');
  const lab = page.locator('sudo-lab');
  await expect(lab).toHaveAttribute('data-ready', '');
  return {
    lab,
    errors,
    box: lab.getByRole('textbox', { name: 'Puzzles' }),
    status: lab.getByRole('status'),
    summary: lab.locator('[data-part=summary] tbody tr'),
    go: () => lab.getByRole('button', { name: 'Run all' }).click(),
  };
}

test('puzzles are run by every algorithm, shown, saved and led on to a comparison', async ({ page }) => {
  const { lab, errors, box, status, summary, go } = await open(page);
  await box.fill(`${wikipedia} # the usual one\n${wikipedia.replace('53', '.3')}\n`);
  await lab.getByRole('button', { name: 'Add a run' }).click();
  await lab.locator('.lab-run').nth(3).locator('select[name=algorithm]').selectOption('human-solver');
  await go();
  await expect(status).toHaveText('8 of 8 runs.');
  await expect(summary).toHaveCount(4);
  await expect(summary.nth(0)).toContainText('2 solved');
  await expect(summary.nth(3)).toContainText('The technique ladder');
  await lab.locator('select[name=measure]').selectOption('written');
  await expect(lab.locator('[data-part=summary] thead')).toContainText('digits written');
  const download = page.waitForEvent('download');
  await lab.getByRole('button', { name: 'Save as CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(9);
  expect(lines[1]).toContain('the usual one');
  await lab.getByText('Puzzle by puzzle').click();
  await lab.getByRole('link', { name: 'the usual one' }).click();
  await expect(page.locator('.compare-panel')).toHaveCount(4);
  expect(errors).toEqual([]);
});

test('puzzles are made, runs are given up, refused and stopped', async ({ page }) => {
  const { lab, errors, box, status, summary, go } = await open(page);
  await box.fill('');
  await lab.getByLabel('How many').fill('3');
  await lab.getByRole('button', { name: 'Make them' }).click();
  await expect(status).toHaveText('3 puzzles were made.');
  expect((await box.inputValue()).trim().split('\n')).toHaveLength(3);
  await lab.getByLabel('Give up after').fill('50');
  await go();
  await expect(status).toHaveText('9 of 9 runs.');
  await expect(summary.nth(0)).toContainText('3 given up');
  await box.fill(killer);
  await go();
  await expect(status).toHaveText('3 of 3 runs.');
  await expect(summary.nth(0)).toContainText('1 refused');
  // The anti-brute-force puzzle: hundreds of millions of tries for plain backtracking.
  await box.fill('..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9');
  await lab.getByLabel('Give up after').fill('1000000000');
  await go();
  await lab.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(status).toContainText('stopped');
  expect(errors).toEqual([]);
});

test('what is no puzzle is told with its place', async ({ page }) => {
  const { box, status, go } = await open(page);
  await box.fill(`${wikipedia}\nnothing of the kind\n`);
  await go();
  await expect(status).toContainText('Line 2');
});

test('a link holds the puzzles, the runs and the bound', async ({ page }) => {
  const { lab, errors, box, status, go, summary } = await open(page);
  await box.fill(`${wikipedia} # 100 % usual\n${killer}\n`);
  await lab.locator('.lab-run').nth(2).getByRole('button', { name: 'Take this run away' }).click();
  await lab.locator('.lab-run').nth(0).locator('select[name=algorithm]').selectOption('dancing-links');
  await lab.getByLabel('Give up after').fill('5000');
  await lab.locator('select[name=measure]').selectOption('written');
  await lab.getByRole('button', { name: 'Share' }).click();
  await expect(status).toContainText('The link to these puzzles and runs');
  const link = page.url();
  expect(new URL(link).search).not.toContain('usual');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(lab).toHaveAttribute('data-ready', '');
  expect(await box.inputValue()).toBe(`${wikipedia} # 100 % usual\n${killer}\n`);
  await expect(lab.locator('.lab-run')).toHaveCount(2);
  await expect(lab.locator('.lab-run').nth(0).locator('select[name=algorithm]')).toHaveValue('dancing-links');
  await expect(lab.locator('.lab-run').nth(1).getByLabel('Ties by degree')).not.toBeChecked();
  await expect(lab.getByLabel('Give up after')).toHaveValue('5000');
  await go();
  await expect(status).toHaveText('4 of 4 runs.');
  await expect(lab.locator('[data-part=summary] thead')).toContainText('digits written');
  await expect(summary).toHaveCount(2);

  // The next link has the same runs, so that only the fragment differs.
  await page.goto(link.replace(/#.*/, `#puzzles=${wikipedia}`));
  await expect(box).toHaveValue(wikipedia);
  await expect(lab.locator('.lab-run')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('of a link that makes no sense the rest is shown, and puzzles are too many for one', async ({ page }) => {
  await page.goto('/lab/?with=magic&with=backtracking,cells:sideways&with=dancing-links&limit=-1&show=luck');
  const lab = page.locator('sudo-lab');
  const status = lab.getByRole('status');
  await expect(status).toContainText('magic');
  await expect(status).toContainText('luck');
  await expect(lab.locator('.lab-run')).toHaveCount(1);
  await lab.getByRole('textbox', { name: 'Puzzles' }).fill(`${wikipedia}\n`.repeat(500));
  await lab.getByRole('button', { name: 'Share' }).click();
  await expect(status).toContainText('too many for a link');
});

test('without JavaScript the lab shows an example', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/lab/');
  await expect(page.locator('[data-part=summary] tbody tr')).toHaveCount(3);
  await expect(page.locator('.lab-strips circle').first()).toBeVisible();
  await context.close();
});
