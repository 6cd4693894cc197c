import { figure as words } from '#words/ahead.ts';
import { TYPE, VERSION } from '../../../controls/page/host-commands.ts';
import { urlOf } from '../../../runs/links/url-state.ts';

/** A run from the reader's grid, at a step. */
export interface ShownRun {
  readonly algorithm: string;
  readonly title: string;
  /** The first chapter that runs it, and the name of the run there. */
  readonly page: string;
  readonly run: string;
  readonly puzzle: string;
  readonly options: Readonly<Record<string, string>>;
  readonly step: number;
}

/** Marks the entry of the browser's history that is made while a figure is open, so that Back closes the figure alone. */
const ENTRY = 'aheadFigure';
const isEntry = () => (history.state as Record<string, unknown> | null)?.[ENTRY] === true;

/** The figure of a run, over the page: the figure's page for frames. Escape, in it or outside, and the browser's Back lead back to the board. */
export class AheadFigure {
  readonly #dialog: HTMLDialogElement;
  readonly #base: string;
  readonly #held: (isHeld: boolean) => void;
  /** The address of what the figure shows. */
  #said: URL | undefined;

  /** `base` is the site's path; `held` is told when the game waits, and when it goes on. */
  constructor(root: HTMLElement, base: string, held: (isHeld: boolean) => void) {
    this.#dialog = root.querySelector<HTMLDialogElement>('dialog[data-part=ahead-figure]')!;
    [this.#base, this.#held] = [base, held];
    this.#dialog.querySelector('[data-part=back]')!.addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('close', () => this.#clear());
    window.addEventListener('popstate', () => this.#dialog.open && !isEntry() && this.#dialog.close());
    // Forward leads to the entry again, and a reload stays there, without a figure.
    if (isEntry()) history.replaceState(null, '');
    window.addEventListener('message', ({ source, origin, data }) => {
      if (origin !== location.origin || source !== this.#frame?.contentWindow || data?.type !== TYPE) return;
      if (data.event === 'key' && data.key === 'Escape') this.#dialog.close();
      if (data.event === 'state' && URL.canParse(data.link)) this.#said = new URL(data.link);
    });
  }

  get #frame(): HTMLIFrameElement | null {
    return this.#dialog.querySelector('iframe');
  }

  open({ algorithm, title, page, run, puzzle, options, step }: ShownRun): void {
    const part = (name: string) => this.#dialog.querySelector<HTMLElement>(`[data-part=${name}]`)!;
    const link = { algorithm, puzzle, options, step };
    part('figure-title').textContent = words.title(title);
    const chapter = new URL(page, location.href);
    (part('chapter') as HTMLAnchorElement).href = urlOf(chapter.origin + chapter.pathname, { run, ...link });
    const frame = document.createElement('iframe');
    frame.title = words.title(title);
    const embedded = new URL(`${this.#base}embed/${algorithm}/`, location.origin);
    const name = `${chapter.pathname.split('/').at(-2)}.${run}`;
    const url = new URL(urlOf(embedded.href, { run: name, ...link, stage: true }));
    url.searchParams.set('ahead', 'shown');
    frame.src = url.href;
    frame.addEventListener('load', () => this.#greet(frame));
    part('frame').replaceChildren(frame);
    this.#held(true);
    history.pushState({ [ENTRY]: true }, '');
    this.#dialog.showModal();
  }

  #greet(frame: HTMLIFrameElement): void {
    const { theme } = document.documentElement.dataset;
    const figure = frame.contentDocument?.documentElement;
    if (figure) figure.dataset.overBoard = '';
    if (theme && figure) figure.dataset.theme = theme;
    frame.contentWindow?.postMessage({ type: TYPE, version: VERSION, command: 'hello' }, location.origin);
    // The figure fills its frame, and Escape would make it smaller first.
    frame.contentWindow?.addEventListener('keydown', (event) => this.#leave(event), { capture: true });
    frame.focus();
  }

  /** Escape closes what is open in the figure: a menu, a question, a mode. With nothing open it leads back. */
  #leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing) return;
    const isOpen = this.#frame?.contentDocument?.querySelector(':popover-open, dialog[open], .question:not([hidden])');
    if (isOpen || ['why', 'whatif', 'hands'].some((mode) => this.#said?.searchParams.has(mode))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#dialog.close();
  }

  #clear(): void {
    this.#said = undefined;
    this.#frame?.remove();
    this.#held(false);
    if (isEntry()) history.back();
  }
}
