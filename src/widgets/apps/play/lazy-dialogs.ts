import type { EntryDialog } from './entry/entry-dialog.ts';
import type { PointsDialog } from './points-dialog.ts';
import type { StepsDialog } from './steps/steps-dialog.ts';
import type { Table } from './table.ts';

/** The dialogs that few visits need: each is loaded with its first opening, and stays as it was left. */
export class LazyDialogs {
  readonly #root: HTMLElement;
  readonly #table: () => Table;
  readonly #play: (text: string) => Promise<void>;
  #entry: EntryDialog | undefined;
  #points: PointsDialog | undefined;
  #steps: StepsDialog | undefined;

  /** Calls `play` with a puzzle that was entered. */
  constructor(root: HTMLElement, table: () => Table, play: (text: string) => Promise<void>) {
    [this.#root, this.#table, this.#play] = [root, table, play];
  }

  async entry(): Promise<void> {
    const { EntryDialog } = await import('./entry/entry-dialog.ts');
    this.#entry ??= new EntryDialog(this.#root, this.#play);
    this.#entry.open();
  }

  async points(): Promise<void> {
    const { PointsDialog } = await import('./points-dialog.ts');
    this.#points ??= new PointsDialog(this.#root, { game: () => this.#table().game, changed: (says) => this.#table().gone(says) });
    this.#points.open();
  }

  async steps(): Promise<void> {
    const { StepsDialog } = await import('./steps/steps-dialog.ts');
    this.#steps ??= new StepsDialog(this.#root, { game: () => this.#table().game, show: (step) => this.#table().showStep(step) });
    await this.#steps.open();
  }
}
