import { begin as beginWords, work as words } from '#words/sets.ts';
import { pseudocodeOf } from '../../../narration/narrator.ts';
import { type HandIn, writeHandIn } from '../../../narration/question-set/hand-in.ts';
import { HostedWork, type Resumption } from '../../../narration/question-set/hosted-work.ts';
import { sameName, shownName } from '../../../narration/question-set/question-set.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import type { StudentSet } from '../../controls/question/student-runs.ts';
import { embedded, takeFocus } from '../../ui/in-view.ts';
import { isTaken } from '../../ui/keys.ts';
import { writeFault } from '../../ui/notice.ts';
import { pseudocodeDrawing } from '../../views/code/pseudocode.ts';
import type { Figures } from './figure-link.ts';
import { type HostReport, hearHost, tellHost } from './host.ts';
import { KeptWork } from './kept-work.ts';
import { NameForm, refusalOf } from './name-form.ts';
import type { PaperSheet } from './paper-sheet.ts';
import { enablePrinting } from './printing.ts';
import { QuestionPanel } from './question-panel.ts';
import { showReport } from './report.ts';
import { drawOverview } from './student-overview.ts';
import { drawVerdict } from './student-verdict.ts';
import { StudentWork } from './student-work.ts';
import type { Task } from './task.ts';
import { TimeSpent } from './time-spent.ts';

const isSame = (one: HandIn, other: HandIn | undefined) => JSON.stringify(one.answers) === JSON.stringify(other?.answers);

/** The student's pages of a set: the one for the name, the questions, and the report. */
export class Student {
  readonly #root: HTMLElement;
  readonly #task: Task;
  readonly #figures: Figures;
  readonly #kept: KeptWork;
  readonly #host: HostedWork;
  readonly #names: NameForm;
  #name = '';
  /** The student number; empty where none was given. */
  #number = '';
  /** Whether the name was written here, not given by the host page. */
  #isTyped = false;
  #begun = 0;
  /** Counts beginnings, so that only the last one continues. */
  #beginnings = 0;
  #time = new TimeSpent();
  #work: StudentWork | undefined;
  #runs: StudentSet['runs'] = [];
  #panel: QuestionPanel | undefined;
  /** The message on the last answer that replaces its reason. */
  #wrong: Sentence | undefined;

