import * as says from '#words/manual.ts';
import { actionButton, element, svgElement } from '../../ui/element.ts';
import type { ManualSession } from './manual-session.ts';
import { type Answers, answersOf, expectedOf, ofWorse, wilson } from './metric-answers.ts';

/** Answers to worse changes after which the chance is shown as a curve. */
const ENOUGH = 12;

/** The edges of the chart, in pixels; its floor is as low as the panel has room for, within bounds. */
const LEFT = 48;
const RIGHT = 26;
const TOP = 14;
const [MIN_FLOOR, MAX_FLOOR] = [84, 160];
const floorIn = (room: number) => Math.round(Math.min(MAX_FLOOR, Math.max(MIN_FLOOR, room)));
/** The height below it, and the distance of two dots that leaves room for the number of answers. */
const UNDER = 48;
const ROOMY = 80;

/** A chart of how often the reader said yes to changes of each size; the chance itself is drawn when there are enough answers. */
export class ManualChances {
  readonly element = element('section', 'hand-chances');
  readonly #title = element('b');
  readonly #legend = element('p', 'chance-legend');
  readonly #keeps: HTMLButtonElement;
  readonly #summary = element('p', 'chance-told');
  readonly #after = element('p', 'chance-after');
  readonly #svg = svgElement('svg', { role: 'img' });
  readonly #session: ManualSession;
  /** The first of the moves that are counted. */
  #first = 0;

  constructor(session: ManualSession) {
    this.#session = session;
    this.#keeps = actionButton('chip.chance-keeps', says.keepsDraws, () => session.keepDraws());
    this.#keeps.title = says.keepsDrawsKey;
    const head = element('p', 'chance-head');
    head.append(this.#title, this.#keeps);
    const more = actionButton('chip', says.more.text, () => {
      this.#first = session.play.made.length;
      session.backTo(this.#first);
    });
    const again = actionButton('chip', says.again.text, () => session.backTo(this.#first));
    [more.title, again.title] = [says.more.key, says.again.key];
    this.#after.append(more, again);
    const below = element('div', 'chance-below');
    below.append(this.#legend, this.#after);
    this.element.append(head, below, this.#summary, this.#svg);
  }

  draw(): void {
    const { play } = this.#session;
    this.#first = Math.min(this.#first, play.made.length);
    const answers = answersOf(play, this.#first);
    const count = answers.reduce((sum, { all }) => sum + all, 0);
    const worse = ofWorse(answers);
    const known = worse.all >= ENOUGH;
    this.#after.hidden = !known;
    this.#title.textContent = says.answers(count);
    this.#keeps.setAttribute('aria-pressed', String(play.keepsDraws));
    this.#legend.replaceChildren(
      element('span', 'legend-you', says.chanceYou),
      ...(known ? [element('span', 'legend-curve', says.chanceCurve), element('span', 'legend-drew', says.chanceDrew)] : []),
    );
    this.#summary.textContent = known
      ? says.ofWorse(worse.all, worse.yes, Math.round(expectedOf(play, this.#first)))
      : says.curveComes(ENOUGH - worse.all);
    this.#svg.setAttribute('aria-label', says.answersInWords(answers));
    this.#drawChart(answers, known);
    // On a phone the chart is below what is known by now.
    if (known) this.element.parentElement!.scrollTop = this.element.parentElement!.scrollHeight;
  }

  /** The height that the panel has left for the chart. */
  get #room(): number {
    const panel = this.element.parentElement!;
    const { paddingBottom } = getComputedStyle(panel);
    const above = this.#svg.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop;
    return panel.clientHeight - above - Number.parseFloat(paddingBottom);
  }

  #drawChart(answers: readonly Answers[], known: boolean): void {
    const { timeline, state } = this.#session.play;
    const { metric, localSearch } = timeline.algorithm;
    const wide = Math.max(300, this.element.clientWidth || 660);
    const floor = floorIn(this.#room - UNDER);
    const y = (share: number) => floor - share * (floor - TOP);
    const most = Math.max(4, ...answers.map(({ worse }) => worse));
    const step = (wide - LEFT - RIGHT) / (most + 1);
    const x = (worse: number) => LEFT + step * (worse + 0.5);
    this.#svg.setAttribute('viewBox', `0 0 ${wide} ${floor + UNDER}`);
    const lines = [0, 0.5, 1].flatMap((share) => [
      svgElement('line', { class: 'chance-line', x1: LEFT, x2: wide - RIGHT, y1: y(share), y2: y(share) }),
      svgElement('text', { x: LEFT - 8, y: y(share) + 4, 'text-anchor': 'end' }, says.percent(share)),
    ]);
    const every = Math.ceil(30 / step);
    const names = Array.from({ length: most + 1 }, (_, worse) => worse)
      .filter((worse) => worse % every === 0)
      .map((worse) => svgElement('text', { x: x(worse), y: floor + 24, 'text-anchor': 'middle' }, says.byHowMuch(worse, step)));
    const axis = svgElement('text', { x: wide - RIGHT, y: floor + 42, 'text-anchor': 'end' }, says.differenceOf(metric.label));
    const bars = answers.map(({ worse, yes, all }) => {
      const [low, high] = wilson(yes, all);
      return svgElement('rect', {
        class: `chance-bar${worse === 0 ? ' no-worse' : ''}`,
        x: x(worse) - 6,
        width: 12,
        y: y(high),
        height: y(low) - y(high),
        rx: 6,
      });
    });
    const dots = answers.flatMap(({ worse, yes, all }) => [
      svgElement('circle', { class: `chance-dot${worse === 0 ? ' no-worse' : ''}`, cx: x(worse), cy: y(yes / all), r: 10 }),
      svgElement('text', { class: 'chance-count', x: x(worse), y: y(yes / all) + 4, 'text-anchor': 'middle' }, String(yes)),
      // Under a line of the axis and not on it.
      ...(step > ROOMY
        ? [
            svgElement(
              'text',
              { x: x(worse) - 15, y: y(yes / all) + (yes === all || yes * 2 === all ? 17 : 4), 'text-anchor': 'end' },
              says.outOf(all),
            ),
          ]
        : []),
    ]);
    this.#svg.replaceChildren(...lines, ...names, axis, ...bars);
    if (known) {
      const points = Array.from({ length: 60 }, (_, index) => (index / 59) * (most + 0.5));
      const curve = points.map((worse) => `L${x(worse).toFixed(1)},${y(localSearch!.chanceOf(state, worse)).toFixed(1)}`).join('');
      this.#svg.append(svgElement('path', { class: 'chance-curve', d: `M${LEFT},${y(1)}${curve}` }));
      const diamonds = answers.map(({ worse, drawn: yes, all }) =>
        svgElement('path', { class: 'chance-drew', d: `M${x(worse) + 20},${y(yes / all) - 6.5}l6.5,6.5l-6.5,6.5l-6.5,-6.5z` }),
      );
      this.#svg.append(...diamonds);
    }
    this.#svg.append(...dots);
  }
}
