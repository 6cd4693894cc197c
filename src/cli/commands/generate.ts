import { randomInt } from 'node:crypto';
import { formatOf, printPuzzle } from '../../engine/formats/read.ts';
import { CARVED_SIZES } from '../../engine/generate/carve.card.ts';
import { type DiggingOrder, diggingOrders } from '../../engine/generate/digging-order.ts';
import { checkWish, generatePuzzle, NoneFound, type Wish, type WishedHouses } from '../../engine/generate/generate-puzzle.ts';
import { diggingLevels, type LevelTable } from '../../engine/generate/levels.ts';
import { type Symmetry, symmetries } from '../../engine/generate/symmetry.ts';
import { type Level, levels } from '../../engine/logic/ladder.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { type Arguments, type Command, countOption, exit, textOf, UsageError } from '../command.ts';
import { givensWish } from '../givens-option.ts';
import { openOutput } from '../output.ts';
import { progressOf, tell } from '../progress.ts';

const MAX_SEED = 999_999_999;

/** The default level of carving by size: a level that every seed and symmetry can reach. */
const USUAL_LEVEL: Readonly<Record<number, Level>> = { 4: 'very-easy', 6: 'easy', 9: 'medium' };

/** An option that is one of some names; undefined when it was not given. */
function nameOf<Name extends string>(given: Arguments, option: string, names: readonly Name[]): Name | undefined {
  const text = textOf(given, option);
  if (text === undefined) return undefined;
  const name = names.find((each) => each === text);
  if (!name) throw new UsageError(`--${option} is '${text}'; expected one of ${names.join(', ')}`);
  return name;
}

/** The first of `count` seeds. */
function seedOf(given: Arguments, count: number): number {
  const text = textOf(given, 'seed');
  const last = MAX_SEED - count + 1;
  if (last < 0) throw new UsageError(`--count is ${count}; expected at most ${MAX_SEED + 1}, as many as there are seeds`);
  if (text === undefined) return randomInt(last + 1);
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed > last)
    throw new UsageError(`--seed is '${text}'; expected a whole number from 0 to ${last}${count > 1 ? `, for ${count} puzzles` : ''}`);
  return seed;
}

/** Without --method: a level by number is dug, and so is every size that cannot be carved. */
function methodOf(given: Arguments, size: number): 'carve' | 'dig' {
  const named = nameOf(given, 'method', ['carve', 'dig'] as const);
  if (named) return named;
  const digs = /^\d/.test(textOf(given, 'level') ?? '') || textOf(given, 'order') !== undefined || textOf(given, 'levels') !== undefined;
  return digs || !CARVED_SIZES.includes(size) ? 'dig' : 'carve';
}

const HOUSES = { jigsaw: 'jigsaw', latin: 'noBoxes', diagonals: 'diagonals', windows: 'windows' } as const;

/** The houses that are wished for in place of the usual boxes or besides them. */
function housesOf(given: Arguments): WishedHouses {
  const houses: Partial<Record<keyof WishedHouses, boolean>> = {};
  for (const name of textOf(given, 'houses')?.split(',') ?? []) {
    const house = HOUSES[name.trim() as keyof typeof HOUSES];
    if (!house) throw new UsageError(`--houses has '${name.trim()}'; expected some of ${Object.keys(HOUSES).join(', ')}`);
    houses[house] = true;
  }
  if (houses.jigsaw && houses.noBoxes) throw new UsageError('--houses has both jigsaw and latin; expected one of them');
  return houses;
}

function wishOf(given: Arguments, seed: number): Wish {
  const size = countOption(given, 'size') ?? 9;
  const houses = housesOf(given);
  if (methodOf(given, size) === 'carve') {
    refuse(given, ['order', 'levels'], 'carve');
    const usual = USUAL_LEVEL[size];
    if (!usual) throw new UsageError(`--size is ${size}; expected ${CARVED_SIZES.join(', ')} for --method carve`);
    const level = nameOf(given, 'level', levels) ?? usual;
    const symmetry: Symmetry = nameOf(given, 'symmetry', Object.keys(symmetries) as Symmetry[]) ?? 'none';
    return { method: 'carve', level, symmetry, size, seed, houses };
  }
  refuse(given, ['symmetry'], 'dig');
  const table: LevelTable = nameOf(given, 'levels', Object.keys(diggingLevels) as LevelTable[]) ?? 'paper';
  const numbers = diggingLevels[table].map((_, index) => String(index + 1));
  const level = Number(nameOf(given, 'level', numbers) ?? 2);
  const order = nameOf(given, 'order', Object.keys(diggingOrders) as DiggingOrder[]);
  return { method: 'dig', level, levels: table, size, seed, houses, ...(order && { order }) };
}

