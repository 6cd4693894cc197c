import { weights as words } from '#words/tries/weights.ts';
import { TryFigure } from '../try-figure.ts';
import { onlyPart, orderOf, readWeighed, rightPairs, sharesOf, type Weighed, type Weights } from './weights.ts';
import { weightsDrawing } from './weights-drawing.ts';

/** Pairs of a hundred by which an order must get better or worse for it to be told. */
const TOLD = 0.5;
/** So many pairs of a hundred are to be right. */
const WANTED = 92;
/** What is shown to who asks, one after the other: two parts alone, and then a mixture that is better than both. */
const SHOWN: readonly Weights[] = [
  [0, 0, 100, 0],
  [100, 0, 0, 0],
  [50, 0, 100, 15],
];

/** Four weights that readers set, and what grade they make of four hundred puzzles. Its actions: 'techniques 80' sets a slider. */
class WeighPuzzles extends TryFigure {
  #sliders: HTMLInputElement[] = [];
  #all: Weighed[] = [];
  #followed: Weighed[] = [];
  #draw!: (weights: Weights) => void;
  /** How many of a hundred pairs were right when the reader took hold of a slider, or left one. */
  #before = 0;
  /** The parts that have been tried alone. */
  #alone = new Set<number>();
  #nextShown = 0;

  protected connect(): void {
    this.#sliders = [...this.querySelectorAll('input')];
    const { puzzles, followed, levels } = this.piece('chart').dataset;
    [this.#all, this.#followed] = [readWeighed(puzzles!), readWeighed(followed!)];
    const narrow = matchMedia('(width < 700px)');
    const choose = () => {
      const given = { all: this.#all, followed: this.#followed, levels: JSON.parse(levels!) as string[] };
      this.#draw = weightsDrawing(this.piece('chart'), given, narrow.matches ? 'narrow' : 'wide');
    };
    narrow.addEventListener('change', () => {
      choose();
      this.#show();
    });
    choose();
    for (const [part, slider] of this.#sliders.entries()) {
      // Not when it gets the focus: a pointer has moved it by then.
      for (const type of ['blur', 'pointerdown']) slider.addEventListener(type, () => this.#takeHold());
      slider.addEventListener('input', () => this.#show());
      slider.addEventListener('change', () => this.#judge(part));
    }
  }

  protected begin(): void {
    for (const slider of this.#sliders) slider.value = slider.defaultValue;
    this.#alone.clear();
    this.#nextShown = 0;
    this.#show();
    this.#takeHold();
  }

  protected showOne(): void {
    const weights = SHOWN[this.#nextShown++ % SHOWN.length]!;
    for (const [part, slider] of this.#sliders.entries()) slider.value = String(weights[part]);
    this.#show();
    this.#judge(weights.indexOf(Math.max(...weights)));
    this.#takeHold();
  }

  override act(action: string): void {
    const [name, value] = action.split(' ') as [string, string];
    const part = this.#sliders.findIndex((slider) => slider.name === name);
    this.#sliders[part]!.value = value;
    this.#show();
    this.#judge(part);
    this.#takeHold();
  }

  #takeHold(): void {
    this.#before = rightPairs(this.#all, this.#weights);
  }

  get #weights(): Weights {
    return this.#sliders.map((slider) => slider.valueAsNumber) as unknown as Weights;
  }

  #show(): void {
    const weights = this.#weights;
    const right = rightPairs(this.#all, weights);
    for (const [part, share] of sharesOf(weights).entries()) {
      const slider = this.#sliders[part]!;
      slider.nextElementSibling!.textContent = words.percent(share);
      slider.ariaValueText = words.spoken(share);
    }
    const order = orderOf(this.#followed, weights);
    this.piece('right').textContent = String(Math.round(right));
    this.piece('order').textContent = order;
    this.#draw(weights);
    this.tell({ right: Math.round(right), order });
  }

  #judge(part: number): void {
    const weights = this.#weights;
    if (weights.every((weight) => weight === 0)) {
      this.verdict('neither', words.none);
      return;
    }
    const right = rightPairs(this.#all, weights);
    const alone = onlyPart(weights);
    if (alone !== undefined) this.#alone.add(alone);
    // Either is a reason to ask what the weights have to do with it.
    const earns = this.#alone.size > 1 || Math.round(right) >= WANTED;
    const by = right - this.#before;
    const name = words.parts[part]!.name;
    const share = sharesOf(weights)[part]!;
    if (Math.abs(by) < TOLD) {
      this.verdict('neither', words.same(Math.round(right)), { earns });
      return;
    }
    const told = [Math.max(1, Math.round(Math.abs(by))), Math.round(right), name, share, words.reasons[part]!] as const;
    if (by > 0) this.verdict('right', words.better(...told), { earns });
    else this.verdict('wrong', words.worse(...told), { earns });
  }
}

export { WeighPuzzles as element };
