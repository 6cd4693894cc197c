import { cellName } from '../../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import { counted, listed } from '../../../narration/sentence.ts';
import type { ComparedRun } from './common-clock.ts';
import { digitsAt, type Likeness, type Parting } from './difference-search.ts';

/** A run with the letter by which readers know it. */
export interface LetteredRun {
  readonly letter: string;
  readonly run: ComparedRun;
}

/** What a search for a difference has found, in a sentence. `runs` are those that were searched, in their order. */
export function differenceWords(found: Parting | Likeness, runs: readonly LetteredRun[], puzzle: Puzzle): string {
  const letters = (places: readonly number[]) => listed(places.map((place) => runs[place]!.letter));
  return 'groups' in found ? partingWords(found, runs, puzzle, letters) : likenessWords(found, runs, letters);
}

type Letters = (places: readonly number[]) => string;

const verb = (places: readonly unknown[], one: string, many: string) => (places.length === 1 ? one : many);

function likenessWords({ alike, goesOn }: Likeness, runs: readonly LetteredRun[], letters: Letters): string {
  if (runs.length === 1) return 'There is one run, and nothing to part from: add another.';
  const others = runs.map((_, place) => place).filter((place) => !goesOn.includes(place));
  if (alike === 0 && goesOn.length === 0) return 'None of these runs writes a digit, so they never part.';
  if (alike === 0) return `Only ${letters(goesOn)} writes digits. ${letters(others)} ${verb(others, 'ends', 'end')} without one.`;
  const same = `They never part: ${letters(runs.map((_, place) => place))} write the same ${counted(alike, 'digit')} in the same order`;
  return goesOn.length === 0 ? `${same}.` : `${same}, and then only ${letters(goesOn)} goes on.`;
}

function partingWords({ time, groups }: Parting, runs: readonly LetteredRun[], puzzle: Puzzle, letters: Letters): string {
  const who = partersOf(groups, letters);
  const when =
    time === 1 ? 'at the very first digit' : `here, after ${counted(time - 1, 'digit')} that ${time === 2 ? 'is' : 'are'} the same`;
  const what = groups.map((group) => `${letters(group)} ${verb(group, 'puts', 'put')} ${writtenAt(runs[group[0]!]!.run, time, puzzle)}`);
  return `${who} ${when}: ${listed(what)}.`;
}

/** 'B parts from A and C': the one that is alone parts, where one is. */
function partersOf(groups: readonly (readonly number[])[], letters: Letters): string {
  const [first, second, ...others] = groups as [readonly number[], readonly number[], ...(readonly number[])[]];
  if (others.length > 0) return 'They part';
  const [parting, from] = first.length === 1 && second.length > 1 ? [first, second] : [second, first];
  return `${letters(parting)} ${verb(parting, 'parts', 'part')} from ${letters(from)}`;
}

/** What a run does to its grid when it writes for the n-th time. */
function writtenAt(run: ComparedRun, time: number, puzzle: Puzzle): string {
  const position = run.timeline.nth(run.timeline.writes, time);
  const before = digitsAt(run, position - 1).slice();
  const after = digitsAt(run, position);
  const cells = Array.from(after.keys()).filter((cell) => after[cell] !== before[cell]);
  // A random search fills all cells at once, or exchanges two of them.
  if (cells.length > 2) return `digits into ${cells.length} cells at once`;
  if (cells.length === 0) return 'what stood there already';
  return listed(cells.map((cell) => `${symbolOf(puzzle, after[cell]!)} at ${cellName(puzzle.grid, cell)}`));
}
