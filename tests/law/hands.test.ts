import { describe, expect, it } from 'vitest';
import type { AnyAlgorithm, AnyOptions } from '../../src/engine/algorithm.ts';
import { hasDigit } from '../../src/engine/candidates.ts';
import type { dancingLinks } from '../../src/engine/cover/dancing-links.card.ts';
import { DigitSets } from '../../src/engine/digit-sets.ts';
import type { Grid } from '../../src/engine/grid.ts';
import { readOptions } from '../../src/engine/options.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { AnyStep } from '../../src/engine/step.ts';
import { type LooseStep, type ManualWords, narratorOf, rulesOf } from '../../src/narration/narrator.ts';
import { plain } from '../../src/narration/sentence.ts';
import { ManualModel, type Move } from '../../src/trace/manual.ts';
import { record } from '../../src/trace/record.ts';
import type { Override } from '../../src/trace/recorder.ts';
import type { Timeline } from '../../src/trace/timeline.ts';
import { soaking, times } from '../samples.ts';
import { algorithms } from './algorithms.ts';
import { namedRuns, usualInputs } from './named-runs.ts';
import { holds } from './runs.ts';

/** Steps of a run that are looked at. */
const LOOKED_AT = 1500;
/** Moves at a place that are as right and are followed to the end of their run. */
const FOLLOWED = 3;
/** Places of a run where something else is tried, its start the first of them. */
const PLACES = soaking ? 12 : 6;

/** Enough steps to break each rule, with any options. */
const FAR = 10_000;
/** Places of each kind of move at which this is tried. */
const EACH = 3;

/** Places before moves of a kind: the first few, and the last. */
function someOf(run: Timeline, kind: string): number[] {
  const places = [(run.previous([kind], run.length + 1) ?? 1) - 1];
  for (let at = run.next([kind], 0); at !== undefined && places.length <= EACH; at = run.next([kind], at)) places.push(at - 1);
  return places;
}

/** Slips whose rule is kept, of an algorithm. */
const KEPT = 30;

/** What a matrix has that is pointed at. */
type LinksState = ReturnType<typeof dancingLinks.start>;

/** Other marks of the cell in which a digit is written or struck, and the same in other cells. */
function otherMarks(move: Move, { cellCount, size }: Grid, marks: ArrayLike<number>): Move[] {
  const digits = Array.from({ length: size }, (_, index) => index + 1);
  const all = Array.from({ length: cellCount }, (_, cell) => digits.map((digit) => ({ ...move, cell, digit }))).flat();
  const near = all.filter(({ cell, digit }) => hasDigit(marks[cell]!, digit) && (cell === move.cell) !== (digit === move.digit));
  return near.filter((_, index) => index % Math.ceil(near.length / 6) === 0);
}

/** Returns moves of a reader who writes a digit instead of saying something. */
function writings(hands: ManualModel, { cellCount, size }: Grid): Move[] {
  const kind = Object.keys(hands.moves).find((each) => hands.moves[each] === 'write');
  if (!kind) return [];
  const cells = Array.from({ length: 4 }, (_, index) => Math.floor((index * (cellCount - 1)) / 3));
  return cells.map((cell) => ({ kind, cell, digit: 1 + (cell % size) }));
}

/** Returns the picks of a reader who looks for what leads to a dead end: too few of its reasons, too many, or what is beside the point. */
function picksOfReasons(algorithm: AnyAlgorithm, state: unknown): Move[] {
  const { arrows = [], levels = [], guesses = [] } = algorithm.picture(state, undefined).grid?.implications ?? {};
  const cells = (some: typeof arrows) => [...new Set(some.map(({ from }) => from.cell))];
  const [nearest, all] = [cells(arrows.filter(({ to }) => to.digit === 0)), cells(arrows)];
  const others = [...Array.from(levels).keys()].filter((cell) => !all.includes(cell));
  const lists = [
    guesses,
    [...nearest, ...guesses],
    nearest,
    nearest.slice(1),
    all,
    all.slice(1),
    [...nearest, ...others.slice(0, 1)],
    ...nearest.map((cell) => [cell]),
    [],
  ];
  const moves = lists.flatMap((list) => algorithm.picked!(state, list));
  // Good ones are no slips.
  return moves.filter(({ note }) => note === -1);
}

