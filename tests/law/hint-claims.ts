import { plain } from '../../src/narration/sentence.ts';
import type { Game } from '../../src/widgets/apps/play/game.ts';
import type { Hint } from '../../src/widgets/apps/play/hint.ts';

/*
 * Whether what a hint says of a 9 × 9 game is so, by plain counting in the grid: nothing here asks the finders of techniques. Cells are
 * numbered from 0, digits go from 1 to 9, sets of digits are lists.
 */

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const rowOf = (cell: number) => Math.floor(cell / 9);
const columnOf = (cell: number) => cell % 9;
const boxOf = (cell: number) => 3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);
const see = (a: number, b: number) => a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));
const nameOf = (cell: number) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
const cellNamed = (name: string) => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
const cellsNamedIn = (text: string) => [...text.matchAll(/r\dc\d/g)].map(([name]) => cellNamed(name));
const digitsIn = (text: string) => [...text.matchAll(/\d/g)].map(([digit]) => Number(digit));
const isIn = (set: number, digit: number) => ((set >> (digit - 1)) & 1) === 1;
const listOf = (set: number) => DIGITS.filter((digit) => isIn(set, digit));
/** Rows are 0 to 8, columns 9 to 17, boxes 18 to 26. */
const inHouse = (house: number) => CELLS.filter((cell) => [rowOf(cell), 9 + columnOf(cell), 18 + boxOf(cell)].includes(house));
const HOUSES = Array.from({ length: 27 }, (_, house) => inHouse(house));

/** Returns the digits that a grid leaves to a cell. */
export const leftTo = (digits: ArrayLike<number>, cell: number): number[] =>
  digits[cell] === 0 ? DIGITS.filter((digit) => !CELLS.some((each) => digits[each] === digit && see(each, cell))) : [];

/** The reader's actions, as the test made them: `struck` has, by cell, what was rubbed out of full lists. */
export interface Made {
  readonly game: Game;
  readonly struck: readonly Set<number>[];
}

/** Everything that is not so in a hint. */
export function* faultsOfHint(made: Made, hint: Hint): Generator<string> {
  const { game, struck } = made;
  const { digits, marks, answer, puzzle } = game;
  const open = CELLS.filter((cell) => digits[cell] === 0);
  const wrongDigits = CELLS.filter((cell) => digits[cell] !== 0 && digits[cell] !== answer[cell]);
  const wrongStrikes = open.filter((cell) => struck[cell]!.has(answer[cell]!));
  const ruledOut = open.flatMap((cell) => listOf(marks[cell]!).filter((digit) => !leftTo(digits, cell).includes(digit)));
  const title = plain(hint.title);
  const [named] = cellsNamedIn(title);
  const due =
    wrongDigits.length > 0
      ? 'wrong-digit'
      : wrongStrikes.length > 0
        ? 'wrong-strike'
        : ruledOut.length > 0
          ? 'ruled-out-mark'
          : 'technique';
  if (hint.kind === 'missing-mark') {
    if (due !== 'technique') yield `a missing mark comes before ${due}`;
    if (open.some((cell) => marks[cell] === 0)) yield 'a missing mark where cells have none';
    if (isIn(marks[named!]!, answer[named!]!)) yield `nothing is missing at ${nameOf(named!)}`;
    return;
  }
  if (hint.kind !== due && !(due === 'technique' && hint.kind === 'guess')) yield `${hint.kind} where ${due} is due`;
  if (hint.kind === 'wrong-digit') {
    if (!wrongDigits.includes(named!)) yield `${nameOf(named!)} is called wrong`;
    if (puzzle.givens[named!] !== 0) yield 'a given is called wrong';
  }
  if (hint.kind === 'wrong-strike') {
    if (!wrongStrikes.includes(named!)) yield `the strike at ${nameOf(named!)} is called wrong`;
    const [, says = ''] = /You struck (.*?) there/.exec(textOf(hint)) ?? [];
    if (
      digitsIn(says).join() !==
      leftTo(digits, named!)
        .filter((digit) => struck[named!]!.has(digit))
        .join()
    )
      yield `${says} was not what was struck`;
  }
  if (hint.kind === 'ruled-out-mark') {
    const digit = Number(title[0]);
    const [, house, number, at] = /but (row|column|box) (\d) already has a \d, at (r\dc\d)/.exec(textOf(hint)) ?? [];
    const from = cellNamed(at ?? 'r1c1');
    if (!isIn(marks[named!]!, digit)) yield `${digit} is no mark at ${nameOf(named!)}`;
    if (digits[from] !== digit || !see(from, named!)) yield `${at} does not rule out ${digit} at ${nameOf(named!)}`;
    const of = house === 'row' ? rowOf : house === 'column' ? columnOf : boxOf;
    if (of(from) !== Number(number) - 1 || of(named!) !== Number(number) - 1) yield `${house} ${number} does not hold both`;
  }
  if (hint.kind === 'technique') yield* faultsOfTechnique(made, hint);
}

