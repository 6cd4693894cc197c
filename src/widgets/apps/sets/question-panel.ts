import { work as words } from '#words/sets.ts';
import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import type { SetQuestion } from '../../../narration/question-set/draw-questions.ts';
import type { MovesForm } from '../../../narration/question-set/drawn-question.ts';
import type { MovesPlay } from '../../../narration/question-set/moves-play.ts';
import type { Sentence } from '../../../narration/sentence.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { playPicture, type QuestionPicture, questionPicture, rests } from '../../controls/question/question-picture.ts';
import type { StudentRun } from '../../controls/question/student-runs.ts';
import { actionButton, element } from '../../ui/element.ts';
import { numberOf } from '../../ui/keys.ts';
import { writeFault } from '../../ui/notice.ts';
import { gridDrawing } from '../../views/grid/drawn-grid.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { drawTables } from '../../views/panes/table.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { MovesPanel } from './moves-panel.ts';
import type { StudentWork } from './student-work.ts';

/** A question as a student sees it: the picture of its moment, the prompt, and the controls to answer with. */
export class QuestionPanel {
  readonly #root: HTMLElement;
  readonly #runs: readonly StudentRun[];
  readonly #work: StudentWork;
  readonly #drawGrid: ReturnType<typeof gridDrawing>;
  readonly #number: HTMLInputElement;
  readonly #choose: (answer: number | undefined) => void;
  readonly #finished: (wrong: Sentence | undefined) => void;
  #moves: MovesPanel | undefined;
  /** The drawing in a view other than the grid, and its source. */
  #other: { readonly shown: string; readonly timeline: Timeline; readonly views: Promise<ViewSet> } | undefined;

