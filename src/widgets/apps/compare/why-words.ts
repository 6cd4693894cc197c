import { type Turns, why as words } from '#words/compare.ts';
import { countOf } from '../../../engine/algorithm.ts';
import type { CoverInput } from '../../../engine/cover/cover-state.ts';
import { type ComparedRun, grows, hasEnded } from './common-clock.ts';
import { nameOfWritten } from './difference-words.ts';
import { isSure, type Ranked, rankingOf, showNoSolution, wasStopped } from './finding.ts';
import { deadEndKinds } from './last-dead-end.ts';
import { triesAt, type Unit, unitOf, writtenIn } from './written.ts';
import type { WrongTurn, WrongTurns } from './wrong-turns.ts';

/** A moment of a run that explains it: what is written there, in words, and how much the run has written by then. */
interface Moment {
  readonly text: string;
  readonly time: number;
  /** What is said when the comparison has gone there. */
  readonly said: string;
}

/** Why a run took what it took: a sentence, with the moment that shows it in the middle. */
export interface Reason {
  readonly before: string;
  readonly moment: Moment | undefined;
  readonly after: string;
  /** Under the run's picture, when it has ended. */
  readonly short: string;
}

/** The input of the reasons: runs in the order of their letters, with what is known of each. */
export interface Explained {
  readonly runs: readonly ComparedRun[];
  readonly turns: readonly WrongTurns[];
  readonly input: CoverInput;
  letterOf(place: number): string;
  /** What the run says of the step that leads to a position. */
  sentenceAt(place: number, position: number): string;
}

/** Whether a run places digits one by one and can take them back; others fill the grid by chance and swap. */
export const searches = ({ timeline }: ComparedRun): boolean =>
  Object.keys(timeline.writes).every((kind) => timeline.algorithm.steps[kind]!.writes === true || !timeline.totals[kind]);

/** What the run that took least did otherwise than the one that took most, in a sentence; empty where they don't compare. */
export function leadWords({ runs, turns, letterOf }: Explained): string {
  const unit = unitOf(runs);
  if (showNoSolution(runs)) return words.noSolution(unit);
  const all = rankingOf(runs, 'written');
  const ranking = all.filter(({ place }) => searches(runs[place]!));
  const [least, most] = [ranking[0], ranking.at(-1)];
  if (!least || !most) return luckWords(runs, all, letterOf);
  // One that goes on may still come before them.
  if (runs.some((run) => grows(run) && run.timeline.written <= most.amount)) return '';
  if (least === most)
    return all.length > 1 && all[0] === least
      ? words.searchBeatsChance(
          letterOf(least.place),
          all
            .slice(1)
            .map(({ place }) => letterOf(place))
            .toSorted(),
        )
      : '';
  const averaged = ({ place }: { readonly place: number }) => {
    const { count, cost } = turns[place]!;
    return { letters: [letterOf(place)], count, each: count === 0 ? 0 : cost / count };
  };
  const many = averaged(most);
  // A run of which only a part is known may have gone wrong without having turned back.
  const isOpen = ({ place }: Ranked) => turns[place]!.open !== undefined;
  const known = ranking.filter((run) => !isOpen(run)).map(averaged);
  const few = withTied(averaged(least), known);
  if (ranking.every(({ place }) => turns[place]!.count === 0)) {
    // One that has not solved the puzzle isn't ranked.
    const lost = turns.findIndex(({ open }) => open);
    const letters = runs.every((run) => searches(run) && !wasStopped(run))
      ? undefined
      : ranking.map(({ place }) => letterOf(place)).toSorted();
    if (lost < 0) return words.noneWrong(unit, letters);
    return known[0] ? words.bestOfPart(withTied(known[0], known), letterOf(lost), turns[lost]!.seen, unit) : '';
  }
  // An average of what was looked at says nothing of a wrong turn that lasts longer.
  const isPart = (run: Ranked) => isOpen(run) || turns[run.place]!.seen < runs[run.place]!.timeline.written;
  if (isPart(least)) return '';
  if (isPart(most)) return isOpen(most) ? words.bestOfPart(few, letterOf(most.place), turns[most.place]!.seen, unit) : '';
  if (words.isAlike(least.amount, most.amount))
    return words.alike(ranking.map(({ place }) => letterOf(place)).toSorted(), least.amount === most.amount);
  // Runs of which the shorter one went wrong more have no single reason.
  if (many.count === 0) return '';
  if (few.count > 0 && few.count >= many.count && few.each >= many.each) return '';
  const best = words.best(few, many, many.each * few.count >= many.count * few.each ? 'length' : 'count', unit);
  const other = ranking.slice(1, -1).find((run) => !isPart(run) && turns[run.place]!.count === many.count);
  const between = other && averaged(other);
  if (!between || between.each >= many.each) return best;
  const asMany = ranking.filter(({ place }) => turns[place]!.count === many.count).map(({ place }) => letterOf(place));
  return `${best} ${words.between(between, many, asMany.toSorted(), unit)}`;
}

