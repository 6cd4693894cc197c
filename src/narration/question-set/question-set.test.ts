import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalog, catalogRow } from '../../engine/catalog.ts';
import { CARVED_SIZES, levelsOfSize } from '../../engine/generate/carve.card.ts';
import { narratorOf } from '../narrator.ts';
import { plain } from '../sentence.ts';
import { drawQuestions } from './draw-questions.ts';
import { kinds } from './kinds/kinds.ts';
import { ATTEMPTS, hashOfSet, KINDS, MAX, type QuestionSet, questionsIn, sameName, seedFor, shownName, wishFor } from './question-set.ts';
import { fragmentOf, holdsSet, readSet, writeSet } from './set-link.ts';
import { runFor } from './testing/drawn-runs.ts';

const set: QuestionSet = {
  title: 'Week 3: what a dead end costs',
  algorithm: 'backtracking',
  options: { order: 'columns' },
  puzzles: { from: 'name', level: 'easy', size: 9, seed: 7 },
  ask: [
    { kind: 'many', count: 2 },
    { kind: 'next', count: 4 },
  ],
  attempts: 2,
  rule: true,
};

/** Its link without a check, as people write it. */
const byHand = 'set=1&a=backtracking&o.order=columns&p=name.easy.9.7&q=many2.next4&n=2&r=1&t=Week+3%3A+what+a+dead+end+costs';

const text = (most: number) => fc.string({ minLength: 1, maxLength: most, unit: 'grapheme' });
const plans: fc.Arbitrary<QuestionSet['puzzles']> = fc.oneof(
  fc.record({ from: fc.constant('these' as const), puzzles: fc.array(text(90), { minLength: 1, maxLength: MAX.puzzles }) }),
  fc.constantFrom(...CARVED_SIZES).chain((size) =>
    fc.record({
      from: fc.constantFrom('name' as const, 'seed' as const),
      level: fc.constantFrom(...levelsOfSize(size)),
      size: fc.constant(size),
      seed: fc.nat(MAX.seed),
    }),
  ),
);
const sets: fc.Arbitrary<QuestionSet> = fc.record({
  title: text(40).map((title) => title.replace(/\s+/gu, ' ').trim()),
  algorithm: fc.constantFrom(...catalog.map(({ id }) => id)),
  options: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text(8), { noNullPrototype: true }),
  puzzles: plans,
  ask: fc
    .subarray([...KINDS], { minLength: 1 })
    .chain((names) => fc.tuple(...names.map((kind) => fc.record({ kind: fc.constant(kind), count: fc.integer({ min: 1, max: 7 }) })))),
  attempts: fc.constantFrom(...ATTEMPTS),
  rule: fc.boolean(),
});

