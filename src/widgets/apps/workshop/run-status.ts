import * as words from '#words/workshop.ts';
import type { CodeEditor } from '../../controls/editor/code-editor.ts';
import type { CodeFault } from './code-fault.ts';
import { faultBox, type ShownFault } from './fault-box.ts';

/** The messages under the program, and under a faulty line of it. */
export class RunStatus {
  readonly #root: HTMLElement;
  readonly #editor: () => CodeEditor | undefined;

  constructor(root: HTMLElement, editor: () => CodeEditor | undefined) {
    this.#root = root;
    this.#editor = editor;
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** Something that is perhaps a mistake, said with the next message: it explains how the run ended. */
  doubt: CodeFault | undefined;

  say(text: string, tone: 'good' | 'bad' | '' = ''): void {
    const state = this.#part('state');
    const { doubt } = this;
    state.textContent = doubt ? `${text} ${words.atLine(doubt)} ${doubt.message}` : text;
    this.doubt = undefined;
    state.dataset.tone = tone;
  }

  /** Shows whether a program is running. */
  set running(running: boolean) {
    this.#part<HTMLButtonElement>('stop').disabled = !running;
    this.#root.toggleAttribute('data-running', running);
  }

  /** Clears the fault and the step. */
  clear(): void {
    this.#editor()?.show({ lit: undefined, wrong: undefined });
    this.#part('fault').replaceChildren();
  }

  /** `own` are the lines that the reader has changed. */
  showFault(fault: ShownFault, own: readonly number[]): void {
    const editor = this.#editor()!;
    const box = faultBox(fault, own, (line) => editor.go(line));
    const place = this.#part('fault');
    place.replaceChildren();
    if (fault.line === undefined) place.append(box);
    else {
      editor.show({ lit: undefined, wrong: { line: fault.line, message: box } });
      editor.reveal(fault.line, 'center');
    }
  }
}
