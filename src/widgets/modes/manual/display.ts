import { kindsWhere } from '../../../engine/step.ts';
import type { SlipPicture } from '../../../narration/mistake-picture.ts';
import type { HandWords } from '../../../narration/narrator.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import type { Move } from '../../../trace/manual.ts';
import { HandChances } from './chances.ts';
import type { HandClaim } from './claim.ts';
import type { WaysOn } from './continuations.ts';
import type { HandPlay } from './manual-play.ts';
import { isAnswered } from './metric-answers.ts';
import { HandPanel } from './panel.ts';
import { HandParts } from './parts.ts';
import type { HandPrompts } from './prompts.ts';
import { type HandOrders, HandRow } from './row.ts';
import type { Saying } from './sayings.ts';
import { HandStrip } from './strip.ts';

/** The class of a figure in which nothing is lit. */
const QUIET = 'hands-quiet';

/** What the parts of the display ask for: what the row does, and this. */
interface DisplayOrders extends HandOrders {
  /** A thing was named. */
  point(move: Move): void;
  /** Back to where so many moves were made. */
  backTo(made: number): void;
  /** Where chance decides: the run goes on as it drew, or follows the reader. */
  keepDraws(): void;
}

/** What stands around the picture while the reader makes the moves: the sentence, the panel, the row and the strip, drawn from the play. */
export class HandDisplay {
  readonly row: HandRow;
  readonly panel: HandPanel;
  readonly #strip = new HandStrip();
  readonly #parts: HandParts;
  readonly #root: HTMLElement;
  readonly #play: HandPlay;
  readonly #prompts: HandPrompts;
  readonly #claim: HandClaim;
  readonly #orders: DisplayOrders;

  /** `root` is the figure. */
  constructor(
    root: HTMLElement,
    play: HandPlay,
    words: HandWords<unknown>,
    { sayings, prompts, claim }: { sayings: readonly Saying[]; prompts: HandPrompts; claim: HandClaim },
    orders: DisplayOrders,
  ) {
    this.#root = root;
    this.#play = play;
    this.#prompts = prompts;
    this.#claim = claim;
    this.#orders = orders;
    const { moves } = play.hands;
    const { steps } = play.timeline.algorithm;
    const milestones = kindsWhere(steps, ({ detail }) => detail === 'milestone').filter((kind) => kind in moves);
    this.row = new HandRow(
      moves,
      sayings,
      milestones.map((kind) => [kind, steps[kind]!.label] as const),
      orders,
    );
    const chances = isAnswered(play.timeline) ? new HandChances(orders.keepDraws, orders.backTo) : undefined;
    this.panel = new HandPanel(words, orders.backTo, chances);
    this.#parts = new HandParts(root, { panel: this.panel.element, strip: this.#strip.element, row: this.row.element }, orders.goOn);
    this.row.offer(play.puzzle);
  }

  /** Says something, and nothing else changes. */
  tell(sentence: Sentence): void {
    this.#parts.tell(sentence);
  }

  /** A move is awaited where the play stands; digits write or strike as they did, unless a `gesture` is named. */
  ask(sentence: Sentence, gesture?: HandRow['gesture']): void {
    this.#root.classList.toggle(QUIET, this.#isStruckForReader);
    this.#parts.tell(sentence);
    this.panel.offer(this.#prompts.things, (move) => this.#orders.point(move as Move));
    this.panel.list(this.#play);
    if (gesture) this.row.turn(gesture);
    this.showRow(0);
    this.#strip.draw(this.#play);
  }

  /** Something wrong stands: why, the rule that it breaks, where both ways lead, and a picture where there is one. */
  stop(why: Sentence, rule: string, ways: WaysOn, { hints, picture }: { hints: number; picture: SlipPicture | undefined }): void {
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
    const { timeline, position, hands } = this.#play;
    const kind = timeline.kindAt(position);
    return kind !== undefined && !(kind in hands.moves) && timeline.algorithm.steps[kind]!.tone === 'removed';
  }
}
