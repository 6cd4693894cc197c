import { bitOf, countDigits, digitsOf, hasDigit } from '../../../engine/candidates.ts';
import type { CandidateLink, Highlight } from '../../../engine/grid-picture.ts';
import type { Blocker } from '../../../engine/logic/blockers.ts';
import { rungNamed } from '../../../engine/logic/cages/cage-ladder.ts';
import { candidatesIn } from '../../../engine/logic/cages/caged-candidates.ts';
import { positionOf, unshownStrikes } from '../../../engine/logic/hinting/hint-position.ts';
import { isSingle, nextStep, quickStep } from '../../../engine/logic/hinting/next-step.ts';
import type { PassedHints } from '../../../engine/logic/hinting/passed-hints.ts';
import { levelNames } from '../../../engine/logic/ladder.ts';
import type { Position } from '../../../engine/logic/position.ts';
import { type CellDigit, effectOf, type Instance } from '../../../engine/logic/technique.ts';
import { type HintCase, hintOf } from '../../../narration/en/hints.ts';
import { deedWords, hintWords } from '../../../narration/en/play.ts';
import { clockText } from '../../../narration/en/solve.ts';
import { techniqueName } from '../../../narration/en/techniques.ts';
import type { Followed } from '../../../narration/en/thought.ts';
import { plain, type Sentence, say } from '../../../narration/sentence.ts';
import { candidatesLeft, type Game, isSolved, type Move, openCells, wrongCells } from './game.ts';
import { cagesOf, noCandidates, noPicture, patternPicture, reasonPicture } from './hint-picture.ts';
import { type HintWalk, walkOf } from './hint-walk.ts';
import { cellsLackingDigit, cellsMissingMark, cellsWronglyStruck, placesOf, ruledOutMarks } from './mark-faults.ts';
import { carryOut, clear, markAll, reveal, rubOut, takeStrikesBack } from './moves.ts';
import { whenStruck } from './when-struck.ts';
import { evidenceAgainst } from './wrong-digit-evidence.ts';

export type { HintCase };

/** What the board draws over its digits while a press of a hint is open. */
export interface HintPicture {
  /** Indexed by cell: all candidates of the cells that the picture is about, each at its own place. Elsewhere the reader's marks are to be seen. */
  readonly candidates: Uint32Array;
  /** Cells with the digits that matter in them, by hue. */
  readonly highlights: readonly Highlight[];
  readonly houses: readonly number[];
  readonly links: readonly CandidateLink[];
  /** Lines from a placed digit to an open cell that it rules out. */
  readonly blockers: readonly Blocker[];
  /** Candidates to strike and digits to write: only in the press that says why. */
  readonly strikes: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
  /** The reader's digits that are wrong. */
  readonly wrong: readonly number[];
  /** A killer's cages that are lit, as indexes. */
  readonly cages?: readonly number[];
  /** Digits written on trial, and what has followed from them in this position. */
  readonly trial?: { readonly position: Position; readonly followed: Followed };
}

export interface HintPress {
  readonly sentences: readonly Sentence[];
  readonly cases: readonly HintCase[];
  /** Undefined where the board stays unmarked. */
  readonly picture: HintPicture | undefined;
  /** What is to be said of the reader’s own marks. */
  readonly aside?: Sentence;
}

/** The action of the last press, one move that can be undone. */
export interface HintDeed {
  /** For its button: 'Strike both for me', 'Write 7 in r4c3', 'Take 9 back'. */
  readonly label: string;
  /** How the reader can do it; empty where there is nothing to add. */
  readonly byHand: Sentence;
  /** The message after it has been done. */
  readonly done: Sentence;
  /** Does it. */
  act(game: Game): boolean;
}

/**
 * `technique` has three presses (what, where, why) before its deed; the others have one. `guess`: not even trying
 * digits on the ladder helps. `solved` has no deed.
 */
export interface Hint {
  readonly kind: 'wrong-digit' | 'wrong-strike' | 'ruled-out-mark' | 'missing-mark' | 'technique' | 'guess' | 'solved';
  /** The heading: 'XY-wing', '9 at r2c2 is wrong'. */
  readonly title: Sentence;
  /** The technique's id (its card in the Reference is `#technique-<id>`), its level in words and its score. */
  readonly technique: { readonly id: string; readonly level: string; readonly score: number } | undefined;
  readonly presses: readonly HintPress[];
  /** The argument of a chain or a trial, thought by thought: the last press goes along it. */
  readonly walk: HintWalk | undefined;
  /** A remark on strikes of the reader that the hint ignores. Empty where there are none. */
  readonly note: Sentence;
  readonly deed: HintDeed | undefined;
  /** The move of the solve that made the mistake, where that is known. */
  readonly move?: number;
  /** The same for two hints that do the same thing. */
  readonly key: string;
}

