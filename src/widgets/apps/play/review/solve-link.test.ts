import { expect, it } from 'vitest';
import { holdsSolve, solveHash, traceInHash } from './solve-link.ts';

const trace = '{"format":"sudoscope-trace/1","puzzle":"1...657..4.........89..3"}\n{"kind":"place","cell":2,"digit":3}\n';

it('brings a solve there and back in a link', () => {
  const hash = solveHash(trace)!;
  expect(holdsSolve(hash)).toBe(true);
  expect(traceInHash(hash)).toBe(trace);
});

it.each([
  ['cut', (hash: string) => hash.slice(0, -3)],
  ['lengthened', (hash: string) => `${hash}x`],
  ['altered', (hash: string) => `${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}`],
  ['empty', () => '#solve='],
  ['of a later version', (hash: string) => hash.replace('=1.', '=2.')],
])('refuses a link that was %s', (_, change) => {
  expect(() => traceInHash(change(solveHash(trace)!))).toThrow(/link/);
});

it('makes no link of what is too long for one', () => {
  const noise = Array.from({ length: 60_000 }, (_, index) => ((index * 2654435761) % 2 ** 32).toString(36)).join('');
  expect(solveHash(noise)).toBeUndefined();
});
