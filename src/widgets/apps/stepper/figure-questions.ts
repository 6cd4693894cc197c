import type { Transport } from '../../controls/transport/transport.ts';
import { Predict } from '../../modes/predict/predict.ts';
import type { TimelinePlayer } from '../../runs/player.ts';
import type { LoadedAlgorithm } from '../../runs/prepared-run.ts';
import { showNotice } from '../../ui/notice.ts';
import type { FigureEmbargo } from './figure-embargo.ts';

/** What questions have to do with in their figure. */
interface Around {
  readonly player: TimelinePlayer;
  readonly embargo: FigureEmbargo;
  readonly transport: Transport;
  /** A question is asked: what tells of the run is put away. */
  opened(): void;
}

/** The mode of a figure in which it asks what comes next. While a question is open, what comes is withheld. */
export class FigureQuestions {
  readonly predict: Predict;
  readonly #around: Around;

  constructor(root: HTMLElement, loaded: LoadedAlgorithm, around: Around) {
    this.#around = around;
    this.predict = new Predict(root.querySelector<HTMLElement>('[data-part=predict]')!, loaded, {
      goOn: () => around.player.forward(),
      opened: (position) => {
        around.opened();
        around.embargo.withhold(position);
      },
      closed: () => {
        showNotice(root, '');
        around.embargo.lift();
      },
    });
    around.transport.offer(this.predict.groups);
  }

  /** Asks from now on, or no more. */
  toggle(): void {
    const { groups, on } = this.predict;
    const { player, transport } = this.#around;
    if (groups.length === 0) return;
    this.predict.turn(!on);
    transport.showPredict(!on);
    transport.pace.ask(!on);
    if (!on) player.pause();
  }
}
