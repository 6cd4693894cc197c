import * as words from '#words/compare.ts';
import { groupBy } from '../../../engine/group-by.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { labRunsUrl } from '../../runs/links/lab-runs-url.ts';
import { csvBlob, download } from '../../ui/export.ts';
import { type CommonClock, grows } from './common-clock.ts';
import type { ComparePanel } from './compare-panel.ts';
import { currencies, findingText, haveCurrency, isSure, laterProofs, showNoSolution, wasStopped } from './finding.ts';
import { markedLetterOf, writeLettered } from './lettered.ts';
import { type Answers, answersOf, drawProgress, isCharted, progressOf, rightAt, sizeOf, through, upTo } from './progress.ts';
import { RunTabs } from './run-tabs.ts';
import { drawTotals } from './totals.ts';
import { totalsCsv } from './totals-csv.ts';
import { isLogarithmic, type Point, shareOf, timeAt } from './work-axis.ts';
import { guesses, placesThatDiffer, unitOf, writtenIn } from './written.ts';

/** Parts of the slider; it is logarithmic where the drawing is. */
const SLIDER = 10_000;

/** So often, in milliseconds, a course is drawn again whose run has ended before all of it is known. */
const AGAIN = 400;

/** What the drawing shows of the runs as far as they have grown. */
interface Work {
  readonly answers: Answers['of'];
  readonly differ: boolean;
  /** Whether some run has found an answer to measure by; otherwise the courses show how full each grid is. */
  readonly isKnown: boolean;
  readonly isFilled: boolean;
  readonly courses: readonly (readonly Point[])[];
}

/** The drawing of all runs together: their courses with the slider over them, and the table of their costs. */
export class WorkDrawing {
  readonly #root: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #solutions: () => number | undefined;
  readonly #answer: () => string;
  readonly #tabs: RunTabs;
  #panels: readonly ComparePanel[] = [];
  #timelines: readonly Timeline[] = [];
  /** Made when somebody sees it: replaying all runs is the most that the page does while it loads. */
  #work: Work | undefined;
  /** While runs grow it is made anew from this time on: it takes at most a tenth of the page's time. */
  #isDue = 0;
  #size = 81;
  /** What every run has right at its start. */
  #base = 0;
  #drawn: readonly [clock: CommonClock, time: number] | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  /**
   * `seek` is called with a time of the clock. `solutions` is how many the puzzle has, where that is known not to be one, and `answer` what
   * the runs answer to the page's question, where it has asked one.
   */
  constructor(
    root: HTMLElement,
    clock: () => CommonClock,
    seek: (time: number) => void,
    solutions: () => number | undefined,
    answer: () => string,
  ) {
    this.#root = root;
    this.#solutions = solutions;
    this.#answer = answer;
    this.#tabs = new RunTabs(root);
    this.#slider = root.querySelector<HTMLInputElement>('input.seek')!;
    this.#slider.addEventListener('input', () => {
      const share = Number(this.#slider.value) / SLIDER;
      seek(share < 1 ? timeAt(share, clock().axis) : clock().length);
    });
    // On paper nothing is asked, so nothing is hidden.
    window.addEventListener('beforeprint', () => this.#drawn && this.draw(...this.#drawn, true));
  }

