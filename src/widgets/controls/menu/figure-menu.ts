import { added, notAdded, notOfSite } from '#words/lesson-page.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { plain } from '../../../narration/sentence.ts';
import { collectFrame, lessonAddress } from '../../runs/collected-frames.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { playUrl } from '../../runs/links/play-url.ts';
import { playable } from '../../runs/playable.ts';
import { traceHeader } from '../../runs/prepared-run.ts';
import { download, pngBlob, svgText, traceBlob } from '../../ui/export.ts';
import { connectMenuItem, connectShare, pictureOf } from './menus.ts';

/** Connects the menu of a stepper: sharing and downloads. */
export function connectFigureMenu(state: FigureState): void {
  const { root } = state;
  const say = (text: string) => state.say(text);
  const on = (item: string, action: () => void | Promise<void>) => connectMenuItem(root, item, say, action);
  const save = (file: Blob, ending: string) => download(file, `${state.name}-${state.position}.${ending}`);
  connectShare(root, { link: () => state.link, say });
  on('lesson', () => {
    if (state.imported) return say(notOfSite);
    const { step, state: at } = state.timeline.frame(state.position);
    const { algorithm, words } = state.loaded;
    const address = lessonAddress(state.link, import.meta.env.BASE_URL);
    const kept = collectFrame({ address, sentence: plain(sentenceOf(words, step, at)), title: algorithm.title });
    state.say(kept ? added : notAdded);
  });
  on('svg', async () => save(new Blob([await svgText(pictureOf(root))], { type: 'image/svg+xml' }), 'svg'));
  on('png', async () => save(await pngBlob(pictureOf(root)), 'png'));
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
