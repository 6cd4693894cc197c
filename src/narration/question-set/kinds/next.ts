import type { Timeline } from '../../../trace/timeline.ts';
import { type Choice, type Question, questionAt, questionGroups } from '../../question.ts';
import { plain } from '../../sentence.ts';
import { drawnFrom, positionsOf } from '../drawn-from.ts';
import type { DrawnQuestion, QuestionKind, Verdict } from '../drawn-question.ts';

const verdictOf = ({ label, right, reason, belief }: Choice): Verdict => ({ right, said: label, reason, belief });

/** What a picture shows of which the step is a part, where it is not the grid: a prediction may name it. */
function partOf(timeline: Timeline, { position, kind }: Question): string | undefined {
  const { picture } = timeline.frame(position - 1);
  return timeline.algorithm.steps[kind]!.predict?.find((field) => field in picture);
}

/** A question of the algorithm's own words, as sets have it. */
export function questionOf(timeline: Timeline, question: Question): DrawnQuestion {
  const { position, prompt, choices, shows, answerOfCell } = question;
  const choiceOf = (answer: number) => choices[answer] ?? answerOfCell?.(answer - choices.length);
  return {
    kind: 'next',
    position: position - 1,
    prompt,
    shows: { ...shows, part: partOf(timeline, question) },
    form: {
      choices: choices.map(({ label }) => label),
      ofCell:
        answerOfCell &&
        ((cell) => {
          const place = choices.findIndex(({ label }) => label === answerOfCell(cell).label);
          return place < 0 ? choices.length + cell : place;
        }),
    },
    grade(answer) {
      const choice = choiceOf(answer);
      return choice && verdictOf(choice);
    },
    solution: verdictOf(choices.find(({ right }) => right)!),
  };
}

/** 'What comes next?': the questions of the algorithm's own words, of each of their groups about as many. */
export const next: QuestionKind = {
  suits: (algorithm, words) => questionGroups(algorithm, words).length > 0,
  draw(run, count, random) {
    const { timeline, words } = run;
    const groups = questionGroups(timeline.algorithm, words)
      .map(({ kinds }) => positionsOf(run, kinds))
      .filter((positions) => positions.length > 0);
    const known = new Set<string>();
    const make = (position: number): Question | undefined => {
      const question = questionAt(timeline, words, position);
      const said = question && `${plain(question.prompt)} ${question.choices.map(({ label }) => label).join()}`;
      if (!said || known.has(said)) return undefined;
      known.add(said);
      return question;
    };
    const drawn: Question[] = [];
    // What a group cannot give, the groups after it make up for; what is then still missing, those before.
    for (const round of [groups, groups])
      for (const [index, positions] of round.entries()) {
        const share = Math.ceil((count - drawn.length) / (round.length - index));
        drawn.push(...drawnFrom(positions, share, random, make));
      }
    return drawn
      .sort((a, b) => a.choices.length - b.choices.length || a.position - b.position)
      .map((question) => questionOf(timeline, question));
  },
};
