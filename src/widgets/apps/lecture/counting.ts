import { clock, pasteFault, laptop as words } from '#words/vote.ts';
import { adviceFor, ROUNDS, type Round, readHands, shareOf, totalOf } from '../../../narration/lesson/hands.ts';
import { isNumber, type PosedQuestion } from '../../../narration/lesson/posed-question.ts';
import { tellingOrder } from '../../../narration/lesson/question-bodies.ts';
import type { Command } from '../../../narration/lesson/session.ts';
import { countedRounds, isTimed, openRounds, timeLeft, type Vote, waitsForPageDown } from '../../../narration/lesson/vote.ts';
import { cardShape } from '../../controls/vote/card-shape.ts';
import { pollButtons } from '../../controls/vote/poll-buttons.ts';
import { actionButton, element } from '../../ui/element.ts';
import type { OpenedQuestion } from './question-screen.ts';

/** What a press on the clock adds, in seconds. */
const LONGER = 30;

/** The question that is open, for the presenter alone: what is right, the hands of both rounds, and the way from phase to phase. */
export class Counting {
  readonly #box: HTMLElement;
  readonly #do: (command: Command) => void;
  #drawn = '';
  #fields: HTMLInputElement[][] = [];
  #shares: HTMLElement[] = [];
  /** Shows the first vote without a talk, where so many were right that there is little to talk about. */
  #skip: HTMLElement | undefined;
  #clock = element('div', 'counting-clock');
  /** The question for a poll that the class has already; the phases of the vote don't change it. */
  #poll: { readonly question: PosedQuestion; readonly buttons: HTMLElement } | undefined;

