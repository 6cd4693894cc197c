import { kindsWhere } from '../../../engine/step.ts';
import type { MistakePicture } from '../../../narration/mistake-picture.ts';
import type { ManualWords } from '../../../narration/narrator.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import type { Move } from '../../../trace/manual.ts';
import { ManualChances } from './chances.ts';
import type { ManualClaim } from './claim.ts';
import type { Continuations } from './continuations.ts';
import type { ManualPlay } from './manual-play.ts';
import { isAnswered } from './metric-answers.ts';
import { ManualPanel } from './panel.ts';
import { ManualParts } from './parts.ts';
import type { ManualPrompts } from './prompts.ts';
import { ManualRow, type RowCallbacks } from './row.ts';
import type { Saying } from './sayings.ts';
import { ManualHistory } from './strip.ts';

/** The class of a figure in which nothing is lit. */
const QUIET = 'hands-quiet';

/** What the parts of the display ask for: what the row does, and this. */
interface DisplayOrders extends RowCallbacks {
  /** A thing was named. */
  point(move: Move): void;
  /** Back to where so many moves were made. */
  backTo(made: number): void;
  /** Where chance decides: the run goes on as it drew, or follows the reader. */
  keepDraws(): void;
}

/** What stands around the picture while the reader makes the moves: the sentence, the panel, the row and the strip, drawn from the play. */
export class ManualDisplay {
  readonly row: ManualRow;
  readonly panel: ManualPanel;
  readonly #strip = new ManualHistory();
  readonly #parts: ManualParts;
  readonly #root: HTMLElement;
  readonly #play: ManualPlay;
  readonly #prompts: ManualPrompts;
  readonly #claim: ManualClaim;
  readonly #orders: DisplayOrders;

  /** `root` is the figure. */
  constructor(
    root: HTMLElement,
    play: ManualPlay,
    words: ManualWords<unknown>,
    { sayings, prompts, claim }: { sayings: readonly Saying[]; prompts: ManualPrompts; claim: ManualClaim },
    orders: DisplayOrders,
  ) {
    this.#root = root;
    this.#play = play;
    this.#prompts = prompts;
    this.#claim = claim;
    this.#orders = orders;
    const { moves } = play.model;
    const { steps } = play.timeline.algorithm;
    const milestones = kindsWhere(steps, ({ detail }) => detail === 'milestone').filter((kind) => kind in moves);
    this.row = new ManualRow(
      moves,
      sayings,
      milestones.map((kind) => [kind, steps[kind]!.label] as const),
      orders,
    );
    const chances = isAnswered(play.timeline) ? new ManualChances(orders.keepDraws, orders.backTo) : undefined;
    this.panel = new ManualPanel(words, orders.backTo, chances);
    this.#parts = new ManualParts(root, { panel: this.panel.element, strip: this.#strip.element, row: this.row.element }, orders.goOn);
    this.row.offer(play.puzzle);
  }

  /** Says something, and nothing else changes. */
  tell(sentence: Sentence): void {
    this.#parts.tell(sentence);
  }

  /** A move is awaited where the play stands; digits write or strike as they did, unless a `gesture` is named. */
  ask(sentence: Sentence, gesture?: ManualRow['gesture']): void {
    this.#root.classList.toggle(QUIET, this.#isStruckForReader);
    this.#parts.tell(sentence);
    this.panel.offer(this.#prompts.things, (move) => this.#orders.point(move as Move));
    this.panel.list(this.#play);
    if (gesture) this.row.turn(gesture);
    this.showRow(0);
    this.#strip.draw(this.#play);
  }

  /** Something wrong stands: why, the rule that it breaks, where both ways lead, and a picture where there is one. */
  stop(why: Sentence, rule: string, ways: Continuations, { hints, picture }: { hints: number; picture: MistakePicture | undefined }): void {
    this.#parts.tell(why, { alert: true });
    this.panel.stop(this.#play, rule, ways, picture);
    this.showRow(hints);
    this.row.stop();
    this.#strip.draw(this.#play);
  }

  /** The row as the play stands, and so many hints were pressed for. */
  showRow(hints: number): void {
    const { made, slips, next } = this.#play;
    const { waits, idle } = this.#prompts;
    this.row.show({
      move: made.length + 1,
      slips,
      hints,
      undoable: made.length > 0,
      idle,
      // Not copied: why there is nothing to claim follows from what the row is told here.
      claim: this.#claim,
      over: next === undefined && !waits,
    });
    this.#parts.showPlace(made.length + 1, slips);
  }

  remove(): void {
    this.#parts.remove();
    this.#root.classList.remove(QUIET);
  }

  /** Whether the last step is a strike that no hand makes: what it lit is no place to look at now. */
  get #isStruckForReader(): boolean {
    const { timeline, position, model } = this.#play;
    const kind = timeline.kindAt(position);
    return kind !== undefined && !(kind in model.moves) && timeline.algorithm.steps[kind]!.tone === 'removed';
  }
}
