import { signal } from '@preact/signals-core';
import { InputError } from '../../engine/errors.ts';
import { store, stored } from '../ui/browser.ts';
import { keptPuzzle } from './kept-puzzle.ts';
import { readPlayUrl } from './links/play-url.ts';
import { readUrlState } from './links/url-state.ts';
import { coverIn, isOwn, type NamedPuzzle, ownPuzzle, puzzleIn } from './named-puzzle.ts';
import { type LoadedAlgorithm, type PreparedRun, prepareOn } from './prepared-run.ts';
import type { StepperConfig } from './stepper-config.ts';

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** Returns the puzzle that an address brings to all figures of a page; undefined where it is about one figure. */
export const broughtPuzzle = (address: Address): string | undefined =>
  readUrlState(address) ? undefined : readPlayUrl(address)?.puzzle || undefined;

/**
 * The puzzle of the reader's own on a page, which all of its figures can run on: one that was brought to this page, which lasts as long as the
 * tab, or as the page; or else the one that the reader has made and kept, unless it was refused on this page.
 */
export class ChapterPuzzle {
  /** Its text; undefined where there is none. */
  readonly text;
  /** Counts how often the reader went back to the puzzle that the chapter is written about. */
  readonly returns = signal(0);
  /** What is wrong with the puzzle that the address brings; undefined where nothing is. */
  readonly fault: string | undefined;
  readonly #name: string;

  constructor(address: Address) {
    this.#name = `own-puzzle:${address.pathname}`;
    const brought = broughtPuzzle(address);
    // An empty text is that of a reader who wants no puzzle on this page.
    this.text = signal((stored(this.#name, 'sessionStorage') ?? keptPuzzle()) || undefined);
    if (brought === undefined) return;
    this.fault = faultIn(ownPuzzle(brought));
    if (this.fault === undefined) this.keep(brought);
  }

  /** Whether it is the one that the reader has made and kept. */
  get isKept(): boolean {
    return this.text.value !== undefined && this.text.value === keptPuzzle();
  }

  keep(text: string): void {
    this.text.value = text;
    store(this.#name, text, 'sessionStorage');
  }

  goBack(): void {
    this.returns.value++;
  }

  forget(): void {
    this.goBack();
    this.text.value = undefined;
    store(this.#name, '', 'sessionStorage');
  }
}

/** Returns why a puzzle cannot be read, as a grid or as an exact cover problem. */
function faultIn(puzzle: NamedPuzzle): string | undefined {
  try {
    if (!coverIn(puzzle)) puzzleIn(puzzle);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.describe();
    throw error;
  }
}

let ofPage: ChapterPuzzle | undefined;

/** The one of this page. */
export function chapterPuzzle(): ChapterPuzzle {
  ofPage ??= new ChapterPuzzle(location);
  return ofPage;
}

/** A figure's run, with what the figure was built with. */
interface Figure {
  readonly config: Pick<StepperConfig, 'puzzle' | 'puzzles'>;
  readonly loaded: LoadedAlgorithm;
  readonly run: Pick<PreparedRun, 'puzzle' | 'options'>;
}

/** Whether a figure runs on a puzzle of the reader's own. */
export const runsOnOwn = ({ config, run }: Omit<Figure, 'loaded'>): boolean => isOwn(run.puzzle, [config.puzzle, ...config.puzzles]);

/** Returns the reader's puzzle where a figure could run on it in place of its own; undefined where it does already, or the algorithm refuses it. */
export function offerOf({ config, loaded, run }: Figure, text: string | undefined): NamedPuzzle | undefined {
  if (text === undefined) return undefined;
  const puzzle = ownPuzzle(text);
  if ([run.puzzle, config.puzzle].some((each) => each.text === puzzle.text)) return undefined;
  try {
    prepareOn(loaded, puzzle, run.options);
    return puzzle;
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
