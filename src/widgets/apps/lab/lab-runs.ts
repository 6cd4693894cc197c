import { faults, tooMany } from '#words/lab.ts';
import type { AnyAlgorithm, AnyOptions } from '../../../engine/algorithm.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { optionTexts, readOptions } from '../../../engine/options.ts';
import { AlgorithmForm, changedOptions } from '../../controls/form/algorithm-form.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { inputFault } from '../../ui/fault-sentence.ts';

/** The most runs that the lab has room for. */
export const MAX_RUNS = 8;

interface LabRun {
  readonly element: HTMLElement;
  readonly form: AlgorithmForm;
  algorithm: AnyAlgorithm;
  options: AnyOptions;
}

/** The callbacks of a list of runs. */
export interface ListCallbacks {
  /** Called when a run was added, replaced or changed. */
  changed(): void;
  /** Called when a run was removed. */
  removed(): void;
  /** Called when a change of a run is invalid. */
  failed(error: unknown): void;
}

/** The runs that a reader has put together, each with its choosers. */
export class LabRuns {
  readonly #root: HTMLElement;
  readonly #template: HTMLTemplateElement;
  readonly #callbacks: ListCallbacks;
  #runs: LabRun[] = [];
  /** The last change of a run; its algorithm may have to be fetched. */
  #changing: Promise<void> = Promise.resolve();

  constructor(root: HTMLElement, template: HTMLTemplateElement, callbacks: ListCallbacks) {
    this.#root = root;
    this.#template = template;
    this.#callbacks = callbacks;
  }

  get runs(): readonly LabRun[] {
    return this.#runs;
  }

  /** The runs as links and results name them. */
  get named(): NamedRun[] {
    return this.#runs.map(({ algorithm, options }) => ({
      algorithm: algorithm.id,
      options: changedOptions(algorithm, optionTexts(options)),
    }));
  }

  /** Resolves when no change is under way. */
  settled(): Promise<void> {
    return this.#changing.catch(() => {});
  }

  /** Throws InputError when there are too many, or when its algorithm or an option is invalid. */
  async add(named: NamedRun): Promise<void> {
    refuseMore(this.#runs.length + 1, MAX_RUNS, tooMany.runs);
    const algorithm = await catalogRow(named.algorithm).load();
    const options = readOptions(algorithm.options, named.options);
    this.#root.append(this.#template.content.cloneNode(true));
    const element = this.#root.lastElementChild as HTMLElement;
    const run: LabRun = {
      element,
      algorithm,
      options,
      form: new AlgorithmForm(element, {
        change: (changed) => {
          this.#changing = this.#change(run, changed);
          this.#changing.catch(this.#callbacks.failed);
        },
        remove: () => this.#remove(run),
      }),
    };
    run.form.show(algorithm, optionTexts(run.options));
    this.#runs.push(run);
    this.#letter();
    this.#callbacks.changed();
  }

  /** Puts other runs in the place of those that are there. */
  async replace(named: readonly NamedRun[]): Promise<void> {
    await this.settled();
    for (const { element } of this.#runs) element.remove();
    this.#runs = [];
    for (const run of named) await this.add(run);
  }

  #remove(run: LabRun): void {
    run.element.remove();
    this.#runs = this.#runs.filter((other) => other !== run);
    this.#letter();
    this.#callbacks.changed();
    this.#callbacks.removed();
  }

  /** Gives a run its algorithm and options; if they are invalid, the run stays as it was. */
  async #change(run: LabRun, { algorithm: id, options }: NamedRun): Promise<void> {
    const algorithm = await catalogRow(id).load();
    try {
      run.options = readOptions(algorithm.options, options);
      run.algorithm = algorithm;
    } finally {
      run.form.show(run.algorithm, optionTexts(run.options));
      this.#callbacks.changed();
    }
  }

  #letter(): void {
    this.#runs.forEach(({ form }, index) => {
      form.place(index);
    });
  }
}

/** Throws InputError when there is more of something than the page has room for. */
export function refuseMore(count: number, most: number, what: string): void {
  if (count > most) throw inputFault(faults.more(count, what, most));
}