/** The wrong turns of a run, with the letters of all that took as many and left them as soon. */
function withTied(run: Turns, all: readonly Turns[]): Turns {
  const tied = all.filter(({ count, each }) => count === run.count && each === run.each);
  return { ...run, letters: tied.flatMap(({ letters }) => letters).toSorted() };
}

/** Of runs that all swap at random: how often the one that took least began, and the one that took most. */
function luckWords(runs: Explained['runs'], ranking: readonly Ranked[], letterOf: Explained['letterOf']): string {
  if (ranking.length < 2 || runs.some(searches)) return '';
  const [least, most] = [ranking[0]!, ranking.at(-1)!];
  const fillsOf = ({ place }: Ranked) => triesAt(runs[place]!, runs[place]!.timeline.length)?.fills ?? 0;
  return words.luck(letterOf(least.place), fillsOf(least), letterOf(most.place), fillsOf(most));
}

/** Why each run took what it took. */
export function reasonsOf(explained: Explained): readonly Reason[] {
  const { runs, turns, letterOf } = explained;
  const unit = unitOf(runs);
  const isProof = showNoSolution(runs);
  return runs.map((run, place) => {
    const letter = letterOf(place);
    const { count, cost, worst, open, fullest, seen } = turns[place]!;
    const { outcome, written } = run.timeline;
    const part = seen < written ? seen : undefined;
    if (isProof || isSure(run)) return proofOf(explained, place);
    if (!searches(run)) return { ...nothing, before: words.chance(letter) };
    if (wasStopped(run)) return { ...nothing, before: words.stopped(letter), short: words.stoppedHere };
    if (open)
      return {
        before: words.stillOn(letter, part, unit),
        moment: momentOf(explained, place, open),
        after: words.stillOnAfter(open.time, open.cost - 1, part, unit),
        short: '',
      };
    if (grows(run)) return { ...nothing, before: words.goesOn(letter) };
    if (outcome !== 'solved') {
      const moment = { ...fullMoment(run, fullest, unit), said: '' };
      return { before: words.stuck(letter), moment, after: hasEnded(run) ? words.afterStuck(outcome === 'stuck') : '.', short: '' };
    }
    const short = words.short(count, cost, unit);
    if (!worst) return { ...nothing, before: words.none(letter, written, unit), short };
    const before = words.took(letter, count, cost, written, worst.cost, seen, unit);
    return { before, moment: momentOf(explained, place, worst), after: words.asDigit(worst.time, unit), short };
  });
}

const nothing = { moment: undefined, after: '', short: '' } as const;

/** Of a run that isn't looked through yet. */
export const lookingThrough = (letter: string, unit: Unit): Reason => ({ ...nothing, before: words.looking(letter, unit) });

/** How a run found out that there is no solution. */
function proofOf(explained: Explained, place: number): Reason {
  const { runs, turns, letterOf } = explained;
  const [run, unit] = [runs[place]!, unitOf(runs)];
  const { written } = run.timeline;
  const short = onlyDeadEnd(explained, place);
  const proof = short === '' ? '' : ` ${short}`;
  if (written === 0) return { ...nothing, before: `${words.saw(letterOf(place), unit)}${proof}`, short };
  const moment = { ...fullMoment(run, turns[place]!.fullest, unit), said: '' };
  return { before: words.fullest(letterOf(place)), moment, after: `${words.afterFullest(written, unit)}${proof}`, short };
}

/** What a run says of its dead end, if it met no other: that alone has shown that there is no solution. */
function onlyDeadEnd({ runs, sentenceAt }: Explained, place: number): string {
  const { timeline } = runs[place]!;
  const kinds = deadEndKinds(timeline);
  if (timeline.capped || countOf({ kinds }, timeline.totals) !== 1) return '';
  return sentenceAt(place, timeline.previous(kinds, timeline.length + 1)!);
}

const fullMoment = (run: ComparedRun, { size, time }: WrongTurns['fullest'], unit: Unit) => ({
  text: words.full(size, writtenIn(run, 0).length, unit),
  time,
});

function momentOf({ runs, input, letterOf }: Explained, place: number, turn: WrongTurn): Moment {
  const text = nameOfWritten(input, turn.place, turn.digit);
  return { text, time: turn.time, said: words.here(letterOf(place), text, turn.cost, unitOf(runs)) };
}
