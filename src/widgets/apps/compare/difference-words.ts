import { difference as words } from '#words/compare.ts';
import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { ComparedRun } from './common-clock.ts';
import { digitsAt, type Likeness, type Parting } from './difference-search.ts';

/** A run with the letter by which readers know it. */
export interface LetteredRun {
  readonly letter: string;
  readonly run: ComparedRun;
}

/** The result of a search for a difference, in a sentence. `runs` are those that were searched, in their order. */
export function differenceWords(found: Parting | Likeness, runs: readonly LetteredRun[], puzzle: Puzzle): string {
  const letters = (places: readonly number[]) => places.map((place) => runs[place]!.letter);
  return 'groups' in found ? partingWords(found, runs, puzzle, letters) : likenessWords(found, runs, letters);
}

type Letters = (places: readonly number[]) => string[];

function likenessWords({ alike, goesOn }: Likeness, runs: readonly LetteredRun[], letters: Letters): string {
  if (runs.length === 1) return words.oneRun;
  const all = runs.map((_, place) => place);
  if (alike === 0 && goesOn.length === 0) return words.noDigits;
  if (alike === 0) return words.only(letters(goesOn), letters(all.filter((place) => !goesOn.includes(place))));
  return words.never(letters(all), alike, letters(goesOn));
}

function partingWords({ alike, groups }: Parting, runs: readonly LetteredRun[], puzzle: Puzzle, letters: Letters): string {
  const [parting, from] = partersOf(groups);
  const does = groups.map((group) => ({ runs: letters(group), written: writtenAfter(runs[group[0]!]!.run, alike, puzzle) }));
  return words.part(letters(parting), letters(from), alike, does);
}

/** Which runs part from which: the one that is alone parts, where one is. From none where there are more than two groups. */
function partersOf(groups: readonly (readonly number[])[]): [parting: readonly number[], from: readonly number[]] {
  const [first, second, ...others] = groups as [readonly number[], readonly number[], ...(readonly number[])[]];
  if (others.length > 0) return [groups.flat(), []];
  return first.length === 1 && second.length > 1 ? [first, second] : [second, first];
}

/** Describes the change that a run makes to its grid when it first writes something after so many digits. */
function writtenAfter(run: ComparedRun, digits: number, puzzle: Puzzle): string {
  const { writes } = run.timeline;
  const from = run.timeline.amountTo(digits, writes);
  const before = digitsAt(run, from).slice();
  const after = digitsAt(run, run.timeline.next(Object.keys(writes), from)!);
  const cells = Array.from(after.keys()).filter((cell) => after[cell] !== before[cell]);
  // A random search fills all cells at once, or exchanges two of them.
  if (cells.length > 2) return words.many(cells.length);
  if (cells.length === 0) return words.nothing;
  return words.digits(cells.map((cell) => ({ symbol: symbolOf(puzzle, after[cell]!), cell: cellName(puzzle.grid, cell) })));
}
