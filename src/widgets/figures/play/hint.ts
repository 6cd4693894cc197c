import { bitOf, countDigits, hasDigit } from '../../../engine/candidates.ts';
import { type CandidateLink, cellsOfEnd, type Highlight } from '../../../engine/grid-picture.ts';
import type { Blocker } from '../../../engine/logic/blockers.ts';
import { ladder, levelNames, rungOf } from '../../../engine/logic/ladder.ts';
import type { Position } from '../../../engine/logic/position.ts';
import { nextMove } from '../../../engine/logic/solve-by-ladder.ts';
import { type CellDigit, effectOf, type Instance } from '../../../engine/logic/technique.ts';
import { type HintCase, hintOf, rulingOf } from '../../../narration/en/hints.ts';
import { deedWords, hintWords } from '../../../narration/en/play.ts';
import { type Sentence, say } from '../../../narration/sentence.ts';
import {
  candidatesLeft,
  carryOut,
  cellsMissingAnswer,
  clear,
  type Game,
  isSolved,
  type Move,
  markAfresh,
  openCells,
  reveal,
  wrongCells,
} from './game.ts';

export type { HintCase };

/** What the board draws while a press of a hint is open, over the digits that stand there. */
export interface HintPicture {
  /** Indexed by cell: the marks to draw. The reader's own, and in the cells of the picture all that is left there. */
  readonly candidates: Uint32Array;
  /** Cells with the digits that matter in them, by hue. */
  readonly highlights: readonly Highlight[];
  readonly houses: readonly number[];
  readonly links: readonly CandidateLink[];
  /** Lines from a placed digit to an open cell that it rules out. */
  readonly blockers: readonly Blocker[];
  /** Candidates that go, and digits that are written: only in the press that says why. */
  readonly strikes: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
  /** The reader's digits that are wrong. */
  readonly wrong: readonly number[];
}

export interface HintPress {
  readonly sentences: readonly Sentence[];
  readonly cases: readonly HintCase[];
  /** Undefined where the board stays unmarked. */
  readonly picture: HintPicture | undefined;
}

/** What the last press does, as one move that can be undone. */
export interface HintDeed {
  /** For its button: 'Strike both for me', 'Write 7 in r4c3', 'Take 9 back'. */
  readonly label: string;
  /** How to do it oneself; empty where there is nothing to add. */
  readonly byHand: Sentence;
  /** What has been done, to say afterwards. */
  readonly done: Sentence;
  /** Does it. */
  act(game: Game): boolean;
}

/**
 * `technique` has three presses (what, where, why) before its deed; the others have one. `guess`: none of the techniques
 * helps. `solved` has no deed.
 */
export interface Hint {
  readonly kind: 'wrong-digit' | 'missing-mark' | 'technique' | 'guess' | 'solved';
  /** The heading: 'XY-wing', '9 at r2c2 is wrong'. */
  readonly title: Sentence;
  /** The technique's id (its card in the Reference is `#technique-<id>`), its level in words and its score. */
  readonly technique: { readonly id: string; readonly level: string; readonly score: number } | undefined;
  readonly presses: readonly HintPress[];
  readonly deed: HintDeed | undefined;
  /** The same for two hints that do the same thing. */
  readonly key: string;
}

const noPicture: Omit<HintPicture, 'candidates'> = {
  highlights: [],
  houses: [],
  links: [],
  blockers: [],
  strikes: [],
  placements: [],
  wrong: [],
};

/** A guess of the solver's would only strike a mark: a digit of the answer is more. */
const patterns = ladder.filter(({ guesses }) => !guesses);

/** What a technique looks at: the digits, and what the reader's marks leave. */
function positionOf(game: Game): Position {
  const { puzzle, digits } = game;
  return { grid: puzzle.grid, givens: puzzle.givens, digits: digits.slice(), candidates: candidatesLeft(game) };
}

/**
 * What a person would see next in the grid as it stands and with the reader's marks. First comes what is wrong: a digit,
 * or marks without the one that is needed; of these nothing is told that gives the answer away.
 */
export function hintFor(game: Game): Hint {
  if (isSolved(game)) return plainHint('solved', hintWords.solved, undefined, undefined, 'solved');
  const wrong = wrongCells(game, 'answer');
  if (wrong.size > 0) return wrongDigit(game, wrong);
  const missing = cellsMissingAnswer(game);
  if (missing.length > 0) return missingMark(game, missing);
  const position = positionOf(game);
  const instance = nextMove(position, patterns);
  return instance ? techniqueHint(game, position, instance) : guess(game, position);
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
  return { kind, title, technique: undefined, presses, deed: act && { label, byHand, done, act }, key };
}

const marksChangedBy = (move: Move | undefined) => move?.marks[0].some((set, index) => set !== move.marks[1][index]) ?? false;

