import * as words from '#words/why.ts';
import { hasDigit } from '../../../engine/candidates.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { Thing } from '../../../engine/thing.ts';
import { plain } from '../../../narration/sentence.ts';
import { newest, type Why, whyAt } from '../../../trace/why.ts';
import { takeFocus } from '../../ui/in-view.ts';
import { isTaken, numberOf } from '../../ui/keys.ts';
import { type Question, questionText, thingOf } from './asked.ts';
import { kindsOfLine } from './pointing.ts';
import { OverviewMarks } from './strip-marks.ts';
import type { WhyAround } from './why.ts';
import { drawWhy } from './why-drawing.ts';
import { type Choice, WhyPanel } from './why-panel.ts';
import { barredByGiven, cellOf, oftenOf, questionOf, rowsOf, type WhyRow } from './why-rows.ts';

interface Orders extends WhyAround {
  /** Asks about something else in the same frame. */
  ask(asked: Question): void;
  leave(): void;
}

interface Stops {
  next(): number | undefined;
  previous(): number | undefined;
}

/** One question while it is open: its panel, its drawing over the grid and its marks over the strip. */
export class OpenWhy {
  /** What had the focus before. */
  readonly origin: Element | null;
  /** Where 'stop at' leads: from cause to cause, or from run to run of a line. */
  readonly stops: Stops;
  readonly #root: HTMLElement;
  readonly #asked: Question;
  readonly #position: number;
  readonly #orders: Orders;
  readonly #panel: WhyPanel;
  readonly #strip: OverviewMarks;
  #why: Why | undefined;
  #rows: readonly WhyRow[] = [];
  #choices: readonly Choice[] = [];
  #chosen = 0;

