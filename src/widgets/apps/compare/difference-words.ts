import { difference as words } from '#words/compare.ts';
import type { CoverInput } from '../../../engine/cover/cover-state.ts';
import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { ComparedRun } from './common-clock.ts';
import type { Likeness, Parting } from './difference-search.ts';
import { isSure, wasStopped } from './finding.ts';
import { unitOf, writtenIn } from './written.ts';

/** A run with the letter by which readers know it. */
export interface LetteredRun {
  readonly letter: string;
  readonly run: ComparedRun;
}

/** The result of a search for a difference, in a sentence. `runs` are those that were searched, in their order. */
export function differenceWords(found: Parting | Likeness, runs: readonly LetteredRun[], input: CoverInput): string {
  if (!('groups' in found)) return likenessWords(found, runs);
  const [parting, from] = partersOf(found.groups);
  return words.part(lettersOf(parting, runs), lettersOf(from, runs), ...partingOf(found, runs, input)) + endedWords(found, runs);
}

/** What is said of runs that have ended before they could differ, as a further sentence. */
function endedWords({ alike, ended }: Parting, runs: readonly LetteredRun[]): string {
  if (ended.length === 0) return '';
  const all = runs.map(({ run }) => run);
  const say = (which: (run: ComparedRun) => boolean, sentence: (letters: readonly string[], isProof: boolean) => string) => {
    const those = ended.filter((place) => which(all[place]!));
    const isProof = those.every((place) => isSure(all[place]!));
    return those.length > 0 ? ` ${sentence(lettersOf(those, runs), isProof)}` : '';
  };
  const whole = say(isWhole, (letters, isProof) => words.ended(letters, alike, isProof, unitOf(all)));
  return whole + say(isCutShort, words.stoppedBefore) + say(isKeptInPart, words.notKept);
}

const isKeptInPart = ({ timeline }: ComparedRun) => timeline.capped;
const isCutShort = (run: ComparedRun) => wasStopped(run) && !isKeptInPart(run);
/** Whether the page has all of a run, so that no more can follow. */
const isWhole = (run: ComparedRun) => !isKeptInPart(run) && !isCutShort(run);

/** What runs that are still alike write next, where they part. */
export const differenceAhead = (found: Parting, runs: readonly LetteredRun[], input: CoverInput): string =>
  words.ahead(...partingOf(found, runs, input)) + endedWords(found, runs);

/** What a run does between two times: it takes digits or rows back, and writes others. */
interface Change {
  readonly takenBack: number;
  /** Each in words. */
  readonly placed: readonly string[];
}

const lettersOf = (places: readonly number[], runs: readonly LetteredRun[]) => places.map((place) => runs[place]!.letter);

function likenessWords({ alike, goesOn }: Likeness, runs: readonly LetteredRun[]): string {
  if (runs.length === 1) return words.oneRun;
  const letters = (places: readonly number[]) => lettersOf(places, runs);
  const all = runs.map((_, place) => place);
  const unit = unitOf(runs.map(({ run }) => run));
  const endWhole = all.filter((place) => !goesOn.includes(place)).every((place) => isWhole(runs[place]!.run));
  if (!endWhole) return words.alikeAsFar(letters(all), alike, unit);
  if (alike === 0 && goesOn.length === 0) return words.noneWritten(unit);
  if (alike === 0) return words.only(letters(goesOn), letters(all.filter((place) => !goesOn.includes(place))), unit);
  return words.never(letters(all), alike, letters(goesOn), unit);
}

/** How much is alike, what each group of runs does then, and what they write. */
function partingOf({ alike, groups }: Parting, runs: readonly LetteredRun[], input: CoverInput) {
  const does = groups.map((group) => ({ runs: lettersOf(group, runs), ...changeAfter(runs[group[0]!]!.run, alike, input) }));
  return [alike, does, unitOf(runs.map(({ run }) => run))] as const;
}

/** Which runs part from which: the one that is alone parts, where one is. From none where there are more than two groups. */
function partersOf(groups: readonly (readonly number[])[]): [parting: readonly number[], from: readonly number[]] {
  const [first, second, ...others] = groups as [readonly number[], readonly number[], ...(readonly number[])[]];
  if (others.length > 0) return [groups.flat(), []];
  return first.length === 1 && second.length > 1 ? [first, second] : [second, first];
}

/** What a run does up to the first that it writes after so many. */
function changeAfter(run: ComparedRun, written: number, input: CoverInput): Change {
  const { timeline } = run;
  const from = timeline.amountTo(written, timeline.writes);
  const next = timeline.next(Object.keys(timeline.writes), from)!;
  const { writes } = timeline.algorithm.steps[timeline.kindAt(next)!]!;
  const isOne = writes === true;
  const [before, last] = [writtenIn(run, from).slice(), writtenIn(run, next - 1).slice()];
  const after = writtenIn(run, next);
  // What is only looked at counts, too: a swap that was made before is what has changed then.
  const base = writes ? last : before;
  const placed = Array.from(after.keys()).filter((cell) => after[cell] !== 0 && after[cell] !== base[cell]);
  // A search erases before it writes. A swap takes no digit back, although it changes two.
  const isErased = (cell: number) => before[cell] !== 0 && (after[cell] === 0 || (isOne && (last[cell] === 0 || placed.includes(cell))));
  return {
    takenBack: Array.from(before.keys()).filter(isErased).length,
    placed: placed.map((place) => nameOfWritten(input, place, after[place]!)),
  };
}

/** What is written in a place: a digit in its cell, or a row of the matrix. */
export const nameOfWritten = (input: CoverInput, place: number, digit: number): string =>
  'options' in input ? words.row(input.options[place]!.name) : words.digit(symbolOf(input, digit), cellName(input.grid, place));
