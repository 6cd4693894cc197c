import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { codeFromLink, codeToLink } from './share-code.ts';

const shared = {
  start: 'backtracking',
  puzzle: 'wikipedia',
  bet: 700,
  author: 'Ines „Nüsse“',
  code: 'export function* run() {\n  yield { kind: "solved" }; // ✓\n}\n'.repeat(40),
};

it('comes back from a link that needs no escapes', () => {
  const link = codeToLink(shared);
  expect(link).toMatch(/^2\.\d+\.\w{7}\.[\w-]+$/);
  expect(link.length).toBeLessThan(shared.code.length / 5);
  expect(codeFromLink(link)).toEqual(shared);
});

it('needs no bet, and of an older link no puzzle', () => {
  const { bet, ...without } = shared;
  expect(codeFromLink(codeToLink(without))).toEqual(without);
  expect(codeFromLink(linkOf('["a","b","c"]'))).toEqual({ start: 'a', author: 'b', code: 'c', puzzle: '' });
});

it('opens as it was packed before links had a check', () => {
  const { start, author, code, puzzle, bet } = shared;
  expect(codeFromLink(linkOf(JSON.stringify([start, author, code, puzzle, bet])))).toEqual(shared);
});

it('is reported as damaged when it was cut, changed or made by hand', () => {
  const link = codeToLink(shared);
  for (const broken of [
    '',
    'x',
    link.slice(0, -9),
    `${link}%`,
    `A${link}`,
    `${link}${link}`,
    `${link}.`,
    link.replace('2.', '1.'),
    link.replace('2.', '3.'),
    link.replace('2.', ''),
    linkOf('{}'),
    linkOf('[1,2,3]'),
    linkOf('["a","b"]'),
    linkOf('["a","b","c",5]'),
    linkOf('["a","b","c","d",-1]'),
    linkOf('["a","b","c","d",1,2]'),
  ])
    expect(() => codeFromLink(broken), broken).toThrow(/^this link (is damaged|was made by a newer)/);
});

it('is not unpacked to more than a program can be', () => {
  expect(() => codeFromLink(linkOf(`["","","${' '.repeat(2_000_000)}"]`))).toThrow('it is longer than any');
  expect(() => codeFromLink('a'.repeat(1_000_000))).toThrow('it is longer than any');
});

const linkOf = (text: string) =>
  btoa(strFromU8(deflateSync(strToU8(text)), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
