import { exercise as words } from '#words/exercise.ts';
import type { Fact, Facts } from '../../../trace/facts.ts';
import { type Condition, FACTS, type Goal, unmetOf } from '../../runs/goal.ts';
import { hideSign, showNotYet, showSolved } from './solved-sign.ts';

/** How long half of an exercise has to be on the screen before it counts as read, in milliseconds. */
const READING_TIME = 500;

/** Tells all exercises over a figure that it is being shown an answer. */
const GIVEN = 'answer-given';

/** Whether a number has still to grow before a condition holds. */
const isTooLittle = (condition: Condition, value: Fact | undefined) =>
  (typeof condition === 'number' && Number(value) < condition) ||
  (typeof condition === 'object' && !('among' in condition) && Number(value) < (condition.atLeast ?? 0));

/** The exercise whose figure the reader opened last. */
let taken: HTMLElement | undefined;

/**
 * An exercise that asks to bring something about in a figure of the page, and sees when it is there. It may have several parts, which are
 * brought about in any order. What is brought about before it has been read is kept, and said when it is. A solution that is shown is the answer and not the reader's:
 * the exercise is open again as soon as the figure shows something else.
 */
class ExerciseCheck extends HTMLElement {
  #shown: 'no' | 'soon' | 'now' = 'no';
  /** The task that the figure repeats, once the reader has opened it from here. */
  #task: Promise<typeof import('./shown-task.ts')> | undefined;
  #isRead = false;
  /** The figure shows the answer of an exercise, which is nothing that its reader has done. */
  #isGiven = false;
  /** The parts that the reader has brought about. */
  readonly #done = new Set<Goal>();
  /** The initial facts of the figure: while they are unchanged, the exercise is silent. */
  #beginning: string | undefined;
  /** Its last facts, and as text. */
  #facts: Facts | undefined;
  #last: string | undefined;
  readonly #goals: readonly Goal[] = JSON.parse(this.dataset.goal ?? '[]');
  readonly #sentences: readonly Readonly<Record<string, string>>[] = JSON.parse(this.dataset.labels ?? '[]');

