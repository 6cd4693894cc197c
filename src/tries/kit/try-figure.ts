import { kit as words } from '#words/tries/kit.ts';
import { plain, type Sentence } from '../../narration/sentence.ts';
import type { Facts } from '../../trace/facts.ts';
import { FACTS } from '../../widgets/runs/goal.ts';
import { reducedMotion } from '../../widgets/ui/browser.ts';
import { element } from '../../widgets/ui/element.ts';
import { LiveRegion } from '../../widgets/ui/live-region.ts';
import { drawSentence } from '../../widgets/views/kit/drawn-sentence.ts';
import type { IdeaSign } from './idea-sign.ts';

/** What is said of an action: it was what was looked for, it was not, or it is neither. */
export type Verdict = 'right' | 'wrong' | 'neither';

/** So many verdicts back one of another kind is still of use. */
const REMEMBERED = 4;

/** Between two actions of a solution that is shown, in milliseconds: long enough to see what became of one, shorter where there are many. */
const PACE = 1100;
const MAX_LENGTH = 9000;

/** What starts a figure that hasn't come near yet: a reader's hand, and what links and exercises ask of it. */
const WAKING = ['act', 'forget', 'begin', 'show-way', 'pointerdown', 'keydown', 'input', 'click'] as const;

interface Said {
  readonly verdict: Verdict;
  readonly sentence: Sentence;
}

/**
 * Something to do with one's own hands before it is explained: its verdicts, its idea, which is shown when it has been earned, and the
 * solution that it shows action by action. What is done in it a declaration says, see define-try.ts; its markup is on the page, see Try.astro.
 */
export abstract class TryFigure extends HTMLElement {
  /** The newest first. */
  #log: Said[] = [];
  #spoken!: LiveRegion;
  #sign: IdeaSign | undefined;
  /** The actions of a solution that are still to be shown, and how many it has in all. */
  #ahead: string[] = [];
  #solutionLength = 0;
  #clock: ReturnType<typeof setTimeout> | undefined;
  /** What the task said before it was done. */
  #task: readonly ChildNode[] = [];
  readonly #former = element('div', 'try-former');
  /** Whether all is done that could be shown. */
  #isOver = false;
  /** What is left of starting. */
  #left: Generator<void, void> | undefined;
  #isStarting = false;

  /** A page makes all figures of a kind with the first one, and most of them are far away: each starts when it is needed. */
  connectedCallback(): void {
    for (const type of WAKING) this.addEventListener(type, () => this.start(), { capture: true, once: true });
  }