  /** `chosen` is called when the student chooses an answer; `finished` when moves in a row have ended, with the fault. */
  constructor(
    root: HTMLElement,
    runs: readonly StudentRun[],
    work: StudentWork,
    { chosen, finished }: { chosen: () => void; finished: (wrong: Sentence | undefined) => void },
  ) {
    this.#root = root;
    this.#finished = finished;
    this.#runs = runs;
    this.#work = work;
    this.#choose = (answer) => {
      if (work.isOver(work.current)) return;
      work.choose(answer);
      chosen();
    };
    const pick = (cell: number) => (this.#moves ? this.#moves.pick(cell) : this.#choose(this.#answerOfCell(cell)));
    this.#drawGrid = gridDrawing(this.#view('grid'), pick, { walkable: true });
    this.#number = this.#part<HTMLElement>('number').querySelector('input')!;
    this.#number.addEventListener('input', () =>
      this.#choose(this.#number.value === '' || !this.#number.checkValidity() ? undefined : this.#number.valueAsNumber),
    );
    root.querySelector('.set-picture')!.addEventListener('click', ({ target }) => {
      const [field, value] = (target as Element).closest('[data-points]')?.getAttribute('data-points')?.split(' ') ?? [];
      if (field) this.#moves?.point(field, Number(value));
    });
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  #view(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-view=${name}]`)!;
  }

  get #question(): SetQuestion {
    return this.#work.questions[this.#work.current]!;
  }

  #answerOfCell(cell: number): number | undefined {
    const { form } = this.#question;
    return 'choices' in form ? (form.ofCell?.(cell) ?? this.#work.chosen) : this.#work.chosen;
  }

  /** Handles a key that makes a move or chooses the answer with its number; returns whether it did. */
  key(event: KeyboardEvent): boolean {
    if (this.#moves) return this.#moves.key(event);
    const number = numberOf(event);
    if (number === undefined) return false;
    const button = this.#part('choices').querySelector<HTMLButtonElement>(`button[data-answer="${number - 1}"]`);
    button?.click();
    return button !== null;
  }

  /** Whether a cell of the grid is the answer that is chosen. */
  isChosen(target: EventTarget | null): boolean {
    const { cell } = (target as SVGElement).dataset;
    return cell !== undefined && this.#work.chosen !== undefined && this.#answerOfCell(Number(cell)) === this.#work.chosen;
  }

  /** Draws the present question. */
  async show(): Promise<void> {
    const question = this.#question;
    const { current, chosen, questions } = this.#work;
    this.#part('place').textContent = words.question(current + 1, questions.length);
    drawSentence(this.#part('prompt'), question.prompt);
    this.#showForm(question);
    this.showChosen();
    this.#number.value = chosen === undefined ? '' : String(chosen);
    if (!('begin' in question.form)) await this.#showPicture(question);
  }

  /** Whether moves in a row have ended, and may be restarted. */
  get stopped(): boolean {
    return this.#moves?.over === true && !this.#work.isOver(this.#work.current);
  }

  #showView(shown: string): void {
    for (const view of this.#root.querySelectorAll<HTMLElement>('.set-picture [data-view]')) view.hidden = view.dataset.view !== shown;
    this.#root.querySelector('.set-main')!.classList.toggle('wide', shown !== 'grid');
  }

  /** The frame at which moves in a row have come, as a figure shows it, with the cells that are chosen. */
  async #showPlay({ run: index }: SetQuestion, { timeline, position }: MovesPlay, cells: readonly number[]): Promise<void> {
    await this.#draw(playPicture(this.#runs[index]!.run.algorithm, timeline, position), index);
    for (const hit of this.#view('grid').querySelectorAll<SVGElement>('.hit'))
      hit.classList.toggle('chosen', cells.includes(Number(hit.dataset.cell)));
  }

  async #draw(picture: QuestionPicture, index: number, asked?: SetQuestion): Promise<void> {
    this.#showView(picture.view);
    drawTables(this.#part('tables'), picture.tables);
    if (picture.view === 'grid') this.#drawGrid(picture.scene);
    else await this.#showOther(picture.view, index, picture.timeline, picture.position, asked);
  }

  /** Draws a frame in a view other than the grid; `asked` is the question about it, which may name things in it. */
  async #showOther(shown: string, index: number, timeline: Timeline, position: number, asked?: SetQuestion): Promise<void> {
    const before = this.#other;
    const same = before?.shown === shown && before.timeline === timeline;
    const context = () => viewContext(this.#runs[index]!.run, timeline, document, { seek: () => undefined });
    // Two runs share one place for a drawing.
    const views = same ? before.views : ViewSet.in(this.#root, [shown], context(), { emptied: true });
    this.#other = { shown, timeline, views };
    const set = await views;
    set.draw(position, { rests: asked !== undefined && rests(asked.kind) });
    set.highlight(asked?.shows.nodes && { nodes: asked.shows.nodes });
  }

  async #showPicture(question: SetQuestion): Promise<void> {
    await this.#draw(questionPicture(question, this.#runs), question.run, question);
    this.showChosen();
  }

  #makeMoves(question: SetQuestion, form: MovesForm): MovesPanel {
    const panel = new MovesPanel(this.#part('pad'), this.#part('made'), form, this.#runs[question.run]!, {
      draw: (play, cells) => {
        drawSentence(this.#part('now'), play.now);
        this.#showPlay(question, play, cells).catch((error: unknown) => writeFault(this.#part('verdict'), error));
      },
      finished: (made, wrong) => {
        this.#work.choose(made);
        this.#finished(wrong);
      },
    });
    if (this.#work.isOver(this.#work.current)) panel.stop();
    return panel;
  }

  #showForm(question: SetQuestion): void {
    const { form } = question;
    this.#part('number').hidden = !('most' in form);
    this.#part('choices').hidden = !('choices' in form);
    for (const part of ['now', 'pad', 'made']) this.#part(part).hidden = !('begin' in form);
    this.#moves = 'begin' in form ? this.#makeMoves(question, form) : undefined;
    if ('most' in form) this.#number.max = String(form.most);
    if (!('choices' in form)) return;
    this.#part('choices').replaceChildren(
      ...form.choices.map((label, answer) => {
        const item = element('li');
        const button = actionButton('chip', label, () => this.#choose(answer));
        button.dataset.answer = String(answer);
        item.append(button);
        return item;
      }),
    );
  }

  /** Marks the chosen answer, and those checked before. */
  showChosen(): void {
    const { current, chosen } = this.#work;
    const { form, grade } = this.#question;
    const over = this.#work.isOver(current);
    const tries = this.#work.tries(current);
    for (const button of this.#part('choices').querySelectorAll<HTMLButtonElement>('button')) {
      const answer = Number(button.dataset.answer);
      button.setAttribute('aria-pressed', String(answer === chosen));
      const tried = tries.includes(answer) ? (grade(answer)!.right ? 'right' : 'wrong') : undefined;
      button.classList.toggle('right', tried === 'right');
      button.classList.toggle('wrong', tried === 'wrong' && answer !== chosen);
      button.disabled = over && tried === undefined;
    }
    this.#number.disabled = over;
    if ('begin' in form) return;
    for (const cell of this.#view('grid').querySelectorAll<SVGElement>('.hit')) {
      const answer = 'choices' in form ? form.ofCell?.(Number(cell.dataset.cell)) : undefined;
      cell.classList.toggle('chosen', answer !== undefined && answer === chosen);
      cell.classList.toggle('tried', answer !== undefined && answer !== chosen && tries.includes(answer) && !grade(answer)!.right);
      cell.classList.toggle('found', answer !== undefined && tries.includes(answer) && grade(answer)!.right);
      cell.classList.toggle('no-answer', answer === undefined);
    }
  }

  /** The chosen answer in words: a cell with its contents; undefined while none is chosen. */
  get said(): string | undefined {
    const { chosen } = this.#work;
    if (chosen === undefined) return undefined;
    const { form, run, position } = this.#question;
    if ('begin' in form) return undefined;
    if ('most' in form) return String(chosen);
    const label = form.choices[chosen];
    if (label !== undefined) return label;
    const { puzzle, digits } = this.#runs[run]!.timeline.frame(position).picture.grid!;
    const cell = chosen - form.choices.length;
    const digit = digits[cell]!;
    return digit === 0 ? cellName(puzzle.grid, cell) : `${cellName(puzzle.grid, cell)}: ${symbolOf(puzzle, digit)}`;
  }
}