/** Returns the picks of a reader who takes two or three cells of the set's house, or all but a cell. */
function picks(move: Move, algorithm: AnyAlgorithm, grid: Grid, state: unknown): Move[] {
  if (move.house === undefined) return picksOfReasons(algorithm, state);
  const cells = grid.cellsOfHouse[move.house as number]!;
  const taken = cells.flatMap((cell, index) => [
    [cell, cells[(index + 1) % cells.length]!],
    [cell, cells[(index + 2) % cells.length]!, cells[(index + 3) % cells.length]!],
    cells.toSpliced(index, 1),
  ]);
  const open = (cell: number) => (state as { digits: ArrayLike<number> }).digits[cell] === 0;
  const moves = [...taken, ...taken.map((list) => list.filter(open))].filter((list) => list.length > 0);
  return moves
    .flatMap((list) => algorithm.picked!(state, list))
    .filter((other) => other.house !== move.house || other.digits !== move.digits);
}

/** The move with one number another that there is, and moves of other kinds. */
function changed(hands: ManualModel, move: Move, algorithm: AnyAlgorithm, state: unknown): Move[] {
  const { fields } = algorithm.steps[move.kind]!;
  const grid = (state as { puzzle?: Puzzle }).puzzle?.grid;
  const exists = (field: string, value: number) => {
    if (fields[field] === 'cell') return value >= 0 && grid !== undefined && value < grid.cellCount;
    if (fields[field] === 'digit') return value >= 1 && grid !== undefined && value <= grid.size;
    const cover = state as Partial<LinksState>;
    if (field === 'item') return value >= 0 && value < cover.problem!.items.length;
    if (field === 'option') return value >= 0 && value < cover.problem!.options.length;
    return field === 'node' && (cover.optionOf![value] ?? -1) >= 0;
  };
  const numbers = Object.entries(move).filter(([, value]) => typeof value === 'number') as [string, number][];
  const found = (state as { candidates?: ArrayLike<number> | DigitSets }).candidates;
  const marks = found instanceof DigitSets ? found.asNumbers : found;
  const others = Object.keys(hands.moves).filter((kind) => kind !== move.kind && hands.moves[kind] === 'say');
  return [
    ...numbers.flatMap(([field, value]) =>
      (fields[field] === 'digit' ? Array.from({ length: grid!.size }, (_, index) => index + 1) : [-2, -1, 1, 2].map((by) => value + by))
        .filter((other) => other !== value && exists(field, other))
        .map((other) => ({ ...move, [field]: other })),
    ),
    ...(/^(write|strike)$/.test(hands.moves[move.kind]!) && grid && marks ? otherMarks(move, grid, marks) : []),
    ...(hands.moves[move.kind] === 'set' && grid ? picks(move, algorithm, grid, state) : []),
    ...(hands.moves[move.kind] === 'say' && grid ? writings(hands, grid) : []),
    ...others.map((kind) => ({ kind })),
  ];
}

/** Steps among which the next decision is looked for. */
const NEAR = 60;
/** Choices that are tried of each, the first of them to the end of its run. */
const MAX_CHOICES = 3;
/** Places of a run where decisions are looked for. */
const DECIDED = times(3);

/** The first positions from one on whose steps could have been others, one of each kind. */
function nextDecisions(algorithm: AnyAlgorithm, run: Timeline, from: number): number[] {
  const met = new Map<string, number>();
  for (let position = from; position <= Math.min(run.length, from + NEAR); position++) {
    const step = run.stepAt(position)!;
    if (!met.has(step.kind) && algorithm.decisions!(run.peek(position - 1), step).length > 1) met.set(step.kind, position);
  }
  return [...met.values()];
}

