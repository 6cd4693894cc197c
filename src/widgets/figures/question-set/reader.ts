import { remarkText, read as words } from '#words/question-set.ts';
import { describeError } from '../../../engine/errors.ts';
import { type ClassTable, classTable, csvOfTable, wholeOnes } from '../../../narration/question-set/class-table.ts';
import { findCodes } from '../../../narration/question-set/hand-in.ts';
import { hashOfSet, type QuestionSet, questionsIn } from '../../../narration/question-set/question-set.ts';
import { readSet } from '../../../narration/question-set/set-link.ts';
import { element } from '../../controls/element.ts';
import { download } from '../../controls/export.ts';
import { markOf } from './marks.ts';

/** The link of a set among other text. */
const LINK = /#(set=\S+)/;

/** Pasted codes become a table, and a file. */
export class Reader {
  readonly #root: HTMLElement;
  #table: ClassTable = classTable([]);

  constructor(root: HTMLElement) {
    this.#root = root;
    const box = root.querySelector('textarea')!;
    box.addEventListener('input', () => this.#read(box.value));
    this.#part('save').addEventListener('click', () => this.#save());
    // What a browser brings back with the page.
    this.#read(box.value);
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #read(text: string): void {
    const found = findCodes(text);
    const whole = wholeOnes(found);
    const faults = found.flatMap((each) => ('fault' in each ? [words.faults[each.fault](each.line)] : []));
    let set: QuestionSet | undefined;
    try {
      const link = LINK.exec(text)?.[1];
      set = link ? readSet(link) : undefined;
    } catch (error) {
      faults.push(words.badLink(describeError(error)));
    }
    this.#part('set-of').textContent = set ? words.setOf(set.title, questionsIn(set)) : '';
    this.#part('count').textContent = found.length === 0 ? words.none : words.count(whole.length);
    this.#part('faults').replaceChildren(...faults.map((fault) => element('li', '', fault)));
    this.#table = classTable(whole, set && hashOfSet(set));
    this.#draw();
  }

  #draw(): void {
    const { rows, questions, notFound, set } = this.#table;
    this.#part('table-box').hidden = rows.length === 0;
    const most = Math.max(questions, ...rows.map(({ found }) => found.length));
    const places = Array.from({ length: most }, (_, question) => question);
    const column = (name: string) => Object.assign(element('th', '', name), { scope: 'col' });
    const head = element('tr');
    const { name, atOnce, minutes, remarks } = words.head;
    head.append(column(name), ...places.map((place) => column(String(place + 1))), column(atOnce), column(minutes), column(remarks));
    this.#part('head').replaceChildren(head);
    this.#part('body').replaceChildren(
      ...rows.map(({ handIn, found, atOnce, remarks }) => {
        const row = element('tr');
        const cells = places.map((place) => {
          const cell = element('td', 'set-result');
          if (place < found.length) cell.append(markOf(found[place]));
          return cell;
        });
        const said = element('td', 'set-remarks', remarks.map(remarkText).join('; '));
        const minutes = String(Math.round(handIn.seconds / 60));
        row.append(Object.assign(element('th', '', handIn.name), { scope: 'row' }), ...cells);
        row.append(element('td', 'set-number', String(atOnce)), element('td', 'set-number', minutes), said);
        return row;
      }),
    );
    const own = rows.filter(({ handIn }) => handIn.set === set).length;
    const foot = element('tr');
    foot.append(Object.assign(element('th', '', words.notFound(own)), { scope: 'row' }));
    for (const place of places) {
      const count = notFound[place] ?? 0;
      const cell = element('td', 'set-result', count === 0 ? '–' : String(count));
      // A bar over the number says the same.
      cell.style.setProperty('--share', String(own === 0 ? 0 : count / own));
      foot.append(cell);
    }
    foot.append(element('td'), element('td'), element('td'));
    this.#part('foot').replaceChildren(foot);
  }

  #save(): void {
    const csv = csvOfTable(this.#table, words.csvHead, remarkText);
    download(new Blob([csv], { type: 'text/csv' }), 'sudoscope-set.csv');
  }
}
