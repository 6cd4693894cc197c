import { faults } from '#words/embed.ts';
import { describeError } from '../../../engine/errors.ts';
import { readOptions } from '../../../engine/options.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { plain } from '../../../narration/sentence.ts';
import type { HostCommand } from '../../controls/page/host-commands.ts';
import { type FigureEvent, hostPage } from '../../controls/page/host-page.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange, until } from '../../runs/figure/signals.ts';
import { isFlat } from '../../runs/flat-run.ts';
import { forksText } from '../../runs/fork.ts';
import { linkedRun } from '../../runs/links/linked-run.ts';
import { type FigureLink, readUrlState, urlOf } from '../../runs/links/url-state.ts';
import type { RunningFigure } from './running-figure.ts';

/** For so long a link that is followed may take to open what it asks for, in milliseconds; then the next command is obeyed. */
const PATIENCE = 5000;

/** A figure whose page is in a frame, for the page around it: obeys its commands one after the other, and tells what it shows. */
class HostedFigure {
  readonly #figure: RunningFigure;
  readonly #state: FigureState;
  readonly #commands: HostCommand[] = [];
  #obeys = false;
  /** What was told last of each kind, so that nothing is told twice. */
  readonly #told = new Map<string, string>();
  #isDue = false;

  constructor(figure: RunningFigure) {
    this.#figure = figure;
    const { state } = figure;
    this.#state = state;
    const host = hostPage();
    host.onHello(() => {
      this.#told.clear();
      this.#soon();
    });
    for (const signal of [state.frame, state.growth, state.linkChanges, state.mode, state.withheldAfter, state.run])
      onChange<unknown>(signal, () => this.#soon());
    const tabs = state.root.querySelector('[role=tablist]');
    if (tabs) new MutationObserver(() => this.#soon()).observe(tabs, { subtree: true, attributeFilter: ['aria-selected'] });
    onChange(state.notice, (notice) => {
      if ('error' in notice!) this.#fault(describeError(notice.error));
      else if (notice!.tone === 'error' && notice!.text) this.#fault(notice!.text);
    });
    onChange(state.question, () => this.#tellQuestion());
    // Of a run that never searches, the drawing of its depth shows nothing.
    const showDepth = () => state.root.closest('.stepper')?.toggleAttribute('data-flat', isFlat(state.timeline));
    for (const signal of [state.growth, state.run]) onChange<unknown>(signal, showDepth);
    showDepth();
    host.onCommand((command) => this.#take(command));
    this.#soon();
  }

  #take(command: HostCommand): void {
    // Of several links that wait, the last one is what the host wants to see.
    if (command.command === 'show' && this.#commands.at(-1)?.command === 'show') this.#commands.pop();
    this.#commands.push(command);
    if (!this.#obeys) this.#obeyAll();
  }

  async #obeyAll(): Promise<void> {
    this.#obeys = true;
    for (let next = this.#commands.shift(); next; next = this.#commands.shift()) {
      try {
        const fault = await this.#obey(next);
        if (fault) this.#fault(fault);
      } catch (error) {
        this.#fault(describeError(error));
      }
    }
    this.#obeys = false;
  }

  /** Obeys a command; gives what is wrong with it, if anything is. */
  #obey(command: HostCommand): string | undefined | Promise<string | undefined> {
    const { commands, player, question } = this.#state;
    switch (command.command) {
      case 'go':
        return this.#go(command.step);
      case 'show':
        return this.#show(command.link);
      case 'step':
        return this.#step(command.by);
      case 'play':
        if (command.on === player.playing) return undefined;
        return this.#refusal('toggle') ?? void commands.do('toggle');
      case 'pane':
        return this.#pane(command.name);
      case 'predict':
        return this.#predict(command.on);
      case 'reveal':
        if (!question.value) return faults.noQuestion;
        return void question.value.reveal();
      case 'options':
        return this.#setOptions(command.options);
      case 'why':
        return this.#follow({ ...this.#link, why: command.thing || undefined });
      case 'whatif':
        if (command.decisions === undefined) return void commands.do('whatIf');
        return this.#follow({ ...this.#link, forks: command.decisions || undefined });
      default:
        return undefined;
    }
  }

  #refusal(command: 'toggle' | 'forward' | 'back'): string | undefined {
    return this.#state.mode.value?.refuses?.(command);
  }

  #go(step: number): string | undefined {
    const { commands, withholds } = this.#state;
    if (withholds) this.#state.leave();
    const { timeline } = this.#state;
    commands.seek(step);
    if (timeline.complete) return step > timeline.length ? faults.fewerSteps(step, timeline.length) : undefined;
    // The run has to come so far first, and other commands need not wait for it.
    this.#state.grownTo(step).then(() => {
      if (timeline === this.#state.timeline && step > timeline.length) this.#fault(faults.fewerSteps(step, timeline.length));
    });
    return undefined;
  }

