import * as words from '#words/experiment.ts';
import { confidenceOf } from '../../../experiment/statistics/verdict.ts';
import type { Evidence, Findings } from './evidence.ts';
import { verdictOfGuess } from './prediction.ts';

/** What may be said: the finding, why something is undecided, what became of the guesses, and what was stopped. */
export interface Said {
  readonly finding: readonly string[];
  readonly doubts: readonly string[];
  readonly guesses: readonly string[];
  readonly notes: readonly string[];
}

/** Puts findings into sentences. */
export function sayFindings(evidence: Evidence, findings: Findings): Said {
  const { rows, prediction, budget, currency } = evidence;
  const begun = rows.filter(({ outcome }) => outcome !== 'refused');
  const cutShort = begun.filter(({ censored }) => censored).length;
  const stopped = findings.restarts ? words.sentence.spent : words.sentence.cutShort;
  const said = findings.ratio
    ? sayRatio(evidence, findings.ratio)
    : findings.shares
      ? sayShares(evidence, findings.shares)
      : findings.restarts
        ? sayRestarts(evidence, findings.restarts)
        : { finding: [], doubts: [], guesses: [], notes: [] };
  return {
    finding: said.finding.filter(Boolean),
    doubts: [...new Set(said.doubts)],
    guesses: prediction ? said.guesses : [words.guessed.none],
    notes: [stopped(cutShort, begun.length, words.amount(budget, currency)), ...said.notes],
  };
}

function sayRatio({ inText, prediction, currency }: Evidence, finding: NonNullable<Findings['ratio']>): Said {
  const { groups, a, b, comparison, confidence } = finding;
  const unit = words.units[currency];
  const [upper, lower] = groups;
  const compared = comparison ? words.sentence.compared(finding, upper!.group ?? '', lower!.group ?? '') : '';
  const unpaired = groups.reduce((sum, group) => sum + group.unpaired, 0);
  return {
    finding: [...groups.map((group) => words.sentence.group(group, inText(b), inText(a), unit, confidence)), compared],
    doubts: [...groups.flatMap(({ doubts }) => doubts), ...(comparison?.doubts ?? [])].map((doubt) => words.sentence.doubts[doubt]),
    guesses: groups.flatMap(({ estimate, group }, place) => {
      const guess = prediction?.[place];
      if (!guess || !estimate) return [];
      return [words.guessed.ratio(guess.value, guess.range, group ? words.puzzlesOf(group) : '', verdictOfGuess(guess, estimate.interval))];
    }),
    notes: unpaired > 0 ? [words.sentence.unpaired(unpaired)] : [],
  };
}

function sayShares({ inText, prediction, budget, currency, runs, groups }: Evidence, finding: NonNullable<Findings['shares']>): Said {
  const { shares, lead, bestBySeed } = finding;
  // A prediction is of the first run where there are groups, and otherwise of each run.
  const guessed = groups.length > 1 ? shares.filter(({ run }) => run === runs[0]) : shares;
  const right = guessed.filter(({ interval }, place) => {
    const guess = prediction?.[place];
    return guess && verdictOfGuess({ value: guess.value / 100, range: undefined }, interval) === 'within';
  }).length;
  const hardest = runs.map((run) => {
    const own = shares.filter((share) => share.run === run);
    const least = own.reduce((so, share) => (share.share < so.share ? share : so), own[0]!);
    return least.share === 1
      ? words.sentence.alwaysSolved(inText(run))
      : words.sentence.hardest(inText(run), least.group ?? '', { share: least.share, ...least.interval });
  });
  const seeds = bestBySeed.length > 1 ? [words.sentence.bySeed(bestBySeed.map((names) => names.map(inText).join('/')))] : [];
  return {
    finding: groups.length > 1 ? hardest : [words.sentence.shares(finding, inText, words.amount(budget, currency)), ...seeds],
    doubts: (lead?.doubts ?? []).map((doubt) => words.sentence.doubts[doubt]),
    guesses: [words.guessed.shares(right, guessed.length)],
    notes: [],
  };
}

function sayRestarts({ inText, prediction, currency }: Evidence, { gains, confidence }: NonNullable<Findings['restarts']>): Said {
  return {
    finding: gains.map((gain) => words.sentence.restarts(gain, inText(gain.run), words.units[currency], confidence)),
    doubts: gains.flatMap(({ doubts }) => doubts).map((doubt) => words.sentence.doubts[doubt]),
    guesses: gains.flatMap(({ run, interval }, place) => {
      const guess = prediction?.[place];
      return guess ? [words.guessed.ratio(guess.value, guess.range, inText(run), verdictOfGuess(guess, interval))] : [];
    }),
    notes: [],
  };
}

/** The confidence of the next look. */
export const nextConfidence = (look: number): number => confidenceOf(look + 1);
