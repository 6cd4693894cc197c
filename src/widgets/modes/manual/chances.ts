import * as says from '#words/manual.ts';
import { actionButton, element } from '../../ui/element.ts';
import { drawn } from './drawn.ts';
import type { ManualPlay } from './manual-play.ts';
import { type Answers, answersOf, expectedOf, wilson } from './metric-answers.ts';

/** Answers after which the chance is shown as a curve. */
const TWENTY = 20;

/** The places of the drawing, in pixels; a narrow one is lower. */
const LEFT = 48;
const RIGHT = 26;
const TOP = 14;
const floorAt = (wide: number) => (wide < 500 ? 96 : 160);
/** What stands under it, and the room between two dots from which on there is some for the number of answers. */
const UNDER = 48;
const ROOMY = 80;

/** How often the reader said yes to changes of each size: the chance itself is drawn when there are enough answers. */
export class ManualChances {
  readonly element = element('section', 'hand-chances');
  readonly #title = element('b');
  readonly #legend = element('p', 'chance-legend');
  readonly #keeps: HTMLButtonElement;
  readonly #told = element('p', 'chance-told');
  readonly #after = element('p', 'chance-after');
  readonly #svg = drawn('svg', { role: 'img' });
  /** The first of the moves that are counted. */
  #first = 0;
  #made = 0;

  /** `keepDraws` is told when a reader wants the run to go on as it drew, or no longer; `backTo`, to how many moves they want to go back. */
  constructor(keepDraws: () => void, backTo: (made: number) => void) {
    this.#keeps = actionButton('chip.chance-keeps', says.keepsDraws, keepDraws);
    this.#keeps.title = says.keepsDrawsKey;
    const head = element('p', 'chance-head');
    head.append(this.#title, this.#keeps);
    const more = actionButton('chip', says.more.text, () => {
      this.#first = this.#made;
      backTo(this.#made);
    });
    const again = actionButton('chip', says.again.text, () => backTo(this.#first));
    [more.title, again.title] = [says.more.key, says.again.key];
    this.#after.append(more, again);
    this.element.append(head, this.#legend, this.#told, this.#after, this.#svg);
  }

  draw(play: ManualPlay): void {
    this.#made = play.made.length;
    this.#first = Math.min(this.#first, this.#made);
    const answers = answersOf(play, this.#first);
    const asked = answers.reduce((sum, { all }) => sum + all, 0);
    const known = asked >= TWENTY;
    this.#after.hidden = !known;
    this.#title.textContent = says.answers(asked);
    this.#keeps.setAttribute('aria-pressed', String(play.keepsDraws));
    this.#legend.replaceChildren(
      element('span', 'legend-you', says.chanceYou),
      ...(known ? [element('span', 'legend-curve', says.chanceCurve), element('span', 'legend-drew', says.chanceDrew)] : []),
    );
    const worse = answers.filter((each) => each.worse > 0);
    const sum = (key: 'yes' | 'all') => worse.reduce((all, each) => all + each[key], 0);
    this.#told.textContent = known
      ? says.ofWorse(sum('all'), sum('yes'), Math.round(expectedOf(play, this.#first)))
      : says.curveComes(TWENTY);
    this.#svg.setAttribute('aria-label', says.answersInWords(answers));
    this.#draw(play, answers, known);
  }

  #draw({ timeline, position }: ManualPlay, answers: readonly Answers[], known: boolean): void {
    const { metric, localSearch } = timeline.algorithm;
    const wide = Math.max(300, this.element.clientWidth || 660);
    const floor = floorAt(wide);
    const y = (share: number) => floor - share * (floor - TOP);
    const most = Math.max(4, ...answers.map(({ worse }) => worse));
    const step = (wide - LEFT - RIGHT) / (most + 1);
    const x = (worse: number) => LEFT + step * (worse + 0.5);
    this.#svg.setAttribute('viewBox', `0 0 ${wide} ${floor + UNDER}`);
    const lines = [0, 0.5, 1].flatMap((share) => [
      drawn('line', { class: 'chance-line', x1: LEFT, x2: wide - RIGHT, y1: y(share), y2: y(share) }),
      drawn('text', { x: LEFT - 8, y: y(share) + 4, 'text-anchor': 'end' }, says.percent(share)),
    ]);
    const every = Math.ceil(30 / step);
    const names = Array.from({ length: most + 1 }, (_, worse) => worse)
      .filter((worse) => worse % every === 0)
      .map((worse) => drawn('text', { x: x(worse), y: floor + 24, 'text-anchor': 'middle' }, says.byHowMuch(worse, step)));
    const axis = drawn('text', { x: wide - RIGHT, y: floor + 42, 'text-anchor': 'end' }, says.differenceOf(metric.label));
    const bars = answers.map(({ worse, yes, all }) => {
      const [low, high] = wilson(yes, all);
      return drawn('rect', {
        class: `chance-bar${worse === 0 ? ' no-worse' : ''}`,
        x: x(worse) - 6,
        width: 12,
        y: y(high),
        height: y(low) - y(high),
        rx: 6,
      });
    });
    const dots = answers.flatMap(({ worse, yes, all }) => [
      drawn('circle', { class: `chance-dot${worse === 0 ? ' no-worse' : ''}`, cx: x(worse), cy: y(yes / all), r: 10 }),
      drawn('text', { class: 'chance-count', x: x(worse), y: y(yes / all) + 4, 'text-anchor': 'middle' }, String(yes)),
      ...(step > ROOMY ? [drawn('text', { x: x(worse) - 15, y: y(yes / all) + 4, 'text-anchor': 'end' }, says.outOf(all))] : []),
    ]);
    this.#svg.replaceChildren(...lines, ...names, axis, ...bars);
    if (known) {
      const state = timeline.peek(position);
      const points = Array.from({ length: 60 }, (_, index) => (index / 59) * (most + 0.5));
      const curve = points.map((worse) => `L${x(worse).toFixed(1)},${y(localSearch!.chanceOf(state, worse)).toFixed(1)}`).join('');
      this.#svg.append(drawn('path', { class: 'chance-curve', d: `M${LEFT},${y(1)}${curve}` }));
      const diamonds = answers.map(({ worse, drawn: yes, all }) =>
        drawn('path', { class: 'chance-drew', d: `M${x(worse) + 20},${y(yes / all) - 6.5}l6.5,6.5l-6.5,6.5l-6.5,-6.5z` }),
      );
      this.#svg.append(...diamonds);
    }
    this.#svg.append(...dots);
  }
}
