import { exercise as words } from '#words/exercise.ts';
import type { Facts } from '../../../trace/facts.ts';
import { doInTry } from '../../controls/do-in-try.ts';
import { type Condition, FACTS, type Goal, unmetOf } from '../../runs/goal.ts';
import { showNotYet, showSolved } from './solved-sign.ts';

/** Whether a condition asks for no less than something, and not for no more. */
const isAtLeast = (condition: Condition) => typeof condition === 'object' && condition.atMost === undefined;

/** The exercise from which the reader went to its figure last. */
let taken: HTMLElement | undefined;

/**
 * An exercise that asks to bring something about in a figure of the page, and sees when it is there. A solution that is shown is the
 * answer and not the reader's: the exercise is open again as soon as the figure shows something else.
 */
class ExerciseCheck extends HTMLElement {
  #shown: 'no' | 'soon' | 'now' = 'no';
  /** What the figure told first: until something is done there is nothing to be said. */
  #beginning: string | undefined;
  /** What it told last. */
  #told: string | undefined;

  connectedCallback(): void {
    const { figure, goal, labels = '{}', solution } = this.dataset;
    if (!goal) return;
    const wanted = JSON.parse(goal) as Goal;
    const names = JSON.parse(labels) as Readonly<Record<string, string>>;
    const target = document.getElementById(figure!);
    target?.addEventListener(FACTS, (event) => this.#see((event as CustomEvent<Facts>).detail, wanted, names));
    this.addEventListener('click', ({ target: clicked }) => {
      if ((clicked as Element).closest('a')?.getAttribute('href') === `#${figure}`) taken = this;
    });
    const showing = () => {
      this.#shown = 'soon';
    };
    target?.addEventListener('way-shown', showing);
    this.querySelector('.exercise-show')?.addEventListener('click', showing, { capture: true });
    this.querySelector('[data-part=show]')?.addEventListener('click', () => doInTry(target!, JSON.parse(solution!), { anew: true }));
    target?.addEventListener('way-left', () => {
      if (this.#shown === 'soon') this.#shown = 'no';
    });
  }

  #see(facts: Facts, goal: Goal, names: Readonly<Record<string, string>>): void {
    const unmet = unmetOf(goal, facts);
    const isThere = unmet.length === 0;
    if (isThere && this.#shown !== 'no') this.#shown = 'now';
    else if (isThere) this.#solved();
    else if (this.#shown === 'now') this.#shown = 'no';
    const before = 'solved' in this.dataset ? words.doneBefore : '';
    const now = 'solved' in this.dataset ? words.done : words.shown(this.dataset.solution !== undefined);
    this.#write('done', isThere ? now : before);
    // A run goes on growing while its figure stands still.
    const told = JSON.stringify({ ...facts, steps: 0 });
    this.#beginning ??= told;
    const isNew = told !== this.#told;
    this.#told = told;
    // What a way that is shown has not reached yet is no fault of the reader's.
    const isShowing = document.querySelector(`#${this.dataset.figure} [data-shows-way]`) !== null;
    if (isThere || 'solved' in this.dataset || told === this.#beginning || isShowing) {
      this.#write('state', '');
      return;
    }
    const parts = unmet.flatMap((name) => {
      if (name === 'ended') return [words.notAtTheEnd];
      // Before its end a run has no outcome.
      if (name === 'outcome' && unmet.includes('ended')) return [];
      const condition = goal[name]!;
      if (!names[name]) return [];
      // What is too little yet may be enough at the end.
      if (unmet.includes('ended') && isAtLeast(condition)) return [];
      // Of a fact that holds or not, and of a kind of step, the label says what is wrong with it.
      if (typeof condition === 'boolean' || name === 'kind') return [names[name]!];
      // What an option is stands in the Options, and 0 may stand for something else there.
      const value = name.startsWith('option.') ? undefined : facts[name];
      return [
        words.wanted(
          names[name]!,
          value,
          typeof condition === 'object' ? condition : { equal: names[`${name}=${condition}`] ?? condition },
        ),
      ];
    });
    this.#write('state', words.notYet(parts));
    // Who came from here has brought the run to its end, and the exercise is out of sight.
    if (isNew && taken === this && goal.ended === true && facts.ended === true)
      showNotYet(document.getElementById(this.dataset.figure!)!, words.notYet(parts));
  }

  #solved(): void {
    if ('solved' in this.dataset) return;
    this.dataset.solved = '';
    const figure = document.getElementById(this.dataset.figure!);
    if (figure) showSolved(figure);
  }

  #write(name: string, text: string): void {
    const place = this.querySelector(`[data-part=${name}]`)!;
    if (place.textContent !== text) place.textContent = text;
  }
}

/** Makes every `<exercise-check>` of the page live. */
export function defineExercises(): void {
  if (!customElements.get('exercise-check')) customElements.define('exercise-check', ExerciseCheck);
}
