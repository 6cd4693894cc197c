import { connectMenuItem } from '../../controls/menu/menus.ts';
import type { FigureMode } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';

/** A figure is filmed by its movements, which are held still one after the other: in a dialog that is loaded when somebody opens it. */
export class FilmMode implements FigureMode {
  readonly id = 'film';
  readonly #state: FigureState;

  constructor(state: FigureState) {
    this.#state = state;
    connectMenuItem(
      state.root,
      'film',
      (text) => state.say(text),
      () => this.begin(),
    );
  }

  async begin(): Promise<void> {
    const { mode, player } = this.#state;
    // A film shows the whole run.
    mode.value?.skip?.();
    const { openFilmDialog } = await import('./film-dialog.ts');
    player.pause();
    openFilmDialog(this.#state);
  }

  /** The dialog is modal: nothing else is begun while it is open. */
  leave(): void {}
}
