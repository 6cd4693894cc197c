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

/** What stands under a box for puzzles: how its text was read, in a sentence and a picture, and what a reader can correct of that. */
export class ReadingPanel {
  readonly #root: HTMLElement;
  #draw: ReturnType<typeof gridDrawing> | undefined;
  #shown: ShownReading | undefined;

  constructor(root: HTMLElement, callbacks: PanelCallbacks) {
    this.#root = root;
    root.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-turn], [data-zero]');
      if (!button || !this.#shown) return;
      const { turn, zero } = button.dataset;
      const { place, count } = this.#shown;
      if (turn) callbacks.turn((place + Number(turn) + count) % count);
      else callbacks.mean(zero as ZeroMeaning);
    });
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  }

  #say(text: string): void {
    const says = this.#part('reading-says');
    if (says.textContent !== text) says.textContent = text;
  }

  /** Shows a reading; without one, nothing. */
  show(shown: ShownReading | undefined): void {
    this.#shown = shown;
    const { read, place = 0, count = 0, zeros = [], zero } = shown ?? {};
    this.#say(read ? words.readAs(factsOf(read), place + 1, count) : shown ? words.zero.unclear : '');
    const picture = this.#part('reading-grid');
    picture.hidden = !read || isOrdinary(shown!);
    if (!picture.hidden) {
      // Made with the first picture: an empty one has no name.
      this.#draw ??= gridDrawing(picture);
      this.#draw(emptyScene(read!.puzzle));
      picture.classList.toggle('large', read!.puzzle.grid.size > MAX_SMALL_SIZE);
    }
    this.#part('several').hidden = count < 2;
    this.#part('turned').textContent = words.place(place + 1, count);
    this.#part('zeros').hidden = zeros.length === 0;
    for (const button of this.#root.querySelectorAll<HTMLElement>('[data-zero]')) {
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
