import { refusals } from '#words/own-grid.ts';
import { isPuzzle } from '../../../engine/puzzle.ts';
import type { FigureMode } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { takeFocus } from '../../ui/in-view.ts';
import type { GivensPanel } from './givens-panel.ts';

/** A reader types givens into the grid of a figure: what takes them is loaded when somebody begins. */
export class GivensMode implements FigureMode {
  readonly id = 'givens';
  readonly command = 'givens';
  readonly rests = true;
  readonly #state: FigureState;
  #panel: GivensPanel | undefined;

  constructor(state: FigureState) {
    this.#state = state;
    // Another puzzle may have another grid, or other symbols than the row of digits.
    onChange(state.run, () => this.#panel?.fits() || this.leave());
    onChange(state.frame, () => this.#panel?.show());
  }

  /** The drawing that has the cells. */
  get #picture(): HTMLElement | null {
    return this.#state.root.querySelector('.pane-main[data-view=grid]');
  }

  /** Why nothing can be typed; undefined where it can. */
  get #refusal(): string | undefined {
    const { imported, run } = this.#state;
    const { row, input } = run.value!;
    if (imported) return refusals.brought;
    if (row.input === 'empty-puzzle') return refusals.makes;
    if (!isPuzzle(input)) return refusals.noPuzzle;
    if (!this.#picture) return refusals.noGrid;
    return input.symbols.some((symbol) => symbol.length > 1) ? refusals.tooLarge(input.grid.size) : undefined;
  }

  /** Begins with the puzzle that is shown; ends where it has begun. */
  async begin(): Promise<void> {
    const state = this.#state;
    if (this.#panel) {
      this.leave();
      return;
    }
    const refusal = this.#refusal;
    if (refusal !== undefined) {
      state.say(refusal);
      return;
    }
    state.player.pause();
    const { GivensPanel } = await import('./givens-panel.ts');
    if (this.#panel || this.#refusal !== undefined) return;
    state.leave();
    state.player.goTo(0);
    state.say('');
    state.enter(this);
    this.#panel = new GivensPanel(state, this.#picture!, () => this.leave());
  }

  leave(): void {
    const hadFocus = this.#panel?.hasFocus;
    this.#panel?.remove();
    this.#panel = undefined;
    this.#state.exit(this);
    if (hadFocus) takeFocus(this.#state.root);
  }

  pick(cell: number): boolean {
    this.#panel?.pick(cell);
    return this.#panel !== undefined;
  }

  key(event: KeyboardEvent): boolean {
    return this.#panel?.key(event) ?? false;
  }
}
