import { plain, type Sentence } from '../sentence.ts';
import { ROUNDS, type Round, totalOf } from './hands.ts';
import type { PosedChoice, PosedQuestion } from './posed-question.ts';
import { PHASES, type Phase, type Vote } from './vote.ts';

/**
 * Where a question is met: on the wall, on the presenter's own screen, on a phone, on paper, in the key to the paper, by somebody who
 * listens, and as a text in a poll.
 */
export const BODIES = ['projector', 'laptop', 'phone', 'sheet', 'key', 'listener', 'poll'] as const;
export type Body = (typeof BODIES)[number];

/** What a body may have to show of a question. */
export const FACTS = ['question', 'highlights', 'ahead', 'firstHands', 'secondHands', 'answer', 'next'] as const;
/**
 * `question` is the prompt, the choices and the frozen picture with its table; `highlights` what the last step has lit, which may be
 * the pattern of the answer; `ahead` the length, curve, end, counters, code and panes of the run; `answer` which choice is right, and
 * all reasons; `next` the next frame and its sentence.
 */
export type Fact = (typeof FACTS)[number];

/** From which phase a fact may be anywhere in a body: in its texts, attributes, names for listeners and scripts. */
type From = Phase | 'always' | 'never';

const WITHOUT_FUTURE: Readonly<Record<Fact, From>> = {
  question: 'always',
  highlights: 'never',
  ahead: 'never',
  firstHands: 'never',
  secondHands: 'never',
  answer: 'never',
  next: 'never',
};

/** By body, from when each fact may be there. A phone never says what is right: the wall does. */
export const EMBARGO: Readonly<Record<Body, Readonly<Record<Fact, From>>>> = {
  projector: {
    question: 'read',
    highlights: 'step',
    ahead: 'step',
    firstHands: 'bars',
    secondHands: 'bars',
    answer: 'answer',
    next: 'step',
  },
  laptop: {
    question: 'always',
    highlights: 'always',
    ahead: 'always',
    firstHands: 'first',
    secondHands: 'second',
    answer: 'always',
    next: 'always',
  },
  phone: WITHOUT_FUTURE,
  listener: WITHOUT_FUTURE,
  sheet: WITHOUT_FUTURE,
  poll: WITHOUT_FUTURE,
  key: { ...WITHOUT_FUTURE, answer: 'always', next: 'always' },
};

/** Whether a fact may be in a body now. */
export function mayShow(body: Body, fact: Fact, phase: Phase): boolean {
  const from = EMBARGO[body][fact];
  return from === 'always' || (from !== 'never' && PHASES.indexOf(phase) >= PHASES.indexOf(from));
}

/** A choice as a body may have it: what it must not know is not there at all. */
export interface ShownChoice extends Pick<PosedChoice, 'shape' | 'mark' | 'label'> {
  readonly right?: boolean;
  readonly reason?: Sentence;
  /** Whether its reason is being told now. */
  readonly isTold?: boolean;
  /** By round, its hands; a round that is withheld, or was never counted, is undefined. */
  readonly hands?: readonly [first: number | undefined, second: number | undefined];
}

/** A question as a body may have it in a phase. */
export interface ShownQuestion {
  readonly prompt: Sentence;
  readonly choices: readonly ShownChoice[];
  /** What the picture of the question has to show. */
  readonly shows: PosedQuestion['shows'];
  /** The position of the frame to draw, and whether with what its step has lit: the frame asked about, or the one after the answer. */
  readonly position: number;
  readonly lit: boolean;
  /** By round, all hands; a round that is withheld, or was never counted, is undefined. */
  readonly totals: readonly [first: number | undefined, second: number | undefined];
}

/** What a body may have of a question in the phase of its vote. Everything that draws, prints or sends a question takes it from here. */
export function bodyOf(
  question: PosedQuestion,
  body: Body,
  vote: Pick<Vote, 'kind' | 'phase' | 'counts'> & Partial<Pick<Vote, 'told'>>,
): ShownQuestion {
  const { phase, counts, kind, told = 0 } = vote;
  const may = (fact: Fact) => mayShow(body, fact, phase);
  const isOpen = (round: Round) => kind === 'vote' && may(round === 0 ? 'firstHands' : 'secondHands') && totalOf(counts[round]) > 0;
  const hands = (of: (hands: readonly number[]) => number) =>
    ROUNDS.map((round) => (isOpen(round) ? of(counts[round]) : undefined)) as [number | undefined, number | undefined];
  const anyHands = ROUNDS.some(isOpen);
  // The next frame is what the wall shows when the answer is out; other bodies keep the frame of the question.
  const isNext = body === 'projector' && may('next');
  const telling = tellingOrder(question, counts);
  const isTold = telling[phase === 'answer' ? Math.min(told, telling.length - 1) : 0];
  return {
    // A tone may tell: a row that the prompt strikes through is the answer half given.
    prompt: may('answer') ? question.prompt : [{ text: plain(question.prompt) }],
    shows: question.shows,
    choices: question.choices.map(({ shape, mark, label, right, reason }, index) => ({
      shape,
      mark,
      label,
      ...(may('answer') && { right, reason, isTold: index === isTold }),
      ...(anyHands && { hands: hands((round) => round[index] ?? 0) }),
    })),
    position: isNext ? question.position + 1 : question.position,
    lit: isNext,
    totals: hands(totalOf),
  };
}

/** In which order reasons are told: why the right choice is right, and then what is wrong with the others, where most hands were first. */
export function tellingOrder({ choices }: Pick<PosedQuestion, 'choices'>, counts: Vote['counts']): readonly number[] {
  const last = counts.findLast((hands) => totalOf(hands) > 0) ?? counts[0];
  const indices = choices.map((_, index) => index);
  const wrong = indices.filter((index) => !choices[index]!.right && choices[index]!.reason.length > 0);
  return [...indices.filter((index) => choices[index]!.right), ...wrong.toSorted((one, other) => (last[other] ?? 0) - (last[one] ?? 0))];
}
