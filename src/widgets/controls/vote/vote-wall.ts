import { choiceName, clock as clockText, strip, timeIsUp, toClass, wall as words } from '#words/vote.ts';
import { ROUNDS } from '../../../narration/lesson/hands.ts';
import type { ShownChoice, ShownQuestion } from '../../../narration/lesson/question-bodies.ts';
import { PHASES, type Phase, timeLeft, type Vote } from '../../../narration/lesson/vote.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import type { PreparedRun } from '../../runs/prepared-run.ts';
import { element } from '../../ui/element.ts';
import { drawSentence } from '../../views/kit/drawn-sentence.ts';
import { QuestionDrawing } from '../question/question-drawing.ts';
import { cardShape } from './card-shape.ts';
import { qrCode } from './qr-code.ts';

/** At these sizes reasons can be read from the last row. */
const READABLE: readonly string[] = ['', 'smaller'];

/** What the wall knows of a vote besides its question: where the clock is. */
export type WallVote = Pick<Vote, 'kind' | 'phase' | 'began' | 'lasts' | 'heldAt'>;

/** The address of the phone card, and the short one that people type. */
export interface CardAddress {
  readonly whole: string;
  readonly short: string;
}

/** What a question on the wall has besides its run. */
export interface WallParts {
  readonly card?: CardAddress | undefined;
  readonly heading?: string;
  readonly pane?: string | undefined;
}

/** Sizes of the type, the largest first: the first at which a question fits is used. From the third on, the code has a screen of its own. */
const FITS = ['', 'smaller', 'apart', 'least', 'bare'] as const;
/** For a grid, which is larger beside its choices also where a screen isn't wide: there they are below it only if more of them is read then. */
const FITS_OF_GRID: readonly (readonly [fit: (typeof FITS)[number], isBeside: boolean])[] = [true, false].flatMap((isBare) =>
  [true, false].flatMap((isBeside) => FITS.filter((fit) => (fit === 'bare') !== isBare).map((fit) => [fit, isBeside] as const)),
);

/**
 * A question on the wall, in the phase of its vote. It draws what it is given and keeps nothing else, so that what a class must not see yet
 * is nowhere in it.
 */
export class VoteWall {
  readonly #root: HTMLElement;
  readonly #run: PreparedRun;
  readonly #timeline: Timeline;
  readonly #card: CardAddress | undefined;
  readonly #drawing: QuestionDrawing;
  readonly #parts: ReturnType<typeof partsOf>;
  #drawn = '';

