import * as words from '#words/controls.ts';
import { placeAlone } from '#words/figure.ts';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { cellName, type Grid } from '../../../engine/grid.ts';
import { kindsWhere } from '../../../engine/step.ts';
import { endOf } from '../../../narration/en/outcomes.ts';
import { STEP_CAP } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { Stops } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { firstStop } from '../../runs/first-stop.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import { PAST_SHARE } from '../../views/view.ts';
import { moveFinerControls } from './control-row.ts';
import { PaceControl } from './pace.ts';

/** Stop where the digit or the marks of the watched cell change, not at a kind of step. */
const DIGIT = 'watched-cell';
const MARKS = 'watched-marks';
const isWatched = (stop: string) => stop === DIGIT || stop === MARKS;

/** The row of controls under a figure. It gives commands and shows where the player is; it holds no place of its own. */
export class Transport {
  readonly #state: FigureState;
  readonly #root: HTMLElement;
  readonly #algorithm: AnyAlgorithm;
  readonly #seek: HTMLInputElement;
  readonly #pace: PaceControl;
  readonly #stop: HTMLSelectElement;
  readonly #cell: HTMLInputElement;
  /** The last of the stops: what a cell can be watched for. */
  readonly #watches: readonly HTMLOptionElement[];
  #grid: Grid | undefined;
  #cells: readonly string[] = [];
  /** Whether the reader has chosen where to stop. */
  #stopChosen = false;

