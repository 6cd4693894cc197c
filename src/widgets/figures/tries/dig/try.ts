import { dig as words } from '#words/tries/dig.ts';
import { cellName } from '../../../../engine/grid.ts';
import { symbolOf } from '../../../../engine/puzzle.ts';
import type { Sentence } from '../../../../narration/sentence.ts';
import { twoAnswersDrawing } from '../../../views/two-answers.ts';
import { drawSentence } from '../../../views/words.ts';
import { TryFigure } from '../try-figure.ts';
import { ANSWER, begun, type Digging, dug, FEWEST, givensIn, isRefusal, oneThatGoes, oneThatStays, type Refusal } from './dig.ts';
import { digDrawing } from './dig-drawing.ts';

/** A grid that readers dig into, as long as one answer fits. Its actions: 'dig r4c5' tries to take that digit out. */
class Dig extends TryFigure {
  #draw!: ReturnType<typeof digDrawing>;
  #drawAnswers!: ReturnType<typeof twoAnswersDrawing>;
  #digging: Digging = begun();

  protected connect(): void {
    this.#draw = digDrawing(this.piece('grid'), (cell) => this.#dig(cell));
    this.#drawAnswers = twoAnswersDrawing(['one', 'other'].map((name) => this.piece(name)));
  }

  protected begin(): void {
    this.#digging = begun();
    this.#show();
  }

  protected showOne(): void {
    const { last } = this.#digging;
    const wanted = [oneThatStays, oneThatGoes];
    // The two by turns: it takes both to see what decides.
    if (isRefusal(last)) wanted.reverse();
    const cell = wanted[0]!(this.#digging) ?? wanted[1]!(this.#digging);
    if (cell === undefined) this.verdict('neither', words.noneLeft);
    else this.#dig(cell);
  }

  override act(action: string): void {
    const { grid } = this.#digging.puzzle;
    this.#dig([...ANSWER.keys()].find((cell) => action === `dig ${cellName(grid, cell)}`)!);
  }

  #dig(cell: number): void {
    const before = this.#digging;
    this.#digging = dug(before, cell);
    const name = cellName(before.puzzle.grid, cell);
    if (this.#digging === before) {
      this.verdict('neither', words.hole(name));
      return;
    }
    this.#show();
    const { kept, holes, last } = this.#digging;
    const symbol = (digit: number) => symbolOf(before.puzzle, digit);
    const own = symbol(ANSWER[cell]!);
    // What there is to see is a digit that goes and one that does not.
    if (isRefusal(last))
      this.verdict('wrong', words.refused(name, own, symbol(last.second[cell]!), last.differing.length), { earns: holes > 0 });
    else this.verdict('right', words.stays(name, own, last!.clashing.length, last!.refuted.map(symbol)), { earns: kept.length > 0 });
  }

  #show(): void {
    const { puzzle, last } = this.#digging;
    this.#draw(this.#digging);
    const count = givensIn(this.#digging);
    this.piece('givens').textContent = words.givens(count);
    const scale = this.piece<HTMLProgressElement>('scale');
    scale.value = scale.max - (count - FEWEST);
    const refusal = isRefusal(last) ? last : undefined;
    this.piece('answers').hidden = !refusal;
    this.piece('no-answers').hidden = refusal !== undefined;
    if (refusal) {
      this.#drawAnswers({ ...puzzle, givens: puzzle.givens.with(refusal.cell, 0) }, [ANSWER, refusal.second]);
      drawSentence(this.piece('why'), this.#why(refusal));
    }
    this.tell({ givens: count, differing: refusal?.differing.length ?? 0, rectangle: refusal?.isRectangle ?? false });
  }

  #why({ cell, second, differing, isRectangle }: Refusal): Sentence {
    if (!isRectangle) return words.longer(differing.length);
    const [one, other] = [ANSWER[cell]!, second[cell]!].map((digit) => symbolOf(this.#digging.puzzle, digit));
    return words.rectangle(one!, other!);
  }
}

export { Dig as element };