  async #step(by: number): Promise<string | undefined> {
    await this.#state.arrived();
    const command = by > 0 ? 'forward' : 'back';
    for (let count = Math.abs(by); count > 0; count--) {
      const refusal = this.#refusal(command);
      if (refusal) return refusal;
      this.#state.commands.do(command);
    }
    return undefined;
  }

  #pane(name: string): string | undefined {
    const { all } = this.#figure.panes;
    if (!all.includes(name)) return faults.field('pane', 'name', all.join(', '));
    this.#state.pane.value = { name };
    return undefined;
  }

  #predict(on: boolean): string | undefined {
    const { commands, questions } = this.#state;
    if (questions.value !== on) commands.do('predict');
    return questions.value === on ? undefined : faults.noQuestions;
  }

  async #setOptions(given: Readonly<Record<string, string>>): Promise<undefined> {
    const { run, loaded } = this.#state;
    const { puzzle, options } = run.value!;
    const together = { ...options, ...given };
    readOptions(loaded.algorithm.options, together);
    if (JSON.stringify(together) === JSON.stringify(options)) return;
    this.#state.leave();
    await this.#state.start(puzzle, together, 0);
  }

  /** What the figure shows, as a link says it, with its pane; whether it fills the window is its own affair. */
  get #link(): FigureLink {
    const { link, mode } = this.#state;
    const asks = mode.value?.id === 'what-if' || undefined;
    return { ...readUrlState(new URL(link))!, stage: undefined, pane: this.#figure.panes.shown, asks };
  }

  /** Follows an address of this figure, in its chapter or alone. */
  #show(address: string): string | undefined | Promise<undefined> {
    if (!URL.canParse(address, location.href)) return faults.badAddress;
    const url = new URL(address, location.href);
    if (!url.searchParams.get('run')) url.searchParams.set('run', this.#state.config.run);
    const link = readUrlState(url)!;
    if (!this.#isOwn(link, url)) return faults.otherFigure(address.slice(0, 200));
    return this.#follow({ ...link, stage: undefined });
  }

  /** Whether a link is about this figure: a run is called by its name, and after its chapter by the other. */
  #isOwn({ run, algorithm }: FigureLink, { pathname }: URL): boolean {
    const { config } = this.#state;
    if (algorithm && algorithm !== config.algorithm) return false;
    const chapter = /\/chapters\/([^/]+)\/$/.exec(pathname)?.[1];
    const names = [config.run, ...(config.names ?? [])];
    return names.includes(run) || (chapter !== undefined && names.includes(`${chapter}.${run}`));
  }

  /** Shows what a link says, and nothing else; where that is only another frame or pane, the rest stays as it is. */
  async #follow(link: FigureLink): Promise<undefined> {
    const state = this.#state;
    await state.arrived();
    const before = this.#link;
    const { puzzle, options, step, forks, faults } = linkedRun(link, state.config, state.loaded.algorithm);
    const run = state.run.value!;
    const isSameRun =
      faults.length === 0 &&
      puzzle.text === run.puzzle.text &&
      JSON.stringify(options) === JSON.stringify(run.options) &&
      (before.forks ?? '') === (forksText(forks) || '');
    const isSameMode = (['why', 'hands', 'keeps', 'asks'] as const).every((name) => (before[name] || '') === (link[name] || ''));
    if (isSameRun && isSameMode) {
      if (step !== state.position) state.commands.seek(step);
      if (link.pane) state.pane.value = { name: link.pane };
      return;
    }
    if (state.mode.value) state.leave();
    await this.#figure.follow(link);
    const isThere = () => {
      const { why, hands, asks } = this.#link;
      return (!link.why || why !== undefined) && (!link.hands || hands) && (!link.asks || asks);
    };
    const isRefused = () => state.notice.value !== undefined && 'text' in state.notice.value && state.notice.value.text !== '';
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    const arrived = until(() => isThere() === true || isRefused(), state.mode, state.linkChanges, state.notice);
    await Promise.race([Promise.all([state.arrived(), arrived]), patience]);
  }

  /** Tells what has changed, once all that changes with it has. */
  #soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#tell();
    });
  }

  #tell(): void {
    const { run, frame, timeline, open, position } = this.#state;
    if (!hostPage().greeted || !run.value || !frame.value) return;
    const isWhole = timeline.complete && !open.withheld;
    const { step, state } = open.frame(position);
    const sentence = plain(sentenceOf(run.value.words, step, state));
    this.#tellOnce({ event: 'frame', step: position, ...(isWhole && { of: timeline.length }), sentence });
    this.#tellOnce({ event: 'state', link: urlOf(location.href, this.#link) });
    if (isWhole && position === timeline.length) this.#tellOnce({ event: 'ended' });
    else this.#told.delete('ended');
    if (!this.#told.has('asked')) this.#tellQuestion();
  }

  #tellQuestion(): void {
    const asked = this.#state.question.value;
    if (!hostPage().greeted) return;
    if (!asked) {
      for (const event of ['asked', 'answered', 'revealed']) this.#told.delete(event);
      return;
    }
    const { prompt, choices } = asked.question;
    this.#tellOnce({ event: 'asked', question: plain(prompt), choices: choices.map(({ label }) => label) });
    if (asked.answer) this.#tellOnce({ event: 'answered', choice: asked.answer.label });
    if (asked.revealed) this.#tellOnce({ event: 'revealed', right: asked.revealed.label, reason: plain(asked.revealed.reason) });
  }

  #tellOnce(event: FigureEvent): void {
    const text = JSON.stringify(event);
    if (this.#told.get(event.event) === text) return;
    this.#told.set(event.event, text);
    hostPage().tell(event);
  }

  #fault(message: string): void {
    if (hostPage().greeted) hostPage().tell({ event: 'fault', message });
  }
}

export function connectHost(figure: RunningFigure): void {
  new HostedFigure(figure);
}
