import { expect, it } from 'vitest';
import { functionsOf } from './source-lines.ts';

it('finds functions by their first and last line, and of nested ones the inner one', () => {
  const source = `import { none } from './none.ts';

export function* run(state: State): Generator<Step> {
  if (state) {
    yield { kind: 'place' };
  }
}
function outer() {
  async function inner(
    cell: number,
  ) {
    return cell;
  }
  return inner;
}
const arrow = () => {
};`;
  expect(functionsOf(source)).toEqual([
    { name: 'run', first: 3, last: 7, indent: 0 },
    { name: 'inner', first: 9, last: 13, indent: 2 },
  ]);
});
