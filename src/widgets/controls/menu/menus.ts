import * as words from '#words/controls.ts';
import { describeError } from '../../../engine/errors.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { download, pngBlob, svgText, traceBlob } from '../../ui/export.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { embedded } from '../../ui/in-view.ts';

interface ShareSource {
  link(): string;
  say(text: string): void;
  /** What the link leads to, when it is not a frame. */
  readonly shown?: string;
}

interface MenuSource extends ShareSource {
  timeline(): Timeline;
  /** The first line of its exported trace; undefined for a run on something else than a puzzle. */
  header(): Promise<string | undefined>;
  /** What exported files are called. */
  name(): string;
  /** Shows the frame as a table. */
  table(): void;
  /** Asks what film is to be made. */
  film(): Promise<void>;
}

/** Gives a button of a figure its action; what goes wrong is said in the figure. */
function connect(root: HTMLElement, name: string, say: (text: string) => void, action: () => void | Promise<void>): void {
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
  connect(root, 'share', say, async () => {
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

/** Share and export of a figure. */
export function connectMenus(root: HTMLElement, source: MenuSource): void {
  const picture = () => pictureOf(root);
  const on = (name: string, action: () => void | Promise<void>) => connect(root, name, source.say, action);
  connectShare(root, source);
  on('svg', async () => download(new Blob([await svgText(picture())], { type: 'image/svg+xml' }), `${source.name()}.svg`));
  on('png', async () => download(await pngBlob(picture()), `${source.name()}.png`));
  on('table', () => source.table());
  on('film', () => source.film());
  on('trace', async () => download(traceBlob(source.timeline(), await source.header()), `${source.name()}.ndjson`));
}
