import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { solvePuzzle } from '../../src/engine/fast/answer.ts';
import { readPuzzles } from '../../src/engine/formats/read.ts';
import { digMinimal } from '../../src/engine/generate/dig-minimal.ts';
import { ladder } from '../../src/engine/logic/ladder.ts';
import { positionOf } from '../../src/engine/logic/position.ts';
import { applyInstance, nextMove } from '../../src/engine/logic/solve-by-ladder.ts';
import type { CellDigit } from '../../src/engine/logic/technique.ts';
import { type Puzzle, puzzleOf } from '../../src/engine/puzzle.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { type Game, newGame } from '../../src/widgets/apps/play/game.ts';
import { doHint, type Hint, hintFor } from '../../src/widgets/apps/play/hint.ts';
import { clear, mark, markAll, write } from '../../src/widgets/apps/play/moves.ts';
import { seedsOf, soaking } from '../samples.ts';
import { faultsOfHint, leftTo, type Made } from './hint-claims.ts';

/** What the ladder does in a puzzle, move for move. */
interface Path {
  readonly puzzle: Puzzle;
  readonly answer: Uint8Array;
  readonly moves: readonly { readonly placements: readonly CellDigit[]; readonly eliminations: readonly CellDigit[] }[];
}

const levels = readFileSync('tests/golden/levels.txt', 'utf8')
  .split('\n')
  .filter((line) => /^[a-z-]+ \S{81}/.test(line))
  .map((line) => readPuzzles(line.split(' ')[1]!)[0]!.puzzle);
/** Puzzles of every level, and others as they come, some of them beyond the levels. */
const MINIMAL = soaking ? 40 : 4;
const paths = new Map<number, Path>();

function pathOf(index: number): Path {
  const known = paths.get(index);
  if (known) return known;
  const puzzle = levels[index] ?? puzzleOf(digMinimal(index).givens);
  const position = positionOf(puzzle);
  const moves: Path['moves'][number][] = [];
  const patterns = ladder.filter(({ guesses }) => !guesses);
  for (let move = nextMove(position, patterns); move; move = nextMove(position, patterns)) {
    moves.push(move);
    applyInstance(position, move);
  }
  const path = { puzzle, answer: solvePuzzle(puzzle)!, moves };
  paths.set(index, path);
  return path;
}

const OPEN = (game: Game) => Array.from(game.digits.keys()).filter((cell) => game.digits[cell] === 0);

