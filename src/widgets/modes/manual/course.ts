import { symbolOf } from '../../../engine/puzzle.ts';
import type { MistakePicture } from '../../../narration/mistake-picture.ts';
import type { LooseStep, ManualWords } from '../../../narration/narrator.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import type { Move } from '../../../trace/manual.ts';
import { takeFocus } from '../../ui/in-view.ts';
import type { CompletenessCheck } from './all.ts';
import { type Continuations, continuationsBeside, continuationsOf } from './continuations.ts';
import type { ManualDisplay } from './display.ts';
import type { ManualFigure } from './figure.ts';
import type { ManualPlay } from './manual-play.ts';
import { ManualOffers } from './offers.ts';
import type { ManualPicks } from './picks.ts';
import type { ManualPrompts } from './prompts.ts';
import type { Skipped } from './skip-menu.ts';

/** What the course moves, asks and shows. */
interface Needs {
  readonly play: ManualPlay;
  readonly all: CompletenessCheck;
  readonly prompts: ManualPrompts;
  readonly display: ManualDisplay;
  readonly picks: ManualPicks;
}

/** Presses of a hint until it makes the move. */
const HINTS = 3;

/** How the reader's play goes on: a right move is made and the next awaited, at a wrong one it stands still until that is taken back. */
export class ManualSession {
  readonly #figure: Pick<ManualFigure, 'root' | 'run' | 'show'>;
  readonly #words: ManualWords<unknown>;
  readonly #play: ManualPlay;
  readonly #all: CompletenessCheck;
  readonly #prompts: ManualPrompts;
  readonly #display: ManualDisplay;
  readonly #picks: ManualPicks;
  readonly #offers: ManualOffers;
  #hints = 0;
  #stopped = false;

  /** `words` are those for who makes the moves. */
  constructor(figure: ManualFigure, words: ManualWords<unknown>, { play, all, prompts, display, picks }: Needs) {
    this.#figure = figure;
    this.#words = words;
    this.#play = play;
    this.#all = all;
    this.#prompts = prompts;
    this.#display = display;
    this.#picks = picks;
    this.#offers = new ManualOffers(
      play,
      (override) => figure.fork(override),
      (meant, verdict, before) => {
        if (verdict === 'wrong') this.#stop(meant, before);
        else this.#goOn(meant, before);
      },
    );
  }

  /** Whether something wrong stands. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Whether a run is being made anew for a move. */
  get busy(): boolean {
    return this.#offers.busy;
  }

  /** The reader makes one of these moves, which look alike to them. */
  offer(moves: readonly Move[]): void {
    this.#offers.offer(moves);
  }

  /** The reader says that this is all. */
  claimAll(): void {
    const all = this.#words.all!;
    if (!this.#all.isAll) {
      this.#play.slip();
      const { timeline, position } = this.#play;
      this.#halt(all.rule, all.wrong(timeline.peek(position)), continuationsBeside(this.#play, this.#words, all.claim));
      return;
    }
    this.#all.said();
    this.wait(this.#prompts.toldAll);
  }

  /** The next move is awaited; what was wrong is taken back. `told` is said before what is asked. */
  wait(told?: Sentence): void {
    this.#stopped = false;
    this.#hints = 0;
    this.#figure.show(this.#play.position);
    this.#picks.marks.wrong(-1);
    this.#picks.begin();
    this.#display.ask(this.#prompts.awaiting(told), this.#words.all && (this.#all.awaited ? 'strike' : 'write'));
  }

  /** The same, with the keys in the grid, or where there is none, in the figure. */
  begin(): void {
    this.wait();
    if (!this.#picks.focus()) takeFocus(this.#figure.root);
  }

  /** Takes back what was wrong, else the last move. */
  undo(): void {
    if (this.#stopped) this.begin();
    else this.backTo(this.#play.made.length - 1);
  }

  /** Takes moves back, until so many are left. */
  backTo(made: number): void {
    this.#play.undo(made);
    this.wait();
  }

  /** Where, why, and with the third press the move itself. */
  hint(): void {
    if (this.#play.next === undefined) return;
    this.#hints++;
    if (this.#hints < HINTS) {
      this.#display.tell(this.#prompts.hint(this.#hints));
      this.showRow();
    } else if (this.#all.isDue) this.claimAll();
    else this.skip({ moves: 1 });
  }

  /** The run makes moves for the reader. */
  skip(wanted: Skipped): void {
    const { timeline, position, next } = this.#play;
    const skipped = this.#play.skip(wanted);
    this.wait(skipped === 1 ? this.#prompts.told(timeline.stepAt(next!) as LooseStep, timeline.peek(position), 'forYou') : []);
    if (skipped > 1 && this.#play.next !== undefined) this.#display.tell(this.#prompts.skipped(skipped));
  }

  /** What can be done has changed, and the play stands where it did. */
  showRow(): void {
    this.#display.showRow(this.#hints);
  }

  #goOn(move: Move, before: unknown): void {
    this.wait(this.#prompts.told(move as LooseStep, before, this.#play.howMade));
    this.#picks.marks.right(cellOf(move));
  }

  #stop(move: Move, before: unknown): void {
    const { timeline, next, puzzle, model } = this.#play;
    const step = timeline.stepAt(next!)! as LooseStep;
    const { rule, why } = this.#words.wrong(step, move, before);
    const ways = continuationsOf(this.#play, this.#figure.run(), this.#words, move);
    this.#halt(rule, why, ways, this.#words.draws?.(step, move as LooseStep, before));
    const digit = puzzle && typeof move.digit === 'number' ? symbolOf(puzzle, move.digit) : '';
    this.#picks.marks.wrong(cellOf(move), digit, model.moves[move.kind] === 'strike');
  }

  /** Stands still at something wrong: the rule, why, and where both ways lead. */
  #halt(rule: string, why: Sentence, ways: Continuations, picture?: MistakePicture): void {
    this.#stopped = true;
    this.#display.stop(this.#prompts.stopped(why), rule, ways, { hints: this.#hints, picture });
  }
}

const cellOf = ({ cell }: Move) => (typeof cell === 'number' ? cell : -1);