  connectedCallback(): void {
    const { figure, goal } = this.dataset;
    if (!goal) return;
    const target = document.getElementById(figure!);
    target?.addEventListener(FACTS, (event) => this.#see((event as CustomEvent<Facts>).detail));
    this.#waitForReader();
    this.addEventListener('click', ({ target: clicked }) => {
      this.#read();
      if ((clicked as Element).closest('[data-part=open]')) this.#take(target!);
    });
    const showing = () => {
      this.#shown = 'soon';
    };
    target?.addEventListener('way-shown', showing);
    for (const each of this.querySelectorAll('.exercise-show'))
      each.addEventListener(
        'click',
        () => {
          showing();
          target?.dispatchEvent(new Event(GIVEN));
        },
        { capture: true },
      );
    target?.addEventListener(GIVEN, () => {
      this.#isGiven = true;
    });
    for (const type of ['pointerdown', 'keydown', 'way-left'])
      target?.addEventListener(type, () => {
        this.#isGiven = false;
      });
    target?.addEventListener('way-left', () => {
      if (this.#shown === 'soon') this.#shown = 'no';
    });
  }

  /** The reader opens the figure for this task, which is repeated there. A try that is done with begins again. */
  #take(figure: HTMLElement): void {
    taken = this;
    hideSign(figure);
    if (!('solved' in this.dataset)) figure.querySelector('[data-try][data-done]')?.dispatchEvent(new Event('begin'));
    this.#task = import('./shown-task.ts');
    this.#task.then(({ showTask, markTaskDone }) => {
      showTask(figure, this.querySelector('.exercise-task')!);
      if ('solved' in this.dataset) markTaskDone(figure);
    });
  }

  /** Marks the exercise as read when half of its task has been on the screen for a while. */
  #waitForReader(): void {
    let clock: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(clock);
        if (!entry!.isIntersecting) return;
        clock = setTimeout(() => {
          this.#read();
          this.dataset.read = '';
          watch.disconnect();
        }, READING_TIME);
      },
      { threshold: 0.5 },
    );
    watch.observe(this.querySelector('.exercise-task')!);
  }

  /** The reader has got to the exercise: what they brought about on their way counts. */
  #read(): void {
    if (this.#isRead) return;
    this.#isRead = true;
    if (this.#done.size === this.#goals.length) this.dataset.solved = '';
    if (this.#done.size > 0) this.#see(this.#facts!);
  }

  #see(facts: Facts): void {
    const goals = this.#goals;
    this.#facts = facts;
    // A run goes on growing while its figure is at rest.
    const shown = JSON.stringify({ ...facts, steps: 0 });
    this.#beginning ??= shown;
    const isNew = shown !== this.#last;
    this.#last = shown;
    const reached = goals.find((goal) => unmetOf(goal, facts).length === 0);
    if (!this.#isRead && this.#shown === 'no') {
      if (reached && !this.#isGiven && shown !== this.#beginning) this.#done.add(reached);
      return;
    }
    if (reached && this.#shown !== 'no') this.#shown = 'now';
    else if (reached) this.#bringAbout(reached, goals.length, facts);
    else if (this.#shown === 'now') this.#shown = 'no';
    const isSolved = 'solved' in this.dataset;
    const isGiven = this.#shown !== 'no';
    const now = isGiven ? words.shown('ofTry' in this.dataset) : this.#partDone(goals.length, facts);
    if (reached) this.#write('done', isSolved ? words.done : now);
    else this.#write('done', isSolved ? words.doneBefore : '');
    // While the solution is being shown, unmet conditions are not the reader's mistakes.
    const isShowing = document.querySelector(`#${this.dataset.figure} [data-shows-way]`) !== null;
    // What the reader does in the figure for another exercise is no attempt at this one.
    const isForAnother = taken !== undefined && taken !== this && taken.dataset.figure === this.dataset.figure;
    // Nor is what was done before the task was read.
    if (reached || isSolved || !this.#isRead || shown === this.#beginning || isShowing || isForAnother) {
      this.#write('state', '');
      return;
    }
    // The part with the fewest unmet conditions is the one the reader is working on.
    const open = goals.filter((goal) => !this.#done.has(goal));
    const next = open.reduce((best, goal) => (unmetOf(goal, facts).length < unmetOf(best, facts).length ? goal : best));
    const said = words.notYet(missingOf(next, facts, this.#sentences[goals.indexOf(next)] ?? {}), this.#done.size, goals.length);
    this.#write('state', said);
    // Who came from here has brought the figure to its end, and the exercise is out of sight.
    if (isNew && taken === this && facts.ended === true) showNotYet(document.getElementById(this.dataset.figure!)!, said);
  }

  #bringAbout(part: Goal, parts: number, facts: Facts): void {
    if ('solved' in this.dataset || this.#done.has(part)) return;
    this.#done.add(part);
    const figure = document.getElementById(this.dataset.figure!)!;
    if (this.#done.size < parts) {
      showNotYet(figure, this.#partDone(parts, facts));
      return;
    }
    this.dataset.solved = '';
    showSolved(figure);
    if (taken === this) this.#task?.then(({ markTaskDone }) => markTaskDone(figure));
  }

  /** Says how many parts are done, with what the figure shows of the one it is at. */
  #partDone(parts: number, facts: Facts): string {
    const { tells } = this.dataset;
    const [name, label] = tells === undefined ? [] : (JSON.parse(tells) as [name: string, label: string]);
    return words.partDone(this.#done.size, parts, name === undefined ? undefined : [Number(facts[name]), label!]);
  }

  #write(name: string, text: string): void {
    const place = this.querySelector(`[data-part=${name}]`)!;
    if (place.textContent !== text) place.textContent = text;
  }
}

/** Returns what a goal still lacks, in sentences, for those facts that have one. */
function missingOf(goal: Goal, facts: Facts, sentences: Readonly<Record<string, string>>): string[] {
  const all = unmetOf(goal, facts);
  // While a ladder is at another rung, nothing else that it lacks is of this task.
  const unmet = all.includes('rung') ? ['rung'] : all;
  const isOpen = unmet.includes('ended');
  const missing = unmet.flatMap((name) => {
    const value = facts[name];
    // What is too little yet may be enough at the end, before which a run has no outcome either.
    if (isOpen && (name === 'outcome' || isTooLittle(goal[name]!, value))) return [];
    const sentence = sentences[`${name}=${value}`] ?? sentences[name];
    return sentence ? [words.missing(sentence, value)] : [];
  });
  return isOpen ? [...missing, words.notAtTheEnd] : missing;
}

/** Makes every `<exercise-check>` of the page live. */
export function defineExercises(): void {
  if (!customElements.get('exercise-check')) customElements.define('exercise-check', ExerciseCheck);
}
