import { chapterRoutes, chapter as words } from '#words/site.ts';
import { type ReadPlace, readPlaces } from '../../ui/read-places.ts';

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
  showLastPlace(places);
  for (const note of document.querySelectorAll<HTMLElement>('[data-part=kept]')) note.hidden = places.size === 0;
}

/** Leads to where the reader was last in a chapter that they haven't finished. */
function showLastPlace(places: ReadonlyMap<string, ReadPlace>): void {
  const shown = document.querySelector<HTMLElement>('[data-part=last-place]');
  const [chapter, place] = [...places].findLast(([, { read }]) => !read) ?? [];
  const from = document.querySelector<HTMLAnchorElement>(`a[data-go-on="${chapter}"]`);
  if (!shown || !place || !from) return;
  const link = shown.querySelector('a')!;
  link.href = from.href;
  link.textContent = chapterRoutes.lastPlace(from.closest('li')!.querySelector('b')!.textContent!, place.heading);
  shown.hidden = false;
}
