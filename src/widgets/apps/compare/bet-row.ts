import { bet as words } from '#words/compare.ts';
import { groupBy } from '../../../engine/group-by.ts';
import type { NamedPuzzle } from '../../runs/named-puzzle.ts';
import { bringIntoView, takeFocus } from '../../ui/in-view.ts';
import { type Bet, betAfter, placesRight } from './bet.ts';
import { type ComparedRun, hasEnded } from './common-clock.ts';
import type { ComparePanel } from './compare-panel.ts';
import { hasFailed, settledRanking, wasStopped } from './finding.ts';
import { markedLetterOf, writeLettered } from './lettered.ts';
import { unitOf } from './written.ts';

interface BetCallbacks {
  panels(): readonly ComparePanel[];
  /** Goes to the start of the runs: a reader begins to bet. */
  toStart(): void;
  /** Goes to their end: the reader wants to know. */
  toEnd(): void;
  /** Plays them from their start: the reader has bet. */
  race(): void;
  /** What the comparison is for; empty where that isn't known. */
  question(): string;
}

/**
 * What is asked in the row under the bar, with its buttons. The page opens with a question, and hides curves and verdict until the reader
 * has bet on the order of the runs or wants to know (`ask`); while they bet, each run has a button in place of its words (`betting`). Then the
 * runs race (`racing`). A bet on runs that still go on when the race is over (`waiting`) is judged when they have ended (`told`). Where the
 * page tells how runs end, it offers other comparisons to bet on, never this one.
 */
export class BetRow {
  readonly #root: HTMLElement;
  readonly #callbacks: BetCallbacks;
  #bet: Bet = [];
  #puzzle: NamedPuzzle | undefined;

  constructor(root: HTMLElement, callbacks: BetCallbacks) {
    this.#root = root;
    this.#callbacks = callbacks;
    this.#part('bet').addEventListener('click', () => this.#begin());
    this.#part('cancel').addEventListener('click', () => {
      this.ask();
      this.#callbacks.toStart();
      this.#part('bet').focus();
    });
    this.#part('another').addEventListener('click', () =>
      bringIntoView(this.#part('name-more'), this.#part('name-more').nextElementSibling!),
    );
    this.#part('verdict').addEventListener('click', () => this.#tell());
    root.addEventListener('click', ({ target }) => {
      const panel = (target as Element).closest('[data-part=bet-place]')?.closest('.compare-panel');
      if (panel) this.#press(this.#callbacks.panels().findIndex(({ element }) => element === panel));
    });
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #state(): string | undefined {
    return this.#root.dataset.bet;
  }

  /** Nothing is asked: a link shows a moment of the runs, or their end has been told. */
  forget(): void {
    this.#bet = [];
    delete this.#root.dataset.bet;
    this.#part('asked').textContent = '';
    this.showPanels();
  }

  /** Asks before anything is told; of a single run there is nothing to ask. */
  ask(): void {
    if (this.#callbacks.panels().length < 2) {
      this.forget();
      return;
    }
    this.#bet = [];
    this.#root.dataset.bet = 'ask';
    this.#part('asked').textContent = words.ask(unitOf(this.#callbacks.panels()), this.#callbacks.question());
    this.showPanels();
  }

  /** The runs are others. Where nothing has been told yet, nothing is told of these either, and on another puzzle the reader is asked again. */
  renew(puzzle: NamedPuzzle): void {
    const isOther = this.#puzzle !== undefined && puzzle !== this.#puzzle;
    this.#puzzle = puzzle;
    if (this.#state === 'ask' || this.#state === 'betting' || isOther) this.ask();
    else this.forget();
  }

  /** The runs have been played to their end, so there is nothing left to hide; `grow` says that there will be more to play. */
  ended(grow: boolean): void {
    if ((this.#state === 'ask' || this.#state === 'betting') && !grow) this.forget();
    else if (this.#state === 'racing') this.#await();
  }

  /** All runs that have ended have been played to their end. If that decides a race, it is over, although another run goes on; returns whether it is. */
  passed(): boolean {
    if (this.#state !== 'racing' || !settledRanking(this.#callbacks.panels())) return false;
    this.#await();
    return true;
  }

  /** Runs have grown or ended. */
  grown(): void {
    if (this.#state === 'waiting' || this.#state === 'told') this.#judge();
  }

  /** Shows the places of the bet in the panels, which may have changed. */
  showPanels(): void {
    const isBetting = this.#state === 'betting';
    const panels = this.#callbacks.panels();
    for (const part of ['bet', 'another']) this.#part(part).hidden = panels.length < 2;
    panels.forEach((panel, place) => {
      const button = panel.element.querySelector<HTMLButtonElement>('[data-part=bet-place]')!;
      const rank = this.#bet.indexOf(place);
      button.hidden = !isBetting;
      // Before the first runs have begun, they have no names.
      if (!isBetting) return;
      button.setAttribute('aria-pressed', String(rank >= 0));
      button.textContent = rank < 0 ? words.next(panel.title, this.#bet.length) : words.placed(panel.title, rank);
    });
  }

  #begin(): void {
    this.#bet = [];
    this.#root.dataset.bet = 'betting';
    this.#callbacks.toStart();
    this.#part('asked').textContent = words.how(unitOf(this.#callbacks.panels()));
    this.showPanels();
    this.#callbacks.panels()[0]!.element.querySelector<HTMLElement>('[data-part=bet-place]')!.focus();
  }

  #press(place: number): void {
    const panels = this.#callbacks.panels();
    this.#bet = betAfter(this.#bet, place, panels.length);
    if (this.#bet.length < panels.length) {
      this.showPanels();
      return;
    }
    this.#root.dataset.bet = 'racing';
    writeLettered(this.#part('asked'), words.waiting(this.#bet.map(markedLetterOf)));
    this.showPanels();
    this.#part('verdict').focus();
    this.#callbacks.race();
  }

  /** The race is over: its runs have ended, or go on past what can be shown. */
  #await(): void {
    const isFocused = this.#part('verdict') === document.activeElement;
    this.#root.dataset.bet = 'waiting';
    this.#judge();
    // Where the page has been scrolled since, it stays.
    if (isFocused) takeFocus(this.#part('another'));
  }

  /** Says how many places of the bet are right, as soon as that is certain; what is said of a run that goes on changes when it ends. */
  #judge(): void {
    const panels = this.#callbacks.panels();
    const ranking = settledRanking(panels);
    if (!ranking) return;
    const lettersOf = (which: (run: ComparedRun) => boolean) =>
      panels.flatMap((panel, place) => (which(panel) ? [markedLetterOf(place)] : []));
    this.#root.dataset.bet = 'told';
    const [result, ...rest] = words.result(this.#bet.map(markedLetterOf), placesRight(this.#bet, ranking), {
      unsolved: lettersOf(hasFailed),
      stopped: lettersOf(wasStopped),
      running: lettersOf((run) => !hasEnded(run)),
      tied: [...groupBy(ranking, ({ amount }) => amount).values()]
        .filter((tie) => tie.length > 1)
        .map((tie) => tie.map(({ place }) => markedLetterOf(place))),
      unit: unitOf(panels),
    });
    writeLettered(this.#part('asked'), result!, rest.join(' '));
  }

  /** Shows all there is of the runs; where they race, the bet is judged. */
  #tell(): void {
    if (this.#state !== 'racing') this.forget();
    this.#callbacks.toEnd();
    if (this.#state === 'racing') this.#await();
    this.#part('another').focus();
  }
}
