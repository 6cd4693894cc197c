import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { codeFromLink, codeToLink } from './share-code.ts';

const shared = {
  start: 'backtracking',
  author: 'Ines „Nüsse“',
  code: 'export function* run() {\n  yield { kind: "solved" }; // ✓\n}\n'.repeat(40),
};

it('comes back from a link that needs no escapes', () => {
  const link = codeToLink(shared);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(shared.code.length / 5);
  expect(codeFromLink(link)).toEqual(shared);
});

it('is nothing when it was cut, changed or made by hand', () => {
  const link = codeToLink(shared);
  for (const broken of ['', 'x', link.slice(0, -9), `${link}%`, `A${link}`, linkOf('{}'), linkOf('[1,2,3]'), linkOf('["a","b"]')])
    expect(codeFromLink(broken)).toBeUndefined();
});

it('is not unpacked to more than a program can be', () => {
  expect(codeFromLink(linkOf(`["","","${' '.repeat(30_000_000)}"]`))).toBeUndefined();
});

const linkOf = (text: string) =>
  btoa(strFromU8(deflateSync(strToU8(text)), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
