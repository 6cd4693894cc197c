import { sharing as words } from '#words/workshop.ts';
import { sameHeaderLine } from '../../../trace/import/header-line.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { copyText } from '../../ui/browser.ts';
import type { ImportedTrace } from '../../workers/imported-trace.ts';
import { hashOf } from './program-link.ts';
import type { SharedCode } from './share-code.ts';

/** The content to share or hand in. */
interface Shared {
  /** The program, and the counter of the bet. */
  program(): Omit<SharedCode, 'author'> & { readonly what: string };
  /** The run of the present program; undefined where it has not been run. */
  lastRun(): ImportedTrace | undefined;
  save(timeline: Timeline, header: string): void;
}

/** The panel behind Share: a name, a link to the program, and a file with its run. */
export class SharePanel {
  readonly #root: HTMLElement;
  readonly #shared: Shared;

  constructor(root: HTMLElement, shared: Shared) {
    this.#root = root;
    this.#shared = shared;
    root.querySelector('input')!.addEventListener('input', () => this.#write());
    this.#part('copy').addEventListener('click', () => this.#copy());
    this.#part('save-run').addEventListener('click', () => this.#save());
    root.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'open' && this.#write());
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #author(): string {
    return this.#root.querySelector('input')!.value.trim();
  }

  get #link(): HTMLElement {
    return this.#root.querySelector('output')!;
  }

  #say(text: string): void {
    this.#root.querySelector('[role=status]')!.textContent = text;
  }

  #write(): void {
    const { what, ...program } = this.#shared.program();
    const { timeline } = this.#shared.lastRun() ?? {};
    this.#link.textContent = location.href.replace(/[?#].*$/, '') + hashOf({ ...program, author: this.#author });
    this.#part('bet-told').textContent = program.bet === undefined ? words.noBet : words.bet(program.bet, what);
    this.#part<HTMLButtonElement>('save-run').disabled = !timeline?.length || timeline.capped;
    this.#part('run-told').textContent = !timeline?.length ? words.runFirst : timeline.capped ? words.tooLong : words.aboutRun;
    this.#say('');
  }

  async #copy(): Promise<void> {
    this.#write();
    this.#say((await copyText(this.#link.textContent)) ? words.copied : words.notCopied);
  }

  #save(): void {
    const { what, bet } = this.#shared.program();
    const { timeline, opened } = this.#shared.lastRun() ?? {};
    if (!timeline || !opened) return;
    const said = { ...(this.#author && { author: this.#author }), ...(bet !== undefined && { bet: { [what]: bet } }) };
    this.#shared.save(timeline, sameHeaderLine({ ...opened.header, ...said }));
    this.#say(words.saved);
  }
}