describe.each(algorithms.filter(({ algorithm }) => algorithm.decisions))('the decisions of $row.id', ({ row, algorithm }) => {
  it('can be overridden: the run takes the chosen step, and with its own it is the same run', () => {
    const met = new Set<string>();
    holds(row, algorithm, ({ input, options }) => {
      const run = (overrides: Override[] = [], maxSteps = LOOKED_AT) => record(algorithm, input, options, { maxSteps, overrides });
      const own = run();
      // Compared as text: an equality for each of these many steps costs more than the run.
      const text = (each: Timeline) => JSON.stringify([...each.steps()]);
      const original = text(own);
      const random = randomFrom(own.length);
      for (let places = 0; places < DECIDED && own.length > 0; places++) {
        const from = 1 + random.below(own.length);
        for (const position of nextDecisions(algorithm, own, from)) {
          const step = own.stepAt(position)!;
          const choices = algorithm.decisions!(own.peek(position - 1), step);
          expect(choices).toContainEqual(step);
          for (const [turn, choice] of choices.slice(-MAX_CHOICES).entries()) {
            expect(run([{ position, step: choice }], turn === 0 ? LOOKED_AT : position).stepAt(position)).toEqual(choice);
            met.add(step.kind);
          }
          expect(text(run([{ position, step }]))).toBe(original);
        }
      }
    });
    expect([...met]).not.toEqual([]);
  });
});

describe.each(algorithms.filter(({ algorithm }) => algorithm.manual))('the moves of $row.id', ({ row, algorithm }) => {
  const hands = new ManualModel(algorithm);

  it('are those of the run, one after the other, to its end', () => {
    holds(row, algorithm, ({ input, options }) => {
      const run = record(algorithm, input, options, { maxSteps: LOOKED_AT });
      let position = hands.waiting(run, 0);
      for (let next = hands.nextMove(run, position); next !== undefined; next = hands.nextMove(run, position)) {
        const move = hands.moveAt(run, next);
        expect(hands.judge(run, position, move)).toEqual({ verdict: 'same', position: next });
        const cell = algorithm.cellNow?.(run.peek(position), run.stepAt(position));
        if (cell !== undefined && hands.moves[move.kind] === 'write') expect(cell).toBe(move.cell);
        position = hands.waiting(run, next);
        expect(position).toBeGreaterThanOrEqual(next);
      }
      if (run.complete) expect(position).toBe(run.length);
    });
  });

  it('are stopped where one is changed, unless it is as right; then the run goes on with it to a true end', () => {
    holds(row, algorithm, ({ input, options }) => {
      const run = (overrides: Override[] = []) => record(algorithm, input, options, { maxSteps: LOOKED_AT, overrides });
      const own = run();
      const random = randomFrom(own.length);
      for (let places = 0; places < PLACES; places++) {
        const position = hands.waiting(own, places && random.below(own.length + 1));
        const next = hands.nextMove(own, position);
        if (next === undefined) continue;
        let followed = 0;
        for (const move of changed(hands, hands.moveAt(own, next), algorithm, own.peek(position))) {
          const overrides: Override[] = [];
          let judged = hands.judge(own, position, move);
          expect(judged.verdict).not.toBe('same');
          if (judged.verdict !== 'tie' || followed++ >= FOLLOWED) continue;
          // Another pattern first, then another order of what it shows: no move takes more than one such after the other.
          for (; judged.verdict === 'tie' && overrides.length < 2; ) {
            const { override } = judged;
            overrides.push(override);
            const other = run(overrides);
            expect(other.stepAt(override.position)).toEqual(override.step);
            // Another run may meet a limit that this one does not, or the reverse.
            const ended = [own, other].every(({ complete, outcome }) => complete && outcome !== 'bound');
            if (ended) expect(other.outcome).toBe(own.outcome);
            judged = hands.judge(other, position, move);
          }
          expect(judged.verdict).not.toBe('tie');
        }
      }
    });
  });
});

