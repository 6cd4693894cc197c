import { catalogRow } from '../../src/engine/catalog.ts';
import { readPuzzles } from '../../src/engine/formats/read.ts';
import { defaultsOf } from '../../src/engine/options.ts';
import { jsonLines } from '../../src/trace/export.ts';
import { TRACE_FORMAT } from '../../src/trace/import/header-line.ts';
import { record } from '../../src/trace/record.ts';
import { expectNoFaults } from './axe.ts';
import { chooseFromMenu, inFigure } from './drivers/figure.ts';
import { inWorkshop } from './drivers/workshop.ts';
import { expect, saved, test } from './site-test.ts';

const PUZZLE = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const algorithm = await catalogRow('backtracking').load();
const run = record(algorithm, readPuzzles(PUZZLE)[0]!.puzzle, defaultsOf(algorithm.options));
/** A program that does what the book's backtracking does, and says which of its lines each kind of step is. */
const source = ['choose', 'try', 'conflict', 'place', 'deadEnd', 'takeBack', 'solved'];
const header = JSON.stringify({ format: TRACE_FORMAT, puzzle: PUZZLE, author: 'Ada', algorithm: 'mine', source: source.join('\n') });
const steps = [...jsonLines(run)].map((line) => line.replace('}', `,"line":${source.indexOf(JSON.parse(line).kind) + 1}}`));
const whole = [`${header}\n`, ...steps].join('');
const broken = [`${header}\r\n`, ...steps.slice(0, 2006), '{"kind":"takeBack","cell":0,"digit":4}\r\n', ...steps.slice(2006)].join('');
const file = (name: string, text: string) => ({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });

test('traces are brought by keys, and one that is wrong is shown up to its line', async ({ page }) => {
  await page.goto('/bench/#trace');
  const choose = inWorkshop(page).choose;
  await expect(page.locator('sudo-trace-tab')).toHaveAttribute('data-ready', '');
  // Waited for before the button has the focus: a chooser that opens before the browser knows that it is waited for comes never.
  const chooser = page.waitForEvent('filechooser');
  await choose.focus();
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([file('whole.ndjson', whole), file('broken.ndjson', broken)]);
  const [wrong, right] = [inWorkshop(page).brought('broken.ndjson'), inWorkshop(page).brought('whole.ndjson')];
  await expect(wrong.getByRole('listitem').first()).toHaveText('Line 2,008: you took back r1c1, but r4c5 was placed last.');
  await expect(wrong.locator('.excerpt-line')).toHaveCount(3);
  await expect(wrong.locator('mark')).toHaveText('{"kind":"takeBack","cell":0,"digit":4}');
  await expect(right.getByRole('listitem').first()).toHaveText('The puzzle has one solution, and the run ends with it.');
  await expectNoFaults(page);

  // The steps before the fault, from the last of them backwards.
  await inWorkshop(wrong).stepsBefore(2006).press('Enter');
  const figure = inWorkshop(page).runOf('mine');
  const place = figure.locator('[data-part=place]');
  await expect(place).toHaveText('step 2,006 of 2,006');
  await expect(figure.locator('[data-part=outcome]')).toHaveText('ends: impossible step');
  await expect(figure.locator('sudo-stepper')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText('step 2,005 of 2,006');

  // The whole one, with its program beside it.
  await inWorkshop(right).stepThrough.press('Enter');
  await expect(place).toHaveText('step 0 of 3,713');
  for (const [at, line] of ['choose', 'try'].entries()) {
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText(`step ${at + 1} of 3,713`);
    await expect(figure.locator('.code [aria-current=step]')).toContainText(line);
  }
  // It asks for nothing that another run would have to answer.
  const { predict, yourTurn, whatIf } = inFigure(figure);
  for (const each of [predict, yourTurn, whatIf]) await expect(each).toBeHidden();
  await inFigure(figure).pane('tree').click();
  await expect(figure.locator('.pane-tree svg').first()).toBeVisible();

  await inWorkshop(right).compare.press('Enter');
  await expect(right.locator('.book-bars-title')).toHaveText([/^steps the same/, /the same/, /the same/, /the same/, /the same/]);

  // What the figure exports comes back, dropped.
  const exported = (await saved(page, () => chooseFromMenu(figure, 'exportTrace'))).toString();
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'again.ndjson'));
    return data;
  }, exported);
  // While a file is over the page it is meant for this, and the page says so.
  await page.locator('header').first().dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.locator('sudo-trace-tab')).toHaveClass(/dropping/);
  await page.locator('header').first().dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.locator('sudo-trace-tab')).not.toHaveClass(/dropping/);
  const again = inWorkshop(page).brought('again.ndjson');
  await expect(again.locator('.trace-told')).toContainText('3,713 steps');
  expect(await again.getByRole('listitem').allTextContents()).toEqual(await right.getByRole('listitem').allTextContents());
  await inWorkshop(again).remove('again.ndjson').click();
  await expect(again).toHaveCount(0);
  await expect(choose).toBeFocused();

  // A program that is dropped here belongs to the other tab.
  const program = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['// mine\r\nexport function* run() {}'], 'empty-2.ts'));
    return data;
  });
  await page.locator('main').dispatchEvent('drop', { dataTransfer: program });
  await expect(inWorkshop(page).write).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('sudo-write-it [data-part=state]')).toHaveText('empty-2.ts is open. It hasn’t run yet.');
  await expect(inWorkshop(page).editor).toContainText('// mine');
});
