import { dig as words } from '#words/tries/dig.ts';
import { cellName } from '../../engine/grid.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import type { Facts } from '../../trace/facts.ts';
import { twoAnswersDrawing } from '../../widgets/views/grid/grid.ts';
import { drawSentence } from '../../widgets/views/panes/words.ts';
import { TryFigure } from '../kit/try-figure.ts';
import {
  ANSWER,
  begun,
  type Digging,
  dug,
  givensIn,
  isHeldByHoles,
  isMinimal,
  isRefusal,
  MIN,
  oneThatGoes,
  oneThatStays,
  type Refusal,
  WANTED,
} from './dig.ts';
import { digDrawing } from './dig-drawing.ts';

/** A grid that readers dig into, as long as one answer fits. Its actions: 'dig r4c5' tries to take that digit out, 'anew' begins again. */
class Dig extends TryFigure {
  #draw!: ReturnType<typeof digDrawing>;
  #drawAnswers!: ReturnType<typeof twoAnswersDrawing>;
  #digging: Digging = begun();

  protected connect(): void {
    this.#draw = digDrawing(this.piece('grid'), (cell) => this.#dig(cell));
    this.piece('go').addEventListener('click', () => this.#showFrom(oneThatGoes, words.noneGoes));
    this.#drawAnswers = twoAnswersDrawing(['one', 'other'].map((name) => this.piece(name)));
  }

  protected override isDone({ givens, minimal }: Facts): boolean {
    return givens === WANTED || minimal === true;
  }

  protected begin(): void {
    this.#digging = begun();
    this.#show();
  }

  protected showOne(): void {
    this.#showFrom(oneThatStays, () => words.noneStays);
  }

  #showFrom(find: typeof oneThatStays, none: (givens: number, isDone: boolean) => Sentence): void {
    const cell = find(this.#digging);
    const givens = givensIn(this.#digging);
    // Who has come down to what was asked for has done it, whatever is pressed then.
    const isDone = givens <= WANTED;
    if (cell === undefined)
      this.verdict(isDone ? 'right' : 'neither', isMinimal(this.#digging) ? words.minimal(givens) : none(givens, isDone));
    else this.#dig(cell, true);
  }

  override act(action: string): void {
    if (action === 'anew') {
      this.begin();
      return;
    }
    const { grid } = this.#digging.puzzle;
    this.#dig([...ANSWER.keys()].find((cell) => action === `dig ${cellName(grid, cell)}`)!, true);
  }

  /** `isShown`: it was not the reader who chose it. */
  #dig(cell: number, isShown = false): void {
    const before = this.#digging;
    this.#digging = dug(before, cell);
    const name = cellName(before.puzzle.grid, cell);
    if (this.#digging === before) {
      this.verdict('neither', words.hole(name));
      return;
    }
    this.#show();
    const { kept, last } = this.#digging;
    const symbol = (digit: number) => symbolOf(before.puzzle, digit);
    const own = symbol(ANSWER[cell]!);
    // What there is to see is a second answer; or both a digit that goes and one that does not.
    if (isRefusal(last)) {
      if (isMinimal(this.#digging)) this.verdict('right', words.minimal(givensIn(this.#digging)));
      else {
        const says = words.refused(name, own, symbol(last.second[cell]!), last.differing.length);
        this.verdict(isShown ? 'neither' : 'wrong', says, { earns: true });
      }
    } else if (givensIn(this.#digging) === WANTED) this.verdict('right', words.reached(WANTED, kept.length > 0));
    else this.verdict('right', words.stays(name, own, last!.clashing.length, last!.refuted.map(symbol)), { earns: kept.length > 0 });
  }

  #show(): void {
    const { puzzle, last } = this.#digging;
    this.#draw(this.#digging);
    const count = givensIn(this.#digging);
    this.piece('givens').textContent = words.givens(count);
    const scale = this.piece<HTMLProgressElement>('scale');
    scale.value = scale.max - (count - MIN);
    const refusal = isRefusal(last) ? last : undefined;
    this.piece('answers').hidden = !refusal;
    this.piece('no-answers').hidden = refusal !== undefined;
    if (refusal) {
      this.#drawAnswers({ ...puzzle, givens: puzzle.givens.with(refusal.cell, 0) }, [ANSWER, refusal.second]);
      drawSentence(this.piece('why'), this.#why(refusal));
    }
    this.tell({
      givens: count,
      minimal: isMinimal(this.#digging),
      dug: this.#digging.holes,
      differing: refusal?.differing.length ?? 0,
      rectangle: refusal?.isRectangle ?? false,
      held: isHeldByHoles(this.#digging),
    });
  }

  #why({ cell, second, differing, isRectangle }: Refusal): Sentence {
    if (!isRectangle) return words.longer(differing.length);
    const [one, other] = [ANSWER[cell]!, second[cell]!].map((digit) => symbolOf(this.#digging.puzzle, digit));
    return words.rectangle(one!, other!);
  }
}

export { Dig as element };
