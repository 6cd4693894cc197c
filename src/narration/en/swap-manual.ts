import type { BoxGrid } from '../../engine/anneal/box-grid.ts';
import type { ManualWords, MoveMade } from '../narrator.ts';
import { type Sentence, say } from '../sentence.ts';
import { changeOf, difference, onTrial } from './swaps.ts';

/** The state of a search that has swapped two cells and decides whether to keep that. */
type Swapping = BoxGrid & { readonly pending: number };

/** The differences between such searches. */
interface Keeping<State extends Swapping> {
  /** When a worse swap is kept: 'by chance, more often the hotter it is'. */
  readonly worse: string;
  /** Says what else matters now: 'the temperature is 3.9'. */
  now(state: State): string;
  /** The probability of keeping the current swap, where it is worse. */
  chance(state: State): string;
  /** What happens to a swap that is not worse: 'kept at every temperature'. */
  readonly kept: string;
}

/** Adds what the run had drawn, by who made the move. */
const drewToo: Readonly<Record<MoveMade, string>> = {
  forYou: '',
  same: ', as the run did',
  follows: '; the run would have decided otherwise, but follows you',
  keeps: '; the run decided otherwise, and keeps to its own draw',
};

/** The words for a reader who keeps swaps or swaps back. */
export function keepOrSwapBack<State extends Swapping>({ worse, now, chance, kept }: Keeping<State>): ManualWords<State> {
  return {
    rules: { better: 'not worse: always kept', worse: `worse: ${worse}` },
    free: ['worse'],
    moves: { accept: 'keep it', acceptWorse: 'keep it', reject: 'swap back' },
    about: { accept: 'The swap stays', reject: 'The two cells change back' },
    ask: (state, last): Sentence =>
      last?.kind === 'propose'
        ? say`${onTrial(state, last as unknown as { cell: number; other: number })}. The energy ${difference(state, last.delta)}${(last.delta as number) > 0 ? `; ${now(state)}` : ''}. Keep it?`
        : say`The next swap is proposed now.`,
    where: (_next, state) => say`Look at the energy: it ${changeOf(state.pending)}.`,
    why: (_next, state) =>
      state.pending > 0
        ? say`A worse swap is kept with probability ${chance(state)}, so both answers are right.`
        : say`A swap that isn’t worse is ${kept}.`,
    line: ({ kind }, state) => `${kind === 'reject' ? 'swap back' : 'keep'}: the energy ${changeOf(state.pending)}`,
    feedback: ({ kind }, state, made) =>
      state.pending > 0
        ? say`The chance of keeping it was ${chance(state)}, and ${made === 'forYou' ? 'the run' : 'you'} ${kind === 'reject' ? 'swapped back' : 'kept it'}${drewToo[made]}.`
        : say`Kept: a swap that isn’t worse is ${kept}.`,
    wrong: (_next, _move, state) => ({
      rule: 'better',
      why: say`The energy ${changeOf(state.pending)}: a swap that isn’t worse is ${kept}.`,
    }),
  };
}
