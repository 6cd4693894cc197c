import { expect, it } from 'vitest';
import { openedSaid } from './lesson-file.ts';

const [EARLY, LATE] = [Date.UTC(2026, 2, 1, 12), Date.UTC(2026, 2, 5, 12)];
const file = (lastModified: number) => ({ name: 'lists.md', lastModified });

it('says of a file that is opened whether it is newer than what the browser kept of it', () => {
  const kept = { text: 'a', file: 'lists.md', at: LATE };
  expect(openedSaid(file(EARLY), 'b', kept)).toMatch(/saved Mar 1.* kept is newer \(Mar 5/);
  expect(openedSaid(file(LATE + 1000), 'b', { ...kept, at: EARLY })).toMatch(/saved Mar 5.* newer than .* \(Mar 1/);
  const plain = 'lists.md is open.';
  expect(openedSaid(file(EARLY), 'a', kept)).toBe(plain);
  expect(openedSaid(file(EARLY), 'b', { ...kept, file: 'trees.md' })).toBe(plain);
  expect(openedSaid(file(EARLY), 'b', { text: 'a', file: 'lists.md' })).toBe(plain);
  expect(openedSaid(file(EARLY), 'b', undefined)).toBe(plain);
});
