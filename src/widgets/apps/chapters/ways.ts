/** Shows one way through the chapters at a time, in words and on the map of all chapters. */
export function showWays(): void {
  const buttons = document.querySelectorAll<HTMLElement>('button[data-way]');
  const ways = [...document.querySelector('.ways')!.children];
  const map = document.querySelectorAll<HTMLElement>('.map a[data-read]');
  const show = (chosen: HTMLElement) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
    const way = ways[Number(chosen.dataset.way)]!;
    for (const each of ways) each.toggleAttribute('data-shown', each === way);
    const on = new Set([...way.querySelectorAll<HTMLElement>('[data-read]')].map(({ dataset }) => dataset.read));
    for (const link of map) link.toggleAttribute('data-on-way', on.has(link.dataset.read));
  };
  for (const button of buttons) button.addEventListener('click', () => show(button));
}
