import { placeOf } from '#words/controls.ts';
import type { FilmSource } from '../../controls/film/film-dialog.ts';
import { pictureOf } from '../../controls/menus.ts';
import type { TimelinePlayer } from '../../runs/player.ts';

/** What a figure is filmed by: its movements are held still one after the other. */
export async function openFilm(
  root: HTMLElement,
  player: TimelinePlayer,
  { hold, name }: { hold: FilmSource['hold']; name: string },
): Promise<void> {
  const { openFilmDialog } = await import('../../controls/film/film-dialog.ts');
  player.pause();
  const { position, timeline } = player;
  const { length } = timeline;
  openFilmDialog(root, {
    position,
    length,
    name,
    hold,
    title: root.closest('figure')!.getAttribute('aria-label')!,
    sentence: root.querySelector<HTMLElement>('[data-view=words]')!,
    drawing: () => pictureOf(root),
    place: (place) => placeOf(place, length),
    stands: (from, to, most) => player.stands(from, to, most),
    back: () => hold(player.position, 1, player.position),
  });
}
