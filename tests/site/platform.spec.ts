import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readLesson } from '../../src/narration/lesson/read-lesson.ts';
import { answersIn } from '../../src/narration/question-set/further.ts';
import { findCodes, readHandIn, writeHandIn } from '../../src/narration/question-set/hand-in.ts';
import { askedIn } from '../../src/narration/question-set/lesson-questions.ts';
import { hashOfSet } from '../../src/narration/question-set/question-set.ts';
import { writeSet } from '../../src/narration/question-set/set-link.ts';
import { scormRuntime } from '../scorm-runtime.ts';
import { answer, begin, inSet, part, questionsFor, set } from './drivers/set.ts';
import { serve } from './other-origin.ts';
import { expect, openAnew, test } from './site-test.ts';

const NAME = 'Ada Lovelace';

/** The site under another name of this machine: to a page on localhost it is another site. */
const otherSite = (baseURL: string) => baseURL.replace('localhost', '127.0.0.1');

/** The other site's frames get no storage, as browsers refuse it to third parties; the browser of the tests has no setting for that. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    if (location.hostname !== '127.0.0.1') return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

type Values = Record<string, string>;

/** A platform of another site, which keeps what a package tells it from one visit to the next. */
async function platform(page: Page, ...source: string[]) {
  const zip = join(mkdtempSync(join(tmpdir(), 'sudoscope-set-')), 'set.zip');
  execFileSync(process.execPath, ['src/cli/sudoscope.mjs', 'pack', ...source, '-o', zip], { stdio: 'ignore' });
  const runtime = `${scormRuntime}\nwindow.API = scormRuntime(JSON.parse(decodeURIComponent(location.hash.slice(1))));`;
  const host = await serve({
    ...unzipSync(readFileSync(zip)),
    platform: `<script>${runtime}</script><iframe src="index.html" width="1000" height="800"></iframe>`,
  });
  const values = () => page.evaluate(() => (globalThis as unknown as { API: ReturnType<typeof scormRuntime> }).API.values);
  return {
    frame: page.frameLocator('iframe').frameLocator('iframe'),
    values,
    close: host.close,
    async open(kept: Values) {
      await page.goto('about:blank');
      await page.goto(
        `${host.address}platform#${encodeURIComponent(JSON.stringify({ 'cmi.core.student_name': 'Lovelace, Ada', ...kept }))}`,
      );
    },
    /** Leaves the package and says what the platform has. */
    async leave(): Promise<Values> {
      await page.locator('iframe').evaluate((element: HTMLIFrameElement) => element.contentWindow!.location.replace('about:blank'));
      await expect.poll(async () => (await values())['cmi.core.session_time']).toBeTruthy();
      expect(await page.evaluate(() => (globalThis as unknown as { API: ReturnType<typeof scormRuntime> }).API.faults)).toEqual([]);
      return values();
    },
  };
}

test('in a platform of another site work goes on where it was, whatever the browser refuses', async ({ page, baseURL }) => {
  test.slow();
  await refuseStorage(page);
  const questions = await questionsFor(NAME);
  const lms = await platform(page, `${otherSite(baseURL!)}/set/#${writeSet(set)}`);
  const { frame } = lms;
  await lms.open({});
  await answer(frame, questions[0]!, true);
  await expect(part(frame, 'saved')).toHaveText('not saved, storage is blocked');
  await expect(part(frame, 'other-name')).toBeHidden();
  const first = await lms.leave();
  expect(first).toMatchObject({ 'cmi.core.score.raw': '33', 'cmi.core.lesson_status': 'incomplete' });
  expect(answersIn(readHandIn(first['cmi.suspend_data']!))).toBe(1);

  // Opened and closed again, nothing has become less.
  await lms.open(first);
  await expect(part(frame, 'place')).toHaveText('Question 2 of 3');
  await expect(inSet(frame).rightAtOnce(1)).toBeVisible();
  const second = await lms.leave();
  expect(second).toMatchObject({ 'cmi.core.score.raw': '33', 'cmi.core.lesson_status': 'incomplete' });
  expect(readHandIn(second['cmi.suspend_data']!)!.answers).toEqual(readHandIn(first['cmi.suspend_data']!)!.answers);

  await lms.open(second);
  await answer(frame, questions[1]!, true);
  await inSet(frame).next.click();
  await answer(frame, questions[2]!, true);
  const finished = await lms.leave();
  expect(finished).toMatchObject({ 'cmi.core.score.raw': '100', 'cmi.core.lesson_status': 'completed' });

  // A finished set shows its report, and stays finished.
  await lms.open(finished);
  await expect(part(frame, 'totals')).toContainText('3 right at once');
  const after = await lms.leave();
  expect(after).toMatchObject({ 'cmi.core.score.raw': '100', 'cmi.core.lesson_status': 'completed' });
  expect(readHandIn(after['cmi.suspend_data']!)!.answers).toEqual(readHandIn(finished['cmi.suspend_data']!)!.answers);

  // What the platform has of something else is not thrown away: a code of another set, a torn one, one of a name that was changed.
  const handIn = readHandIn(second['cmi.suspend_data']!)!;
  const others = [writeHandIn({ ...handIn, set: hashOfSet(set) + 1 }), second['cmi.suspend_data']!.slice(0, -4)];
  for (const kept of others) {
    await lms.open({ 'cmi.suspend_data': kept, 'cmi.core.score.raw': '67', 'cmi.core.lesson_status': 'incomplete' });
    await expect(part(frame, 'place')).toHaveText('Question 1 of 3');
    await expect.poll(lms.values).toMatchObject({ 'cmi.suspend_data': kept, 'cmi.core.score.raw': '67' });
    await answer(frame, questions[0]!, true);
    const left = await lms.leave();
    expect(left['cmi.suspend_data']).toContain(kept);
    expect(
      answersIn(
        findCodes(left['cmi.suspend_data']!).flatMap((code) =>
          'handIn' in code && code.handIn.set === hashOfSet(set) ? [code.handIn] : [],
        )[0],
      ),
    ).toBe(1);
    expect(left['cmi.core.score.raw']).toBe('67');
  }
  await lms.open({ ...second, 'cmi.core.student_name': 'King, Ada' });
  await expect(part(frame, 'place')).toHaveText('Question 2 of 3');
  await expect(part(frame, 'name')).toHaveText(NAME);
  expect((await lms.leave())['cmi.core.score.raw']).toBe('33');
  lms.close();
});