const textOf = ({ presses }: Hint) => presses.flatMap(({ sentences }) => sentences.map(plain)).join(' ');

/** Returns what hints may rely on in a cell: the marks of the grid, without strikes by the reader that have a reason. */
const restsOn = ({ game, struck }: Made, cell: number) =>
  leftTo(game.digits, cell).filter((digit) => !(struck[cell]!.has(digit) && isIn(game.shown[cell]!, digit)));

function* faultsOfTechnique(made: Made, hint: Hint): Generator<string> {
  const { game, struck } = made;
  const { digits, answer } = game;
  const { id } = hint.technique!;
  const picture = hint.presses.at(-1)!.picture!;
  const { highlights, houses, links, blockers, strikes, placements, candidates } = picture;
  for (const { cell, digit } of placements) {
    if (answer[cell] !== digit) yield `${id}: ${digit} at ${nameOf(cell)} is not the solution’s`;
    if (!restsOn(made, cell).includes(digit)) yield `${id}: ${digit} at ${nameOf(cell)} is written and cannot be`;
  }
  for (const { cell, digit } of strikes) {
    if (answer[cell] === digit) yield `${id}: ${digit} at ${nameOf(cell)} is struck and is the solution’s`;
    if (!leftTo(digits, cell).includes(digit)) yield `${id}: ${digit} at ${nameOf(cell)} is struck, and the grid has ruled it out`;
    if (struck[cell]!.has(digit)) yield `${id}: ${digit} at ${nameOf(cell)} is struck once more`;
  }
  const spoken = [...highlights.flatMap(({ cells }) => cells), ...strikes.map(({ cell }) => cell)];
  for (const cell of spoken.filter((each) => digits[each] === 0))
    if (listOf(candidates[cell]!).join() !== restsOn(made, cell).join()) yield `${id}: ${nameOf(cell)} is drawn with other candidates`;
  for (const { from, to, digit } of blockers)
    if (digits[from] !== digit || digits[to] !== 0 || !see(from, to))
      yield `${id}: ${nameOf(from)} does not rule out ${digit} at ${nameOf(to)}`;
  const text = textOf(hint);
  yield* faultsOfSingle(made, hint, text);
  yield* faultsOfSet(made, id, highlights, houses, strikes);
  for (const { from, to, strong } of links) {
    const ends = [from, to].map(({ cell, also = [] }) => [cell, ...also]);
    const all = ends.flat();
    if (from.digit === to.digit) {
      const [ones, others] = ends as [number[], number[]];
      if (!ones.every((one) => others.every((other) => see(one, other)))) yield `${id}: the ends of a link do not see each other`;
      const alone = HOUSES.some((house) => house.every((cell) => all.includes(cell) || !restsOn(made, cell).includes(from.digit)));
      if (strong && !alone && !isOfSet(id)) yield `${id}: ${from.digit} has more places than ${all.map(nameOf)}`;
    } else if (all.length === 2 && from.cell === to.cell) {
      if (strong && restsOn(made, from.cell).length !== 2) yield `${id}: ${nameOf(from.cell)} has more than two candidates`;
    }
  }
  for (const [, list = '', name = ''] of plain(hint.note).matchAll(/((?:\d|, | and )+) at (r\dc\d)/g)) {
    const cell = cellNamed(name);
    for (const digit of digitsIn(list)) {
      if (!struck[cell]!.has(digit)) yield `${digit} at ${name} was not struck`;
      if (!restsOn(made, cell).includes(digit)) yield `${digit} at ${name} is built on`;
    }
  }
}

/** Techniques whose links may be strong by almost locked sets, whose candidates have laws of their own. */
const isOfSet = (id: string) => id.startsWith('als') || id.includes('rectangle') || id === 'death-blossom' || id === 'sue-de-coq';

