import { snippetCopied, snippetShown } from '#words/embed.ts';
import { added, insertIt, notAdded, notOfSite } from '#words/lesson-page.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { plain } from '../../../narration/sentence.ts';
import { collectFrame, lessonAddress } from '../../runs/collected-frames.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { element } from '../../ui/element.ts';
import { embedLink, embedSnippet } from './embed-snippet.ts';

/** Keeps the frame for the reader's lesson. */
export function addToLesson(state: FigureState): void {
  if (state.imported) {
    state.say(notOfSite);
    return;
  }
  const { step, state: at } = state.timeline.frame(state.position);
  const { algorithm, words } = state.loaded;
  const address = lessonAddress(state.link, import.meta.env.BASE_URL);
  const kept = collectFrame({ address, sentence: plain(sentenceOf(words, step, at)), title: algorithm.title });
  state.say(kept ? added : notAdded);
  const notice = state.root.querySelector('[data-part=notice]');
  if (!kept || notice?.textContent !== added) return;
  const link = element('a', '', insertIt);
  link.href = `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}lesson/`;
  notice.append(' ', link);
}

/** Copies the markup that puts the figure into any page. `base` is the address of the site. */
export async function copySnippet(state: FigureState, base: string, chapter: string | undefined): Promise<void> {
  const title = state.root.closest('figure')!.getAttribute('aria-label')!;
  const embedded = { link: state.link, algorithm: state.config.algorithm, chapter, title, base };
  try {
    await navigator.clipboard.writeText(embedSnippet(embedded));
    state.say(snippetCopied);
  } catch {
    state.say(snippetShown(embedLink(embedded)));
  }
}
