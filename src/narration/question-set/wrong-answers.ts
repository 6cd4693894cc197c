import { plain } from '../sentence.ts';
import type { SetQuestion } from './draw-questions.ts';
import type { Verdict } from './drawn-question.ts';
import type { HandIn } from './hand-in.ts';

/** What is behind a wrong answer: a belief, or where the words of the algorithm name none, the reason that the student was shown. */
export interface Behind {
  /** By which answers are counted together. */
  readonly id: string;
  readonly of: 'belief' | 'reason';
  readonly says: string;
}

/** A frame of a figure, as a link needs it. */
export interface QuestionFrame {
  readonly algorithm: string;
  /** A named puzzle's id, or a puzzle as text. */
  readonly puzzle: string;
  readonly options: Readonly<Record<string, string>>;
  readonly position: number;
}

/** A wrong answer that a student has checked. */
export interface WrongAnswer {
  readonly behind: Behind;
  /** The index of its question. */
  readonly question: number;
  readonly asked: string;
  readonly said: string;
  readonly frame: QuestionFrame;
}

/** Where answers with the same belief were given, and by how many students. */
export interface Place extends Omit<WrongAnswer, 'behind'> {
  readonly students: number;
}

/** The wrong answers with one belief behind them. */
export interface BeliefGroup {
  readonly behind: Behind;
  readonly students: number;
  /** The places of most students first. */
  readonly places: readonly Place[];
}

/** What differs between reasons that say the same of different cells, digits and numbers. */
const PARTICULARS = /\br\d+c\d+\b|\d[\d,.]*/g;

function behind({ belief, reason }: Verdict): Behind {
  if (belief) return { ...belief, of: 'belief' };
  const says = plain(reason);
  return { id: says.replace(PARTICULARS, '…'), of: 'reason', says };
}

/**
 * The wrong answers of a hand-in whose questions were drawn again. Undefined where its answers don't fit these questions, as those of
 * another version of the site may not.
 */
export function wrongAnswers(
  { answers }: Pick<HandIn, 'answers'>,
  questions: readonly SetQuestion[],
  frameOf: (question: SetQuestion) => QuestionFrame,
): WrongAnswer[] | undefined {
  const wrong: WrongAnswer[] = [];
  for (const [index, { kind, tries, right }] of answers.entries()) {
    const question = questions[index];
    if (tries.length === 0) continue;
    const verdicts = tries.map((answer) => question?.grade(answer));
    if (!question || question.kind !== kind || verdicts.includes(undefined) || verdicts.at(-1)!.right !== right) return undefined;
    for (const verdict of verdicts)
      if (!verdict!.right)
        wrong.push({
          behind: behind(verdict!),
          question: index,
          asked: plain(question.prompt),
          said: verdict!.said,
          frame: frameOf(question),
        });
  }
  return wrong;
}

/** Groups the wrong answers of students by what is behind them; a student counts once in each group. */
export function beliefGroups(students: readonly (readonly WrongAnswer[])[]): BeliefGroup[] {
  const groups = new Map<string, { behind: Behind; students: Set<number>; places: Map<string, { place: WrongAnswer; by: Set<number> }> }>();
  for (const [student, answers] of students.entries())
    for (const answer of answers) {
      const id = `${answer.behind.of} ${answer.behind.id}`;
      const group = groups.get(id) ?? { behind: answer.behind, students: new Set(), places: new Map() };
      groups.set(id, group);
      group.students.add(student);
      const where = JSON.stringify([answer.frame, answer.asked, answer.said]);
      const place = group.places.get(where) ?? { place: answer, by: new Set() };
      group.places.set(where, place);
      place.by.add(student);
    }
  const most = <Each extends { readonly students: number }>(one: Each, other: Each) => other.students - one.students;
  return [...groups.values()]
    .map((group) => ({
      behind: group.behind,
      students: group.students.size,
      places: [...group.places.values()]
        .map(({ place: { behind: _, ...place }, by }) => ({ ...place, students: by.size }))
        .sort((one, other) => most(one, other) || one.question - other.question),
    }))
    .sort(most);
}
