import * as words from '#words/compare.ts';
import { labRunsUrl } from '../../runs/links/lab-runs-url.ts';
import { letterOf } from '../../runs/named-run.ts';
import { csvBlob, download } from '../../ui/export.ts';
import type { CommonClock } from './common-clock.ts';
import type { ComparePanel } from './compare-panel.ts';
import { currencies, findingText, haveCurrency } from './finding.ts';
import { writeLettered } from './lettered.ts';
import { type Answers, answersOf, drawProgress, type Point, progressOf, rightAt, shareOf, sizeOf, timeAt } from './progress.ts';
import { RunTabs } from './run-tabs.ts';
import { drawTotals } from './totals.ts';
import { totalsCsv } from './totals-csv.ts';
import { unitOf } from './written.ts';

/** Parts of the slider; it is logarithmic, as the drawing is. */
const SLIDER = 10_000;

/** The drawing of all runs together: their courses with the slider over them, and the table of their costs. */
export class WorkDrawing {
  readonly #root: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #tabs: RunTabs;
  #panels: readonly ComparePanel[] = [];
  #answers: Answers['of'] = [];
  #courses: Point[][] = [];
  #size = 81;

  /** `seek` is called with a share of the slider's width as a time of the clock that `length` is the length of. */
  constructor(root: HTMLElement, length: () => number, seek: (time: number) => void) {
    this.#root = root;
    this.#tabs = new RunTabs(root);
    this.#slider = root.querySelector<HTMLInputElement>('input.seek')!;
    this.#slider.addEventListener('input', () => seek(timeAt(Number(this.#slider.value) / SLIDER, length())));
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** Updates the course of every run, and the table. */
  follow(clock: CommonClock, panels: readonly ComparePanel[]): void {
    const answers = answersOf(panels);
    this.#panels = panels;
    this.#answers = answers.of;
    const some = answers.of.find((answer) => answer !== undefined);
    if (some) this.#size = Math.max(...answers.of.map((answer) => (answer ? sizeOf(answer) : 0)));
    this.#courses = some ? panels.map((panel, index) => (answers.of[index] ? progressOf(clock, panel, answers.of[index]) : [])) : [];
    const note = this.#part('no-course');
    note.hidden = some !== undefined && !answers.differ;
    if (some) note.textContent = words.answersDiffer(unitOf(panels));
    else note.textContent = clock.complete ? words.noAnswer : words.noAnswerYet;
    this.#part<HTMLButtonElement>('stop').disabled = clock.complete;
    this.#tell(panels);
    drawTotals(this.#part('totals'), this.#rows);
  }

  get #rows() {
    return this.#panels.map(({ title, changed, algorithm, timeline, stopped, unit }) => ({
      title,
      named: changed,
      algorithm,
      timeline,
      stopped,
      unit,
    }));
  }

  /** Saves the costs of whole runs as a file. */
  save(puzzle: string): void {
    download(csvBlob([totalsCsv(puzzle, this.#rows)]), 'sudoscope-compare.csv');
  }

  /** Says what the runs come to: in the row under the bar, and for each currency over the table. */
  #tell(panels: readonly ComparePanel[]): void {
    writeLettered(this.#part('finding'), findingText(panels, 'written', letterOf));
    this.#part('name-written').textContent = words.finding.names(unitOf(panels)).written;
    for (const currency of currencies) {
      const has = haveCurrency(panels, currency);
      this.#part(`name-${currency}`).hidden = !has;
      this.#part(`told-${currency}`).hidden = !has;
      writeLettered(this.#part(`verdict-${currency}`), has ? findingText(panels, currency, letterOf) : '');
    }
    // The Lab has no exact cover problems but those of Sudokus.
    for (const part of ['name-reach', 'verdict-reach']) this.#part(part).hidden = unitOf(panels) === 'row';
    const lab = this.#part('verdict-reach').querySelector('a')!;
    lab.href = labRunsUrl(
      new URL(lab.pathname, location.href).href,
      panels.filter(({ isBrought }) => !isBrought).map(({ changed }) => changed),
    );
  }

  draw(clock: CommonClock, time: number): void {
    const { length, measure } = clock;
    const [unit, size] = [unitOf(this.#panels), this.#size];
    drawProgress(this.#part('progress'), { courses: this.#courses, length, time, size, unit, measure });
    this.#part('progress-title').textContent = words.progressTitle(unit);
    this.#part('measure').textContent = words.measures(unit)[measure];
    this.#tabs.draw(
      this.#panels.map((panel, index) => {
        const answer = this.#answers[index];
        return { right: answer && rightAt(clock, panel, answer, time), size: answer ? sizeOf(answer) : size };
      }),
    );
    const timeText = time >= length && clock.complete ? words.everyRunEnded : clock.words(time);
    this.#slider.value = String(Math.round(shareOf(time, length) * SLIDER));
    this.#slider.setAttribute('aria-valuetext', timeText);
    this.#part('time').textContent = timeText;
  }
}
