import { expect, it, vi } from 'vitest';
import { claimNone } from '#words/manual.ts';
import { plain } from '../../../narration/sentence.ts';
import { record } from '../../../trace/record.ts';
import { ownPuzzle } from '../../runs/named-puzzle.ts';
import { prepareRun } from '../../runs/prepared-run.ts';
import { ManualSession } from './manual-session.ts';
import { claimOf, type ManualFigure, type ManualState } from './manual-state.ts';

const run = await prepareRun({ algorithm: 'backtracking', options: {} }, ownPuzzle('1....2....3....4'));
const timeline = record(run.algorithm, run.input, run.values);

/** A session with the states that it shows; `focused` is the cell in which the keys are. */
function begun(of = { run, timeline }) {
  const { run, timeline } = of;
  const shown: ManualState[] = [];
  const keys: { focused?: number } = {};
  const figure = { run: () => run, timeline: () => timeline, show: vi.fn(), fork: vi.fn(), changed: vi.fn(), left: vi.fn() };
  const session = new ManualSession(figure as unknown as ManualFigure, 0, {
    keepsDraws: false,
    focusedCell: () => keys.focused,
    show: (state) => shown.push(state),
  });
  session.begin();
  return { session, figure, keys, now: () => shown.at(-1)!, states: () => shown };
}

it('makes a right move, marks its cell once, and asks for the next one', () => {
  const { session, figure, now, states } = begun();
  session.pick(1);
  expect(now()).toMatchObject({ cells: [1], focus: 1, turn: 1 });
  session.digit(3);
  expect(now()).toMatchObject({ turn: 2, right: 1, mistake: undefined });
  expect(figure.show).toHaveBeenLastCalledWith(session.play.position);
  session.hint();
  expect(now()).toMatchObject({ turn: 2, right: undefined, hints: 1 });
  expect(states()[0]!.focus).toBeUndefined();
  expect(states()[1]!.focus).toBe('figure');
});

it('counts no mistake where a digit is typed into a cell that has it already', () => {
  const { session, now } = begun();
  session.pick(0);
  session.digit(1);
  expect([session.stopped, session.play.mistakes, session.play.made.length]).toEqual([false, 0, 0]);
  expect(plain(now().message)).toMatch(/^r1c1 already has its 1\. /);
  // The hint made the move, and the reader writes what it said.
  for (let press = 0; press < 3; press++) session.hint();
  session.pick(1);
  session.digit(3);
  expect([session.play.mistakes, session.play.made.length]).toEqual([0, 1]);
});

it('counts no mistake where a mark is struck that the cell does not have', async () => {
  const climbed = await prepareRun({ algorithm: 'human-solver', options: {} }, ownPuzzle('..32.....42..3.4'));
  const { session, now } = begun({ run: climbed, timeline: record(climbed.algorithm, climbed.input, climbed.values) });
  session.turn();
  session.pick(1);
  session.digit(3);
  expect([session.stopped, session.play.mistakes]).toEqual([false, 0]);
  expect(plain(now().message)).toMatch(/^r1c2 has no mark 3 to strike\. /);
  // A mark that is there is judged.
  session.digit(1);
  expect(session.play.mistakes).toBe(1);
});

it('takes a wrong move back for another column that is pointed at', async () => {
  const covered = await prepareRun({ algorithm: 'algorithm-x', options: {} }, ownPuzzle('A B C D\nA C\nB D\nA D'));
  const { session } = begun({ run: covered, timeline: record(covered.algorithm, covered.input, covered.values) });
  session.point('item', 0);
  expect(session.stopped).toBe(true);
  session.point('item', 1);
  expect([session.stopped, session.play.made.length, session.play.mistakes]).toEqual([false, 1, 1]);
});

it('stops at a wrong move, and takes it back for a digit that is typed over it', () => {
  const { session, keys, now } = begun();
  session.pick(1);
  session.digit(4);
  expect(session.stopped).toBe(true);
  expect(now().mistake).toMatchObject({ cell: 1, digit: '4', isStrike: false, branches: { mine: { lines: { length: 4 } } } });
  expect(plain(now().message)).toMatch(/^Stopped\. /);
  // Keys that walk through the grid choose nothing meanwhile.
  session.walkTo(2);
  expect(now().cells).toEqual([1]);
  keys.focused = 1;
  session.digit(3);
  expect([session.stopped, session.play.made.length, session.play.mistakes]).toEqual([false, 1, 1]);
  session.undo();
  expect([session.play.made.length, now().mistake]).toEqual([0, undefined]);
});

it('makes the move with the third press of a hint, and says why a move cannot come without counting a mistake', () => {
  const { session, now } = begun();
  for (let press = 0; press < 3; press++) session.hint();
  expect([session.play.made.length, now().hints, now().turn]).toEqual([1, 0, 2]);
  session.skip({});
  expect(now().isOver).toBe(true);
  const { turn } = now();
  session.say(['takeBack']);
  expect([session.play.mistakes, now().turn]).toEqual([0, turn]);
});

