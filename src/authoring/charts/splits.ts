import { number } from '#words/language.ts';
import splits from '../../../content/data/splits.json' with { type: 'json' };

/** Names of the variants of research/splits.ts. */
const nameOf = ({ triads, digits }: { triads: boolean; digits: boolean }) =>
  triads ? (digits ? 'both' : 'triads') : digits ? 'digits' : 'neither';

/** Figures of the text: guesses a puzzle, and time against the search without either. */
export const measured: Readonly<Record<string, () => string>> = {
  'splits-count': () => number(splits.count),
  ...Object.fromEntries(
    splits.rows.flatMap((row) => [
      [`splits-${nameOf(row)}-guesses`, () => number(Math.round(row.guesses))],
      [`splits-${nameOf(row)}-time`, () => String(row.time)],
    ]),
  ),
};
