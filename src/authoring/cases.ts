import { bitOf, countDigits, digitsOf, hasDigit } from '../engine/candidates.ts';
import { cellName, cellNamed } from '../engine/grid.ts';
import { type Position, placesIn, sees } from '../engine/logic/position.ts';
import { afterTrial } from '../engine/logic/trial.ts';
import { houseName } from '../engine/puzzle.ts';
import type { LitCase, LitDigit } from '../widgets/runs/lit.ts';

/** Digits in cells by name: 'r4c2=8 r7c8=8'. */
function digitsNamed({ grid }: Position, text: string): LitDigit[] {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [name, digit] = part.split('=');
      const cell = cellNamed(grid, name!);
      if (cell < 0 || !(Number(digit) >= 1)) throw new Error(`'${part}' isn't a digit in a cell; expected one like r4c2=8`);
      return { cell, digit: Number(digit) };
    });
}

const nameOf = ({ grid }: Position, { cell, digit }: LitDigit) => `${digit} at ${cellName(grid, cell)}`;

/** What is left of a position once digits are written on trial. */
const after = (position: Position, written: readonly LitDigit[]): Position => ({ ...position, ...afterTrial(position, written) });

/** Whether a digit must be in its cell: nothing else can be there, or a house has no other place for it. */
const isForced = (position: Position, { cell, digit }: LitDigit): boolean =>
  hasDigit(position.candidates[cell]!, digit) &&
  (countDigits(position.candidates[cell]!) === 1 ||
    position.grid.housesOfCell[cell]!.some((house) => placesIn(position, house, digit).length === 1));

/** Whether one of these must be right: they are all that a cell can be, or all places of a digit in a house. */
function areAll(position: Position, first: readonly LitDigit[]): boolean {
  const { grid, candidates } = position;
  const [{ cell, digit }] = first as [LitDigit];
  const ofCell = first.every((each) => each.cell === cell) && digitsOf(candidates[cell]!).length === first.length;
  const places = (house: number) => placesIn(position, house, digit);
  const ofHouse = grid.housesOfCell[cell]!.some(
    (house) => places(house).length === first.length && first.every((each) => each.digit === digit && places(house).includes(each.cell)),
  );
  return ofCell || ofHouse;
}

/** The places of a mark's digit that rule it out once digits are written: one of these, or all that are left in a house. */
function strikersOf(position: Position, written: readonly LitDigit[], { cell, digit }: LitDigit): readonly number[] | undefined {
  const { grid } = position;
  const one = written.find((each) => each.digit === digit && sees(grid, each.cell, cell));
  if (one) return [one.cell];
  const rest = after(position, written);
  const sought = grid.cellsOfHouse.map((_, house) => placesIn(rest, house, digit));
  return sought.find((places) => places.length > 0 && places.every((each) => each !== cell && sees(grid, each, cell)));
}

/** A position without some of its marks. */
function lacking(position: Position, text: string): Position {
  const candidates = position.candidates.slice();
  for (const mark of digitsNamed(position, text)) {
    if (!hasDigit(candidates[mark.cell]!, mark.digit)) throw new Error(`there is no ${nameOf(position, mark)}`);
    candidates[mark.cell]! &= ~bitOf(mark.digit);
  }
  return { ...position, candidates };
}

/** Whether two ways to fill the same cells give each of these houses the same digits. */
function areSwapped([one = [], other = []]: readonly (readonly LitDigit[])[], houses: readonly (readonly number[])[]): boolean {
  const digitsIn = (way: readonly LitDigit[], cells: readonly number[]) =>
    way
      .flatMap(({ cell, digit }) => (cells.includes(cell) ? [digit] : []))
      .sort()
      .join();
  const differs = ({ cell, digit }: LitDigit) => other.some((each) => each.cell === cell && each.digit !== digit);
  return one.length === other.length && one.every(differs) && houses.every((cells) => digitsIn(one, cells) === digitsIn(other, cells));
}

export interface CasesAsked {
  /** The digits of each case, the supposed one first. */
  readonly ways: readonly string[];
  /** The marks that each case rules out; where there are none, each of two cases has to fill the cells with the digits of the other. */
  readonly strikes?: string | undefined;
  /** A house that the argument looks at; of two ways without `strikes`, the only one. */
  readonly house?: string | undefined;
  /** Marks that the argument supposes to be gone. */
  readonly without?: string | undefined;
  /** Whether the digits of a case are right together without an order, so that no line leads from each to the next. */
  readonly apart?: boolean | undefined;
}

/** The cases of an argument in a position of a run. Throws an Error where that is no proof. */
export function casesOf(whole: Position, at: number, { ways, strikes, house, without, apart }: CasesAsked): LitCase[] {
  const position = without === undefined ? whole : lacking(whole, without);
  const { grid, candidates } = position;
  const written = ways.map((way) => digitsNamed(position, way));
  const struck = strikes === undefined ? [] : digitsNamed(position, strikes);
  if (
    !areAll(
      position,
      written.map(([first]) => first!),
    )
  )
    throw new Error('the cases leave something out: another candidate could be right');
  for (const way of written)
    for (const [index, each] of way.entries())
      if (index > 0 && !isForced(after(position, way.slice(0, index)), each)) throw new Error(`${nameOf(position, each)} doesn't follow`);
  const houses = grid.cellsOfHouse.filter((_, index) => house === undefined || houseName(grid, index) === house);
  if (strikes === undefined && !areSwapped(written, houses)) throw new Error('the two cases don’t have the same digits in each house');
  const looked = house === undefined ? [] : houses.flat();
  const about = [...new Set([...written.flat(), ...struck].map(({ cell }) => cell).concat(looked))];
  return written.map((writes, way) => {
    const rest = after(position, writes).candidates;
    const isOpen = (cell: number) => !writes.some((each) => each.cell === cell);
    const isStruck = (mark: LitDigit) => struck.some(({ cell, digit }) => cell === mark.cell && digit === mark.digit);
    const lost = about.filter(isOpen).flatMap((cell) => digitsOf(whole.candidates[cell]! & ~rest[cell]!).map((digit) => ({ cell, digit })));
    return {
      position: at,
      // Cells that are swapped don’t follow from each other in one order.
      ways: strikes === undefined || apart ? [] : written.map((each) => each.map(({ cell }) => cell)),
      way,
      writes,
      gone: lost.filter((mark) => !isStruck(mark)),
      strikes: struck.map((mark) => {
        if ((candidates[mark.cell]! & bitOf(mark.digit)) === 0) throw new Error(`there is no ${nameOf(position, mark)}`);
        const by = strikersOf(position, writes, mark);
        if (!by)
          throw new Error(`${nameOf(position, mark)} isn't ruled out if ${writes.map((each) => nameOf(position, each)).join(' and ')}`);
        return { ...mark, by };
      }),
      about,
    };
  });
}
