import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../tests/samples.ts';
import type { CatalogRow } from '../../../engine/algorithm.ts';
import { catalog, catalogRow } from '../../../engine/catalog.ts';
import { plain } from '../../sentence.ts';
import { type DrawnRun, drawQuestions } from '../draw-questions.ts';
import type { DrawnQuestion, MovesForm } from '../drawn-question.ts';
import type { MovesPlay } from '../moves-play.ts';
import { KINDS, type KindName, type QuestionSet } from '../question-set.ts';
import { runFor } from '../testing/drawn-runs.ts';
import { kinds } from './kinds.ts';

const asking = (algorithm: string, kind: KindName, count = 3): QuestionSet => ({
  title: '',
  algorithm,
  options: {},
  puzzles: { from: 'these', puzzles: [] },
  ask: [{ kind, count }],
  attempts: 2,
  rule: false,
});

/** A puzzle on which a search for covers meets dead ends is a matrix. */
const coversOnly = (input: string, kind: KindName) => input === 'puzzle-or-cover' && kind === 'many';

/** Runs for all kinds of questions, made once; and once more. */
const [runs, again] = [new Map<string, ReturnType<typeof runFor>>(), new Map<string, ReturnType<typeof runFor>>()];
function runOf(from: typeof runs, { id, input }: Pick<CatalogRow, 'id' | 'input'>, kind: KindName): ReturnType<typeof runFor> {
  const cover = coversOnly(input, kind);
  const run = from.get(`${id} ${cover}`) ?? runFor(id, 'Ada', cover);
  from.set(`${id} ${cover}`, run);
  return run;
}

const combinations = await Promise.all(
  catalog.flatMap((row) =>
    KINDS.map(async (kind) => {
      const run = await runOf(runs, row, kind);
      return { id: row.id, kind, run, suits: kinds[kind].suits(run.timeline.algorithm, run.words) };
    }),
  ),
);

/** All that somebody may try to do, in the way in which the controls of a set offer it. */
function tries(play: MovesPlay, { gestures }: MovesForm): Parameters<MovesPlay['offer']>[0][] {
  const says = Object.keys(gestures).filter((kind) => gestures[kind] === 'say');
  const digits = Object.keys(gestures).filter((kind) => gestures[kind] === 'write' || gestures[kind] === 'strike');
  const cells = play.timeline.frame(0).picture.grid ? [0, 10, 40, 80] : [];
  return [
    ...says.map((kind) => [{ kind }]),
    ...digits.flatMap((kind) => cells.map((cell) => [{ kind, cell, digit: 1 + (cell % 9) }])),
    ...play.things.map(({ move }) => [move]),
    ...cells.map((cell) => play.picked([cell])).filter((moves) => moves.length > 0),
  ];
}

/** Makes the moves that are right up to the end, and gives what was said of them. */
function makeAll(play: MovesPlay): (string | undefined)[] {
  const said: (string | undefined)[] = [];
  for (let own = play.own; own; own = play.own) {
    const { wrong } = play.offer([own.move]);
    said.push(wrong && plain(wrong));
  }
  return said;
}

const numbers = (question: DrawnQuestion): number[] =>
  'choices' in question.form ? question.form.choices.map((_, answer) => answer) : Array.from({ length: 40 }, (_, answer) => answer);

describe.each(combinations.filter(({ suits }) => suits))('questions of kind $kind about $id', ({ id, kind, run }) => {
  const draw = (name: string, runs: readonly DrawnRun[] = [run]) => drawQuestions(asking(id, kind), name, runs);
  let ofAda: ReturnType<typeof draw> | undefined;
  const drawForAda = () => {
    ofAda ??= draw('Ada');
    return ofAda;
  };

  it('are there, and have one right answer that is not the only one', () => {
    const questions = drawForAda();
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      expect(plain(question.prompt)).toMatch(/[.?]$/);
      expect(question.solution.right).toBe(true);
      const right = numbers(question).filter((answer) => question.grade(answer)?.right);
      expect(right).toHaveLength(1);
      expect(numbers(question).filter((answer) => question.grade(answer)?.right === false).length).toBeGreaterThan(0);
      for (const answer of numbers(question)) {
        const verdict = question.grade(answer);
        if (verdict) expect(plain(verdict.reason)).not.toMatch(/undefined|NaN|^$/);
      }
    }
  });

  it('are the same for the same name', async () => {
    const summary = ({ position, prompt, solution }: DrawnQuestion) => [position, plain(prompt), solution.said, plain(solution.reason)];
    expect(draw('Ada', [await runOf(again, catalogRow(id), kind)]).map(summary)).toEqual(draw('Ada').map(summary));
  });

  if (kind !== 'moves') return;

  it('accept the moves of the algorithm and equally right ones, and stop at a wrong one', () => {
    const questions = drawForAda();
    fc.assert(
      fc.property(fc.nat(questions.length - 1), fc.array(fc.nat(), { maxLength: 4 }), (index, choices) => {
        const { form, grade } = questions[index]!;
        if (!('begin' in form)) throw new Error('no moves');
        const play = form.begin();
        // First what somebody may try: a right one is followed.
        for (const choice of choices) {
          if (play.over) break;
          const offered = tries(play, form);
          const before = play.right;
          const { line, wrong } = play.offer(offered[choice % offered.length]!);
          expect(line).not.toMatch(/undefined|NaN|^$/);
          if (wrong) {
            expect(plain(wrong)).toMatch(/\.$/);
            expect([play.over, play.right]).toEqual([true, before]);
          }
        }
        const stopped = play.over;
        const said = makeAll(play);
        expect(said.every((wrong) => wrong === undefined)).toBe(true);
        if (!stopped) expect([play.right, grade(play.right)?.right]).toEqual([form.count, true]);
        expect(plain(play.now)).not.toMatch(/undefined|NaN|^$/);
      }),
      samples(40),
    );
  });

  it('reveal all right moves when every attempt is used, not one of them repeatedly', () => {
    for (const { form, solution } of draw('Grace')) {
      if (!('begin' in form)) throw new Error('no moves');
      const lines = solution.said.split('; ');
      expect(lines).toHaveLength(form.count);
      expect(new Set(lines).size).toBeGreaterThan(1);
    }
  });
});

describe('questions of a kind', () => {
  it('cover every algorithm that has what they need', () => {
    const suited = (kind: KindName) => combinations.filter((each) => each.kind === kind && each.suits).map(({ id }) => id);
    expect(suited('moves')).toEqual(
      combinations.filter(({ kind, run }) => kind === 'moves' && run.timeline.algorithm.manual).map(({ id }) => id),
    );
    expect(suited('moves').length).toBeGreaterThanOrEqual(9);
    expect(suited('why')).toEqual(
      expect.arrayContaining([
        ...['backtracking', 'propagate-then-search', 'constraint-search', 'preemptive-sets', 'human-solver'],
        ...['algorithm-x', 'dancing-links', 'killer-backtracking', 'killer-advanced'],
      ]),
    );
    expect(suited('many')).toEqual(expect.arrayContaining(['algorithm-x', 'dancing-links', 'las-vegas', 'killer-advanced']));
  });
});
