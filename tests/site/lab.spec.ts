import { writeFile } from 'node:fs/promises';
import { inFigure } from './drivers/figure.ts';
import { openLab } from './drivers/lab.ts';
import { expect, openAnew, saved, test } from './site-test.ts';

const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const killer = '4\n1 2 3 4\n6\n5 0,0 0,1\n8 1,0 2,0 3,0\n3 1,1 2,1\n7 0,2 1,2\n7 0,3 1,3 2,3\n10 3,1 2,2 3,2 3,3';

test('puzzles are run by every algorithm, shown, saved and led on to a comparison', async ({ page }) => {
  const { lab, errors, box, status, summary, go, addRun, saveCsv, puzzleByPuzzle } = await openLab(page);
  await box.fill(`${wikipedia} # =the usual one\n${wikipedia.replace('53', '.3')}\n`);
  await addRun.click();
  await lab.locator('.lab-run').nth(3).locator('select[name=algorithm]').selectOption('human-solver');
  await go();
  await expect(status).toHaveText('All 8 runs are done.');
  await expect(summary).toHaveCount(4);
  await expect(summary.nth(0)).toContainText('2 solved');
  await expect(summary.nth(3)).toContainText('The technique ladder');
  await lab.locator('select[name=measure]').selectOption('steps');
  await expect(lab.locator('[data-part=changed]')).toBeVisible();
  await go();
  await expect(lab.locator('[data-part=summary] thead')).toContainText('steps taken');
  const lines = (await saved(page, () => saveCsv.click())).toString().trim().split('\n');
  expect(lines).toHaveLength(9);
  // No spreadsheet takes the name for a formula.
  expect(lines[1]).toContain(",'=the usual one,");
  await puzzleByPuzzle.click();
  await lab.getByRole('link', { name: '=the usual one' }).click();
  await expect(page.locator('.compare-panel')).toHaveCount(4);
  expect(errors).toEqual([]);
});

test('puzzles are made at levels that stand apart; runs are given up, refused and stopped', async ({ page }) => {
  const { lab, errors, box, status, summary, go, saveCsv, howMany, make, firstSeed, limit, stop } = await openLab(page);
  await test.step('levels that were made stand apart in names, lanes, table and file', async () => {
    await box.fill('');
    await howMany.fill('2');
    for (const level of ['easy', 'hard']) {
      await lab.locator('select[name=level]').selectOption(level);
      await make.click();
      await expect(box).toHaveValue(new RegExp(`# ${level}: seed`));
      await expect(status).toHaveText('2 puzzles were made.');
    }
    await go();
    await expect(status).toHaveText('All 12 runs are done.');
    await expect(summary).toHaveCount(6);
    await expect(summary.nth(1)).toContainText('hard');
    await expect(lab.locator('.lab-strips .lane')).toHaveText(['A · easy', 'A · hard', 'B · easy', 'B · hard', 'C · easy', 'C · hard']);
    await expect(lab.locator('.lab-strips .axis-title')).toContainText('digits written');
    const lines = (await saved(page, () => saveCsv.click())).toString().trim().split('\n');
    expect(lines[0]).toContain('puzzle,name,group,text');
    expect(lines[12]).toContain(',hard: seed 4,hard,');
  });
  await test.step('runs are given up, refused and stopped', async () => {
    await box.fill('');
    await howMany.fill('3');
    await firstSeed.fill('1');
    await lab.locator('select[name=level]').selectOption('very-easy');
    await make.click();
    await expect(status).toHaveText('3 puzzles were made.');
    await make.click();
    await expect(status).toHaveText('3 puzzles were made.');
    const made = (await box.inputValue()).trim().split('\n');
    expect(new Set(made.map((line) => line.slice(0, 81))).size).toBe(6);
    expect(made[5]).toContain('# very easy: seed 6');
    await box.fill(made.slice(3).join('\n'));
    await limit.fill('30');
    await go();
    await expect(status).toHaveText('All 9 runs are done.');
    await expect(summary.nth(0)).toContainText('3 stopped at the limit');
    await box.fill(killer);
    await go();
    await expect(status).toHaveText('All 3 runs are done.');
    await expect(summary.nth(0)).toContainText('1 refused');
    await expect(lab.locator('[data-part=about]')).toContainText('1 puzzle was refused');
    // The anti-brute-force puzzle: hundreds of millions of tries for plain backtracking.
    await box.fill('..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9');
    await limit.fill('1000000000');
    await go();
    await stop.click();
    await expect(status).toContainText('stopped');
  });
  expect(errors).toEqual([]);
});

