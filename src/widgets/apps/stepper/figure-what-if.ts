import { whatIf, whatIfKey } from '#words/what-if.ts';
import { decisionFrom } from '../../../trace/decision.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { WhatIf } from '../../modes/what-if/what-if.ts';
import type { Fork } from '../../runs/fork.ts';
import type { TimelinePlayer } from '../../runs/player.ts';
import type { LoadedAlgorithm, PreparedRun } from '../../runs/prepared-run.ts';
import { actionButton, element } from '../../ui/element.ts';

/** How often is looked whether a run has grown so far, in milliseconds. */
const LOOK_EVERY = 20;

/** A run of more steps is not looked through for a decision. */
const LOOKED_THROUGH = 5000;

interface Orders {
  run(): PreparedRun;
  /** Runs the same with other decisions, from a position on. */
  runWith(overrides: readonly Override[], position: number): Promise<void>;
  say(text: string): void;
  /** The reader has made the run another. */
  changed(): void;
}

/** What if the run of a figure decided otherwise: loaded when somebody asks. */
export class FigureWhatIf {
  readonly #root: HTMLElement;
  readonly #player: TimelinePlayer;
  readonly #orders: Orders;
  #whatIf: WhatIf | undefined;
  readonly #buttons: HTMLElement[] = [];

  constructor(root: HTMLElement, { algorithm }: LoadedAlgorithm, player: TimelinePlayer, orders: Orders) {
    this.#root = root;
    this.#player = player;
    this.#orders = orders;
    if (algorithm.decisions || algorithm.draws) this.#offer();
  }

  /** The buttons are made here: without a script there is nothing to decide. They stand where nothing makes room for them. */
  #offer(): void {
    const button = (classes: string) => {
      const made = actionButton(classes, `${whatIf} `, () => this.ask());
      const sign = element('kbd', '', 'I');
      sign.setAttribute('aria-hidden', 'true');
      made.append(sign);
      made.title = whatIfKey;
      this.#buttons.push(made);
      return made;
    };
    this.#root.querySelector('.bar-gap')?.after(button('tool.what-if-tool'));
    this.#root.querySelector('[data-menu=share]')?.before(button(''));
  }

  /** The decisions of the reader. */
  get forks(): readonly Fork[] {
    return this.#whatIf?.forks ?? [];
  }

  /** Asks for another decision at the frame that is shown, unless the reader makes the moves. */
  async ask(): Promise<void> {
    if (this.#root.classList.contains('hands')) return;
    this.#player.pause();
    await (await this.#load()).ask();
  }

  /** Takes the decisions of a link; gives what is wrong with them. */
  async follow(forks: readonly Fork[], position: number): Promise<string[]> {
    return forks.length === 0 ? [] : (await this.#load()).follow(forks, position);
  }

  async #load(): Promise<WhatIf> {
    const { WhatIf } = await import('../../modes/what-if/what-if.ts');
    this.#whatIf ??= new WhatIf({
      ...this.#orders,
      root: this.#root,
      timeline: () => this.#player.timeline,
      position: () => this.#player.position,
      seek: (position) => this.#player.seek(position),
      grownTo: (position) => this.#grownTo(position),
    });
    return this.#whatIf;
  }

  async #grownTo(position: number): Promise<void> {
    const { timeline } = this.#player;
    while (!timeline.complete && timeline.length < position && this.#player.timeline === timeline)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }

  followed(run: PreparedRun): void {
    this.#whatIf?.followed(run);
  }

  /** What comes is withheld, and with it the other run; or both are shown again. */
  withhold(on: boolean): void {
    this.#whatIf?.withhold(on);
  }

  moved(): void {
    this.#whatIf?.moved();
  }

  grown(): void {
    this.#whatIf?.grown();
    const { timeline } = this.#player;
    const { algorithm } = timeline;
    // A run that is over and has decided nothing has nothing to be asked; a long one is not looked through.
    const isIdle = timeline.complete && !algorithm.draws && timeline.length <= LOOKED_THROUGH && !decisionFrom(timeline, 0);
    for (const button of this.#buttons) button.hidden = isIdle;
  }

  /** A press on a cell; false when it is not asked for. */
  pick(cell: number): boolean {
    return this.#whatIf?.pick(cell) ?? false;
  }

  /** Whether a key was for it. */
  key(event: KeyboardEvent): boolean {
    return !this.#root.classList.contains('hands') && (this.#whatIf?.key(event) ?? false);
  }
}
