import { InputError } from '../../errors.ts';
import type { CoverProblem } from '../../exact-cover.ts';
import { nQueens } from './n-queens.ts';
import { pentominoes6x10, scottPentominoes } from './pentominoes.ts';
import { knuth6x7, rmitFive } from './small.ts';

/** A problem that can be named on a page, in a URL or on the command line. */
export interface SampleProblem {
  readonly id: string;
  readonly title: string;
  make(): CoverProblem;
}

/** Every exact cover problem that comes with the site, small ones first. */
export const sampleProblems: readonly SampleProblem[] = [
  { id: 'knuth-6x7', title: "Knuth's 6 × 7 matrix", make: () => knuth6x7 },
  { id: 'rmit-five', title: 'Five subsets of {1 … 6}', make: () => rmitFive },
  { id: 'queens-4', title: '4 queens', make: () => nQueens(4) },
  { id: 'queens-6', title: '6 queens', make: () => nQueens(6) },
  { id: 'queens-8', title: '8 queens', make: () => nQueens(8) },
  { id: 'pentomino-8x8', title: "Pentominoes: Scott's board, X at 23", make: () => scottPentominoes('23') },
  { id: 'pentomino-8x8-24', title: "Pentominoes: Scott's board, X at 24", make: () => scottPentominoes('24') },
  { id: 'pentomino-8x8-33', title: "Pentominoes: Scott's board, X at 33", make: () => scottPentominoes('33') },
  { id: 'pentomino-6x10', title: 'Pentominoes on 6 × 10', make: () => pentominoes6x10() },
];

/** A sample by its id. Throws InputError when there is none. */
export function sampleProblem(id: string): CoverProblem {
  const sample = sampleProblems.find((candidate) => candidate.id === id);
  if (!sample) {
    throw new InputError(`there is no exact cover problem '${id}'`, {
      expected: `one of ${sampleProblems.map((each) => each.id).join(', ')}`,
    });
  }
  return sample.make();
}