it('rests at what a note strikes, before the dead end that comes after it', async () => {
  const noting = await prepareRun(
    { algorithm: 'learning-search', options: { see: 'cells' } },
    ownPuzzle('3...1......453..2..1..351......6...3'),
  );
  const { session, figure, now } = begun({ run: noting, timeline: record(noting.algorithm, noting.input, noting.values) });
  const kind = () => session.play.timeline.kindAt(session.play.position);
  session.skip({ moves: 1 });
  expect([session.play.rests, kind()]).toEqual([true, 'noteStrikes']);
  expect(figure.show).toHaveBeenLastCalledWith(session.play.position);
  expect(plain(now().message)).toMatch(/^A good note: .*is struck from r1c4/);
  // No cell is chosen for a dead end that isn't shown.
  session.pick(2);
  expect([now().cells, now().claim.idle]).toEqual([[], undefined]);
  session.claim();
  expect([session.play.rests, kind(), session.play.made.length]).toEqual([false, 'conflict', 1]);
  session.pick(2);
  session.claim();
  expect([session.play.rests, kind(), session.play.made.length]).toEqual([true, 'noteStrikes', 2]);
  // A move taken back leads to where it was awaited.
  session.undo();
  expect([session.play.rests, kind(), session.play.made.length]).toEqual([false, 'conflict', 1]);
  session.skip({ moves: 1 });
  session.hint();
  expect([session.play.rests, session.play.mistakes]).toEqual([false, 0]);
});

const claimSet = 'this is a set';

/** The claim with so many cells chosen; `canClaimAll` where there may be more of the same to do. */
function claimed(count: number, canClaimAll: boolean, whyNoSet?: string) {
  const { isOfAll, text, idle } = claimOf(count, claimSet, canClaimAll ? 'that is all' : undefined, whyNoSet);
  return [isOfAll, text, idle];
}

it.each([
  ['nothing where no cell is chosen', 0, false, [false, claimSet, claimNone]],
  ['a set', 1, false, [false, claimSet, undefined]],
  ['that this is all', 0, true, [true, 'that is all', undefined]],
  ['the same with the cell in which something was struck', 1, true, [true, 'that is all', undefined]],
  ['a set where several cells are chosen all the same', 2, true, [false, claimSet, undefined]],
] as const)('Enter claims %s', (_what, count, canClaimAll, claims) => {
  expect(claimed(count, canClaimAll)).toEqual(claims);
});

it('tells why no set can be shown now before it asks for cells, and keeps nobody from saying that this is all', () => {
  expect(claimed(0, false, 'First mark up.')).toEqual([false, claimSet, 'First mark up.']);
  expect(claimed(2, false, 'First mark up.')).toEqual([false, claimSet, 'First mark up.']);
  expect(claimed(0, true, 'First mark up.')).toEqual([true, 'that is all', undefined]);
});

it('chooses a column without a row for a reader who says that no row is left, and otherwise asks for a column', async () => {
  const sessionOn = async (problem: string) => {
    const run = await prepareRun({ algorithm: 'algorithm-x', options: {} }, ownPuzzle(problem));
    return begun({ run, timeline: record(run.algorithm, run.input, run.values) });
  };
  const empty = await sessionOn('a b\na');
  empty.session.say(['deadEnd']);
  await vi.waitFor(() => expect(empty.session.play.made.map(({ isMine }) => isMine)).toEqual([false, true]));
  expect([empty.session.stopped, empty.session.play.mistakes]).toEqual([false, 0]);
  const open = await sessionOn('a b\na\nb');
  open.session.say(['deadEnd']);
  expect([open.session.stopped, open.session.play.made.length, plain(open.now().message)]).toEqual([
    false,
    0,
    expect.stringMatching(/^Choose a column first\. /),
  ]);
});

it('takes a row back for a reader who says so at a dead end, and lets them say only of a column just chosen that no row is left', async () => {
  const run = await prepareRun({ algorithm: 'algorithm-x', options: {} }, ownPuzzle('a b c\na b\nb c\na c'));
  const { session, now } = begun({ run, timeline: record(run.algorithm, run.input, run.values) });
  // Column a has two rows, and the first of them leaves none for column c.
  session.skip({ until: ['pick'] });
  session.say(['takeBack']);
  await vi.waitFor(() =>
    expect(session.play.made.slice(-3).map(({ said, isMine }) => [said, isMine])).toEqual([
      ['choose', false],
      ['deadEnd', false],
      ['takeBack', true],
    ]),
  );
  expect(session.play.mistakes).toBe(0);
  session.say(['deadEnd']);
  expect([session.stopped, session.play.mistakes, plain(now().message)]).toEqual([
    false,
    0,
    expect.stringMatching(/^That is said only of a column /),
  ]);
});