/**
 * Returns what a person would see next in the grid, given the strikes that have a reason. Mistakes come first: a digit, a strike, or
 * marks; the hint on a mistake reveals nothing else of the solution. When there is no other hint than
 * those that were `passed`, it is a guess.
 */
export function hintFor(game: Game, passed?: PassedHints): Hint {
  return quickHint(game, passed) ?? hintBy(game, nextStep(game, passed));
}

/** The same, as far as it is found in no time; undefined where slow techniques would have to be looked for. */
export function quickHint(game: Game, passed?: PassedHints): Hint | undefined {
  if (isSolved(game)) return plainHint('solved', hintWords.solved, undefined, undefined, 'solved');
  const wrong = wrongCells(game, 'answer');
  if (wrong.size > 0) return wrongDigit(game, wrong);
  const struck = cellsWronglyStruck(game);
  if (struck.length > 0) return wrongStrike(game, struck);
  const ruledOut = ruledOutMarks(game);
  if (ruledOut.some((set) => set !== 0)) return ruledOutMark(game, ruledOut);
  const missing = cellsMissingMark(game);
  if (missing.length > 0) return missingMark(game, missing);
  const step = quickStep(game, passed);
  return step && hintBy(game, step);
}

/** The hint of a step that was found in a game; a digit of the answer is offered where none was. */
export function hintBy(game: Game, step: Instance | undefined): Hint {
  const position = positionOf(game);
  if (!step) return guess(game, position);
  // A single doesn’t depend on strikes.
  const ignored = isSingle(rungNamed(step.technique)) ? [] : hintWords.unshown(game.puzzle, placesOf(unshownStrikes(game)));
  return techniqueHint(game, position, step, ignored);
}

type Words = { readonly title: Sentence; readonly sentences: readonly Sentence[] } & Partial<Omit<HintDeed, 'act'>>;

function plainHint(
  kind: Hint['kind'],
  { title, sentences, label = '', byHand = [], done = [] }: Words,
  picture: HintPicture | undefined,
  act: HintDeed['act'] | undefined,
  key: string,
): Hint {
  const presses = [{ sentences, cases: [], picture }];
  return { kind, title, technique: undefined, presses, walk: undefined, note: [], deed: act && { label, byHand, done, act }, key };
}

const marksChangedBy = (move: Move | undefined) =>
  [move?.marks, move?.corners].some((sides) => sides?.[0].some((set, index) => set !== sides[1][index]));

function wrongDigit(game: Game, wrong: ReadonlySet<number>): Hint {
  const { puzzle, digits, done, deeds } = game;
  // Later ones may rest on the one that came first.
  const writing = (cell: number) =>
    deeds.findLastIndex((deed) => deed.digits.some((each) => each.cell === cell && each.after === digits[cell]));
  const taking = (cell: number) => done.findLast(({ cells, digits: [, after] }) => after[cells.indexOf(cell)] === digits[cell]);
  const [cell] = [...wrong].sort((a, b) => writing(a) - writing(b)) as [number, ...number[]];
  const shown = evidenceAgainst(game, cell);
  const written = deeds[writing(cell)];
  const words = hintWords.wrongDigit(
    puzzle,
    { cell, digit: digits[cell]! },
    {
      shown,
      time: written && clockText(written.seconds),
      tookMarks: marksChangedBy(taking(cell)),
      more: wrong.size - 1,
    },
  );
  const twins = 'twin' in shown ? [{ cells: [shown.twin], digits: 0, hue: 1 as const }] : [];
  const picture = { ...noPicture, candidates: noCandidates(puzzle), highlights: twins, wrong: [cell] };
  return plainHint('wrong-digit', words, picture, (game) => clear(game, cell), `wrong ${cell} ${digits[cell]}`);
}

const marked = ({ puzzle }: Game, cells: readonly number[]): HintPicture => ({
  ...noPicture,
  candidates: noCandidates(puzzle),
  highlights: [{ cells, digits: 0, hue: 1 }],
});

function wrongStrike(game: Game, cells: readonly number[]): Hint {
  const [first] = cells as [number];
  const { puzzle, digits, struck } = game;
  const when = whenStruck(game, first);
  const told = when && { move: when.move, time: clockText(when.seconds) };
  const words = hintWords.wrongStrike(puzzle, cells, digitsOf(struck[first]! & candidatesIn(puzzle, digits)[first]!), told);
  const hint = plainHint('wrong-strike', words, marked(game, cells), (game) => takeStrikesBack(game, cells), `struck ${cells.join(' ')}`);
  return when ? { ...hint, move: when.move } : hint;
}

function ruledOutMark(game: Game, sets: Uint32Array): Hint {
  const { puzzle, digits } = game;
  const places = placesOf(sets);
  const [{ cell, digit }] = places as [CellDigit, ...CellDigit[]];
  const from = puzzle.grid.peersOfCell[cell]!.find((peer) => digits[peer] === digit);
  const blockers = from === undefined ? [] : [{ from, to: cell, digit }];
  const picture = { ...marked(game, [...new Set(places.map((each) => each.cell))]), blockers };
  const words = hintWords.ruledOutMark(puzzle, places, from);
  return plainHint('ruled-out-mark', words, picture, (game) => rubOut(game, sets), `ruled-out ${[...sets].join(' ')}`);
}

