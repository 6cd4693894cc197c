import * as words from '#words/review.ts';
import { judgedLevel } from '../../../../engine/logic/judging/elimination-run.ts';
import { ladder, levelNames, type Rung } from '../../../../engine/logic/ladder.ts';
import { hintOf } from '../../../../narration/en/hints.ts';
import {
  badgeOf,
  clockText,
  deedTitle,
  offerWords,
  rungInSentence,
  rungName,
  simplerWords,
  verdictSentences,
} from '../../../../narration/en/solve.ts';
import { plain, type Sentence } from '../../../../narration/sentence.ts';
import { element } from '../../../ui/element.ts';
import { colouredWords } from '../hint-panel.ts';
import { type Look, type MoveBoard, stepsOf } from './move-picture.ts';
import type { Review } from './review.ts';
import { type Explained, pageOf, techniqueOf } from './technique-page.ts';

/** The lowest rung that is worth practising on its own: singles are practised by playing. */
const FIRST_PRACTISED = 4;

/** Whether a rung is practised on its own. What only killers have is not: there are no positions of it. */
export const isPractised = ({ technique }: Rung): boolean =>
  ladder.findIndex((rung) => rung.technique.id === technique.id) >= FIRST_PRACTISED;

interface Uses {
  look(): Look & { readonly full: boolean };
  showStep(step: number): void;
  toggleOpen(): void;
  toggleFull(): void;
  /** The address at which a technique is practised. */
  practice(technique: string): string;
  readonly explained: Explained;
}

/** What is said of a move: what was done, the verdict, the reason, and what else there was. */
export class MovePanel {
  readonly #root: HTMLElement;
  readonly #uses: Uses;

  constructor(root: HTMLElement, uses: Uses) {
    this.#root = root;
    this.#uses = uses;
  }

  /** Shows a move; `board` is what the board shows of it. */
  show(review: Review, board: MoveBoard): void {
    const look = this.#uses.look();
    const focused = this.#root.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset.part : undefined;
    this.#root.replaceChildren(...(look.move === 0 ? startParts(review) : this.#moveParts(review, board, look)));
    if (focused) this.#root.querySelector<HTMLElement>(`[data-part="${focused}"]`)?.focus();
  }

  /** The move in one sentence, for screen readers. */
  static spoken(review: Review, move: number): string {
    const frame = review.frames[move - 1];
    if (!frame) return words.atStart;
    const verdict = review.verdicts[move - 1];
    const badge = verdict && badgeOf(verdict, review.rungList)?.text;
    const said = words.atMove(move, clockText(frame.deed.seconds), deedTitle(frame, review.solve.puzzle));
    return badge ? `${said}. ${badge}.` : `${said}.`;
  }

