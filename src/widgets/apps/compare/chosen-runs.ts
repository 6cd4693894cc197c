import * as words from '#words/compare.ts';
import type { CoverInput } from '../../../engine/cover/cover-state.ts';
import { comparedSolve, keepComparedSolve } from '../../runs/compared-solve.ts';
import type { CompareState, Measure } from '../../runs/links/compare-url.ts';
import { coverIn, type NamedPuzzle, puzzleIn, puzzleNamed } from '../../runs/named-puzzle.ts';
import { letterOf, type NamedRun } from '../../runs/named-run.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import type { Breath } from '../../ui/breath.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import { type ComparePanel, prepareCompared } from './compare-panel.ts';
import { MAX_PANELS, type PanelRow } from './panel-row.ts';
import { kindOf, type PuzzleKind } from './puzzle-kind.ts';
import { additionTo, optionsApart, type RunExchange } from './run-exchange.ts';

interface ChosenCallbacks {
  /** What the present runs are aligned on. */
  measure(): Measure;
  /** Called when other runs are shown. Without a time, the present moment stays. */
  align(measure: Measure, time?: number): void;
  say(text: string): void;
}

/** The puzzle that a reader compares runs on, and the runs. Each change throws InputError, with the runs as they were, when something does not fit. */
export class ChosenRuns {
  readonly #row: PanelRow;
  readonly #exchange: RunExchange;
  readonly #given: readonly NamedPuzzle[];
  readonly #callbacks: ChosenCallbacks;
  #puzzle!: NamedPuzzle;
  /** The number of changes under way. */
  #changing = 0;

  /** `given` are the puzzles of the page. */
  constructor(row: PanelRow, exchange: RunExchange, given: readonly NamedPuzzle[], callbacks: ChosenCallbacks) {
    this.#row = row;
    this.#exchange = exchange;
    this.#given = given;
    this.#callbacks = callbacks;
  }

  get puzzle(): NamedPuzzle {
    return this.#puzzle;
  }

  get kind(): PuzzleKind {
    return kindOf(this.#puzzle);
  }

  /** What the algorithms run on. */
  get input(): CoverInput {
    return coverIn(this.#puzzle) ?? puzzleIn(this.#puzzle);
  }

  /** Until changes end, the page doesn't show the present runs. */
  get changing(): boolean {
    return this.#changing > 0;
  }

  /** The runs that a link can name. */
  get linked(): readonly ComparePanel[] {
    return this.#row.panels.filter(({ isBrought }) => !isBrought);
  }

  /** What is said of the run that a link can't name; empty where there is none. */
  get leftOut(): string {
    const place = this.#row.panels.findIndex(({ isBrought }) => isBrought);
    return place < 0 ? '' : words.leftOut(letterOf(place));
  }

  /** A puzzle of the page by its id, or a reader's own from its text. */
  named(text: string): NamedPuzzle {
    return puzzleNamed(this.#given, text);
  }

  /** Shows the comparison of a link, or the page's own. With a `breath` the page can scroll while the runs begin. */
  async show(puzzle: NamedPuzzle, { runs, measure, time }: Omit<CompareState, 'puzzle'>, breath?: Breath): Promise<void> {
    if (runs.length > MAX_PANELS) throw inputFault(words.faults.tooManyRuns(runs.length, MAX_PANELS));
    const prepared = await Promise.all(runs.map((run) => prepareCompared(run, puzzle)));
    this.#row.resize(prepared.length);
    this.#puzzle = puzzle;
    await this.#begin(
      prepared.map((run, index) => [this.#row.panels[index]!, run]),
      measure,
      time,
      breath,
    );
  }

  /** Runs every algorithm on another puzzle. Those that it isn't for give way to those that it is for, and come back. */
  async usePuzzle(puzzle: NamedPuzzle): Promise<void> {
    const [from, to] = [this.kind, kindOf(puzzle)];
    for (const panel of this.#row.panels) if (panel.isBrought) this.#row.drop(panel);
    const shown = this.#row.panels.map(({ changed }) => changed);
    const isBack = this.#exchange.keeps(to);
    const runs = from === to ? shown : this.#exchange.runsFor(to, shown);
    await this.show(puzzle, { runs, measure: this.#callbacks.measure(), time: 0 });
    // The notice covers the question of the page, so it asks itself.
    const ask = runs.length > 1 ? ` ${words.bet.ask(to === 'cover' ? 'row' : 'digit')}` : '';
    this.#callbacks.say(runs === shown ? '' : `${isBack ? words.earlierRuns : words.otherSolvers(from, to)}${ask}`);
    if (runs !== shown) this.#exchange.exchanged(from, shown, to);
  }

  /** Shows the solve that a player has brought to this puzzle beside the other runs, aligned on the digits written. */
  async showBrought(time?: number): Promise<void> {
    if (comparedSolve() === '' || this.#row.panels.length === MAX_PANELS) return;
    const { broughtRun } = await import('./brought-run.ts');
    const brought = await broughtRun(this.#puzzle);
    if (brought) await this.#begin([[this.#row.append(), brought]], 'writes', time);
  }

  /** Shows the run of a program of the reader's, from its trace, beside the other runs. They follow it to its puzzle. */
  async bring(file: File): Promise<void> {
    const shown = this.linked.length;
    if (shown === MAX_PANELS) throw inputFault(words.faults.tooManyFit(MAX_PANELS + 1, MAX_PANELS));
    const { openTrace } = await import('./brought-run.ts');
    const { run, other } = await openTrace(file, this.#puzzle, this.#given);
    if (other) await this.usePuzzle(other);
    for (const panel of this.#row.panels) if (panel.isBrought) this.#row.drop(panel);
    await this.#begin([[this.#row.append(), run]], 'writes', 0);
    this.#callbacks.say(other ? words.tracesPuzzle : '');
  }

  async change(panel: ComparePanel, run: NamedRun): Promise<void> {
    const others = this.linked.filter((each) => each !== panel).map(({ named }) => named);
    const prepared = await prepareCompared(run, this.#puzzle);
    // With the same algorithm as before, the reader has chosen the seed.
    const options = run.algorithm === panel.named.algorithm ? undefined : optionsApart(prepared, others);
    const apart = options ? await prepareCompared({ ...run, options }, this.#puzzle) : prepared;
    await this.#begin([[panel, apart]], this.#callbacks.measure());
    this.#callbacks.say('');
  }

  /** Adds a run of the first algorithm that is not there yet. */
  async add(): Promise<void> {
    const named = this.linked.map((panel) => panel.named);
    const prepared = await prepareCompared(additionTo(named, this.kind), this.#puzzle);
    const panel = this.#row.append();
    await this.#begin([[panel, prepared]], this.#callbacks.measure());
    panel.element.querySelector<HTMLElement>('select')!.focus();
  }

  remove(panel: ComparePanel): void {
    if (panel.isBrought) keepComparedSolve('');
    this.#row.drop(panel);
    this.#callbacks.align(this.#callbacks.measure());
  }

  /** Starts runs in their panels, and aligns them when all of them have begun. */
  async #begin(runs: readonly (readonly [ComparePanel, PreparedRun])[], measure: Measure, time?: number, breath?: Breath): Promise<void> {
    this.#changing++;
    try {
      await Promise.all(runs.map(([panel, run]) => panel.run(run, breath)));
      await breath?.taken({ now: true });
    } finally {
      this.#changing--;
    }
    this.#callbacks.align(measure, time);
  }
}
