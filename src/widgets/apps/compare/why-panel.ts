import { select } from 'd3-selection';
import { noticing, why as words } from '#words/compare.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import type { CoverInput } from '../../../engine/cover/cover-state.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { letterOf } from '../../runs/named-run.ts';
import { bringIntoView } from '../../ui/in-view.ts';
import { grows, hasEnded } from './common-clock.ts';
import type { ChapterFigure, ComparePanel } from './compare-panel.ts';
import { rankingOf, wasStopped } from './finding.ts';
import { markedLetterOf, writeLettered } from './lettered.ts';
import { answersOf } from './progress.ts';
import { leadWords, lookingThrough, type Reason, reasonsOf, searches } from './why-words.ts';
import { unitOf } from './written.ts';
import { WrongTurnSearch } from './wrong-turns.ts';

/** So many digits or rows of each run are looked at in turn, */
const SLICE = 50;
/** and for so long, in milliseconds, before the page gets its turn again. */
const STRETCH = 10;

interface WhyCallbacks {
  panels(): readonly ComparePanel[];
  input(): CoverInput;
  /** The puzzle, as links have it. */
  puzzle(): string;
  /** Goes to the time at which runs have written so much, and says what is to be seen there in the run at a place. */
  show(time: number, said: string, place: number): void;
  /** What the runs came to has been found out. */
  told(): void;
  /** What the comparison is for; empty where that isn't known. */
  question(): string;
  /** What the runs answer to it; empty where that isn't known. */
  answer(): string;
  /** Which clue of the puzzle is wrong; empty where that isn't known. */
  wrongClue(): string;
}

