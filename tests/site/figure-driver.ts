import type { Locator } from '@playwright/test';

/** Opens the options of a figure; does nothing when they are open. */
export async function openOptions(figure: Locator): Promise<void> {
  const options = figure.getByRole('dialog', { name: 'Options' });
  if (!(await options.isVisible())) await figure.getByRole('button', { name: /^Options/ }).click();
}

/** Chooses from the menu behind the three dots of a figure. */
export async function chooseFromMenu(figure: Locator, name: string): Promise<void> {
  await figure.getByRole('button', { name: 'More' }).click();
  await figure.getByRole('dialog', { name: 'More' }).getByRole('button', { name }).click();
}
