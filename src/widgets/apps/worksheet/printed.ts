import type { PaperNode } from '../../../narration/lesson/worksheet/paper.ts';
import { paperText } from '../../../narration/lesson/worksheet/paper-text.ts';
import { type DrawPicture, drawPaper } from '../../controls/worksheet/draw-paper.ts';
import type { Settings } from './settings.ts';

/** What a page prints: the sheets or the key, as pages and as text. */
export interface Printed {
  readonly title: string;
  readonly sheets: number;
  readonly versions: number;
  /** Versions that were asked for, where that is more than there are. */
  readonly wanted: number;
  readonly text: string;
  draw(place: HTMLElement): void;
}

/** What sheets are made from. */
export interface SheetSource {
  /** The titles of its sheets. */
  readonly titles: readonly string[];
  /** Makes what is to be printed. Throws InputError where that can't be. */
  print(settings: Settings, shows: 'sheet' | 'key'): Promise<Printed>;
}

/** A print from the tree of its pages. Pictures that are the same on several sheets are drawn once. */
export function printedFrom<Picture>(
  about: Pick<Printed, 'title' | 'sheets' | 'versions' | 'wanted'>,
  pages: readonly PaperNode<Picture>[],
  pictureLines: (picture: Picture) => readonly string[],
  drawPicture: DrawPicture<Picture>,
  keyOf: (picture: Picture) => string | undefined,
): Printed {
  const drawn = new Map<string, HTMLElement>();
  const draw: DrawPicture<Picture> = (figure, picture) => {
    const key = keyOf(picture);
    const known = key === undefined ? undefined : drawn.get(key);
    if (known) {
      figure.className = known.className;
      figure.replaceChildren(...[...known.childNodes].map((node) => node.cloneNode(true)));
      return;
    }
    drawPicture(figure, picture);
    if (key !== undefined) drawn.set(key, figure);
  };
  return { ...about, text: paperText(pages, { pictureLines }), draw: (place) => drawPaper(place, pages, draw) };
}
