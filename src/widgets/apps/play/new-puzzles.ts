import { faults, said } from '#words/play.ts';
import { bitOf, candidatesOf } from '../../../engine/candidates.ts';
import { InputError } from '../../../engine/errors.ts';
import type { ReadPuzzle } from '../../../engine/formats/format.ts';
import { printPuzzle, readPuzzles } from '../../../engine/formats/read.ts';
import { withoutPlayer, withPlayer } from '../../../engine/players-part.ts';
import { faultOf, type Puzzle } from '../../../engine/puzzle.ts';
import { type PlayState, pastedLink } from '../../runs/links/play-url.ts';
import { readOne } from '../../runs/one-puzzle.ts';
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
    const read = await puzzlesOf(link?.puzzle ?? text);
    const [played] = read;
    if (read.length > 1) {
      const { answers = [] } = await this.#maker.answersOf(printPuzzle({ puzzle: withoutPlayer(played) }, 'compact'));
      if (answers.length === 1) return trusted(startedGame(played, answers[0]!));
    }
    const position = read.at(-1)!;
    const puzzle = withoutPlayer(position);
    const fault = faultOf(puzzle);
    if (fault) throw fault;
    const { answers = [], failure } = await this.#maker.answersOf(printPuzzle({ puzzle }, 'compact'));
    if (failure) throw new InputError(failure);
    if (answers.length === 0) throw new InputError(faults.noSolution);
    if (answers.length > 1) {
      twoAnswersDrawing([...two.children])(puzzle, answers);
      two.hidden = false;
      throw new InputError(faults.twoSolutions);
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

/** Whoever writes down a position has reasons for its strikes: those that the solution allows count as shown. */
function trusted(game: Game): Game {
  for (const [cell, set] of game.struck.entries()) game.shown[cell]! |= set & ~bitOf(game.answer[cell]!);
  return game;
}

/**
 * How a text can be played: as the position of somebody who began with its givens, where it tells givens from other digits; and as it is,
 * with its marks as a part of the puzzle.
 */
function waysToPlay({ puzzle, placed, candidates, marksOnly }: ReadPuzzle): readonly [Puzzle, ...Puzzle[]] {
  const { domains, ...plain } = puzzle;
  if (!domains || !placed || marksOnly || plain.givens.every((given) => given === 0)) return [puzzle];
  const struck = candidates && candidatesOf(plain, placed).map((set, cell) => set & ~candidates[cell]!);
  return [withPlayer(plain, { digits: placed, struck }), puzzle];
}

/** The puzzles that a text can mean or, of one that comes with the site, its id. Throws InputError. */
export async function puzzlesOf(text: string): Promise<readonly [Puzzle, ...Puzzle[]]> {
  const id = text.trim();
  if (!NAME.test(id)) return waysToPlay(readOne(text));
  const { gridPuzzles } = await import('../../runs/puzzle-library.ts');
  const named = gridPuzzles.find((each) => each.id === id);
  if (named) return waysToPlay(readOne(named.text));
  try {
    return waysToPlay(readOne(text));
  } catch {
    throw inputFault(faults.noSuchPuzzle(id));
  }
}