/** The reason of a single: each other cell of its house, or each other digit of its cell, is ruled out by what is named, or was struck. */
function* faultsOfSingle(made: Made, hint: Hint, text: string): Generator<string> {
  const { game, struck } = made;
  const { digits } = game;
  const { id } = hint.technique!;
  const [place] = hint.presses.at(-1)!.picture!.placements;
  if (!place) return;
  const { cell, digit } = place;
  const out = new Set<number>();
  if (id === 'naked-single') {
    for (const [, house = '', list = ''] of text.matchAll(/its (row|column|box) has ([\d, and]+)/gi)) {
      const of = house === 'row' ? rowOf : house === 'column' ? columnOf : boxOf;
      for (const each of digitsIn(list)) {
        if (!CELLS.some((other) => digits[other] === each && of(other) === of(cell))) yield `its ${house} has no ${each}`;
        out.add(each);
      }
    }
    for (const [, list = ''] of text.matchAll(/([\d, and]+) (?:was|were) struck earlier/g))
      for (const each of digitsIn(list)) {
        if (!struck[cell]!.has(each)) yield `${each} was not struck at ${nameOf(cell)}`;
        out.add(each);
      }
    if (DIGITS.some((each) => each !== digit && !out.has(each))) yield `${nameOf(cell)} may hold more digits: ${text}`;
  }
  if (id.startsWith('hidden-single')) {
    for (const [, which = '', from = '', list = ''] of text.matchAll(/the (\d) at (r\dc\d) rules out ((?:r\dc\d|, | and )+)/gi))
      for (const other of cellsNamedIn(list)) {
        if (digits[cellNamed(from)] !== Number(which) || !see(cellNamed(from), other)) yield `${from} does not rule out ${nameOf(other)}`;
        out.add(other);
      }
    for (const [, list = ''] of text.matchAll(/\d was struck from ((?:r\dc\d|, | and )+) earlier/g))
      for (const other of cellsNamedIn(list)) {
        if (!struck[other]!.has(digit)) yield `${digit} was not struck at ${nameOf(other)}`;
        out.add(other);
      }
    const [house] = hint.presses.at(-1)!.picture!.houses;
    if (HOUSES[house!]!.some((other) => other !== cell && digits[other] === 0 && !out.has(other))) yield `another place is left: ${text}`;
  }
  if (id === 'full-house' && !HOUSES.some((house) => house.includes(cell) && house.every((other) => other === cell || digits[other] !== 0)))
    yield `${nameOf(cell)} is not the last of a house`;
}

type Sets = Hint['presses'][number]['picture'] & {};

/** Locked candidates, locked sets and plain fish, whose arguments are counts. */
function* faultsOfSet(
  made: Made,
  id: string,
  highlights: Sets['highlights'],
  houses: Sets['houses'],
  strikes: Sets['strikes'],
): Generator<string> {
  const [first] = highlights;
  const [cells, about] = [first?.cells ?? [], listOf(first?.digits ?? 0)];
  const placesIn = (house: readonly number[], digit: number) => house.filter((cell) => restsOn(made, cell).includes(digit));
  if (id === 'pointing' || id === 'claiming') {
    const [digit] = about as [number];
    if (placesIn(HOUSES[houses[0]!]!, digit).some((cell) => !cells.includes(cell))) yield `${id}: ${digit} has other places`;
    if (strikes.some((each) => !cells.every((cell) => see(cell, each.cell)))) yield `${id}: not all cells see what is struck`;
  } else if (/^(naked|locked)-(pair|triple|quad)$/.test(id)) {
    const all = new Set(cells.flatMap((cell) => restsOn(made, cell)));
    if (all.size !== cells.length) yield `${id}: ${cells.length} cells have ${all.size} digits`;
    const reaches = ({ cell, digit }: { cell: number; digit: number }) =>
      cells.filter((each) => restsOn(made, each).includes(digit)).every((each) => see(each, cell));
    if (!strikes.every(reaches)) yield `${id}: what is struck is not seen`;
  } else if (/^hidden-(pair|triple|quad)$/.test(id)) {
    const house = HOUSES.find(
      (each) =>
        about.every((digit) => placesIn(each, digit).every((cell) => cells.includes(cell))) && cells.every((cell) => each.includes(cell)),
    );
    if (!house || about.length !== cells.length) yield `${id}: ${about} have other places`;
  } else if (['x-wing', 'swordfish', 'jellyfish'].includes(id)) {
    const [digit] = about as [number];
    const lines = (of: (cell: number) => number) => new Set(cells.map(of)).size;
    const isFish = (base: (cell: number) => number, cover: (cell: number) => number) =>
      lines(base) === lines(cover) &&
      CELLS.every(
        (cell) => !cells.some((each) => base(each) === base(cell)) || cells.includes(cell) || !restsOn(made, cell).includes(digit),
      ) &&
      strikes.every((each) => cells.some((cell) => cover(cell) === cover(each.cell)));
    if (!isFish(rowOf, columnOf) && !isFish(columnOf, rowOf)) yield `${id}: ${digit} in ${cells.map(nameOf)} is none`;
  }
}
