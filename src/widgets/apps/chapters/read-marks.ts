import { chapter as words } from '#words/site.ts';
import { readPlaces } from '../../ui/read-places.ts';

/** Marks the chapters that the reader has read, and leads back to where each was left. */
export function showReadPlaces(): void {
  const places = readPlaces();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-read]')) {
    if (!places.get(link.dataset.read!)?.read) continue;
    link.dataset.isRead = '';
    link.append(` ${words.read}`);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-go-on]')) {
    const place = places.get(link.dataset.goOn!);
    if (!place) continue;
    if (!place.read) link.hash = place.at;
    link.textContent = place.read ? words.hasRead : words.goOn(place.heading);
    link.hidden = false;
  }
  for (const note of document.querySelectorAll<HTMLElement>('[data-part=kept]')) note.hidden = places.size === 0;
}
