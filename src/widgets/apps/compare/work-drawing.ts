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
import { unitOf, writtenIn } from './written.ts';

/** Parts of the slider; it is logarithmic, as the drawing is. */
const SLIDER = 10_000;

/** What the drawing shows of the runs as far as they have grown. */
interface Work {
  readonly answers: Answers['of'];
  readonly differ: boolean;
  /** Whether some run has found an answer. */
  readonly isKnown: boolean;
  readonly courses: readonly (readonly Point[])[];
}

/** The drawing of all runs together: their courses with the slider over them, and the table of their costs. */
export class WorkDrawing {
  readonly #root: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #tabs: RunTabs;
  #panels: readonly ComparePanel[] = [];
  /** Made when somebody sees it: replaying all runs is the most that the page does while it loads. */
  #work: Work | undefined;
  #size = 81;
  #drawn: readonly [clock: CommonClock, time: number] | undefined;

  /** `seek` is called with a share of the slider's width as a time of the clock that `length` is the length of. */
  constructor(root: HTMLElement, length: () => number, seek: (time: number) => void) {
    this.#root = root;
    this.#tabs = new RunTabs(root);
    this.#slider = root.querySelector<HTMLInputElement>('input.seek')!;
    this.#slider.addEventListener('input', () => seek(timeAt(Number(this.#slider.value) / SLIDER, length())));
    // On paper nothing is asked, so nothing is hidden.
    window.addEventListener('beforeprint', () => this.#drawn && this.draw(...this.#drawn, true));
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** Updates the table, and the course of every run when that is drawn next. */
  follow(clock: CommonClock, panels: readonly ComparePanel[]): void {
    this.#panels = panels;
    this.#work = undefined;
    this.#part<HTMLButtonElement>('stop').disabled = clock.complete;
    this.#tell(panels);
    drawTotals(this.#part('totals'), this.#rows);
  }

  #worked(clock: CommonClock): Work {
    const panels = this.#panels;
    const { of, differ } = answersOf(panels);
    const isKnown = of.some((answer) => answer !== undefined);
    if (isKnown) this.#size = Math.max(...of.map((answer) => (answer ? sizeOf(answer) : 0)));
    // The axis of the puzzle before says nothing about this one.
    else if (unitOf(panels) === 'digit' && panels[0]) this.#size = writtenIn(panels[0], 0).length;
    const courses = panels.map((panel, index) => (of[index] ? progressOf(clock, panel, of[index]) : []));
    return { answers: of, differ, isKnown, courses: isKnown ? courses : [] };
  }

  /** Whether the courses are hidden, and every run is at its start: until somebody bets or plays. */
  #isAsking(time: number): boolean {
    const { bet } = this.#root.dataset;
    return time === 0 && (bet === 'ask' || bet === 'betting') && unitOf(this.#panels) === 'digit';
  }

  /** Says in place of the courses why there are none, or that they don't compare. */
  #note(clock: CommonClock, work: Work | undefined): void {
    const note = this.#part('no-course');
    note.hidden = work ? work.isKnown && !work.differ : clock.complete;
    if (work?.isKnown) note.textContent = words.answersDiffer(unitOf(this.#panels));
    else if (!clock.complete) note.textContent = words.noAnswerYet;
    else {
      const isShown = unitOf(this.#panels) === 'digit' && this.#panels.every(({ timeline }) => timeline.outcome === 'no-solution');
      note.textContent = isShown ? words.noSolution : words.noAnswer;
    }
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

  draw(clock: CommonClock, time: number, forPaper = false): void {
    this.#drawn = [clock, time];
    const isAsking = this.#isAsking(time) && !forPaper;
    if (isAsking) this.#size = writtenIn(this.#panels[0]!, 0).length;
    else this.#work ??= this.#worked(clock);
    const work = isAsking ? undefined : this.#work;
    this.#note(clock, work);
    const { length, measure } = clock;
    const [unit, size] = [unitOf(this.#panels), this.#size];
    drawProgress(this.#part('progress'), { courses: work?.courses ?? [], length, time, size, unit, measure });
    this.#part('progress-title').textContent = words.progressTitle(unit);
    this.#part('measure').textContent = words.measures(unit)[measure];
    this.#tabs.draw(
      this.#panels.map((panel, index) => {
        // At the start there are only givens, and they are right.
        const answer = work ? work.answers[index] : writtenIn(panel, 0);
        return { right: answer && rightAt(clock, panel, answer, time), size: work && answer ? sizeOf(answer) : size };
      }),
    );
    const timeText = time >= length && clock.complete ? words.everyRunEnded : clock.words(time);
    this.#slider.value = String(Math.round(shareOf(time, length) * SLIDER));
    this.#slider.setAttribute('aria-valuetext', timeText);
    this.#part('time').textContent = timeText;
  }
}