/** How the puzzle at a place, from 0, is made of a seed. Throws where no seed could give one. */
function makerOf(given: Arguments, count: number, first: number): (place: number, seed: number) => Puzzle {
  const givens = givensWish(given, count);
  if (givens) return givens;
  const wish = wishOf(given, first);
  checkWish(wish);
  return (_, seed) => generatePuzzle({ ...wish, seed }).puzzle;
}

function refuse(given: Arguments, options: readonly string[], method: string): void {
  const odd = options.find((option) => given.values[option] !== undefined);
  if (odd) throw new UsageError(`--${odd} does not go with --method ${method}`);
}

/** The number of failed seeds in a row after which the search stops. */
const MAX_UNLUCKY = 50;

/** The puzzle of the first seed from one on that gives one; after too many that do not, why. */
function firstFrom(first: number, make: (seed: number) => Puzzle): { puzzle: Puzzle; seed: number } | { reason: string } {
  const last = Math.min(MAX_SEED, first + MAX_UNLUCKY - 1);
  let reason = `there is no seed after ${MAX_SEED}`;
  for (let seed = first; seed <= last; seed++) {
    try {
      return { puzzle: make(seed), seed };
    } catch (error) {
      if (!(error instanceof NoneFound)) throw error;
      reason = `${last > first ? `with each of the seeds ${first} to ${last}` : `with seed ${last}`}: ${error.describe()}`;
    }
  }
  return { reason };
}

export const generate: Command = {
  name: 'generate',
  usage: '[--level LEVEL|--givens SHARE[..SHARE]] [--count N] [--seed S] [options]',
  summary: 'make puzzles of a given level, each with exactly one solution, or with a given share of givens',
  details: `  --level LEVEL    for carving: ${levels.join(', ')}
                   (default medium; at size 6 easy; at size 4 very-easy, the only level there);
                   for digging: 1 to 5, or 1 to 3 with --levels seed (default 2)
  --count N        how many puzzles to make (default 1)
  --seed S         the same seed makes the same puzzles (default: a random seed, which is printed)
  --size N         4, 6 or 9 for carving, 4 to 36 for digging, 4 to 25 for --givens (default 9)
  --houses LIST    jigsaw (random regions instead of boxes), latin (no boxes), diagonals, windows;
                   separate several with commas, as in jigsaw,diagonals
  --method METHOD  carve (aims at the techniques needed) or dig (aims at the number of givens)
  --symmetry NAME  for carving: ${Object.keys(symmetries).join(', ')}
  --order NAME     for digging: ${Object.keys(diggingOrders).join(', ')} (default: the level's own)
  --levels TABLE   for digging: paper (five levels) or seed (three)
  --givens SHARE   instead of a level: give this share of the cells, such as 0.4; with 0.05..0.95 the first puzzle has
                   the first share, the last one the last, and the shares between them are evenly spread
  --from SOURCE    for --givens: full (default), cells of a full grid, so a puzzle has one solution or more;
                   or random, random digits that break no rule, so it may have no solution
  --to FORMAT      write puzzles in this format (default line; compact with --houses)
  --output FILE    write puzzles to FILE

Each puzzle has its own seed: the first S, the next S + 1, and so on. A seed is skipped if it does not give a puzzle of the
requested kind within 1000 grids (20 with --from random, where shares above about 0.8 fail). After ${MAX_UNLUCKY} skipped seeds in a row,
the program stops and reports how many puzzles it made (exit code ${exit.tooFew}).`,
  options: {
    level: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string' },
    size: { type: 'string' },
    houses: { type: 'string' },
    method: { type: 'string' },
    symmetry: { type: 'string' },
    order: { type: 'string' },
    levels: { type: 'string' },
    givens: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    output: { type: 'string' },
  },
  async run(given, io) {
    if (given.words.length > 0) throw new UsageError(`'${given.words[0]}' is one word too many; expected options alone`);
    const count = countOption(given, 'count') ?? 1;
    const form = textOf(given, 'to') ?? (textOf(given, 'houses') === undefined ? 'line' : 'compact');
    if (!formatOf(form).print) throw new UsageError(`--to is '${form}', which can only be read`);
    const seed = seedOf(given, count);
    const make = makerOf(given, count, seed);
    if (textOf(given, 'seed') === undefined) tell(io, `seed ${seed}\n`);
    const output = openOutput(io, textOf(given, 'output'));
    const progress = progressOf(io, count);
    let made = 0;
    let next = seed;
    let code: number = exit.done;
    while (made < count) {
      const found = firstFrom(next, (seed) => make(made, seed));
      if ('reason' in found) {
        tell(io, `${made} of ${count} made; ${found.reason}\n`);
        code = exit.tooFew;
        break;
      }
      const text = printPuzzle({ puzzle: found.puzzle }, form);
      output.write(text.endsWith('\n') ? text : `${text}\n`);
      next = found.seed + 1;
      progress.step(++made);
    }
    progress.end();
    output.close();
    return code;
  },
};
