import { title as untitled } from '#words/sets.ts';
import { checkWordsOf } from '../../../narration/lesson/worksheet/check-words.ts';
import { questionLines } from '../../../narration/lesson/worksheet/picture-lines.ts';
import { type SetPaper, setKeyPages, setPages } from '../../../narration/lesson/worksheet/set-paper.ts';
import type { QuestionSet } from '../../../narration/question-set/question-set.ts';
import { type StudentRun, studentSet } from '../../controls/question/student-runs.ts';
import { drawSetPicture } from '../../controls/worksheet/set-picture.ts';
import { type Printed, printedFrom, type SheetSource } from './printed.ts';
import type { Settings } from './settings.ts';

/** The longest address that a code of this size can hold with dots that a phone tells apart. */
const MAX_CODE = 300;

/** The sheets of a set of questions: the same questions that its link has, by name. */
export class SetSheets implements SheetSource {
  readonly titles = [];
  readonly #set: QuestionSet;
  readonly #address: string;

  /** `address` is that of the set's page. */
  constructor(set: QuestionSet, address: string) {
    this.#set = set;
    this.#address = address;
  }

  async print({ for: whom, seed }: Settings, shows: 'sheet' | 'key'): Promise<Printed> {
    const title = this.#set.title || untitled;
    // Versions without a name are those of names that nobody has.
    const names =
      whom === 'all' ? [''] : 'names' in whom ? whom.names : Array.from({ length: whom.versions }, (_, index) => `${seed} ${index + 1}`);
    const words = whom === 'all' ? [] : checkWordsOf(names.map((name) => `${title} ${name}`));
    const runs = new Map<SetPaper, readonly StudentRun[]>();
    for (const [index, name] of names.entries()) {
      const made = await studentSet(this.#set, name);
      const isNamed = whom !== 'all' && 'names' in whom;
      runs.set({ name: isNamed ? name : undefined, checkWord: words[index], questions: made.questions }, made.runs);
    }
    const papers = [...runs.keys()];
    const setting = { title, address: this.#address.length <= MAX_CODE ? this.#address : undefined };
    const pages = shows === 'key' ? setKeyPages(setting, papers) : setPages(setting, papers);
    const about = { title, sheets: papers.length, versions: papers.length, wanted: papers.length };
    return printedFrom(
      about,
      pages,
      ({ paper, question }) => questionLines(question, runs.get(paper)![question.run]!.timeline),
      (figure, picture) => drawSetPicture(figure, picture, runs.get(picture.paper)!),
      () => undefined,
    );
  }
}