test('a question sets up its experiment and answers it', async ({ page }) => {
  const { lab, errors, box, status, summary } = await openLab(page);
  await lab.locator('[data-question=levels]').click();
  await expect(status).toHaveText('All 32 runs are done.', { timeout: 60_000 });
  await expect(box).toHaveValue(/# hard: seed 8\n$/);
  await expect(summary).toHaveCount(4);
  expect(errors).toEqual([]);
});

test('what isn’t a puzzle is named and left out, and files are read: a bad one, a small one, a large one', async ({ page }, info) => {
  const { lab, errors, box, status, summary, go, stop, share, putAway } = await openLab(page);
  await test.step('a bad file leaves the box as it is', async () => {
    const faults = lab.locator('[data-part=faults]');
    const text = `${wikipedia}\nnothing of the kind\n${wikipedia.replace('53', '.3')}\n1 2 3\nx\ny\n`;
    await box.fill(text);
    // Named as soon as the text is read, and again beside the results.
    await expect(faults).toContainText('4 lines were left out');
    await go();
    await expect(status).toHaveText('All 6 runs are done.');
    await expect(lab.locator('[data-part=about]')).toContainText('4 more lines aren’t puzzles');
    await expect(summary.nth(0)).toContainText('2 solved');
    await expect(faults).toContainText("4 lines were left out: line 2, column 1: 'nothing of the kind' isn’t a puzzle");
    await expect(faults).toContainText('line 4');
    await expect(faults).toContainText('and 1 more');
    const drop = (name: string, content: string) =>
      lab.evaluate(
        (element, file) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([file.content], file.name));
          element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        },
        { name, content },
      );
    await drop('holiday.txt', 'Dear all,\nthe weather is fine.\n');
    await expect(status).toContainText('Couldn’t find a puzzle in holiday.txt: line');
    await expect(box).toHaveValue(text);
    await drop('two.txt', `${wikipedia} # a\n${wikipedia} # b\noops\n`);
    await expect(status).toHaveText('two.txt: 2 puzzles.');
    await expect(box).toHaveValue(/# b/);
    await expect(faults).toContainText('One line was left out: line 3');
    await box.fill('nothing at all');
    await go();
    await expect(status).toContainText("'nothing at all' isn’t a puzzle; expected a line");
  });
  await test.step('a large file is read a piece at a time and stays a file, and runs beside a page that lives', async () => {
    const before = await box.inputValue();
    const path = info.outputPath('many.txt');
    // Rows of a box may change places, so that no two lines in a row are the same.
    const other = `${wikipedia.slice(9, 18)}${wikipedia.slice(0, 9)}${wikipedia.slice(18)}`;
    await writeFile(path, `${wikipedia}\n${other}\n`.repeat(750));
    await lab.locator('input[type=file]').setInputFiles(path);
    await expect(status).toHaveText('many.txt: 1,500 puzzles.');
    await expect(box).toBeHidden();
    await expect(lab.locator('[data-part=file-name]')).toHaveText('many.txt: 1,500 puzzles');
    await go();
    await expect(status).toContainText('of 4,500 runs');
    await expect.poll(async () => Number(await lab.getAttribute('data-done'))).toBeGreaterThan(20);
    await expect(lab.locator('[data-part=about]')).toContainText('Only one puzzle in 4 is drawn');
    await stop.click();
    await expect(status).toContainText('stopped');
    await expect(summary.nth(0)).toContainText('solved');
    await share.click();
    await expect(status).toContainText('are being used instead of the ones in the box');
    await putAway.click();
    await expect(box).toHaveValue(before);
    await expect(lab.locator('[data-part=changed]')).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test('what was set is there again, after a reload and after Back, and by a link, as far as it makes sense', async ({ page }) => {
  const { lab, errors, box, status, summary, go, firstSeed, limit, stop, share } = await openLab(page);
  await test.step('a reload, and Back', async () => {
    await expect(lab.locator('progress')).toBeHidden();
    await box.fill(`${wikipedia} # mine\n`);
    await lab.locator('.lab-run').nth(0).locator('select[name=algorithm]').selectOption('human-solver');
    await firstSeed.fill('41');
    await limit.fill('777');
    await limit.blur();
    const asSet = async () => {
      await expect(lab).toHaveAttribute('data-ready', '');
      await expect(box).toHaveValue(`${wikipedia} # mine\n`);
      await expect(lab.locator('.lab-run').nth(0).locator('select[name=algorithm]')).toHaveValue('human-solver');
      await expect(firstSeed).toHaveValue('41');
      await expect(limit).toHaveValue('777');
      await expect(lab.locator('[data-part=about]')).toContainText('Nothing has been run yet');
    };
    await expect.poll(() => page.evaluate(() => history.state?.lab?.limit)).toBe(777);
    await page.reload();
    await asSet();
    await page.goto('/glossary/');
    await page.goBack();
    await asSet();
  });
  await test.step('a link holds the puzzles, the runs and the bound', async () => {
    await page.goto('/lab/');
    await expect(lab).toHaveAttribute('data-ready', '');
    await box.fill(`${wikipedia} # 100 % usual\n${killer}\n`);
    await inFigure(lab.locator('.lab-run').nth(2)).removeRun.click();
    await lab.locator('.lab-run').nth(0).locator('select[name=algorithm]').selectOption('dancing-links');
    await limit.fill('5000');
    await share.click();
    await expect(status).toContainText('The link to these puzzles and runs');
    const link = page.url();
    expect(new URL(link).search).not.toContain('usual');

    await openAnew(page, link);
    await expect(lab).toHaveAttribute('data-ready', '');
    expect(await box.inputValue()).toBe(`${wikipedia} # 100 % usual\n${killer}\n`);
    await expect(lab.locator('.lab-run')).toHaveCount(2);
    await expect(lab.locator('.lab-run').nth(0).locator('select[name=algorithm]')).toHaveValue('dancing-links');
    await expect(inFigure(lab.locator('.lab-run').nth(1)).option('degree')).not.toBeChecked();
    await expect(limit).toHaveValue('5000');
    // The page's example is of other puzzles and other runs.
    await expect(lab.locator('[data-part=about]')).toHaveText('Nothing has been run yet. Press Run all to see one mark for each puzzle.');
    await expect(lab.locator('.lab-strips')).toHaveCount(0);
    await expect(summary).toHaveCount(0);
    // The axis is counted in what the limit is counted in.
    await lab.locator('select[name=measure]').selectOption('steps');
    await go();
    await expect(status).toHaveText('All 4 runs are done.');
    await expect(lab.locator('[data-part=summary] thead')).toContainText('steps taken');
    await expect(summary).toHaveCount(2);

    // The next link has the same runs, so that only the fragment differs.
    await page.goto(link.replace(/#.*/, `#puzzles=${wikipedia}`));
    await expect(box).toHaveValue(wikipedia);
    await expect(lab.locator('.lab-run')).toHaveCount(2);
  });
  expect(errors).toEqual([]);
  await test.step('of a link that makes no sense the rest is shown, and puzzles are too many for one', async () => {
    await page.goto('/lab/?with=magic&with=backtracking,cells:sideways&with=dancing-links&limit=-1&show=luck');
    await expect(status).toContainText('magic');
    await expect(status).toContainText('luck');
    await expect(lab.locator('.lab-run')).toHaveCount(1);
    await box.evaluate((box: HTMLTextAreaElement, line) => {
      box.value = line.repeat(500);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }, `${wikipedia}\n`);
    await share.click();
    await expect(status).toContainText('too many for a link');
  });
  await test.step('a run that cannot be begun is told, with a way on', async () => {
    await box.fill(wikipedia);
    await page.route(/_astro\/dancing-links/, (route) => route.abort());
    await go();
    await expect(status).toContainText('couldn’t be loaded');
    await expect(inFigure(status).reload).toBeVisible();
    await expect(stop).toBeHidden();
  });
});