/** Makes a game after some moves, with marks and strikes of all sorts in it. */
function gameFrom(random: Random): Made {
  const { puzzle, answer, moves } = pathOf(random.below(levels.length + MINIMAL));
  const game = newGame(puzzle, answer);
  const struck = Array.from(game.digits, () => new Set<number>());
  const one = <Thing>(list: readonly Thing[]): Thing | undefined => list[random.below(list.length || 1)];
  const chance = (share: number) => random.fraction() < share;
  const cell = () => one(OPEN(game)) ?? 0;
  const isFull = (each: number) =>
    game.marks[each] !== 0 &&
    leftTo(game.digits, each).every((digit) => struck[each]!.has(digit) || game.marks[each]! & (1 << (digit - 1)));
  let justMade: (CellDigit & { readonly moves: number }) | undefined;
  /** Marks a digit, or rubs it out, and notes what that is. */
  const turn = (each: number, digit: number) => {
    if (game.digits[each] !== 0) return;
    const had = (game.marks[each]! & (1 << (digit - 1))) !== 0;
    const isTakenBack = had && justMade?.cell === each && justMade.digit === digit && justMade.moves === game.done.length;
    const strikes = had && !isTakenBack && isFull(each) && leftTo(game.digits, each).includes(digit);
    const wasStruck = struck[each]!.has(digit);
    mark(game, each, digit);
    justMade = had || wasStruck ? undefined : { cell: each, digit, moves: game.done.length };
    if (!had) struck[each]!.delete(digit);
    else if (strikes && game.marks[each] !== 0) struck[each]!.add(digit);
  };
  const strike = (each: number, digit: number) => {
    if (game.digits[each] !== 0 || struck[each]!.has(digit) || !leftTo(game.digits, each).includes(digit)) return;
    markAll(game, [each]);
    // Moves between, so that it is not the mark just made that is taken back.
    const other = OPEN(game).find((open) => open !== each);
    if (other !== undefined) for (let twice = 0; twice < 2; twice++) turn(other, answer[other]!);
    turn(each, digit);
  };
  const strikesToo = chance(0.6);
  // Most often where something else than a single is due.
  const harder = moves.flatMap(({ placements }, index) => (placements.length === 0 ? [index] : []));
  const until = chance(0.75) ? one(harder) : undefined;
  for (const { placements, eliminations } of moves.slice(0, until ?? random.below(moves.length))) {
    for (const each of placements) write(game, each.cell, each.digit);
    for (const each of eliminations) if (strikesToo && chance(0.8)) strike(each.cell, each.digit);
  }
  if (OPEN(game).length === 0) return { game, struck };
  if (chance(0.3)) markAll(game);
  if (chance(0.4)) {
    // The two places of a digit in a box, noted.
    for (const box of puzzle.grid.cellsOfHouse.slice(18)) {
      for (let digit = 1; digit <= 9; digit++) {
        const places = box.filter((each) => leftTo(game.digits, each).includes(digit));
        if (places.length === 2) for (const each of places) if (!(game.marks[each]! & (1 << (digit - 1)))) turn(each, digit);
      }
    }
  }
  for (let count = random.below(6); count > 0; count--) {
    const each = cell();
    if (isFull(each)) clear(game, each);
    if (chance(0.4)) turn(each, answer[each]!);
    else if (chance(0.03)) turn(each, 1 + random.below(9));
    else for (const digit of leftTo(game.digits, each).filter(() => chance(0.5))) turn(each, digit);
  }
  if (chance(0.4))
    for (let count = 1 + random.below(3); count > 0; count--) {
      const each = cell();
      const digit = one(leftTo(game.digits, each).filter((candidate) => candidate !== answer[each]));
      if (digit) strike(each, digit);
    }
  if (chance(0.06)) {
    const each = cell();
    strike(each, answer[each]!);
  }
  if (chance(0.06)) {
    const each = cell();
    write(game, each, one(leftTo(game.digits, each).filter((digit) => digit !== answer[each])) ?? (answer[each]! % 9) + 1);
  }
  return { game, struck };
}

const POSITIONS = soaking ? seedsOf(1000) : seedsOf(80);

it(`in ${POSITIONS.length} positions with any marks and strikes, a hint is true, and so are its reasons`, { timeout: 0 }, () => {
  const kinds: Record<string, number> = {};
  const faults: string[] = [];
  for (const seed of POSITIONS) {
    const random = randomFrom(seed + 1);
    const made = gameFrom(random);
    let hint = hintFor(made.game);
    for (let count = random.below(3); ; count--) {
      const name = hint.technique?.id ?? hint.kind;
      kinds[name] = (kinds[name] ?? 0) + 1;
      if (hint.note.length > 0) kinds.noted = (kinds.noted ?? 0) + 1;
      if (hint.kind !== 'solved') faults.push(...[...faultsOfHint(made, hint)].map((fault) => `${seed}: ${fault}`));
      if (hint.kind === 'technique') faults.push(...restsOnNothingElse(made.game, hint).map((fault) => `${seed}: ${fault}`));
      if (count <= 0 || !hint.technique) break;
      // What a hint strikes has been struck before the next one.
      for (const { cell, digit } of hint.presses.at(-1)!.picture!.strikes) made.struck[cell]!.add(digit);
      doHint(made.game, hint);
      hint = hintFor(made.game);
    }
  }
  if (soaking) console.log(JSON.stringify(kinds));
  expect(faults).toEqual([]);
  for (const kind of ['wrong-digit', 'wrong-strike', 'ruled-out-mark', 'noted'])
    expect([kind, (kinds[kind] ?? 0) > 0]).toEqual([kind, true]);
});

/** Without the reader’s marks, and without what was struck and has no reason, the hint is the same. */
function restsOnNothingElse(game: Game, hint: Hint): string[] {
  const bare: Game = {
    ...game,
    marks: new Uint32Array(81),
    struck: game.struck.map((set, cell) => set & game.shown[cell]!),
    shown: game.shown.slice(),
    done: [],
  };
  const other = hintFor(bare);
  return other.key === hint.key
    ? []
    : [`${hint.technique?.id} ${hint.key} rests on marks, or on what nothing shows: ${other.technique?.id} ${other.key}`];
}
