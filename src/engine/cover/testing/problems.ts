import fc from 'fast-check';
import { type CoverProblem, coverProblem, isCover } from '../../exact-cover.ts';

/** Small problems of every sort: with and without covers, with secondary items, with options that are equal. */
export const anyCoverProblem: fc.Arbitrary<CoverProblem> = fc
  .record({ primary: fc.integer({ min: 1, max: 5 }), secondary: fc.integer({ min: 0, max: 3 }) })
  .chain(({ primary, secondary }) => {
    const items = Array.from({ length: primary + secondary }, (_, item) => 'ABCDEFGH'[item]);
    const sets = fc.uniqueArray(fc.nat(items.length - 1), { minLength: 1, maxLength: 4 });
    return fc.array(sets, { minLength: 1, maxLength: 9 }).map((options) =>
      coverProblem({
        name: 'any',
        items,
        primary,
        options: options.map((own, option) => ({ name: `row ${option + 1}`, items: own })),
      }),
    );
  });

/** Every set of options that is a cover and has only options with a primary item, found by trying all sets. */
export function allCovers(problem: CoverProblem): number[][] {
  const useful = problem.options
    .map((_, option) => option)
    .filter((option) => problem.options[option].items.some((item) => item < problem.primary));
  return Array.from({ length: 2 ** useful.length }, (_, bits) => useful.filter((_, place) => bits & (1 << place))).filter((chosen) =>
    isCover(problem, chosen),
  );
}
