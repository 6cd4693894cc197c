import type { AnyAlgorithm, Move } from '../../../engine/algorithm.ts';
import { ManualModel } from '../../../trace/manual.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { moves as sentences } from '../../en/set-questions.ts';
import { drawnFrom, positionsOf } from '../drawn-from.ts';
import type { DrawnQuestion, QuestionedRun, QuestionKind, Verdict } from '../drawn-question.ts';
import { MovesPlay } from '../moves-play.ts';

/** The number of moves made in a row. */
const IN_A_ROW = 5;

/** The most moves that are searched: moves that take back may come late. */
const LOOKED_AT = 200;

/** The number of stretches to choose from that is enough for each question. */
const CHOICE = 4;

/** Whether a move points at something that is no cell of the grid: it must be offered by its name. */
const needsName = ({ steps }: AnyAlgorithm, model: ManualModel, { kind }: Move): boolean =>
  model.moves[kind] === 'point' && Object.values(steps[kind]!.fields)[0] !== 'cell';

/** The right moves from a position on, a line each; undefined where they are too few, where one cannot be made, or where the same move repeats. */
function rightLines(begin: () => MovesPlay, model: ManualModel, algorithm: AnyAlgorithm): string[] | undefined {
  const play = begin();
  const lines: string[] = [];
  const moves = new Set<string>();
  for (let own = play.own; own; own = play.own) {
    const { move } = own;
    const text = JSON.stringify(move);
    if (needsName(algorithm, model, move) && !play.things.some((thing) => JSON.stringify(thing.move) === text)) return undefined;
    moves.add(text);
    lines.push(own.line);
    play.offer([move]);
  }
  return lines.length === IN_A_ROW && moves.size > 1 ? lines : undefined;
}

function questionOf(run: QuestionedRun, model: ManualModel, place: number, draws: readonly number[]): DrawnQuestion | undefined {
  const { timeline, words } = run;
  const start = model.waiting(timeline, model.beforeThought(timeline, place - 1));
  const begin = () => new MovesPlay(run, model, start, draws);
  const lines = rightLines(begin, model, timeline.algorithm);
  if (!lines) return undefined;
  const grade = (answer: number): Verdict | undefined => {
    if (answer > IN_A_ROW) return undefined;
    const right = answer === IN_A_ROW;
    const first = () => words.manual!.where(timeline.stepAt(model.nextMove(timeline, start)!)!, timeline.peek(start));
    return {
      right,
      said: sentences.said(answer, IN_A_ROW),
      reason: right ? sentences.why(IN_A_ROW) : answer === 0 ? first() : sentences.whyNot(answer),
    };
  };
  return {
    kind: 'moves',
    position: start,
    prompt: sentences.ask(IN_A_ROW),
    shows: {},
    form: { count: IN_A_ROW, gestures: model.moves, begin },
    grade,
    solution: { right: true, said: lines.join('; '), reason: [] },
  };
}

/** Positions of moves, by the number of kinds of move that follow. */
function byVariety(timeline: Timeline, places: readonly number[]): number[][] {
  const tiers: number[][] = Array.from({ length: IN_A_ROW + 1 }, () => []);
  for (const [start, place] of places.slice(0, Math.max(0, places.length - IN_A_ROW + 1)).entries()) {
    const kinds = new Set(places.slice(start, start + IN_A_ROW).map((each) => timeline.kindAt(each)));
    tiers[kinds.size]!.push(place);
  }
  return tiers;
}

/** 'Make the moves': five in a row, as the algorithm makes them. An answer is how many were right before the first wrong one. */
export const moves: QuestionKind = {
  suits: ({ manual }: AnyAlgorithm, words) => manual !== undefined && words.manual !== undefined,
  draw(run, count, random) {
    const { timeline } = run;
    const model = new ManualModel(timeline.algorithm);
    const make = (place: number) =>
      questionOf(
        run,
        model,
        place,
        Array.from({ length: IN_A_ROW }, () => random.fraction()),
      );
    // The more kinds of move there are, the more there is to decide.
    const places: number[] = [];
    for (const tier of byVariety(timeline, positionsOf(run, Object.keys(model.moves), LOOKED_AT)).toReversed())
      if (places.length < CHOICE * count) places.push(...tier);
    return drawnFrom(
      places.sort((a, b) => a - b),
      count,
      random,
      make,
    );
  },
};
