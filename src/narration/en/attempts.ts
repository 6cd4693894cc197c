import { digitsOf, hasDigit } from '../../engine/candidates.ts';
import { cellName, housesShared } from '../../engine/grid.ts';
import { type Attempt, fillsCells } from '../../engine/logic/attempt.ts';
import { allLevels, rungOf } from '../../engine/logic/ladder.ts';
import { type Condition, reachesOf } from '../../engine/logic/reach.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { counted, either, inWords, listed, type Sentence, say, startOfSentence, toned } from '../sentence.ts';
import { explain, nameInText, oneInText } from './techniques.ts';

const fault = toned('conflict');
const strong = toned('strong');

/** The verdict on a conclusion: right, wrong, or neither, where it is true but does not follow from the technique. */
export interface Judgement {
  readonly kind: 'right' | 'wrong' | 'neither';
  readonly sentence: Sentence;
}

/** Judges a conclusion from the technique of this id in words. Where the pattern was not `seen` yet, they do not tell its place. */
export function judgement(attempt: Attempt, id: string, candidate: CellDigit, puzzle: Puzzle, seen = true): Judgement {
  const { grid } = puzzle;
  const cell = cellName(grid, candidate.cell);
  const digit = symbolOf(puzzle, candidate.digit);
  const names = (cells: readonly number[]) => cells.map((each) => cellName(grid, each));
  const symbols = (set: number) => digitsOf(set).map((each) => symbolOf(puzzle, each));
  const withoutPlace = seen ? undefined : unseenWords(attempt, fault(cell), digit);
  if (withoutPlace) return { kind: attempt.kind === 'stays' ? 'neither' : 'wrong', sentence: withoutPlace };
  switch (attempt.kind) {
    case 'shown':
      return { kind: 'right', sentence: shownWords(attempt.instance, candidate, puzzle) };
    case 'absent':
      return { kind: 'neither', sentence: say`${cell} has no mark ${digit}.` };
    case 'other-technique': {
      const other = attempt.instance.technique;
      const isFarUp = allLevels.indexOf(rungOf(other).level) > allLevels.indexOf(rungOf(id).level);
      const shows = isFarUp
        ? say`it takes ${strong('a harder technique')} to prove it`
        : say`that takes another technique: ${strong(nameInText(other, grid))}`;
      const truth = fillsCells(attempt.instance) ? say`${digit} does belong in ${cell}` : say`${digit} can’t be in ${cell}`;
      return { kind: 'neither', sentence: say`${truth}, but ${shows}. There’s still ${strong(oneInText(id, grid))} to find.` };
    }
    case 'other-digit':
      return {
        kind: 'wrong',
        sentence: say`The pattern is about ${listed(symbols(attempt.digits))}. It says nothing about ${fault(digit)} in ${cell}.`,
      };
    case 'stays':
      return { kind: 'neither', sentence: say`${strong(`${cell} keeps the ${digit}.`)} What in that cell can’t stay, then?` };
    case 'part':
      return {
        kind: 'wrong',
        sentence: say`${fault(cell)} belongs to the pattern itself. The argument says that ${digit} is somewhere in the pattern, so it can’t rule out ${digit} here.`,
      };
    case 'missed':
      return { kind: 'wrong', sentence: missedWords(attempt.met, attempt.missed, candidate, puzzle) };
    case 'more-places':
      return {
        kind: 'wrong',
        sentence: say`In ${houseName(grid, attempt.house)} the ${digit} has ${counted(attempt.cells.length, 'place')}: ${fault(listed(names(attempt.cells)))}. So the ${houseName(grid, attempt.house).split(' ')[0]!} alone doesn’t show which of them has it.`,
      };
    case 'more-digits':
      return { kind: 'wrong', sentence: say`${cell} can still be ${fault(either(symbols(attempt.digits)))}.` };
    case 'more-open':
      return {
        kind: 'wrong',
        sentence: say`${startOfSentence(houseName(grid, attempt.house))} has ${fault(counted(attempt.cells.length, 'open cell'))}. A full house has one.`,
      };
    case 'unshown':
      return { kind: 'wrong', sentence: say`Nothing in this pattern forbids ${fault(digit)} in ${cell}.` };
  }
}

