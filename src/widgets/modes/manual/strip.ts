import * as says from '#words/manual.ts';
import { element } from '../../ui/element.ts';
import { drawn } from './drawn.ts';
import type { ManualPlay } from './manual-play.ts';
import { differenceAt } from './metric-answers.ts';

/** Width of a move while there is room, and height, in pixels. */
const WIDE = 20;
const HIGH = 44;

/** The metric of a run over the moves so far. It tells nothing of what comes. */
export class ManualHistory {
  readonly element = element('div', 'hand-strip');
  readonly #label = element('p', 'hand-metric');
  readonly #svg = drawn('svg', {});
  readonly #hidden = element('p', 'hand-hidden', says.hidden);

  constructor() {
    this.#svg.setAttribute('aria-hidden', 'true');
    this.element.append(this.#label, this.#svg, this.#hidden);
  }

  draw({ made, timeline, position }: ManualPlay): void {
    const { metric, steps } = timeline.algorithm;
    const now = timeline.metricAt(position);
    this.#label.replaceChildren(element('span', '', metric.label), element('b', '', String(now)));
    // A change that waits for an answer is in the picture already; it counts when it is kept.
    const last = timeline.stepAt(position);
    if (last && steps[last.kind]!.proposes && steps[last.kind]!.writes)
      this.#label.append(element('span', 'hand-if', says.ifKept(now + differenceAt(timeline, position))));
    const room = Math.max(200, this.#svg.clientWidth || 800);
    const most = Math.floor(room / WIDE) - 8;
    const shown = made.slice(-most);
    const values = [...shown.map(({ from }) => timeline.metricAt(from)), timeline.metricAt(position)];
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const y = (value: number) => HIGH - 4 - ((value - low) / (high - low)) * (HIGH - 14);
    const stairs = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${index * WIDE},${y(value)}h${WIDE}`).join('');
    const x = (values.length - 0.5) * WIDE;
    const slips = shown.flatMap(({ slip }, index) => (slip ? [index] : []));
    this.#svg.setAttribute('viewBox', `0 0 ${room} ${HIGH}`);
    const parts = [
      drawn('path', { class: 'hand-stairs', d: stairs }),
      drawn('line', { class: 'hand-future', x1: x, x2: room, y1: HIGH - 2, y2: HIGH - 2 }),
      drawn('line', { class: 'hand-now', x1: x, x2: x, y1: 4, y2: HIGH }),
      ...slips.map((index) => drawn('path', { class: 'hand-slip', d: `M${index * WIDE + 5},1h10l-5,8z` })),
    ];
    this.#svg.replaceChildren(...parts);
  }
}