  /** Starts the figure, unless it has been started. */
  start(): void {
    while (this.#startOn());
  }

  /** Starts it with a pause after each part of that, in which the page can answer. A reader's hand starts what is left at once. */
  async startWith(pause: () => Promise<void>): Promise<void> {
    while (this.#startOn()) await pause();
  }

  /** Does the next part of starting, and returns whether there is another. */
  #startOn(): boolean {
    if (this.#isStarting || 'ready' in this.dataset) return false;
    this.#isStarting = true;
    this.#left ??= this.starting();
    try {
      const isStarted = this.#left.next().done!;
      if (isStarted) this.dataset.ready = '';
      return !isStarted;
    } finally {
      this.#isStarting = false;
    }
  }

  /** Starts the figure part by part. */
  protected *starting(): Generator<void, void> {
    this.#listen();
    yield* this.beginning();
  }

  #listen(): void {
    this.#spoken = new LiveRegion(this.piece('spoken'));
    this.piece('again').addEventListener('click', () => this.#startAgain());
    const showOne = this.piece('show-one');
    showOne.addEventListener('click', () => {
      // What is shown is no reader's own doing.
      this.dispatchEvent(new Event('way-shown', { bubbles: true }));
      if (this.#ahead.length > 0) this.#goOn();
      else this.showOne();
    });
    this.addEventListener('act', (event) => this.act((event as CustomEvent<string>).detail));
    this.addEventListener('forget', () => this.forget());
    this.addEventListener('begin', () => {
      this.#stopShowing();
      this.forget();
      this.begin();
    });
    this.addEventListener('show-way', (event) => {
      // A solution that is still being shown is shown anew.
      this.#ahead = [];
      this.toggleAttribute('data-shows-way', true);
      this.#startAgain();
      this.#play((event as CustomEvent<readonly string[]>).detail);
    });
    // Whoever takes a hand goes on alone.
    for (const type of ['pointerdown', 'keydown', 'input'])
      this.addEventListener(
        type,
        (event) => {
          if (showOne.contains(event.target as Node) || (event as KeyboardEvent).key === 'Tab') return;
          this.#stopShowing();
          this.dispatchEvent(new Event('way-left', { bubbles: true }));
        },
        { capture: true },
      );
    // The cells of a grid answer the Enter key by themselves; here nothing plays, so the space bar does the same.
    this.addEventListener('keydown', (event) => {
      const cell = event.target as Element;
      if (event.key !== ' ' || cell.role !== 'gridcell') return;
      event.preventDefault();
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  }

  /** Shows the beginning, at first and whenever the reader starts again. */
  protected begin(): void {
    const parts = this.beginning();
    while (!parts.next().done);
  }

  /** Shows the beginning part by part. */
  protected abstract beginning(): Generator<void, void>;

  /** Does one right action for the reader, or all that it takes. */
  protected abstract showOne(): void;

  /** Does what a reader does, by its text: 'swap 17 25'. */
  abstract act(action: string): void;

  /** The element of the markup with this `data-part`. */
  piece<Kind extends Element = HTMLElement>(name: string): Kind {
    return this.querySelector<Kind>(`[data-part="${name}"]`)!;
  }

  get isEarned(): boolean {
    return this.closest('figure')!.classList.contains('earned');
  }

  /** Says what follows from an action; `hasIdea` when it brings the idea. */
  protected say(verdict: Verdict, sentence: Sentence, hasIdea: boolean): void {
    this.#log.unshift({ verdict, sentence });
    this.speak([{ text: words.tones[verdict] }, { text: ' ' }, ...sentence, { text: hasIdea ? ` ${words.ideaSaid}` : '' }]);
    this.#drawLog();
  }

  /** Writes a verdict into a place of its own, where several are side by side; `verdict` is undefined to take it away. */
  write(place: HTMLElement, verdict: Verdict | undefined, sentence: Sentence = []): void {
    place.hidden = verdict === undefined;
    place.className = `verdict ${verdict ?? ''}`;
    drawSentence(place.querySelector('span')!, sentence);
  }

  /** Takes the verdicts away, because the reader has turned to something else. What was earned stays. */
  protected forget(): void {
    this.#log = [];
    this.#drawLog();
  }

  /** Says something that is no verdict, to listeners. */
  protected speak(sentence: Sentence): void {
    this.#spoken.say(plain(sentence).trim());
  }

  /** Shows the idea, unless it is shown; returns whether it is new. */
  protected earn(): boolean {
    const isNew = !this.isEarned;
    this.closest('figure')!.classList.add('earned');
    return isNew;
  }

  protected loseIdea(): void {
    this.closest('figure')!.classList.remove('earned');
    this.#sign?.remove();
  }

  /** Leads to the idea where it is out of sight. */
  protected async showSign(): Promise<void> {
    // Nobody needs it before an idea is earned.
    const { IdeaSign } = await import('./idea-sign.ts');
    this.#sign ??= new IdeaSign(this.closest('figure')!);
    if (this.isEarned) this.#sign.show();
  }

  /**
   * Reports to the exercises of the page what the figure shows, and says in place of the task when it is done. The button that shows
   * a solution is off when `isOver`, so that it doesn't begin the solution again.
   */
  protected report(facts: Facts, isDone: boolean, isOver: boolean): void {
    this.#showTask(isDone);
    this.#isOver = isOver;
    this.#labelButton();
    this.dispatchEvent(new CustomEvent(FACTS, { bubbles: true, detail: facts }));
  }

  #showTask(isDone: boolean): void {
    const task = this.piece('task');
    if (isDone === this.hasAttribute('data-done')) return;
    this.toggleAttribute('data-done', isDone);
    if (!isDone) {
      task.replaceChildren(...this.#task);
      this.#former.remove();
      return;
    }
    this.#task = [...task.childNodes];
    // Out of sight in the same place, what the task said keeps the bar as high as it was: nothing below it moves under the pointer.
    this.#former.replaceChildren(...this.#task);
    task.after(this.#former);
    drawSentence(task, words.done);
  }

  /** Shows a solution from the beginning, with nothing said of what was done before. What was earned stays. */
  protected playAnew(actions: readonly string[]): void {
    this.forget();
    this.begin();
    this.#play(actions);
  }

  /**
   * Shows a solution, action by action, so that it can be seen. The button of the task makes the next one at once; where no movement is
   * wished for only the button does. Whatever else a reader does ends it.
   */
  #play(actions: readonly string[]): void {
    this.#stopShowing();
    this.#ahead = [...actions];
    this.#solutionLength = actions.length;
    this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#clock);
    const next = this.#ahead.shift();
    this.toggleAttribute('data-shows-way', this.#ahead.length > 0);
    if (next !== undefined) this.act(next);
    this.#labelButton();
    if (this.#ahead.length > 0 && !reducedMotion().matches)
      this.#clock = setTimeout(() => this.#goOn(), Math.min(PACE, MAX_LENGTH / this.#solutionLength));
  }

  #stopShowing(): void {
    clearTimeout(this.#clock);
    if (this.#ahead.length === 0) return;
    this.#ahead = [];
    this.removeAttribute('data-shows-way');
    this.#labelButton();
  }

  #labelButton(): void {
    const button = this.piece<HTMLButtonElement>('show-one');
    button.dataset.says ??= button.textContent!;
    const [left, all] = [this.#ahead.length, this.#solutionLength];
    // As wide as its other label, so that the task beside it breaks into the same lines.
    if (left > 0) button.style.minWidth ||= `${button.offsetWidth}px`;
    else button.style.minWidth = '';
    button.textContent = left > 0 ? words.nextOfWay(all - left + 1, all) : button.dataset.says;
    const isOff = this.#isOver && left === 0;
    // The focus goes on to what the task names then.
    if (isOff && document.activeElement === button) this.piece('again').focus({ preventScroll: true });
    button.disabled = isOff;
  }

  #startAgain(): void {
    this.#stopShowing();
    this.loseIdea();
    this.forget();
    this.begin();
  }

  /** The newest verdict, and under it the last one of another kind: what is right and what is wrong are side by side. */
  #drawLog(): void {
    const [newest] = this.#log;
    // What was said long ago is about something that is no longer there.
    const lately = this.#log.slice(1, REMEMBERED);
    const other =
      lately.find(({ verdict }) => verdict !== newest!.verdict && verdict !== 'neither') ??
      lately.find(({ verdict }) => verdict !== newest!.verdict);
    this.piece('start').hidden = newest !== undefined;
    for (const [name, said] of [
      ['newest', newest],
      ['before', other],
    ] as const) {
      const place = this.piece(name);
      if (said) this.write(place, said.verdict, said.sentence);
      else place.hidden = true;
    }
    this.#sign?.place();
  }
}
