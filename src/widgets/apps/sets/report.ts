import { kinds, report as words, work as workWords } from '#words/sets.ts';
import { plain } from '../../../narration/sentence.ts';
import { frameOfQuestion } from '../../controls/question/frame-of-question.ts';
import type { StudentRun } from '../../controls/question/student-runs.ts';
import { element } from '../../ui/element.ts';
import { type Figures, linkToFrame } from './figure-link.ts';
import { markOf } from './marks.ts';
import type { StudentWork } from './student-work.ts';

export interface Report {
  /** Whether the questions differ in kind. */
  readonly hasKinds: boolean;
  readonly name: string;
  /** The student number; empty where none was given. */
  readonly number: string;
  readonly begun: Date;
  readonly seconds: number;
  readonly work: StudentWork;
  readonly runs: readonly StudentRun[];
  readonly figures: Figures;
  readonly code: string;
}

/** Fills the report: the result of each question, with a link to its frame, and the code to hand in. */
export function showReport(root: HTMLElement, report: Report): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const { work, name, number, begun, seconds, code } = report;
  part('report-about').textContent = words.about(name, number, begun, Math.max(1, Math.round(seconds / 60)));
  const places = work.questions.map((_, index) => index);
  const rightAt = (index: number) => (work.state(index) === 'right' ? work.tries(index).length : 0);
  const totals = {
    atOnce: places.filter((index) => rightAt(index) === 1).length,
    later: places.filter((index) => rightAt(index) > 1).length,
    lost: places.filter((index) => work.state(index) === 'lost').length,
    open: places.filter((index) => !work.isOver(index)).length,
  };
  part('totals').replaceChildren(
    ...(Object.keys(totals) as (keyof typeof totals)[]).map((key) => {
      const item = element('li', '', words.totals[key]);
      item.prepend(element('b', '', String(totals[key])), ' ');
      item.hidden = key === 'open' && totals.open === 0;
      return item;
    }),
  );
  part('rows').replaceChildren(...places.map((index) => rowOf(report, index)));
  part('unfinished').hidden = work.done;
  part('code').textContent = code;
}

function rowOf({ hasKinds, work, runs, figures }: Report, index: number): HTMLTableRowElement {
  const { prompt, kind, run, position, grade, solution } = work.questions[index]!;
  const row = element('tr');
  const place = element('th', '', String(index + 1));
  place.scope = 'row';
  const said = element('td');
  said.append(element('p', 'set-asked', plain(prompt)));
  for (const answer of work.tries(index)) {
    const verdict = grade(answer)!;
    if (!verdict.right) said.append(element('p', 'set-said', `${words.said(verdict.said)} ${plain(verdict.reason)}`));
  }
  if (work.state(index) === 'lost') said.append(element('p', 'set-said', `${workWords.solution(solution.said)} ${plain(solution.reason)}`));
  const result = element('td', 'set-result');
  const state = work.state(index);
  result.append(markOf(state === 'right' ? work.tries(index).length : state === 'open' || state === 'tried' ? undefined : 0));
  const see = element('td', 'set-see');
  const link = linkToFrame(figures, frameOfQuestion({ run, position }, runs));
  if (link) see.append(link);
  row.append(place, said, element('td', 'set-kind', hasKinds ? kinds[kind][0] : ''), result, see);
  return row;
}
