import * as says from '#words/manual.ts';
import { plain } from '../../../narration/sentence.ts';
import { actionButton, element, svgElement } from '../../ui/element.ts';
import { takeFocus } from '../../ui/in-view.ts';
import { markCells } from '../../views/grid/cell-marks.ts';
import { focusCell } from '../../views/grid/cells.ts';
import { drawSentence, lengthName } from '../../views/kit/drawn-sentence.ts';
import { ManualPanel } from './manual-panel.ts';
import type { ManualPlay } from './manual-play.ts';
import { ManualRow, placeParts } from './manual-row.ts';
import type { ManualSession } from './manual-session.ts';
import type { ManualState } from './manual-state.ts';
import { differenceAt } from './metric-answers.ts';

/** The class of a figure in which nothing is lit. */
const QUIET = 'hands-quiet';

/** Time for which a right move is marked, in milliseconds. */
const RIGHT_TIME = 900;

/** Greatest width of a move in the history, and its height, in pixels. */
const STEP_WIDTH = 20;
const HISTORY_HEIGHT = 44;

/** The parts of the mode in its figure: a sign in the bar, the sentence, the panel, the history, the row, and marks in the grid. */
export class ManualView {
  readonly #root: HTMLElement;
  readonly #picture: Element;
  readonly #session: ManualSession;
  readonly #panel: ManualPanel;
  readonly #row: ManualRow;
  readonly #say = element('p', 'say.hand-say');
  readonly #where = element('span', 'hand-where');
  readonly #task = element('p', 'hand-task');
  readonly #history = element('div', 'hand-strip');
  readonly #metric = element('p', 'hand-metric');
  readonly #chart = svgElement('svg', { 'aria-hidden': 'true' });
  readonly #parts: readonly HTMLElement[];
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, picture: Element, session: ManualSession, leave: () => void) {
    this.#root = root;
    this.#picture = picture;
    this.#session = session;
    this.#panel = new ManualPanel(session);
    this.#row = new ManualRow(session, leave);
    const chip = element('div', 'hand-chip');
    const out = actionButton('hand-leave', '×', leave);
    out.setAttribute('aria-label', says.leave);
    chip.append(element('span', 'hand-mode', says.mode), this.#where, out);
    this.#history.append(this.#metric, this.#chart, element('p', 'hand-hidden', says.hidden));
    root.querySelector('.bar-gap')!.before(chip);
    root.querySelector('.say')!.after(this.#say);
    root.querySelector('.work')!.append(this.#panel.element);
    root.querySelector('.strip-row')!.append(this.#history);
    root.querySelector('.controls')!.after(this.#row.element);
    root.classList.add('hands');
    const task = root.closest<HTMLElement>('[data-task]')?.dataset.task;
    if (task) this.#panel.element.prepend(this.#task);
    this.#task.textContent = task ?? '';
    this.#parts = [chip, this.#say, this.#panel.element, this.#history, this.#row.element];
  }

  /** Draws a state; panel and history only when their turn has changed. */
  show(state: ManualState): void {
    const { turn, cells, mistake, right, focus } = state;
    const isNew = turn !== this.#turn;
    this.#turn = turn;
    this.#showMessage(state);
    this.#where.replaceChildren(...placeParts(this.#session));
    this.#panel.show(state, isNew);
    this.#row.show(state);
    const { play } = this.#session;
    // It was about the move after which the play rested.
    if (play.rests) this.#task.hidden = true;
    this.#root.classList.toggle(QUIET, play.isUnlit || (state.hints > 0 && play.isUsedUp));
    if (isNew) this.#drawHistory(play);
    markCells(this.#picture, 'chosen', cells);
    markCells(this.#picture, 'wrong', cellsOf(mistake?.cell), mistake?.digit, mistake?.isStrike);
    if (right !== undefined) this.#flash(cellsOf(right));
    // Last, because the focus may choose another cell.
    if (typeof focus === 'number') focusCell(this.#picture, focus);
    else if (focus) takeFocus(this.#root);
  }

  remove(): void {
    clearTimeout(this.#timer);
    for (const name of ['chosen', 'right', 'wrong']) markCells(this.#picture, name, []);
    for (const part of this.#parts) part.remove();
    this.#root.classList.remove('hands', 'at-stop', QUIET);
  }

  #showMessage({ message, mistake }: ManualState): void {
    this.#say.setAttribute('role', mistake ? 'alert' : 'status');
    this.#root.classList.toggle('at-stop', mistake !== undefined);
    drawSentence(this.#say, message);
    const length = lengthName(message);
    if (length === null) delete this.#say.dataset.length;
    else this.#say.dataset.length = length;
    this.#say.title = plain(message);
  }

  #flash(cells: readonly number[]): void {
    markCells(this.#picture, 'right', cells);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => markCells(this.#picture, 'right', []), RIGHT_TIME);
  }

  /** Draws the metric over the moves so far, and nothing of what comes. */
  #drawHistory({ made, timeline, position }: ManualPlay): void {
    const { metric, steps } = timeline.algorithm;
    const now = timeline.metricAt(position);
    this.#metric.replaceChildren(element('span', '', metric.label), element('b', '', String(now)));
    // A proposed change is in the picture already; it counts when it is kept.
    const last = timeline.stepAt(position);
    if (last && steps[last.kind]!.proposes && steps[last.kind]!.writes)
      this.#metric.append(element('span', 'hand-if', says.ifKept(now + differenceAt(timeline, position))));
    const width = Math.max(200, this.#chart.clientWidth || 800);
    const shown = made.slice(-(Math.floor(width / STEP_WIDTH) - 8));
    const values = [...shown.map(({ from }) => timeline.metricAt(from)), now];
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const y = (value: number) => HISTORY_HEIGHT - 4 - ((value - low) / (high - low)) * (HISTORY_HEIGHT - 14);
    const stairs = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${index * STEP_WIDTH},${y(value)}h${STEP_WIDTH}`).join('');
    const x = (values.length - 0.5) * STEP_WIDTH;
    const mistakes = shown.flatMap(({ afterMistake }, index) => (afterMistake ? [index * STEP_WIDTH + 5] : []));
    this.#chart.setAttribute('viewBox', `0 0 ${width} ${HISTORY_HEIGHT}`);
    this.#chart.replaceChildren(
      svgElement('path', { class: 'hand-stairs', d: stairs }),
      svgElement('line', { class: 'hand-future', x1: x, x2: width, y1: HISTORY_HEIGHT - 2, y2: HISTORY_HEIGHT - 2 }),
      svgElement('line', { class: 'hand-now', x1: x, x2: x, y1: 4, y2: HISTORY_HEIGHT }),
      ...mistakes.map((left) => svgElement('path', { class: 'hand-slip', d: `M${left},1h10l-5,8z` })),
    );
  }
}

const cellsOf = (cell = -1) => (cell < 0 ? [] : [cell]);
