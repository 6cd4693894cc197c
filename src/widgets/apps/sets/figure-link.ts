import { report as words } from '#words/sets.ts';
import type { QuestionFrame } from '../../../narration/question-set/wrong-answers.ts';
import { urlOf } from '../../runs/links/url-state.ts';
import { element } from '../../ui/element.ts';

/** By algorithm: the figure that a link to a frame leads to, as a page and the name of its run. */
export type Figures = Readonly<Record<string, { readonly page: string; readonly run: string }>>;

/** A link to the frame of a question; undefined where no chapter has a figure of the algorithm. */
export function linkToFrame(figures: Figures, { algorithm, puzzle, options, position }: QuestionFrame): HTMLElement | undefined {
  const figure = figures[algorithm];
  if (!figure) return undefined;
  const link = element('a', '', words.see(position));
  link.href = urlOf(new URL(figure.page, location.href).href, { run: figure.run, algorithm, puzzle, options, step: position });
  link.target = '_blank';
  return link;
}
