import * as words from '#words/why.ts';
import { hasDigit } from '../../../engine/candidates.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { Thing } from '../../../engine/thing.ts';
import { plain } from '../../../narration/sentence.ts';
import { newest, type Why as Reasons, whyAt } from '../../../trace/why.ts';
import type { Stops } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { takeFocus } from '../../ui/in-view.ts';
import { isTaken, numberOf } from '../../ui/keys.ts';
import { OverviewMarks } from './overview-marks.ts';
import { kindsOfLine } from './pointing.ts';
import { type Question, questionText, thingOf } from './question.ts';
import type { Why } from './why.ts';
import { drawWhy } from './why-drawing.ts';
import { type Choice, WhyPanel } from './why-panel.ts';
import { barredByGiven, cellOf, oftenOf, questionOf, rowsOf, type WhyRow } from './why-rows.ts';

/** One question while it is open: its panel, its drawing over the grid and its marks over the strip. */
export class OpenWhy {
  /** What had the focus before. */
  readonly origin: Element | null;
  /** Where 'stop at' leads: from cause to cause, or from run to run of a line. */
  readonly stops: Stops;
  readonly #mode: Why;
  readonly #state: FigureState;
  readonly #root: HTMLElement;
  readonly #question: Question;
  readonly #position: number;
  readonly #panel: WhyPanel;
  readonly #strip: OverviewMarks;
  #reasons: Reasons | undefined;
  #rows: readonly WhyRow[] = [];
  #choices: readonly Choice[] = [];
  #chosen = 0;

