import { type Puzzle, puzzleOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import type { Facts } from '../../trace/facts.ts';
import { TryFigure, type Verdict } from './try-figure.ts';

/** What follows from an action. */
export interface Outcome<Model> {
  /** The model after the action; left out where nothing changes, and then nothing is drawn. */
  readonly model?: Model;
  readonly verdict?: Verdict;
  /** The reason for the verdict. */
  readonly says?: Sentence;
  /** Whether the idea is earned; a right action earns it unless this says otherwise. */
  readonly earns?: boolean;
  /** Takes away what was said before, which is about something else. */
  readonly forgets?: boolean;
  /** Takes away what was earned as well. */
  readonly startsAnew?: boolean;
  /** What is said to listeners alone. */
  readonly speaks?: Sentence;
}

type More<Model> = Omit<Outcome<Model>, 'verdict' | 'says'>;

const saying =
  (verdict: Verdict) =>
  <Model = never>(says: Sentence, more: More<Model> = {}): Outcome<Model> => ({ verdict, says, ...more });

/** Outcomes by their verdict: right(words.found, { model }). */
export const [right, wrong, neither] = [saying('right'), saying('wrong'), saying('neither')];

/** What a declaration can reach of its figure. */
export interface TryPage {
  /** Whether the idea has been earned. */
  readonly isEarned: boolean;
  readonly dataset: DOMStringMap;
  closest(selector: string): Element | null;
  /** The element of the markup with this `data-part`. */
  piece<Kind extends Element = HTMLElement>(name: string): Kind;
  all<Kind extends Element = HTMLElement>(selector: string): readonly Kind[];
  toggleAttribute(name: string, isOn: boolean): boolean;
  /** The puzzle of the markup: `data-puzzle` of the piece 'grid', a character a cell. Reading other forms would make every try heavy. */
  puzzle(): Puzzle;
  /** The width of a piece, in whole CSS pixels. */
  widthOf(name: string): number;
  /** Does what a reader does, by its text: 'swap 17 25'. */
  act(action: string): void;
  /** Writes the texts of pieces, by their names. */
  texts(texts: Readonly<Record<string, string | number>>): void;
  /** Marks buttons as pressed or not. */
  press<Kind extends HTMLElement>(selector: string, isPressed: (button: Kind) => boolean): void;
  /** Writes a verdict into a place of its own, where several are side by side; `verdict` is undefined to take it away. */
  write(place: HTMLElement, verdict: Verdict | undefined, says?: Sentence): void;
  /** Draws again whenever the width of an element or the answer to a media query changes. */
  redrawWith(changing: Element | MediaQueryList): void;
}

/** Draws a model, or does so in stretches. */
type Draw<Model> = (model: Model) => void | Generator<void, void>;

/** A try as a declaration. An element with `data-do` acts when it is pressed: `data-do="turn 2"`. */
export interface Try<Model> {
  /** Returns the model of the beginning, or makes it in stretches; `before` is the one that the reader leaves. */
  begin(page: TryPage, before: Model | undefined): Model | Generator<void, Model>;
  /** By the first word of an action's text, what follows from it, one after the other where it is several things; they are given the other words. */
  readonly actions: Readonly<Record<string, (model: Model, ...words: string[]) => Outcome<Model> | readonly Outcome<Model>[] | undefined>>;
  /**
   * Takes hold of the markup, and returns what draws a model there; `first` is the model of the beginning. A large picture is taken hold of
   * in stretches, each of which leaves its piece as high as it was.
   */
  draw(page: TryPage, first: Model): Draw<Model> | Generator<void, Draw<Model>>;
  /** Returns the action that is done for a reader who asks for it, or several to be shown from the beginning. */
  showOne(model: Model): string | readonly string[] | undefined;
  /** What exercises can ask about. */
  facts(model: Model): Facts;
  /** Whether the task is done with this model. */
  isDone?(model: Model): boolean;
  /** What a key does, by its name. */
  keys?(key: string): string | undefined;
  /** What is said before the reader does anything. */
  greets?(model: Model): Outcome<Model> | undefined;
}

const isGenerator = <Made>(made: Made | Generator<void, Made>): made is Generator<void, Made> =>
  typeof made === 'object' && made !== null && Symbol.iterator in made && 'next' in made;

/** What is made at once, or in stretches. */
function* inStretches<Made>(made: Made | Generator<void, Made>): Generator<void, Made> {
  return isGenerator(made) ? yield* made : made;
}

/**
 * Acts when an element has another width than at first: an observer by itself says the first one, too, for which all has been drawn, and
 * then the height that the drawing gave it.
 */
function onNewWidth(element: Element, act: () => void): void {
  let before: number | undefined;
  new ResizeObserver(([entry]) => {
    const { width } = entry!.contentRect;
    const isNew = before !== undefined && width !== before;
    before = width;
    if (isNew) act();
  }).observe(element);
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** Calls `act` with the action of each key pressed in an element, and takes those keys from the browser. */
export function onKeys(element: HTMLElement, actionOf: (key: string) => string | undefined, act: (action: string) => void): void {
  element.addEventListener('keydown', (event) => {
    const action = hasModifier(event) || event.defaultPrevented ? undefined : actionOf(event.key);
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  });
}

/** Makes the custom element of a try. */
export function defineTry<Model>(declared: Try<Model>): CustomElementConstructor {
  return class extends TryFigure implements TryPage {
    #model!: Model;
    /** What is done stays done until the reader starts again, whatever is tried after it. */
    #isDone = false;
    /** Nothing more can be shown: there is no next action, or only the whole way once more. */
    #isOver = false;
    #draw: Draw<Model> | undefined;

    protected *beginning(): Generator<void, void> {
      this.#isDone = this.#isOver = false;
      this.#model = yield* inStretches(declared.begin(this, this.#model));
      yield;
      // Drawn at once: what takes hold of the markup may leave a picture empty until then.
      this.#draw ??= yield* inStretches(declared.draw(this, this.#model));
      yield* this.#showing();
    }

    protected override *starting(): Generator<void, void> {
      yield* super.starting();
      const actionAt = (target: EventTarget | null) =>
        (target as Element).closest<HTMLElement | SVGElement>('[data-do]:not(:disabled)')?.dataset.do;
      this.addEventListener('click', ({ target }) => {
        const action = actionAt(target);
        if (action) this.act(action);
      });
      // Buttons answer these keys by themselves.
      this.addEventListener('keydown', (event) => {
        const isKey = (event.key === 'Enter' || event.key === ' ') && !hasModifier(event);
        if (!isKey || !(event.target as Element).matches('[data-do]:not(button, input)')) return;
        event.preventDefault();
        this.act(actionAt(event.target)!);
      });
      if (declared.keys) onKeys(this, declared.keys, (action) => this.act(action));
      this.#take(declared.greets?.(this.#model));
    }

    protected showOne(): void {
      const shown = declared.showOne(this.#model);
      if (typeof shown === 'string') this.act(shown);
      else if (shown) this.playAnew(shown);
    }

    override act(action: string): void {
      const [name, ...words] = action.split(' ') as [string, ...string[]];
      if (!Object.hasOwn(declared.actions, name)) return;
      for (const outcome of [declared.actions[name]!(this.#model, ...words) ?? []].flat()) this.#take(outcome);
    }

    #take({ model, verdict, says = [], earns = verdict === 'right', forgets, startsAnew, speaks }: Outcome<Model> = {}): void {
      if (startsAnew) {
        this.loseIdea();
        this.#isDone = false;
      }
      if (startsAnew || forgets) this.forget();
      const isNew = earns && this.earn();
      if (model !== undefined) {
        this.#model = model;
        this.#show();
      }
      if (verdict) this.say(verdict, says, isNew);
      if (speaks) this.speak(speaks);
      if (isNew) this.showSign();
    }

    /** What a reader's hand has changed is seen at once. */
    #show(): void {
      for (const _ of this.#showing());
    }

    *#showing(): Generator<void, void> {
      const model = this.#model;
      yield* inStretches(this.#draw!(model));
      this.#isDone ||= declared.isDone?.(model) ?? false;
      this.#isOver = this.#isDone && typeof declared.showOne(model) !== 'string';
      this.report(declared.facts(model), this.#isDone, this.#isOver);
    }

    all<Kind extends Element = HTMLElement>(selector: string): readonly Kind[] {
      return [...this.querySelectorAll<Kind>(selector)];
    }

    puzzle(): Puzzle {
      return puzzleOf([...this.piece('grid').dataset.puzzle!].map((symbol) => Number(symbol) || 0));
    }

    widthOf(name: string): number {
      return Math.round(this.piece(name).getBoundingClientRect().width);
    }

    texts(texts: Readonly<Record<string, string | number>>): void {
      for (const [name, text] of Object.entries(texts)) this.piece(name).textContent = String(text);
    }

    press<Kind extends HTMLElement>(selector: string, isPressed: (button: Kind) => boolean): void {
      for (const button of this.all<Kind>(selector)) button.setAttribute('aria-pressed', String(isPressed(button)));
    }

    redrawWith(changing: Element | MediaQueryList): void {
      if (changing instanceof MediaQueryList) changing.addEventListener('change', () => this.#draw!(this.#model));
      else onNewWidth(changing, () => this.#draw!(this.#model));
    }
  };
}
