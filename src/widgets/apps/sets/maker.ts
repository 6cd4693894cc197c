import { link as linkWords, preview as previewWords, form as words } from '#words/sets.ts';
import type { AnyAlgorithm, CatalogRow } from '../../../engine/algorithm.ts';
import { describeError } from '../../../engine/errors.ts';
import { levelsOfSize } from '../../../engine/generate/carve.card.ts';
import type { Level } from '../../../engine/logic/ladder.ts';
import { defaultsOf, optionTexts, readOptions } from '../../../engine/options.ts';
import { kinds } from '../../../narration/question-set/kinds/kinds.ts';
import { KINDS, type KindName, MAX, type PuzzlePlan, type QuestionSet, questionsIn } from '../../../narration/question-set/question-set.ts';
import { readSet, writeSet } from '../../../narration/question-set/set-link.ts';
import { changedOptions } from '../../controls/form/algorithm-form.ts';
import { OptionControls } from '../../controls/form/option-controls.ts';
import { type StudentSet, studentSet } from '../../controls/question/student-runs.ts';
import { loadAlgorithm } from '../../runs/prepared-run.ts';
import { copyText } from '../../ui/browser.ts';
import { asSentence } from '../../ui/fault-sentence.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { emptyScene } from '../../views/grid/scene.ts';
import { BoundedWorker } from '../../workers/bounded-worker.ts';
import type { SetFunctions } from '../../workers/set.worker.ts';

/** The time without a change before the preview is made, in milliseconds: it needs a puzzle and a run. */
const SETTLED = 500;

const startWorker = () => new Worker(new URL('../../workers/set.worker.ts', import.meta.url), { type: 'module' });

/** The time without a change before typed puzzles are read, in milliseconds. */
const TYPED = 150;

/** The puzzles of a text, or their fault; neither while they are being read. */
interface Typed {
  readonly text: string;
  readonly puzzles: readonly string[];
  readonly fault: string;
}

/** The form in which a set is put together; its link changes with it. */
export class Maker {
  readonly #root: HTMLElement;
  /** Made with the first preview: an empty picture has no name. */
  #drawPreview: ReturnType<typeof gridDrawing> | undefined;
  #algorithm!: AnyAlgorithm;
  #options: Readonly<Record<string, string>> = {};
  #timer = 0;
  #typedTimer = 0;
  #typed: Typed = { text: '', puzzles: [], fault: '' };
  readonly #worker = new BoundedWorker<SetFunctions>(startWorker);
  #previewed = '';
  /** Whether the reader has come to the preview; before, it would only make the page slow. */
  #isPreviewSeen = false;

  constructor(root: HTMLElement) {
    this.#root = root;
    root.querySelector('form')!.addEventListener('input', ({ target }) => this.#changed(target as HTMLElement));
    root.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
    this.#field('add').addEventListener('change', () => this.#addPuzzle());
    this.#field('preview-name').addEventListener('input', () => this.#previewSoon());
    this.#part('copy').addEventListener('click', () => this.#copy());
    this.#attempt(() => this.#chooseAlgorithm());
    whenSeen(root.querySelector('.set-preview')!, () => {
      this.#isPreviewSeen = true;
      this.#show();
    });
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #field<T extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement = HTMLInputElement>(name: string): T {
    return this.#root.querySelector<T>(`[name="${name}"]`)!;
  }

  #chosen(name: string): string {
    return this.#root.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)!.value;
  }

