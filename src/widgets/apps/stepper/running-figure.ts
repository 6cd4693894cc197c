import { connectFigureMenu } from '../../controls/menu/figure-menu.ts';
import { KeptAddress } from '../../controls/page/kept-address.ts';
import type { Presentation } from '../../controls/presentation/presentation.ts';
import { Transport } from '../../controls/transport/transport.ts';
import { type FigurePage, FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { type FigureLink, keepWishes } from '../../runs/links/url-state.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { Breath } from '../../ui/breath.ts';
import { sharedDialog } from '../../ui/element.ts';
import { embedded } from '../../ui/in-view.ts';
import { numberOf, takeKey } from '../../ui/keys.ts';
import { keepFocus } from '../../ui/lost-focus.ts';
import { showFault, showNotice } from '../../ui/notice.ts';
import { Tabs } from '../../ui/tabs.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { defaultViews } from '../../views/views.ts';
import { ChapterWorld } from './chapter-world.ts';
import { FigureChoice } from './figure-choice.ts';
import { FigureEmbargo } from './figure-embargo.ts';
import { followLink } from './figure-link.ts';
import { FigureMotion } from './figure-motion.ts';
import { FrameSigns } from './frame-signs.ts';
import { GROUND, HeatGround } from './heat-ground.ts';
import { modes } from './modes.ts';
import { PageNews } from './page-news.ts';
import type { PressFocus } from './press-focus.ts';
import { FullFigure } from './reading/full-figure.ts';
import { TextDriver } from './reading/text-driver.ts';

/** What a figure shows and hears beside its modes; each part gets along with the state alone. */
const parts = [Transport, FigureChoice, FigureEmbargo, FigureMotion, HeatGround, PageNews, ChapterWorld];

/** A figure that has come to life: one state, and the controls, modes and views of it. */
export class RunningFigure {
  readonly state: FigureState;
  readonly #stage: Presentation;
  readonly #press: PressFocus;
  readonly #tabs: Tabs;
  /** The pane of a figure beside its text, and the one that was chosen when the whole of it was shown. */
  readonly #ownPane: string;
  #chosenPane: string | undefined;
  #hasViews = false;
  readonly signs: FrameSigns;
  /** The puzzle that a link of the text brought for its reader to work on: it leaves with the whole figure. */
  #guest: string | undefined;
  /** Whether a link of the text has begun the mode that is on, in a figure that was the text's. */
  #isInvited = false;
  /** Whether a link of the text has brought decisions of its own to the whole figure, when that was the text's. */
  #isLent = false;
  /** Whether the whole figure was asked for, and no link has come to its frame since. */
  #isCalled = false;
  /** Of the figure of a pair. */
  readonly text: TextDriver | undefined;
  readonly full: FullFigure | undefined;

  constructor(page: FigurePage, stage: Presentation, press: PressFocus) {
    const state = new FigureState(page, modes, (_, run) => this.#makeViews(run));
    const { root, shown, commands } = state;
    this.state = state;
    this.#stage = stage;
    this.#press = press;
    this.signs = new FrameSigns(state);
    connectFigureMenu(state);
    keepFocus(root);
    commands.on('help', () => sharedDialog(root, 'help', 'figure-keys').showModal());
    commands.on('stage', () => stage.toggle());
    const lean = root.closest<HTMLElement>('.lean');
    if (lean) {
      this.text = new TextDriver(state, lean);
      this.full = new FullFigure(root, lean, () => this.#fullChanged());
      // A window that is made narrow later, as by turning a phone, is one too.
      import('./reading/close-up.ts').then(({ CloseUp }) => new CloseUp(state, lean));
      // What a mode shows has its place in the whole figure.
      onChange(state.mode, (mode) => mode && this.enlarge());
    }
    commands.on('fullscreen', () => (stage.on || !this.full || embedded() ? stage : this.full).toggle());
    state.fillsWindow.value = stage.on;
    onChange(state.notice, (notice) => {
      if ('error' in notice!) showFault(root, notice.error);
      else showNotice(root, notice!.text, notice!.tone);
    });
    this.#tabs = this.#connectPanes();
    this.#ownPane = this.#tabs.shown ?? '';
    addEventListener('beforeprint', () => shown.drawLate({ hidden: true }));
    // A style sheet leaves views out of some sizes of a figure.
    const sized = new ResizeObserver(() => shown.drawLate());
    for (const view of root.querySelectorAll('[data-view]')) if (view instanceof HTMLElement) sized.observe(view);
    this.#keepAddress();
  }

  /** Brings the figure to life in stretches, most often while its page scrolls. Nothing runs in it yet. */
  static async waking(page: FigurePage, stage: Presentation, press: PressFocus): Promise<RunningFigure> {
    const breath = new Breath();
    const figure = new RunningFigure(page, stage, press);
    for (const Part of parts) {
      await breath.taken();
      new Part(figure.state);
    }
    await breath.taken();
    return figure;
  }

  #connectPanes(): Tabs {
    const { root, pane, shown } = this.state;
    const tabs = new Tabs(root, () => shown.drawLate());
    onChange(pane, (chosen) => tabs.show(chosen!.name, chosen));
    return tabs;
  }

  /** The address of the page is that of what is shown, wherever the run does not play. */
  #keepAddress(): void {
    const { state } = this;
    const address = new KeptAddress(() => keepWishes(state.link, location));
    onChange(state.touched, (touched) => {
      address.touched = touched;
    });
    const changed = () => {
      if (state.run.value) address.changed();
    };
    onChange(state.linkChanges, changed);
    onChange(state.frame, () => state.playing.value || changed());
    onChange(state.playing, (playing) => playing || changed());
  }

  #makeViews(run: PreparedRun): Promise<ViewSet> {
    const { state } = this;
    const { root, config, commands } = state;
    const pointing = {
      seek: (place: number) => commands.point(place),
      showPart: (part: readonly [first: number, last: number] | undefined) => {
        state.part.value = part;
      },
      pick: (cell: number) => {
        // A press that only brings the focus chooses no cell to be watched.
        if (!state.mode.value?.pick?.(cell) && this.#press.hadBefore) state.watched.value = { cell };
      },
    };
    // No other run can take the place of the first one while its views are made.
    const breath = this.#hasViews ? undefined : new Breath();
    this.#hasViews = true;
    return ViewSet.in(root, [...config.views, ...defaultViews, GROUND], viewContext(run, state.open, document, pointing), { breath });
  }

  #fullChanged(): void {
    // The figure of a pair has room only for the pane that its section is about; the whole one goes on with the one chosen there.
    if (!this.full!.on) {
      this.#chosenPane = this.#tabs.shown;
      this.#tabs.show(this.#ownPane);
    } else if (this.#chosenPane && this.#tabs.shown === this.#ownPane) this.#tabs.show(this.#chosenPane);
    this.state.shown.drawLate();
    if (this.full!.on) return;
    // One that was only opened, and not used, is the text's again; so is one to which a link of the text has brought decisions, or whose puzzle its reader hasn't chosen.
    const { run, touched } = this.state;
    const isGuest = this.#guest !== undefined && run.value?.puzzle.text === this.#guest;
    this.#guest = undefined;
    this.#isInvited = false;
    const isTexts = isGuest || this.#isLent;
    // What its reader did there is gone, so the address mustn't bring it back.
    if (this.#isLent && new URLSearchParams(location.search).get('run') === this.state.config.run)
      history.replaceState(history.state, '', location.pathname + location.hash);
    this.#isLent = false;
    if (isTexts && touched.value) this.text!.follow();
    else this.text!.tell();
  }

  /** Does what a link of the text asks. The whole figure of a pair that it opened remains the text's: it is the reader's from its first use on, except for an excursion, which ends when it closes. */
  async lend(show: () => Promise<void>, isExcursion = false): Promise<void> {
    const { touched, root } = this.state;
    // Its reader may use it while it is still on its way to the frame.
    const ends = new AbortController();
    let isUsed = touched.value;
    this.#isLent ||= isExcursion && !isUsed;
    const isCalled = this.#isCalled;
    this.#isCalled = false;
    const use = (event: Event) => {
      // Who closes it at once hasn't used it.
      isUsed ||= !(event instanceof KeyboardEvent && event.key === 'Escape');
    };
    for (const type of ['pointerdown', 'keydown']) root.addEventListener(type, use, { signal: ends.signal });
    await show();
    ends.abort();
    if (!this.full || isUsed) return;
    if (!this.full.on) {
      this.#isLent = false;
      // It was closed while it was on its way to the frame, or was never to be open.
      if (isCalled) this.text!.follow();
      return;
    }
    touched.value = false;
    this.signs.speak();
  }

  /** The names of its panes, and of the one that is shown. */
  get panes(): { readonly all: readonly string[]; readonly shown: string | undefined } {
    return this.#tabs;
  }

  /** Shows the whole figure of a pair. */
  enlarge(): void {
    if (this.#stage.on || embedded()) return;
    this.#isCalled = true;
    this.full?.open();
  }

  /** See `FigureLink`. */
  follow(link: FigureLink): Promise<void> {
    // Who comes by a link has come for its frame: no paragraph moves it on.
    if (this.text) this.state.touched.value = true;
    return followLink(this.state, link, this.#stage, this.#tabs);
  }

  /** Does what a link of the text asks of its reader. */
  async visit(link: FigureLink): Promise<void> {
    this.#isInvited = this.text !== undefined && !this.state.touched.value;
    await this.follow(link);
    const { run, config } = this.state;
    const { text } = run.value!.puzzle;
    this.#guest = text === config.puzzle.text ? undefined : text;
  }

  /** The figure fills the window from now on, or is a part of its page again. */
  presentationChanged(): void {
    this.state.fillsWindow.value = this.#stage.on;
    this.state.keepAddress();
  }

  /** Does what a key asks. */
  key(event: KeyboardEvent): void {
    const { mode } = this.state;
    const isInMode = mode.value !== undefined;
    if (this.state.takesKey(event)) {
      if (event.key === 'Escape' && isInMode && !mode.value) this.#endVisit();
      return;
    }
    if (event.key === 'Escape' && this.#givesBack(event)) {
      event.preventDefault();
      this.text!.follow();
      return;
    }
    const number = numberOf(event);
    if (number !== undefined && this.#tabs.showNumber(number)) event.preventDefault();
    const command = takeKey(event);
    if (command) this.state.commands.do(command);
  }

  /** Escape has ended the mode for which a link opened the whole figure: one press leads back to the text. */
  #endVisit(): void {
    if (!this.#isInvited || !this.full?.on || this.#stage.on) return;
    this.full.close();
    this.text!.follow();
  }

  /** Whether Escape gives the figure back to the text: nothing is open that it would close first. */
  #givesBack({ defaultPrevented }: KeyboardEvent): boolean {
    const { root, touched } = this.state;
    const isOpen = this.full?.on || this.#stage.on || root.querySelector(':popover-open, dialog[open]') !== null;
    return this.text !== undefined && touched.value && !defaultPrevented && !isOpen && !embedded();
  }
}
