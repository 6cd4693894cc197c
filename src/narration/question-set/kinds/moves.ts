import type { AnyAlgorithm } from '../../../engine/algorithm.ts';
import { Hands } from '../../../trace/hands.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { moves as sentences } from '../../en/set-questions.ts';
import { sentenceOf } from '../../narrator.ts';
import type { Asked, AskedRun, QuestionKind, Verdict } from '../asked.ts';
import { drawnFrom, positionsOf } from '../drawn-from.ts';

/** So many moves are made in a row. */
const IN_A_ROW = 5;

/** Gestures for which a set has controls: a digit into a cell, and a button. */
const GESTURES = ['write', 'say'];

/** Whether a step on the way to a move could as well have led to another one: then the run would go on in another way than its own. */
function hasTies(timeline: Timeline, hands: Hands, position: number): boolean {
  const { algorithm } = timeline;
  const step = timeline.stepAt(position)!;
  const state = timeline.peek(position - 1);
  const ties =
    algorithm.ties?.(state, step) ?? algorithm.alternatives?.(state, step).flatMap((each) => (each.right ? [each.step] : [])) ?? [];
  if (ties.length === 0) return false;
  const said = Object.keys(hands.moveAt(timeline, hands.nextMove(timeline, position - 1)!));
  return ties.some((tie) => said.some((field) => field in tie && tie[field] !== step[field]));
}

function askedOf({ timeline, words }: AskedRun, hands: Hands, places: readonly number[]): Asked | undefined {
  const [first, last] = [places[0]!, places.at(-1)!];
  for (let at = first; at <= last; at++) if (hasTies(timeline, hands, at)) return undefined;
  const own = words.hands!;
  const shown = places.map((place, index) =>
    hands.waiting(timeline, index === 0 ? hands.beforeThought(timeline, place - 1) : places[index - 1]!),
  );
  const grade = (answer: number): Verdict | undefined => {
    if (answer > places.length) return undefined;
    const right = answer === places.length;
    const reason = right ? sentences.why(places.length) : own.where(timeline.stepAt(places[answer]!)!, timeline.peek(shown[answer]!));
    return { right, said: sentences.said(answer, places.length), reason };
  };
  return {
    kind: 'moves',
    position: shown[0]!,
    prompt: sentences.ask(places.length, timeline.algorithm.title),
    shows: {},
    form: {
      shown: [...shown, last],
      now: (made) => sentenceOf(words, timeline.stepAt(shown[made] ?? last), timeline.peek(shown[made] ?? last)),
      gestures: hands.moves,
      judge(made, move) {
        const state = timeline.peek(shown[made]!);
        const { verdict } = hands.judge(timeline, shown[made]!, move);
        const line = own.line(move, state);
        return verdict === 'same' ? { line } : { line, wrong: own.wrong(timeline.stepAt(places[made]!)!, move, state).why };
      },
    },
    grade,
    solution: grade(places.length)!,
  };
}

/** 'Make the moves': five in a row, as the algorithm makes them. An answer is how many were right before the first wrong one. */
export const moves: QuestionKind = {
  suits: ({ hands }: AnyAlgorithm, words) =>
    hands !== undefined && words.hands !== undefined && Object.values(hands.moves).every((gesture) => GESTURES.includes(gesture!)),
  draw(run, count, random) {
    const { timeline } = run;
    const hands = new Hands(timeline.algorithm);
    const all = positionsOf(run, Object.keys(hands.moves));
    const stretches = all.slice(0, Math.max(0, all.length - IN_A_ROW)).map((_, start) => all.slice(start, start + IN_A_ROW));
    // Five of one kind in a row ask for nothing but the same again.
    const varied = stretches.filter((places) => new Set(places.map((place) => timeline.kindAt(place))).size > 1);
    return drawnFrom(varied.length >= count ? varied : stretches, count, random, (places) => askedOf(run, hands, places));
  },
};
