import * as words from '#words/compare.ts';
import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { catalog, catalogRow } from '../../../engine/catalog.ts';
import type { CoverProblem } from '../../../engine/exact-cover.ts';
import { boxHouses } from '../../../engine/grid.ts';
import { houseName, isPuzzle, type Puzzle } from '../../../engine/puzzle.ts';
import { boxWord } from '../../../narration/en/house-words.ts';
import { type AnyNarrator, sentenceOf } from '../../../narration/narrator.ts';
import { plain } from '../../../narration/sentence.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { AlgorithmForm, changedOptions, type FormCallbacks, titleOf } from '../../controls/form/algorithm-form.ts';
import { urlOf } from '../../runs/links/url-state.ts';
import { type NamedPuzzle, nameOf } from '../../runs/named-puzzle.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { type PreparedRun, prepareRun } from '../../runs/prepared-run.ts';
import type { Breath } from '../../ui/breath.ts';
import { faultSentence, inputFault } from '../../ui/fault-sentence.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { type RunningTrace, runInWorker } from '../../workers/run-in-worker.ts';
import { type CommonClock, type ComparedRun, hasEnded } from './common-clock.ts';
import { type Board, boardOf, drawBoard, isAlone } from './cover-board.ts';
import { kindOf, takes } from './puzzle-kind.ts';
import { reasonOfWrite } from './reason-of-write.ts';
import { triesAt, type Unit, writtenIn } from './written.ts';

/** Checks that an algorithm can be compared with others on a puzzle. Throws InputError when the puzzle or an option does not fit. */
export async function prepareCompared(run: NamedRun, puzzle: NamedPuzzle): Promise<PreparedRun> {
  const { input, title } = catalogRow(run.algorithm);
  if (input === 'empty-puzzle') throw inputFault(words.faults.makesPuzzles(run.algorithm));
  if (!takes(run.algorithm, 'cover') && kindOf(puzzle) === 'cover') {
    const takers = catalog.filter(({ id }) => takes(id, 'cover')).map((row) => row.title);
    throw inputFault(words.faults.noCover(title, puzzle.name, takers));
  }
  return prepareRun(run, puzzle);
}

/** The drawings of a panel: of a grid, and of an exact cover problem. */
export const panelViews = { digit: ['grid', 'words'], row: ['matrix', 'words'] } as const;

/** A figure of a chapter: the chapter's page and title, and the name of the figure's run. */
export interface ChapterFigure {
  readonly page: string;
  readonly title: string;
  readonly run: string;
}

interface PanelCallbacks extends FormCallbacks {
  /** Called when the run has grown or ended. */
  grown(): void;
}

/** One of the runs of a comparison, with its choosers and drawings. */
export class ComparePanel implements ComparedRun {
  readonly element: HTMLElement;
  /** The options are all there, as text. */
  named: NamedRun = { algorithm: '', options: {} };
  stopped = false;
  unit: Unit = 'digit';
  /** What the run came to, in a sentence for its end; empty while that isn't told. */
  verdict = '';
  /** Whether it is a run that was brought, such as a player's solve: there is nothing to choose. */
  isBrought = false;
  readonly #callbacks: PanelCallbacks;
  readonly form: AlgorithmForm;
  #algorithm: AnyAlgorithm | undefined;
  #words: AnyNarrator | undefined;
  #running: RunningTrace | undefined;
  #views: ViewSet | undefined;
  /** The puzzle that it is on, where that has regions: its words name them by numbers. */
  #regions: Puzzle | undefined;
  /** The board that its matrix is about. */
  #board: Board | undefined;

  constructor(element: HTMLElement, callbacks: PanelCallbacks) {
    this.element = element;
    this.#callbacks = callbacks;
    this.form = new AlgorithmForm(element, callbacks);
  }

  get timeline(): Timeline {
    return this.#running!.timeline;
  }

  get algorithm(): AnyAlgorithm {
    return this.#algorithm!;
  }

