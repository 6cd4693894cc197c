import * as words from '#words/controls.ts';
import { describeError } from '../../../engine/errors.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { embedded } from '../../ui/in-view.ts';

interface ShareSource {
  link(): string;
  say(text: string): void;
  /** The target of the link, when it is not a frame. */
  readonly shown?: string;
}

/** Gives a button in the menu of a figure its action; what goes wrong is said in the figure. */
export function connectMenuItem(root: HTMLElement, name: string, say: (text: string) => void, action: () => void | Promise<void>): void {
  root.querySelector(`button[data-menu=${name}]`)?.addEventListener('click', async () => {
    try {
      await action();
    } catch (error) {
      say(asSentence(words.fails(describeError(error))));
    }
  });
}

/** Copies the link to what is shown, and puts it into the address bar where the page has one. */
export function connectShare(root: HTMLElement, { link, say, shown = words.thisFrame }: ShareSource): void {
  connectMenuItem(root, 'share', say, async () => {
    const shared = link();
    history.replaceState(history.state, '', shared);
    // The address bar above a page in a frame is that of another page.
    const framed = embedded();
    try {
      await navigator.clipboard.writeText(shared);
      say(words.linkCopied(shown, framed));
    } catch {
      say(words.linkShown(shown, shared, framed));
    }
  });
}

/** The drawing that a figure is about. Throws where it has none. */
export function pictureOf(root: HTMLElement): SVGSVGElement {
  const svg = root.querySelector<SVGSVGElement>('.pane-main svg');
  if (!svg) throw new Error(words.nothingToExport);
  return svg;
}
