import { quiz as words } from '#words/tries/ladder.ts';
import { rungOf } from '../../engine/logic/ladder.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { ideaOf } from '../../narration/en/technique-ideas.ts';
import { explain, nameInText, oneInText } from '../../narration/en/techniques.ts';
import { type Sentence, say } from '../../narration/sentence.ts';
import { actionButton } from '../../widgets/ui/element.ts';
import { drawSentence } from '../../widgets/views/kit/drawn-sentence.ts';
import { defineTry, type Outcome, right, wrong } from '../kit/define-try.ts';
import { answerTo, conclusionOf } from '../ladder/drill.ts';
import { candidateNamed, DrillBoard, type View } from '../ladder/drill-board.ts';
import { type Question, questionOf } from './questions.ts';

interface Model {
  readonly round: number;
  readonly index: number;
  readonly question: Question;
  readonly view: View;
  readonly helps: boolean;
  /** How many were named, and found, without help. */
  readonly named: number;
  readonly found: number;
  /** The wrong names that were given to this question. */
  readonly wrong: readonly string[];
}

function questionAt(round: number, index: number, { named, found }: Pick<Model, 'named' | 'found'>): Model {
  const question = questionOf(round, index);
  const { drill, asks } = question;
  const view = { instance: drill.instance, shown: asks === 'find' ? 'nothing' : 'pattern' } as const;
  return { round, index, question, view, helps: false, named, found, wrong: [] };
}

const isOver = ({ view }: Model) => view.struck?.rightly === true;

function named(model: Model, id: string): Outcome<Model> | undefined {
  const { drill, asks } = model.question;
  if (asks !== 'name' || isOver(model) || model.wrong.includes(id)) return undefined;
  const [saw, why, so] = explain(drill.instance, drill.puzzle) as [Sentence, Sentence, Sentence];
  if (id !== drill.rung.technique.id) {
    const [name, idea] = [rungOf(id).technique.name, ideaOf(id)];
    const says = model.wrong.length === 0 ? words.wrong(name, idea) : words.wrongAgain(name, idea, saw);
    return wrong(says, { model: { ...model, wrong: [...model.wrong, id] } });
  }
  const isOwn = !model.helps && model.wrong.length === 0;
  const struck = { candidate: conclusionOf(drill), rightly: true };
  const view = { instance: drill.instance, shown: 'conclusion', struck } as const;
  return right(words.right(oneInText(id), say`${saw} ${why} ${so}`), { model: { ...model, view, named: model.named + (isOwn ? 1 : 0) } });
}

function concluded(model: Model, candidate: CellDigit | undefined): Outcome<Model> | undefined {
  const { drill, asks } = model.question;
  if (!candidate || asks !== 'find' || isOver(model)) return undefined;
  const { judgement, instance } = answerTo(drill, candidate, model.helps);
  const found = model.found + (instance && !model.helps ? 1 : 0);
  const struck = { candidate, rightly: instance !== undefined };
  const view = instance ? ({ instance, shown: 'conclusion', struck } as const) : { ...model.view, struck };
  return { model: { ...model, view, found }, verdict: judgement.kind, says: judgement.sentence };
}

function answered(model: Model): Outcome<Model> | undefined {
  const { drill, asks } = model.question;
  return asks === 'name' ? named(model, drill.rung.technique.id) : concluded(model, conclusionOf(drill));
}

/**
 * Positions without end: a pattern to name, or a name to find the pattern of. Its actions: 'name x-wing' answers, 'take r7c1 5'
 * strikes that mark or writes it, 'pattern' shows where to look, 'answer' says
 * what is right, 'next' goes on.
 */
export const element = defineTry<Model>({
  /** Another round: the same questions come in another order and in other clothes. */
  begin: (_, before) => questionAt((before?.round ?? 0) + 1, 0, { named: 0, found: 0 }),
  actions: {
    name: named,
    take: (model, cell, symbol) => concluded(model, candidateNamed(model.question.drill, cell, symbol)),
    strike: (model, cell, digit) => concluded(model, { cell: Number(cell), digit: Number(digit) }),
    answer: answered,
    show: (model) => answered({ ...model, helps: true }),
    next: (model) => ({ model: questionAt(model.round, model.index + 1, model), forgets: true }),
    pattern: (model) => ({ model: { ...model, helps: true, view: { ...model.view, shown: 'pattern', struck: undefined } } }),
  },
  showOne: () => 'show',
  draw(page) {
    const board = new DrillBoard(page.piece('grid'), page.piece('marks'), ({ cell, digit }) => page.act(`strike ${cell} ${digit}`));
    const [choices, next] = [page.piece('choices'), page.piece('next')];
    let drawn: Question | undefined;
    return (model) => {
      const { question, view, index, helps } = model;
      const { drill, asks } = question;
      const { technique } = drill.rung;
      board.show(drill, view, asks === 'find');
      // What is said of the quiz is no answer to a later question.
      page.toggleAttribute('data-on-way', index > 0);
      page.texts({
        number: words.question(index + 1),
        counts: words.counts(model.named, model.found),
        what: asks === 'find' ? ideaOf(technique.id) : '',
      });
      drawSentence(page.piece('question'), asks === 'name' ? say`${words.name}` : words.find(nameInText(technique.id)));
      if (question !== drawn)
        choices.replaceChildren(
          ...question.choices.map((id) => actionButton('btn.txt', rungOf(id).technique.name, () => page.act(`name ${id}`))),
        );
      drawn = question;
      const hadFocus = choices.contains(document.activeElement);
      for (const [index, button] of choices.querySelectorAll('button').entries()) {
        const id = question.choices[index]!;
        const isWrong = model.wrong.includes(id);
        button.disabled = isOver(model);
        // It can still be focused, so that the keys go on from it.
        if (isWrong) button.ariaDisabled = 'true';
        button.classList.toggle('missed', isWrong);
        button.classList.toggle('met', isOver(model) && id === technique.id);
      }
      if (hadFocus && isOver(model)) next.focus();
      const pattern = page.piece<HTMLButtonElement>('pattern');
      pattern.hidden = asks === 'name';
      pattern.disabled = isOver(model);
      page.press('[data-part=pattern]', () => helps);
      next.classList.toggle('primary', isOver(model));
    };
  },
  facts: (model) => ({
    asks: model.question.asks,
    technique: model.question.drill.rung.technique.id,
    right: isOver(model),
    named: model.named,
    found: model.found,
    question: model.index + 1,
  }),
});