  /** Without a `card` there is no code: the class raises hands. `heading` stands over the question, and `pane` is drawn beside its picture. */
  constructor(root: HTMLElement, run: PreparedRun, timeline: Timeline, { card, heading = '', pane }: WallParts = {}) {
    this.#root = root;
    this.#run = run;
    this.#timeline = timeline;
    this.#card = card;
    this.#parts = partsOf(card);
    root.classList.add('vote-wall');
    root.setAttribute('role', 'region');
    root.setAttribute('aria-label', words.label);
    const { head, main, apart, phases } = this.#parts;
    const top = element('header');
    if (heading) top.append(element('p', 'vote-heading', heading));
    top.append(head);
    root.replaceChildren(top, main, apart, phases);
    this.#drawing = new QuestionDrawing(this.#parts.picture, run, timeline, pane);
    if (globalThis.ResizeObserver) new ResizeObserver(() => this.#fit()).observe(root);
    // Letters of another type take other room.
    void document.fonts?.ready.then(() => this.#fit());
  }

  /** Draws a question as `bodyOf` gives it for the projector. */
  async draw(shown: ShownQuestion, vote: WallVote, now: number): Promise<void> {
    const { position, lit, shows, choices } = shown;
    const drawn = JSON.stringify([shown, vote.kind, vote.phase]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#root.dataset.phase = vote.phase;
      this.#root.dataset.kind = vote.kind;
      drawSentence(this.#parts.head, lit ? this.#sentenceAt(position) : shown.prompt);
      this.#parts.choices.replaceChildren(...shown.choices.map((choice) => choiceItem(choice, shown.totals)));
      this.#drawTask(vote);
      this.#drawLegend(shown.totals);
      this.#parts.code.hidden = !this.#card || !toClass[vote.phase];
      await this.#drawing.draw({ position, shows, choices }, { lit });
      // The clock takes room, too.
      this.tick(vote, now);
      this.#fit();
    }
    this.tick(vote, now);
  }

  /** Draws the clock; called several times a second. */
  tick(vote: WallVote, now: number): void {
    const left = timeLeft(vote as Vote, now);
    const { clock, phases } = this.#parts;
    clock.hidden = vote.lasts === 0;
    const text = clockText(left);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle('held', vote.heldAt !== undefined);
    drawStrip(phases, vote, vote.lasts === 0 ? 1 : 1 - left / vote.lasts);
    if (vote.lasts > 0 && left === 0 && vote.phase === 'second') this.#parts.how.textContent = timeIsUp;
  }

  /** Shows the code of the phone card on a screen of its own, or the question again. */
  showCode(on: boolean): void {
    if (!this.#card) return;
    this.#root.classList.toggle('code-only', on);
    this.#parts.apart.hidden = !on;
  }

  /** Whether the code has no room beside the question, so that it needs a screen of its own. */
  get codeIsApart(): boolean {
    const { code } = this.#parts;
    return this.#card !== undefined && !code.hidden && code.querySelector('svg')!.checkVisibility?.() === false;
  }

  #sentenceAt(position: number) {
    const { step, state } = this.#timeline.frame(position);
    return sentenceOf(this.#run.words, step, state);
  }

  #drawTask({ kind, phase }: WallVote): void {
    const { what, how } = this.#parts;
    const [head = '', body = ''] = (kind === 'vote' && toClass[phase]) || [];
    what.textContent = head;
    how.textContent = body;
    this.#parts.task.hidden = head === '';
    this.#parts.phases.hidden = kind === 'ask';
  }

  #drawLegend(totals: ShownQuestion['totals']): void {
    const { legend } = this.#parts;
    const given = ROUNDS.filter((round) => totals[round] !== undefined && this.#root.dataset.phase === 'bars');
    legend.hidden = given.length === 0;
    legend.replaceChildren(
      ...given.map((round) => {
        const item = element('span', '', words.handsIn(words.hands[round], totals[round]!));
        item.prepend(element('i', `vote-bar.round-${round}`));
        return item;
      }),
    );
  }

  /** Chooses the largest type at which nothing is cut off. Reasons that would be too small then come one at a time. On an old projector a grid is larger beside its choices, where these have room there. */
  #fit(): void {
    const { main, side, picture } = this.#parts;
    const { shows, pane } = picture.dataset;
    this.#root.toggleAttribute('data-paned', pane !== undefined);
    const fits = shows === 'grid' && !pane ? FITS_OF_GRID : FITS.map((fit) => [fit, false] as const);
    for (const isOneByOne of this.#root.dataset.phase === 'answer' ? [false, true] : [false]) {
      this.#root.toggleAttribute('data-one-by-one', isOneByOne);
      for (const [fit, isBeside] of fits) {
        if (this.#root.dataset.phase === 'answer' && !isOneByOne && !READABLE.includes(fit)) continue;
        this.#root.dataset.fit = fit;
        this.#root.toggleAttribute('data-beside', isBeside);
        if (!isCut(main) && !isCut(side)) return;
      }
    }
  }
}

const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;

function partsOf(card: CardAddress | undefined) {
  const parts = {
    head: element('h2', 'vote-prompt'),
    main: element('div', 'vote-main'),
    picture: element('figure', 'vote-picture'),
    side: element('div', 'vote-side'),
    choices: element('ol', 'vote-choices'),
    legend: element('p', 'vote-legend'),
    foot: element('div', 'vote-foot'),
    code: element('div', 'vote-code'),
    task: element('div', 'vote-task'),
    clock: element('p', 'vote-clock'),
    what: element('p', 'vote-what'),
    how: element('p', 'vote-how'),
    apart: element('div', 'vote-apart'),
    phases: element('ol', 'vote-phases'),
  };
  parts.picture.setAttribute('aria-label', words.picture);
  parts.clock.setAttribute('role', 'timer');
  parts.what.setAttribute('role', 'status');
  parts.phases.setAttribute('aria-label', words.phases);
  parts.phases.append(
    ...strip.map(([label]) => {
      const item = element('li', '', label);
      item.prepend(element('i'));
      return item;
    }),
  );
  parts.task.append(parts.clock, parts.what, parts.how);
  parts.foot.append(parts.code, parts.task);
  parts.side.append(parts.choices, parts.legend, parts.foot);
  parts.main.append(parts.picture, parts.side);
  parts.apart.hidden = true;
  if (card) {
    const code = () => qrCode(card.whole, words.code(card.short));
    const about = element('div');
    about.append(element('p', 'vote-address', card.short), element('p', 'vote-how', words.card));
    parts.code.append(code(), element('p', 'vote-address', card.short));
    parts.apart.append(code(), about);
  }
  return parts;
}

function choiceItem(choice: ShownChoice, totals: ShownQuestion['totals']): HTMLElement {
  const { shape, mark, label, right, reason, isTold, hands } = choice;
  const item = element('li', `vote-choice${right === undefined ? '' : right ? ' right' : ' wrong'}`);
  if (isTold) item.setAttribute('aria-current', 'true');
  const text = element('div', 'vote-words');
  const name = element('p', 'vote-label', label);
  name.prepend(element('span', 'for-listeners', `${choiceName(mark, shape)}: `));
  if (right) name.append(element('b', 'vote-tick', ' ✓'), element('span', 'for-listeners', words.right));
  text.append(name);
  if (hands && right === undefined) text.append(barsOf(hands, totals));
  if (hands && right !== undefined) text.append(element('p', 'vote-change', words.change(...hands)));
  if (reason && reason.length > 0) {
    const why = element('p', 'vote-reason');
    drawSentence(why, reason);
    text.append(why);
  }
  item.append(cardShape(choice), text);
  return item;
}

/** Both rounds as bars, each a share of its own hands. */
function barsOf(hands: NonNullable<ShownChoice['hands']>, totals: ShownQuestion['totals']): HTMLElement {
  const bars = element('div', 'vote-bars');
  for (const round of ROUNDS) {
    const count = hands[round];
    if (count === undefined) continue;
    const row = element('p', `round-${round}`);
    const bar = element('i', `vote-bar.round-${round}`);
    bar.style.setProperty('--share', String(totals[round] ? count / totals[round] : 0));
    const number = element('span', 'vote-count', String(count));
    number.prepend(element('span', 'for-listeners', `${words.hands[round]}: `));
    row.append(bar, number);
    bars.append(row);
  }
  return bars;
}

/** The strip of phases: what is over, what is on, and how far. */
function drawStrip(phases: HTMLElement, { phase }: WallVote, done: number): void {
  const place = (of: Phase) => PHASES.indexOf(of);
  for (const [index, item] of [...phases.children].entries()) {
    const own = strip[index]![1];
    const isOn = own.includes(phase);
    if (isOn) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
    const share = isOn ? done : place(own[0]!) < place(phase) ? 1 : 0;
    (item as HTMLElement).style.setProperty('--done', share.toFixed(3));
  }
}
