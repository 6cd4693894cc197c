import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openExperiment } from './drivers/experiment.ts';
import { expect, saved, test } from './site-test.ts';

/** The rows of a file without its first and last lines. */
const rowsOf = (file: Buffer) => file.toString().trimEnd().split('\n').slice(1, -1);

/** What a command of the page makes of the puzzles that it saves. */
function rowsByCommand(command: string, puzzles: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'sudoscope-rows-'));
  try {
    writeFileSync(join(folder, 'puzzles.txt'), puzzles);
    const [npx, name, ...words] = command.replaceAll('\\\n', ' ').split(/\s+/);
    expect([npx, name]).toEqual(['npx', 'sudoscope']);
    const { status, stderr } = spawnSync(process.execPath, [join(process.cwd(), 'src/cli/sudoscope.mjs'), ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return readFileSync(join(folder, 'rows.ndjson'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a question goes from a prediction to a sentence, and its link brings both back', async ({ page }) => {
  const asked = await openExperiment(page, '?ask=factor&count=10&hard=medium&budget=5000');
  const { experiment, errors, part, status, keep, run, conclude, saveRows, savePuzzles, saveFigure } = asked;
  await test.step('the prediction is made with keys, and kept in the address', async () => {
    await expect(experiment).toHaveAttribute('data-state', 'prediction');
    const guess = experiment.getByRole('slider').nth(2);
    await guess.focus();
    for (let press = 0; press < 10; press++) await guess.press('ArrowRight');
    await expect(part('guess-text')).toContainText('5.2');
    await keep.click();
    expect(new URL(page.url()).searchParams.get('guess')).toMatch(/^5\.2:1\.3:21,/);
  });
  await test.step('the page says what differs, and the pilot says how many are needed', async () => {
    await expect(part('difference')).toContainText('MRV');
    await expect(experiment.locator('.experiment-controls li')).toHaveCount(6);
    await expect(part('pilot')).toContainText('20', { timeout: 60_000 });
  });
  await test.step('the evidence has a mark for each puzzle, and each opens both runs', async () => {
    await run.click();
    await expect(conclude).toBeVisible({ timeout: 60_000 });
    await expect(experiment.locator('path.dot')).toHaveCount(20);
    await expect(part('lanes').locator('path.ghost')).toHaveCount(2);
    await expect(part('open-both')).toHaveAttribute('href', /compare\/\?.*with=constraint-search.*at=\d+/);
    const before = await part('pair-text').textContent();
    await part('pair').getByRole('slider').press('ArrowLeft');
    await expect(part('pair-text')).not.toHaveText(before!);
  });
  await test.step('the sentence, and rows that are sealed and open again', async () => {
    await conclude.click();
    await expect(part('finding').locator('p')).toHaveCount(3);
    await expect(part('guessed').locator('p')).toHaveCount(2);
    await expect(part('command')).toContainText('--budget digits=5000');
    const rows = await saved(page, () => saveRows.click());
    const puzzles = await saved(page, () => savePuzzles.click());
    expect(rowsOf(rows)).toEqual(rowsOf(rowsByCommand((await part('command').textContent())!, puzzles)));
    const lines = rows.toString().trimEnd().split('\n');
    expect(lines).toHaveLength(42);
    const sealed = rows.toString().slice(0, rows.toString().lastIndexOf('{"end"'));
    expect(JSON.parse(lines.at(-1)!).sha256).toBe(createHash('sha256').update(sealed).digest('hex'));
    await asked.other.click();
    await asked.open({ name: 'own.ndjson', mimeType: 'application/x-ndjson', buffer: rows });
    await expect(part('difference')).toContainText('seal fits');
    await expect(experiment.locator('path.dot')).toHaveCount(20);
    await conclude.click();
    expect((await saved(page, () => saveFigure.click())).toString()).toContain('<svg');
  });
  const link = page.url();
  await page.goto('/glossary/');
  await page.goto(link);
  await expect(experiment).toHaveAttribute('data-state', 'controls');
  await expect(status).toBeEmpty();
  await test.step('the predictions of a class are on one chart, with what came out, and bad lines are named', async () => {
    const others = ['5:1:9,2:1:4', '20:9:40,3:1:4'].map((guess) => link.replace(/guess=[^&]*/, `guess=${encodeURIComponent(guess)}`));
    await part('class').locator('summary').click();
    await part('class-box').fill([`Ada ${link}`, others[0], 'no link', others[1]].join('\n'));
    await asked.showClass.click();
    await expect(part('class-chart').locator('circle.guess')).toHaveCount(6);
    await expect(part('class-faults').locator('li')).toHaveCount(1);
    await expect(part('class-faults')).toContainText('3');
    await expect(part('class-chart').locator('.interval')).toHaveCount(0);
    await run.click();
    await expect(conclude).toBeVisible({ timeout: 60_000 });
    await expect(part('class-chart').locator('.interval')).not.toHaveCount(0);
  });
  expect(errors).toEqual([]);
});

test('rows of the command line are opened, and a bad file is named with its line', async ({ page }) => {
  const { experiment, errors, part, status, open } = await openExperiment(page);
  const rows = readFileSync('tests/cli/fixtures/two-puzzles.ndjson');
  await open({
    name: 'bad.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(rows.toString().replace('"outcome":"solved"', '"outcome":"won"')),
  });
  await expect(status).toContainText('ad.ndjson:2:1');
  await expect(status).toContainText('won');
  await open({ name: 'two.ndjson', mimeType: 'application/x-ndjson', buffer: rows });
  await expect(part('asked')).toContainText('two.ndjson');
  await expect(experiment.locator('path.arrow')).toHaveCount(2);
  await open({ name: 'two.txt', mimeType: 'text/plain', buffer: readFileSync('tests/cli/fixtures/two.txt') });
  await expect(status).toContainText('2 of 2 puzzles');
  await open({ name: 'half.ndjson', mimeType: 'application/x-ndjson', buffer: rows.subarray(0, 2000) });
  await expect(part('difference')).toContainText('isn’t finished');
  expect(errors).toEqual([]);
});

test('every other question has its cards, its evidence and its sentence', async ({ page }) => {
  const { experiment, errors, part, card, predict, without, run, conclude, other } = await openExperiment(page);
  for (const [name, settings] of [
    ['budget', { count: '20' }],
    ['restarts', { size: '9', seeds: '50', budget: '5000' }],
    ['givens', { size: '9', count: '4', budget: '2000' }],
  ] as const) {
    await card(name).click();
    for (const [setting, value] of Object.entries(settings)) await experiment.locator(`select[name=ask-${setting}]`).selectOption(value);
    await predict.click();
    await without.click();
    await run.click();
    await expect(conclude).toBeVisible({ timeout: 60_000 });
    await expect(experiment.locator('[data-part=charts] figure:visible svg').first()).toBeVisible();
    await conclude.click();
    await expect(part('finding')).not.toBeEmpty();
    await other.click();
  }
  expect(errors).toEqual([]);
});

test('a question of one’s own goes the same way, with two runs, a currency and puzzles of one’s own', async ({ page }) => {
  const { experiment, errors, part, card, predict, keep, run, conclude, status, usePuzzles } = await openExperiment(page);
  const puzzles = readFileSync('tests/cli/fixtures/two.txt', 'utf8');
  await card('own').click();
  const runs = part('own-runs').locator('select[name=algorithm]');
  await runs.nth(0).selectOption('backtracking');
  await expect(part('asked')).toContainText('Backtracking');
  await runs.nth(1).selectOption('annealing');
  // Only a run that draws asks for seeds.
  await experiment.locator('select[name=ask-seeds]').selectOption('3');
  await experiment.locator('select[name=ask-currency]').selectOption('steps');
  await part('own-puzzles').locator('summary').click();
  await part('own-box').fill(`${puzzles}nonsense\n`);
  await usePuzzles.click();
  await expect(part('own-said')).toContainText('nonsense');
  await expect(experiment.locator('select[name=ask-hard]')).toHaveCount(0);
  await predict.click();
  await keep.click();
  await expect(part('pilot')).not.toBeEmpty();
  const link = page.url();
  await run.click();
  await expect(conclude).toBeVisible({ timeout: 60_000 });
  await conclude.click();
  await expect(part('command')).toContainText('--budget steps=50000');
  await expect(part('command')).toContainText('--seeds 3');
  await expect(part('finding')).toContainText('undecided');
  await page.goto('/glossary/');
  await page.goto(link);
  await expect(part('asked')).toContainText('Simulated annealing');
  await expect(experiment).toHaveAttribute('data-state', 'controls');
  await page.goto(`/lab/?ask=own&a=magic#set=nonsense`);
  await page.reload();
  await expect(status).toContainText('magic');
  await expect(status).toContainText('nonsense');
  expect(errors).toEqual([]);
});

test('a link that makes no sense says so, and the Lab’s own links leave the questions aside', async ({ page }) => {
  const { status, experiment } = await openExperiment(page, '?ask=factor&factor=luck&count=many&guess=1,2,3');
  await expect(status).toContainText('luck');
  await expect(status).toContainText('many');
  await page.goto('/lab/?with=backtracking');
  await expect(experiment).toHaveAttribute('data-aside', '');
});