/** Explains a conclusion without the place of the pattern; undefined where nothing else is said about it anyway. */
function unseenWords(attempt: Attempt, cell: Sentence[number], digit: string): Sentence | undefined {
  switch (attempt.kind) {
    case 'other-digit':
      return say`No such pattern here is about ${digit}, so the ${digit} in ${cell} stays for now.`;
    case 'stays':
      return say`${strong(`This cell keeps the ${digit}.`)} Strike what the pattern rules out.`;
    case 'part':
      return say`${cell} is part of such a pattern itself. The pattern says that ${digit} is somewhere in its cells, so it can’t rule out ${digit} here.`;
    case 'missed':
      return attempt.met.length === 0
        ? say`No such pattern rules out ${digit} in ${cell}, so it stays for now.`
        : say`Such a pattern sees ${cell} only in part, so ${digit} stays there for now.`;
    case 'unshown':
      return say`No such pattern forbids ${digit} in ${cell}.`;
    default:
      return undefined;
  }
}

function shownWords(instance: Instance, candidate: CellDigit, puzzle: Puzzle): Sentence {
  const cell = cellName(puzzle.grid, candidate.cell);
  const digit = symbolOf(puzzle, candidate.digit);
  const [, why] = explain(instance, puzzle) as [Sentence, Sentence];
  if (fillsCells(instance)) return say`${strong(`${cell} is ${digit}.`)} ${why}`;
  const others = instance.eliminations.length - 1;
  const more = others === 0 ? '' : `, and ${others === 1 ? 'one more mark' : `${inWords(others)} more marks`} for the same reason`;
  return say`${strong(`${digit} is struck from ${cell}${more}.`)} ${bothEnds(instance, candidate, puzzle) ?? why}`;
}

/** Says that a candidate sees each of several cells, one of which has its digit. */
function bothEnds(instance: Instance, { cell, digit }: CellDigit, puzzle: Puzzle): Sentence | undefined {
  const reach = reachesOf(instance).find(({ digits }) => hasDigit(digits, digit));
  const conditions = reach?.conditions ?? [];
  const ends = conditions.flatMap((condition) => (condition.kind === 'rival' && condition.of.length === 1 ? condition.of : []));
  if (ends.length < 2 || ends.length < conditions.length || ends.some((end) => end.digit !== digit || end.cell === cell)) return undefined;
  if (ends.some((end) => housesShared(puzzle.grid, end.cell, cell).length === 0)) return undefined;
  const seen = ends.map((end) => `${cellName(puzzle.grid, end.cell)} in ${houseOfBoth(end.cell, cell, puzzle)}`);
  return say`It sees ${listed(seen)}, and one of these is ${symbolOf(puzzle, digit)}.`;
}

function houseOfBoth(a: number, b: number, { grid }: Puzzle): string {
  return houseName(grid, housesShared(grid, a, b)[0]!);
}

function missedWords(met: readonly Condition[], missed: readonly Condition[], { cell, digit }: CellDigit, puzzle: Puzzle): Sentence {
  const { grid } = puzzle;
  const name = cellName(grid, cell);
  const symbol = symbolOf(puzzle, digit);
  const [first] = missed;
  const isRival = (condition: Condition) => condition.kind === 'rival';
  const placesOf = (conditions: readonly Condition[]) =>
    conditions.flatMap((condition) => (condition.kind === 'rival' ? [...new Set(condition.of.map((each) => each.cell))] : []));
  const namesOf = (conditions: readonly Condition[]) => placesOf(conditions).map((each) => cellName(grid, each));
  if (first?.kind === 'in')
    return say`${name} isn’t in ${fault(either(first.houses.map((house) => houseName(grid, house))))}. The argument reaches no further, so ${symbol} is still possible there.`;
  // The cells it's about aren't named: they may be what is looked for.
  if (first?.kind === 'at') return say`The argument says nothing about ${fault(name)}, so ${symbol} is still possible there.`;
  if (met.some(isRival))
    return say`${strong(`${name} sees only one side:`)} ${either(namesOf(met))}, but not ${fault(either(namesOf(missed)))}. If the other side holds the ${symbol}, ${name} may well be ${symbol} too.`;
  const [only, other, more] = namesOf(missed) as [string, string?, string?];
  const still = `${name} may still be ${symbol} too.`;
  if (other === undefined) return say`${name} doesn’t see ${fault(only)}. If the ${symbol} is there, ${still}`;
  if (more === undefined) return say`${name} sees neither ${fault(only)} nor ${fault(other)}. Whichever has the ${symbol}, ${still}`;
  return say`${name} sees none of ${fault(listed(namesOf(missed)))}. Wherever the ${symbol} is, ${still}`;
}
