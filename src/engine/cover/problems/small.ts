import { type CoverProblem, coverProblem } from '../../exact-cover.ts';

/** Makes a problem from the items of each option, written as letters or digits; options are named by their items. */
function fromSets(name: string, items: string, sets: readonly string[]): CoverProblem {
  const options = sets.map((set) => ({ name: Array.from(set).join(' '), items: Array.from(set, (item) => items.indexOf(item)) }));
  return coverProblem({ name, items: Array.from(items), primary: items.length, options });
}

/** The 6 × 7 matrix of Knuth's 'Dancing Links' (2000). Its one cover is A D, C E F, B G. */
export const knuth6x7: CoverProblem = fromSets("Knuth's 6 × 7 matrix", 'ABCDEFG', ['CEF', 'ADG', 'BCF', 'AD', 'BG', 'DEG']);

/** Five subsets of {1 … 6}, a small one to begin with. Its one cover is 2 3 4, 1 5 6. */
export const rmitFive: CoverProblem = fromSets('Five subsets of {1 … 6}', '123456', ['13', '234', '156', '25', '6']);
