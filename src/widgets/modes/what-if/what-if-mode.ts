import { whatIf, whatIfKey } from '#words/what-if.ts';
import { decisionFrom } from '../../../trace/decision.ts';
import type { FigureMode, FollowedLink } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { forksText } from '../../runs/fork.ts';
import type { UrlState } from '../../runs/links/url-state.ts';
import { actionButton, element } from '../../ui/element.ts';
import type { WhatIf } from './what-if.ts';

/** A run of more steps is not searched for a decision. */
const MAX_SEARCHED = 5000;

/** What if the run of a figure decided otherwise: what asks is loaded when somebody uses it. */
export class WhatIfMode implements FigureMode {
  readonly id = 'what-if';
  readonly command = 'whatIf';
  readonly #state: FigureState;
  #whatIf: WhatIf | undefined;

  constructor(state: FigureState) {
    this.#state = state;
    const { algorithm } = state.loaded;
    if (!algorithm.decisions && !algorithm.draws) return;
    const { root } = state;
    // Without a script there is nothing to decide.
    const buttons = [this.#button('tool.what-if-tool'), this.#button('')] as const;
    root.querySelector('.bar-gap')?.after(buttons[0]);
    root.querySelector('[data-menu=share]')?.before(buttons[1]);
    onChange(state.growth, () => {
      const { timeline } = state;
      // A run that is over and has decided nothing offers no choice.
      const isIdle = timeline.complete && !algorithm.draws && timeline.length <= MAX_SEARCHED && !decisionFrom(timeline, 0);
      for (const button of buttons) button.hidden = isIdle;
    });
  }

  #button(classes: string): HTMLButtonElement {
    const button = actionButton(classes, `${whatIf} `, () => this.begin());
    const sign = element('kbd', '', 'I');
    sign.setAttribute('aria-hidden', 'true');
    button.append(sign);
    button.title = whatIfKey;
    return button;
  }

  get link(): Partial<UrlState> {
    return { forks: forksText(this.#whatIf?.forks ?? []) || undefined };
  }

  get #isBarred(): boolean {
    return this.#state.mode.value?.id === 'manual';
  }

  /** Asks for another decision at the frame that is shown, unless the reader makes the moves. */
  async begin(): Promise<void> {
    if (this.#isBarred) return;
    const { mode, withholds, player } = this.#state;
    if (mode.value !== this && !withholds) this.#state.leave();
    player.pause();
    await (await this.#load()).ask();
  }

  async follow({ forks, step, asks }: FollowedLink): Promise<readonly string[]> {
    const faults = forks.length === 0 ? [] : await (await this.#load()).follow(forks, step);
    if (asks) this.#state.player.onceThere(() => this.begin());
    return faults;
  }

  async #load(): Promise<WhatIf> {
    const { WhatIf } = await import('./what-if.ts');
    this.#whatIf ??= new WhatIf(this, this.#state);
    return this.#whatIf;
  }

  leave(): void {
    this.#whatIf?.leave();
  }

  pick(cell: number): boolean {
    return this.#whatIf?.pick(cell) ?? false;
  }

  key(event: KeyboardEvent): boolean {
    return !this.#isBarred && (this.#whatIf?.key(event) ?? false);
  }
}