  constructor(box: HTMLElement, obey: (command: Command) => void) {
    [this.#box, this.#do] = [box, obey];
  }

  clear(): void {
    this.#drawn = '';
    this.#box.replaceChildren();
  }

  show(opened: OpenedQuestion, vote: Vote, now: number): void {
    const { question } = opened;
    const drawn = JSON.stringify([question.position, question.choices, vote.kind, vote.phase, vote.heldAt !== undefined, vote.told]);
    if (drawn !== this.#drawn) this.#draw(opened, vote);
    this.#drawn = drawn;
    this.#clock.textContent = isTimed(vote) ? clock(timeLeft(vote, now)) : '';
    for (const [choice, fields] of this.#fields.entries())
      for (const [round, field] of fields.entries())
        if (field !== document.activeElement) field.value = String(vote.counts[round as Round][choice]);
    for (const [choice, share] of this.#shares.entries()) share.textContent = shareText(vote, choice);
    if (this.#skip) this.#skip.hidden = adviceFor(shareRight(question, vote, 0)) !== 'goOn';
    const advice = this.#box.querySelector('.counting-advice');
    const said = adviceText(question, vote);
    if (advice && advice.textContent !== said) advice.textContent = said;
  }

  #draw({ question, opened, pane }: OpenedQuestion, vote: Vote): void {
    const { phase, kind } = vote;
    const head = element('div', 'counting-head');
    head.append(this.#clock, element('h2', '', words.phase[phase]));
    // On a low screen what comes below the table may be out of sight.
    this.#box.replaceChildren(head, this.#buttons(question, vote), this.#table(question, vote), element('p', 'counting-advice'));
    if (kind === 'vote' && openRounds(vote).length > 0)
      this.#box.append(element('p', 'counting-keys', words.keys), this.#paste(question, vote));
    if (this.#poll?.question !== question) this.#poll = { question, buttons: pollButtons(question, opened.run, opened.timeline, pane) };
    if (kind === 'vote' && (phase === 'read' || openRounds(vote).length > 0)) this.#box.append(this.#poll.buttons);
  }

  #table({ choices }: PosedQuestion, vote: Vote): HTMLTableElement {
    const table = element('table', 'counting-table');
    const head = table.createTHead().insertRow();
    const rounds = vote.kind === 'vote' ? ROUNDS : [];
    head.append(...[words.choice, ...rounds.map((round) => words.rounds[round])].map((text) => element('th', '', text)));
    for (const cell of head.cells) cell.scope = 'col';
    this.#shares = [];
    this.#fields = choices.map((choice) => {
      const row = table.insertRow();
      row.classList.toggle('right', choice.right);
      const name = row.insertCell();
      name.append(cardShape(choice), element('span', '', choice.label));
      if (choice.right) name.append(element('small', '', `✓ ${words.onlyHere}`));
      const share = element('small', 'counting-share');
      name.append(share);
      this.#shares.push(share);
      return rounds.map((round) => {
        const field = element('input');
        Object.assign(field, { type: 'number', min: '0', max: '9999', disabled: !openRounds(vote).includes(round) });
        field.setAttribute('aria-label', words.hands(choice.mark, round));
        field.addEventListener('change', () => {
          const hands = this.#fields.map((fields) => fields[round]!.valueAsNumber || 0);
          this.#do({ do: 'counts', round, hands });
        });
        row.insertCell().append(field);
        return field;
      });
    });
    return table;
  }

  #buttons(question: PosedQuestion, vote: Vote): HTMLElement {
    const { kind, phase, heldAt, told, counts } = vote;
    const box = element('div', 'counting-buttons');
    const button = (text: string, key: string, command: Command, classes = 'chip') => {
      const made = actionButton(classes, `${text} `, () => this.#do(command));
      if (key) {
        const sign = element('kbd', '', key);
        sign.setAttribute('aria-hidden', 'true');
        made.append(sign);
      }
      box.append(made);
      return made;
    };
    const isOver = phase === 'answer' || phase === 'step' || waitsForPageDown(vote);
    const next = kind === 'ask' ? words.nextOfAsk[phase as keyof typeof words.nextOfAsk] : words.next[phase];
    button(next ?? words.next[phase], isOver ? 'Page Down' : 'Enter', isOver ? { do: 'forward' } : { do: 'next' }, 'chip.primary');
    if (phase === 'answer' && told < tellingOrder(question, counts).length - 1) button(words.tell, 'Enter', { do: 'next' });
    const isFirst = kind === 'vote' && (phase === 'first' || phase === 'talk');
    this.#skip = isFirst ? button(words.skip, '', { do: 'bars' }) : undefined;
    if (isTimed(vote)) button(words.longer, '+', { do: 'longer', seconds: LONGER });
    if (isTimed(vote)) button(heldAt === undefined ? words.hold : words.release, 'Space', { do: 'hold' });
    if (phase !== 'read') button(told > 0 ? words.backToReason : words.back, '⌫', { do: 'previous' });
    if (openRounds(vote).length > 0) button(words.undo, 'U', { do: 'undo' });
    return box;
  }

  /** Results that a poll gives as text. */
  #paste({ choices }: PosedQuestion, vote: Vote): HTMLElement {
    const box = element('form', 'counting-paste');
    const field = element('input');
    field.placeholder = words.pasteExample;
    field.setAttribute('aria-label', words.pasteLabel);
    const said = element('p');
    said.role = 'status';
    const button = element('button', 'chip', words.paste);
    box.append(field, button, said);
    box.addEventListener('submit', (event) => {
      event.preventDefault();
      const read = readHands(
        field.value,
        // A number that is a choice doesn't name another one.
        choices.map(({ mark, label }, index) => ({
          names: [mark, 'ABCD'[index]!, ...(choices.some((choice) => isNumber(choice.label)) ? [] : [String(index + 1)]), label],
        })),
      );
      said.textContent = 'fault' in read ? pasteFault(read) : '';
      if ('fault' in read) return;
      this.#do({ do: 'counts', round: openRounds(vote).at(-1)!, hands: read });
      field.value = '';
    });
    return box;
  }
}

/** A choice's shares of the hands, round by round. */
const shareText = (vote: Vote, choice: number): string =>
  countedRounds(vote)
    .map((round) => shareOf(vote.counts[round], choice))
    .filter((share) => share !== undefined)
    .map((share) => words.share(share))
    .join(' → ');

/** The share of hands that are right. */
const shareRight = ({ choices }: Pick<PosedQuestion, 'choices'>, { counts }: Vote, round: Round): number =>
  shareOf(
    counts[round],
    choices.findIndex((choice) => choice.right),
  ) ?? 0;

/** What the hands of the last round suggest, and the wrong choice that most of them made. */
function adviceText({ choices }: PosedQuestion, vote: Vote): string {
  const round = countedRounds(vote).findLast((each) => totalOf(vote.counts[each]) > 0);
  if (vote.kind === 'vote' && vote.phase === 'read') return words.notYet;
  if (round === undefined) return vote.kind === 'vote' ? words.none : '';
  const hands = vote.counts[round];
  const right = shareRight({ choices }, vote, round);
  const wrong = choices.map(({ right: isRight }, index) => (isRight ? -1 : hands[index]!));
  const most = wrong.indexOf(Math.max(...wrong));
  const listen = wrong[most]! > 0 ? words.listen(choices[most]!.label, wrong[most]!) : '';
  // What to do after the first vote; from the second on there is nothing left to decide.
  const isFirst = openRounds(vote).length === 1;
  return [words.shareRight(right, totalOf(hands)), isFirst ? words.advice[adviceFor(right)] : '', listen].filter(Boolean).join(' ');
}
