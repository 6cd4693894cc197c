import { number } from '#words/language.ts';
import deadEnds from '../../../content/data/dead-ends.json' with { type: 'json' };

/** Figures of the text: nodes of the search that remembers where it failed, and of the one that does not (research/dead-ends.ts). */
export const measured: Readonly<Record<string, () => string>> = Object.fromEntries(
  deadEnds.rows.flatMap(({ set, count, forgets, remembers }) => [
    [`${set}-count`, () => number(count)],
    [`${set}-forgets`, () => number(forgets)],
    [`${set}-remembers`, () => number(remembers)],
  ]),
);
