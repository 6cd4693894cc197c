import { noSuchThing, nothingToAsk } from '#words/why.ts';
import { ASK } from '../../controls/page/pointed-light.ts';
import type { FigureMode, FollowedLink, Stops } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import type { UrlState } from '../../runs/links/url-state.ts';
import type { OpenWhy } from './open-why.ts';
import type { Question } from './question.ts';

/** Where a figure shows things that there are questions about, and what is pressed there for something else. */
const SHOWN = '.pane-main, .tray, .pane, .counts';
const PRESSED = 'a, button, input, select';

/** A question in a link: the thing, and the position at which it was opened. */
const LINK = /^(?<text>[^-]+)(?:-(?<position>\d+))?$/;

/**
 * Why is it so? A click with a modifier, a long press or a key asks about whatever a figure shows. What answers is loaded when
 * somebody asks for the first time.
 */
export class Why implements FigureMode {
  readonly id = 'why';
  readonly command = 'why';
  readonly #state: FigureState;
  #open: OpenWhy | undefined;

  constructor(state: FigureState) {
    this.#state = state;
    const { root } = state;
    root.addEventListener('click', (event) => this.#click(event), { capture: true });
    root.addEventListener(ASK, (event) => {
      const { x, y } = (event as CustomEvent<{ x: number; y: number }>).detail;
      this.#askAt(event.target as Element, { x, y });
    });
    onChange(state.run, () => this.leave());
    onChange(state.frame, () => this.#open?.showFrame());
  }

  /** Asks about what has the focus, or what the step is about. */
  begin(): void {
    this.#askAt(document.activeElement ?? this.#state.root);
  }

  key(event: KeyboardEvent): boolean {
    return this.#open?.key(event) ?? false;
  }

  /** From cause to cause, or from run to run of a line. */
  get stops(): Stops | undefined {
    return this.#open?.stops;
  }

  get link(): Partial<UrlState> {
    return { why: this.#open?.text };
  }

  leave(): void {
    const open = this.#open;
    this.#open = undefined;
    this.#state.exit(this);
    if (!open) return;
    open.close();
    this.#state.keepAddress();
  }

  follow({ why }: FollowedLink): undefined {
    if (why) this.#state.player.onceThere(() => this.#follow(why));
  }

  async #follow(text: string): Promise<void> {
    const { timeline, position, loaded } = this.#state;
    const link = LINK.exec(text)?.groups;
    const { questionFrom } = await import('./question.ts');
    if (timeline !== this.#state.timeline) return;
    const place = link?.position === undefined ? position : Number(link.position);
    const question =
      link && place <= timeline.length ? questionFrom(link.text!, loaded.algorithm, timeline.frame(place).picture) : undefined;
    if (question) await this.ask(question, place);
    else this.#state.say(noSuchThing(text));
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
    const { timeline, position, loaded } = this.#state;
    const frame = timeline.frame(position);
    const question = questionAt(target, frame, loaded.row.shows, point) ?? (point ? undefined : questionOfStep(frame));
    if (question) await this.ask(question, position);
    else this.#state.say(nothingToAsk);
  }

  async #askAboutNode(): Promise<void> {
    const { nodeAt } = await import('./pointing.ts');
    const { timeline, position, commands } = this.#state;
    const node = nodeAt(timeline, position);
    const cell = node === undefined ? undefined : timeline.stepAt(node)!.cell;
    if (node === undefined || typeof cell !== 'number' || cell < 0) return;
    commands.seek(node);
    await this.ask({ of: 'cell', cell }, node);
  }

  /** Asks a question about the frame of a position, unless what comes is withheld, or another run has begun in the meantime. */
  async ask(question: Question, position: number): Promise<void> {
    const { timeline } = this.#state;
    const { OpenWhy } = await import('./open-why.ts');
    if (this.#state.withholds || timeline !== this.#state.timeline) return;
    const origin = this.#open?.origin ?? document.activeElement;
    this.#state.player.pause();
    this.#state.say('');
    this.#open?.close({ keepFocus: true });
    this.#state.enter(this);
    this.#open = new OpenWhy(this, this.#state, question, position, origin);
    this.#state.keepAddress();
  }
}
