import * as words from '#words/experiment.ts';
import type { Interval } from '../../../experiment/statistics/interval.ts';
import { element } from '../../ui/element.ts';
import { drawClass } from './class-chart.ts';
import { type ClassQuestion, readClassGuesses, summariesOf } from './class-guesses.ts';
import type { Findings } from './evidence.ts';

/** What came out of what was asked, in the unit of the guesses and in their order. */
export function resultsOf({ question, asked }: ClassQuestion, findings: Findings | undefined): (Interval | undefined)[] {
  if (findings?.ratio) return findings.ratio.groups.map(({ estimate }) => estimate?.interval);
  if (findings?.restarts) return findings.restarts.gains.map(({ interval }) => interval);
  const shares = findings?.shares?.shares ?? [];
  // Along a curve, what was asked is about the first run.
  const own = question === 'givens' ? shares.filter(({ run }) => run === shares[0]?.run) : shares;
  return asked.names.map((_, place) => {
    const interval = own[place]?.interval;
    return interval && { from: 100 * interval.from, to: 100 * interval.to };
  });
}

/** Lays the predictions of a class on one chart, from the links that its members share. */
export class ClassPanel {
  readonly #root: HTMLElement;
  readonly #questionNow: () => ClassQuestion;
  #findings: Findings | undefined;

  constructor(root: HTMLElement, questionNow: () => ClassQuestion) {
    this.#root = root;
    this.#questionNow = questionNow;
    this.#part('class-show').addEventListener('click', () => this.draw());
    new ResizeObserver(() => this.#part('class-chart').childElementCount > 0 && this.draw()).observe(this.#part('class-chart'));
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** What came out; undefined as long as nobody knows. */
  set findings(findings: Findings | undefined) {
    if (findings === this.#findings) return;
    this.#findings = findings;
    if (this.#part('class-chart').childElementCount > 0) this.draw();
  }

  /** Another question has other predictions. */
  clear(): void {
    for (const name of ['class-chart', 'class-said', 'class-faults']) this.#part(name).replaceChildren();
  }

  draw(): void {
    const question = this.#questionNow();
    const read = readClassGuesses(this.#part<HTMLTextAreaElement>('class-box').value, location.href, question);
    this.#part('class-faults').replaceChildren(...read.faults.map((text) => element('li', '', text)));
    const rows = summariesOf(question.asked, read, resultsOf(question, this.#findings));
    const { kind, unit, run } = question.asked;
    const said = read.predictions.length === 0 ? [words.classChart.none] : rows.map((row) => words.classChart.says(row, kind, run, unit));
    this.#part('class-said').replaceChildren(
      element('li', '', words.classChart.count(read.predictions.length)),
      ...said.map((text) => element('li', '', text)),
    );
    const chart = this.#part('class-chart');
    if (read.predictions.length === 0) chart.replaceChildren();
    else drawClass(chart, Math.max(300, chart.clientWidth), kind, rows);
  }
}
