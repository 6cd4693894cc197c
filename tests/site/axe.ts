import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const SOURCE = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** The builder reads axe into the page twice for each analysis, which is a fourth of its time: here it is read once a page. */
class Axe extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    super({ page, axeSource: '"it is there"' });
    this.#page = page;
  }

  override async analyze(): ReturnType<AxeBuilder['analyze']> {
    if (!(await this.#page.evaluate(() => 'axe' in window))) await this.#page.evaluate(SOURCE);
    return super.analyze();
  }
}

/** Axe on a page of one frame, told to say no more than what it objects to: a third of the time. */
export const axeOn = (page: Page): AxeBuilder => new Axe(page).setLegacyMode(true).options({ preload: false, resultTypes: ['violations'] });

/** That axe objects to nothing in a page or a part of it, in each of these themes; without one in that which it has. */
export async function expectNoFaults(page: Page, part?: string, themes: readonly ('light' | 'dark' | '')[] = ['']): Promise<void> {
  for (const [turn, theme] of themes.entries()) {
    if (theme) await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
    const axe = axeOn(page);
    if (part) axe.include(part);
    // The second time only the colours are others.
    if (turn > 0) axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)}`)).toEqual([]);
  }
}
