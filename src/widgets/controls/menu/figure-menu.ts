import type { FigureState } from '../../runs/figure/figure-state.ts';
import { playUrl } from '../../runs/links/printed-url.ts';
import { playable } from '../../runs/playable.ts';
import { traceHeader } from '../../runs/prepared-run.ts';
import { download, pngBlob, svgText, traceBlob } from '../../ui/export.ts';
import { bare } from '../../ui/in-view.ts';
import { connectMenuItem, connectShare, pictureOf } from './menus.ts';

/** Connects the menu of a stepper: sharing and downloads. */
export function connectFigureMenu(state: FigureState): void {
  const { root } = state;
  const say = (text: string) => state.say(text);
  const on = (item: string, action: () => void | Promise<void>) => connectMenuItem(root, item, say, action);
  const save = (file: Blob, ending: string) => download(file, `${state.name}-${state.position}.${ending}`);
  connectShare(root, { link: () => state.link, say });
  on('lesson', async () => (await import('./figure-elsewhere.ts')).addToLesson(state));
  on('svg', async () => save(new Blob([await svgText(pictureOf(root))], { type: 'image/svg+xml' }), 'svg'));
  on('png', async () => save(await pngBlob(pictureOf(root)), 'png'));
  connectEmbed(state);
  on('trace', async () => save(traceBlob(state.timeline, await traceHeader(state.run.value!)), 'ndjson'));
  on('table', () => {
    state.pane.value = { name: 'table', focus: true };
  });
  const play = root.querySelector<HTMLAnchorElement>('a[data-menu=play]');
  play?.closest('[popover]')?.addEventListener('beforetoggle', () => {
    const puzzle = playable(state.run.value!, state.timeline.frame(state.position).picture.grid);
    play.hidden = puzzle === undefined;
    if (puzzle) play.href = playUrl(play.href, puzzle);
  });
}

/** Copies the markup that puts the figure into any page; a run that somebody brought is on no page. */
function connectEmbed(state: FigureState): void {
  const { root } = state;
  const item = root.querySelector<HTMLElement>('button[data-menu=embed]');
  const chapter = root.closest<HTMLElement>('[data-chapter]')?.dataset.chapter;
  if (state.imported || (chapter === undefined && !bare())) {
    item?.remove();
    return;
  }
  const copy = async () => {
    const base = new URL(item!.dataset.base!, location.href).href;
    await (await import('./figure-elsewhere.ts')).copySnippet(state, base, chapter);
  };
  connectMenuItem(root, 'embed', (text) => state.say(text), copy);
}
