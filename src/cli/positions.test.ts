import { describe, expect, it } from 'vitest';
import { sudoscope } from '../../tests/cli/sudoscope.ts';
import * as wild from '../engine/formats/testing/wild.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const rows = (text: string) => text.match(/.{9}/g)!.join('\n');
const techniquesIn = (stdout: string) => stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line) as { technique: string; eliminations: string[]; placements: string[] }); // biome-ignore format: one line

const everyCommand: (readonly string[])[] = [
  ['solve', '-'],
  ['solve', '-', '--algorithm', 'backtracking'],
  ['solve', '-', '--algorithm', 'human-solver'],
  ['solve', '-', '--algorithm', 'dancing-links'],
  ['count', '-'],
  ['check', '-'],
  ['rate', '-'],
  ['trace', '-', '--algorithm', 'propagate-then-search'],
  ['tester', '-', 'sudoku', 'backtracking', 'n'],
];

describe('a position that says more than its digits', () => {
  it.each([
    ['solve', '-'],
    ['solve', '-', '--algorithm', 'human-solver'],
    ['count', '-'],
    ['check', '-'],
    ['rate', '-'],
  ])('binds %s %s %s %s', async (...args) => {
    const { status, stdout, stderr } = await sudoscope(args.filter(Boolean), wild.sukaku);
    expect([status, stderr]).toEqual([0, '']);
    if (args[0] === 'solve') expect(stdout).toMatch(/^5346789/m);
    if (args[0] === 'count') expect(stdout).toBe('1\n');
  });

  it.each(everyCommand)('is refused by %s %s %s %s where a placed digit is wrong', async (...args) => {
    const state = `[Puzzle]\n${rows(WIKIPEDIA)}\n[State]\n${rows(WIKIPEDIA.replace('53.', '531'))}`;
    const { status, stdout, stderr } = await sudoscope(args.filter(Boolean), state);
    expect(status).toBe(2);
    expect(`${stdout}${stderr}`).toContain('1 is placed at r1c3, but no solution of the puzzle has it there');
  });

  it('is read where its digits are right, and say nothing new', async () => {
    const state = `[Puzzle]\n${rows(WIKIPEDIA)}\n[State]\n${rows(WIKIPEDIA.replace('53.', '534'))}`;
    expect(await sudoscope(['check', '-'], state)).toMatchObject({ status: 0, stderr: '' });
    expect(await sudoscope(['count', '-'], `:0000:x:${WIKIPEDIA.replace('53.', '53+4')}:::`)).toMatchObject({ status: 0, stdout: '1\n' });
    const several = wild.twoSolutions.replace('.', '+6');
    expect(await sudoscope(['count', '-'], `:0000:x:${several}:::`)).toMatchObject({ status: 0, stdout: '1\n' });
  });
});

describe('techniques', () => {
  it('reads candidates, and names what pencil marks leave open', async () => {
    const marks = await sudoscope(['techniques', '-', '--technique', 'full-house'], wild.gridAsMarks);
    expect(marks.stderr).toContain('pencil marks do not tell a digit from a lone candidate: 67 cells');
    const line = await sudoscope(['techniques', '-', '--technique', 'full-house'], wild.gridAsLine);
    expect([line.stderr, techniquesIn(line.stdout).length]).toEqual(['', 1]);
    for (const technique of ['naked-pair', 'hidden-pair', 'w-wing', 'aic', 'unique-rectangle-3']) {
      const [one, other] = await Promise.all(
        [wild.gridAsMarks, wild.gridAsLine].map((text) => sudoscope(['techniques', '-', '--technique', technique], text)),
      );
      expect(one!.stdout, technique).toBe(other!.stdout);
    }
  });

  it('trusts in one solution only where there is one', async () => {
    const { status, stdout, stderr } = await sudoscope(['techniques', '-'], wild.twoSolutions);
    expect(status).toBe(0);
    expect(stderr).toContain('the digits leave more than one solution, so techniques that rely on a single one are left out');
    const struck = new Set(techniquesIn(stdout).flatMap(({ eliminations }) => eliminations));
    expect([...struck].filter((each) => each.startsWith('r1c4'))).toEqual(['r1c4<>8']);
    expect(await sudoscope(['techniques', '-', '--technique', 'unique-rectangle-1'], wild.twoSolutions)).toMatchObject({
      status: 1,
      stdout: '',
    });
  });

  it('lists nothing where there is no solution', async () => {
    const none = WIKIPEDIA.replace('53.', '531');
    const struck = `:0000:x:${wild.twoSolutions}:614 714 814::`;
    expect(await sudoscope(['techniques', '-'], struck)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('r1c4 has no pencil mark'),
    });
    const { status, stdout, stderr } = await sudoscope(['techniques', '-'], none);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('no solution, so nothing is listed');
    const wrong = await sudoscope(['techniques', '-'], `:0000:x:${WIKIPEDIA}:413::`);
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('the digit of the solution is struck from r1c3')]);
    const clash = await sudoscope(['techniques', '-'], `:0000:x:${WIKIPEDIA.replace('53.', '53+5')}:::`);
    expect(clash.stderr).toContain('5 is placed at r1c3, but r1c1 has it too');
  });
});

describe('a run that is stuck', () => {
  it('says when there is more than one solution', async () => {
    const { status, stderr } = await sudoscope(['solve', '-', '--algorithm', 'human-solver'], wild.twoSolutions);
    expect(status).toBe(4);
    expect(stderr).toContain('and this puzzle has more than one solution');
  });
});

describe('an exact cover problem', () => {
  it('is not what a drawing with blanks is', async () => {
    const shifted = wild.printBoard.replace('  9 8 |', ' 9 8 |');
    expect((await sudoscope(['check', '-'], shifted)).stderr).toContain('the empty cells of this drawing are blanks');
  });

  it.each(['[[0,0,0,1,0],[1,1,0,0,0],[0,0,1,0,1]]', '| remark\nA B C D E F G\nC E F\nA D G\n'])('is named: %s', async (text) => {
    expect((await sudoscope(['check', '-'], text)).stderr).toContain('this is an exact cover problem');
  });
});

describe('a long trace', () => {
  it('is announced while it is written', { timeout: 60_000 }, async () => {
    const args = ['trace', '-', '--algorithm', 'annealing', '--output', '/dev/null', '--max-steps'];
    const none = WIKIPEDIA.replace('53.', '531');
    const { stderr } = await sudoscope([...args, '1000001'], none);
    expect(stderr).toContain('1,000,000 steps so far; it stops at 1,000,001, and --max-steps sets another bound');
    expect((await sudoscope([...args, '1000'], none)).stderr).not.toContain('so far');
  });
});