  constructor(mode: Why, state: FigureState, question: Question, position: number, origin: Element | null) {
    [this.#mode, this.#state, this.#root, this.#position, this.origin] = [mode, state, state.root, position, origin];
    this.#question = this.#refined(question);
    this.#strip = new OverviewMarks(this.#root);
    this.#panel = new WhyPanel(this.#root.querySelector('.pane-side')!, this);
    const stops = this.#root.querySelector<HTMLElement>('.stop-kind');
    if (stops) stops.dataset.instead = this.#question.of === 'line' ? words.stopAt.line(this.#question.line) : words.stopAt.cause;
    this.stops = this.#question.of === 'line' ? this.#showLine(this.#question.line) : this.#showReasons(this.#question);
  }

  /** The question in a link, with its position where the reader has gone on. */
  get text(): string {
    const { timeline, position } = this.#state;
    const text = questionText(this.#question, timeline.frame(position).picture);
    return position === this.#position ? text : `${text}-${this.#position}`;
  }

  /** Takes a key; false when it is for the figure. */
  key(event: KeyboardEvent): boolean {
    const number = numberOf(event);
    const choice = number === undefined ? undefined : this.#choices[number - 1];
    if (event.key === 'Escape' && !document.querySelector(':popover-open, dialog[open]')) this.leave();
    else if (choice) this.ask(choice.question);
    else if (isTaken(event)) return false;
    else if (event.key === 'ArrowDown' && this.#rows.length > 0) this.choose(this.#chosen + 1, { focus: true });
    else if (event.key === 'ArrowUp' && this.#rows.length > 0) this.choose(this.#chosen - 1, { focus: true });
    else return false;
    event.preventDefault();
    return true;
  }

  ask(question: Question): void {
    this.#mode.ask(question, this.#position);
  }

  go(position: number): void {
    this.#state.commands.seek(position);
  }

  leave(): void {
    this.#mode.leave();
  }

  /** Marks the frame that is shown among the causes. */
  showFrame(): void {
    this.#panel.showPosition(this.#state.position, this.#position);
  }

  /** Takes everything away; the focus goes back to where it came from, unless something else takes it. */
  close({ keepFocus = false } = {}): void {
    const hadFocus = this.#panel.hasFocus;
    this.#panel.remove();
    this.#strip.remove();
    delete this.#root.querySelector<HTMLElement>('.stop-kind')?.dataset.instead;
    const svg = this.#svg;
    if (svg) drawWhy(svg, undefined);
    for (const line of this.#root.querySelectorAll('.code .line.why-line')) line.classList.remove('why-line');
    if (hadFocus && !keepFocus)
      takeFocus(this.origin?.isConnected && this.#root.contains(this.origin) ? (this.origin as HTMLElement) : this.#root);
  }

  get #svg(): SVGSVGElement | null {
    return this.#root.querySelector<SVGSVGElement>('.pane-main svg.grid, svg.grid');
  }

  /** Of an open cell with marks the question is about the digit that has gone from it last. */
  #refined(question: Question): Question {
    const { timeline } = this.#state;
    const { grid } = timeline.frame(this.#position).picture;
    if (question.of !== 'cell' || !grid?.candidates || grid.digits[question.cell] !== 0 || grid.candidates.every((set) => set === 0))
      return question;
    const { cell } = question;
    const missing = Array.from({ length: grid.puzzle.grid.size }, (_, index) => index + 1)
      .filter((digit) => !hasDigit(grid.candidates![cell]!, digit))
      .map((digit): Question & Thing => ({ of: 'mark', cell, digit }));
    return (newest(timeline, missing, this.#position)?.thing as Question | undefined) ?? missing[0] ?? question;
  }

  #showReasons(question: Exclude<Question, { of: 'line' }>): Stops {
    const { timeline, loaded } = this.#state;
    const why = whyAt(timeline, thingOf(question, loaded.algorithm)!, this.#position);
    const sentence = questionOf(question, why.value, timeline.frame(this.#position), timeline);
    this.#rows = rowsOf(timeline, loaded.words, why);
    this.#choices = this.#choicesFor(question);
    const none = this.#rows.length === 0;
    const often = none ? '' : oftenOf(why);
    const uncaused = none ? (barredByGiven(question, why.value, timeline) ?? words.uncaused[why.ends]) : undefined;
    this.#panel.show({ question: sentence, rows: this.#rows, choices: this.#choices, often, ends: uncaused ?? words.ends[why.ends] });
    this.#panel.announce(words.said(plain(sentence), this.#rows.length, uncaused ?? often));
    this.showFrame();
    this.#reasons = why;
    this.choose(0, { focus: true });
    const places = this.#rows.map(({ position }) => position).toSorted((a, b) => a - b);
    return {
      next: () => places.find((place) => place > this.#state.position),
      previous: () => places.findLast((place) => place < this.#state.position),
    };
  }

  #choicesFor(question: Question): Choice[] {
    const { timeline, loaded } = this.#state;
    const { grid } = timeline.frame(this.#position).picture;
    if (question.of === 'counter') {
      const { counters } = loaded.algorithm;
      return loaded.row.shows.map((name) => ({
        label: counters[name]!.label,
        spoken: counters[name]!.label,
        now: name === question.name,
        gone: false,
        question: { of: 'counter', name },
      }));
    }
    const cell = cellOf(question);
    if (cell === undefined || !grid) return [];
    const { digits, candidates, puzzle } = grid;
    return Array.from({ length: puzzle.grid.size }, (_, index) => index + 1).map((digit) => {
      const isWritten = digits[cell] === digit;
      const isThere = isWritten || (candidates !== undefined && hasDigit(candidates[cell]!, digit));
      const label = symbolOf(puzzle, digit);
      return {
        label,
        spoken: words.choice(label, isThere),
        gone: !isThere,
        now: question.of === 'mark' ? question.digit === digit : isWritten,
        question: isWritten ? { of: 'cell', cell } : { of: 'mark', cell, digit },
      };
    });
  }

  choose(row: number, { focus = false } = {}): void {
    this.#chosen = Math.max(0, Math.min(this.#rows.length - 1, row));
    this.#panel.choose(this.#chosen, focus);
    this.#draw();
  }

  #draw(): void {
    const { picture } = this.#state.timeline.frame(this.#state.position);
    const rows = this.#rows;
    const svg = this.#svg;
    const { grid } = picture;
    const digit =
      this.#question.of === 'mark' && this.#reasons?.value === 0 && grid?.candidates && grid.digits[this.#question.cell] === 0
        ? this.#question.digit
        : 0;
    if (svg && grid) drawWhy(svg, { puzzle: grid.puzzle, cell: cellOf(this.#question), digit, rows, chosen: this.#chosen });
    this.#strip.show(rows.map(({ position, number }, index) => ({ position, number, chosen: index === this.#chosen })));
  }

  /** Says how often a line of the code ran, over the words alone: the code stays in sight. */
  #showLine(line: number): Stops {
    const { timeline, loaded } = this.#state;
    const found = kindsOfLine(this.#root, line, loaded.algorithm);
    if (!found) {
      this.#panel.showLine([{ text: words.line.silent }]);
      return { next: () => undefined, previous: () => undefined };
    }
    const { kinds, lines } = found;
    const count = (counts: Readonly<Record<string, number>>) => kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    const sentence = () => {
      const { position } = this.#state;
      const next = timeline.next(kinds, position);
      return words.line.ran(words.line.named(lines), count(timeline.countsAt(timeline.length)), count(timeline.countsAt(position)), next);
    };
    this.#panel.showLine(sentence(), sentence);
    this.#panel.announce(plain(sentence()));
    this.#strip.showDensity((columns, first, last) => timeline.density(kinds, columns, first, last));
    const all = this.#root.querySelectorAll('[data-view=code] .line');
    for (const each of lines) all[each - 1]?.classList.add('why-line');
    return { next: () => timeline.next(kinds, this.#state.position), previous: () => timeline.previous(kinds, this.#state.position) };
  }
}
