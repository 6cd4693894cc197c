import { bare, embedded } from '../../ui/in-view.ts';
import { hearMessages } from './early-messages.ts';
import { type HostCommand, isMessage, readCommand, TYPE, VERSION } from './host-commands.ts';

/** The size of a figure: how high a frame should be for all of it, and down to which height it still fits. */
export interface FigureSize {
  readonly width: number;
  readonly height: number;
  readonly least: number;
}

/** A message of a figure to its host page. */
export type FigureEvent =
  | ({ readonly event: 'ready'; readonly step: number } & FigureSize)
  | ({ readonly event: 'resized' } & FigureSize)
  /** A key that was pressed in the figure and is the host's. */
  | { readonly event: 'key'; readonly key: string }
  /** The frame that is shown; without `of`, the steps of the run, while a question is open or the run still grows. */
  | { readonly event: 'frame'; readonly step: number; readonly of?: number | undefined; readonly sentence: string }
  /** The link to what is shown, with its pane. */
  | { readonly event: 'state'; readonly link: string }
  | { readonly event: 'asked'; readonly question: string; readonly choices: readonly string[] }
  | { readonly event: 'answered'; readonly choice: string }
  | { readonly event: 'revealed'; readonly right: string; readonly reason: string }
  /** The last frame of the run is shown. */
  | { readonly event: 'ended' }
  | { readonly event: 'fault'; readonly message: string };

/** What a figure in a chapter tells without being asked, where the browser says who would hear it. */
const UNASKED: readonly string[] = ['ready', 'resized', 'key'];

/**
 * The origin of the page around this one; undefined where that page has none of its own, such as a file, or a browser does not say.
 * Without `ancestorOrigins` it is that of the referrer, until a link is followed inside the frame.
 */
export function hostOrigin(): string | undefined {
  const referrer = URL.parse(document.referrer)?.origin;
  const origin = location.ancestorOrigins?.[0] ?? (referrer === location.origin ? undefined : referrer);
  return origin === 'null' ? undefined : origin;
}

/** The page around this one: it says `hello`, and from then on it alone is heard and told. */
export class HostPage {
  /** The origin that said hello: 'null' for one that has none. */
  #origin: string | undefined;
  #hearCommand: ((command: HostCommand) => void) | undefined;
  #waiting: HostCommand[] = [];
  #hearHello: (() => void)[] = [];
  #show: (command: HostCommand) => boolean = () => false;

  constructor() {
    if (!embedded()) return;
    hearMessages((event) => this.#hear(event));
    // It says that somebody is here who hears a hello, and nothing more.
    if (bare()) parent.postMessage({ type: TYPE, version: VERSION, event: 'ready' }, '*');
  }

  get greeted(): boolean {
    return this.#origin !== undefined;
  }

  /** Calls `hear` at every hello of the host. */
  onHello(hear: () => void): void {
    this.#hearHello.push(hear);
  }

  /** From now on the commands of the host go to `hear`, those that came before it first. */
  onCommand(hear: (command: HostCommand) => void): void {
    this.#hearCommand = hear;
    for (const command of this.#waiting.splice(0)) hear(command);
  }

  /** Commands about how the figure is shown need no run: `show` obeys them, and says of the others that it doesn't. */
  onShow(show: (command: HostCommand) => boolean): void {
    this.#show = show;
    this.#waiting = this.#waiting.filter((command) => !show(command));
  }

  tell(event: FigureEvent): void {
    const known = !bare() && UNASKED.includes(event.event) ? hostOrigin() : undefined;
    const target = this.#origin ?? known;
    // A page that has no origin can't be addressed by it, but only the page around this one is its parent.
    if (embedded() && target !== undefined)
      parent.postMessage({ type: TYPE, version: VERSION, ...event }, target === 'null' ? '*' : target);
  }

  #hear({ source, origin, data }: MessageEvent): void {
    if (source !== parent || !isMessage(data) || (this.#origin !== undefined && origin !== this.#origin)) return;
    const command = readCommand(data);
    if (typeof command === 'string') this.tell({ event: 'fault', message: command });
    else if (command.command === 'hello') {
      this.#origin = origin;
      for (const hear of this.#hearHello) hear();
    } else if (!this.greeted || this.#show(command)) return;
    else if (this.#hearCommand) this.#hearCommand(command);
    else this.#waiting.push(command);
  }
}

let page: HostPage | undefined;

/** The one page around this one. */
export function hostPage(): HostPage {
  page ??= new HostPage();
  return page;
}