  /** The run with those options that are not at their default. */
  get changed(): NamedRun {
    return { algorithm: this.named.algorithm, options: changedOptions(this.algorithm, this.named.options) };
  }

  /** What readers call the run. */
  get title(): string {
    return this.isBrought ? this.algorithm.title : titleOf(this.algorithm, this.changed.options);
  }

  /** Starts a run in place of the one before. With a `breath` the page can scroll meanwhile. */
  async run(prepared: PreparedRun, breath?: Breath): Promise<void> {
    await breath?.taken({ now: true });
    const { row, algorithm, options, input } = prepared;
    this.cancel();
    this.stopped = false;
    this.verdict = '';
    this.#algorithm = algorithm;
    this.#words = prepared.words;
    this.named = { algorithm: row.id, options };
    this.isBrought = prepared.runner !== undefined;
    const running = (prepared.runner ?? runInWorker)(prepared, () => running === this.#running && this.#callbacks.grown());
    this.#running = running;
    running.done.catch((error: unknown) => running === this.#running && this.say(faultSentence(error)));
    this.say('');
    this.#regions = isPuzzle(input) && boxWord(input.grid) === 'region' ? input : undefined;
    this.showChosen();
    this.unit = isPuzzle(input) ? 'digit' : 'row';
    this.#board = isPuzzle(input) ? undefined : boardOf(input as CoverProblem);
    if (this.#board) this.element.dataset.board = isAlone(this.#board) ? 'alone' : 'beside';
    else delete this.element.dataset.board;
    this.element.querySelector<HTMLElement>('[data-part=board]')!.hidden = this.#board === undefined;
    for (const unit of ['digit', 'row'] as const)
      this.element.querySelector<HTMLElement>(`[data-view=${panelViews[unit][0]}]`)!.hidden = unit !== this.unit;
    // The built-in run, or the run before, continues if it is of this algorithm. A matrix is drawn anew, because another has another size.
    const drawn = this.unit === 'digit' ? row.id : `${row.id} ${nameOf(prepared.puzzle)}`;
    const emptied = this.element.dataset.drawn !== drawn;
    const made = await ViewSet.in(this.element, panelViews[this.unit], viewContext(prepared, running.timeline, document), {
      emptied,
      breath,
    });
    if (running !== this.#running) return;
    this.element.dataset.drawn = drawn;
    // Only the views that have drawn rings can take them away.
    this.ring([], 0);
    this.#views = made;
  }

  cancel(): void {
    this.#running?.cancel();
  }

  /** Stops the run; its steps stay. */
  stop(): void {
    if (this.timeline.complete) return;
    this.stopped = true;
    this.cancel();
  }

  /** Resets the choosers to the present run. */
  showChosen(): void {
    if (this.isBrought) this.form.showName(this.algorithm.title);
    else this.form.show(this.algorithm, this.named.options, this.#regions?.grid);
  }

  /** Draws the frame at a time of the common clock; `inTurn` lets the page scroll between two drawings. */
  draw(clock: CommonClock, time: number, inTurn: boolean): void {
    this.#views?.draw(clock.positionIn(this, time), { inTurn });
  }

  /** Says where the run is at a time of the common clock. The pictures of all panels ask for their places before one of them writes. */
  tell(clock: CommonClock, time: number): void {
    const position = clock.positionIn(this, time);
    this.element.classList.toggle('ended', this.timeline.complete && position === this.timeline.length);
    const amount = this.element.querySelector<HTMLElement>('[data-part=amount]')!;
    amount.textContent = this.#amountAt(position);
    amount.classList.toggle('in-parts', Boolean(triesAt(this, position)?.fills));
    amount.title = amount.textContent;
    this.element.querySelector('[data-part=step]')!.textContent = words.panelStep(position);
    if (this.#board) drawBoard(this.element.querySelector('[data-part=board]')!, this.#board, writtenIn(this, position));
  }

  /** What the run has written by a position; where its picture stops before it has ended, how much of it that is. */
  #amountAt(position: number): string {
    const { timeline, unit } = this;
    const tries = triesAt(this, position);
    if (tries?.fills) return words.panelTries(tries.fills, tries.swaps);
    const written = timeline.writtenAt(position);
    const isPart = timeline.capped && position === timeline.length && written < timeline.written;
    if (!isPart) return words.panelAmount(written, unit);
    return hasEnded(this) ? words.panelPart(written, timeline.written, unit) : words.panelFirst(written, unit);
  }

  /** Draws rings around groups of cells, until it is given others; without any, around the regions that its sentence at a position names. */
  ring(groups: readonly (readonly number[])[], position: number): void {
    const cells = groups.length > 0 ? groups : this.#regionsNamed(position);
    this.element.classList.toggle('names-regions', groups.length === 0 && cells.length > 0);
    this.#views?.highlight(cells.length > 0 ? { cells } : undefined);
  }

  #regionsNamed(position: number): readonly (readonly number[])[] {
    if (!this.#regions || !this.#views) return [];
    const { grid } = this.#regions;
    const text = this.sentenceAt(position);
    const isNamed = (house: number) => new RegExp(`\\b${houseName(grid, house)}\\b`).test(text);
    return boxHouses(grid)
      .filter(isNamed)
      .map((house) => grid.cellsOfHouse[house]!);
  }

  /** Says beside the sentence with which `others` this one is alike, and why it writes what it does; without `others`, only what its words mean, where its picture stops or what it came to. */
  explain(position: number, others: readonly string[] | undefined): void {
    const element = this.element.querySelector<HTMLElement>('[data-part=reason]')!;
    const terms = this.element.querySelector<HTMLElement>('[data-part=terms]')!;
    const meant = this.unit === 'digit' ? words.terms[this.named.algorithm] : undefined;
    terms.hidden = !meant;
    // Its link keeps its place.
    terms.toggleAttribute('data-off', position > 0);
    if (meant) terms.querySelector('span')!.textContent = meant.text;
    if (meant) terms.querySelector<HTMLAnchorElement>('a')!.hash = meant.entry;
    if (others === undefined) {
      const isEnd = position === this.timeline.length;
      const stops = hasEnded(this) ? words.pictureStopped : words.pictureStops;
      const text = isEnd ? (this.timeline.capped ? stops : this.verdict) : '';
      element.hidden = text === '';
      drawSentence(element, text === '' ? [] : [{ text }]);
      return;
    }
    const reason = reasonOfWrite(this.timeline, this.#words!, position);
    element.hidden = others.length === 0 && !reason;
    drawSentence(element, [{ text: words.alike(others), tone: 'strong' }, ...(reason ? [{ text: ' ' }, ...reason] : [])]);
  }

  /** Leads to the frame at a position of the run in a chapter's figure, where one runs the algorithm. `puzzle` is as links have it. */
  linkTo(figure: ChapterFigure | undefined, puzzle: string, step: number): void {
    const link = this.element.querySelector<HTMLAnchorElement>('a[data-part=figure]')!;
    link.hidden = !figure && !this.isBrought;
    link.textContent = this.isBrought ? words.openTrace : words.stepThrough;
    if (this.isBrought) link.href = this.element.closest<HTMLElement>('[data-traces]')!.dataset.traces!;
    if (figure) link.href = this.frameIn(figure, puzzle, step);
  }

  /** The address of a position of the run in a chapter's figure. */
  frameIn(figure: ChapterFigure, puzzle: string, step: number): string {
    return urlOf(new URL(figure.page, location.href).href, { run: figure.run, ...this.named, puzzle, step });
  }

  /** What the run says of the step that leads to a position, as plain text. */
  sentenceAt(position: number): string {
    return plain(sentenceOf(this.#words!, this.timeline.stepAt(position), this.timeline.peek(position)));
  }

  say(text: string): void {
    const notice = this.element.querySelector<HTMLElement>('[data-part=fault]')!;
    notice.textContent = text;
    notice.hidden = text === '';
  }
}
