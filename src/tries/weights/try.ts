import { weights as words } from '#words/tries/weights.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { onlyPart, orderOf, readWeighed, rightPairs, sharesOf, type Weighed, type Weights } from './weights.ts';
import { weightsDrawing } from './weights-drawing.ts';

/** The part that asks for techniques. */
const TECHNIQUES = 2;
/** The order of the three that a person would give them, and how many pairs are in order where it counts: more than any part alone gets. */
const TURNED = 'C < B < A';
const MANY = 94;
/** What is shown to who asks, one after the other: two parts alone, and then a mixture that turns the order round. */
const SHOWN: readonly Weights[] = [
  [100, 0, 0, 0],
  [0, 0, 100, 0],
  [60, 0, 100, 10],
];

/** Four weights that readers set, and what grade they make of four hundred puzzles. Its actions: 'techniques 80' sets a slider, 'only techniques' all of them. */
class WeighPuzzles extends TryFigure {
  #sliders: HTMLInputElement[] = [];
  #all: Weighed[] = [];
  #followed: Weighed[] = [];
  #draw!: (weights: Weights) => void;
  /** How many of a hundred pairs were right when the reader took hold of a slider, or left one, and what the parts weighed. */
  #before = { right: 0, shares: [0, 0, 0, 0] as Weights };
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
    this.addEventListener('click', ({ target }) => {
      const { only } = (target as Element).closest<HTMLElement>('button[data-only]')?.dataset ?? {};
      if (only) this.act(`only ${only}`);
    });
  }

  protected begin(): void {
    for (const slider of this.#sliders) slider.value = slider.defaultValue;
    this.#nextShown = 0;
    this.#show();
    this.#takeHold();
  }

  protected showOne(): void {
    this.#set(SHOWN[this.#nextShown++ % SHOWN.length]!);
  }

  override act(action: string): void {
    const [name, value] = action.split(' ') as [string, string];
    if (name === 'only') return void this.#set(this.#sliders.map((slider) => (slider.name === value ? 100 : 0)) as unknown as Weights);
    const part = this.#sliders.findIndex((slider) => slider.name === name);
    this.#sliders[part]!.value = value;
    this.#show();
    this.#judge(part);
    this.#takeHold();
  }

  /** All four at once. */
  #set(weights: Weights): void {
    for (const [part, slider] of this.#sliders.entries()) slider.value = String(weights[part]);
    this.#show();
    this.#judge(weights.indexOf(Math.max(...weights)));
    this.#takeHold();
  }

  #takeHold(): void {
    this.#before = { right: Math.round(rightPairs(this.#all, this.#weights)), shares: sharesOf(this.#weights) };
  }

  get #weights(): Weights {
    return this.#sliders.map((slider) => slider.valueAsNumber) as unknown as Weights;
  }

  #show(): void {
    const weights = this.#weights;
    const right = rightPairs(this.#all, weights);
    for (const [part, share] of sharesOf(weights).entries()) {
      const slider = this.#sliders[part]!;
      const [weight, ofGrade] = slider.nextElementSibling!.children;
      weight!.textContent = slider.value;
      ofGrade!.textContent = words.share(share);
      slider.ariaValueText = words.spoken(slider.valueAsNumber, share);
    }
    const order = orderOf(this.#followed, weights);
    this.piece('right').textContent = String(Math.round(right));
    this.piece('order').textContent = order;
    this.#draw(weights);
    this.tell({
      right: Math.round(right),
      lowest: order.match(/^(?:\w = )*\w/)![0],
      techniques: Math.round(100 * sharesOf(weights)[TECHNIQUES]!),
    });
  }

  #judge(part: number): void {
    const weights = this.#weights;
    if (weights.every((weight) => weight === 0)) {
      this.verdict('neither', words.none);
      return;
    }
    const right = Math.round(rightPairs(this.#all, weights));
    if (right >= MANY && orderOf(this.#followed, weights) === TURNED) return void this.verdict('right', words.turned(right));
    const { name } = words.parts[part]!;
    const alone = onlyPart(weights);
    if (alone !== undefined) return void this.verdict('neither', words.alone(words.parts[alone]!.name, right));
    const before = this.#before.right;
    if (right === before) return void this.verdict('neither', words.same(right, sharesOf(weights)[TECHNIQUES]!));
    const share = sharesOf(weights)[part]!;
    const isMore = share > this.#before.shares[part]!;
    const { helps, harms } = words.reasons[part]!;
    if (right > before)
      this.verdict('right', words.better(before, right, words.moved(name, share, isMore, isMore ? helps : harms)), { earns: false });
    else this.verdict('wrong', words.worse(before, right, words.moved(name, share, isMore, isMore ? harms : helps)));
  }
}

export { WeighPuzzles as element };
