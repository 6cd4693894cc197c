import { expect, it } from 'vitest';
import { registerDrafts } from '../../src/engine/catalog.ts';
import { sudoscope } from './sudoscope.ts';

registerDrafts();

const IMPOSSIBLE = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
const ESCARGOT = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const notesOf = (puzzle: string) => sudoscope(['trace', '-', '--algorithm', 'learning-search', '--notes'], puzzle);

it('the notes of a refutation are printed, and accepted by verify', async () => {
  const { status, stdout } = await notesOf(IMPOSSIBLE);
  expect([status, stdout.split('\n').length]).toEqual([1, 6]);
  expect(await sudoscope(['verify', '-'], stdout)).toEqual({
    status: 0,
    stdout:
      '✓ The puzzle has no solution, and the notes prove it.\n✓ 3 notes, each of which follows from the puzzle and the notes before it.\n',
    stderr: '',
  });
});

it('verify names the line of a note that was left out or altered', async () => {
  const { stdout } = await notesOf(IMPOSSIBLE);
  const lines = stdout.split('\n');
  const left = await sudoscope(['verify', '-', '--json'], lines.toSpliced(1, 1).join('\n'));
  expect([left.status, JSON.parse(left.stdout)]).toEqual([6, expect.objectContaining({ fault: 2, notes: 0, proof: false })]);
  const altered = await sudoscope(['verify', '-'], stdout.replace('[22,2]', '[22,9]'));
  expect([altered.status, altered.stdout]).toEqual([6, expect.stringContaining('✗ Line 3: this note does not follow')]);
});

it('notes of a puzzle that has a solution prove nothing', async () => {
  const { status, stdout } = await notesOf(ESCARGOT);
  expect(status).toBe(0);
  expect((await sudoscope(['verify', '-', '--quiet'], stdout)).status).toBe(4);
  expect(await sudoscope(['verify', '-', '--quiet'], `${stdout}{"note":6,"never":[]}\n`)).toMatchObject({ status: 6, stdout: '' });
});

it('an algorithm without notes has none to print', async () => {
  expect(await sudoscope(['trace', '-', '--algorithm', 'backtracking', '--notes'], ESCARGOT)).toMatchObject({ status: 2, stdout: '' });
});
