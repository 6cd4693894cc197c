import { expect, type Locator } from '@playwright/test';

/** Has a try show its way, of more than one action, to the end. Where no movement is wanted each press of the button makes one. */
export async function showTheWay(figure: Locator): Promise<void> {
  const button = figure.locator('[data-part=show-one]');
  const says = (await button.innerText()).trim();
  await button.click();
  await goTheWay(figure);
  await expect(button).toHaveText(says);
}

/** Goes on with a way that is being shown. */
export const goTheWay = (figure: Locator): Promise<void> =>
  figure.locator('[data-part=show-one]').evaluate((button: HTMLElement) => {
    for (let press = 0; press < 100 && button.textContent!.trim().startsWith('Next'); press++) button.click();
  });