  constructor(root: HTMLElement, asked: Question, position: number, origin: Element | null, orders: Orders) {
    [this.#root, this.#position, this.#orders, this.origin] = [root, position, orders, origin];
    this.#asked = this.#refined(asked);
    this.#strip = new OverviewMarks(root);
    this.#panel = new WhyPanel(root.querySelector('.pane-side')!, {
      choose: (row) => this.#choose(row),
      go: (place) => orders.go(place),
      leave: () => orders.leave(),
    });
    const stops = root.querySelector<HTMLElement>('.stop-kind');
    if (stops) stops.dataset.instead = this.#asked.of === 'line' ? words.stopAt.line(this.#asked.line) : words.stopAt.cause;
    this.stops = this.#asked.of === 'line' ? this.#tellLine(this.#asked.line) : this.#tell(this.#asked);
  }

  /** What a link says of it, with the place that it was asked at where the reader has gone on. */
  get text(): string {
    const { player } = this.#orders;
    const text = questionText(this.#asked, player.timeline.frame(player.position).picture);
    return player.position === this.#position ? text : `${text}-${this.#position}`;
  }

  /** Takes a key; false when it is for the figure. */
  key(event: KeyboardEvent): boolean {
    const number = numberOf(event);
    const choice = number === undefined ? undefined : this.#choices[number - 1];
    if (event.key === 'Escape' && !document.querySelector(':popover-open, dialog[open]')) this.#orders.leave();
    else if (choice) choice.ask();
    else if (isTaken(event)) return false;
    else if (event.key === 'ArrowDown' && this.#rows.length > 0) this.#choose(this.#chosen + 1, { focus: true });
    else if (event.key === 'ArrowUp' && this.#rows.length > 0) this.#choose(this.#chosen - 1, { focus: true });
    else return false;
    event.preventDefault();
    return true;
  }

  /** Another frame is drawn. */
  drawn(): void {
    const { position } = this.#orders.player;
    this.#panel.standAt(position, this.#position);
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

  /** An open cell with marks is asked about for the digit that has gone from it last. */
  #refined(asked: Question): Question {
    const { timeline } = this.#orders.player;
    const { grid } = timeline.frame(this.#position).picture;
    if (asked.of !== 'cell' || !grid?.candidates || grid.digits[asked.cell] !== 0 || grid.candidates.every((set) => set === 0))
      return asked;
    const { cell } = asked;
    const missing = Array.from({ length: grid.puzzle.grid.size }, (_, index) => index + 1)
      .filter((digit) => !hasDigit(grid.candidates![cell]!, digit))
      .map((digit): Question & Thing => ({ of: 'mark', cell, digit }));
    return (newest(timeline, missing, this.#position)?.thing as Question | undefined) ?? missing[0] ?? asked;
  }

  #tell(asked: Exclude<Question, { of: 'line' }>): Stops {
    const { player, loaded } = this.#orders;
    const { timeline } = player;
    const why = whyAt(timeline, thingOf(asked, loaded.algorithm)!, this.#position);
    const question = questionOf(asked, why.value, timeline.frame(this.#position), timeline);
    this.#rows = rowsOf(timeline, loaded.words, why);
    this.#choices = this.#choicesFor(asked);
    const none = this.#rows.length === 0;
    const often = none ? '' : oftenOf(why);
    const uncaused = none ? (barredByGiven(asked, why.value, timeline) ?? words.uncaused[why.ends]) : undefined;
    this.#panel.show({ question, rows: this.#rows, choices: this.#choices, often, ends: uncaused ?? words.ends[why.ends] });
    this.#panel.announce(words.said(plain(question), this.#rows.length, uncaused ?? often));
    this.drawn();
    this.#why = why;
    this.#choose(0, { focus: true });
    const places = this.#rows.map(({ position }) => position).toSorted((a, b) => a - b);
    return {
      next: () => places.find((place) => place > player.position),
      previous: () => places.findLast((place) => place < player.position),
    };
  }

  #choicesFor(asked: Question): Choice[] {
    const { player, loaded, ask } = this.#orders;
    const { grid } = player.timeline.frame(this.#position).picture;
    if (asked.of === 'counter') {
      const { counters } = loaded.algorithm;
      return loaded.row.shows.map((name) => ({
        label: counters[name]!.label,
        spoken: counters[name]!.label,
        now: name === asked.name,
        gone: false,
        ask: () => ask({ of: 'counter', name }),
      }));
    }
    const cell = cellOf(asked);
    if (cell === undefined || !grid) return [];
    const { digits, candidates, puzzle } = grid;
    return Array.from({ length: puzzle.grid.size }, (_, index) => index + 1).map((digit) => {
      const standing = digits[cell] === digit;
      const stands = standing || (candidates !== undefined && hasDigit(candidates[cell]!, digit));
      const label = symbolOf(puzzle, digit);
      return {
        label,
        spoken: words.choice(label, stands),
        gone: !stands,
        now: asked.of === 'mark' ? asked.digit === digit : standing,
        ask: () => ask(standing ? { of: 'cell', cell } : { of: 'mark', cell, digit }),
      };
    });
  }

  #choose(row: number, { focus = false } = {}): void {
    this.#chosen = Math.max(0, Math.min(this.#rows.length - 1, row));
    this.#panel.choose(this.#chosen, focus);
    this.#draw();
  }

  #draw(): void {
    const { picture } = this.#orders.player.timeline.frame(this.#orders.player.position);
    const rows = this.#rows;
    const svg = this.#svg;
    const { grid } = picture;
    const digit =
      this.#asked.of === 'mark' && this.#why?.value === 0 && grid?.candidates && grid.digits[this.#asked.cell] === 0
        ? this.#asked.digit
        : 0;
    if (svg && grid) drawWhy(svg, { puzzle: grid.puzzle, cell: cellOf(this.#asked), digit, rows, chosen: this.#chosen });
    this.#strip.show(rows.map(({ position, number }, index) => ({ position, number, chosen: index === this.#chosen })));
  }

  /** Tells how often a line of the code ran, over the words alone: the code stays in sight. */
  #tellLine(line: number): Stops {
    const { player, loaded } = this.#orders;
    const { timeline } = player;
    const found = kindsOfLine(this.#root, line, loaded.algorithm);
    if (!found) {
      this.#panel.showLine([{ text: words.line.silent }]);
      return { next: () => undefined, previous: () => undefined };
    }
    const { kinds, lines } = found;
    const count = (counts: Readonly<Record<string, number>>) => kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    const tell = () => {
      const { position } = player;
      const next = timeline.next(kinds, position);
      return words.line.ran(words.line.named(lines), count(timeline.countsAt(timeline.length)), count(timeline.countsAt(position)), next);
    };
    this.#panel.showLine(tell(), tell);
    this.#panel.announce(plain(tell()));
    this.#strip.showDensity((columns, first, last) => timeline.density(kinds, columns, first, last));
    const all = this.#root.querySelectorAll('[data-view=code] .line');
    for (const each of lines) all[each - 1]?.classList.add('why-line');
    return { next: () => timeline.next(kinds, player.position), previous: () => timeline.previous(kinds, player.position) };
  }
}
