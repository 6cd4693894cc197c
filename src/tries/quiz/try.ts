import { quiz as words } from '#words/tries/ladder.ts';
import { rungOf } from '../../engine/logic/ladder.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { ideaOf } from '../../narration/en/technique-ideas.ts';
import { explain, nameInText } from '../../narration/en/techniques.ts';
import { type Sentence, say } from '../../narration/sentence.ts';
import { drawSentence } from '../../widgets/views/panes/words.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { answerTo, conclusionOf } from '../ladder/drill.ts';
import { candidateNamed, DrillBoard, type View } from '../ladder/drill-board.ts';
import { type Question, questionOf } from './questions.ts';

/**
 * Positions without end: a pattern to name, or a name to find the pattern of. Its actions: 'name x-wing' answers, 'take r7c1 5'
 * strikes that mark or writes it, 'pattern' shows where to look, 'answer' says
 * what is right, 'next' goes on.
 */
class QuizTry extends TryFigure {
  #board!: DrillBoard;
  #round = 0;
  #index = 0;
  #question!: Question;
  #view!: View;
  #helps = false;
  #named = 0;
  #found = 0;
  /** Wrong names of this question. */
  #wrong = 0;

  protected connect(): void {
    this.#board = new DrillBoard(this.piece('grid'), this.piece('marks'), (candidate) => this.#conclude(candidate));
    this.addEventListener('click', ({ target }) => {
      const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset.do;
      if (action) this.act(action);
    });
  }

  /** Another round: what was asked before comes in another order and in other clothes. */
  protected begin(): void {
    this.#round++;
    this.#index = 0;
    this.#named = 0;
    this.#found = 0;
    this.#ask();
  }

  protected showOne(): void {
    if (this.#isOver) return;
    this.#helps = true;
    this.#answer();
  }

  #answer(): void {
    const { drill, asks } = this.#question;
    if (asks === 'name') this.#name(drill.rung.technique.id);
    else this.#conclude(conclusionOf(drill));
  }

  override act(action: string): void {
    const [verb, ...rest] = action.split(' ');
    if (verb === 'name') this.#name(rest[0]!);
    else if (verb === 'answer') this.#answer();
    else if (verb === 'next') {
      this.#index++;
      this.#ask();
    } else if (verb === 'pattern') {
      this.#helps = true;
      this.#show({ ...this.#view, shown: 'pattern', struck: undefined });
    } else {
      const candidate = candidateNamed(this.#question.drill, rest[0]!, rest[1]!);
      if (candidate) this.#conclude(candidate);
    }
  }

  get #next(): HTMLElement {
    return this.querySelector<HTMLElement>('[data-do=next]')!;
  }

  get #isOver(): boolean {
    return this.#view.struck?.rightly === true;
  }

  #ask(): void {
    this.forget();
    this.#question = questionOf(this.#round, this.#index);
    const { drill, asks } = this.#question;
    this.#helps = false;
    this.#wrong = 0;
    this.#show({ instance: drill.instance, shown: asks === 'find' ? 'nothing' : 'place' });
  }

  #name(id: string): void {
    const { drill, asks } = this.#question;
    if (asks !== 'name' || this.#isOver) return;
    const { technique } = drill.rung;
    if (id !== technique.id) {
      this.#wrong++;
      const [name, idea] = [rungOf(id).technique.name, ideaOf(id)];
      this.verdict(
        'wrong',
        this.#wrong === 1 ? words.wrong(name, idea) : words.wrongAgain(name, idea, explain(drill.instance, drill.puzzle)[0]!),
      );
      return;
    }
    if (!this.#helps && this.#wrong === 0) this.#named++;
    const hadFocus = this.piece('choices').contains(document.activeElement);
    const candidate = conclusionOf(drill);
    this.#show({ instance: drill.instance, shown: 'conclusion', struck: { candidate, rightly: true } });
    if (hadFocus) this.#next.focus();
    const [saw, why, so] = explain(drill.instance, drill.puzzle) as [Sentence, Sentence, Sentence];
    this.verdict('right', words.right(nameInText(id), say`${saw} ${why} ${so}`));
  }

  #conclude(candidate: CellDigit): void {
    const { drill, asks } = this.#question;
    if (asks !== 'find' || this.#isOver) return;
    const { judgement, instance } = answerTo(drill, candidate, this.#helps);
    if (instance && !this.#helps) this.#found++;
    const struck = { candidate, rightly: instance !== undefined };
    this.#show(instance ? { instance, shown: 'conclusion', struck } : { ...this.#view, struck });
    this.verdict(judgement.kind, judgement.sentence);
  }

  #show(view: View): void {
    this.#view = view;
    const { drill, asks, choices } = this.#question;
    const { technique } = drill.rung;
    this.#board.show(drill, view, asks === 'find');
    this.piece('number').textContent = words.question(this.#index + 1);
    this.piece('counts').textContent = words.counts(this.#named, this.#found);
    drawSentence(this.piece('asked'), asks === 'name' ? say`${words.name}` : words.find(nameInText(technique.id)));
    this.piece('choices').replaceChildren(
      ...choices.map((id) => {
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', textContent: rungOf(id).technique.name, disabled: this.#isOver });
        button.classList.add('btn', 'txt');
        button.dataset.do = `name ${id}`;
        return button;
      }),
    );
    const pattern = this.querySelector<HTMLButtonElement>('[data-do=pattern]')!;
    pattern.hidden = asks === 'name';
    pattern.disabled = this.#isOver;
    pattern.setAttribute('aria-pressed', String(this.#helps));
    this.piece('what').textContent = asks === 'find' ? ideaOf(technique.id) : '';
    this.#next.classList.toggle('primary', this.#isOver);
    this.tell({ asks, technique: technique.id, right: this.#isOver, named: this.#named, found: this.#found, question: this.#index + 1 });
  }
}

export { QuizTry as element };
