import { store, stored } from '../../ui/browser.ts';

/** The way that the reader has chosen, by its place. */
const NAME = 'chapter-way';

/** Shows one way through the chapters at a time, in words and on the map of all chapters. */
export function showWays(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-way]')];
  const ways = [...document.querySelector('.ways')!.children];
  const map = document.querySelectorAll<HTMLElement>('.map a[data-read]');
  const show = (chosen: HTMLElement) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
    const way = ways[Number(chosen.dataset.way)]!;
    for (const each of ways) each.toggleAttribute('data-shown', each === way);
    const on = new Set([...way.querySelectorAll<HTMLElement>('[data-read]')].map(({ dataset }) => dataset.read));
    for (const link of map) link.toggleAttribute('data-on-way', on.has(link.dataset.read));
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      store(NAME, button.dataset.way!);
      show(button);
    });
  const kept = buttons.find(({ dataset }) => dataset.way === stored(NAME));
  if (kept) show(kept);
  showUses(map);
}

/** While a chapter of the map is pointed at, those that it uses are marked. */
function showUses(map: Iterable<HTMLElement>): void {
  const mark = (uses: readonly string[]) => {
    for (const link of map) link.toggleAttribute('data-is-used', uses.includes(link.dataset.read!));
  };
  for (const link of map) {
    const uses = link.dataset.uses?.split(' ') ?? [];
    for (const kind of ['pointerenter', 'focus']) link.addEventListener(kind, () => mark(uses));
    for (const kind of ['pointerleave', 'blur']) link.addEventListener(kind, () => mark([]));
  }
}