describe('the link of a set', () => {
  it('holds all of any set', () => {
    fc.assert(
      fc.property(sets, (any) => {
        expect(readSet(writeSet(any))).toEqual(any);
        expect(holdsSet(`#${writeSet(any)}`)).toBe(true);
      }),
    );
  });

  it('is short, and can be read out of a whole address', () => {
    expect(writeSet(set)).toBe(
      'set=2&c=144.NT7PEP0&a=backtracking&o.order=columns&p=name.easy.9.7&q=many2.next4&n=2&r=1&t=Week+3%3A+what+a+dead+end+costs',
    );
    expect(readSet(fragmentOf(`https://sudoscope.example/set/#${writeSet(set)} `))).toEqual(set);
  });

  it('opens a link made before links had a check, however its letters are escaped', () => {
    expect(readSet(byHand)).toEqual(set);
    expect(readSet(writeSet(set).replaceAll('+', '%20').replace('%3A', ':'))).toEqual(set);
  });

  it('has a title that can be shown and written to XML', () => {
    const title = readSet('set=1&a=backtracking&p=name.easy.9.1&q=next2&t=a%01%00b%0B%1F%7F%EF%BF%BEc%0Ad').title;
    expect(title).toBe('abc d');
  });

  it('is refused with a sentence when it is invalid', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        expect(() => readSet(`set=1&${any}`)).toThrow(expect.objectContaining({ name: 'InputError' }));
      }),
    );
  });

  const link = byHand;
  it.each([
    ['', 'this is no link of a set of questions'],
    [link.replace('set=1', 'set=x'), "version 'x' of the sets"],
    [link.replace('set=1', 'set=2'), 'this link is damaged: its end is missing'],
    [link.replace('set=1', 'set=3'), 'made by a newer version'],
    [writeSet(set).replace('set=2', 'set=1'), 'this link is damaged: part of it has changed'],
    [writeSet(set).replace('n=2', 'n=1'), 'this link is damaged: part of it has changed'],
    [writeSet(set).slice(0, -4), 'this link is damaged: its end is missing'],
    [`${writeSet(set)}${writeSet(set)}`, 'this link is damaged: something was added'],
    [`${link}&a=dig`, "the part 'a' twice"],
    [`${link}&b=1`, "a part 'b' that no set has"],
    [`${link}&z=wikipedia`, 'tells its puzzles twice'],
    [link.replace('r=1', 'r=yes'), "'yes' stands where the link tells the help"],
    [`set=1&t=${'x'.repeat(300_000)}`, 'this link is damaged: it is longer'],
    [link.replace('a=backtracking', 'a=magic'), "no algorithm 'magic'"],
    [link.replace('a=backtracking&', ''), 'names no algorithm'],
    [link.replace('name.easy.9.7', 'name.easy.9'), 'the seed'],
    [link.replace('name.easy.9.7', 'name.easy.8.7'), 'size 8'],
    [link.replace('name.easy.9.7', 'name.extreme.4.7'), "no level 'extreme'"],
    [link.replace('name.easy.9.7', 'mine.easy.9.7'), 'the puzzles'],
    [link.replace('p=name.easy.9.7', 'z=a&z=a&z=a&z=a&z=a&z=a&z=a&z=a&z=a'), '9 puzzles'],
    [link.replace('many2', 'most2'), "'most2'"],
    [link.replace('many2', 'many0'), "'many0'"],
    [link.replace('many2', 'next2'), 'twice'],
    [link.replace('many2', 'many200'), '204 questions'],
    [link.replace('n=2', 'n=7'), '7 attempts'],
    [link.replace('Week', 'W'.repeat(200)), 'characters'],
  ])('says what is wrong with %s', (damaged, fault) => {
    expect(() => readSet(damaged)).toThrow(fault);
  });

  it('may get another title, and is the same set; anything else makes it another one', () => {
    expect(hashOfSet({ ...set, title: 'Week 4' })).toBe(hashOfSet(set));
    const others = [
      { algorithm: 'dig' },
      { options: {} },
      { attempts: 1 },
      { ask: set.ask.slice(1) },
      { puzzles: { ...set.puzzles, seed: 8 } as QuestionSet['puzzles'] },
    ];
    expect(new Set([set, ...others.map((change) => ({ ...set, ...change }))].map(hashOfSet)).size).toBe(others.length + 1);
  });
});

describe('a name', () => {
  it('is the same however it is written', () => {
    for (const name of ['Ada Lovelace', ' ada  lovelace ', 'ADA\tLOVELACE', 'Ａｄａ Lovelace']) expect(sameName(name)).toBe('ada lovelace');
    expect(sameName('Rene\u0301e')).toBe(sameName('RENÉE'));
    expect(shownName('  Ada   Lovelace ')).toBe('Ada Lovelace');
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => sameName(sameName(name)) === sameName(name)));
  });

  it('gives one seed on every machine, and another name another', () => {
    expect(seedFor(set, 'Ada Lovelace')).toBe(886_078_912);
    expect(seedFor(set, 'ada  lovelace ')).toBe(seedFor(set, 'Ada Lovelace'));
    expect(seedFor(set, 'Grace Hopper')).not.toBe(seedFor(set, 'Ada Lovelace'));
    const forAll: QuestionSet = { ...set, puzzles: { from: 'seed', level: 'easy', size: 9, seed: 7 } };
    expect([seedFor(forAll, 'Ada'), seedFor(forAll, 'Grace')]).toEqual([7, 7]);
    expect(wishFor({ ...set, puzzles: { from: 'these', puzzles: ['wikipedia'] } }, 'Ada')).toBeUndefined();
  });
});

