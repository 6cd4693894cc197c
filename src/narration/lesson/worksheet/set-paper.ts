import { keySaid, sheetSaid } from '../../en/worksheet.ts';
import type { SetQuestion } from '../../question-set/draw-questions.ts';
import type { AnswerForm } from '../../question-set/drawn-question.ts';
import { plain } from '../../sentence.ts';
import { type PaperElement, type PaperNode, paper, paperTable } from './paper.ts';
import { emptyLines, gapOf, pageHead } from './sheet-paper.ts';

/** The questions of one student. */
export interface SetPaper {
  /** Undefined where there is room for one. */
  readonly name: string | undefined;
  /** Undefined where there is only one sheet. */
  readonly checkWord: string | undefined;
  readonly questions: readonly SetQuestion[];
}

/** The picture of a question of a student. */
export interface SetPicture {
  readonly paper: SetPaper;
  readonly question: SetQuestion;
}

export interface SetSetting {
  readonly title: string;
  /** The whole address of the set; undefined where it has none that a code can hold. */
  readonly address: string | undefined;
}

type Node = PaperNode<SetPicture>;
type Element = PaperElement<SetPicture>;

const toned = ({ prompt }: SetQuestion): Node[] =>
  prompt.map(({ text, tone }) => (tone ? paper<SetPicture>(`span.tone.${tone}`, text) : text));

/** What an answer is written in. */
function answersOf(form: AnswerForm): Element[] {
  if ('most' in form) return [paper('p', `${sheetSaid.number}: `, gapOf('long'))];
  if ('begin' in form)
    return [paper('ol.paper-moves', ...Array.from({ length: form.count }, () => paper<SetPicture>('li', emptyLines(1))))];
  const choices = paper<SetPicture>('ol.paper-choices', ...form.choices.map((text) => paper<SetPicture>('li', text)));
  return form.ofCell ? [choices, paper('p', `${sheetSaid.orCell} `, gapOf('long'))] : [choices];
}

/** The sheets of a set, with a picture for each question and nothing that was answered. */
export function setPages({ title, address }: SetSetting, papers: readonly SetPaper[]): Element[] {
  return papers.map((own) =>
    paper(
      'section.paper-page.paper-flow',
      pageHead(title, own.checkWord ?? '', { name: own.name }),
      paper(
        'div.paper-body',
        ...own.questions.map((question, index) =>
          paper<SetPicture>(
            'div.paper-card',
            paper('h2', sheetSaid.ofSet(index + 1, own.questions.length)),
            { picture: { paper: own, question } },
            paper('div', paper('p.paper-prompt', ...toned(question)), ...answersOf(question.form)),
          ),
        ),
      ),
      paper(
        'footer.paper-foot',
        paper('p', paper('b', title), ...(own.checkWord ? [` · ${sheetSaid.checkWord} `, paper<SetPicture>('b', own.checkWord)] : [])),
        ...(address ? [{ code: address, label: sheetSaid.qrOfSet }] : []),
      ),
    ),
  );
}

/** The key of a set, a print of its own: a table of all students' answers, then each question with its reason. */
export function setKeyPages({ title }: SetSetting, papers: readonly SetPaper[]): Element[] {
  const { head } = keySaid;
  const most = Math.max(0, ...papers.map(({ questions }) => questions.length));
  const whose = ({ name, checkWord }: SetPaper, index: number) => name ?? checkWord ?? String(index + 1);
  const table = paperTable<SetPicture>(
    'paper-answers',
    [keySaid.student, head.word, ...Array.from({ length: most }, (_, index) => String(index + 1))],
    papers.map((own, index) => [
      whose(own, index),
      own.checkWord ?? keySaid.nothing,
      ...own.questions.map(({ solution }) => solution.said),
    ]),
  );
  const reasons = papers.map((own, index) =>
    paper<SetPicture>(
      'div',
      paper('h2', whose(own, index)),
      paperTable(
        'paper-reasons',
        [keySaid.question, keySaid.answer, keySaid.reason],
        own.questions.map(({ prompt, solution }) => [plain(prompt), solution.said, plain(solution.reason)]),
      ),
    ),
  );
  return [
    paper(
      'section.paper-page.paper-key',
      pageHead(keySaid.title(title), keySaid.sign),
      paper('div.paper-body', paper('p.paper-task', keySaid.alone), paper('h2', keySaid.versions), table, ...reasons),
    ),
  ];
}