  #moveParts(review: Review, board: MoveBoard, look: Look & { readonly full: boolean }): HTMLElement[] {
    const { puzzle, answer } = review.solve;
    const frame = review.frames[look.move - 1]!;
    const verdict = review.verdicts[look.move - 1];
    const title = element('h2', '', `${deedTitle(frame, puzzle)} `);
    const head = element('p', 'move-head');
    const time = clockText(frame.deed.seconds);
    head.append(
      element('b', '', words.moveHead(look.move)),
      ` ${look.move === 1 ? words.firstTime(time) : words.moveTime(time, frame.thought)}`,
    );
    if (frame.takenBackBy !== undefined) head.append(' · ', element('span', 'undone', words.takenBackLater));
    if (!verdict)
      return [
        head,
        title,
        element('p', '', words.notJudged),
        element('p', '', words.judging(review.verdicts.length, review.frames.length)),
      ];
    const badge = badgeOf(verdict, review.rungList);
    if (badge) title.append(element('span', `badge.${badge.tone}`, badge.text));
    const level = judgedLevel(review.level);
    const levelName = level && levelNames[level];
    const said = look.open ? [] : verdictSentences(verdict, { puzzle, answer, frames: review.frames, index: look.move - 1, levelName });
    const reason = board.step && hintOf(board.step.step.instance, puzzle, board.step.position);
    const coloured = colouredWords(board.picture, puzzle.grid);
    const paragraph = (sentences: readonly Sentence[], name = '') => {
      const made = element('p', name);
      sentences.forEach((sentence, index) => {
        made.append(...(index > 0 ? [' '] : []), ...coloured(sentence));
      });
      return made;
    };
    const cases = look.full && reason ? reason.cases.map(({ when, follows }) => paragraph([when, ...follows], 'case')) : [];
    return [
      head,
      title,
      ...(said.length > 0 ? [paragraph(said)] : []),
      ...(look.full && reason ? [paragraph([...reason.what, ...reason.where])] : []),
      ...(reason ? [paragraph(reason.why)] : []),
      ...cases,
      ...this.#stepButtons(review, look),
      ...this.#openBox(review, look),
      this.#actions(review, look, board.step?.step.instance.technique),
    ];
  }

  #stepButtons(review: Review, look: Look): HTMLElement[] {
    const steps = stepsOf(review, look);
    if (steps.length < 2) return [];
    const row = element('div', 'steps');
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', words.steps);
    row.append(
      ...steps.map(({ instance }, index) => {
        const name = words.step(index + 1, nameOfStep(instance.technique, review.rungList));
        const button = this.#button('chip', name, `step-${index}`, () => this.#uses.showStep(index));
        button.setAttribute('aria-pressed', String(index === Math.min(look.step, steps.length - 1)));
        return button;
      }),
    );
    return [row];
  }

  /** What had long been open before the move, or was there to be found where the move was a guess or needed something harder. */
  #openBox(review: Review, { move, open }: Look): HTMLElement[] {
    const { puzzle } = review.solve;
    const said = openSentence(review, move, puzzle);
    if (!said) return [];
    const box = element('div', 'open');
    const text = element('span');
    text.append(...said.map(({ text: part, tone }) => (tone === 'strong' ? element('b', '', part) : new Text(part))));
    const button = this.#button('chip', open ? words.showMine : words.showIt, 'show-open', () => this.#uses.toggleOpen(), 'O');
    button.setAttribute('aria-pressed', String(open));
    box.append(text, button);
    return [box];
  }

  /** `step`: the technique of the step that is shown. */
  #actions(review: Review, { move, full }: { move: number; full: boolean }, step: string | undefined): HTMLElement {
    const row = element('div', 'acts');
    const verdict = review.verdicts[move - 1]!;
    const { kind, rung, simplest } = verdict;
    if (step !== undefined) {
      const button = this.#button('chip', full ? words.lessOfIt : words.whyInFull, 'full', () => this.#uses.toggleFull(), 'W');
      button.setAttribute('aria-pressed', String(full));
      row.append(button);
    }
    const learnt = techniqueOf(verdict, step, review.rungList);
    if (learnt !== undefined) {
      const place = review.rungList.findIndex(({ technique }) => technique.id === learnt);
      const link = element('a', 'chip', words.learn(rungInSentence(place, review.rungList)));
      link.href = pageOf(learnt, this.#uses.explained);
      link.dataset.part = 'learn';
      row.append(link);
    }
    const practised = kind === 'guess' ? simplest?.showing.rung : rung;
    if (practised !== undefined && isPractised(review.rungList[practised]!)) {
      const link = element('a', 'chip', words.practise(rungInSentence(practised, review.rungList)));
      link.href = this.#uses.practice(review.rungList[practised]!.technique.id);
      row.append(link);
    }
    return row;
  }

  #button(classes: string, text: string, part: string, act: () => void, key = ''): HTMLButtonElement {
    const button = element('button', classes, text);
    button.type = 'button';
    button.dataset.part = part;
    button.addEventListener('click', act);
    if (key) {
      const shown = element('kbd', '', key);
      shown.setAttribute('aria-hidden', 'true');
      button.setAttribute('aria-keyshortcuts', key);
      button.append(' ', shown);
    }
    return button;
  }
}

const nameOfStep = (id: string, rungs: readonly Rung[]) =>
  rungName(
    rungs.findIndex(({ technique }) => technique.id === id),
    rungs,
  );

function startParts(review: Review): HTMLElement[] {
  const text = review.frames.length > 0 ? words.start.about : words.says.empty;
  return [element('h2', '', words.start.title), element('p', '', text)];
}

/** What there was besides a move; undefined where nothing is to be said. */
export function openSentence(review: Review, move: number, puzzle = review.solve.puzzle): Sentence | undefined {
  const verdict = review.verdicts[move - 1];
  if (verdict?.open) return simplerWords(verdict.open, puzzle);
  const { simplest, kind } = verdict ?? {};
  // Where a single showed the digit of a mistake, its sentences have said so.
  const isOpen = kind === 'guess' || kind === 'unproven' || (kind === 'mistake' && !verdict?.wouldShow);
  return simplest && (isOpen || review.passed()[move - 1] !== undefined) ? offerWords(simplest, puzzle) : undefined;
}

/** All moves with their verdicts, as a list: for paper. */
export function moveList(review: Review): HTMLElement[] {
  return review.frames.map((_, index) => {
    const open = openSentence(review, index + 1);
    return element('li', '', [MovePanel.spoken(review, index + 1), ...(open ? [plain(open)] : [])].join(' '));
  });
}
