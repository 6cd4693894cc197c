import { more } from '#words/compare.ts';
import type { ComparedRun } from './common-clock.ts';
import { isSure, rankingOf, settledRanking } from './finding.ts';
import { searches } from './why-words.ts';

/** The comparisons of the page that ask something, by name. */
export type Question = keyof typeof more.questions;

/** A run copes with a puzzle that costs it less than this part of what it costs another run. */
const COPES = 1 / 100;

/** What runs answer to the question that they were chosen for, in a sentence; empty while it isn't certain. */
export function answerTo(question: Question, runs: readonly ComparedRun[], letterOf: (place: number) => string): string {
  const settled = settledRanking(runs);
  const [least] = settled ?? [];
  if (!settled || !least || runs.length < 2) return '';
  const amounts = runs.map(({ timeline }) => timeline.written);
  const lettersWhere = (holds: (place: number) => boolean) => Array.from(runs.keys()).filter(holds).map(letterOf);
  const words = more.answers;
  switch (question) {
    case 'order':
    case 'column':
      return words[question](amounts.some((amount) => amount !== least.amount));
    case 'chance': {
      const search = rankingOf(runs, 'written').find(({ place }) => searches(runs[place]!));
      return search ? words.chance(least.place !== search.place) : '';
    }
    case 'proof':
      return isSure(runs[least.place]!)
        ? words.proof(
            lettersWhere((place) => isSure(runs[place]!) && amounts[place] === least.amount),
            least.amount,
          )
        : '';
    case 'built': {
      const most = Math.max(...amounts);
      return words.built(lettersWhere((place) => settled.some((ranked) => ranked.place === place) && amounts[place]! < most * COPES));
    }
    case 'ahead': {
      const plain = amounts[0]!;
      if (settled.length < runs.length) return '';
      const savers = amounts
        .slice(1)
        .map((amount, index) => ({ letter: letterOf(index + 1), percent: Math.round(100 * (1 - amount / plain)) }));
      return words.ahead(letterOf(0), savers);
    }
  }
}
