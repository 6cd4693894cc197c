/** The lessons that come with the site, from their first screen to their last one, in two windows, with the keys of a clicker and of counting. */

import { foundIn, type Held, openStage, READY, screensIn, sentenceAfter, settled, unreadable } from './drivers/held-lesson.ts';
import { figureIn, inPresenter } from './drivers/lecture.ts';
import { errorsOf, expect, openAnew, test } from './site-test.ts';
import { byTurns } from './soak.ts';

const SIZES = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

/**
 * Goes through an open question until its answer is out, in a vote with hands in both rounds: whatever else is pressed, the stage gives
 * nothing away before. With `reloads`, both windows are loaded anew in the middle.
 */
async function answered(held: Held, faults: string[], reloads: boolean): Promise<void> {
  const { presenter, stage } = held;
  const isVote = (await stage.locator('.vote-wall').getAttribute('data-kind')) === 'vote';
  const sentence = await sentenceAfter(presenter);
  const found: string[] = [];
  for (let state = await settled(held); state.phase !== 'answer'; state = await settled(held)) {
    const { screen, phase } = state;
    if (isVote) {
      // The clock is held, so that it doesn't go on by itself while a busy machine looks at the screen.
      for (const key of ['Space', 'PageDown']) await stage.keyboard.press(key);
      if (phase === 'first') for (const key of ['1', '1', '2', '2', '2', 'Shift+2']) await stage.keyboard.press(key);
      if (phase === 'second') for (const key of ['1', '2', '2', '2']) await presenter.keyboard.press(key);
    }
    const counted = await settled(held);
    expect(counted).toMatchObject({ screen, phase });
    if (phase === 'talk') expect(counted.counts![0]!.slice(0, 2)).toEqual([2, 2]);
    if (phase === 'bars') expect(counted.counts![1]!.slice(0, 2)).toEqual([1, 3]);
    faults.push(...(await unreadable(stage)).map((fault) => `screen ${screen}, ${phase}: ${fault}`));
    if (reloads && phase === 'talk') {
      for (const window of [presenter, stage]) {
        await window.reload();
        await window.locator(READY).waitFor();
      }
      expect(await settled(held)).toMatchObject({ screen, phase, counts: counted.counts });
    }
    found.push(await foundIn(stage));
    expect(figureIn(stage)).toBeUndefined();
    await (phase === 'first' ? presenter : stage).keyboard.press(isVote ? 'Enter' : 'PageDown');
    await expect.poll(() => stage.locator('.vote-wall').getAttribute('data-phase')).not.toBe(phase);
  }
  const reasons = await stage.locator('.vote-reason').allTextContents();
  expect(reasons.length).toBeGreaterThan(0);
  for (const secret of [...reasons, sentence, 'vote-tick', 'vote-reason'])
    expect(found.filter((text) => text.includes(secret)).length, secret).toBe(0);
}

for (const [index, lesson] of ['dancing-links', 'local-search'].entries())
  for (const size of byTurns(SIZES, index))
    test(`${lesson} is held from its first screen to its last one at ${size.join('×')}`, async ({ page, context }) => {
      test.setTimeout(400_000);
      const errors = errorsOf(page);
      await openAnew(page, `/lesson/presenter/?of=${lesson}`);
      await page.locator(READY).waitFor();
      const held: Held = { presenter: page, stage: await openStage(page, context, size) };
      const errorsOfStage = errorsOf(held.stage);
      const faults: string[] = [];
      const last = screensIn(lesson) - 1;
      let asked = 0;
      for (let state = await settled(held); ; state = await settled(held)) {
        if (state.phase === 'read') await answered(held, faults, ++asked === 5);
        else if (state.screen === 6) {
          await held.stage.close();
          await expect(inPresenter(page).lost).toBeVisible();
          held.stage = await openStage(page, context, size);
          expect((await settled(held)).screen).toBe(state.screen);
        }
        faults.push(...(await unreadable(held.stage)).map((fault) => `screen ${state.screen}: ${fault}`));
        if (state.screen === last) break;
        await (state.screen % 2 ? held.stage : page).keyboard.press('PageDown');
        await expect.poll(async () => (await settled(held)).counter).toBeGreaterThan(state.counter);
      }
      expect(asked).toBe(5);
      expect(faults).toEqual([]);
      expect([...errors, ...errorsOfStage]).toEqual([]);
    });

test('without a channel of the browser its windows follow each other all the same, or say that they can’t', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  await openAnew(page, '/lesson/presenter/?of=local-search');
  await page.locator(READY).waitFor();
  const held: Held = { presenter: page, stage: await openStage(page, context, SIZES[1]) };
  for (const [index, window] of [page, held.stage, page].entries()) {
    await window.keyboard.press('PageDown');
    await expect.poll(async () => (await settled(held)).screen).toBe(index + 1);
  }
  await held.stage.close();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await openAnew(page, '/lesson/presenter/?of=local-search');
  await page.locator(READY).waitFor();
  await expect(inPresenter(page).apart).toBeVisible();
});
