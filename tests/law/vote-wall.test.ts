import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../src/engine/options.ts';
import { DRAWINGS } from '../../src/narration/lesson/drawn-pane.ts';
import { type PosedQuestion, posedByRun, posedByTeacher } from '../../src/narration/lesson/posed-question.ts';
import { bodyOf } from '../../src/narration/lesson/question-bodies.ts';
import { PHASES, type Phase, startVote, type Vote } from '../../src/narration/lesson/vote.ts';
import { sentenceOf } from '../../src/narration/narrator.ts';
import { questionGroups } from '../../src/narration/question.ts';
import { plain, type Sentence } from '../../src/narration/sentence.ts';
import { record } from '../../src/trace/record.ts';
import type { Timeline } from '../../src/trace/timeline.ts';
import { VoteWall } from '../../src/widgets/controls/vote/vote-wall.ts';
import type { PreparedRun } from '../../src/widgets/runs/prepared-run.ts';
import { fittingViews } from '../../src/widgets/views/views.ts';
import { algorithms } from './algorithms.ts';
import { namedRuns } from './named-runs.ts';

/** Steps of a run in which questions are looked for. */
const LOOKED_AT = 1500;
/** Hands that are found again in a text: no drawing has them by chance. */
const HANDS = { first: [471_100_001, 471_100_002, 471_100_003, 471_100_004], second: [581_100_001, 581_100_002, 581_100_003, 581_100_004] };
/** From these phases on, the wall has the hands, the answer and the step. */
const LATE = { hands: PHASES.indexOf('bars'), answer: PHASES.indexOf('answer'), step: PHASES.indexOf('step') };

type Row = (typeof algorithms)[number];
interface Posed {
  readonly run: PreparedRun;
  readonly timeline: Timeline;
  readonly question: PosedQuestion;
  /** What is drawn beside the picture. */
  readonly pane?: string;
}

/** A question of each group, and where there are more than two choices, one with fewer too. */
function posedOf({ row, algorithm, words }: Row): Posed[] {
  const posed = new Map<string, Posed>();
  const groups = questionGroups(algorithm, words).map(({ kinds }) => kinds);
  for (const { input, options = {} } of namedRuns(row)) {
    const values = readOptions(algorithm.options, options);
    const timeline = record(algorithm, input, values, { maxSteps: LOOKED_AT });
    for (let position = 0; position < timeline.length; position++) {
      const group = groups.findIndex((kinds) => kinds.includes(timeline.kindAt(position + 1)!));
      if (group < 0 || posed.has(`${group} ${timeline.kindAt(position + 1)}`)) continue;
      const question = posedByRun(timeline, words, position);
      const run = { row, algorithm, words, input, values, options: {}, overrides: [], puzzle: undefined! } as PreparedRun;
      if (question) posed.set(`${group} ${timeline.kindAt(position + 1)}`, { run, timeline, question });
    }
  }
  return [...posed.values()];
}

const voteIn = (phase: Phase, choices: number): Vote => ({
  ...startVote('vote', 6, choices, 0),
  phase,
  lasts: LATE.hands > PHASES.indexOf(phase) ? 60_000 : 0,
  counts: [HANDS.first.slice(0, choices), HANDS.second.slice(0, choices)],
});

/** All of a document in a phase: texts, attributes, names for listeners, scripts. */
async function wallIn(phases: readonly Phase[], { run, timeline, question, pane }: Posed): Promise<string[]> {
  const { document } = parseHTML('<!doctype html><html><head></head><body><div></div></body></html>');
  Object.assign(globalThis, { document });
  const card = { whole: 'https://your.host/card/#dancing-links?step=9', short: 'your.host/card' };
  const wall = new VoteWall(document.querySelector('div') as unknown as HTMLElement, run, timeline, { card, pane });
  const drawn: string[] = [];
  for (const phase of phases) {
    const vote = voteIn(phase, question.choices.length);
    await wall.draw(bodyOf(question, 'projector', vote), vote, 1000);
    drawn.push(document.toString());
  }
  return drawn;
}

/** The same question, had another choice been right for another reason. */
const turned = (question: PosedQuestion): PosedQuestion => {
  const { choices } = question;
  return {
    ...question,
    choices: choices.map((choice, index) => ({ ...choice, right: choices.at(index - 1)!.right, reason: [{ text: `Other ${index}.` }] })),
  };
};

/** A run that ends with the frame that is shown. */
function cutAt({ run, question }: Posed): Timeline {
  return record(run.algorithm, run.input, run.values, { maxSteps: question.position });
}