  /** `root` is the element of the page; `figures` are those that links to a frame lead to. */
  constructor(root: HTMLElement, task: Task, figures: Figures) {
    this.#root = root;
    this.#task = task;
    this.#figures = figures;
    this.#kept = new KeptWork(task.hash);
    this.#host = new HostedWork(task.hash);
    this.#names = new NameForm(this.#part('begin'), (typed, number) => {
      this.#isTyped = true;
      // A page around that came too late to hear it has another chance before anything begins.
      if (!this.#host.isRequested) this.#tellReady();
      this.#begin(typed, number);
    });
    for (const title of root.querySelectorAll('[data-part=set-title]')) title.textContent = task.title || beginWords.heading;
    this.#part('about').textContent = task.about;
    if (!task.isOwn) this.#part('about-name').textContent = beginWords.aboutNameAlone;
    this.#connect();
    hearHost((resumption) => this.#resume(resumption));
    this.#tellReady();
    const { lastName = '' } = this.#kept;
    // In a frame, the host page may know who works here.
    if (lastName && !embedded()) this.#begin(lastName);
    else this.#askName(lastName);
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
    enablePrinting(this.#part('paper'), () => this.#sheet);
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

  /** Whether the question cannot take an answer at present. */
  get #isSettled(): boolean {
    return this.#panel!.stopped || this.#work!.isOver(this.#work!.current);
  }

  #tellReady(): void {
    tellHost({ event: 'ready', title: this.#task.title });
  }

  #askName(name = this.#name): void {
    this.#time.pause();
    this.#showPage('begin');
    this.#names.ask(name, this.#kept.recall(name)?.number ?? '');
  }

  /** Resumes the work that the host page has kept, under the name it gives. */
  #resume(resumption: Resumption): void {
    if (this.#work) this.#keep();
    const { name, kept } = this.#host.resume(resumption, this.#isTyped && this.#work ? this.#handIn : undefined);
    if (kept) this.#kept.add(kept);
    // The host page says whose work it is.
    this.#button('other-name').hidden = name !== undefined;
    const here = this.#work && (name === undefined || sameName(name) === sameName(this.#name)) ? this.#handIn : undefined;
    if (here && isSame(here, this.#kept.recall(here.name))) tellHost({ event: 'begun', ...this.#hostReport });
    else if (name !== undefined) {
      this.#isTyped = false;
      this.#begin(name);
    }
  }

  /** `number` is the student number, where one was written now. */
  async #begin(typed: string, number = ''): Promise<void> {
    const name = shownName(typed);
    const refusal = refusalOf(name, number);
    this.#names.say(refusal || words.making);
    if (refusal) return;
    if (this.#work) this.#keep();
    this.#name = name;
    this.#number = number;
    this.#work = undefined;
    this.#beginnings++;
    const beginning = this.#beginnings;
    try {
      const { runs, questions } = await this.#task.make(name);
      // Another student has begun in the meantime.
      if (beginning !== this.#beginnings) return;
      if (questions.length === 0) {
        this.#names.say(words.none);
        return;
      }
      const kept = this.#kept.recall(name);
      this.#number ||= kept?.number ?? '';
      this.#runs = runs;
      this.#begun = kept?.begun ?? Math.floor(Date.now() / 60_000);
      this.#time = new TimeSpent(kept?.seconds);
      this.#work = new StudentWork(questions, this.#task.attempts, kept?.answers);
    } catch (error) {
      if (beginning === this.#beginnings) {
        this.#showPage('begin');
        this.#names.fail(error);
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
    this.#part('rule').hidden = !this.#task.rule || lines.length === 0;
    pseudocodeDrawing(this.#part('lines'))(lines, undefined);
    this.#keep();
    tellHost({ event: 'begun', ...this.#hostReport });
    if (this.#work.done) this.#report();
    else this.#look(this.#work.current);
  }

  /** The content to print while questions are answered. */
  get #sheet(): PaperSheet | undefined {
    if (!this.#work || this.#part('work').hidden) return undefined;
    const { title, isOwn } = this.#task;
    const name = isOwn ? this.#name : undefined;
    return { title: title || beginWords.heading, name, questions: this.#work.questions, runs: this.#runs };
  }

  get #handIn(): HandIn {
    return {
      set: this.#task.hash,
      name: this.#name,
      ...(this.#number && { number: this.#number }),
      begun: this.#begun,
      seconds: this.#time.seconds,
      answers: this.#work!.answers,
    };
  }

  get #hostReport(): HostReport {
    const { questions, tally } = this.#work!;
    return {
      name: this.#name,
      questions: questions.length,
      ...tally,
      code: this.#host.textFor(this.#handIn),
      resumed: this.#host.isRequested,
    };
  }

  #keep(): void {
    const kept = this.#kept.keep(this.#handIn);
    this.#part('saved').textContent = kept ? words.saved(new Date()) : words.notSaved;
  }

  /** Shows a question. */
  #look(index: number): void {
    this.#work!.go(index);
    this.#wrong = undefined;
    this.#time.goOn();
    this.#showPage('work');
    this.#panel!.show().catch((error: unknown) => writeFault(this.#part('verdict'), error));
    this.#showAnswer();
    takeFocus(this.#part('work'));
  }

  #later(): void {
    this.#work!.goOn();
    this.#look(this.#work!.current);
  }

  /** Checks the answer, or goes to the next question after the final check. */
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
    tellHost({ event: 'answered', ...about, ...this.#hostReport });
    if (work.done) tellHost({ event: 'done', ...this.#hostReport });
  }

  /** Shows the state of the question, and the chosen answer. */
  #showAnswer(): void {
    const work = this.#work!;
    const { current } = work;
    this.#panel!.showChosen();
    const { said } = this.#panel!;
    this.#part('yours').hidden = said === undefined;
    this.#part('yours-said').textContent = said ?? '';
    drawVerdict(this.#part('verdict'), work, said !== undefined, this.#wrong);
    const over = work.isOver(current);
    const stopped = this.#panel!.stopped;
    this.#button('check').textContent = work.done ? words.report : over ? words.next : stopped ? words.again : words.check;
    // Moves are judged when they are made.
    this.#button('check').hidden = !over && !stopped && 'begin' in work.questions[current]!.form;
    this.#button('later').hidden = over || work.questions.length === 1;
    this.#button('to-report').hidden = work.done;
    this.#part('left').textContent = over ? '' : words.left(work.left(current));
    drawOverview(this.#part('strip'), work);
  }

  #report(): void {
    this.#keep();
    this.#time.pause();
    this.#showPage('report');
    showReport(this.#part('report'), {
      hasKinds: this.#task.hasKinds,
      name: this.#name,
      number: this.#number,
      begun: new Date(this.#begun * 60_000),
      seconds: this.#time.seconds,
      work: this.#work!,
      runs: this.#runs,
      figures: this.#figures,
      code: writeHandIn(this.#handIn),
    });
    takeFocus(this.#part('report'));
    scrollTo({ top: 0 });
  }
}
