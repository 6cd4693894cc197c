import { beliefs as words } from '#words/wrong-answers.ts';
import type { LessonText } from '../../../narration/question-set/class-codes.ts';
import type { HandIn } from '../../../narration/question-set/hand-in.ts';
import type { QuestionSet } from '../../../narration/question-set/question-set.ts';
import {
  type BeliefGroup,
  beliefGroups,
  type Place,
  type WrongAnswer,
  wrongAnswers,
} from '../../../narration/question-set/wrong-answers.ts';
import { frameOfQuestion } from '../../controls/question/frame-of-question.ts';
import type { StudentSet } from '../../controls/question/student-set.ts';
import { element } from '../../ui/element.ts';
import { BoundedWorker } from '../../workers/bounded-worker.ts';
import { type Figures, linkToFrame } from './figure-link.ts';
import { lessonTask } from './task.ts';
import type { WrongAnswersFunctions } from './wrong-answers.worker.ts';

/** The most frames of a group that are listed. */
const MAX_PLACES = 3;

const startWorker = () => new Worker(new URL('./wrong-answers.worker.ts', import.meta.url), { type: 'module' });

/** What came of making a student's questions again: the wrong answers, or why there are none. */
type Read = readonly WrongAnswer[] | 'unfit' | 'failed';

/** What the wrong answers of a class have in common. The questions of each student are made again, beside the page, one student after the other. */
export class BeliefsPanel {
  readonly #root: HTMLElement;
  readonly #figures: Figures;
  readonly #worker = new BoundedWorker<WrongAnswersFunctions>(startWorker);
  /** By hand-in, which names its set: a class is read again with each code that is added. */
  readonly #known = new Map<string, Read>();
  #lesson: { readonly hash: number; readonly made: Promise<StudentSet> } | undefined;
  #shown = 0;

  constructor(root: HTMLElement, figures: Figures) {
    this.#root = root;
    this.#figures = figures;
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  /** Shows the hand-ins of a class; without the set there is nothing to make their questions from. */
  async show(set: QuestionSet | LessonText | undefined, handIns: readonly HandIn[]): Promise<void> {
    this.#shown++;
    const own = this.#shown;
    this.#root.hidden = handIns.length === 0;
    this.#part('beliefs').hidden = true;
    if (!set || handIns.length === 0) {
      this.#say(words.noLink);
      return;
    }
    const read: Read[] = [];
    for (const handIn of handIns) {
      this.#say(words.reading(read.length, handIns.length));
      read.push(await this.#read(set, handIn));
      if (own !== this.#shown) return;
    }
    const students = read.filter((each) => typeof each !== 'string');
    const groups = beliefGroups(students);
    const [unfit, failed] = (['unfit', 'failed'] as const).map((fault) => read.filter((each) => each === fault).length);
    this.#say([groups.length === 0 && students.length > 0 ? words.none : '', words.unfit(unfit!), words.failed(failed!)].join(' ').trim());
    this.#part('beliefs').hidden = groups.length === 0;
    this.#part('belief-rows').replaceChildren(...groups.map((group) => this.#row(group, students.length)));
  }

  #say(text: string): void {
    this.#part('beliefs-said').textContent = text;
  }

  async #read(set: QuestionSet | LessonText, handIn: HandIn): Promise<Read> {
    const key = JSON.stringify(handIn);
    const known = this.#known.get(key);
    if (known) return known;
    try {
      const answers =
        'text' in set
          ? ((await this.#inLesson(set, handIn)) ?? 'unfit')
          : await this.#worker.call(async (functions) => (await functions.wrongAnswers(set, handIn)) ?? ('unfit' as const));
      // A newer reading has taken the worker.
      if (answers === undefined) return 'failed';
      this.#known.set(key, answers);
      return answers;
    } catch {
      return 'failed';
    }
  }

  /** The questions of a lesson are the same for everybody, so they are made once. */
  async #inLesson({ text, hash }: LessonText, handIn: HandIn): Promise<WrongAnswer[] | undefined> {
    if (this.#lesson?.hash !== hash) this.#lesson = { hash, made: lessonTask(text).make('') };
    const { runs, questions } = await this.#lesson.made;
    return wrongAnswers(handIn, questions, (question) => frameOfQuestion(question, runs));
  }

  #row({ behind, students, places }: BeliefGroup, of: number): HTMLElement {
    const row = element('tr');
    const count = element('th', 'set-share', words.share(students, of));
    count.scope = 'row';
    count.style.setProperty('--share', String(students / of));
    const believed = element('td', `set-belief ${behind.of}`, words.behind[behind.of](behind.says));
    const where = element('td', 'set-places');
    where.append(...places.slice(0, MAX_PLACES).map((place) => this.#place(place)));
    if (places.length > MAX_PLACES) where.append(element('p', '', words.more(places.length - MAX_PLACES)));
    row.append(count, believed, where);
    return row;
  }

  #place({ asked, said, frame, students }: Place): HTMLElement {
    const place = element('p');
    const link = linkToFrame(this.#figures, frame);
    place.append(element('span', 'set-asked', asked), ' ', words.said(said, students), ' ');
    if (link) place.append(link);
    return place;
  }
}