function wrongDigit(game: Game, wrong: ReadonlySet<number>): Hint {
  const { puzzle, digits, done, marks } = game;
  // Later ones may rest on the one that came first.
  const writing = (cell: number) => done.findLastIndex(({ cells, digits: [, after] }) => after[cells.indexOf(cell)] === digits[cell]);
  const [cell] = [...wrong].sort((a, b) => writing(a) - writing(b)) as [number, ...number[]];
  const words = hintWords.wrongDigit(
    puzzle,
    { cell, digit: digits[cell]! },
    {
      clashes: wrongCells(game, 'rules').has(cell),
      move: writing(cell) + 1,
      tookMarks: marksChangedBy(done[writing(cell)]),
      moves: done.length,
      more: wrong.size - 1,
    },
  );
  const picture = { ...noPicture, candidates: marks, wrong: [cell] };
  return plainHint('wrong-digit', words, picture, (game) => clear(game, cell), `wrong ${cell} ${digits[cell]}`);
}

function missingMark(game: Game, cells: readonly number[]): Hint {
  const words = hintWords.missingMark(game.puzzle, cells, game.marks[cells[0]!] !== 0);
  const picture = { ...noPicture, candidates: game.marks, highlights: [{ cells, digits: 0, hue: 1 }] };
  return plainHint('missing-mark', words, picture, (game) => markAfresh(game, cells), `missing ${cells.join(' ')}`);
}

function guess(game: Game, { candidates }: Position): Hint {
  const count = (cell: number) => countDigits(candidates[cell]!);
  const cell = openCells(game).reduce((best, each) => (count(each) < count(best) ? each : best));
  const words = hintWords.guess(game.puzzle, cell, game.answer[cell]!);
  return plainHint('guess', words, undefined, (game) => reveal(game, [cell]), `guess ${cell}`);
}

function techniqueHint(game: Game, position: Position, instance: Instance): Hint {
  const { puzzle, marks } = game;
  const { technique: id, pattern, houses, links, placements, eliminations } = instance;
  const { technique, level, score } = rungOf(id);
  const { what, where, why, cases } = hintOf(instance, puzzle, position);

  const candidatesIn = (cells: readonly number[]) => {
    const shown = new Set(cells);
    return marks.map((set, cell) => (shown.has(cell) ? position.candidates[cell]! : set));
  };
  const inPattern = [...pattern.flatMap(({ cells }) => cells), ...links.flatMap(({ from, to }) => [from, to].flatMap(cellsOfEnd))];
  // Of a single the place must not show the digit, and of a hidden one not the cell either.
  const cellAlone = id.startsWith('hidden-single') ? [] : pattern.map((set) => ({ ...set, digits: 0 }));
  const place: HintPicture =
    placements.length > 0
      ? { ...noPicture, candidates: marks, highlights: cellAlone, houses }
      : { ...noPicture, candidates: candidatesIn(inPattern), highlights: pattern, houses, links };
  const reason: HintPicture = {
    ...noPicture,
    candidates: candidatesIn([...inPattern, ...eliminations.map(({ cell }) => cell)]),
    highlights: pattern,
    houses,
    links,
    blockers: rulingOf(instance, position)?.blockers ?? [],
    strikes: eliminations,
    placements,
  };
  const keeps = (cell: number) =>
    eliminations.reduce((set, each) => (each.cell === cell ? set & ~bitOf(each.digit) : set), position.candidates[cell]!);
  return {
    kind: 'technique',
    title: say`${technique.name}`,
    technique: { id, level: levelNames[level], score },
    presses: [
      { sentences: what, cases: [], picture: undefined },
      { sentences: where, cases: [], picture: place },
      { sentences: why, cases, picture: reason },
    ],
    deed: {
      ...deedWords(instance, puzzle, marks, keeps),
      act: (game) => carryOut(game, { placements, strikes: eliminations }),
    },
    key: effectOf(instance),
  };
}

/** Does what a hint says, as one move; the cells that it changed. */
export function doHint(game: Game, hint: Hint): readonly number[] {
  return hint.deed?.act(game) ? game.done.at(-1)!.cells : [];
}

/** Whether an open hint is still right and still has something to do, now that the reader has gone on. */
export function stillHolds(game: Game, hint: Hint): boolean {
  if (!hint.technique) return hintFor(game).key === hint.key;
  if (wrongCells(game, 'answer').size > 0 || cellsMissingAnswer(game).length > 0) return false;
  const pattern = JSON.stringify(hint.presses.at(-1)!.picture!.highlights);
  const found = rungOf(hint.technique.id).technique.find(positionOf(game));
  return found.some((instance) => effectOf(instance) === hint.key && JSON.stringify(instance.pattern) === pattern);
}

/** Whether the reader has done by hand what a technique's hint would do. */
export function doneByHand(game: Game, hint: Hint): boolean {
  if (!hint.technique) return false;
  const left = candidatesLeft(game);
  const { strikes, placements } = hint.presses.at(-1)!.picture!;
  return (
    placements.every(({ cell, digit }) => game.digits[cell] === digit) && strikes.every(({ cell, digit }) => !hasDigit(left[cell]!, digit))
  );
}
