import { OptionControls, TYPE_GIVENS } from '../../controls/form/option-controls.ts';
import { connectOwnPuzzle } from '../../controls/form/own-puzzle.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import { type NamedPuzzle, ownPuzzle } from '../../runs/named-puzzle.ts';
import { sharedDialog } from '../../ui/element.ts';

/** Lists all puzzles in a chooser whose first entry is the only one that its page names: five lists would be heavy. */
function listPuzzles(select: HTMLSelectElement | null, puzzles: readonly NamedPuzzle[]): void {
  const [named, next] = select?.options ?? [];
  if (next?.value === 'own') named!.replaceWith(...puzzles.map(({ id, name }) => new Option(name, id, id === named!.value)));
}

/** What the reader chooses to be run: options, a puzzle of the page, or one of their own. */
export class FigureChoice {
  readonly #state: FigureState;
  readonly #controls: OptionControls;

  constructor(state: FigureState) {
    const { root, loaded, config, imported } = state;
    this.#state = state;
    listPuzzles(root.querySelector('select[name=puzzle]'), config.puzzles);
    this.#controls = new OptionControls(root, loaded.algorithm.options, config.puzzles, (chosen) => this.#change(chosen), config.options);
    root.addEventListener('own-puzzle-cancelled', () => this.#show());
    root.addEventListener(TYPE_GIVENS, () => {
      this.#show();
      state.commands.do('givens');
    });
    // A figure that shows a run that somebody brought takes no puzzle.
    if (!imported) {
      const dialog = sharedDialog(root, 'own', `own-${loaded.row.input}`);
      // The figure's own puzzle is the nearest example of one, where it is a single line.
      const { text } = config.puzzle;
      if (loaded.row.input === 'puzzle' && /^\S+$/.test(text)) dialog.querySelector('textarea')!.placeholder = text;
      connectOwnPuzzle(root, (text) => this.#open(ownPuzzle(text), state.run.value!.options));
    }
    onChange(state.run, () => this.#show());
  }

  #show(): void {
    const { puzzle, options } = this.#state.run.value!;
    this.#controls.show(puzzle, options);
  }

  #open(puzzle: NamedPuzzle, options: Readonly<Record<string, string>>): Promise<void> {
    this.#state.touched.value = true;
    return this.#state.start(puzzle, options, 0);
  }

  async #change(chosen: { puzzle?: NamedPuzzle; options?: Readonly<Record<string, string>> }): Promise<void> {
    const { puzzle, options } = this.#state.run.value!;
    try {
      await this.#open(chosen.puzzle ?? puzzle, chosen.options ?? options);
    } catch (error) {
      this.#show();
      this.#state.fail(error);
    }
  }
}