describe.each(algorithms.filter(({ algorithm }) => algorithm.manual && algorithm.ties))(
  'what is as right as a step of $row.id',
  ({ row, algorithm }) => {
    const { moves, thoughts } = algorithm.manual!;
    const kinds = [...Object.keys(moves), ...thoughts].filter((kind) => {
      const { predict, fields } = algorithm.steps[kind]!;
      return predict?.every((field) => fields[field] === 'cell' || fields[field] === 'digit');
    });

    it('for who predicts it, is so for who makes the moves', () => {
      holds(row, algorithm, ({ input, options }) => {
        const run = record(algorithm, input, options, { maxSteps: LOOKED_AT });
        const places = [...run.steps()].flatMap(({ kind }, index) => (kinds.includes(kind) ? [index + 1] : []));
        for (const position of places.filter((_, index) => index % Math.ceil(places.length / PLACES) === 0)) {
          const [step, state] = [run.stepAt(position)!, run.peek(position - 1)];
          const { predict } = algorithm.steps[step.kind]!;
          const valuesOf = (each: AnyStep) => predict!.map((field) => each[field as keyof AnyStep]).join();
          const ties = algorithm.ties!(state, step).map(valuesOf);
          const rights = (algorithm.alternatives?.(state, step) ?? []).filter(({ right }) => right);
          expect(ties).toEqual(expect.arrayContaining(rights.map((each) => valuesOf(each.step))));
        }
      });
    });
  },
);

/** Returns which mistakes break which rule: 'place for takeBack: back'. */
function rulesNamed(words: ManualWords<unknown>, hands: ManualModel, algorithm: AnyAlgorithm, run: Timeline): string[] {
  const firsts = Object.keys(hands.moves).map((kind) => (run.next([kind], 0) ?? 1) - 1);
  return firsts.flatMap((place) => {
    const position = hands.waiting(run, hands.beforeThought(run, place));
    const next = hands.nextMove(run, position);
    if (next === undefined) return [];
    const [step, state] = [run.stepAt(next)!, run.peek(position)];
    return changed(hands, hands.moveAt(run, next), algorithm, state)
      .filter((move) => hands.judge(run, position, move).verdict === 'wrong')
      .map(
        (move) =>
          `${words.line(move as LooseStep, state)} where ${words.line(step, state)} is next: ${words.wrong(step, move as LooseStep, state).rule}`,
      );
  });
}

