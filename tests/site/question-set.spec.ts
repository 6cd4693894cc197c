import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { SetQuestion } from '../../src/narration/question-set/draw-questions.ts';
import { findCodes, readHandIn, writeHandIn } from '../../src/narration/question-set/hand-in.ts';
import { hashOfSet, type QuestionSet } from '../../src/narration/question-set/question-set.ts';
import { fragmentOf, readSet, writeSet } from '../../src/narration/question-set/set-link.ts';
import { plain } from '../../src/narration/sentence.ts';
import { scormRuntime } from '../scorm-runtime.ts';
import { expectNoFaults } from './axe.ts';
import { answer, answerOf, inSet, part, questionsFor, set } from './drivers/set.ts';
import { serve } from './other-origin.ts';
import { errorsOf, expect, saved, test } from './site-test.ts';
import { soaking } from './soak.ts';

/** That axe finds nothing in a state of the page; the form is seen with all other pages, moves are asked for as questions are, and a report is a row of the table of codes: they are for the soak. */
async function axeFindsNothing(page: Page, state: 'form' | 'question' | 'report' | 'codes' | 'moves') {
  if (soaking || ['question', 'codes'].includes(state)) await expectNoFaults(page);
}

/** Makes so many right moves of a question, where digits are written and things are said. */
async function makeMoves(page: Page, { form }: SetQuestion, count: number) {
  if (!('begin' in form)) throw new Error('no moves');
  const says = Object.keys(form.gestures).filter((kind) => form.gestures[kind] === 'say');
  const pad = page.locator('.set-pad button');
  const play = form.begin();
  for (let made = 0; made < count; made++) {
    const { move } = play.own!;
    if (form.gestures[move.kind] === 'say') await pad.nth(9 + says.indexOf(move.kind)).click();
    else {
      await page.locator(`.hit[data-cell="${move.cell}"]`).click();
      await page.keyboard.press(String(move.digit));
    }
    play.offer([move]);
    await expect(part(page, 'made').locator('.right')).toHaveCount(made + 1);
  }
}

