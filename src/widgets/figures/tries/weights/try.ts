import { weights as words } from '#words/tries/weights.ts';
import { TryFigure } from '../try-figure.ts';
import { orderOf, readWeighed, rightPairs, sharesOf, type Weighed, type Weights } from './weights.ts';
import { weightsDrawing } from './weights-drawing.ts';

/** Pairs of a hundred by which an order must get better or worse for it to be told. */
const TOLD = 0.5;

/** Four weights that readers set, and what grade they make of four hundred puzzles. Its actions: 'techniques 80' sets a slider. */
class WeighPuzzles extends TryFigure {
  #sliders: HTMLInputElement[] = [];
  #all: Weighed[] = [];
  #followed: Weighed[] = [];
  #draw!: (weights: Weights) => void;
  /** How many of a hundred pairs were right when that was last told. */
  #told = 0;

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
      slider.addEventListener('input', () => this.#show());
      slider.addEventListener('change', () => this.#judge(part));
    }
  }

  protected begin(): void {
    for (const slider of this.#sliders) slider.value = slider.defaultValue;
    this.#told = this.#show();
  }

  /** What asks the same as the levels, alone. */
  protected showOne(): void {
    for (const { name } of this.#sliders) if (name !== 'techniques') this.#set(name, 0);
    this.act('techniques 100');
  }

  override act(action: string): void {
    const [name, value] = action.split(' ') as [string, string];
    this.#set(name, Number(value));
    this.#show();
    this.#judge(this.#sliders.findIndex((slider) => slider.name === name));
  }

  #set(name: string, value: number): void {
    this.#sliders.find((slider) => slider.name === name)!.value = String(value);
  }

  get #weights(): Weights {
    return this.#sliders.map((slider) => slider.valueAsNumber) as unknown as Weights;
  }

  /** Shows what the weights make of the puzzles; gives back how many of a hundred pairs are right. */
  #show(): number {
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
    return right;
  }

  #judge(part: number): void {
    const right = rightPairs(this.#all, this.#weights);
    const by = right - this.#told;
    const name = words.parts[part]!.name;
    const share = sharesOf(this.#weights)[part]!;
    if (Math.abs(by) < TOLD) {
      this.verdict('neither', words.same(Math.round(right)));
      return;
    }
    const told = [Math.max(1, Math.round(Math.abs(by))), Math.round(right), name, share, words.reasons[part]!] as const;
    if (by > 0) this.verdict('right', words.better(...told));
    else this.verdict('wrong', words.worse(...told));
    this.#told = right;
  }
}

export { WeighPuzzles as element };
