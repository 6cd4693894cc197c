import { presenter as words } from '#words/lecture.ts';
import { type Plan, plannedUntil, type Stretch, stretchAt } from '../../../narration/lesson/plan.ts';
import type { Session } from '../../../narration/lesson/session.ts';
import { element } from '../../ui/element.ts';

const MINUTE = 60_000;

const clockText = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export function stretchName({ kind, label, number, continued }: Stretch): string {
  const name = words.stretch[kind](label, number);
  return continued ? words.continued(name) : name;
}

/** From when to when a stretch is planned, in whole minutes. */
export const stretchTime = ({ begins, minutes }: Stretch): string => `${Math.round(begins)}–${Math.round(begins + minutes)}`;

/** The clock of a lesson, and its plan with the place where the time is. */
export class LessonClock {
  readonly #root: HTMLElement;
  readonly #plan: Plan;
  readonly #minutes: number;

  /** `go` leads to a screen. */
  constructor(root: HTMLElement, plan: Plan, minutes: number, go: (screen: number) => void) {
    [this.#root, this.#plan, this.#minutes] = [root, plan, minutes];
    const stretches = plan.stretches.map((stretch) => {
      const button = element('button', `lecture-stretch.${stretch.kind}`);
      button.type = 'button';
      button.style.flexGrow = String(Math.max(stretch.minutes, 0.5));
      button.title = words.goTo(stretchName(stretch));
      button.append(element('b', '', stretchName(stretch)), element('span', '', stretchTime(stretch)));
      button.addEventListener('click', () => go(stretch.screens[0]!));
      return button;
    });
    this.#part('stretches').prepend(...stretches);
  }

  show({ began, screen }: Session, now: number): void {
    const elapsed = began === undefined ? 0 : now - began;
    this.#part('elapsed').textContent = clockText(elapsed);
    this.#part('wall-clock').textContent = new Date(now).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    this.#part('delay').textContent = began === undefined ? words.notBegun : this.#delayText(elapsed / MINUTE, screen);
    const here = stretchAt(this.#plan, screen);
    [...this.#part('stretches').querySelectorAll('button')].forEach((button, index) => {
      if (this.#plan.stretches[index] === here) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
    this.#part('stretches').style.setProperty('--at', String(Math.min(1, elapsed / MINUTE / Math.max(1, this.#minutes))));
  }

  #delayText(elapsed: number, screen: number): string {
    const begins = screen === 0 ? 0 : plannedUntil(this.#plan, screen - 1);
    const until = plannedUntil(this.#plan, screen);
    const delay = elapsed > until ? elapsed - until : Math.min(0, elapsed - Math.min(begins, until));
    const time = clockText(Math.abs(delay) * MINUTE);
    const first = Math.abs(delay) < 0.25 ? words.onTime : delay > 0 ? words.late(time) : words.early(time);
    const ends = Math.round((this.#minutes + delay) * 60);
    return `${first} ${words.endsAfter(Math.floor(ends / 60), ends % 60)}`;
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }
}
