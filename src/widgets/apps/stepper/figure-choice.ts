import { OptionControls } from '../../controls/form/option-controls.ts';
import { connectOwnPuzzle } from '../../controls/form/own-puzzle.ts';
import { type NamedPuzzle, ownPuzzle } from '../../runs/named-puzzle.ts';
import type { LoadedAlgorithm, PreparedRun } from '../../runs/prepared-run.ts';
import type { StepperConfig } from '../../runs/stepper-config.ts';
import { showFault } from '../../ui/notice.ts';

interface Orders {
  run(): PreparedRun;
  /** Starts a run from its start. Throws InputError, and changes nothing, when the puzzle does not fit. */
  open(puzzle: NamedPuzzle, options: Readonly<Record<string, string>>): Promise<void>;
}

/** What the reader chooses to be run: options, a puzzle of the page, or one of their own. */
export class FigureChoice {
  readonly #root: HTMLElement;
  readonly #controls: OptionControls;
  readonly #orders: Orders;

  /** A figure that shows a run that somebody brought takes no puzzle. */
  constructor(root: HTMLElement, { algorithm }: LoadedAlgorithm, config: StepperConfig, takesPuzzles: boolean, orders: Orders) {
    this.#root = root;
    this.#orders = orders;
    this.#controls = new OptionControls(root, algorithm.options, config.puzzles, (chosen) => this.#change(chosen), config.options);
    root.addEventListener('own-puzzle-cancelled', () => this.show());
    if (takesPuzzles) connectOwnPuzzle(root, (text) => this.#orders.open(ownPuzzle(text), this.#orders.run().options));
  }

  /** Puts the controls to what runs. */
  show(): void {
    const { puzzle, options } = this.#orders.run();
    this.#controls.show(puzzle, options);
  }

  async #change(chosen: { puzzle?: NamedPuzzle; options?: Readonly<Record<string, string>> }): Promise<void> {
    const { puzzle, options } = this.#orders.run();
    try {
      await this.#orders.open(chosen.puzzle ?? puzzle, chosen.options ?? options);
    } catch (error) {
      this.show();
      showFault(this.#root, error);
    }
  }
}
