import { rungNamed } from '../../../engine/logic/cages/cage-ladder.ts';
import { effectOf, type Instance } from '../../../engine/logic/technique.ts';
import { plain } from '../../../narration/sentence.ts';
import type { Game } from './game.ts';
import { type Hint, hintFor, stepHint } from './hint.ts';
import { contentOf, verdictContent } from './hint-content.ts';
import type { Picture } from './hint-drawing.ts';
import type { PanelContent } from './hint-panel.ts';
import { noCandidates } from './hint-picture.ts';
import { positionOf } from './hint-position.ts';
import { HintSession } from './hint-session.ts';
import { PassedHints } from './passed-hints.ts';
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
  #isNew = false;

  /** `cards` is the address at which techniques have their cards. */
  constructor(chapter: string) {
    this.#chapter = chapter;
  }

  get isOpen(): boolean {
    return this.#session !== undefined || this.#verdict !== undefined;
  }

  /** Whether a hint is open whose presses aren't over. */
  get isAsked(): boolean {
    return this.#session?.stage === 'press';
  }

  get isDone(): boolean {
    return this.#session?.stage === 'done';
  }

  /** Whether the reader has just done by hand what the open hint had told. */
  get wasTold(): boolean {
    return this.#session?.wasTold ?? false;
  }

  /** Whether the last hint that was opened hadn’t been open before in this grid. */
  get isNew(): boolean {
    return this.#isNew;
  }

  /** Opens a hint, or makes its next press; returns whether that press changed the grid. */
  next(game: Game): boolean {
    this.#verdict = undefined;
    if (this.#session?.stage === 'press') return this.#session.next(game).length > 0;
    this.#session = new HintSession(game);
    this.#isNew = !this.#opened.has(this.#session.hint.key);
    this.#opened.add(this.#session.hint.key);
    return false;
  }

  /** Opens a step that the reader has chosen, where it says why. */
  openStep(game: Game, step: Instance): void {
    this.#verdict = undefined;
    this.#session = new HintSession(game, undefined, stepHint(game, step));
    this.#session.press = this.#session.hint.presses.length;
  }

  /** Opens another hint than those seen since the grid changed; returns false when there is no other. */
  another(game: Game): boolean {
    const hint = this.#session?.stage === 'press' ? this.#session.hint : undefined;
    if (!hint?.technique) return false;
    this.#passed.add(hint);
    const other = new HintSession(game, this.#passed);
    if (other.hint.technique) this.#session = other;
    else this.#passed.clear();
    return other.hint.technique !== undefined;
  }

  /** The open hint, to be opened again where it is; undefined where none is at a press. */
  left(game: Game): LeftHint | undefined {
    if (this.#session?.stage !== 'press') return undefined;
    const { hint, press, reached, isTurned } = this.#session;
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
    return this.#session?.walk && this.#session;
  }

  back(): boolean {
    return this.#session?.back() ?? false;
  }

  close(): void {
    this.#session = undefined;
    this.#verdict = undefined;
  }

  /** The grid has changed. A full one is judged. */
  follow(game: Game): void {
    this.#passed.clear();
    this.#opened.clear();
    const verdict = verdictOn(game);
    this.#verdict = verdict?.kind === 'wrong' ? verdict : undefined;
    if (verdict) this.#session = undefined;
    else this.#session?.follow(game);
  }

  picture(game: Game): Picture | undefined {
    return this.#verdict ? verdictPicture(this.#verdict, game) : this.#session?.picture;
  }

  content(game: Game): PanelContent | undefined {
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
  const next = hintFor(game, passed);
  if (next.key === key) return next;
  // Mistakes come first.
  if (technique === undefined || !next.technique) return undefined;
  const step = rungNamed(technique)
    .technique.find(positionOf(game))
    .find((each) => effectOf(each) === key);
  return step && stepHint(game, step);
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