describe.each(algorithms.filter(({ algorithm }) => algorithm.manual))('the words for the moves of $row.id', async ({ row, algorithm }) => {
  const hands = new ManualModel(algorithm);
  const { manual: words } = await narratorOf(row.id);

  it('say of the same slip the same rule', () => {
    const runs = namedRuns(row).map(({ input, options = {} }) =>
      record(algorithm, input, readOptions(algorithm.options, options), { maxSteps: LOOKED_AT }),
    );
    const rules = [...new Set(runs.flatMap((run) => rulesNamed(words!, hands, algorithm, run)))];
    expect(rules.filter((_, index) => index % Math.ceil(rules.length / KEPT) === 0)).toMatchSnapshot();
  });

  it('name every move, and say of every wrong one which rule it breaks', () => {
    expect(Object.keys(words!.moves).sort()).toEqual(Object.keys(hands.moves).sort());
    const said = [
      ...new Set(
        Object.keys(hands.moves)
          .filter((kind) => hands.moves[kind] === 'say')
          .map((kind) => words!.moves[kind]!),
      ),
    ];
    const about = Object.keys(words!.about).filter((kind) => hands.moves[kind] === 'say');
    expect(about.map((kind) => words!.moves[kind]).sort()).toEqual(said.sort());
    const [broken, listed] = [new Set<string>(), new Set<string>()];
    holds(row, algorithm, ({ input, options }) => {
      const run = record(algorithm, input, options, { maxSteps: LOOKED_AT });
      const random = randomFrom(run.length);
      const firsts = Object.keys(hands.moves).map((kind) => (run.next([kind], 0) ?? 1) - 1);
      const places = [0, ...firsts, ...Array.from({ length: PLACES }, () => random.below(run.length + 1))];
      for (const place of places) {
        const position = hands.waiting(run, hands.beforeThought(run, place));
        const next = hands.nextMove(run, position);
        const state = run.peek(position);
        expect(plain(words!.ask(state, run.stepAt(position) as LooseStep | undefined))).not.toMatch(/undefined|NaN|^$/);
        if (next === undefined) continue;
        const step = run.stepAt(next)!;
        const inForce = Object.keys(rulesOf(words!, state, run.stepAt(position) as LooseStep | undefined));
        for (const rule of inForce) listed.add(rule);
        for (const says of [words!.where(step, state), words!.why(step, state)]) expect(plain(says)).not.toMatch(/undefined|NaN|^$/);
        expect(words!.line(step, state)).not.toMatch(/undefined|NaN|^$/);
        // Of a move of the reader's own there may be nothing to add.
        for (const made of ['forYou', 'same', 'follows', 'keeps'] as const)
          if (words!.feedback)
            expect(plain(words!.feedback(step, state, made))).not.toMatch(made === 'forYou' ? /undefined|NaN|^$/ : /undefined|NaN/);
        // What is quiet is not what comes, nor what is as right.
        const idle = words!.idle?.(state, run.stepAt(position) as LooseStep | undefined) ?? {};
        expect(Object.keys(hands.moves)).toEqual(expect.arrayContaining(Object.keys(idle)));
        for (const { kind } of [step, ...hands.ties(run, next)]) expect(idle[kind]).toBeUndefined();
        const things = words!.things?.(step, state) ?? [];
        if (things.length > 0 && hands.moves[step.kind] === 'point')
          expect(things.map(({ move }) => move)).toContainEqual(hands.moveAt(run, next));
        for (const move of changed(hands, hands.moveAt(run, next), algorithm, state)) {
          if (hands.judge(run, position, move).verdict !== 'wrong') continue;
          const { rule, why } = words!.wrong(step, move, state);
          expect(inForce).toContain(rule);
          expect(plain(why)).not.toMatch(/undefined|NaN|^$/);
          broken.add(rule);
        }
      }
    });
    expect([...broken].sort()).toEqual([...listed].filter((rule) => !words!.free?.includes(rule)).sort());
  });

  it('list no rule that an option switches off: each can be broken with every setting that includes it', () => {
    const inputs = [...namedRuns(row), ...usualInputs[row.input].map((each) => ({ input: each, options: {} }))].filter(
      ({ input }) => algorithm.refuses?.(input) === undefined,
    );
    const rulesIn = (input: unknown, options: AnyOptions) => {
      const [broken, listed] = [new Set<string>(), new Set<string>()];
      const run = record(algorithm, input, options, { maxSteps: FAR });
      for (const place of Object.keys(hands.moves).flatMap((kind) => someOf(run, kind))) {
        const position = hands.waiting(run, hands.beforeThought(run, place));
        const next = hands.nextMove(run, position);
        if (next === undefined) continue;
        const [step, state] = [run.stepAt(next)!, run.peek(position)];
        for (const rule of Object.keys(rulesOf(words!, state, run.stepAt(position) as LooseStep | undefined))) listed.add(rule);
        for (const move of changed(hands, hands.moveAt(run, next), algorithm, state))
          if (hands.judge(run, position, move).verdict === 'wrong') broken.add(words!.wrong(step, move, state).rule);
      }
      return { broken, listed };
    };
    // What an option is by default is the same run for all of them, and a named input may be the usual one.
    const known = new Map<string, ReturnType<typeof rulesIn>>();
    for (const [name, spec] of Object.entries(algorithm.options)) {
      for (const value of spec.type === 'switch' ? ['on', 'off'] : spec.type === 'choice' ? Object.keys(spec.values) : []) {
        const found = inputs.map(({ input, options = {} }) => {
          const set = readOptions(algorithm.options, { ...options, [name]: value });
          const key = JSON.stringify([input, set]);
          if (!known.has(key)) known.set(key, rulesIn(input, set));
          return known.get(key)!;
        });
        const [broken, listed] = [new Set(found.flatMap((each) => [...each.broken])), new Set(found.flatMap((each) => [...each.listed]))];
        expect([name, value, [...broken].sort()]).toEqual([name, value, [...listed].filter((rule) => !words!.free?.includes(rule)).sort()]);
      }
    }
  });
});
