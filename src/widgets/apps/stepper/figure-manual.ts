import { noMoves } from '#words/manual.ts';
import type { Override } from '../../../trace/recorder.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { ManualMode } from '../../modes/manual/manual-mode.ts';
import type { ManualFigure } from '../../modes/manual/manual-state.ts';
import type { FigureMode, FollowedLink } from '../../runs/figure/figure-mode.ts';
import type { FigureState } from '../../runs/figure/figure-state.ts';
import { onChange } from '../../runs/figure/signals.ts';
import type { UrlState } from '../../runs/links/url-state.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { doEarly, MODE_COMES } from './early-commands.ts';

/** Steps beyond an override that are enough to go on with. */
const GROWN = 20_000;

/** The mode of a figure in which the reader makes the moves: loaded when somebody begins it. */
export class FigureManual implements FigureMode, ManualFigure {
  readonly id = 'manual';
  readonly command = 'hands';
  readonly #state: FigureState;
  #mode: ManualMode | undefined;

  constructor(state: FigureState) {
    this.#state = state;
    onChange(state.run, (run) => {
      // A run that only decides otherwise is still the reader's.
      if (run!.overrides.length === 0) this.leave();
    });
  }

  get root(): HTMLElement {
    return this.#state.root;
  }

  run(): PreparedRun {
    return this.#state.run.value!;
  }

  timeline(): Timeline {
    return this.#state.timeline;
  }

  get link(): Partial<UrlState> {
    return { hands: this.#mode !== undefined, keeps: this.#mode?.keepsDraws ?? false };
  }

  follow({ hands, keeps = false }: FollowedLink): undefined {
    if (hands) this.#state.player.onceThere(() => this.begin(keeps));
  }

  /** Begins at the frame that is shown, where the algorithm has moves for a reader; `keepsDraws`: the run goes on as it drew. */
  async begin(keepsDraws = false): Promise<void> {
    const { player, modes } = this.#state;
    player.pause();
    for (const mode of modes) if (mode !== this) (mode.end ?? mode.leave).call(mode);
    const { manual, title } = this.run().algorithm;
    if (!manual) this.#state.say(noMoves(title));
    else if (!this.#mode && !this.root.hasAttribute(MODE_COMES)) await this.#load(keepsDraws);
  }

  async #load(keepsDraws: boolean): Promise<void> {
    this.root.toggleAttribute(MODE_COMES, true);
    try {
      const { ManualMode } = await import('../../modes/manual/manual-mode.ts');
      // A link may lead to a frame that the run has yet to come to: its moves are not those of the start.
      await this.#state.arrived();
      const { position } = this.#state;
      await this.#state.grownTo(position + GROWN);
      this.#state.enter(this);
      this.#mode = new ManualMode(this, this.#state.position, { keepsDraws });
    } finally {
      this.root.toggleAttribute(MODE_COMES, false);
      // The figure obeys keys meanwhile: only presses are kept.
      doEarly(this.root, () => {});
    }
  }

  show(position: number): void {
    this.#state.withhold(position);
    this.#state.commands.seek(position);
  }

  /** Makes the run anew with one more decision that is not its own; those that came after it are no more. */
  async fork(override: Override): Promise<Timeline> {
    const before = this.run().overrides.filter(({ position }) => position < override.position);
    await this.#state.decide([...before, override], override.position - 1);
    const { timeline } = this.#state;
    await this.#state.grownTo(override.position + GROWN);
    return timeline;
  }

  changed(): void {
    this.#state.keepAddress();
  }

  leave(): void {
    this.#mode?.leave();
  }

  left(): void {
    this.#mode = undefined;
    this.#state.exit(this);
    this.#state.withhold(undefined);
    this.#state.shown.drawLate();
    this.#state.linkChanges.value++;
  }

  pick(cell: number): boolean {
    this.#mode?.pick(cell);
    return true;
  }

  key(event: KeyboardEvent): boolean {
    return this.#mode?.key(event) ?? false;
  }
}
