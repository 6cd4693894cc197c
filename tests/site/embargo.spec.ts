import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

/** Figures with a place in their run, and a link to a run that decides otherwise only later. */
const places = [
  ['/chapters/backtracking/', 'main', 40, '6997.try.4'],
  ['/chapters/dancing-links/', 'main', 2, '15.choose.4'],
  ['/chapters/monte-carlo/', 'main', 300, '501.seed.7'],
  ['/chapters/simulated-annealing/', 'main', 300, '501.seed.7'],
] as const;

const answersOf = (page: Page, run: string) => page.locator(`#${run} .predict-choices button`);

/** Opens a figure whose run has come to its end, and steps on to the next question. */
async function openQuestion(page: Page, run: string, address: string): Promise<{ readonly whole: string }> {
  await page.goto(address);
  const figure = page.locator(`#${run}`);
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-ready', '');
  await expect(figure.locator('[data-part=outcome]')).toHaveText(/ends/, { timeout: 30_000 });
  const whole = await figure.locator('.strip-row').innerHTML();
  await page.keyboard.press('p');
  await expect(async () => {
    if ((await answersOf(page, run).count()) === 0) await page.keyboard.press('ArrowRight');
    expect(await answersOf(page, run).count()).toBeGreaterThan(1);
  }).toPass({ intervals: [60] });
  return { whole };
}

/** All that a figure shows and tells, drawings and values of its controls too; how long it drew is no part of that. */
const told = (page: Page, run: string) =>
  page.locator(`#${run}`).evaluate((figure) => {
    const values = [...figure.querySelectorAll('input')].map(({ name, min, max, value }) => `${name} ${min} ${max} ${value}`);
    const chosen = [...figure.querySelectorAll('select')].map(({ name, value }) => `${name} ${value}`);
    const copy = figure.cloneNode(true) as Element;
    // When a sentence is read out is a matter of time; it is that of the step before, which stands in sight too.
    copy.querySelector('[data-part=spoken]')!.textContent = '';
    const parts = [copy, ...copy.querySelectorAll('*')].map((part) => {
      const attributes = [...part.attributes].filter(({ name, value }) => name !== 'data-draw-ms' && !(name === 'style' && value === ''));
      const texts = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent);
      return `${part.localName} ${attributes.map(({ name, value }) => `${name}="${value}"`).sort()} ${texts}`;
    });
    return [...parts, ...values, ...chosen];
  });

for (const [path, run, step, fork] of places) {
  test(`while a question waits, ${run} of ${path} tells nothing of what comes`, async ({ page }) => {
    const address = `${path}?run=${run}&step=${step}`;
    const own = await openQuestion(page, run, address);
    const shown = await told(page, run);
    expect(shown.join('')).not.toMatch(/ends:|noscript/);
    await expect(page.locator(`#${run} [data-part=place]`)).toHaveText(/^step [\d,]+$/);
    await expect(page.locator(`#${run} select[name=stop] option`).filter({ hasText: '·' })).toHaveCount(0);
    await expect(page.locator(`#${run} .withheld`)).toBeVisible();
    expect(await page.locator(`#${run} .pane-main`).locator('.focus rect, .arrow.new, .arrow.asked, .node.lit').count()).toBe(0);
    const other = await openQuestion(page, run, `${address}&if=${fork}`);
    expect(other.whole).not.toBe(own.whole);
    expect(await told(page, run)).toEqual(shown);
  });
}

test('no key, click or clicker leads past a question that waits; Escape and P put it away, on a stage too', async ({ page }) => {
  await openQuestion(page, 'main', '/chapters/backtracking/?run=main&step=40&stage=1');
  const figure = page.locator('#main');
  const position = await figure.locator('sudo-stepper').getAttribute('data-position');
  const strip = (await figure.locator('.strip-drawing svg').boundingBox())!;
  // The sentence over what is hidden is whole.
  expect(await figure.locator('.withheld').evaluate((note) => note.scrollHeight <= note.clientHeight)).toBe(true);
  const before = await told(page, 'main');
  for (const key of [
    'PageDown',
    'PageDown',
    'ArrowRight',
    'ArrowLeft',
    ' ',
    'End',
    'Home',
    ']',
    '[',
    'Shift+ArrowRight',
    '+',
    's',
    'w',
    'i',
  ])
    await page.keyboard.press(key);
  // The controls of a stage come when the pointer moves.
  await page.mouse.move(strip.x + strip.width / 2, strip.y - 60);
  await page.mouse.move(strip.x + strip.width / 2, strip.y - 50);
  await figure.locator('button[data-command=forward]').dblclick();
  await page.mouse.click(strip.x + strip.width * 0.1, strip.y + strip.height / 2);
  await expect(figure.locator('[data-part=notice]')).toContainText('A question is open');
  expect(await figure.locator('sudo-stepper').getAttribute('data-position')).toBe(position);
  await expect(answersOf(page, 'main').first()).toBeVisible();
  const open = ['place', 'withheld', 'strip', 'predict-choices'];
  const of = (all: readonly string[]) => all.filter((each) => open.some((name) => each.includes(`class="${name}`)));
  expect(of(await told(page, 'main'))).toEqual(of(before));

  await figure.locator('sudo-stepper').press('Escape');
  await expect(answersOf(page, 'main')).toHaveCount(0);
  await expect(figure).toHaveAttribute('data-stage', '');
  await expect(figure.locator('[data-part=place]')).toContainText(' of ');
  await expect(figure.locator('[data-part=outcome]')).toHaveText(/ends/);
  await page.keyboard.press('PageDown');
  expect(Number(await figure.locator('sudo-stepper').getAttribute('data-position'))).toBe(Number(position) + 1);

  // An answer opens the way, and shows nothing of it yet.
  await expect(async () => {
    if ((await answersOf(page, 'main').count()) === 0) await page.keyboard.press('PageDown');
    expect(await answersOf(page, 'main').count()).toBeGreaterThan(1);
  }).toPass({ intervals: [60] });
  const asked = Number(await figure.locator('sudo-stepper').getAttribute('data-position'));
  await page.keyboard.press('1');
  await expect(figure.locator('[data-part=place]')).not.toContainText(' of ');
  await page.keyboard.press('PageDown');
  await expect(figure.locator('sudo-stepper')).toHaveAttribute('data-position', String(asked + 1));
});