  constructor(state: FigureState) {
    const { root, commands } = state;
    this.#state = state;
    this.#root = root;
    this.#algorithm = state.loaded.algorithm;
    const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector)!;
    this.#seek = find('input.seek');
    this.#pace = new PaceControl(state);
    this.#stop = find('select[name=stop]');
    this.#cell = find('input[name=cell]');
    this.#watches = [...this.#stop.options].filter(({ value }) => isWatched(value));
    for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-command]')) {
      button.addEventListener('click', () => commands.do(button.dataset.command as StepperCommand));
    }
    find('button[data-part=cancel]').addEventListener('click', () => {
      state.player.pause();
      state.shown.cancel();
    });
    this.#seek.addEventListener('input', () => {
      // The slider has moved already.
      if (!commands.point(Number(this.#seek.value))) this.showPlace(state.position, state.open);
    });
    this.#stop.addEventListener('change', () => this.#chooseStop(this.#stop.value));
    moveFinerControls(root);
    this.#showWatched();
    commands.on('nextStop', () => commands.leap(this.#stops.next()));
    commands.on('previousStop', () => commands.leap(this.#stops.previous()));
    onChange(state.part, (part) => {
      [this.#seek.min, this.#seek.max] = (part ?? [0, state.open.length]).map(String) as [string, string];
      // Other ends may have moved the knob.
      this.#seek.value = String(state.position);
    });
    onChange(state.watched, (watched) => this.#watch(watched!.cell));
    onChange(state.frame, () => this.showPlace(state.position, state.open));
    onChange(state.awaited, () => this.showPlace(state.position, state.open));
    onChange(state.growth, () => {
      if (state.player.target === undefined) this.showPlace(state.position, state.open);
      this.showRun(state.open);
    });
  }

  /** Watches an open cell: 'stop at' then means the next change of its digit, or of its marks where those are watched. */
  #watch(cell: number): void {
    const { grid } = this.#state.timeline.frame(this.#state.position).picture;
    if (grid?.puzzle.givens[cell] !== 0) return;
    this.#learnGrid(grid.puzzle.grid);
    this.#cell.value = cellName(grid.puzzle.grid, cell);
    this.#chooseStop(isWatched(this.#stop.value) ? this.#stop.value : DIGIT);
  }

  #chooseStop(kind: string): void {
    this.#stopChosen = true;
    this.#stop.value = kind;
    this.#showWatched();
  }

  /** Offers what comes in the run, with its counts; before the reader has chosen, or where that does not come, it is set to what one looks for first. */
  #offerStops(timeline: Timeline): void {
    const { codec, totals, complete, withheld } = timeline;
    const watched = this.#watches.filter(({ value }) => value === DIGIT || hasMarks(timeline));
    const coming = codec.kinds.filter(({ kind }) => !complete || totals[kind]! > 0);
    const chosen = this.#stopChosen && [...watched.map(({ value }) => value), ...coming.map(({ kind }) => kind)].includes(this.#stop.value);
    // Of what is withheld, nothing says which comes most often, or at all.
    const first = withheld ? coming[0]!.kind : firstStop(timeline);
    const kind = chosen ? this.#stop.value : (first ?? this.#stop.value);
    const nameOf = (label: string, count: number) => (withheld ? label : words.stopWithCount(label, count));
    const options = coming.map(({ kind, spec }) => new Option(nameOf(spec.label, totals[kind] ?? 0), kind));
    // An open list stays as it is while its entries are the same.
    const texts = (list: readonly HTMLOptionElement[]) => list.map(({ text, value }) => `${value} ${text}`).join();
    if (texts([...options, ...watched]) !== texts([...this.#stop.options])) this.#stop.replaceChildren(...options, ...watched);
    this.#stop.value = kind;
  }

  #learnGrid(grid: Grid): void {
    if (grid === this.#grid) return;
    this.#grid = grid;
    this.#cells = Array.from({ length: grid.cellCount }, (_, cell) => cellName(grid, cell));
  }

  #showWatched(): void {
    this.#cell.closest('label')!.hidden = !isWatched(this.#stop.value);
  }

  get #stops(): Stops {
    const { mode, timeline, position } = this.#state;
    if (mode.value?.stops) return mode.value.stops;
    if (!isWatched(this.#stop.value)) {
      const kinds = [this.#stop.value];
      return { next: () => timeline.next(kinds, position), previous: () => timeline.previous(kinds, position) };
    }
    const { grid } = timeline.frame(position).picture;
    if (grid) this.#learnGrid(grid.puzzle.grid);
    const cell = this.#cells.indexOf(this.#cell.value.trim().toLowerCase());
    const valid = cell >= 0;
    this.#cell.setCustomValidity(valid ? '' : words.cellExample);
    if (!valid) this.#cell.reportValidity();
    const changes = this.#stop.value === MARKS ? timeline.marks : timeline.digits;
    return {
      next: () => (valid ? changes.next(cell, position) : undefined),
      previous: () => (valid ? changes.last(cell, position)?.position : undefined),
    };
  }

  /** Shows where the player is, or which frame the picture shows before the run has come to it. */
  showPlace(at: number, timeline: Timeline): void {
    const { withheld } = timeline;
    const awaited = this.#state.awaited.value;
    const position = awaited ?? at;
    const length = awaited === undefined ? timeline.length : Math.max(awaited, this.#total ?? timeline.length);
    if (!this.#state.part.value) this.#seek.max = String(withheld ? Math.round(length / PAST_SHARE) : length);
    this.#seek.value = String(position);
    const step = awaited === undefined ? timeline.kindAt(position) : undefined;
    const place = withheld ? placeAlone(position) : words.placeOf(position, length);
    this.#seek.setAttribute('aria-valuetext', step ? words.placeAndStep(place, this.#algorithm.steps[step]!.label) : place);
    const shown = this.#root.querySelector<HTMLElement>('[data-part=place]')!;
    shown.textContent = place;
    const last = withheld ? position : length;
    shown.setAttribute('style', `--place-letters: ${words.placeOf(last, last).length}`);
  }

  /** The steps of the run that is under way, where the page knows them. */
  get #total(): number | undefined {
    return this.#state.showsOwnRun ? this.#state.config.total : undefined;
  }

  /** Shows the progress of the run, its outcome, and whether the trace is only its beginning. */
  showRun(timeline: Timeline): void {
    const { complete, capped, taken, outcome, broken, stopped, withheld } = timeline;
    // The pace of a run says how long it is.
    this.#pace.withhold(withheld);
    if (!withheld) this.#pace.follow(timeline);
    this.#offerStops(timeline);
    const ended = broken ? words.endsBroken : words.endsWith(endOf(this.#algorithm, outcome!));
    // Both stand in the same corner.
    const isTold = !withheld && (!complete || capped);
    this.#root.querySelector('[data-part=outcome]')!.textContent = complete && !isTold ? ended : '';
    const progress = this.#root.querySelector<HTMLElement>('[data-part=progress]')!;
    progress.hidden = !isTold;
    const progressSaid = [
      complete ? words.wholeRun(taken, ended) : stopped ? words.runStopped(taken) : words.runSoFar(taken, this.#total),
      ...(capped ? [words.capped(STEP_CAP)] : []),
    ];
    progress.querySelector('span')!.textContent = withheld ? '' : progressSaid.join(' ');
    progress.querySelector<HTMLElement>('button')!.hidden = withheld || complete || stopped;
  }
}

/** Whether the run has marks, or may get some. */
function hasMarks(timeline: Timeline): boolean {
  const { steps, picture } = timeline.algorithm;
  if (kindsWhere(steps, ({ marks }) => marks).length > 0) return true;
  return picture(timeline.peek(0), undefined).grid?.candidates !== undefined;
}