function missingMark(game: Game, cells: readonly number[]): Hint {
  const words = hintWords.missingMark(game.puzzle, cells);
  return plainHint('missing-mark', words, marked(game, cells), (game) => markAll(game, cells), `missing ${cells.join(' ')}`);
}

function guess(game: Game, { candidates }: Position): Hint {
  const count = (cell: number) => countDigits(candidates[cell]!);
  const cell = openCells(game).reduce((best, each) => (count(each) < count(best) ? each : best));
  const words = hintWords.guess(game.puzzle, cell, game.answer[cell]!);
  return plainHint('guess', words, undefined, (game) => reveal(game, [cell]), `guess ${cell}`);
}

function techniqueHint(game: Game, position: Position, instance: Instance, note: Sentence): Hint {
  const { puzzle } = game;
  const { technique: id, pattern, houses, placements, eliminations } = instance;
  const { level, score } = rungNamed(id);
  const { what, where, why, cases } = hintOf(instance, puzzle, position);

  // The press for the place must not show a single's digit, nor the cell of a hidden single.
  const cellAlone = id.startsWith('hidden-single') ? [] : pattern.map((set) => ({ ...set, digits: 0 }));
  const place: HintPicture =
    placements.length > 0
      ? { ...noPicture, candidates: noCandidates(puzzle), highlights: cellAlone, houses, cages: cagesOf(instance, position) }
      : patternPicture(instance, position);
  const reason = reasonPicture(instance, position);
  const left = candidatesLeft(game);
  const lacking = cellsLackingDigit(game);
  const contradicted = placements.find(({ cell }) => lacking.includes(cell));
  const keeps = (cell: number) => eliminations.reduce((set, each) => (each.cell === cell ? set & ~bitOf(each.digit) : set), left[cell]!);
  return {
    kind: 'technique',
    title: say`${techniqueName(id, puzzle.grid)}`,
    technique: { id, level: levelNames[level], score },
    presses: [
      { sentences: what, cases: [], picture: undefined, aside: hintWords.lackingDigit(puzzle, lacking) },
      { sentences: where, cases: [], picture: place },
      { sentences: why, cases, picture: reason, aside: contradicted ? hintWords.marksLack(puzzle, contradicted) : [] },
    ],
    walk: walkOf(instance, puzzle, position),
    note,
    deed: {
      ...deedWords(instance, puzzle, keeps),
      act: (game) => carryOut(game, { placements, strikes: eliminations, reason: { technique: id, says: why.map(plain).join(' ') } }),
    },
    key: effectOf(instance),
  };
}

/** The hint of a step that a technique found in the grid, given the strikes that have a reason. Its reason says what was seen, too, because it opens there. */
export function stepHint(game: Game, step: Instance): Hint {
  const hint = techniqueHint(game, positionOf(game), step, []);
  const [what, where, why] = hint.presses as [HintPress, HintPress, HintPress];
  const isSaid = (sentence: Sentence) => why.sentences.some((each) => plain(each) === plain(sentence));
  const seen = step.placements.length > 0 ? [] : where.sentences.filter((each) => !isSaid(each));
  return { ...hint, presses: [what, where, { ...why, sentences: [...seen, ...why.sentences] }] };
}

/** Carries out a hint as one move; returns the cells that it changed. */
export function doHint(game: Game, hint: Hint): readonly number[] {
  return hint.deed?.act(game) ? game.done.at(-1)!.cells : [];
}

/** Whether an open hint is still right after further moves: some of its candidates may have been struck already. */
export function stillHolds(game: Game, hint: Hint): boolean {
  if (!hint.technique) return (hint.kind === 'guess' ? hintFor(game) : quickHint(game))?.key === hint.key;
  if (wrongCells(game, 'answer').size > 0 || cellsWronglyStruck(game).length > 0) return false;
  const { highlights, strikes } = hint.presses.at(-1)!.picture!;
  const pattern = JSON.stringify(highlights);
  const found = rungNamed(hint.technique.id).technique.find(positionOf(game, strikes));
  return found.some((instance) => effectOf(instance) === hint.key && JSON.stringify(instance.pattern) === pattern);
}

/** Whether the reader's own moves have done what a technique's hint would do. */
export function doneByHand(game: Game, hint: Hint): boolean {
  if (!hint.technique) return false;
  const left = candidatesLeft(game);
  const { strikes, placements } = hint.presses.at(-1)!.picture!;
  return (
    placements.every(({ cell, digit }) => game.digits[cell] === digit) && strikes.every(({ cell, digit }) => !hasDigit(left[cell]!, digit))
  );
}
