import * as words from '#words/lab.ts';
import { runText } from '../../runs/links/address.ts';
import { compareUrl } from '../../runs/links/compare-url.ts';
import { runName } from '../../runs/named-run.ts';
import { csvBlob, download } from '../../ui/export.ts';
import type { Experiment } from './experiment.ts';
import { drawStrips, type LabScene, puzzlesPerMark } from './lab-drawing.ts';
import { drawPuzzles, drawSummary, MAX_ROWS } from './lab-tables.ts';
import { csvOf, groupsMerged, type LabMeasure, refusedPuzzles } from './results.ts';

/** The most runs of a comparison. */
const MAX_COMPARED = 4;

/** Lets the page do its other work. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The results of an experiment: dots, tables, a file. */
export class ResultsPanel {
  readonly #root: HTMLElement;
  /** Where comparisons are shown. */
  readonly #compare: string;
  #experiment: Experiment | undefined;
  /** How many lines of its text were no puzzles. */
  #leftOut = 0;
  /** The set-up of the results shown here; the page's own example has a set-up of its own. */
  #of: string;

  constructor(root: HTMLElement, compare: string, ownSetup: string) {
    this.#root = root;
    this.#compare = compare;
    this.#of = ownSetup;
    this.#part('puzzles')
      .closest('details')!
      .addEventListener('toggle', () => this.draw());
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #measure(): HTMLSelectElement {
    return this.#root.querySelector<HTMLSelectElement>('select[name=measure]')!;
  }

  get measure(): LabMeasure {
    return this.#measure.value as LabMeasure;
  }

  set measure(measure: LabMeasure) {
    this.#measure.value = measure;
  }

  /** Removes the results: they are of another set-up than the one of the reader's link. */
  clear(setup: string): void {
    if (setup === this.#of) return;
    this.#of = setup;
    for (const part of ['strips', 'summary', 'puzzles']) this.#part(part).replaceChildren();
    this.#part('about').textContent = words.nothingRun;
    this.#part('showing').hidden = true;
  }

  /** Shows whether the results are of the present set-up. */
  compareSetup(setup: string): void {
    this.#part('changed').hidden = setup === this.#of;
  }

  show(experiment: Experiment, setup: string, leftOut: number): void {
    this.#experiment = experiment;
    this.#leftOut = leftOut;
    this.#of = setup;
    this.compareSetup(setup);
    this.draw();
  }

  draw(): void {
    const experiment = this.#experiment;
    if (!experiment) return;
    const { puzzles, runs, results, budget } = experiment;
    const { amount: limit } = budget;
    const measure = budget.currency as LabMeasure;
    const scene: LabScene = {
      runs: runs.map(runName),
      puzzles,
      results,
      measure,
      limit,
      linkOf: (puzzle) => this.#linkOf(experiment, puzzle),
    };
    this.#part('about').textContent = words.shown(puzzles.length, runs.length, words.amount(limit, measure), {
      perMark: puzzlesPerMark(puzzles.length),
      groups: groupsMerged(puzzles),
      refused: refusedPuzzles(results),
      leftOut: this.#leftOut,
    });
    drawStrips(this.#part('strips'), scene);
    drawSummary(this.#part('summary'), scene);
    const table = this.#part('puzzles');
    this.#part('more').hidden = puzzles.length <= MAX_ROWS;
    if (table.closest('details')!.open) drawPuzzles(table, scene);
    this.#part('csv').hidden = results.length === 0;
    this.#part('showing').hidden = false;
    table.closest('details')!.hidden = false;
    this.#root.dataset.done = String(results.length);
  }

  /** The runs of a puzzle side by side. */
  #linkOf({ puzzles, runs }: Experiment, puzzle: number): string {
    return compareUrl(new URL(this.#compare, location.href).href, {
      puzzle: puzzles[puzzle]!.text,
      runs: runs.slice(0, MAX_COMPARED),
      measure: 'writes',
      time: 0,
    });
  }

  /** Downloads all results as a file. */
  async save(): Promise<void> {
    const { puzzles, runs, results } = this.#experiment!;
    const pieces: string[] = [];
    for (const piece of csvOf(puzzles, runs.map(runText), results)) {
      pieces.push(piece);
      await pause();
    }
    download(csvBlob(pieces), 'sudoscope-lab.csv');
  }
}
