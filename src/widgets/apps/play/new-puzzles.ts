import { faults, said } from '#words/play.ts';
import { InputError } from '../../../engine/errors.ts';
import { printPuzzle, readPuzzles } from '../../../engine/formats/read.ts';
import { withoutPlayer } from '../../../engine/players-part.ts';
import { faultOf, type Puzzle } from '../../../engine/puzzle.ts';
import { type PlayState, pastedLink } from '../../runs/links/play-url.ts';
import { readOnePuzzle } from '../../runs/one-puzzle.ts';
import { inputFault } from '../../ui/fault-sentence.ts';
import { twoAnswersDrawing } from '../../views/grid/drawn-grid.ts';
import type { PuzzleMaker } from '../../workers/puzzle-maker.ts';
import { type Game, newGame } from './game.ts';
import { startedGame } from './position.ts';
import { faultsOfWish, freshSeed, type RequestedPuzzle, readWish, type SeedSource, wishOf } from './wish.ts';
import type { WishMenus } from './wish-menus.ts';

type Maker = Pick<PuzzleMaker, 'make' | 'prepare' | 'answersOf'>;

/** The sources of games: a generated puzzle, the one built into the page, or a reader's own. */
export class NewPuzzles {
  readonly #root: HTMLElement;
  readonly #maker: Maker;
  readonly #menus: Pick<WishMenus, 'request'>;
  readonly #seed: SeedSource;
  #next: RequestedPuzzle | undefined;

  constructor(root: HTMLElement, maker: Maker, menus: Pick<WishMenus, 'request'>, seed: SeedSource = freshSeed) {
    this.#root = root;
    this.#maker = maker;
    this.#menus = menus;
    this.#seed = seed;
  }

  /** The puzzle that is on the page already. */
  built(): Game {
    const { puzzle, answer, source } = this.#root.dataset;
    return newGame(readPuzzles(puzzle!)[0]!.puzzle, readPuzzles(answer!)[0]!.puzzle.givens, source);
  }

  /** Begins to make the next puzzle in advance. */
  prepare(): void {
    this.#next = readWish(this.#menus.request, this.#seed(1));
    this.#maker.prepare(this.#next.wish);
  }

  /** Makes the puzzle that the form describes, or uses the prepared one if it is still of that kind. */
  wish(): RequestedPuzzle {
    const next = this.#next;
    return next && readWish(this.#menus.request, next.wish.seed).query === next.query ? next : readWish(this.#menus.request, this.#seed());
  }

  /** Throws an error when none was found, or when the worker failed. */
  async make({ wish, query, name }: RequestedPuzzle): Promise<Game> {
    const { puzzle, answers, grade } = await this.#maker.make(wish);
    if (puzzle) return { ...newGame(readPuzzles(puzzle)[0]!.puzzle, answers![0]!, query), grade };
    throw new Error(said.notFound(wish.size!, name));
  }

  /**
   * A reader's own: a puzzle in any form, a named one by its id, or a link of this site to one. Throws InputError when it cannot be
   * played; two answers are drawn where there are two.
   */
  async own(text: string): Promise<Game> {
    const part = (name: string) => this.#root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
    const two = part('two');
    two.hidden = true;
    const link = pastedLink(text);
    if (link && link.puzzle === undefined) return this.#wished(link);
    const position = await puzzleOf(link?.puzzle ?? text);
    const puzzle = withoutPlayer(position);
    const fault = faultOf(puzzle);
    if (fault) throw fault;
    const { answers = [], failure } = await this.#maker.answersOf(printPuzzle({ puzzle }, 'compact'));
    if (failure) throw new InputError(failure);
    if (answers.length === 0) throw inputFault(faults.noSolution);
    if (answers.length > 1) {
      twoAnswersDrawing([...two.children])(puzzle, answers);
      two.hidden = false;
      throw inputFault(faults.twoSolutions);
    }
    return startedGame(position, answers[0]!);
  }

  /** The puzzle of a pasted link to a new puzzle; throws where a part of the link isn't understood. */
  #wished(link: PlayState): Promise<Game> {
    const [fault] = faultsOfWish(link);
    if (fault) throw new InputError(fault);
    return this.make(wishOf(link, this.#seed));
  }
}

/** The longest text that can be the name of a puzzle. */
const NAME = /^[a-z][a-z0-9-]{0,40}$/;

/** A puzzle from its text or, of one that comes with the site, its id. Throws InputError. */
export async function puzzleOf(text: string): Promise<Puzzle> {
  const id = text.trim();
  if (!NAME.test(id)) return readOnePuzzle(text);
  const { gridPuzzles } = await import('../../runs/puzzle-library.ts');
  const named = gridPuzzles.find((each) => each.id === id);
  if (named) return readOnePuzzle(named.text);
  try {
    return readOnePuzzle(text);
  } catch {
    throw inputFault(faults.noSuchPuzzle(id));
  }
}