test('the questions of a lesson are passed or failed in a platform', async ({ page, baseURL }) => {
  const [lesson, site] = ['content/lessons/dancing-links.md', `${otherSite(baseURL!)}/set/`];
  const lms = await platform(page, lesson, '--site', site, '--mastery', '50');
  const { frame } = lms;
  await lms.open({});
  const count = askedIn(readLesson(readFileSync(lesson, 'utf8')).lesson).length;
  await expect(part(frame, 'place')).toHaveText(`Question 1 of ${count}`);
  const check = part(frame, 'check');
  const choices = part(frame, 'choices').getByRole('button');
  // Every choice is tried until the question is over: more than half of them are found in two attempts, or not.
  for (let question = 0; question < count; question++) {
    for (const choice of [0, 1]) {
      if (await choices.nth(choice).isDisabled()) continue;
      await choices.nth(choice).click();
      await check.click();
      await expect(part(frame, 'verdict')).not.toBeEmpty();
    }
    await check.click();
  }
  await expect(part(frame, 'totals')).toBeVisible();
  const left = await lms.leave();
  expect(readHandIn(left['cmi.suspend_data']!)!.answers).toHaveLength(count);
  expect(left['cmi.core.lesson_status']).toBe(Number(left['cmi.core.score.raw']) >= 50 ? 'passed' : 'failed');
  lms.close();
});

test('a page of another site resumes a set from its code early, late and twice', async ({ page, baseURL }) => {
  test.slow();
  await refuseStorage(page);
  const questions = await questionsFor(NAME);
  const html = `<iframe src="${otherSite(baseURL!)}/set/#${writeSet(set)}" width="900" height="700"></iframe>
    <script>heard = []; onmessage = ({ data }) => heard.push(data);</script>`;
  const host = await serve({ host: html });
  const frame = page.frameLocator('iframe');
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: Record<string, string>[] }).heard);
  const events = async () => (await heard()).map(({ event }) => event);
  const told = async () => readHandIn((await heard()).at(-1)!.code!)!;
  const resume = (name: string, code: string) =>
    page.evaluate((message) => frames[0]!.postMessage(message, '*'), { type: 'sudoscope-set', command: 'resume', name, code });
  await page.goto(`${host.address}host`);
  // Late: somebody has begun to work.
  await begin(frame, 'ada lovelace');
  await answer(frame, questions[0]!, false);
  await expect(part(frame, 'saved')).toHaveText('not saved, storage is blocked');
  const early = writeHandIn({
    ...(await told()),
    name: NAME,
    answers: (await told()).answers.map((each, index) => (index === 1 ? { ...each, tries: [90, 90], right: false } : each)),
  });
  await expect.poll(events).toEqual(['ready', 'ready', 'begun', 'answered']);
  await resume(NAME, '');
  await expect.poll(events).toEqual(['ready', 'ready', 'begun', 'answered', 'begun']);
  expect(answersIn(await told())).toBe(1);
  expect((await heard()).at(-1)).toMatchObject({ resumed: true, name: 'ada lovelace' });
  await answer(frame, questions[0]!, true);
  const code = (await heard()).at(-1)!.code!;
  expect(answersIn(readHandIn(code))).toBe(2);
  // Again, with less than there is: nothing is lost.
  await resume(NAME, early);
  await expect.poll(async () => (await events()).length).toBeGreaterThan(6);
  expect(answersIn(await told())).toBeGreaterThanOrEqual(2);
  expect(await told()).toMatchObject({ answers: [{ right: true }, {}, {}] });
  await resume(NAME, '');
  await expect.poll(async () => answersIn(await told())).toBeGreaterThanOrEqual(2);

  // Early, in a new window that keeps nothing: it goes on.
  await openAnew(page, `${host.address}host`);
  await expect.poll(events).toEqual(['ready']);
  await resume('', code);
  await resume('', code);
  await expect(part(frame, 'place')).toHaveText('Question 2 of 3');
  await expect.poll(async () => (await heard()).filter(({ event }) => event === 'begun').length).toBeGreaterThan(0);
  for (const each of (await heard()).slice(1)) expect(answersIn(readHandIn(each.code!))).toBe(2);
  host.close();
});
