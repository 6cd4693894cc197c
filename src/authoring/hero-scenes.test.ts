import { describe, expect, it } from 'vitest';
import { plain } from '../narration/sentence.ts';
import { cueAt, lengthOf, momentsOf, paceOf, type Shot } from '../widgets/apps/home/film.ts';
import { answersAt, filmOf, type SceneScript, scenes } from './hero-scenes.ts';

const filmed = async (id: SceneScript['id']) => {
  const { runs, shots } = await filmOf(scenes.find((scene) => scene.id === id)!);
  return { run: runs[0]!, runs, shots };
};
/** The kinds of step of the moments that are seen step by step, in order. */
const kindsOf = ({ runs, shots }: Awaited<ReturnType<typeof filmed>>) =>
  momentsOf(shots)
    .map((time) => cueAt(shots, time))
    .filter(({ shot }) => paceOf(shots[shot]!) === 1)
    .map(({ shot, position }) => runs[shots[shot]!.reel ?? 0]!.timeline.kindAt(position));
const said = ({ shots }: { shots: readonly Shot[] }) => shots.flatMap(({ says }) => (says ? [plain(says)] : []));

describe.each(scenes.map(({ id }) => id))('the film of %s', (id) => {
  it('shows places of each run, in order, up to its end, in less than half a minute', async () => {
    const { runs, shots } = await filmed(id);
    for (const [reel, { timeline }] of runs.entries()) {
      expect(timeline.outcome).toBe('solved');
      const part = shots.filter((shot) => (shot.reel ?? 0) === reel);
      expect(part).toEqual(shots.slice(shots.indexOf(part[0]!), shots.indexOf(part.at(-1)!) + 1));
      for (const [index, { from, to, lasts }] of part.entries()) {
        expect(from).toBeGreaterThanOrEqual(part[index - 1]?.to ?? 0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(lasts).toBeGreaterThan(0);
      }
      expect(part.at(-1)!.to).toBe(timeline.length);
    }
    expect(lengthOf(shots)).toBeLessThan(30_000);
  });

  it('opens on one of its moments, and has a few of them', () => {
    return filmed(id).then(({ shots }) => {
      const moments = momentsOf(shots);
      expect(moments.length).toBeGreaterThanOrEqual(6);
      expect(moments[scenes.find((scene) => scene.id === id)!.opens]).toBeDefined();
      expect(moments.at(-1)).toBe(lengthOf(shots));
    });
  });

  it('goes slowly first, and then ever faster until it rests', async () => {
    const paces = (await filmed(id)).shots.map(paceOf);
    expect(paces[0]).toBe(1);
    expect(Math.max(...paces)).toBeGreaterThan(4);
    expect(paces.at(-1)).toBe(1);
  });
});

it('backtracking is seen to try, to clash across a row, to fail and to take back', async () => {
  const film = await filmed('backtracking');
  expect(kindsOf(film).slice(0, 4)).toEqual(['try', 'conflict', 'deadEnd', 'takeBack']);
  expect(film.shots.map(paceOf).filter((pace) => pace > 1)).toEqual([2, 20, 1000, 10_000]);
  const { timeline } = film.run;
  // The answer to its question names the step at which it stops in between.
  const answer = answersAt(film.run, cueAt(film.shots, momentsOf(film.shots)[2]!).position)[0]!;
  const stop = film.shots.find(({ says }) => says && plain(says).startsWith('Back at the first digit'))!;
  expect(paceOf(stop)).toBe(1);
  expect(answer.says).toContain(`only at step ${stop.to.toLocaleString('en')}.`);
  const { place, takeBack } = timeline.totals;
  const last = said(film).at(-1)!;
  expect(last).toContain(`${place!.toLocaleString('en')} placements, ${takeBack!.toLocaleString('en')} of them taken back`);
  const { cell, times } = /(?<cell>r\dc\d) alone was written (?<times>\d+) times/.exec(last)!.groups as { cell: string; times: string };
  const index = (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1;
  const written = [...timeline.steps()].filter((step) => step.kind === 'place' && step.cell === index);
  expect(written).toHaveLength(Number(times));
});

it('sets are seen to be found, to strike and to leave one number', async () => {
  const film = await filmed('sets');
  expect(kindsOf(film)).toEqual(['markUp', 'see', 'strike', 'fill', 'solved']);
  expect(film.run.timeline.totals).toMatchObject({ guess: 0, erase: 0 });
});

it('a column is seen to go, to know where it stood, and to come back', async () => {
  const film = await filmed('links');
  expect(kindsOf(film)).toEqual([
    undefined,
    'choose',
    'cover',
    'unlink',
    'covered',
    'solution',
    'uncovered',
    'allFound',
    undefined,
    'solution',
  ]);
  const { timeline } = film.run;
  const [first, last] = [0, timeline.length].map((position) => timeline.peek(position) as Record<'L' | 'R' | 'U' | 'D' | 'S', Int32Array>);
  for (const name of ['L', 'R', 'U', 'D', 'S'] as const) expect(last![name], name).toEqual(first![name]);
  const { cover, unlink, uncovered, relink } = timeline.totals;
  expect(cover! + unlink!).toBe(uncovered! + relink!);
  expect(said(film).find((words) => words.startsWith('All found'))).toContain(
    `taken out ${cover! + unlink!} times and put back ${uncovered! + relink!} times`,
  );
});

it('a Sudoku is seen as a matrix of which 81 rows cover every column once', async () => {
  const { runs, shots } = await filmed('links');
  const { timeline } = runs[1]!;
  const { items, options, given } = timeline.frame(0).picture.cover!.problem;
  expect(said({ shots }).slice(-3)).toEqual([
    expect.stringContaining('729 rows, 324 columns, 2,916 ones. Its 30 givens'),
    expect.any(String),
    expect.stringContaining('81 rows cover each of the 324 columns once'),
  ]);
  expect([options.length, items.length]).toEqual([729, 324]);
  const picked = [...timeline.steps()].filter(({ kind }) => kind === 'pick').map(({ option }) => option as number);
  const covers = [...given!, ...picked].flatMap((option) => options[option]!.items);
  expect(covers.toSorted((a, b) => a - b)).toEqual([...items.keys()]);
});

it('annealing is seen to keep what is worse, and a lucky one at no more than a quarter', async () => {
  const film = await filmed('annealing');
  expect(kindsOf(film)).toEqual(['newStart', 'acceptWorse', 'acceptWorse', 'propose', 'solved']);
  const { timeline } = film.run;
  const lucky = cueAt(film.shots, momentsOf(film.shots)[3]!).position;
  const { temperature } = timeline.peek(lucky) as { temperature: number };
  expect(timeline.stepAt(lucky)).toMatchObject({ kind: 'acceptWorse', delta: 2 });
  expect(Math.exp(-2 / temperature)).toBeLessThanOrEqual(0.25);
  const end = film.shots.at(-2)!.to;
  expect(timeline.metricAt(end - 1)).toBeGreaterThan(0);
  expect(timeline.metricAt(timeline.length)).toBe(0);
});