  async #attempt(action: () => void | Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.#say(asSentence(describeError(error)), true);
    }
  }

  #changed(target: HTMLElement): void {
    if (target.matches('[name=algorithm]')) this.#attempt(() => this.#chooseAlgorithm());
    // Options tell of their change themselves.
    else if (!target.matches('[data-option]')) this.#show();
  }

  async #chooseAlgorithm(): Promise<void> {
    const id = this.#field<HTMLSelectElement>('algorithm').value;
    const { algorithm, words: own, row } = await loadAlgorithm(id);
    if (id !== this.#field<HTMLSelectElement>('algorithm').value) return;
    this.#algorithm = algorithm;
    const template = document.querySelector<HTMLTemplateElement>(`template[data-options="${id}"]`)!;
    const box = this.#part('options');
    box.querySelector('[data-part=option-rows]')!.replaceChildren(template.content.cloneNode(true));
    box.hidden = template.content.childElementCount === 0;
    const texts = optionTexts(defaultsOf(algorithm.options));
    const chooser = new OptionControls(
      box,
      algorithm.options,
      [],
      ({ options = {} }) =>
        this.#attempt(() => {
          if (algorithm !== this.#algorithm) return;
          this.#options = optionTexts(readOptions(algorithm.options, options));
          chooser.show(undefined, this.#options);
          this.#show();
        }),
      texts,
    );
    this.#options = texts;
    chooser.show(undefined, texts);
    for (const kind of KINDS) {
      const row = this.#root.querySelector<HTMLElement>(`[data-kind=${kind}]`);
      const suits = kinds[kind].suits(algorithm, own);
      for (const input of row?.querySelectorAll('input') ?? []) input.disabled = !suits;
    }
    this.#offerPuzzles(row.input);
    this.#show();
  }

  /** Puzzles with cages are not carved; a maker of puzzles begins with an empty one, which has no level. */
  #offerPuzzles(input: CatalogRow['input']): void {
    const sources = input === 'killer' ? ['these'] : input === 'empty-puzzle' ? ['name', 'seed'] : ['name', 'seed', 'these'];
    for (const choice of this.#root.querySelectorAll<HTMLInputElement>('[name=from]')) choice.disabled = !sources.includes(choice.value);
    const chosen = this.#chosen('from');
    const isEmpty = chosen === 'these' && this.#typedText.trim() === '';
    if (isEmpty || !sources.includes(chosen))
      this.#root.querySelector<HTMLInputElement>(`[name=from][value=${sources[0]}]`)!.checked = true;
    this.#field<HTMLSelectElement>('level').disabled = input === 'empty-puzzle';
    const offered = input.split('-or-');
    for (const option of this.#field<HTMLSelectElement>('add').options)
      option.hidden = option.disabled = option.dataset.for !== undefined && !offered.includes(option.dataset.for);
  }

  #addPuzzle(): void {
    const [add, text] = [this.#field<HTMLSelectElement>('add'), this.#field<HTMLTextAreaElement>('puzzles')];
    if (add.value) text.value = [text.value.trim(), add.value].filter(Boolean).join('\n');
    add.value = '';
    this.#show();
  }

  get #typedText(): string {
    return this.#field<HTMLTextAreaElement>('puzzles').value;
  }

  #readSoon(): void {
    clearTimeout(this.#typedTimer);
    this.#typedTimer = window.setTimeout(() => this.#readTyped(), TYPED);
  }

  /** Reads the puzzles that are typed, away from the page, and shows the set again. */
  async #readTyped(): Promise<void> {
    const text = this.#typedText;
    const names = [...this.#field<HTMLSelectElement>('add').options].map(({ value }) => value).filter(Boolean);
    let read: Omit<Typed, 'text'> | undefined;
    try {
      const puzzles = await this.#worker.call((functions) => functions.puzzles(text, names));
      read = puzzles && { puzzles, fault: '' };
    } catch (error) {
      read = { puzzles: [], fault: asSentence(describeError(error)) };
    }
    if (!read || text !== this.#typedText) return;
    this.#typed = { text, ...read };
    this.#show();
  }

  /** The message where the set has no puzzles: the typed ones are invalid, or are still being read. */
  #noPuzzle(): string {
    const text = this.#typedText;
    if (text.trim() === '') return linkWords.noPuzzle;
    return text === this.#typed.text ? this.#typed.fault || linkWords.noPuzzle : linkWords.reading;
  }

  /** The puzzles as the form has them; the levels that are offered are those of the size. */
  #plan(): PuzzlePlan {
    const from = this.#chosen('from') as PuzzlePlan['from'];
    this.#part('carved').hidden = from === 'these';
    this.#part('these').hidden = from !== 'these';
    for (const about of this.#root.querySelectorAll<HTMLElement>('[data-about]')) about.hidden = about.dataset.about !== from;
    if (from === 'these') {
      const text = this.#typedText;
      if (text !== this.#typed.text) this.#readSoon();
      return { from, puzzles: text === this.#typed.text ? this.#typed.puzzles : [] };
    }
    const size = Number(this.#field<HTMLSelectElement>('size').value);
    const level = this.#field<HTMLSelectElement>('level');
    const offered = levelsOfSize(size);
    for (const option of level.options) option.disabled = !offered.includes(option.value as Level);
    if (!offered.includes(level.value as Level)) level.value = offered[0]!;
    const seed = this.#field('seed');
    return { from, level: level.value as Level, size, seed: seed.checkValidity() ? seed.valueAsNumber : 1 };
  }

  get #set(): QuestionSet {
    const ask = [...this.#root.querySelectorAll<HTMLElement>('[data-kind]')].flatMap((row) => {
      const [on, count] = row.querySelectorAll('input');
      count!.disabled = !on!.checked || on!.disabled;
      const valid = count!.checkValidity() ? count!.valueAsNumber : 1;
      return on!.checked && !on!.disabled ? [{ kind: row.dataset.kind as KindName, count: valid }] : [];
    });
    return {
      title: this.#field('title').value.replace(/\s+/gu, ' ').trim().slice(0, MAX.title),
      algorithm: this.#algorithm.id,
      options: changedOptions(this.#algorithm, this.#options),
      puzzles: this.#plan(),
      ask,
      attempts: Number(this.#chosen('attempts')),
      rule: this.#field('rule').checked,
    };
  }

  /** Shows the link of the set; if it isn't valid, says why. */
  #show(): void {
    // The form is used before its algorithm has loaded, which shows everything then.
    if (!this.#algorithm) return;
    const set = this.#set;
    const count = questionsIn(set);
    this.#part('summary').textContent = count > 0 ? words.summary(count) : '';
    const fragment = writeSet(set);
    const noPuzzle = set.puzzles.from === 'these' && set.puzzles.puzzles.length === 0 ? this.#noPuzzle() : '';
    let fault = count > 0 ? noPuzzle : linkWords.none;
    try {
      if (!fault) readSet(fragment);
    } catch (error) {
      fault = asSentence(describeError(error));
    }
    const link = `${location.origin}${location.pathname}#${fragment}`;
    const [text, attempt] = [this.#part('link'), this.#part<HTMLAnchorElement>('attempt')];
    text.textContent = fault ? '' : link;
    this.#part('length').textContent = fault ? '' : linkWords.length(link.length);
    // A long link is read in its box, which keys can scroll then.
    text.tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1;
    this.#part('advice').textContent = fault ? '' : linkWords.advice(link.length);
    this.#part<HTMLButtonElement>('copy').disabled = fault !== '';
    if (fault) attempt.removeAttribute('href');
    else attempt.href = link;
    attempt.ariaDisabled = String(fault !== '');
    this.#say(fault, fault !== '');
    clearTimeout(this.#timer);
    if (fault) [this.#previewed, this.#part('preview-about').textContent] = ['', ''];
    else this.#previewSoon();
  }

  #say(text: string, fault = false): void {
    const said = this.#part('link-said');
    said.textContent = text;
    said.classList.toggle('error', fault);
  }

  async #copy(): Promise<void> {
    this.#say((await copyText(this.#part('link').textContent!)) ? linkWords.copied : linkWords.notCopied);
  }

  #previewSoon(): void {
    clearTimeout(this.#timer);
    if (this.#isPreviewSeen) this.#timer = window.setTimeout(() => this.#preview(), SETTLED);
  }

  /** The puzzles, runs and questions of a name. */
  async #preview(): Promise<void> {
    const set = this.#set;
    const name = this.#field('preview-name').value.trim() || previewWords.example;
    const key = `${writeSet({ ...set, title: '' })} ${name}`;
    if (key === this.#previewed || questionsIn(set) === 0) return;
    this.#previewed = key;
    this.#part('preview-title').textContent = previewWords.heading(name);
    this.#part('preview-about').textContent = previewWords.making;
    try {
      const made = await studentSet(set, name);
      if (key === this.#previewed) this.#showPreview(made, questionsIn(set));
    } catch (error) {
      if (key === this.#previewed) this.#part('preview-about').textContent = asSentence(describeError(error));
    }
  }

  #showPreview({ runs, questions }: StudentSet, requested: number): void {
    const grids = runs.flatMap(({ timeline }) => timeline.frame(0).picture.grid ?? []);
    this.#part('preview-picture').hidden = grids.length === 0;
    if (grids[0]) {
      this.#drawPreview ??= gridDrawing(this.#part('preview-picture'));
      this.#drawPreview(emptyScene(grids[0].puzzle));
    }
    const givens = grids.map(({ puzzle }) => puzzle.givens.filter((digit) => digit !== 0).length);
    const last = Math.max(0, ...questions.map(({ position }) => position + 1));
    this.#part('preview-about').textContent = previewWords.about(runs.length, givens, questions.length, requested, last);
  }
}