  /** Where there is room for one run, brings one of these into sight, by their places. */
  bringIn(places: readonly number[]): void {
    this.#tabs.bringIn(places);
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** Takes the runs as far as they have grown: the course of each is updated when it's drawn next. */
  follow(clock: CommonClock, panels: readonly ComparePanel[]): void {
    const timelines = panels.map(({ timeline }) => timeline);
    const known = this.#timelines;
    const isSame = timelines.length === known.length && timelines.every((timeline, place) => timeline === known[place]);
    if (!isSame || clock.complete || performance.now() >= this.#isDue) this.#work = undefined;
    [this.#panels, this.#timelines] = [panels, timelines];
    this.#part<HTMLButtonElement>('stop').disabled = clock.complete;
    this.#root.toggleAttribute('data-growing', !clock.complete);
  }

  /** Says what the runs come to, as far as they have grown: in sentences and in the table. */
  tell(): void {
    this.#tellFinding(this.#panels);
    drawTotals(this.#part('totals'), this.#rows);
  }

  #worked(clock: CommonClock): Work {
    const panels = this.#panels;
    const { of, differ } = answersOf(panels);
    const isKnown = of.some((answer) => answer !== undefined);
    // Until the runs have begun to write, there is nothing to draw.
    const isFilled = !isKnown && (clock.complete || clock.length > 1);
    const courses = panels.map((panel, index) => (of[index] || isFilled ? progressOf(clock, panel, of[index]) : []));
    const amounts = courses.flatMap((course) => course.map(({ right }) => right));
    if (isKnown) this.#size = Math.max(...of.map((answer) => (answer ? sizeOf(answer) : 0)));
    // Without a solution no line reaches the top, so the drawing ends at the fullest.
    else this.#size = Math.max(1 + this.#givens, ...amounts);
    this.#base = isKnown ? Math.min(...amounts) : this.#givens;
    return { answers: of, differ, isKnown, isFilled, courses };
  }

  /** Until somebody knows how the runs end, their courses are drawn as far as the reader has come. */
  get #isOpen(): boolean {
    const { bet } = this.#root.dataset;
    return bet === 'ask' || bet === 'betting' || bet === 'racing';
  }

  /** Whether every run is at its start, and nothing is told: until somebody bets or plays. */
  #isAsking(time: number): boolean {
    return time === 0 && this.#isOpen && unitOf(this.#panels) === 'digit';
  }

  /** The cells that are right at the start. */
  get #givens(): number {
    return unitOf(this.#panels) === 'digit' && this.#panels[0] ? sizeOf(writtenIn(this.#panels[0], 0)) : 0;
  }

  /** Says beside the courses what they will show, what they show where there is no answer, or that they don't compare. */
  #note(clock: CommonClock, work: Work | undefined, time: number): void {
    const note = this.#part('no-course');
    const isAhead = time === 0 && this.#isOpen && clock.complete && (work?.isKnown ?? true);
    note.hidden = !isAhead && (work ? work.isKnown && !work.differ : clock.complete);
    const isProof = this.#solutions() === 0;
    if (isAhead) note.textContent = isProof ? words.courseAheadOfProof : words.courseAhead(unitOf(this.#panels), clock.measure);
    else if (work?.isKnown) note.textContent = words.answersDiffer;
    else if (!clock.complete && !work?.isFilled) note.textContent = words.noAnswerYet;
    else if (showNoSolution(this.#panels)) note.textContent = words.noSolution;
    else if (this.#panels.some(isSure)) note.textContent = words.noSolutionSoFar;
    else if (!clock.complete) note.textContent = words.filledSoFar;
    else note.textContent = this.#panels.some(wasStopped) ? words.noAnswerStopped : words.noAnswer;
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
  #tellFinding(panels: readonly ComparePanel[]): void {
    const counts = panels.length > 1 && panels.some(({ algorithm }) => algorithm.localSearch) ? words.finding.swapsCount : '';
    const guessing = [...panels.keys()].filter((place) => panels.length > 1 && guesses(panels[place]!)).map(markedLetterOf);
    const guessed = guessing.length > 0 ? words.finding.guessesDont(guessing) : '';
    const notes = [counts, guessed, this.#sameSolution(panels)].filter((note) => note !== '').join(' ');
    const answer = this.#answer();
    // Who was first to show that there is no solution is the answer to the question.
    const isTold = answer !== '' && showNoSolution(panels);
    const finding = isTold ? laterProofs(panels, markedLetterOf) : findingText(panels, 'written', markedLetterOf);
    writeLettered(this.#part('finding'), `${answer} ${finding}`.trim(), notes);
    this.#part('name-written').textContent = words.finding.names(unitOf(panels)).written;
    for (const currency of currencies) {
      const has = haveCurrency(panels, currency);
      this.#part(`name-${currency}`).hidden = !has;
      this.#part(`told-${currency}`).hidden = !has;
      const after = currency === 'written' ? notes : '';
      writeLettered(this.#part(`verdict-${currency}`), has ? `${findingText(panels, currency, markedLetterOf)} ${after}`.trim() : '');
    }
    // The Lab has no exact cover problems but those of Sudokus.
    for (const part of ['name-reach', 'verdict-reach']) this.#part(part).hidden = unitOf(panels) === 'row';
    const lab = this.#part('verdict-reach').querySelector('a')!;
    lab.href = labRunsUrl(
      new URL(lab.pathname, location.href).href,
      panels.filter(({ isBrought }) => !isBrought).map(({ changed }) => changed),
    );
  }

  /** Where a puzzle has several solutions, whether the runs found the same. */
  #sameSolution(panels: readonly ComparePanel[]): string {
    const { of, differ } = answersOf(panels);
    if (differ && unitOf(panels) === 'digit') {
      const found = of.flatMap((answer, place) => (answer ? [{ letter: markedLetterOf(place), answer }] : []));
      const cells = placesThatDiffer(found.map(({ answer }) => answer)).length;
      const groups = [...groupBy(found, ({ answer }) => String(answer)).values()];
      return words.finding.otherSolutions(
        groups.map((group) => group.map(({ letter }) => letter)),
        cells,
      );
    }
    const solutions = this.#solutions();
    const isSolved = panels.length > 1 && panels.every(({ timeline }) => timeline.outcome === 'solved' && !timeline.capped);
    if (solutions === undefined || !isSolved || differ) return '';
    return words.finding.sameSolution(panels.length, solutions);
  }

  #drawAgain(): void {
    clearTimeout(this.#again);
    const draw = () => {
      this.#work = undefined;
      this.draw(...this.#drawn!);
    };
    this.#again = setTimeout(draw, Math.max(AGAIN, this.#isDue - performance.now()));
  }

  /** What each run has right at a time; undefined where nothing is known to measure by. At the start there are only givens, and they are right. */
  #rightAt(clock: CommonClock, work: Work | undefined, time: number): readonly (number | undefined)[] {
    return this.#panels.map((panel, index) => {
      const answer = work ? work.answers[index] : writtenIn(panel, 0);
      return answer || work?.isFilled ? rightAt(clock, panel, answer, time) : undefined;
    });
  }

  draw(clock: CommonClock, time: number, forPaper = false): void {
    this.#drawn = [clock, time];
    const isAsking = this.#isAsking(time) && !forPaper;
    if (isAsking) [this.#size, this.#base] = [writtenIn(this.#panels[0]!, 0).length, this.#givens];
    else if (!this.#work) {
      const begun = performance.now();
      this.#work = this.#worked(clock);
      this.#isDue = performance.now() + 9 * (performance.now() - begun);
    }
    const work = isAsking ? undefined : this.#work;
    this.#note(clock, work, time);
    const { measure } = clock;
    const [unit, size, base] = [unitOf(this.#panels), this.#size, this.#base];
    // At their start runs have no lines yet, and the note about what is ahead has their room.
    const known = this.#isOpen && time === 0 && !forPaper ? [] : (work?.courses ?? []);
    const rights = this.#rightAt(clock, work, time);
    const courses = known.map((course, index) => {
      const right = rights[index];
      if (right === undefined || course.length === 0) return course;
      return this.#isOpen && !forPaper ? upTo(course, time, right) : through(course, time, right);
    });
    if (work && this.#panels.some((panel) => !grows(panel) && !isCharted(panel))) this.#drawAgain();
    drawProgress(this.#part('progress'), { courses, ...clock.axis, time: clock.amountAt(time), size, base, unit });
    const isFilled = work?.isFilled === true;
    this.#part('no-course').toggleAttribute('data-filled', isFilled || (known.length > 0 && work?.differ === true));
    this.#part('progress-title').textContent = (isFilled || this.#solutions() === 0 ? words.filledTitle : words.progressTitle)(unit);
    this.#part('measure').textContent = words.measures(unit)[measure];
    this.#part('scale').hidden = !isLogarithmic(measure);
    this.#tabs.draw(
      this.#panels.map((panel, index) => {
        const answer = work ? work.answers[index] : writtenIn(panel, 0);
        return {
          title: panel.title,
          right: rights[index],
          size: isFilled && unit === 'digit' ? writtenIn(panel, 0).length : work && answer ? sizeOf(answer) : size,
        };
      }),
    );
    const isEnd = time >= clock.length && time > 0;
    const timeText =
      isEnd && clock.complete ? (this.#panels.some(wasStopped) ? words.endedOrStopped : words.everyRunEnded) : clock.words(time);
    this.#slider.value = String(isEnd ? SLIDER : Math.round(shareOf(time, clock.axis) * SLIDER));
    this.#slider.setAttribute('aria-valuetext', timeText);
    this.#part('time').textContent = timeText;
  }
}
