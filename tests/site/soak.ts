/** `npm run soak` tries what an ordinary run spares: the same again, where nothing differs that a test is about. */
export const soaking = process.env.SOAK === 'yes';

/**
 * Whether the `index`th of many things that are alike is tried in an ordinary run, which tries one in `of`, those of one `part`; in a soak
 * all are. Tests that ask for different parts see each page between them.
 */
export const hasTurn = (index: number, of: number, part = 0): boolean => soaking || index % of === part;

/**
 * Which of all it is the turn of, for the `index`th of many things that are alike: `count` of them, another lot for the next thing, so
 * that each thing has its turn and each of all has its own; in a soak all.
 */
export const byTurns = <T>(all: readonly T[], index: number, count = 1): readonly T[] =>
  soaking ? all : Array.from({ length: count }, (_, turn) => all[(index * count + turn) % all.length]!);
