import { noSuchThing, nothingToAsk } from '#words/why.ts';
import { ASK } from '../../controls/page/pointed-light.ts';
import type { TimelinePlayer } from '../../runs/player.ts';
import type { LoadedAlgorithm } from '../../runs/prepared-run.ts';
import type { Question } from './asked.ts';
import type { OpenWhy } from './open-why.ts';

/** What asking has to do with in a figure. */
export interface WhyAround {
  readonly player: TimelinePlayer;
  readonly loaded: LoadedAlgorithm;
  /** Whether anything can be asked now: not while the reader makes the moves. */
  isFree(): boolean;
  /** Goes to a frame. */
  go(position: number): void;
  /** Says something to the reader. */
  say(text: string): void;
  /** Something else is asked, or nothing any more: the link is another. */
  changed(): void;
}

/** Where a figure shows what can be asked about, and what is pressed there for something else. */
const SHOWN = '.pane-main, .tray, .pane, .counts';
const PRESSED = 'a, button, input, select';

/** A link to what is asked: the thing, and the place it was asked at. */
const LINK = /^(?<text>[^-]+)(?:-(?<position>\d+))?$/;

/**
 * Why is it so? A click with a modifier, a long press or a key asks about whatever a figure shows. What answers is loaded when
 * somebody asks for the first time.
 */
export class Why {
  readonly #root: HTMLElement;
  readonly #around: WhyAround;
  #open: OpenWhy | undefined;

  constructor(root: HTMLElement, around: WhyAround) {
    this.#root = root;
    this.#around = around;
    root.addEventListener('click', (event) => this.#click(event), { capture: true });
    root.addEventListener(ASK, (event) => {
      const { x, y } = (event as CustomEvent<{ x: number; y: number }>).detail;
      this.#askAt(event.target as Element, { x, y });
    });
  }

  /** Asks about what has the focus, or what the step is about: what the key does. */
  ask(): void {
    this.#askAt(document.activeElement ?? this.#root);
  }

  /** Takes a key while something is asked; false when it is for the figure. */
  key(event: KeyboardEvent): boolean {
    return this.#open?.key(event) ?? false;
  }

  /** Where 'stop at' leads from here while something is asked: from cause to cause, or from run to run of a line. */
  get stops(): { next(): number | undefined; previous(): number | undefined } | undefined {
    return this.#open?.stops;
  }

  /** What a link says of it; undefined while nothing is asked. */
  get text(): string | undefined {
    return this.#open?.text;
  }

  /** Another frame is drawn. */
  drawn(): void {
    this.#open?.drawn();
  }

  /** Asks nothing any more. */
  close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    open.close();
    this.#around.changed();
  }

  /** Asks what a link asks. */
  async follow(text: string): Promise<void> {
    const { player, loaded, say } = this.#around;
    const link = LINK.exec(text)?.groups;
    const { questionFrom } = await import('./asked.ts');
    const place = link?.position === undefined ? player.position : Number(link.position);
    const asked =
      link && place <= player.timeline.length
        ? questionFrom(link.text!, loaded.algorithm, player.timeline.frame(place).picture)
        : undefined;
    if (asked) await this.#show(asked, place);
    else say(noSuchThing(text));
  }

  #click(event: MouseEvent): void {
    const target = event.target as Element;
    if (!(event.altKey || event.ctrlKey || event.metaKey) || !target.closest(SHOWN) || target.closest(PRESSED)) return;
    // The tree leads to its frame first.
    if (target.closest('svg.tree')) setTimeout(() => this.#askAboutNode());
    else {
      event.preventDefault();
      event.stopPropagation();
      this.#askAt(target, { x: event.clientX, y: event.clientY });
    }
  }

  async #askAt(target: Element, point?: { readonly x: number; readonly y: number }): Promise<void> {
    const { questionAt, questionOfStep } = await import('./pointing.ts');
    const { player, loaded, say } = this.#around;
    const frame = player.timeline.frame(player.position);
    const asked = questionAt(target, frame, loaded.row.shows, point) ?? (point ? undefined : questionOfStep(frame));
    if (asked) await this.#show(asked, player.position);
    else say(nothingToAsk);
  }

  async #askAboutNode(): Promise<void> {
    const { nodeAt } = await import('./pointing.ts');
    const { player, go } = this.#around;
    const node = nodeAt(player.timeline, player.position);
    const cell = node === undefined ? undefined : player.timeline.stepAt(node)!.cell;
    if (node === undefined || typeof cell !== 'number' || cell < 0) return;
    go(node);
    await this.#show({ of: 'cell', cell }, node);
  }

  async #show(asked: Question, position: number): Promise<void> {
    if (!this.#around.isFree()) return;
    const { OpenWhy } = await import('./open-why.ts');
    const origin = this.#open?.origin ?? document.activeElement;
    this.#around.player.pause();
    this.#around.say('');
    this.#open?.close({ keepFocus: true });
    this.#open = new OpenWhy(this.#root, asked, position, origin, {
      ...this.#around,
      ask: (other) => this.#show(other, position),
      leave: () => this.close(),
    });
    this.#around.changed();
  }
}
