import { faults } from '#words/runs.ts';
import { noFigure } from '#words/stepper.ts';
import { PointedLight } from '../../controls/page/pointed-light.ts';
import { Presentation } from '../../controls/presentation/presentation.ts';
import { lacksRun } from '../../runs/links/lacks-run.ts';
import { linkNotice } from '../../runs/links/linked-run.ts';
import { type FigureLink, readUrlState } from '../../runs/links/url-state.ts';
import type { WrittenLit } from '../../runs/lit.ts';
import { isOwn } from '../../runs/named-puzzle.ts';
import { loadAlgorithm, type PreparedRun, prepareOn } from '../../runs/prepared-run.ts';
import { readConfig, type StepperConfig, settingsIn } from '../../runs/stepper-config.ts';
import { Breath } from '../../ui/breath.ts';
import { bare, embedded, takeFocus } from '../../ui/in-view.ts';
import type { StepperCommand } from '../../ui/keys.ts';
import { showFault, showNotice } from '../../ui/notice.ts';
import { whenNear } from '../../ui/when-near.ts';
import { type Part, SHOW_PART } from '../../views/view.ts';
import { doEarly, wasUsedEarly } from './early-commands.ts';
import { PressFocus } from './press-focus.ts';
import type { Shown } from './reading/text-driver.ts';
import { RunningFigure } from './running-figure.ts';

/** Set on a figure while nothing ahead of its frame may be seen. */
const HIDES_AHEAD = 'hidesAhead';

/**
 * A figure that steps through one run. Its markup is already on the page with its first frame drawn; this element brings it to life
 * when it is needed.
 */
export class SudoStepper extends HTMLElement {
  /**
   * A run that somebody brings, in place of the one that the page was built with; set before the element is connected. Such a figure
   * begins at once and at its start, and the page's address is not about it.
   */
  declare imported?: PreparedRun;
  /** What the page otherwise says in its text; set with it. */
  declare config?: StepperConfig;
  #press!: PressFocus;
  #stage!: Presentation;
  #figure: RunningFigure | undefined;
  #started: Promise<void> | undefined;

  static readonly observedAttributes = ['data-hides-ahead'];

  /** The page may have a question open to which what comes is the answer. */
  attributeChangedCallback(): void {
    this.#figure?.state.setHidesAhead(HIDES_AHEAD in this.dataset);
  }

  /**
   * A figure begins its run when it comes near, or when a link is about it: pages have several. One that `waits` begins when it is used, and
   * one that is alone in a frame when it is seen.
   */
  connectedCallback(): void {
    this.role = 'group';
    const figure = this.closest('figure');
    const { run, stage } = (!this.imported && readUrlState(location)) || {};
    this.#stage = new Presentation(this, figure ?? this, () => this.#figure?.presentationChanged());
    new PointedLight(this);
    this.#press = new PressFocus(this);
    if (run === figure?.id && stage) this.#stage.open();
    const isAsked = run !== undefined && run === figure?.id;
    if (this.imported || (isAsked && !bare())) this.begin();
    else if (!isAsked && this === document.querySelector('sudo-stepper')) this.#sayNoFigure(run);
    if ('waits' in this.dataset) this.#beginWhenUsed();
    else this.#beginWhenNear();
  }

