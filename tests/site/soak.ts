/** `npm run soak` tries what an ordinary run spares: the same again, where nothing differs that a test is about. */
export const soaking = process.env.SOAK === 'yes';

/**
 * Which of all it is the turn of, for the `index`th of many things that are alike: `count` of them, another lot for the next thing, so
 * that each thing has its turn and each of all has its own; in a soak all.
 */
export const byTurns = <T>(all: readonly T[], index: number, count = 1): readonly T[] =>
  soaking ? all : Array.from({ length: count }, (_, turn) => all[(index * count + turn) % all.length]!);
