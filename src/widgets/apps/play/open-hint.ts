import { rungNamed } from '../../../engine/logic/cages/cage-ladder.ts';
import { positionOf } from '../../../engine/logic/hinting/hint-position.ts';
import { PassedHints } from '../../../engine/logic/hinting/passed-hints.ts';
import { effectOf, type Instance } from '../../../engine/logic/technique.ts';
import { plain } from '../../../narration/sentence.ts';
import type { Game } from './game.ts';
import { type Hint, hintBy, quickHint, stepHint } from './hint.ts';
import { contentOf, searchContent, verdictContent } from './hint-content.ts';
import type { Picture } from './hint-drawing.ts';
import type { PanelContent } from './hint-panel.ts';
import { noCandidates } from './hint-picture.ts';
import { HintSession } from './hint-session.ts';
import { StepSearch } from './step-search.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** An open hint, as it is kept while the reader looks at another page. */
export interface LeftHint {
  /** The digits of the grid that it belongs to. */
  readonly digits: string;
  readonly key: string;
  readonly technique: string | undefined;
  readonly press: number;
  readonly reached: number;
  readonly isTurned: boolean;
  readonly passed: ReturnType<PassedHints['list']>;
}

/** What is open next to the board: a hint at one of its presses, the verdict on a full grid, or nothing. */
export class OpenHint {
  readonly #chapter: string;
  #session: HintSession | undefined;
  #verdict: Verdict | undefined;
  readonly #passed = new PassedHints();
  /** The hints that were opened since the grid changed: opening one again is no other hint. */
  readonly #opened = new Set<string>();
  readonly #search: StepSearch;
  /** Whether a hint is looked for beside the page. Until it is found, an open hint stays behind that. */
  #isSearching = false;
  /** Called when a hint that was looked for beside the page is open, or with false when there was no other. */
  onFound: (isThere: boolean) => void = () => {};

  /** `cards` is the address at which techniques have their cards. */
  constructor(chapter: string, search = new StepSearch()) {
    this.#chapter = chapter;
    this.#search = search;
  }

  get isOpen(): boolean {
    return this.#session !== undefined || this.#verdict !== undefined || this.#isSearching;
  }

  /** Whether a hint is open whose presses aren't over. */
  get isAsked(): boolean {
    return this.#session?.stage === 'press' && !this.#isSearching;
  }

  get isDone(): boolean {
    return this.#session?.stage === 'done';
  }

  /** Whether the reader has just done by hand what the open hint had told. */
  get wasTold(): boolean {
    return this.#session?.wasTold ?? false;
  }

