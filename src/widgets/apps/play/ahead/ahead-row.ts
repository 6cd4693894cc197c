import * as words from '#words/ahead.ts';
import { plain, type Sentence, say } from '../../../../narration/sentence.ts';
import type { Ahead, AheadStep } from '../../../workers/run-ahead.ts';

/** What a row says of an algorithm: a word for what it does, a sentence, how much it needs; and the step that its figure opens at. */
export interface AheadRow {
  readonly tag: keyof typeof words.tags;
  readonly says: Sentence;
  readonly count: string;
  readonly detail: string;
  /** The length of its bar, from 0 to 1: ten times the steps are as much longer each time. */
  readonly share: number;
  readonly step: number;
  /** The cell and the digit to show on the board, where the row is about one. */
  readonly about?: Pick<AheadStep, 'cell' | 'digit'>;
}

/** Runs of so many steps have a bar of full length. */
const LONGEST = 7;

const countOf = ({ isCut, steps }: Ahead) => (isCut ? words.moreThan(steps) : words.steps(steps));

function detailOf({ isCut, ending, deadEnds, guess, next, leavesStrikes }: Ahead): string {
  const { details } = words;
  const isLater = guess !== undefined && guess.position !== next?.position;
  const ended = isCut ? details.cut : ending === 'stopped' ? details.ownLimit : undefined;
  const effort = deadEnds > 0 ? details.deadEnds(deadEnds) : guess ? details.noDeadEnd : next?.fills ? '' : details.noGuess;
  return [ended ?? effort, ...(isLater ? [details.firstGuess(guess.position)] : []), ...(leavesStrikes ? [details.withoutStrikes] : [])]
    .filter(Boolean)
    .join(', ');
}

const about = (step: AheadStep | undefined) => (step && step.cell >= 0 ? { about: { cell: step.cell, digit: step.digit } } : {});

/** The row of an algorithm that starts from a grid in which all is right. */
function rightRow(ahead: Ahead): Pick<AheadRow, 'tag' | 'says' | 'step' | 'about'> {
  const { next, guess, last } = ahead;
  const shown = next ?? last;
  const isGuess = guess !== undefined && guess.position === next?.position;
  if (!shown && ahead.isCut) return { tag: 'slow', says: say`${words.slowHere}`, step: 0 };
  const tag = next?.fills ? 'random' : isGuess ? 'guesses' : ahead.ending === 'stuck' && !next ? 'stuck' : 'knows';
  return { tag, says: shown?.sentence ?? [], step: shown?.position ?? 0, ...about(shown) };
}

/** The row of an algorithm that starts from a grid with a mistake: whether it finds that out, and when. */
function wrongRow({ ending, last, conflict }: Ahead): Pick<AheadRow, 'tag' | 'says' | 'step' | 'about'> {
  const found = conflict ?? last;
  if (ending === 'no-solution') return { tag: 'finds', says: found?.sentence ?? [], step: found?.position ?? 0, ...about(found) };
  if (ending === 'stuck') return { tag: 'stuck', says: say`${words.stuckHere}`, step: last?.position ?? 0 };
  // Where an algorithm ends with a solution after all, the grid has one.
  return { tag: 'never', says: ending === 'solved' ? (last?.sentence ?? []) : say`${words.goesOn}`, step: 0 };
}

/** What to say of an algorithm that has been run from the reader's grid. */
export function rowOf(ahead: Ahead, isWrong: boolean): AheadRow {
  if (ahead.refusal !== undefined)
    return { tag: 'refused', says: say`${words.refused(ahead.refusal)}`, count: '', detail: '', share: 0, step: 0 };
  const share = Math.min(1, Math.log10(Math.max(ahead.steps, 2)) / LONGEST);
  return { ...(isWrong ? wrongRow(ahead) : rightRow(ahead)), count: countOf(ahead), detail: detailOf(ahead), share };
}

/** The name of a row's button. */
export const rowName = (name: string, { tag, says, count, detail }: AheadRow): string =>
  words.row(name, words.tags[tag], plain(says), count, detail);

/** The order of rows where a mistake is looked for: who finds it first comes first. Those that have not run yet stay where they are. */
export const inOrderOfFinding = (rows: readonly { readonly row: AheadRow | undefined; readonly steps: number }[]): number[] => {
  const rank = ({ row, steps }: (typeof rows)[number]) => (row?.tag === 'finds' ? steps : row ? 1e12 + steps : 1e15);
  return rows
    .map((each, index) => ({ index, rank: rank(each) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
};
