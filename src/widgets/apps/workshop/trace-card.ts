import { number } from '#words/language.ts';
import * as words from '#words/workshop-trace.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { describeError } from '../../../engine/errors.ts';
import { findingsIn } from '../../../narration/en/trace-findings.ts';
import { element } from '../../ui/element.ts';
import { ImportedTrace } from '../../workers/imported-trace.ts';
import { drawOriginalBars, measureOriginal, originalNote, sharedCounts } from './original-bars.ts';
import { hashOf } from './program-link.ts';
import { programOfTrace } from './program-of-trace.ts';

interface CardCallbacks {
  /** Steps through the trace; from its end backwards where something is wrong there. */
  step(card: TraceCard): void;
  removed(card: TraceCard): void;
}

/** The card of an imported file: its findings and its actions. */
export class TraceCard {
  readonly root: HTMLElement;
  readonly #file: File;
  readonly #callbacks: CardCallbacks;
  #trace: ImportedTrace | undefined;
  #removed = false;
  /** Counts comparisons, so that a slow one cannot overwrite a later one. */
  #compared = 0;

  /** `form` is the card as the page has it (components/workshop/TraceTab.astro). */
  constructor(form: HTMLTemplateElement, file: File, callbacks: CardCallbacks) {
    this.#file = file;
    this.#callbacks = callbacks;
    this.root = document.importNode(form.content, true).querySelector<HTMLElement>('.trace-card')!;
    this.root.setAttribute('aria-label', file.name);
    this.#part('name').textContent = file.name;
    this.#part('told').textContent = words.card.waits;
    const remove = this.#part('remove');
    remove.setAttribute('aria-label', words.card.remove(file.name));
    remove.title = words.card.remove(file.name);
    remove.addEventListener('click', () => this.#remove());
    this.#part('step').addEventListener('click', () => callbacks.step(this));
    this.#part('stop').addEventListener('click', () => this.#trace?.cancel());
    this.#part('compare').addEventListener('click', () => this.#openComparison());
    this.#algorithm.addEventListener('change', () => this.#compare());
  }

  get name(): string {
    return this.#trace?.opened?.header.algorithm ?? this.#file.name;
  }

  get trace(): ImportedTrace | undefined {
    return this.#trace;
  }

  #part(name: string): HTMLElement {
    return this.root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  get #algorithm(): HTMLSelectElement {
    return this.root.querySelector('select')!;
  }

  /** Reads the file to its end or first fault, and shows the fault in the card. Resolves when reading has ended. */
  async read(): Promise<void> {
    if (this.#removed) return;
    this.#trace = new ImportedTrace(this.#file, () => this.#showProgress());
    this.#part('stop').hidden = false;
    try {
      await this.#trace.done;
      // A file that was stopped at once has no findings to show.
      if (!this.#removed && this.#trace.findings) this.#showFindings();
    } catch (error) {
      this.#part('told').textContent = '';
      this.#say([{ good: false, text: words.card.broken(describeError(error)) }]);
    }
    this.#part('stop').hidden = true;
  }

  #showProgress(): void {
    const { findings, over } = this.#trace!;
    if (!over) this.#part('told').textContent = words.card.reading(findings?.lines ?? 0);
    this.#showActions();
  }

  #showActions(): void {
    const { opened, timeline, findings, over } = this.#trace!;
    const [step, compare] = [this.#part('step'), this.#part('compare')] as [HTMLElement, HTMLElement];
    step.hidden = !timeline?.length;
    const faulty = findings?.fault !== undefined;
    // A run that breaks off has counted little.
    compare.hidden = !over || faulty || !opened || !timeline?.length;
    step.textContent = faulty ? words.card.before(findings.steps) : words.card.step;
    step.classList.toggle('primary', !faulty);
  }

  #showFindings(): void {
    const { opened, findings } = this.#trace!;
    const { header, algorithm } = opened ?? {};
    const { fault, unjustified, steps, excerpt } = findings!;
    const stop = fault?.place?.line;
    const line = unjustified?.line ?? stop;
    if (header?.algorithm) this.#part('name').textContent = words.card.program(header.algorithm, header.author, this.#file.name);
    this.#part('told').textContent =
      stop === undefined ? words.card.told(steps, this.#file.size) : words.card.stopped(stop, this.#file.size);
    this.#say(findingsIn(findings!, header?.original && algorithm!.title, header?.source));
    const shown = this.#part('excerpt');
    shown.hidden = excerpt.length === 0;
    const program = header && programOfTrace(header);
    const link = this.#part('program') as HTMLAnchorElement;
    link.hidden = !program;
    if (program) link.href = hashOf(program);
    shown.replaceChildren(
      ...excerpt.map(({ line: at, text }) => {
        const row = element(at === line ? 'mark' : 'span', 'excerpt-line', text);
        row.dataset.line = number(at);
        return row;
      }),
    );
    this.#showActions();
  }

  #say(findings: ReturnType<typeof findingsIn>): void {
    this.#part('findings').replaceChildren(
      ...findings.map(({ good, text }) => {
        const sign = good === undefined ? 'plain' : good ? 'good' : 'bad';
        const [head, ...rest] = good === false ? (/^(Line [^:]+:)(.*)$/s.exec(text)?.slice(1) ?? ['', text]) : ['', text];
        const said = element('li', sign);
        said.append(...(head ? [element('b', '', head)] : []), rest.join(''));
        return said;
      }),
    );
  }

  #openComparison(): void {
    const panel = this.#part('comparison');
    panel.hidden = !panel.hidden;
    this.#part('compare').setAttribute('aria-expanded', String(!panel.hidden));
    if (panel.hidden || this.#compared > 0) return;
    const { original } = this.#trace!.opened!.header;
    if (original !== undefined) this.#algorithm.value = original;
    this.#compare();
  }

  async #compare(): Promise<void> {
    const request = ++this.#compared;
    const { opened, timeline } = this.#trace!;
    const [id, note, bars] = [this.#algorithm.value, this.#part('note'), this.#part('bars')] as const;
    note.textContent = words.bars.counting;
    try {
      const measured = await measureOriginal(id, opened!);
      if (request !== this.#compared) return;
      note.textContent = originalNote(id, measured);
      drawOriginalBars(bars, measured.outcome === 'refused' ? [] : sharedCounts(timeline!, measured), catalogRow(id).title);
    } catch (error) {
      note.textContent = describeError(error);
    }
  }

  #remove(): void {
    this.#removed = true;
    this.#trace?.cancel();
    this.root.remove();
    this.#callbacks.removed(this);
  }
}
