import * as words from '#words/reading.ts';
import { hasUsualHouses, type Reading, type ZeroMeaning } from '../../../engine/formats/format.ts';
import { formOf } from '../../../engine/grid.ts';
import type { Puzzle } from '../../../engine/puzzle.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { emptyScene } from '../../views/grid/scene.ts';

/** A puzzle and how its text was understood. */
interface Understood {
  readonly puzzle: Puzzle;
  readonly reading?: Reading | undefined;
}

/** One of the puzzles of a text, as the panel shows it. */
export interface ShownReading {
  /** Undefined where the text is no puzzle, but would be one if a meaning of 0 were chosen. */
  readonly read: Understood | undefined;
  /** The place of the puzzle among `count`, from 0. */
  readonly place: number;
  readonly count: number;
  /** The meanings of 0 to choose from, and the present one. */
  readonly zeros: readonly ZeroMeaning[];
  readonly zero: ZeroMeaning | undefined;
}

interface PanelCallbacks {
  /** Called when the reader turns to the puzzle at another place. */
  turn(place: number): void;
  /** Called when the reader says what 0 stands for. */
  mean(zero: ZeroMeaning): void;
}

export function factsOf({ puzzle, reading }: Understood): words.ReadingFacts {
  const { grid, givens, cages, domains } = puzzle;
  const { regions, boxRows, diagonals, windows } = formOf(grid);
  const has: Readonly<Record<words.Feature, boolean>> = {
    regions: regions !== undefined,
    latin: !regions && boxRows === 0,
    diagonals: diagonals === true,
    windows: windows === true,
    marks: domains !== undefined,
  };
  return {
    form: reading?.form ?? '',
    size: grid.size,
    givens: givens.filter((digit) => digit !== 0).length,
    cages: cages.length,
    features: (Object.keys(has) as words.Feature[]).filter((feature) => has[feature]),
    blank: reading?.blank,
    zeroIsDigit: reading?.zeroIsDigit === true,
  };
}

/** The largest grid whose digits can be read in a small picture. */
const MAX_SMALL_SIZE = 9;

/** Nobody need look at the picture of one ordinary line. */
const isOrdinary = ({ read, count, zeros }: ShownReading) =>
  count === 1 && zeros.length === 0 && read?.reading?.form === 'line' && hasUsualHouses(read.puzzle.grid);

/** What a reader can correct, made when there is something to correct: figures whose dialog stays closed are light without it. */
function controlsIn(document: Document) {
  const make = (tag: string, classes: string, data: Readonly<Record<string, string>>, text = '') => {
    const made = document.createElement(tag);
    made.className = classes;
    Object.assign(made.dataset, data);
    made.textContent = text;
    return made;
  };
  const button = (data: Readonly<Record<string, string>>, text: string, label = text) => {
    const made = make('button', 'chip', data, text);
    made.setAttribute('type', 'button');
    if (label !== text) made.setAttribute('aria-label', label);
    return made;
  };
  const several = make('div', 'reading-choice', { part: 'several' });
  const turned = make('span', '', {});
  several.append(button({ turn: '-1' }, '◂', words.turn.previous), turned, button({ turn: '1' }, '▸', words.turn.next));
  const zeros = make('fieldset', 'reading-choice', { part: 'zeros' });
  zeros.setAttribute('aria-label', words.zero.name);
  zeros.append(button({ zero: 'blank' }, words.zero.blank), button({ zero: 'digit' }, words.zero.digit));
  return { picture: make('div', 'reading-grid', { part: 'reading-grid' }), several, turned, zeros };
}

/** What stands under a box for puzzles: how its text was read, in a sentence and a picture, and what a reader can correct of that. */
export class ReadingPanel {
  readonly #says: HTMLElement;
  readonly #parts: ReturnType<typeof controlsIn>;
  #draw: ReturnType<typeof gridDrawing> | undefined;
  #shown: ShownReading | undefined;

  /** `box` holds one place for a reading. */
  constructor(box: HTMLElement, callbacks: PanelCallbacks) {
    const root = box.querySelector<HTMLElement>('.reading')!;
    this.#says = root.querySelector('p')!;
    this.#parts = controlsIn(root.ownerDocument);
    const { picture, several, zeros } = this.#parts;
    root.prepend(picture);
    root.append(several, zeros);
    this.show(undefined);
    root.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-turn], [data-zero]');
      if (!button || !this.#shown) return;
      const { turn, zero } = button.dataset;
      const { place, count } = this.#shown;
      if (turn) callbacks.turn((place + Number(turn) + count) % count);
      else callbacks.mean(zero as ZeroMeaning);
    });
  }

  #say(text: string): void {
    if (this.#says.textContent !== text) this.#says.textContent = text;
  }

  /** Shows a reading; without one, nothing. */
  show(shown: ShownReading | undefined): void {
    this.#shown = shown;
    const { read, place = 0, count = 0, zeros = [], zero } = shown ?? {};
    this.#say(read ? words.readAs(factsOf(read), place + 1, count) : shown ? words.zero.unclear : '');
    const { picture, several, turned, zeros: choice } = this.#parts;
    picture.hidden = !read || isOrdinary(shown!);
    if (!picture.hidden) {
      // Made with the first picture: an empty one has no name.
      this.#draw ??= gridDrawing(picture);
      this.#draw(emptyScene(read!.puzzle));
      picture.classList.toggle('large', read!.puzzle.grid.size > MAX_SMALL_SIZE);
    }
    several.hidden = count < 2;
    turned.textContent = words.place(place + 1, count);
    choice.hidden = zeros.length === 0;
    for (const button of choice.querySelectorAll<HTMLElement>('[data-zero]')) {
      button.hidden = !zeros.includes(button.dataset.zero as ZeroMeaning);
      button.setAttribute('aria-pressed', String(button.dataset.zero === zero));
    }
  }

  /** Says how a text was read that holds no grid. */
  tell(sentence: string): void {
    this.show(undefined);
    this.#say(sentence);
  }
}
