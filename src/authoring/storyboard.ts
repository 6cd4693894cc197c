import { sentenceOf } from '../narration/narrator.ts';
import { plain } from '../narration/sentence.ts';
import type { BuiltRun } from './run-at-build.ts';

/** A key frame with its caption. */
export interface KeyFrame {
  readonly position: number;
  readonly caption: string;
}

const MAX_FRAMES = 9;

/**
 * Six to nine frames that tell a run without motion: the first step of each kind, then milestones spread over
 * the run, then the end. Short runs give what they have.
 */
export function storyboardOf({ timeline, words }: BuiltRun): KeyFrame[] {
  const firsts = timeline.codec.kinds.map(({ kind }) => timeline.next([kind], 0)).filter((position) => position !== undefined);
  const chosen = new Set([...firsts.slice(0, MAX_FRAMES - 1), timeline.length]);
  const milestones = timeline.kindsAt('milestone');
  const paces = timeline.kindsAt('step');
  for (let part = 1; part < 8 && chosen.size < MAX_FRAMES; part++) {
    const from = Math.floor((timeline.length * part) / 8);
    chosen.add(timeline.next(milestones, from) ?? timeline.next(paces, from) ?? from);
  }
  return [...chosen]
    .filter((position) => position > 0)
    .sort((a, b) => a - b)
    .map((position) => {
      const { step, state } = timeline.frame(position);
      return { position, caption: plain(sentenceOf(words, step, state)) };
    });
}
