import { placeOf } from '#words/controls.ts';
import { connectMenus, pictureOf } from '../../controls/menu/menus.ts';
import type { FilmSource } from '../../modes/film/film-dialog.ts';
import { playUrl } from '../../runs/links/play-url.ts';
import { playable } from '../../runs/playable.ts';
import type { TimelinePlayer } from '../../runs/player.ts';
import { type PreparedRun, traceHeader } from '../../runs/prepared-run.ts';
import { showNotice } from '../../ui/notice.ts';

interface Figure {
  link(): string;
  /** What runs, for the names of files. */
  name(): string;
  /** What runs. */
  run(): PreparedRun;
  readonly hold: FilmSource['hold'];
  /** Puts away what waits for an answer: a film tells of the whole run. */
  quit(): void;
  /** Shows the frame as a table. */
  table(): void;
}

/** What is behind the three dots of a figure that steps through a run: sharing, and all that can be taken away. */
export function connectFigureMenu(root: HTMLElement, player: TimelinePlayer, { link, name, run, hold, quit, table }: Figure): void {
  connectMenus(root, {
    link,
    timeline: () => player.timeline,
    header: () => traceHeader(run()),
    name: () => `${name()}-${player.position}`,
    say: (text) => showNotice(root, text),
    table,
    film: () => {
      quit();
      return openFilm(root, player, hold, name());
    },
  });
  const play = root.querySelector<HTMLAnchorElement>('a[data-menu=play]');
  play?.closest('[popover]')?.addEventListener('beforetoggle', () => {
    const puzzle = playable(run(), player.timeline.frame(player.position).picture.grid);
    play.hidden = puzzle === undefined;
    if (puzzle) play.href = playUrl(play.href, puzzle);
  });
}

/** A figure is filmed by its movements, which are held still one after the other. */
async function openFilm(root: HTMLElement, player: TimelinePlayer, hold: FilmSource['hold'], name: string): Promise<void> {
  const { openFilmDialog } = await import('../../modes/film/film-dialog.ts');
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
