import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe on a page of one frame, told to say no more than what it objects to: a third of the time. */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ preload: false, resultTypes: ['violations'] });
