import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { decode } from 'modern-gif';
import { filmOf, openFigure, started } from './drivers/figure.ts';
import { expect, test } from './site-test.ts';

test('a stretch of a run becomes a video, a GIF and drawings, with what moves in it', async ({ page }) => {
  const { figure, stepper } = await openFigure(page, 'backtracking', 'small', '?run=small&step=5');
  const film = await filmOf(figure);
  await film.from.fill('9');
  await film.to.fill('4');
  await expect(film.status).toContainText('must come after the first');
  await expect(film.make).toBeDisabled();
  await film.from.fill('0');
  await film.to.fill('2');
  await film.size.selectOption('small');
  await expect(film.status).toHaveText(/^3 frames, about \d seconds\.$/);

  const file = async (format: string) => {
    await film.format.selectOption(format);
    const coming = page.waitForEvent('download');
    await film.make.click();
    const download = await coming;
    await expect(film.status).toContainText(`Made ${download.suggestedFilename()}`);
    return { name: download.suggestedFilename(), data: await readFile(await download.path()) };
  };

  const drawings = await file('svg');
  const files = unzipSync(drawings.data);
  expect(Object.keys(files)).toEqual(Array.from({ length: 3 }, (_, step) => `${drawings.name.replace(/-0-2\.zip$/, '')}-${step}.svg`));
  for (const drawing of Object.values(files)) expect(new TextDecoder().decode(drawing)).toMatch(/^<svg .*<\/svg>$/s);

  const gif = decode((await file('gif')).data);
  expect([gif.width, gif.height]).toEqual([960, 540]);
  expect(gif.frames.length).toBeGreaterThan(3);
  const seconds = gif.frames.reduce((sum, { delay }) => sum + delay, 0) / 1000;
  // A frame at the pace, the ends at rest, and what moves to the last.
  const [least, most] = [1.2 + 0.5 + 1.2, 1.2 + 2 * 0.5 + 1.2];
  expect(seconds).toBeGreaterThanOrEqual(least - 0.02);
  expect(seconds).toBeLessThan(most);

  const { name, data } = await file('webm');
  expect(name).toMatch(/^backtracking-.*-0-2\.webm$/);
  // The site lets no page play videos.
  const player = await page.context().newPage();
  const video = await player.evaluate(async (base64) => {
    const element = document.createElement('video');
    element.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type: 'video/webm' }));
    await new Promise((resolve, reject) =>
      Object.assign(element, { onloadeddata: resolve, onerror: () => reject(new Error(element.error?.message)) }),
    );
    const canvas = Object.assign(document.createElement('canvas'), { width: element.videoWidth / 2, height: element.videoHeight / 2 });
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    const different = new Set<string>();
    for (let time = 0; time < element.duration; time += 0.1) {
      element.currentTime = time;
      await new Promise((resolve) => Object.assign(element, { onseeked: resolve }));
      context.drawImage(element, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) sum = (Math.imul(sum, 31) + (data[i]! >> 4)) | 0;
      different.add(String(sum));
    }
    return { width: element.videoWidth, duration: element.duration, different: different.size };
  }, data.toString('base64'));
  expect(video.width).toBe(960);
  expect(video.duration).toBeGreaterThanOrEqual(least - 0.02);
  expect(video.duration).toBeLessThan(most);
  expect(video.different).toBeGreaterThan(3);

  await film.close.click();
  await expect(film.dialog).toHaveCount(0);
  await expect(stepper).toHaveAttribute('data-position', '5');
  await expect(figure.locator('.moving')).toHaveCount(0);

  await test.step('a film can be called off, and one that would be too long says so', async () => {
    await page.locator('#main').scrollIntoViewIfNeeded();
    // The run has to have come so far.
    await expect(page.locator('#main input.seek')).toHaveJSProperty('max', '87827');
    await started(page);
    const film = await filmOf(page.locator('#main'));
    await film.from.fill('0');
    await film.to.fill('9000');
    await expect(film.status).toContainText('more than 240 frames');
    await film.to.fill('3000');
    await film.size.selectOption('small');
    await film.make.click();
    await expect(film.status).toContainText(/Frame \d+ of \d+/);
    // At once: each frame until then is made in vain.
    await film.stop.dispatchEvent('click');
    await expect(film.make).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(film.dialog).toHaveCount(0);
  });
});
