import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const diff = /```diff\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
/** What the guide's diff adds, file by file: the text between two places that it leaves out. */
const added = diff
  .split(/^--- .*\n\+\+\+ b\//m)
  .slice(1)
  .map((part) => {
    const [file, ...lines] = part.trimEnd().split('\n');
    const passages = lines.join('\n').split(/^ …$/m);
    return { file: file!, passages: passages.map((passage) => passage.trim().replaceAll(/^\+/gm, '')) };
  });

it('finds the diff of the guide', () => {
  expect(added.map(({ passages }) => passages.length)).toEqual([2, 3, 2, 1]);
});

it.each(added)('the guide shows $file as it is', ({ file, passages }) => {
  const text = readFileSync(file, 'utf8');
  for (const passage of passages) expect(text).toContain(passage);
});