test('a teacher makes a set, a student answers, leaves, comes back and hands in, and the teacher reads the codes', async ({ page }) => {
  test.slow();
  const errors = errorsOf(page);
  await page.goto('/set/');
  await inSet(page).title.fill(' Dead  ends ');
  await inSet(page).howMany('next').fill('2');
  await inSet(page).howMany('many').fill('1');
  for (const kind of ['why', 'moves'] as const) await inSet(page).kind(kind).uncheck();
  await inSet(page).copyLink.click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${new URL(page.url()).origin}/set/#${writeSet(set)}`);
  await part(page, 'preview-about').scrollIntoViewIfNeeded();
  await expect(part(page, 'preview-about')).toContainText('3 questions');
  await axeFindsNothing(page, 'form');
  // What does not go with an algorithm is not offered, and a set without questions has no link.
  await inSet(page).algorithm.selectOption('human-solver');
  await expect(inSet(page).kind('many')).toBeDisabled();
  await inSet(page).kind('next').uncheck();
  await expect(inSet(page).copyLink).toBeDisabled();
  await expect(part(page, 'link-said')).toHaveText('Choose at least one kind of question.');

  await page.goto(link);
  await inSet(page).begin.click();
  await expect(part(page, 'name-fault')).toHaveText('Write your name first.');
  await inSet(page).name.fill('  ada   LOVELACE');
  await page.keyboard.press('Enter');
  const questions = await questionsFor('Ada Lovelace');
  expect(questions.map(({ kind }) => kind)).toEqual(['next', 'next', 'many']);
  const [first, second, third] = questions as [SetQuestion, SetQuestion, SetQuestion];
  await expect(part(page, 'place')).toHaveText('Question 1 of 3');
  // An answer changes until it is checked.
  const choices = part(page, 'choices').getByRole('button');
  await choices.nth(answerOf(first, true)).click();
  await expect(choices.nth(answerOf(first, true))).toHaveAttribute('aria-pressed', 'true');
  await answer(page, first, false);
  await expect(inSet(page).attempt(1, 2, 2)).toHaveAttribute('aria-current', 'step');
  await axeFindsNothing(page, 'question');

  await page.goto('/404.html');
  await page.goto(link);
  await expect(part(page, 'left')).toHaveText('1 attempt left');
  await expect(part(page, 'name')).toHaveText('ada LOVELACE');
  // By keys alone: a number chooses, Enter checks and goes on, L leaves a question for later.
  await part(page, 'work').press(String(answerOf(first, true) + 1));
  await page.keyboard.press('Enter');
  await expect(part(page, 'verdict')).toContainText('Right.');
  await page.keyboard.press('Enter');
  await expect(part(page, 'prompt')).toHaveText(plain(second.prompt));
  await page.keyboard.press('l');
  await expect(part(page, 'prompt')).toHaveText(plain(third.prompt));
  await inSet(page).number.fill(String(answerOf(third, true)));
  await page.keyboard.press('Enter');
  await expect(part(page, 'verdict')).toContainText('Right.');
  await inSet(page).next.click();
  const cell = 'choices' in second.form && second.form.ofCell ? 40 : undefined;
  if (cell !== undefined) {
    // A cell is chosen and checked in the grid itself.
    await page.locator(`.hit[data-cell="${cell}"]`).press('Enter');
    await expect(part(page, 'yours-said')).not.toBeEmpty();
    await page.keyboard.press('Enter');
    await expect(part(page, 'verdict')).toContainText('No.');
  } else await answer(page, second, false);
  await answer(page, second, false);
  await expect(part(page, 'verdict')).toContainText(`It was: ${second.solution.said}.`);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await inSet(page).report.click();
  await expect(part(page, 'totals')).toContainText('1 right at once');
  await expect(part(page, 'totals')).toContainText('1 right on a later attempt');
  await expect(part(page, 'totals')).toContainText('1 not solved');
  await expect(part(page, 'rows').getByRole('link').first()).toHaveAttribute('href', new RegExp(`step=${first.position}#`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await axeFindsNothing(page, 'report');
  await inSet(page).copyCode.click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const handIn = readHandIn(code)!;
  expect([handIn.set, handIn.name, handIn.answers.map(({ right }) => right)]).toEqual([
    hashOfSet(set),
    'ada LOVELACE',
    [true, false, true],
  ]);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/set/#codes');
  const grace = writeHandIn({
    ...handIn,
    name: 'Grace Hopper',
    number: '0123',
    seconds: 1260,
    answers: handIn.answers.map((each) => ({ ...each, tries: [each.tries.at(-1)!] })),
  });
  const torn = grace.toLowerCase().replace(/(.{30})/g, '$1\n');
  await inSet(page).codes.fill(`${link}\nAda: ${code}\n${torn}, sent from my phone\n${code.slice(0, -4)}`);
  await expect(part(page, 'count')).toHaveText('2 codes read. They stay in this browser until you clear them.');
  await expect(part(page, 'faults')).toHaveText(
    /^The code on line \d+ is incomplete, because its last letters are missing\. Copy it again\.$/,
  );
  await expect(part(page, 'set-of')).toHaveText('Dead ends · 3 questions');
  const rows = part(page, 'body').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('ada LOVELACE');
  await expect(rows.nth(0).locator('.set-mark')).toHaveText([/right on attempt 2/, /not solved/, /right at once/]);
  await expect(part(page, 'foot')).toContainText('not solved (of 2)');
  await expect(rows.nth(1)).toContainText('0123');
  // Both codes have the answers of Ada, of which the last to the second question is wrong; only her own questions fit them.
  await expect(part(page, 'beliefs-said')).not.toBeEmpty();
  const beliefs = part(page, 'belief-rows').getByRole('row');
  await expect(beliefs.first()).toBeVisible();
  await expect(beliefs.first().getByRole('link').first()).toHaveAttribute('href', /run=.*step=\d+/);
  await axeFindsNothing(page, 'codes');
  const csv = (await saved(page, () => inSet(page).saveCsv.click())).toString();
  // What tells spreadsheets that it is in UTF-8.
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const lines = csv.trim().split('\n');
  expect(lines[0]).toBe('name,student number,1,2,3,at once,minutes,begun,worth checking');
  expect(lines[2]).toMatch(/^Grace Hopper,0123,1,0,1,2,21,\d{4}-/);

  // A page that is loaded again still has them, until they are cleared.
  await page.reload();
  await expect(rows).toHaveCount(2);
  await inSet(page).clearCodes.click();
  await expect(part(page, 'count')).toHaveText('Codes cleared.');
  await expect(part(page, 'table-box')).toBeHidden();
  await page.reload();
  await expect(part(page, 'count')).toHaveText('No codes yet. A code begins with SUDO-.');

  // Causes and moves are asked for in the same way.
  const harder: QuestionSet = {
    ...set,
    ask: [
      { kind: 'why', count: 1 },
      { kind: 'moves', count: 1 },
    ],
  };
  const [why, moves] = (await questionsFor('Grace', harder)) as [SetQuestion, SetQuestion];
  await page.goto(`/set/#${writeSet(harder)}`);
  await inSet(page).name.fill('Grace');
  await page.keyboard.press('Enter');
  await answer(page, why, true);
  await page.keyboard.press('Enter');
  await expect(part(page, 'prompt')).toHaveText(plain(moves.prompt));
  await makeMoves(page, moves, 2);
  await page.locator('.set-pad button').last().click();
  if (await inSet(page).again.isHidden()) await page.locator('.set-pad button').last().click();
  await expect(part(page, 'verdict')).toContainText('No.');
  await inSet(page).again.click();
  await makeMoves(page, moves, 5);
  await expect(part(page, 'verdict')).toContainText('Right. All 5 moves are the algorithm’s.');
  await axeFindsNothing(page, 'moves');

  // A damaged link is told in a sentence.
  await page.goto(`/set/#${writeSet(set).replace('n=2', 'n=1')}`);
  await expect(part(page, 'bad-link')).toContainText('This link is damaged: part of it has changed. Copy it again, all of it.');
  await page.goto(`/set/#${writeSet(set).replace('set=', 'sat=')}`);
  await expect(part(page, 'bad-link')).toContainText('This page can’t read the end of this address, “#sat=2');
  expect(errors).toEqual([]);
});

test('puzzles are typed, drawn or named; a link that is too long for where it goes is told', async ({ page }) => {
  await page.goto('/set/');
  await inSet(page).these.check({ force: true });
  const box = inSet(page).puzzles;
  const grid = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const drawn = grid.match(/.{9}/g)!.join('\n');
  await box.fill(`${drawn}\n\n${drawn}\nwikipedia\n${grid}`);
  await expect(part(page, 'link')).toContainText('z=wikipedia');
  const link = (await part(page, 'link').textContent())!;
  expect(readSet(fragmentOf(link)).puzzles).toEqual({ from: 'these', puzzles: [grid, grid, 'wikipedia', grid] });
  await expect(part(page, 'advice')).toContainText('A QR code of this link has dots too fine');
  await box.fill(`${drawn}\nnonsense`);
  await expect(part(page, 'link-said')).toHaveText(/^Line \d+, column \d+: /);
  await expect(part(page, 'link')).toBeEmpty();
  // Eight of the largest are a link that its box does not grow with, and keys reach it.
  await box.fill(Array(8).fill('.'.repeat(625)).join('\n'));
  await expect(part(page, 'length')).toHaveText(/^5,\d{3} characters$/);
  await expect(part(page, 'advice')).toContainText('more than 2,000 characters');
  await expect(part(page, 'advice')).toContainText('It doesn’t fit into any QR code');
  expect((await part(page, 'link').boundingBox())!.height).toBeLessThan(200);
  await expect(part(page, 'link')).toHaveAttribute('tabindex', '0');
  await part(page, 'preview-about').scrollIntoViewIfNeeded();
  await expect(part(page, 'preview-about')).toContainText('8 puzzles');
  await box.fill(Array(9).fill(grid).join('\n'));
  await expect(part(page, 'link-said')).toContainText('The link has 9 puzzles');
  await expectNoFaults(page);
});

test('in a frame a set tells its host what happens, and as a SCORM package a learning platform', async ({ page, baseURL }) => {
  const link = `${baseURL}/set/#${writeSet(set)}`;
  const questions = await questionsFor('Ada Lovelace');
  const zip = join(mkdtempSync(join(tmpdir(), 'sudoscope-set-')), 'set.zip');
  execFileSync(process.execPath, ['src/cli/sudoscope.mjs', 'pack', link, '-o', zip], { stdio: 'ignore' });
  const runtime = `${scormRuntime}\nwindow.API = scormRuntime({ 'cmi.core.student_name': 'Lovelace, Ada' });`;
  const host = await serve({
    ...unzipSync(readFileSync(zip)),
    host: `<iframe src="${link}" width="900" height="700"></iframe><script>heard = []; onmessage = ({ data }) => heard.push(data);</script>`,
    platform: `<script>${runtime}</script><iframe src="index.html" width="1000" height="800"></iframe>`,
  });

  await page.goto(`${host.address}host`);
  const frame = page.frameLocator('iframe');
  await expect(inSet(frame).name).toBeVisible();
  await expect(frame.locator('.site-header')).toBeHidden();
  const resume = { type: 'sudoscope-set', command: 'resume', name: 'Ada Lovelace' };
  await page.evaluate((message) => frames[0]!.postMessage(message, '*'), resume);
  await answer(frame, questions[0]!, true);
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: Record<string, unknown>[] }).heard);
  await expect.poll(async () => (await heard()).map(({ event }) => event)).toEqual(['ready', 'begun', 'answered']);
  const told = (await heard()).at(-1)!;
  expect(told).toMatchObject({
    type: 'sudoscope-set',
    version: 1,
    name: 'Ada Lovelace',
    question: 1,
    isRight: true,
    attempt: 1,
    questions: 3,
    over: 1,
    right: 1,
  });
  expect(findCodes(String(told.code))).toEqual([
    { line: 1, handIn: expect.objectContaining({ name: 'Ada Lovelace', set: hashOfSet(set) }) },
  ]);

  await page.goto(`${host.address}platform`);
  const inner = page.frameLocator('iframe').frameLocator('iframe');
  const values = () => page.evaluate(() => (globalThis as unknown as { API: ReturnType<typeof scormRuntime> }).API.values);
  // The browser has kept the first answer, too.
  await inSet(inner).question(1).click();
  const open = (await part(inner, 'verdict').textContent())!.includes('Right.') ? questions.slice(1) : questions;
  for (const question of open) {
    const next = inSet(inner).next;
    if (await next.isVisible()) await next.click();
    await answer(inner, question, true);
  }
  await expect.poll(async () => (await values())['cmi.core.lesson_status']).toBe('completed');
  expect(await values()).toMatchObject({ 'cmi.core.score.raw': '100' });
  expect(readHandIn((await values())['cmi.suspend_data']!)!.answers).toHaveLength(3);
  // The package goes away: it says good-bye.
  await page.locator('iframe').evaluate((element: HTMLIFrameElement) => element.contentWindow!.location.replace('about:blank'));
  await expect.poll(async () => (await values())['cmi.core.session_time']).toMatch(/^\d{4}:\d\d:\d\d$/);
  expect(await page.evaluate(() => (globalThis as unknown as { API: ReturnType<typeof scormRuntime> }).API.faults)).toEqual([]);
  host.close();
});
