import { preview as words } from '#words/lesson-page.ts';
import { describeError } from '../../../engine/errors.ts';
import type { FrameAddress } from '../../../narration/lesson/lesson.ts';
import { addressOfFrame } from '../../../narration/lesson/read-frame.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { plain } from '../../../narration/sentence.ts';
import type { OpenedFrame, OpenFrames } from '../../runs/open-frame.ts';
import { actionButton, element } from '../../ui/element.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';

/** Where frames come from, and where their pages are. */
export interface FrameSource {
  readonly frames: OpenFrames;
  /** The site's base path. */
  readonly base: string;
}

/** The frames of a link: the picture of one with its sentence, and buttons to the others. It is opened when it comes into view. */
export function frameCard(label: string, frame: FrameAddress, last: number, source: FrameSource): HTMLElement {
  const card = element('figure', 'lesson-frame');
  const say = element('p', 'lesson-say', words.opening);
  const picture = element('div', 'lesson-picture');
  const foot = element('figcaption');
  card.append(say, picture, foot);
  const count = last - frame.step + 1;
  const place = element('span', 'lesson-place');
  const caption = element('span', 'lesson-label', label);
  const link = element('a', '', words.openRun);
  let at = 0;
  let opened: OpenedFrame | undefined;
  let views: ViewSet | undefined;
  const draw = () => {
    const step = frame.step + at;
    link.href = addressOfFrame({ ...frame, step }, source.base);
    place.textContent = count > 1 ? words.place(at + 1, count) : words.step(step);
    before.disabled = at === 0;
    after.disabled = at === count - 1;
    if (!opened || !views) return;
    const { step: taken, state } = opened.timeline.frame(step);
    if (say.firstElementChild === null) say.textContent = '';
    const sentence = sentenceOf(opened.run.words, taken, state);
    drawSentence(say, sentence);
    // A frame that was inserted from a figure has its sentence for a label.
    caption.hidden = label === plain(sentence);
    views.draw(step);
  };
  const go = (by: number) => {
    at = Math.min(Math.max(at + by, 0), count - 1);
    draw();
  };
  const before = actionButton('chip', '‹', () => go(-1));
  const after = actionButton('chip', '›', () => go(1));
  before.setAttribute('aria-label', words.previous);
  after.setAttribute('aria-label', words.next);
  foot.append(...(count > 1 ? [before, after] : []), place, caption, link);
  draw();
  whenSeen(card, async () => {
    try {
      opened = await source.frames.open({ ...frame, step: last });
      views = await viewsFor(picture, opened);
      draw();
    } catch (error) {
      card.classList.add('faulty');
      say.textContent = asSentence(describeError(error));
    }
  });
  return card;
}

/** The main drawing of a frame's figure, in an element of its own. */
function viewsFor(picture: HTMLElement, { figure, run, timeline }: OpenedFrame): Promise<ViewSet> {
  // A puzzle of another kind may have no such drawing: a grid in a chapter about matrices.
  const shown = timeline.frame(0).picture;
  const view = figure.view === 'grid' && !shown.grid ? 'matrix' : figure.view;
  const place = element('div');
  place.dataset.view = view;
  picture.replaceChildren(place);
  picture.dataset.shows = view;
  return ViewSet.in(picture, [view], viewContext(run, timeline, document), { emptied: true });
}
