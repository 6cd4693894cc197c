import * as words from '#words/review.ts';
import { ladderWords } from '../../../../narration/en/solve.ts';
import { element } from '../../../ui/element.ts';
import { gridDrawing } from '../../../views/grid/drawn-grid.ts';
import { emptyScene, type GridScene } from '../../../views/grid/scene.ts';
import type { Review } from './review.ts';

/** The ladder's run beside the solve: its grid with as many digits as the reader has written. */
export class LadderPanel {
  readonly #root: HTMLElement;
  readonly #draw: (scene: GridScene) => void;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#draw = gridDrawing(this.#part('ladder'));
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  show(review: Review, move: number): void {
    const there = review.ladderAt(move);
    const { puzzle } = review.solve;
    this.#part('ladder-count').textContent = there ? words.digitsWritten(there.number) : '';
    const says = this.#part('ladder-says');
    if (!there) {
      this.#draw(emptyScene(puzzle));
      says.textContent = review.isJudged ? words.ladderStuck : '';
      return;
    }
    const { cell, digit } = there.digit;
    this.#draw({ ...emptyScene(puzzle), digits: there.digits, focus: { cell, digit, tone: 'logic', undoes: false } });
    says.replaceChildren(
      ...ladderWords(there.digit, there.number, puzzle).map(({ text, tone }) =>
        tone === 'strong' ? element('b', '', text) : new Text(text),
      ),
    );
  }
}
