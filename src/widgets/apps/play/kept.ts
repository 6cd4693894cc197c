import { store, stored } from '../../ui/browser.ts';

/** The storage key of the Play page's settings. */
const SETTINGS = 'sudoscope-play-settings';

type Setting = HTMLInputElement | HTMLSelectElement;

/** The controls whose values last from one visit to the next. */
export const settingsOf = (root: HTMLElement): Setting[] => [...root.querySelectorAll<Setting>('[data-setting]')];

export function keepSettings(root: HTMLElement): void {
  const settings = settingsOf(root).map((each) => [
    each.dataset.setting!,
    each instanceof HTMLInputElement ? String(each.checked) : each.value,
  ]);
  store(SETTINGS, JSON.stringify(Object.fromEntries(settings)));
}

export function recallSettings(root: HTMLElement): void {
  let settings: Record<string, string> = {};
  try {
    settings = JSON.parse(stored(SETTINGS) ?? '{}');
  } catch {
    return;
  }
  for (const each of settingsOf(root)) {
    const value = settings[each.dataset.setting!];
    if (value === undefined) continue;
    if (each instanceof HTMLInputElement) each.checked = value === 'true';
    else if ([...each.options].some((option) => option.value === value)) each.value = value;
  }
}