describe('the questions of a student', () => {
  it.each([
    'backtracking',
    'constraint-search',
    'preemptive-sets',
    'human-solver',
    'algorithm-x',
    'dancing-links',
    'hill-climbing',
    'annealing',
  ])(
    'are drawn from runs of %s: the same each time, apart from each other, each with an answer that is graded right',
    async (algorithm) => {
      const tested: QuestionSet = { ...set, algorithm, ask: [{ kind: 'next', count: 6 }] };
      const runs = [await runFor(algorithm, 'Ada'), await runFor(algorithm, 'Grace')];
      const questions = drawQuestions(tested, 'Ada', runs);
      expect(questions).toHaveLength(6);
      const summary = ({ run, position, prompt }: (typeof questions)[number]) => [run, position, plain(prompt)].join();
      expect(drawQuestions(tested, ' ada', [await runFor(algorithm, 'Ada'), await runFor(algorithm, 'Grace')]).map(summary)).toEqual(
        questions.map(summary),
      );
      expect(new Set(questions.map(summary)).size).toBe(6);
      expect(questions.map(({ run }) => run)).toEqual([0, 0, 0, 1, 1, 1]);
      for (const { form, grade, solution, shows, run, position } of questions) {
        expect(solution.right).toBe(true);
        expect('choices' in form && form.choices.map((_, answer) => grade(answer)!.right).filter(Boolean)).toHaveLength(1);
        if (shows.part) expect(Object.keys(runs[run]!.timeline.frame(position).picture)).toContain(shows.part);
        expect(grade(9999)?.right ?? false).toBe(false);
      }
    },
  );

  it('are other ones for another name on the same puzzle', async () => {
    const run = await runFor('backtracking', 'Ada');
    const positions = (name: string) => drawQuestions(set, name, [run]).map(({ position }) => position);
    expect(positions('Grace')).not.toEqual(positions('Ada'));
  });

  it('may be answered with a cell: one that is a choice counts as that choice', async () => {
    const [question] = drawQuestions({ ...set, ask: [{ kind: 'next', count: 12 }] }, 'Ada', [await runFor('backtracking', 'Ada')]).filter(
      ({ form }) => 'ofCell' in form && form.ofCell,
    );
    const { form, grade } = question!;
    if (!('choices' in form)) throw new Error('no choices');
    const answers = Array.from({ length: 81 }, (_, cell) => form.ofCell!(cell));
    expect(new Set(answers).size).toBe(81);
    expect(answers.filter((answer) => answer! < form.choices.length).length).toBeGreaterThan(0);
    expect(answers.filter((answer) => grade(answer!)!.right).length).toBeLessThanOrEqual(1);
    for (const answer of answers) expect(plain(grade(answer!)!.reason)).toMatch(/\.$/);
  });

  it('that count dead ends agree with the trace, step by step, and come easy ones first', async () => {
    const run = await runFor('backtracking', 'Grace');
    const questions = drawQuestions({ ...set, ask: [{ kind: 'many', count: 5 }] }, 'Grace', [run]);
    expect(questions).toHaveLength(5);
    const counts = questions.map(({ position, grade, solution }) => {
      let [depth, deadEnds, at] = [1, 0, position];
      while (depth > 0) {
        const kind = run.timeline.kindAt(++at)!;
        if (kind === 'deadEnd') deadEnds++;
        depth += run.timeline.algorithm.steps[kind]!.depth ?? 0;
      }
      expect(run.timeline.kindAt(at)).toBe('takeBack');
      expect(grade(deadEnds)!.right).toBe(true);
      expect(grade(deadEnds + 1)!.right).toBe(false);
      expect(solution.said).toBe(String(deadEnds));
      return deadEnds;
    });
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it('that ask why have one digit that keeps the other out: a peer that holds it, wherever marks are kept or not', async () => {
    for (const algorithm of ['backtracking', 'constraint-search']) {
      const run = await runFor(algorithm, 'Ada');
      const questions = drawQuestions({ ...set, algorithm, ask: [{ kind: 'why', count: 4 }] }, 'Ada', [run]);
      expect([algorithm, questions.length]).toEqual([algorithm, 4]);
      for (const { form, grade, shows, position, prompt } of questions) {
        if (!('choices' in form)) throw new Error('no choices');
        const [cell] = shows.cells!;
        const { puzzle, digits } = run.timeline.frame(position).picture.grid!;
        const digit = Number.parseInt(plain(prompt), 10);
        const answers = form.choices.map((_, answer) => puzzle.givens.findIndex((_, other) => form.ofCell!(other) === answer));
        for (const [answer, other] of answers.entries()) {
          expect(puzzle.givens[other]).toBe(0);
          expect(grade(answer)!.right).toBe(digits[other] === digit && puzzle.grid.peersOfCell[cell!]!.includes(other));
        }
        expect(form.choices.filter((_, answer) => grade(answer)!.right)).toHaveLength(1);
      }
    }
  });

  it('come kind by kind, and only for algorithms that have the kind', async () => {
    const questions = drawQuestions(set, 'Ada', [await runFor('backtracking', 'Ada')]);
    expect(questions.map(({ kind }) => kind)).toEqual(['next', 'next', 'next', 'next', 'many', 'many']);
    expect(questionsIn(set)).toBe(6);
    const suits = async (kind: 'next' | 'many' | 'moves', algorithm: string) =>
      kinds[kind].suits(await catalogRow(algorithm).load(), await narratorOf(algorithm));
    expect([await suits('many', 'backtracking'), await suits('many', 'human-solver')]).toEqual([true, false]);
    expect([await suits('moves', 'backtracking'), await suits('moves', 'constraint-search-as-written')]).toEqual([true, false]);
    expect([await suits('next', 'backtracking'), await suits('next', 'constraint-search-as-written')]).toEqual([true, false]);
  });
});
