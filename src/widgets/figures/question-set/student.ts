import { begin as beginWords, work as words } from '#words/question-set.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import { pseudocodeOf } from '../../../narration/narrator.ts';
import { writeHandIn } from '../../../narration/question-set/hand-in.ts';
import { shownName } from '../../../narration/question-set/names.ts';
import { hashOfSet, MOST, type QuestionSet, questionsIn } from '../../../narration/question-set/question-set.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import { element } from '../../controls/element.ts';
import { isTaken } from '../../controls/keys.ts';
import { writeFault } from '../../controls/notice.ts';
import { pseudocodeDrawing } from '../../views/pseudocode.ts';
import { drawSentence } from '../../views/words.ts';
import { type HostReport, hearHost, type Resumption, tellHost } from './host.ts';
import { answersIn, KeptWork } from './kept-work.ts';
import { QuestionPanel } from './question-panel.ts';
import { type Figures, showReport } from './report.ts';
import { type StudentSet, studentSet } from './student-runs.ts';
import { StudentWork } from './student-work.ts';
import { TimeSpent } from './time-spent.ts';

/** What a student sees of a set: the question for the name, the questions, and the report. */
export class Student {
  readonly #root: HTMLElement;
  readonly #set: QuestionSet;
  readonly #figures: Figures;
  readonly #kept: KeptWork;
  #name = '';
  #begun = 0;
  #time = new TimeSpent();
  #work: StudentWork | undefined;
  #runs: StudentSet['runs'] = [];
  #panel: QuestionPanel | undefined;
  /** What is said of the last answer in place of its reason. */
  #wrong: Sentence | undefined;

  /** `root` is the element of the page; `figures` are those that links to a frame lead to. */
  constructor(root: HTMLElement, set: QuestionSet, figures: Figures) {
    this.#root = root;
    this.#set = set;
    this.#figures = figures;
    this.#kept = new KeptWork(hashOfSet(set));
    for (const title of root.querySelectorAll('[data-part=set-title]')) title.textContent = set.title || beginWords.heading;
    this.#part('about').textContent = beginWords.about(questionsIn(set), catalogRow(set.algorithm).title, set.attempts);
    this.#connect();
    hearHost((resumption) => this.#resume(resumption));
    tellHost({ event: 'ready', title: set.title });
    const { lastName } = this.#kept;
    if (lastName) this.#begin(lastName);
    else this.#askName();
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #button(name: string): HTMLButtonElement {
    return this.#part<HTMLButtonElement>(name);
  }

  /** Shows one of the student's pages and hides the others. */
  #showPage(name: 'begin' | 'work' | 'report'): void {
    for (const page of ['begin', 'work', 'report']) this.#part(page).hidden = page !== name;
  }

