import type { CoverProblem } from '../exact-cover.ts';
import type { Links } from '../picture/cover.ts';
import { none } from './cover-state.ts';

/** Puts a node behind another one in a circle: left and right, or above and below. */
function insertAfter(before: Int32Array, after: Int32Array, one: number, other: number): void {
  before[one] = other;
  after[one] = after[other];
  before[after[other]] = one;
  after[other] = one;
}

/** Lays the links: the headers in a circle with the root, each column in a circle with its header, each row in a circle. */
export function linkMatrix({ items, primary, options }: CoverProblem): Links {
  const h = items.length;
  const total = options.reduce((nodes, option) => nodes + option.items.length, h + 1);
  const alone = Int32Array.from({ length: total }, (_, node) => node);
  const [L, R, U, D, C] = [alone, alone.slice(), alone.slice(), alone.slice(), alone.slice()] as const;
  const optionOf = new Int32Array(total).fill(none);
  // Secondary columns stay out of the circle of headers, because they need not be covered.
  for (let c = 0; c < primary; c++) insertAfter(L, R, c, L[h]);
  let node = h + 1;
  for (const [option, { items: columns }] of options.entries()) {
    for (const [place, c] of columns.entries()) {
      C[node] = c;
      optionOf[node] = option;
      insertAfter(U, D, node, U[c]);
      if (place > 0) insertAfter(L, R, node, node - 1);
      node++;
    }
  }
  return { h, L, R, U, D, C, optionOf };
}
