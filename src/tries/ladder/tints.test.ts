import { expect, it } from 'vitest';
import { drillOf } from './drill.ts';
import { isTinted, tints } from './tints.ts';

it.each([
  ['xy-chain', ['begins', 'right', 'wrong']],
  ['als-chain', ['begins', 'right', 'wrong', 'set']],
  ['cell-forcing-chain', ['begins', 'right', 'wrong', 'ways']],
] as const)('the legend of a position of %s explains what is drawn there', (id, shown) => {
  expect(tints.filter((tint) => isTinted(drillOf(id).instance, tint))).toEqual(shown);
});
