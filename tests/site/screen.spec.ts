import { readdirSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';

const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [390, 844],
] as const;

/** At so many of the 300 steps it is looked whether something has moved. */
const LOOKS = 15;

const chapters = readdirSync('content/chapters');

/** Starts all figures of a chapter, and waits until they can be used. */
async function figuresOf(page: Page, chapter: string): Promise<Locator[]> {
  await page.goto(`/chapters/${chapter}/`);
  const figures = await page.locator('figure.stepper').all();
  for (const figure of figures) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
    await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-position', /\d/);
  }
  // Runs that go on for minutes have come far enough.
  for (const figure of figures) await figure.locator('[data-part=cancel]').dispatchEvent('click');
  return figures;
}

/** What of a figure is not whole on the screen, in words. */
const faultsOf = (figure: Locator) =>
  figure.evaluate((element) => {
    const box = (part: Element) => part.getBoundingClientRect();
    const frame = box(element);
    const faults: string[] = [];
    const shown = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)].filter((part) => box(part).width > 1);
    const name = (part: Element) => part.getAttribute('aria-label') ?? part.getAttribute('name') ?? part.textContent.trim().slice(0, 20);
    if (frame.height > innerHeight + 1) faults.push(`the figure is ${frame.height} px high`);
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
    for (const part of shown('.bar > *, .bar button, .controls :is(button, select, input), .place, .strip-row, .say, .tray, .pane-main')) {
      const { left, top, right, bottom } = box(part);
      if (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
        faults.push(`${name(part)} leaves the figure`);
    }
    // Rows stand below each other, controls of a row beside each other.
    const apart = (parts: HTMLElement[]) => {
      for (const [at, part] of parts.entries())
        for (const other of parts.slice(at + 1)) {
          const [a, b] = [box(part), box(other)];
          if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
            faults.push(`${name(part)} and ${name(other)} overlap`);
        }
    };
    apart(shown('sudo-stepper > .bar, .pane-main, .say, .tray, .tabs, .pane, div.counts, .strip-row, .controls'));
    apart(shown('.controls :is(button, select, input, .place)'));
    apart(shown('.bar > *'));
    for (const part of shown('.say, .tray, .tabs'))
      if (part.scrollHeight > part.clientHeight + 1 || (!part.matches('.tabs') && part.scrollWidth > part.clientWidth + 1))
        faults.push(`${part.className} is cut: ${part.textContent.trim().slice(0, 60)}`);
    const drawing = element.querySelector('.pane-main svg');
    if (drawing) {
      const [inner, outer] = [box(drawing), box(element.querySelector('.pane-main')!)];
      if (inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1) faults.push('the drawing is cut');
      if (inner.height < 240) faults.push(`the drawing is only ${inner.height} px high`);
    }
    for (const code of shown('.code')) {
      const rows = code.clientHeight / Number.parseFloat(getComputedStyle(code).lineHeight);
      if (Math.abs(rows - Math.round(rows)) > 0.1) faults.push(`${rows.toFixed(1)} rows of code are in sight`);
    }
    // What is chosen has room for its name and its count.
    for (const stop of shown('.controls select[name=stop]') as HTMLSelectElement[]) {
      const alone = stop.cloneNode() as HTMLSelectElement;
      alone.append(new Option(stop.selectedOptions[0]!.text));
      alone.style.width = 'auto';
      stop.after(alone);
      if (alone.offsetWidth > stop.offsetWidth + 1) faults.push(`${alone.value} needs ${alone.offsetWidth} px and has ${stop.offsetWidth}`);
      alone.remove();
    }
    for (const pane of shown('.pane')) if (pane.clientHeight < 60) faults.push(`the pane is only ${pane.clientHeight} px high`);
    return faults;
  });

for (const chapter of chapters) {
  test(`every figure of ${chapter} is whole on one screen, and nothing in it moves from step to step`, async ({ page }) => {
    const faults: string[] = [];
    const figures = await figuresOf(page, chapter);
    const look = async (at: string, faultsIn: (figure: Locator) => Promise<string[]>) => {
      for (const figure of figures)
        for (const fault of await faultsIn(figure)) faults.push(`${await figure.getAttribute('id')}, ${at}: ${fault}`);
    };
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await look(`${width} × ${height}`, faultsOf);
    }
    await look('steps on a phone', movesOf);
    await page.setViewportSize({ width: 1280, height: 720 });
    await look('steps', movesOf);
    expect(faults).toEqual([]);
  });
}

/** Steps 300 times, and says what has moved by a pixel at those steps that are looked at. */
const movesOf = (figure: Locator) =>
  figure.locator('sudo-stepper').evaluate((element, looks) => {
    const stepper = element as HTMLElement & { command(name: string): void };
    const parts = [
      ...stepper.querySelectorAll<HTMLElement>('.bar > *, .controls :is(button, select, input), .tabs, .say, .tray, .pane-main, .seek'),
    ];
    const places = () =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join();
      });
    const first = places();
    const moved = new Set<string>();
    for (let step = 1; step <= 300; step++) {
      stepper.command('forward');
      if (step % Math.ceil(300 / looks) !== 0) continue;
      places().forEach((place, at) => {
        if (place !== first[at])
          moved.add(`${parts[at]!.className || parts[at]!.tagName} moves at ${stepper.dataset.position}: ${first[at]} → ${place}`);
      });
      const say = stepper.querySelector('.say')!;
      if (say.scrollHeight > say.clientHeight + 1) moved.add(`a sentence is cut at ${stepper.dataset.position}: ${say.textContent}`);
    }
    return [...moved];
  }, LOOKS);