  /** The first figure of a page says of a link that it leads to none. */
  #sayNoFigure(run: string | undefined): void {
    const isThere = run !== undefined && document.getElementById(run)?.matches('.stepper');
    if (isThere || (run === undefined && !lacksRun(location))) return;
    const fault = run === undefined ? faults.noRun : noFigure(run);
    this.begin().then(() => showNotice(this, linkNotice([fault]), 'error'));
  }

  #beginWhenUsed(): void {
    if (wasUsedEarly(this)) this.begin();
    this.addEventListener('pointerdown', () => this.begin(), { once: true });
    // The Tab key only passes through.
    this.addEventListener('keydown', ({ key }) => key !== 'Tab' && this.begin());
  }

  #beginWhenNear(): void {
    whenNear([this], () => this.begin(), bare() ? '0px' : undefined);
  }

  /** Starts the run that the page was built with, if it has not been started yet. */
  begin(): Promise<void> {
    this.#started ??= this.#start().catch((error: unknown) => showFault(this, error));
    return this.#started;
  }

  async #start(): Promise<void> {
    for (const late of this.querySelectorAll<HTMLTemplateElement>('template[data-part=late]')) late.replaceWith(late.content);
    for (const menu of this.querySelectorAll('dialog[data-items=later]'))
      menu.prepend(document.querySelector<HTMLTemplateElement>('template#figure-items')!.content.cloneNode(true));
    const config = this.config ?? readConfig(settingsIn(this), (run) => settingsIn(document.getElementById(run)!));
    const { algorithm, puzzle, options, position, run } = config;
    const loaded = this.imported ?? (await loadAlgorithm(algorithm));
    const link = readUrlState(location);
    const hidesAhead = link?.ahead === 'hidden' || HIDES_AHEAD in this.dataset;
    const page = { root: this, config, loaded, imported: this.imported !== undefined, hidesAhead };
    const figure = await RunningFigure.waking(page, this.#stage, this.#press);
    this.#figure = figure;
    if (this.imported) await figure.state.shown.open(this.imported, 0);
    else if (link?.run === run) await this.#arriveByUrl(link);
    else {
      const prepared = prepareOn(loaded, puzzle, options);
      await new Breath().taken({ now: true });
      await figure.state.shown.open(prepared, position);
    }
    this.addEventListener('keydown', (event) => figure.key(event));
    this.dataset.ready = '';
    if (embedded() && link?.run === run) (await import('./hosted-figure.ts')).connectHost(figure);
    doEarly(this, (command) => this.command(command));
  }

  /** Restores what a link holds, as far as it makes sense, and says what does not. */
  async follow(link: FigureLink): Promise<void> {
    await this.begin();
    const figure = this.#figure;
    // Who is to make moves or decisions has the figure from the start.
    if (link.hands || link.asks || link.stage) await figure?.visit(link);
    else await figure?.lend(() => figure.follow(link), Boolean(link.forks));
  }

  /** The link is the page's own address: the reader has come for this figure. A page in a frame leaves the focus with its host. */
  async #arriveByUrl(link: FigureLink): Promise<void> {
    await this.#figure!.follow(link);
    this.#figure!.enlarge();
    if (!this.#figure!.full?.on) this.#stage.bringUp();
    if (document.activeElement === document.body) takeFocus(this);
  }

  /** Whether it shows the run that its text is about. */
  get showsOwnRun(): boolean {
    return this.#figure?.state.showsOwnRun ?? true;
  }

  seek(position: number): void {
    this.#figure?.state.commands.seek(position);
  }

  /** Moves the figure of a pair for a paragraph, unless it is the reader's. */
  async drive(shown: Shown): Promise<void> {
    await this.begin();
    this.#figure?.text?.drive(shown, { scrolls: true });
  }

  /** Gives the figure of a pair back to the text, whose frames are of the run that the chapter is written about. */
  async followText(shown: Shown): Promise<void> {
    await this.begin();
    const { state, text, full } = this.#figure ?? {};
    if (!state || !text) return;
    full!.on && full!.close();
    text.follow();
    if (!state.showsOwnRun) await state.start(state.config.puzzle, state.config.options, shown.position);
    state.touched.value = false;
    text.drive(shown);
  }

  /** Shows a frame while the reader points at words about it; undefined shows the figure's own again. */
  peek(position: number | undefined): void {
    this.#figure?.text?.peek(position);
  }

  /** Reads the frame out to who listens. */
  say(): void {
    this.#figure?.signs.speak();
  }

  /** Shows the whole figure of a pair, where it is one. */
  async enlarge(): Promise<void> {
    if (!('ready' in this.dataset)) await this.begin();
    this.#figure?.enlarge();
  }

  /**
   * Begins a task of an exercise: at the start of the run where the reader hasn't used the figure, or has come to the end of a run, with the
   * control that the task `offers`, and where an address follows it, at the run of that; of the options the one that its text names. A `first` time the run is that of the chapter, whatever a
   * link of the text has put in its place.
   */
  async takeUp({ offers, text }: { readonly offers: string | undefined; readonly text: string }, first: boolean): Promise<void> {
    await this.begin();
    const [control, address] = offers?.split(' ') ?? [];
    if (address && first) await this.follow(readUrlState(new URL(address, location.href))!);
    const state = this.#figure?.state;
    const { puzzle, options, puzzles } = state?.config ?? {};
    if (state && first && !address && !state.showsOwnRun && !isOwn(state.run.value!.puzzle, [puzzle!, ...puzzles!])) {
      state.leave();
      await state.start(puzzle!, options!, 0);
    } else if (state && (!state.touched.value || (first && state.position === state.timeline.length))) state.player.goTo(0);
    if (control === 'options') this.#openOptions(text);
    if (control === 'puzzle') this.querySelector<HTMLElement>('select[name=puzzle]')?.focus({ preventScroll: true });
  }

  /** Opens the options, with the focus on the one that a text names, where it names any. */
  #openOptions(text: string): void {
    const isOpen = this.querySelector('dialog.options:popover-open') !== null;
    // The button that opens them is where they are placed.
    if (!isOpen) this.querySelector<HTMLElement>('button[popovertarget^=options]')?.click();
    const said = text.toLowerCase();
    const named = [...this.querySelectorAll('dialog.options .option-label')].find((label) =>
      said.includes(label.textContent!.trim().toLowerCase()),
    );
    named?.parentElement?.querySelector<HTMLElement>('[data-option]')?.focus({ preventScroll: true });
  }

  /**
   * Shows the movement from one frame to another that follows it, at a share of its way, until another frame is drawn. Gives
   * how long it lasts, in milliseconds; 0 where nothing moves.
   */
  hold(position: number, at: number, next?: number): number {
    return this.#figure?.state.shown.hold(position, at, next) ?? 0;
  }

  /** Lights what words of the text are about, or nothing. A run that the reader has put in place of the text's isn't what they are about. */
  highlight(lit: WrittenLit | undefined): void {
    const { state, text } = this.#figure ?? {};
    state?.shown.highlight(state.showsOwnRun && !(lit?.case && state.mode.value) ? (lit ?? text?.asked) : undefined);
  }

  /** Ends what the reader does in the figure beside stepping through the run. */
  leaveMode(): void {
    this.#figure?.state.leave();
  }

  command(command: StepperCommand): void {
    this.#figure?.state.commands.do(command);
  }

  /**
   * Goes to a place of the run that the chapter is written about, whatever the reader has made of the figure since; to a `pane` where one
   * is to be seen, and with a chart of the run that shows no more than the part `from` a step up to that place.
   */
  async show(position: number, { pane, from }: { pane?: string; from?: string } = {}): Promise<void> {
    await this.begin();
    const figure = this.#figure;
    if (!figure) return;
    const { state } = figure;
    const { puzzle, options } = state.config;
    if (state.withholds) state.leave();
    await figure.lend(async () => {
      state.touched.value = true;
      await state.show(puzzle, options, position);
    });
    if (pane) state.pane.value = { name: pane };
    if (from !== undefined)
      for (const drawing of this.querySelectorAll('.strip-drawing, [data-view=tree]'))
        drawing.dispatchEvent(
          new CustomEvent(SHOW_PART, { detail: { first: Number(from), last: position, leadsUp: true } satisfies Part }),
        );
  }
}

export function define(): void {
  if (!customElements.get('sudo-stepper')) customElements.define('sudo-stepper', SudoStepper);
}
