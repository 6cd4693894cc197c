import { expect, it } from 'vitest';
import { hashOf, readProgramLink } from './program-link.ts';

const program = { start: 'backtracking', author: 'Ada', code: 'export function* run() {}', puzzle: '' };

it('reads a program, a starting point, and nothing where a place of the page is named', () => {
  expect(readProgramLink(hashOf(program))).toEqual({ program });
  expect(readProgramLink('#from=annealing')).toEqual({ from: 'annealing' });
  for (const hash of ['', '#write', '#trace']) expect(readProgramLink(hash)).toEqual({});
});

it('says what it cannot use', () => {
  expect(readProgramLink(hashOf({ ...program, start: 'magic' })).fault).toMatch(/“magic”, which isn’t a program on this page/);
  expect(readProgramLink('#from=magic').fault).toMatch(/“magic”, which isn’t a program on this page. Expected backtracking, /);
  expect(readProgramLink(hashOf(program).replace('code', 'cide')).fault).toMatch(/“#cide=2/);
  expect(readProgramLink('#code=').fault).toMatch(/^this link is damaged/);
});

it('never opens another program where one letter has changed', () => {
  const hash = hashOf(program);
  for (let at = 1; at < hash.length; at++)
    for (const letter of 'aZ0-_.=&') {
      const read = readProgramLink(hash.slice(0, at) + letter + hash.slice(at + 1));
      if (read.fault === undefined) expect(read).toEqual({ program });
    }
});