/** Why the runs took what they took: what each of them wrote that had to be taken back. Found out when it may be told, a slice at a time. */
export class WhyPanel {
  readonly #root: HTMLElement;
  readonly #figures: Readonly<Record<string, ChapterFigure>>;
  readonly #callbacks: WhyCallbacks;
  readonly #searches = new WeakMap<Timeline, WrongTurnSearch>();
  /** What the panel was drawn of, and the runs that it is about. */
  #told = '';
  #about: readonly Timeline[] = [];
  /** Of which runs all was known when something was told last. */
  #known = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, figures: Readonly<Record<string, ChapterFigure>>, callbacks: WhyCallbacks) {
    this.#root = root;
    this.#figures = figures;
    this.#callbacks = callbacks;
    this.#part('why').addEventListener('click', () => bringIntoView(this.#part('name-why'), this.#part('told-why')));
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  /** The runs have changed, or how they end may be told now. */
  update(): void {
    const { bet } = this.#root.dataset;
    const panels = this.#callbacks.panels();
    const isOpen = bet === undefined || bet === 'waiting' || bet === 'told';
    const isReady = isOpen && panels.length > 0 && panels.some((panel) => !grows(panel));
    if (!isReady || panels.some(({ timeline }, place) => timeline !== this.#about[place])) this.#forget();
    this.#about = panels.map(({ timeline }) => timeline);
    this.#show();
    if (isReady) this.#timer ??= setTimeout(() => this.#look(), 0);
  }

  /** What is told is about these runs, or hidden. */
  #show(): void {
    const isTold = this.#told !== '';
    this.#part('why').hidden = !isTold;
    for (const part of ['name-why', 'told-why']) this.#part(part).hidden = !isTold;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    [this.#told, this.#known] = ['', ''];
    for (const panel of this.#callbacks.panels()) panel.verdict = '';
  }

  #look(): void {
    this.#timer = undefined;
    const panels = this.#callbacks.panels();
    const { of } = answersOf(panels);
    const searching = panels.map((panel, place) => this.#searchOf(panel, of[place]));
    const until = performance.now() + STRETCH;
    // Those that have ended come first: what is known of them is told while others go on.
    const goesOn = () => {
      // Where a reader has stopped a run, nothing is said of what it came to.
      const look = (place: number) => searches(panels[place]!) && !wasStopped(panels[place]!) && searching[place]!.look(SLICE);
      const ended = panels.map((panel, place) => hasEnded(panel) && look(place));
      return panels.map((panel, place) => (hasEnded(panel) ? ended[place]! : ended.includes(true) || look(place)));
    };
    let more: readonly boolean[];
    do more = goesOn();
    while (more.includes(true) && performance.now() < until);
    const goesFurther = more.includes(true);
    if (goesFurther) this.#timer = setTimeout(() => this.#look(), 0);
    // What is known of a run needn't wait for those that take long.
    const known = panels.map((panel, place) => hasEnded(panel) && !more[place]);
    const isNews = known.includes(true) && String(known) !== this.#known;
    this.#known = String(known);
    if (!goesFurther || isNews) this.#tell(panels, searching, goesFurther ? known : panels.map(() => true));
  }

  #searchOf(panel: ComparePanel, answer: Uint8Array | undefined): WrongTurnSearch {
    const known = this.#searches.get(panel.timeline);
    const isSame = known && String(known.answer) === String(answer);
    const search = isSame ? known : new WrongTurnSearch(panel, answer);
    this.#searches.set(panel.timeline, search);
    return search;
  }

  /** Tells what has been found out of the runs that are `known`; of the others, that they are looked through. */
  #tell(panels: readonly ComparePanel[], searching: readonly WrongTurnSearch[], known: readonly boolean[]): void {
    const explained = {
      runs: panels,
      turns: searching.map(({ found }) => found),
      input: this.#callbacks.input(),
      letterOf: markedLetterOf,
      sentenceAt: (place: number, position: number) => panels[place]!.sentenceAt(position),
    };
    const found = known.includes(false) ? '' : leadWords(explained);
    const answer = this.#callbacks.answer();
    const lead = [answer === '' && found === '' ? '' : this.#callbacks.question(), answer, found, found && this.#callbacks.wrongClue()]
      .filter((part) => part !== '')
      .join(' ');
    const reasons = reasonsOf(explained).map((reason, place) =>
      known[place] ? reason : lookingThrough(markedLetterOf(place), unitOf(panels)),
    );
    this.#part('why-runs').ariaBusy = String(known.includes(false));
    const told = JSON.stringify([lead, reasons, panels.map(({ title }) => title)]);
    if (told === this.#told) return;
    this.#told = told;
    panels.forEach((panel, place) => {
      panel.verdict = reasons[place]!.short;
    });
    const ranked = rankingOf(panels, 'written').map(({ place }) => place);
    const order = [...ranked, ...Array.from(panels.keys()).filter((place) => !ranked.includes(place))];
    this.#part('why-lead').hidden = lead === '';
    writeLettered(this.#part('why-lead'), lead);
    const hasTurns = explained.turns.some(({ count, open }, place) => searches(panels[place]!) && (count > 0 || open));
    this.#part('why-note').hidden = !hasTurns;
    this.#part('why-note').textContent = words.turn(unitOf(panels));
    const items = select(this.#part('why-runs')).selectAll('li').data(order).join('li').text('');
    const list = this.#part('why-runs').children;
    // Runs of one algorithm notice their mistakes alike: that is told once.
    const noticed = new Set<string>();
    items.each((place, index) => {
      const summary = methodOf(panels[place]!);
      this.#draw(list[index]!, panels[place]!, reasons[place]!, place, noticed.has(summary) ? words.asAbove : summary);
      noticed.add(summary);
    });
    this.#show();
    this.#callbacks.told();
  }

  #draw(item: Element, panel: ComparePanel, { before, moment, after }: Reason, place: number, summary: string): void {
    const sentence = select(item).append('span');
    writeLettered(sentence.append('span').node()!, before);
    if (moment) {
      const { text, time, said } = moment;
      sentence.append('span').text(' ');
      const button = sentence.append('button').attr('type', 'button').attr('class', 'plain-button').text(text);
      button.attr('title', words.showTitle(letterOf(place))).on('click', () => this.#callbacks.show(time, said, place));
      sentence.append('span').text(after);
    }
    const method = select(item).append('span').attr('class', 'method');
    method.text(`${panel.title}: ${summary} `);
    const figure = panel.isBrought ? undefined : this.#figures[panel.named.algorithm];
    if (!figure) return;
    const step = moment ? panel.timeline.amountTo(moment.time, panel.timeline.writes) : 0;
    method
      .append('a')
      .attr('href', panel.frameIn(figure, this.#callbacks.puzzle(), step))
      .text(words.inChapter(figure.title));
  }
}

/** How a run's algorithm notices its mistakes, or else what it does. */
function methodOf({ isBrought, named: { algorithm, options }, unit, timeline }: ComparePanel): string {
  return isBrought ? words.brought : (noticing(algorithm, options, unit, timeline.totals) ?? catalogRow(algorithm).summary);
}