  /** Opens a hint, or makes its next press; returns whether that press changed the grid. */
  next(game: Game): boolean {
    if (this.#isSearching) return false;
    this.#verdict = undefined;
    if (this.#session?.stage === 'press') return this.#session.next(game).length > 0;
    this.#session = undefined;
    this.#look(game, new PassedHints(), (hint) => this.#open(game, hint));
    return false;
  }

  /** Opens a hint. One that was closed and is opened again in the same grid counts once. */
  #open(game: Game, hint: Hint): boolean {
    if (!this.#opened.has(hint.key)) game.hints++;
    this.#opened.add(hint.key);
    this.#session = new HintSession(game, undefined, hint);
    return true;
  }

  /** Has the next hint taken: at once, or when it has been found beside the page. `take` returns whether it opens that hint. */
  #look(game: Game, passed: PassedHints, take: (hint: Hint) => boolean): boolean {
    const hint = quickHint(game, passed);
    if (hint) return take(hint);
    this.#isSearching = true;
    this.#search.find(game, passed, (step) => {
      this.#isSearching = false;
      this.onFound(take(hintBy(game, step)));
    });
    return true;
  }

  /** Opens a step that the reader has chosen, where it says why. */
  openStep(game: Game, step: Instance): void {
    this.close();
    this.#session = new HintSession(game, undefined, stepHint(game, step));
    this.#session.press = this.#session.hint.presses.length;
  }

  /** Opens another hint than those seen since the grid changed, or looks for one; returns false when there is no other. */
  another(game: Game): boolean {
    const hint = this.isAsked ? this.#session!.hint : undefined;
    if (!hint?.technique) return false;
    this.#passed.add(hint);
    return this.#look(game, this.#passed, (other) => {
      if (other.technique) this.#session = new HintSession(game, this.#passed, other);
      else this.#passed.clear();
      return other.technique !== undefined;
    });
  }

  /** The open hint, to be opened again where it is; undefined where none is at a press. */
  left(game: Game): LeftHint | undefined {
    if (!this.isAsked) return undefined;
    const { hint, press, reached, isTurned } = this.#session!;
    return {
      digits: digitsText(game),
      key: hint.key,
      technique: hint.technique?.id,
      press,
      reached,
      isTurned,
      passed: this.#passed.list(),
    };
  }

  /** Opens a hint again that was left, if the grid still has it. */
  openAgain(game: Game, left: LeftHint): boolean {
    if (left.digits !== digitsText(game)) return false;
    this.#passed.take(left.passed);
    const hint = hintLeft(game, left, this.#passed);
    if (!hint) {
      this.#passed.clear();
      return false;
    }
    this.#opened.add(hint.key);
    this.#session = new HintSession(game, this.#passed, hint);
    this.#session.press = Math.max(1, Math.min(hint.presses.length, left.press));
    if (left.isTurned) this.#session.turn();
    this.#session.walkTo(left.reached);
    return true;
  }

  /** The open hint while its argument is followed. */
  get along(): HintSession | undefined {
    return this.isAsked && this.#session?.walk ? this.#session : undefined;
  }

  back(): boolean {
    return this.isAsked && this.#session!.back();
  }

  close(): void {
    this.stop();
    this.#session = undefined;
    this.#verdict = undefined;
  }

  /** Gives up the search beside the page, if there is one. What was open before is open again. */
  stop(): boolean {
    const wasSearching = this.#isSearching;
    this.#isSearching = false;
    this.#search.stop();
    return wasSearching;
  }

  /** The grid has changed. A full one is judged. */
  follow(game: Game): void {
    this.stop();
    this.#passed.clear();
    this.#opened.clear();
    const verdict = verdictOn(game);
    this.#verdict = verdict?.kind === 'wrong' ? verdict : undefined;
    if (verdict) this.#session = undefined;
    else this.#session?.follow(game);
  }

  picture(game: Game): Picture | undefined {
    if (this.#isSearching) return undefined;
    return this.#verdict ? verdictPicture(this.#verdict, game) : this.#session?.picture;
  }

  content(game: Game): PanelContent | undefined {
    if (this.#isSearching) return searchContent;
    if (this.#verdict) return verdictContent(this.#verdict, game, this.picture(game));
    return this.#session && contentOf(this.#session, game, this.#chapter);
  }

  /** The whole text, for screen readers. */
  words(game: Game): string {
    const { title, sentences, thoughts } = this.content(game)!;
    const told = thoughts ? [thoughts.all[thoughts.reached - 1]!] : [];
    return [`${plain(title)}.`, ...[...told, ...sentences].map(plain)].join(' ');
  }
}

const digitsText = ({ digits }: Game): string => digits.join();

/** The hint that was left: the one that comes next, or a step that the reader chose from the list. */
function hintLeft(game: Game, { key, technique }: LeftHint, passed: PassedHints): Hint | undefined {
  const next = quickHint(game, passed);
  if (next?.key === key) return next;
  // Mistakes come first.
  if (technique === undefined || (next && !next.technique)) return undefined;
  const step = rungNamed(technique)
    .technique.find(positionOf(game))
    .find((each) => effectOf(each) === key);
  return step && (next ? stepHint : hintBy)(game, step);
}

/** The houses that hold a digit twice, and a line between the two. */
function verdictPicture({ repeats }: Verdict, { puzzle }: Game): Picture {
  return {
    candidates: noCandidates(puzzle),
    highlights: [],
    houses: [...new Set(repeats.map(({ house }) => house))],
    links: [],
    blockers: [],
    strikes: [],
    placements: [],
    wrong: [...new Set(repeats.flatMap(({ cells }) => cells))],
    clashes: repeats.flatMap(({ cells }) => cells.slice(1).map((to, index) => ({ from: cells[index]!, to }))),
  };
}