const questioned = algorithms.map((row) => ({ id: row.row.id, posed: posedOf(row) })).filter(({ posed }) => posed.length > 0);
/** Text as it is read: without tags, and with one kind of space. */
const spaced = (text: string) => text.replace(/&#160;|\s+/g, ' ');
const textOf = (html: string) => spaced(html.replace(/<[^>]*>/g, ''));
const written = (sentence: Sentence) => spaced(plain(sentence));

describe.each(questioned)('the wall during a vote about $id', ({ posed }) => {
  it('is the same whatever is right, however many hands were up, and however the run goes on, until the phase for it', async () => {
    const differing: string[] = [];
    for (const each of posed) {
      const [drawn, other, cut] = await Promise.all([
        wallIn(PHASES, each),
        wallIn(PHASES, { ...each, question: turned(each.question) }),
        wallIn(PHASES.slice(0, LATE.step), { ...each, timeline: cutAt(each) }),
      ]);
      const kind = each.timeline.kindAt(each.question.position + 1);
      for (const [index, phase] of PHASES.entries()) {
        if (index < LATE.answer && drawn[index] !== other[index]) differing.push(`${kind} ${phase}: what is right`);
        if (index < LATE.step && drawn[index] !== cut[index]) differing.push(`${kind} ${phase}: what comes next`);
      }
      if (drawn[LATE.answer] === other[LATE.answer]) differing.push(`${kind}: the answer never comes`);
    }
    expect(differing).toEqual([]);
  });

  it('has no reason, count or next sentence anywhere before its phase, and has them then', async () => {
    const found: string[] = [];
    for (const { run, timeline, question } of posed) {
      const drawn = await wallIn(PHASES, { run, timeline, question });
      const { step, state } = timeline.frame(question.position + 1);
      const sentence = written(sentenceOf(run.words, step, state));
      const reasons = question.choices.map(({ reason }) => written(reason));
      const counts = [...HANDS.first.slice(0, question.choices.length), ...HANDS.second.slice(0, question.choices.length)].map(String);
      const late: [facts: readonly string[], from: number][] = [
        [counts, LATE.hands],
        [reasons, LATE.answer],
        // Some reasons are what the step says.
        [reasons.includes(sentence) ? [] : [sentence], LATE.step],
      ];
      for (const [index, html] of drawn.entries()) {
        for (const [facts, from] of late)
          for (const fact of facts) {
            const isThere = html.includes(fact) || textOf(html).includes(fact);
            if (isThere && index < from) found.push(`${PHASES[index]}: ${fact}`);
            // Behind the answer, hands are written as numbers are.
            if (!isThere && index === from) found.push(`${PHASES[index]} without: ${fact}`);
          }
      }
    }
    expect(found).toEqual([]);
  });
});

describe.each(questioned)('the drawings beside a question about $id', ({ posed }) => {
  it('are the same however the run goes on, until the step is played', async () => {
    const differing: string[] = [];
    for (const each of posed) {
      const { run, timeline, question } = each;
      for (const pane of await fittingViews(DRAWINGS, run.algorithm, timeline.frame(question.position).picture)) {
        const [drawn, cut] = [await wallIn(PHASES, { ...each, pane }), await wallIn(PHASES, { ...each, pane, timeline: cutAt(each) })];
        for (const [index, phase] of PHASES.slice(0, LATE.step).entries())
          if (drawn[index] !== cut[index]) differing.push(`${timeline.kindAt(question.position + 1)} ${pane} ${phase}`);
        if (!drawn[0]!.includes(`data-pane="${pane}"`) && !drawn[0]!.includes(`data-shows="${pane}"`))
          differing.push(`${pane} isn’t drawn`);
      }
    }
    expect(differing).toEqual([]);
  });
});

it('a teacher’s own question says nothing before its phase either', async () => {
  const { posed } = questioned.find(({ id }) => id === 'dancing-links')!;
  const { run, timeline } = posed[0]!;
  const choices = ['one', 'two', 'three'].map((label, index) => ({ label, right: index === 1, reason: `Because of ${index}.` }));
  const question = posedByTeacher(timeline, 9, { prompt: 'Which of them?', choices });
  const [drawn, other] = await Promise.all([
    wallIn(PHASES, { run, timeline, question }),
    wallIn(PHASES, { run, timeline, question: turned(question) }),
  ]);
  expect(PHASES.filter((_, index) => drawn[index] === other[index])).toEqual(['read', 'first', 'talk', 'second', 'bars']);
  expect(drawn[0]).not.toContain('Because');
});