  #connect(): void {
    this.#part('begin')
      .querySelector('form')!
      .addEventListener('submit', (event) => {
        event.preventDefault();
        this.#begin(this.#part('begin').querySelector('input')!.value);
      });
    this.#button('other-name').addEventListener('click', () => this.#askName());
    this.#button('check').addEventListener('click', () => this.#goOn());
    this.#button('later').addEventListener('click', () => this.#later());
    this.#button('to-report').addEventListener('click', () => this.#report());
    this.#button('back').addEventListener('click', () => this.#look(this.#work!.current));
    this.#part('strip').addEventListener('click', ({ target }) => {
      const segment = (target as Element).closest<HTMLElement>('button[data-question]');
      if (segment) this.#look(Number(segment.dataset.question));
    });
    this.#part('work').addEventListener('keydown', (event) => this.#onKey(event), { capture: true });
    addEventListener('pagehide', () => this.#work && this.#keep());
  }

  #onKey(event: KeyboardEvent): void {
    if (this.#panel?.key(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const inGrid = (event.target as Element).closest('.hit') !== null;
    const goesOn = this.#panel?.isChosen(event.target) || (event.target as Element).matches('input') || (inGrid && this.#isSettled);
    if (event.key === 'Enter' && goesOn) {
      event.preventDefault();
      event.stopPropagation();
      this.#goOn();
      return;
    }
    if (isTaken(event)) return;
    if (event.key === 'Enter' && !(event.target as Element).closest('button, a, summary, .hit')) this.#goOn();
    if (event.key === 'l' || event.key === 'L') this.#later();
  }

  /** Whether the question takes no answer as it stands. */
  get #isSettled(): boolean {
    return this.#panel!.stopped || this.#work!.isOver(this.#work!.current);
  }

  #askName(): void {
    this.#time.pause();
    this.#showPage('begin');
    this.#sayAtName('');
    const field = this.#part('begin').querySelector('input')!;
    field.value = this.#name;
    field.focus({ preventScroll: true });
  }

  #sayAtName(text: string): void {
    this.#part('name-fault').textContent = text;
  }

  /** The page around this one knows who works here, and how far that is. */
  #resume({ name, kept }: Resumption): void {
    const known = this.#kept.ofThisSet(kept);
    const own = this.#kept.recall(name);
    if (known && answersIn(known) > answersIn(own)) this.#kept.keep(shownName(name), writeHandIn({ ...known, name: shownName(name) }));
    this.#begin(name);
  }

  async #begin(typed: string): Promise<void> {
    const name = shownName(typed);
    const refusal = !name ? beginWords.noName : [...name].length > MOST.name ? beginWords.longName(MOST.name) : '';
    this.#sayAtName(refusal || words.making);
    if (refusal) return;
    this.#name = name;
    this.#work = undefined;
    try {
      const { runs, questions } = await studentSet(this.#set, name);
      // Somebody else has begun meanwhile.
      if (name !== this.#name) return;
      if (questions.length === 0) {
        this.#sayAtName(words.none);
        return;
      }
      const kept = this.#kept.recall(name);
      this.#runs = runs;
      this.#begun = kept?.begun ?? Math.floor(Date.now() / 60_000);
      this.#time = new TimeSpent(kept?.seconds);
      this.#work = new StudentWork(questions, this.#set.attempts, kept?.answers);
    } catch (error) {
      if (name === this.#name) {
        this.#showPage('begin');
        writeFault(this.#part('name-fault'), error);
      }
      return;
    }
    this.#panel = new QuestionPanel(this.#part('work'), this.#runs, this.#work, {
      chosen: () => this.#showAnswer(),
      finished: (wrong) => this.#check(wrong),
    });
    this.#part('name').textContent = name;
    const { run, timeline } = this.#runs[0]!;
    const lines = pseudocodeOf(run.words, undefined, timeline.stateAt(0));
    this.#part('rule').hidden = !this.#set.rule || lines.length === 0;
    pseudocodeDrawing(this.#part('lines'))(lines, undefined);
    this.#keep();
    tellHost({ event: 'begun', ...this.#told });
    if (this.#work.done) this.#report();
    else this.#look(this.#work.current);
  }

  get #code(): string {
    return writeHandIn({
      set: hashOfSet(this.#set),
      name: this.#name,
      begun: this.#begun,
      seconds: this.#time.seconds,
      answers: this.#work!.answers,
    });
  }

  get #told(): HostReport {
    const { questions, rightOnes } = this.#work!;
    const over = questions.filter((_, index) => this.#work!.isOver(index)).length;
    return { name: this.#name, questions: questions.length, over, right: rightOnes, code: this.#code };
  }

  #keep(): void {
    const kept = this.#kept.keep(this.#name, this.#code);
    this.#part('saved').textContent = kept ? words.saved(new Date()) : words.notSaved;
  }

  /** Looks at a question, wherever the student was. */
  #look(index: number): void {
    this.#work!.go(index);
    this.#wrong = undefined;
    this.#time.goOn();
    this.#showPage('work');
    this.#panel!.show().catch((error: unknown) => writeFault(this.#part('verdict'), error));
    this.#showAnswer();
    this.#part('work').focus({ preventScroll: true });
  }

  #later(): void {
    this.#work!.goOn();
    this.#look(this.#work!.current);
  }

  /** Checks the answer, or goes on where it has been checked for good. */
  #goOn(): void {
    const work = this.#work!;
    if (work.done) this.#report();
    else if (work.isOver(work.current)) this.#later();
    else if (this.#panel!.stopped) this.#look(work.current);
    else this.#check();
  }

  /** Checks what is chosen; `wrong` says more of what is wrong with it than the answer alone can tell. */
  #check(wrong?: Sentence): void {
    const work = this.#work!;
    this.#wrong = wrong;
    const verdict = work.check();
    if (!verdict) {
      this.#part('verdict').textContent = words.ask(work.questions[work.current]!.form);
      return;
    }
    this.#keep();
    this.#showAnswer();
    const about = { question: work.current + 1, isRight: verdict.right, attempt: work.tries(work.current).length };
    tellHost({ event: 'answered', ...about, ...this.#told });
    if (work.done) tellHost({ event: 'done', ...this.#told });
  }

  /** What has become of the question, and what is chosen now. */
  #showAnswer(): void {
    const work = this.#work!;
    const { current } = work;
    this.#panel!.showChosen();
    const { said } = this.#panel!;
    this.#part('yours').hidden = said === undefined;
    this.#part('yours-said').textContent = said ?? '';
    this.#showVerdict(said !== undefined);
    const over = work.isOver(current);
    const stopped = this.#panel!.stopped;
    this.#button('check').textContent = work.done ? words.report : over ? words.next : stopped ? words.again : words.check;
    // Moves are judged as they are made.
    this.#button('check').hidden = !over && !stopped && 'begin' in work.questions[current]!.form;
    this.#button('later').hidden = over || work.questions.length === 1;
    this.#button('to-report').hidden = work.done;
    this.#part('left').textContent = over ? '' : words.left(work.left(current));
    this.#showStrip();
  }

  #showVerdict(chosen: boolean): void {
    const work = this.#work!;
    const verdict = work.verdict(work.current);
    const place = this.#part('verdict');
    place.classList.toggle('right', verdict?.right === true && !chosen);
    place.classList.toggle('wrong', verdict?.right === false && !chosen);
    if (chosen) drawSentence(place, [{ text: words.change(work.left(work.current)) }]);
    else if (!verdict) drawSentence(place, [{ text: words.ask(work.questions[work.current]!.form) }]);
    else {
      const { solution } = work.questions[work.current]!;
      const lost = work.state(work.current) === 'lost' ? [{ text: ` ${words.solution(solution.said)} ` }, ...solution.reason] : [];
      const head = verdict.right
        ? ({ text: `${words.right} `, tone: 'done' } as const)
        : ({ text: `${words.wrong} `, tone: 'conflict' } as const);
      drawSentence(place, [head, ...(this.#wrong ?? verdict.reason), ...lost]);
    }
  }

  #showStrip(): void {
    const work = this.#work!;
    const focused = (document.activeElement as HTMLElement | null)?.dataset.question;
    this.#part('strip').replaceChildren(
      ...work.questions.map((_, index) => {
        const state = work.state(index);
        const tries = work.tries(index).length;
        const text =
          state === 'right'
            ? words.states.right(tries)
            : state === 'tried'
              ? words.states.tried(tries + 1, work.attempts)
              : words.states[state];
        const item = element('li', state);
        const button = element('button', '');
        button.type = 'button';
        button.dataset.question = String(index);
        if (index === work.current) button.setAttribute('aria-current', 'step');
        if (state === 'right' && tries > 1) item.classList.add('later');
        const [place, said] = [element('span', '', String(index + 1)), element('small', '', state === 'open' ? '' : text)];
        place.ariaHidden = said.ariaHidden = 'true';
        button.append(element('i'), place, said, element('span', 'for-listeners', words.segment(index + 1, text)));
        item.append(button);
        return item;
      }),
    );
    if (focused !== undefined)
      this.#part('strip').querySelector<HTMLElement>(`[data-question="${focused}"]`)?.focus({ preventScroll: true });
  }

  #report(): void {
    this.#keep();
    this.#time.pause();
    this.#showPage('report');
    showReport(this.#part('report'), {
      set: this.#set,
      name: this.#name,
      begun: new Date(this.#begun * 60_000),
      seconds: this.#time.seconds,
      work: this.#work!,
      runs: this.#runs,
      figures: this.#figures,
      code: this.#code,
    });
    this.#part('report').focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }
}
