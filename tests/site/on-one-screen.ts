import type { Locator, Page } from '@playwright/test';
import { crowding, movedOver, windows } from './drivers/layout.ts';
import { expect } from './site-test.ts';
import { byTurns, soaking } from './soak.ts';

/** Of 300 steps of a figure each is looked at in a soak, and otherwise each nineteenth: whether something has moved. */
const TAKEN = { steps: 300, leap: soaking ? undefined : 19 };

/** What has to stand on one screen. */
const whole = [
  '.bar > *',
  '.bar button',
  '.pane-main',
  '.say',
  '.tray',
  '.tabs',
  '.pane',
  'div.counts',
  '.strip-row',
  '.controls :is(button, select, input, .place)',
].join(', ');

/** Of these the room is measured in another way, or they scroll. */
const ROOMY = '[data-key], .pane, .pane-main, .place';

/** What stays where it is. */
const still = '.bar > *, .pane-main, .say, .tray, .tabs, .seek, .controls :is(button, select, input)';

/** The windows in which figures are stepped through. */
const stepping = windows.filter(([width]) => width === 390 || width === 1280);

/** Starts a figure and waits until it can be used. */
async function start(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  // One that waits begins when it is used.
  await figure.locator('sudo-stepper').dispatchEvent('pointerdown');
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-position', /\d/);
  // A run that goes on for minutes has come far enough.
  await figure.locator('[data-part=cancel]').dispatchEvent('click');
}

/** What of a figure is not whole on the screen, in words. */
const faultsOf = async (figure: Locator): Promise<string[]> => [
  ...(await crowding(figure, whole, ROOMY)),
  ...(await figure.evaluate((element) => {
    const box = (part: Element) => part.getBoundingClientRect();
    const faults: string[] = [];
    const shown = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
    if (box(element).height > innerHeight + 1) faults.push(`the figure is ${box(element).height} px high`);
    const drawing = element.querySelector('.pane-main svg');
    if (drawing) {
      const picture = element.querySelector('.pane-main')!;
      const [inner, outer] = [box(drawing), box(picture)];
      // On a phone links are as large as a finger, and moved about in their frame.
      const isMoved = innerWidth < 700 && picture.matches('[data-view=links]') && picture.scrollWidth >= inner.width;
      if (inner.bottom > outer.bottom + 1 || (inner.right > outer.right + 1 && !isMoved)) faults.push('the drawing is cut');
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
  })),
];

/** Each of these figures is whole in windows whose turn it is, and nothing in it moves from step to step. */
export async function expectOnOneScreen(page: Page, figures: readonly Locator[], index: number): Promise<void> {
  const faults: string[] = [];
  const look = async (at: string, faultsIn: (figure: Locator) => Promise<string[]>) => {
    for (const [turn, figure] of figures.entries())
      for (const fault of await faultsIn(figure)) faults.push(`figure ${turn}, ${at}: ${fault}`);
  };
  const turns = byTurns(stepping, index >> 1);
  for (const figure of figures) await start(figure);
  for (const size of new Set([...byTurns(windows, index), ...turns])) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await look(`${width} × ${height}`, faultsOf);
    if (turns.includes(size))
      await look(`steps, ${width} × ${height}`, (figure) => movedOver(figure.locator('sudo-stepper'), still, TAKEN));
  }
  expect(faults).toEqual([]);
}
